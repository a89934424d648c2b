import { shown, stored } from '../core/numbers.js';
import type { Dimension, ScoreName } from '../core/summary.js';
import { type ChangeWord, changeWord, NOT_IN_MEAN } from '../gates/baseline/change.js';
import { acceptedSince, type BaselineComparison, deltaOf, dimensionsOf } from '../gates/baseline/compare.js';
import { FALL_LEVEL } from '../gates/baseline/fall-levels.js';
import type { LeftOut } from '../gates/baseline/pair-sessions.js';
import { MOST_EARLIER } from '../gates/drift.js';
import type { Evaluation } from '../gates/evaluate.js';
import { fallenIn, type JudgedSinceBase, type JudgedSubject } from '../gates/judge-regression.js';
import type { Policy } from '../gates/policy.js';
import {
  type Compared,
  changeOf,
  correctedPs,
  isNotCompared,
  regressionLimits,
  shownDrop,
} from '../gates/regression-checks.js';
import type { BaselineReport } from '../inputs/baseline/baseline-report.js';
import type { BaselineFacts } from '../inputs/baseline/read-baseline.js';
import { intervalMethod } from '../statistics/interval.js';
import { fallPs } from '../statistics/max-t.js';
import type { CHANGEABLE_INPUTS } from './baseline-schema.js';
import { falseAlarmOfDrops, JUDGED_DROPS } from './false-alarm.js';
import { perEach } from './per-dimension.js';
import type { Report, ReportBaseline } from './schema.js';
import { storedInterval } from './statistics.js';

type ReportChange = NonNullable<ReportBaseline['overall']>;

/**
 * Digests of what a pull request can edit besides its candidates; null where there is no such file. The corpus is left out where
 * it is read otherwise than for the base, and guidelines where no judge was to be told of them.
 */
export type ComparedDigests = Readonly<
  Record<Exclude<(typeof CHANGEABLE_INPUTS)[number], 'corpus' | 'guidelines'>, string | null>
> & {
  readonly corpus?: string | null;
  readonly guidelines?: string | null;
};

/** What the gates say of single sessions since the base. */
type SinceBase = Pick<Evaluation, 'sinceBase' | 'sinceBaseByJudge' | 'collapsedSessions'>;

/** The comparison with the base branch as the report has it. */
export function describeBaseline(
  { facts, comparison }: Compared,
  policy: Policy,
  digests: ComparedDigests,
  { sinceBase, sinceBaseByJudge, collapsedSessions }: SinceBase,
): ReportBaseline {
  const judged = sinceBaseByJudge === null ? {} : describeJudged(sinceBaseByJudge, policy);
  const report = facts.kind === 'found' ? facts.report : null;
  const about = {
    ...describeOrigin(facts),
    scored_at: report?.scored_at ?? null,
    verdict: report?.verdict ?? null,
    changed_inputs: report === null ? [] : changedInputs(report, digests, policy.dimensions),
  };
  if ('obstacle' in comparison) {
    const { obstacle, leftOut = NONE_LEFT_OUT } = comparison;
    return { ...about, ...NOT_COMPARED, ...describeLeftOut(leftOut), ...judged, reason: obstacle };
  }
  const corrected = correctedPs(comparison, policy);
  const words = ungatedWords(comparison, policy);
  const isAnyWorse = collapsedSessions.size + (sinceBase?.new.length ?? 0) > 0;
  const describe = (subject: ScoreName): ReportChange => {
    const change = describeChange(comparison, subject, policy, corrected.get(subject), words.get(subject));
    return isAnyWorse && change.word === 'noise' ? { ...change, word: NOT_IN_MEAN } : change;
  };
  return {
    ...about,
    reason: null,
    paired: comparison.pairs.length,
    ...(comparison.overall.isGrouped === true && { groups: comparison.overall.changes.length }),
    ...describeLeftOut(comparison),
    ...describeAccepted(comparison, policy),
    overall: describe('overall'),
    dimensions: perEach(policy.dimensions, describe),
    interval_method: intervalMethod(comparison.overall.changes.length),
    false_alarm_chance: falseAlarmOfDrops(comparison, policy, sinceBaseByJudge),
    sessions: describeSessions(comparison, policy),
    ...judged,
    collapsed: [...collapsedSessions],
    failures:
      sinceBase === null
        ? null
        : { new: [...sinceBase.new], already: [...sinceBase.already], fixed: [...sinceBase.fixed] },
  };
}

const NONE_LEFT_OUT: LeftOut = { changed: [], added: [], removed: [] };

function describeLeftOut({
  changed,
  added,
  removed,
}: LeftOut): Pick<ReportBaseline, 'changed_references' | 'new_sessions' | 'removed_sessions'> {
  return { changed_references: [...changed], new_sessions: [...added], removed_sessions: [...removed] };
}

const NOT_COMPARED = {
  paired: 0,
  overall: null,
  dimensions: null,
  interval_method: null,
  false_alarm_chance: null,
  sessions: [],
  collapsed: [],
  failures: null,
} satisfies Partial<ReportBaseline>;

function describeOrigin(
  facts: BaselineFacts,
): Pick<ReportBaseline, 'source' | 'path' | 'run_url' | 'commit' | 'fallback'> {
  const nothing = { path: null, run_url: null, commit: null, fallback: false };
  if (facts.kind === 'none') return { source: 'none', ...nothing };
  const { origin } = facts;
  return origin.kind === 'file'
    ? { source: 'file', ...nothing, path: origin.path, commit: facts.kind === 'found' ? commitOf(facts.report) : null }
    : { source: 'artifact', path: null, run_url: origin.runUrl, commit: origin.commit, fallback: origin.fallback };
}

/** The commit that a report was made from; null where it does not tell, and where there was more than the commit. */
function commitOf({ identity }: BaselineReport): string | null {
  return identity?.uncommitted_changes === true ? null : (identity?.commit ?? null);
}

/**
 * What an older baseline does not tell cannot be said to have changed; nor can a corpus of which other dimensions were read,
 * since its digest is that of what was read.
 */
function changedInputs(
  baseline: BaselineReport,
  digests: ComparedDigests,
  dimensions: readonly Dimension[],
): ReportBaseline['changed_inputs'] {
  const isReadAlike = dimensionsOf(baseline).join() === dimensions.join();
  const before = {
    corpus: isReadAlike ? baseline.corpus_digest : undefined,
    config: baseline.config_digest,
    waivers: baseline.waivers_digest,
    cassette: baseline.cassette_digest,
    guidelines: baseline.judge == null ? undefined : (baseline.judge.guidelines?.digest ?? null),
  };
  return (['corpus', 'config', 'waivers', 'cassette', 'guidelines'] as const).filter(
    (input) => before[input] !== undefined && digests[input] !== undefined && before[input] !== digests[input],
  );
}

function describeChange(
  comparison: BaselineComparison,
  subject: ScoreName,
  policy: Policy,
  correctedP: number | undefined,
  ungated: ChangeWord | undefined,
): ReportChange {
  const { precision } = policy;
  const change = changeOf(comparison, subject);
  return {
    before: stored(change.before, precision),
    now: stored(change.now, precision),
    delta: stored(change.delta, precision),
    ci95: storedInterval(change.interval, precision),
    p: stored(change.p, 'six decimals'),
    ...(correctedP !== undefined && { p_fall: stored(correctedP, 'six decimals') }),
    word: ungated ?? changeWord(change, shownDrop(change, precision), allowedOf(subject, policy), correctedP),
  };
}

function describeSessions(
  comparison: BaselineComparison,
  { precision, dimensions }: Policy,
): ReportBaseline['sessions'] {
  return comparison.pairs.map((pair) => {
    const delta = (subject: ScoreName): number => stored(deltaOf(pair, subject), precision);
    return {
      name: pair.now.golden.name,
      delta: delta('overall'),
      dimensions: perEach(dimensions, delta),
    };
  });
}

function describeAccepted(
  { pairs }: BaselineComparison,
  { precision }: Policy,
): Pick<ReportBaseline, 'accepted_since'> {
  const since = acceptedSince(pairs);
  if (since.length === 0) return {};
  const score = (value: number): number => stored(value, precision);
  return {
    accepted_since: since.map(({ name, before, byBase, now }) => ({
      name,
      before: score(before),
      by_base: score(byBase),
      now: score(now),
    })),
  };
}

/** What the gates on drops of the judge's means rest on; nothing where none is set. */
function describeJudged(
  sinceBase: JudgedSinceBase,
  { thresholds, minMeasured }: Policy,
): Pick<ReportBaseline, 'judge'> {
  const changes = JUDGED_DROPS.flatMap((kind) => {
    const most = thresholds[kind];
    if (most === null) return [];
    return sinceBase.subjects(kind).map((of) => describeJudgedChange(of, sinceBase.changeOf(of, minMeasured), most));
  });
  return changes.length === 0 ? {} : { judge: changes };
}

type ReportJudgedChange = NonNullable<ReportBaseline['judge']>[number];

function describeJudgedChange(
  of: JudgedSubject,
  found: ReturnType<JudgedSinceBase['changeOf']>,
  most: number,
): ReportJudgedChange {
  if ('obstacle' in found) {
    const unknown = { before: null, now: null, delta: null, ci95: null, p: null, word: null, fallen: [] };
    return { of, reason: found.obstacle, paired: 0, ...unknown };
  }
  const { change, pairs } = found;
  return {
    of,
    reason: null,
    paired: pairs.length,
    before: stored(change.before, 'six decimals'),
    now: stored(change.now, 'six decimals'),
    delta: stored(change.delta, 'six decimals'),
    ci95: storedInterval(change.interval, 'six decimals'),
    p: stored(change.p, 'six decimals'),
    word: changeWord(change, shownDrop(change, 'six decimals'), shown(most), undefined),
    fallen: fallenIn(found).map((pair) => ({ ...pair })),
  };
}

/**
 * Earlier results, oldest first: those that the baseline knows of, and its own. A run whose baseline has another rubric
 * or other weights starts anew.
 */
export function trendOf(compared: Compared | null): Pick<Report, 'trend'> {
  if (compared === null || isNotCompared(compared)) return {};
  const { report } = compared.facts;
  if (report.overall_mean === null) return {};
  const own = {
    scored_at: report.scored_at,
    overall_mean: report.overall_mean,
    ci95: report.statistics?.overall?.ci95 ?? null,
  };
  const points = [...(report.trend ?? []), own].slice(-MOST_EARLIER);
  return { trend: points.map(({ scored_at, overall_mean, ci95 }) => ({ scored_at, overall_mean, ci95 })) };
}

/** What a mean may lose; what has no gate is measured by what the overall may lose. Null where nothing may be measured. */
export function allowedOf(subject: ScoreName, policy: Policy): number | null {
  const limits = regressionLimits(policy);
  const most = (limits.find(({ of }) => of === subject) ?? limits.find(({ of }) => of === 'overall'))?.threshold;
  return most === undefined ? null : shown(most);
}

/**
 * The words of the dimensions that no gate holds, corrected for their number: who reads five rows would find one that fell in
 * every tenth run that changes nothing. Falls and rises each at the level of one fall.
 */
export function ungatedWords(comparison: BaselineComparison, policy: Policy): ReadonlyMap<ScoreName, ChangeWord> {
  const held = regressionLimits(policy).map(({ of }) => of);
  const rows = policy.dimensions.filter((dimension) => !held.includes(dimension));
  const changes = rows.map((dimension) => changeOf(comparison, dimension));
  const falls = fallPs(changes.map((change) => change.changes));
  const rises = fallPs(changes.map((change) => change.changes.map((delta) => -delta)));
  return new Map(
    changes.map((change, i) => {
      const [row = 'overall', drop] = [rows[i], shownDrop(change, policy.precision)];
      const word = changeWord(change, drop, allowedOf(row, policy), falls[i] ?? 1);
      return [row, word === 'improvement' && (rises[i] ?? 1) > FALL_LEVEL ? 'noise' : word] as const;
    }),
  );
}
