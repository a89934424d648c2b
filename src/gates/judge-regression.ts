import { shown } from '../core/numbers.js';
import { byCodePoint, counted } from '../core/text.js';
import type { BaselineReport, BaselineSession } from '../inputs/baseline/baseline-report.js';
import {
  type Answering,
  answeredByOthers,
  answeringModels,
  isSameModel,
  mostlyAnsweredBy,
} from '../judge/answering-model.js';
import type { JudgeFacts } from '../judge/judge-facts.js';
import { isEnough } from '../judge/judgement.js';
import { countingIn, type ReportedMember } from '../judge/panel/panel-facts.js';
import { PROMPT_VERSIONS } from '../judge/prompts/versions.js';
import { metricScore } from '../judge/sampling/known-score.js';
import type { MetricScores } from '../judge/session-metrics.js';
import type { RatedSession } from '../scoring/scored-session.js';
import type { JudgeGate } from '../settings/gate-settings.js';
import { type JudgeMetric, SESSION_METRICS, type SessionMetric } from '../settings/judge-metrics.js';
import { clustersOf } from '../statistics/clusters.js';
import { type Change, changesBetween } from './baseline/change.js';
import { pairSessions, type SessionPair } from './baseline/pair-sessions.js';
import type { Compared } from './regression-checks.js';

/** What the judge's regression gates speak of. */
export type JudgedSubject = 'overall' | SessionMetric;

/** A session that the judge has scored in both runs. */
interface JudgedPair {
  readonly name: string;
  readonly before: number;
  readonly now: number;
}

/** How a mean of the judge has changed over the sessions that were measured in both runs. */
interface JudgedChange {
  readonly change: Change;
  readonly pairs: readonly JudgedPair[];
}

/** What the judge said of the base, beside what it says now. */
export interface JudgedSinceBase {
  /** Whether a gate that cannot be evaluated leaves the run open. */
  readonly isWanted: boolean;
  /** What a gate is about: the overall, or each metric that was asked for. */
  readonly subjects: (kind: JudgeGate) => readonly JudgedSubject[];
  /** @param minMeasured share of the sessions to compare that must have a score in both runs, 0..1 */
  readonly changeOf: (subject: JudgedSubject, minMeasured: number) => JudgedChange | { readonly obstacle: string };
}

/**
 * Compares what the judge says with what it said on the base, session by session with the same reference. Scores of another
 * model, mode or version of the prompt are another measurement, and are not compared. Null without a judge or a baseline.
 */
export function judgedSinceBase(
  judge: JudgeFacts<MetricScores> | null,
  compared: Compared | null,
  sessions: readonly RatedSession[],
): JudgedSinceBase | null {
  if (judge === null || compared === null) return null;
  const { facts } = compared;
  const known = new Map<JudgedSubject, JudgedChange | { readonly obstacle: string }>();
  return {
    isWanted: facts.kind !== 'none',
    subjects: (kind) =>
      kind === 'max-judge-regression'
        ? ['overall']
        : SESSION_METRICS.filter((metric) => judge.metrics.includes(metric)),
    changeOf: (subject, minMeasured) => {
      const found =
        known.get(subject) ??
        (facts.kind === 'found'
          ? compareSubject(subject, judge, facts.report, sessions, minMeasured)
          : { obstacle: facts.reason });
      known.set(subject, found);
      return found;
    },
  };
}

function compareSubject(
  subject: JudgedSubject,
  judge: JudgeFacts<MetricScores>,
  report: BaselineReport,
  sessions: readonly RatedSession[],
  minMeasured: number,
): JudgedChange | { readonly obstacle: string } {
  const obstacle = obstacleOf(subject, judge, report);
  if (obstacle !== undefined) return { obstacle };
  const { pairs } = pairSessions(sessions, report, []);
  const wanted = pairs.filter(({ now }) => isWanted(subject, judge, now.golden.name));
  const both = wanted.flatMap((pair) => bothOf(subject, judge, pair));
  if (both.length === 0) return { obstacle: 'no session of both has the same reference and a score of the judge' };
  if (!isEnough({ wanted: wanted.length, measured: both.length }, minMeasured)) {
    return { obstacle: `only ${both.length} of ${counted(wanted.length, 'session')} were measured in both runs` };
  }
  const groups = new Map(wanted.map(({ now }) => [now.golden.name, now.golden.group]));
  const [change] = changesBetween(
    [{ before: both.map(({ before }) => before), now: both.map(({ now }) => now) }],
    clustersOf(both.map(({ name }) => groups.get(name))),
  );
  return change === undefined ? { obstacle: 'nothing was compared' } : { change, pairs: both };
}

/** Why scores of the two runs are not the same measurement. */
function obstacleOf(
  subject: JudgedSubject,
  judge: JudgeFacts<MetricScores>,
  { judge: before, sessions }: BaselineReport,
): string | undefined {
  const { model, mode, promptVersion, provider, program, panel } = judge;
  if (before == null) return 'the baseline has no judge';
  if (before.simulated === true) return 'the judge of the baseline was simulated';
  if (before.voided != null) return 'nothing that the judge of the baseline said can be believed';
  const metric = subject === 'overall' ? 'rubric' : subject;
  const ofUs = panel?.members.map(({ leftOut, ...member }) => ({ ...member, left_out: leftOut }));
  const [them, us] = [panelOf(metric, before.panel?.members), panelOf(metric, ofUs)];
  if (them !== us) return `the baseline was judged by ${them ?? before.model}, not by ${us ?? model}`;
  if (us === null) {
    // The same name of a model may be another model elsewhere, and any at all behind a program.
    const [theirWay, ourWay] = [wayOf(before), wayOf({ provider, program })];
    if (theirWay !== ourWay) return `the baseline was judged by ${theirWay}, not by ${ourWay}`;
    if (before.model !== model) return `the baseline was judged by ${before.model}, not by ${model}`;
    const swapped = swappedModel(
      model,
      answeringModels(sessions.map((session) => session.judge?.model_used)),
      answeringModels([...judge.judgements.values()].map(({ modelUsed }) => modelUsed)),
    );
    if (swapped !== undefined) return swapped;
  }
  if (subject === 'overall' && before.mode !== mode) return `the baseline was judged in ${before.mode} mode`;
  const [theirs, ours] =
    subject === 'overall'
      ? [before.prompt_version, promptVersion]
      : [before.metrics?.[subject]?.prompt_version, PROMPT_VERSIONS[subject]];
  if (theirs === undefined) return `the judge of the baseline was not asked for ${subject}`;
  return theirs === ours ? undefined : `the baseline was judged with the prompt ${theirs}, not ${ours}`;
}

/** Why the answers of two runs that have asked the same model are not those of one model: a gateway may have taken another. */
function swappedModel(asked: string, before: readonly Answering[], now: readonly Answering[]): string | undefined {
  const [theirs, ours] = [mostlyAnsweredBy(asked, before), mostlyAnsweredBy(asked, now)];
  if (theirs !== null && ours !== null && isSameModel(theirs, ours)) return undefined;
  const told = (models: readonly Answering[]): string =>
    answeredByOthers(asked, models) ?? `answered by ${asked}, which was asked`;
  return `the judge of the baseline was ${told(before)}; that of this run ${told(now)}: scores of another model are another measurement`;
}

/** Who was asked, as the settings call it. */
function wayOf({
  provider,
  program,
}: {
  readonly provider?: string | null | undefined;
  readonly program?: string | null | undefined;
}): string {
  return program == null ? (provider ?? 'anthropic') : `the ${provider} ${program}`;
}

/** Who has judged; null for one judge, who has no median. Medians of other judges are another measurement, and so are those of fewer. */
function panelOf(metric: JudgeMetric, members: readonly ReportedMember[] | undefined): string | null {
  if (members === undefined) return null;
  const names = countingIn(members, metric).map(({ provider, model }) => `${provider}:${model}`);
  return names.sort(byCodePoint).join(', ');
}

function isWanted(subject: JudgedSubject, { judgements, measured }: JudgeFacts<MetricScores>, name: string): boolean {
  return subject === 'overall' ? judgements.has(name) : measured.get(name)?.[subject] !== undefined;
}

function bothOf(
  subject: JudgedSubject,
  { judgements, measured }: JudgeFacts<MetricScores>,
  { now: session, before: earlier }: SessionPair,
): readonly JudgedPair[] {
  const { name } = session.golden;
  const metrics = measured.get(name);
  const now =
    subject === 'overall'
      ? judgements.get(name)?.overall.score
      : metrics === undefined
        ? null
        : metricScore(metrics, subject).score;
  const before = scoreBefore(subject, earlier);
  return now == null || before == null ? [] : [{ name, before, now }];
}

/** What the judge gave a session of the base; null where it was not measured. */
export function scoreBefore(subject: JudgedSubject, { judge }: BaselineSession): number | null {
  return (subject === 'overall' ? judge?.overall : judge?.metrics?.[subject]?.score) ?? null;
}

/** The sessions of a change that fell, as shown, the one that fell most first. */
export function fallenIn({ pairs }: JudgedChange): readonly JudgedPair[] {
  return pairs
    .filter(({ before, now }) => shown(before - now) > 0)
    .sort((a, b) => b.before - b.now - (a.before - a.now));
}
