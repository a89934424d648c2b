import type { Ledger } from '../adapters/disk/ledger.js';
import type { OnProgress } from '../core/environment.js';
import type { Digest } from '../core/ports.js';
import type { TranscriptOf } from '../inputs/corpus/find-transcript.js';
import type { GoldenSession } from '../inputs/corpus/golden-session.js';
import type { Label } from '../inputs/labels/label.js';
import type { Turn } from '../inputs/turns/turn.js';
import { LONGEST_ANSWER } from '../judge/asking/answer.js';
import type { Asking } from '../judge/asking/ask.js';
import { openAskOnce } from '../judge/asking/ask-once.js';
import { paceOf } from '../judge/asking/concurrency.js';
import type { DoubtedRecordings } from '../judge/asking/new-recordings.js';
import { checkAgainstLabels, labelQuestions } from '../judge/calibration/judge-agreement.js';
import { estimateRubric, estimateRun } from '../judge/estimate/estimate-run.js';
import { asIfAsked } from '../judge/estimate/stub-answers.js';
import { type Estimate, questionsThatFit, sumOfEstimates } from '../judge/estimate/tally.js';
import type { JudgeFacts } from '../judge/judge-facts.js';
import { type JudgedCopy, type JudgeStrength, judgeStrengthOf, strengthLevel } from '../judge/judge-strength.js';
import { judgeTurns, type TurnFacts } from '../judge/judge-turns.js';
import type { Judgement } from '../judge/judgement.js';
import { type AskedPairs, askPairs, type CandidatePair, pairwiseWords } from '../judge/pairwise/ask-pairs.js';
import { combineAll } from '../judge/panel/combine-all.js';
import { judgePanel } from '../judge/panel/judge-panel.js';
import type { MemberFacts } from '../judge/panel/panel-facts.js';
import type { Guidelines } from '../judge/prompts/guidelines.js';
import type { RubricForm, SessionQuestion } from '../judge/rubric-questions.js';
import { judgeRun } from '../judge/run-judge.js';
import { mergeSamples } from '../judge/sampling/merge-samples.js';
import type { ScoredSessions } from '../scoring/score-sessions.js';
import {
  type Copy,
  copiesForJudge,
  copyQuestions,
  judgedCopies,
  MOST_DRAWN_FROM,
} from '../self-test/copies-for-judge.js';
import type { TurnMetric } from '../settings/judge-metrics.js';
import { isProgram } from '../settings/panel-members.js';
import { hasJudgeGate } from '../settings/rules.js';
import type { Settings } from '../settings/table.js';
import { askMembers, concededBy, type Member } from './ask-members.js';
import { leftOf } from './cost-limit.js';
import type { NamedMember } from './named-members.js';
import { openTally } from './open-estimate.js';
import type { JudgeProgress } from './progress.js';
import { NO_RECORDER } from './recorder.js';
import { sessionsToRewrite } from './sessions-to-rewrite.js';

/** What the judge of a run is asked with. */
export interface JudgeTools {
  readonly settings: Settings;
  readonly digest: Digest;
  readonly transcriptOf: TranscriptOf;
  readonly guidelines: Guidelines | undefined;
  readonly ledger: Ledger | undefined;
  /** One or more. */
  readonly members: readonly Member[];
  /** Whether any of them can be asked; else recorded answers are all that there is. */
  readonly canAsk: boolean;
  /** Recorded answers that are new in a pull request; undefined where there are none. */
  readonly doubted: DoubtedRecordings | undefined;
  readonly showsDurations: boolean;
  readonly progress: JudgeProgress;
}

/** Asks about the sessions of a run, and about labels where their agreement is checked. */
export async function askAboutSessions(
  tools: JudgeTools,
  scored: ScoredSessions,
  onProgress: OnProgress,
): Promise<JudgeFacts> {
  const { settings, digest, members, doubted, progress } = tools;
  const ofRun = { transcriptOf: tools.transcriptOf, digest, failing: sessionsToRewrite(scored) };
  await warnOfCaps(tools, scored, ofRun, onProgress);
  const judging = { showsDurations: tools.showsDurations, ...ofRun, onProgress: progress.watchedBy(onProgress) };
  const [only, ...others] = members;
  const facts =
    only !== undefined && others.length === 0
      ? await judgeRun(scored, only.settings, { ...judging, asking: only.asking, baseUrl: only.baseUrl })
      : await judgePanel(scored, settings, members, judging);
  const inMedians = members.filter((_, i) => isIn(facts.panel?.members[i]));
  // Those of all shards together tell how far the judge agrees with people: the job that merges checks.
  const checked = await checkAgainstLabels(facts, settings.shard === null ? scored.inputs.labels : [], {
    settings,
    digest,
    askMore: (labels) => askAboutLabels(tools, labels, onProgress, inMedians),
  });
  const asking = members.map((one) => ({ ...one, asking: one.direct }));
  const strength = settings.simulate ? undefined : recordedStrength(scored, settings, asking);
  return {
    ...checked,
    ...concededBy(members),
    ...(strength !== undefined && { strength }),
    ...(doubted !== undefined && { newRecordings: doubted.facts() }),
  };
}

/** Says, before anybody is asked, where a cap on the costs cannot carry the run. */
async function warnOfCaps(
  { settings, ledger, members, canAsk }: JudgeTools,
  scored: ScoredSessions,
  ofRun: Pick<JudgeTools, 'transcriptOf' | 'digest'> & { readonly failing: ReturnType<typeof sessionsToRewrite> },
  onProgress: OnProgress,
): Promise<void> {
  const left = canAsk && !settings.simulate ? leftOf(settings, ledger) : undefined;
  if (left === undefined) return;
  // What a program costs nobody knows, and no cap holds for it beside others.
  const capped = members.filter(({ member }) => members.length === 1 || !isProgram(member));
  const estimate = sumOfEstimates(
    await Promise.all(
      capped.map((one) => estimateRun(scored, one.settings, { ...ofRun, form: one.asking, tally: tallyOf(one) })),
    ),
  );
  const fitting = questionsThatFit(estimate, left.leftUsd);
  if (fitting !== null) onProgress({ ...left, fitting, questions: estimate.calls, likelyUsd: estimate.likelyUsd ?? 0 });
}

function tallyOf({ settings, provider, keys, direct }: Member): ReturnType<typeof openTally> {
  return openTally(settings, provider.pricing, direct.recorder, keys);
}

/** Whether somebody is in the medians of the rubric; one who judges alone is. */
function isIn(member: MemberFacts | undefined): boolean {
  return member === undefined || member.leftOut.every(({ metric }) => metric !== 'rubric');
}

/**
 * Asks about labelled candidates. Resolves to the judgements by `labelKey`.
 * @param of those who are asked
 */
export async function askAboutLabels(
  tools: JudgeTools,
  labels: readonly Label[],
  onProgress: OnProgress,
  of: readonly Member[] = tools.members,
): Promise<ReadonlyMap<string, Judgement>> {
  const questionsOf = (one: Member) => labelQuestions(labels, one.settings, one.asking);
  const judgements = await askRubric(tools, of, questionsOf, { what: 'labels', onProgress });
  return new Map(judgements.map((judgement) => [judgement.session, judgement]));
}

function askRubric(
  { settings, digest, progress }: JudgeTools,
  of: readonly Member[],
  questionsOf: (member: Member) => readonly SessionQuestion[],
  { what, onProgress }: { readonly what: string; readonly onProgress: OnProgress },
): Promise<readonly Judgement[]> {
  return askMembers(of, questionsOf, settings, { digest, what, onProgress: progress.watchedBy(onProgress) });
}

/** Asks about turns of an assistant, for a judge that is alone. */
export function askAboutTurns(
  { digest, members, showsDurations, progress }: JudgeTools,
  turns: readonly Turn[],
  metrics: readonly TurnMetric[],
  onProgress: OnProgress,
): Promise<TurnFacts> {
  const { settings, asking, baseUrl } = firstOf(members);
  return judgeTurns(turns, settings, {
    ...{ showsDurations, asking, baseUrl, digest, metrics, onProgress: progress.watchedBy(onProgress) },
  });
}

/** Asks about candidates side by side, in both orders, for a judge that is alone. */
export function askAboutPairs(
  { digest, members, guidelines, progress }: JudgeTools,
  pairs: readonly CandidatePair[],
  onProgress: OnProgress,
): Promise<AskedPairs> {
  const { settings, asking } = firstOf(members);
  return askPairs(pairs, openAskOnce(asking, digest), {
    words: pairwiseWords(settings, guidelines),
    pace: paceOf(settings),
    onJudged: (done, all) => progress.watchedBy(onProgress)(done, all, 'pairs'),
  });
}

function firstOf([first]: readonly Member[]): Member {
  if (first === undefined) throw new RangeError('somebody judges');
  return first;
}

/** Asks about copies of references that were changed on purpose; `tellCost` is told what that would cost before anybody is asked. */
export async function askAboutCopies(
  tools: JudgeTools,
  sessions: readonly GoldenSession[],
  tellCost: (estimate: Estimate) => void,
  onProgress: OnProgress,
): Promise<readonly JudgedCopy[]> {
  const { settings, members } = tools;
  const copies = copiesForJudge(sessions, settings.dimensions);
  const questionsOf = (one: Member) => copyQuestions(copies, one.settings, one.asking);
  const estimates = members.map((one) => {
    const tally = tallyOf(one);
    for (const question of questionsOf(one)) estimateRubric(question, one.settings, tally);
    return tally.finish(copies.length);
  });
  tellCost(sumOfEstimates(estimates));
  return judgedCopies(copies, await askRubric(tools, members, questionsOf, { what: 'copies', onProgress }));
}

interface Recorded extends NamedMember {
  readonly asking: Pick<Asking, 'recorder' | 'replay'> & RubricForm;
}

/**
 * How strong the judge is, where it has gates and all answers of all who judge about copies are recorded: no run pays for that.
 * Undefined otherwise.
 */
export function recordedStrength(
  { corpusSessions: corpus }: ScoredSessions,
  settings: Settings,
  members: readonly Recorded[],
): JudgeStrength | undefined {
  if (!hasJudgeGate(settings) || !members.every(mayHaveRecorded)) return undefined;
  const drawn = Array.from({ length: corpus.count }, (_, i) => i).filter((i) => !corpus.isCanary(i));
  const sessions = drawn.slice(0, MOST_DRAWN_FROM).map(corpus.at);
  const copies = copiesForJudge(sessions, settings.dimensions);
  if (copies.length === 0) return undefined;
  const said = members.flatMap((one) => {
    const judgements = recordedJudgements(copies, one);
    return judgements === undefined ? [] : [{ member: one.member, judgements }];
  });
  if (said.length < members.length) return undefined;
  const judgements = combineAll(said);
  return judgeStrengthOf(judgedCopies(copies, judgements), strengthLevel(settings));
}

/** Whether it is worth while to read references and to make copies of them. */
function mayHaveRecorded({ asking: { recorder, replay } }: Recorded): boolean {
  return recorder !== NO_RECORDER && (replay === 'auto' || replay === 'replay');
}

/** Undefined where one of the answers is not recorded. */
function recordedJudgements(copies: readonly Copy[], { settings, asking }: Recorded): readonly Judgement[] | undefined {
  const { recorder } = asking;
  const judgements: Judgement[] = [];
  for (const question of copyQuestions(copies, settings, asking)) {
    const { session, request, read } = question.open();
    const recorded = recorder.find(request, 0);
    if (recorded === undefined || recorded.text.length > LONGEST_ANSWER) return undefined;
    judgements.push(mergeSamples(session, [asIfAsked(read(recorded.text, false))], question.dimensions, 'median'));
  }
  return judgements;
}
