import { JudgeLog } from '../adapters/disk/judge-log.js';
import type { TimeBudget } from '../adapters/github/time-budget.js';
import { realTime } from '../adapters/process.js';
import type { Environment, OnProgress, Progress } from '../core/environment.js';
import type { Problem } from '../core/errors.js';
import type { Time } from '../core/ports.js';
import { pathIn } from '../core/workspace-path.js';
import { findTranscript, type TranscriptOf } from '../inputs/corpus/find-transcript.js';
import type { GoldenSession } from '../inputs/corpus/golden-session.js';
import type { Label } from '../inputs/label.js';
import type { Turn } from '../inputs/turns/turn.js';
import { openAskOnce } from '../judge/asking/ask-once.js';
import { paceOf } from '../judge/asking/concurrency.js';
import { batchLogLine } from '../judge/asking/log-line.js';
import { type DoubtedRecordings, newRecordingsSentence } from '../judge/asking/new-recordings.js';
import { checkAgainstLabels, labelQuestions } from '../judge/calibration/judge-agreement.js';
import { estimateRubric, estimateRun } from '../judge/estimate/estimate-run.js';
import { type Estimate, questionsThatFit, sumOfEstimates } from '../judge/estimate/tally.js';
import type { JudgeFacts } from '../judge/judge-facts.js';
import type { JudgedCopy } from '../judge/judge-strength.js';
import { judgeTurns, type TurnFacts } from '../judge/judge-turns.js';
import type { Judgement } from '../judge/judgement.js';
import { Budget } from '../judge/money/budget.js';
import { type AskedPairs, askPairs, type CandidatePair, pairwiseWords } from '../judge/pairwise/ask-pairs.js';
import { judgePanel } from '../judge/panel/judge-panel.js';
import type { MemberFacts } from '../judge/panel/panel-facts.js';
import type { Guidelines } from '../judge/prompts/guidelines.js';
import type { SessionQuestion } from '../judge/rubric-questions.js';
import { judgeRun } from '../judge/run-judge.js';
import type { InputPorts } from '../scoring/run-inputs.js';
import type { ScoredSessions } from '../scoring/score-sessions.js';
import { copiesForJudge, copyQuestions, judgedCopies } from '../self-test/copies-for-judge.js';
import { JUDGE_LOG } from '../settings/files-of-runs.js';
import type { TurnMetric } from '../settings/judge-metrics.js';
import { isProgram } from '../settings/panel-members.js';
import type { Settings } from '../settings/table.js';
import { askMembers, concededBy, type Member } from './ask-members.js';
import { batchFileOfRun, openBatching } from './batching.js';
import { WaitingLine } from './cost-limit.js';
import { doubtedRecordings, ownTimeBudget } from './doubted-recordings.js';
import { guidelinesOf } from './guidelines.js';
import { ledgerOf, leftOf } from './judge-money.js';
import { openProviders, refuseProblems } from './named-members.js';
import { openTally } from './open-estimate.js';
import { openMember, type Shared } from './open-member.js';
import { recordedStrength } from './recorded-strength.js';
import { believedOf, cassetteOf, openKeys } from './recorder.js';
import { sessionsToRewrite } from './sessions-to-rewrite.js';

/** The judge of one run, with its cassette, ledger and log open. Close it in the end. */
export interface OpenJudge {
  /** Asks about the sessions of the run. */
  readonly judge: (scored: ScoredSessions, onProgress: OnProgress) => Promise<JudgeFacts>;
  /**
   * Asks about labelled candidates, within the same cost limit and deadline and with the same cassette. Resolves to the
   * judgements by `labelKey`.
   */
  readonly askLabels: (labels: readonly Label[], onProgress: OnProgress) => Promise<ReadonlyMap<string, Judgement>>;
  /** Asks about turns of an assistant. */
  readonly judgeTurns: (
    turns: readonly Turn[],
    metrics: readonly TurnMetric[],
    onProgress: OnProgress,
  ) => Promise<TurnFacts>;
  /**
   * Asks about copies of references that were changed on purpose, to see how strong the judge is; `tellCost` is told before
   * anybody is asked.
   */
  readonly judgeCopies: (
    sessions: readonly GoldenSession[],
    tellCost: (estimate: Estimate) => void,
    onProgress: OnProgress,
  ) => Promise<readonly JudgedCopy[]>;
  /** Asks about candidates side by side, in both orders; for a judge that is alone. */
  readonly judgePairs: (pairs: readonly CandidatePair[], onProgress: OnProgress) => Promise<AskedPairs>;
  /** What the team says about its summaries; undefined where it says nothing. */
  readonly guidelines: Guidelines | undefined;
  /** Path of judge-log.jsonl; nothing where no attempt was made, or the file could not be written. */
  readonly logPath: () => string | undefined;
  /** Sorts the cassette; returns what could not be kept, for a warning. */
  readonly close: () => Promise<readonly string[]>;
}

/** What a judged run reaches of the world. */
export interface JudgePorts extends InputPorts {
  /** The real one when left out. */
  readonly time?: Time | undefined;
  /** For waiting on GitHub, where recorded answers are held against those of the base; one of its own when left out. */
  readonly timeBudget?: TimeBudget | undefined;
}

/**
 * Opens the judge of a run. Throws a UserError where it cannot do what the settings ask: no price under a cap, no way to
 * ask though it is required, a cassette or a ledger that cannot be read.
 */
export async function openJudge(
  settings: Settings,
  env: Environment['env'],
  { files, digest, clock, time = realTime, timeBudget = ownTimeBudget() }: JudgePorts,
): Promise<OpenJudge> {
  const problems: Problem[] = [];
  const isReal = !settings.simulate;
  // Before the cassette: what another run fetches meanwhile is then in one of them.
  const batches = isReal ? batchFileOfRun(settings, files, problems) : undefined;
  // What is made up is never kept as an answer.
  const cassette = isReal ? cassetteOf(settings, files, problems) : undefined;
  const ledger = isReal ? ledgerOf(settings, files, problems) : undefined;
  const asked = openProviders(settings, { env, root: files.root, digest }, problems);
  const guidelines = guidelinesOf(settings, files, digest, problems);
  refuseProblems(problems);

  const canAsk = asked.some(({ provider }) => provider.completer !== null);
  const asking = canAsk ? 'possible' : 'impossible';
  const doubted = await doubtedRecordings(cassette, settings, { files, env, asking, timeBudget });
  const believed = believedOf(cassette, doubted);
  const budget = new Budget(settings['max-cost-usd']);
  const log = new JudgeLog(files, pathIn(settings['report-dir'], JUDGE_LOG));
  const isFixed = (env['SOURCE_DATE_EPOCH'] ?? '') !== '';
  // One look at the clock on the wall, which may be set back while the run goes on.
  const [opened, openedAt] = [time.now(), clock().getTime()];
  const shared: Shared = {
    ...{ isReal, cassette: believed, guidelines, budget, ledger, time, log },
    waiting: new WaitingLine(),
    deadline: time.now() + settings['judge-deadline-seconds'] * 1000,
    clock: {
      wallTime: (moment) => (isFixed ? openedAt : openedAt + Math.round(moment - opened)),
      showsDurations: !isFixed,
    },
  };
  const spentUsd = (): number | null => (asked.every(({ provider }) => provider.pricing.isKnown) ? budget.spent : null);
  let watch: (progress: Progress) => void = () => undefined;
  const opening = asked.map(({ named, provider }) =>
    openMember(named, provider, openKeys(named.settings, digest), shared),
  );
  const sent = opening.map((one) => ({
    direct: one,
    batching:
      batches === undefined || one.provider.batches === null
        ? undefined
        : openBatching(one.asking, batches, {
            transport: one.provider.batches,
            costLimit: one.costLimit,
            keyOf: one.keys,
            isRecorded: (key) => believed?.find(key) !== undefined,
            onEvent: (event) => log.add(batchLogLine(event, one.context)),
            onAwaited: (awaited) => watch({ ...awaited, spentUsd: spentUsd() }),
          }),
  }));
  const members = sent.map(
    ({ direct, batching }): Member => ({
      ...direct,
      direct: direct.asking,
      asking: batching?.asking ?? direct.asking,
      baseUrl: direct.provider.address,
    }),
  );
  const told = (onProgress: OnProgress) => {
    watch = onProgress;
    return (done: number, all: number | null, what: string): void => {
      // Where nobody is asked and nothing is played there is nothing to wait for.
      if (!canAsk && cassette === undefined) return;
      onProgress({ done, all, what, spentUsd: spentUsd() });
    };
  };
  const askRubric = (
    of: readonly Member[],
    questionsOf: (member: Member) => readonly SessionQuestion[],
    what: string,
    onProgress: OnProgress,
  ) => askMembers(of, questionsOf, settings, { digest, what, onProgress: told(onProgress) });
  const askLabels = async (labels: readonly Label[], onProgress: OnProgress, of: readonly Member[] = members) => {
    const questions = (one: Member) => labelQuestions(labels, one.settings, one.asking);
    const judgements = await askRubric(of, questions, 'labels', onProgress);
    return new Map(judgements.map((judgement) => [judgement.session, judgement]));
  };
  // Each time anew: the transcripts of all sessions together may be larger than the memory.
  const transcriptOf: TranscriptOf = (golden) => findTranscript(golden, files, digest);
  const tools = (scored: ScoredSessions) => ({
    transcriptOf,
    digest,
    failing: sessionsToRewrite(scored),
  });
  const tallyOf = ({ settings: own, provider, keys, direct }: Member) =>
    openTally(own, provider.pricing, direct.recorder, keys);
  const answering = { showsDurations: !isFixed };
  return {
    judgePairs: (pairs, onProgress) => {
      const [only] = members;
      if (only === undefined) throw new RangeError('somebody judges');
      return askPairs(pairs, openAskOnce(only.asking, digest), {
        words: pairwiseWords(only.settings, guidelines),
        pace: paceOf(only.settings),
        onJudged: (done, all) => told(onProgress)(done, all, 'pairs'),
      });
    },
    judgeTurns: (turns, metrics, onProgress) => {
      const [only] = members;
      if (only === undefined) throw new RangeError('somebody judges');
      const { asking, baseUrl } = only;
      return judgeTurns(turns, only.settings, {
        ...{ ...answering, asking, baseUrl, digest, metrics, onProgress: told(onProgress) },
      });
    },
    judge: async (scored, onProgress) => {
      const left = isReal && canAsk ? leftOf(settings, ledger) : undefined;
      if (left !== undefined) {
        const estimates = await Promise.all(
          members
            .filter(({ member }) => members.length === 1 || !isProgram(member))
            .map((one) =>
              estimateRun(scored, one.settings, { ...tools(scored), form: one.asking, tally: tallyOf(one) }),
            ),
        );
        const estimate = sumOfEstimates(estimates);
        const fitting = questionsThatFit(estimate, left.leftUsd);
        if (fitting !== null) {
          onProgress({ ...left, fitting, questions: estimate.calls, likelyUsd: estimate.likelyUsd ?? 0 });
        }
      }
      const judging = { ...answering, ...tools(scored), onProgress: told(onProgress) };
      const [only, ...others] = members;
      const facts =
        only !== undefined && others.length === 0
          ? await judgeRun(scored, only.settings, { ...judging, asking: only.asking, baseUrl: only.baseUrl })
          : await judgePanel(scored, settings, members, judging);
      const inMedians = members.filter((_, i) => isIn(facts.panel?.members[i]));
      const askMore = (labels: readonly Label[]) => askLabels(labels, onProgress, inMedians);
      // Those of all shards together tell how far the judge agrees with people: the job that merges checks.
      const checked = await checkAgainstLabels(facts, settings.shard === null ? scored.inputs.labels : [], {
        settings,
        digest,
        askMore,
      });
      const strength = isReal ? recordedStrength(scored, settings, opening) : undefined;
      return {
        ...checked,
        ...concededBy(members),
        ...(strength !== undefined && { strength }),
        ...(doubted !== undefined && { newRecordings: doubted.facts() }),
      };
    },
    judgeCopies: async (sessions, tellCost, onProgress) => {
      const copies = copiesForJudge(sessions, settings.dimensions);
      const questionsOf = (one: Member) => copyQuestions(copies, one.settings, one.asking);
      const estimates = members.map((one) => {
        const tally = tallyOf(one);
        for (const question of questionsOf(one)) estimateRubric(question, one.settings, tally);
        return tally.finish(copies.length);
      });
      tellCost(sumOfEstimates(estimates));
      return judgedCopies(copies, await askRubric(members, questionsOf, 'copies', onProgress));
    },
    askLabels: (labels, onProgress) => askLabels(labels, onProgress),
    guidelines,
    logPath: () => (log.isBegun ? log.path : undefined),
    close: async () => {
      for (const { provider } of asked) provider.close();
      await cassette?.finish();
      // Only when their answers are kept may batches be forgotten.
      const answers = cassette?.isWhole === false ? 'lost' : 'kept';
      const ofBatches = await Promise.all(sent.map(({ batching }) => batching?.close(answers) ?? []));
      return [
        ...members.flatMap(({ member, asking }) => {
          const name = members.length === 1 ? 'judge' : `judge ${member.model}`;
          const { message, unanswered } = asking.halt;
          if (message !== null) return [`${name}: ${message}`];
          return unanswered === null ? [] : [`${name}: no request was answered; of the last: ${unanswered}`];
        }),
        ...doubts(doubted),
        ...ofBatches.flat(),
        ...(cassette?.trouble == null ? [] : [`judge-cassette: an answer could not be kept: ${cassette.trouble}`]),
        ...(ledger?.trouble == null ? [] : [`budget-ledger: ${ledger.trouble}`]),
        ...(log.trouble === null ? [] : [`${log.path} could not be written: ${log.trouble}`]),
      ];
    },
  };
}

/** Whether somebody is in the medians of the rubric; one who judges alone is. */
function isIn(member: MemberFacts | undefined): boolean {
  return member === undefined || member.leftOut.every(({ metric }) => metric !== 'rubric');
}

/** Said by every command that plays recorded answers; a report has it besides. */
function doubts(doubted: DoubtedRecordings | undefined): readonly string[] {
  const facts = doubted?.facts();
  return facts === undefined || facts.needed === 0 ? [] : [`judge-cassette: ${newRecordingsSentence(facts)}`];
}
