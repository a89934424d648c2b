import { shown } from '../core/numbers.js';
import { maskSecrets } from '../core/redact.js';
import { byCodePoint, counted, someNames } from '../core/text.js';
import type { BaselineReport, BaselineSession } from '../inputs/baseline/baseline-report.js';
import { isOfJudge, type WeightOfFindings } from '../judge/findings.js';
import type { RatedSample, RatedSession, SessionSamples } from '../scoring/scored-session.js';
import { NO_DETAILS } from '../scoring/session-details.js';
import { allowancesOf, codesOf, isJudgedAlone } from '../settings/fail-on.js';
import { samplesNeeded } from '../settings/sample-share.js';
import type { BaselineComparison } from './baseline/compare.js';
import type { SessionPair } from './baseline/pair-sessions.js';
import { gateId } from './catalogue.js';
import { type Check, decided } from './check.js';
import { codesOfGate } from './fail-on.js';
import type { FailingSessions } from './failing-sessions.js';
import { failedFloors } from './floors.js';
import { JUDGE_FLOOR } from './judge-floor.js';
import { scoreBefore } from './judge-regression.js';
import type { Policy } from './policy.js';
import { type Compared, isNotCompared, notCompared } from './regression-checks.js';
import { SESSION_REGRESSION } from './session-regression.js';

/** Names of failing sessions against those of the base; waived ones are never new. */
export interface FailuresSinceBase {
  readonly new: readonly string[];
  readonly already: readonly string[];
  readonly fixed: readonly string[];
}

/** The sessions that fail by the gates of this run. */
interface Failing extends FailingSessions {
  /** With findings that `fail-on` leaves out, since they were there on the base. */
  readonly knownSessions: ReadonlySet<string>;
  /** What the judge's findings weigh in this run, and so those of the base; left out where they count. */
  readonly weight?: WeightOfFindings | undefined;
  /** Those of them that would fail otherwise: they have failed on the base, and do so still. */
  readonly excused: ReadonlySet<string>;
}

/** Null where nothing can be compared. */
export function failuresSinceBase(
  compared: Compared | null,
  failing: Failing,
  policy: Pick<Policy, 'thresholds' | 'samplesPass'>,
): FailuresSinceBase | null {
  if (compared === null || isNotCompared(compared)) return null;
  return splitFailures(compared.comparison, compared.facts.report, failing, policy);
}

/**
 * Both sides by the gates of this run: who loosens a gate has mended nothing, and who tightens one has broken nothing.
 * What is held against the base, new findings and drops, is new by itself. A session that the base does not have is new
 * with all that it fails: merging brings it in. One whose reference has changed may be new or already failing, but never
 * fixed, since its scores mean different things; nor is one that somebody has accepted since.
 */
function splitFailures(
  { pairs, changed }: BaselineComparison,
  baseline: BaselineReport,
  { failedGates, waivedGates, knownSessions, excused, weight }: Failing,
  policy: Pick<Policy, 'thresholds' | 'samplesPass'>,
): FailuresSinceBase {
  const incomparable = new Set(changed);
  const belowBefore = new Set([
    ...pairs.filter((pair) => failedFloors(asBefore(pair), policy).length > 0).map(({ now }) => now.golden.name),
    ...namesOn(baseline, changed, hasFailed),
    ...namesOn(baseline, [...failedGates.keys()], isBelowJudgeFloor(policy)),
  ]);
  const flaggedBefore = sessionsFlaggedOn(baseline, policy, weight);
  const isNew = (name: string): boolean => {
    const waived = waivedGates.get(name) ?? [];
    const counting = (failedGates.get(name) ?? []).filter((id) => !waived.includes(id));
    const isSinceBase = counting.some((id) => id === SESSION_REGRESSION || codesOfGate(id).length > 0);
    return (isSinceBase && !incomparable.has(name)) || (counting.length > 0 && !belowBefore.has(name));
  };
  const failed = [...failedGates.keys()];
  return {
    new: failed.filter(isNew),
    already: [...new Set([...failed.filter((name) => belowBefore.has(name)), ...excused])]
      .filter((name) => !isNew(name))
      .sort(byCodePoint),
    fixed: pairs
      .filter(({ byBase }) => byBase === undefined)
      .map(({ now }) => now.golden.name)
      .filter(
        (name) =>
          (belowBefore.has(name) || flaggedBefore.has(maskSecrets(name))) &&
          !failedGates.has(name) &&
          !knownSessions.has(name),
      ),
  };
}

/** Those of these sessions that were so on the base, whose report has its names masked. */
function namesOn(
  { sessions }: BaselineReport,
  names: readonly string[],
  isSo: (session: BaselineSession) => boolean,
): readonly string[] {
  const found = new Set(sessions.filter(isSo).map(({ name }) => name));
  return names.filter((name) => found.has(maskSecrets(name)));
}

/** By the floor of this run, as the floors of the rubric are. */
function isBelowJudgeFloor({ thresholds }: Pick<Policy, 'thresholds'>): (session: BaselineSession) => boolean {
  const floor = thresholds[JUDGE_FLOOR];
  return (session) => {
    const score = scoreBefore('overall', session);
    return floor !== null && score !== null && shown(score) < shown(floor);
  };
}

/** Older reports blame sessions for the target of the mean, which is no gate of theirs. */
function hasFailed({ failed, gates_failed: gates }: BaselineSession): boolean {
  return gates == null ? failed : gates.some((id) => id !== 'min-overall');
}

/** Sessions of the base whose findings would fail by the gates of this run. */
function sessionsFlaggedOn(
  { sessions }: BaselineReport,
  { thresholds, samplesPass }: Pick<Policy, 'thresholds' | 'samplesPass'>,
  weight: WeightOfFindings | undefined,
): ReadonlySet<string> {
  const flagged = allowancesOf(thresholds['fail-on']).flatMap(({ of, threshold }) => {
    const codes = new Set<string>(codesOf(of));
    const isAdvice = (finding: { readonly code: string; readonly message: string }): boolean =>
      weight === 'they are advice' && !isJudgedAlone(of) && isOfJudge(finding);
    const isIn = (list: readonly string[] | null | undefined): boolean =>
      list?.some((finding) => codes.has(finding.split(':', 1)[0] ?? '')) === true;
    const names = sessions.filter(({ findings, samples }) =>
      samples == null
        ? findings?.some((one) => codes.has(one.code) && !isAdvice(one)) === true
        : samples.filter((one) => !isIn(one.findings)).length < samplesNeeded(samplesPass, samples.length),
    );
    return names.length > threshold ? names.map(({ name }) => name) : [];
  });
  return new Set(flagged);
}

/** The session with what it scored on the base. */
function asBefore({ now, before }: SessionPair): RatedSession {
  return {
    golden: now.golden,
    // They bear on no floor.
    defects: [],
    details: NO_DETAILS,
    candidatePath: null,
    candidateDigest: now.candidateDigest,
    status: before.status === 'scored' ? 'scored' : 'missing_candidate',
    overall: before.overall ?? 0,
    dimensions: before.dimensions.map(({ dimension, score }) => ({ dimension, score, reason: '' })),
    ...(before.samples != null && { samples: samplesBefore(before, before.samples) }),
  };
}

/** The samples of a session as its floors look at them. */
function samplesBefore(
  { dimensions }: BaselineSession,
  samples: NonNullable<BaselineSession['samples']>,
): SessionSamples {
  const all = samples.map(
    (one): RatedSample => ({
      ...{ sample: one.sample, status: 'scored', overall: one.overall, defects: [], defectCount: 0, codes: [] },
      scores: dimensions.map(
        ({ dimension }) => one.dimensions?.find((other) => other.dimension === dimension)?.score ?? 0,
      ),
      ...{ candidatePath: null, candidateDigest: one.candidate_digest ?? null },
    }),
  );
  return { all, overalls: all.map(({ overall }) => overall), worst: all[0]?.sample ?? 0 };
}

/** The gate on their number. The other gates have said what each of them fails by. */
export function newFailuresCheck(
  compared: Compared | null,
  failures: FailuresSinceBase | null,
  { thresholds }: Pick<Policy, 'thresholds'>,
): readonly Check[] {
  const threshold = thresholds['max-new-failures'];
  if (compared === null || threshold === null) return [];
  const kind = 'max-new-failures';
  const gate = { id: gateId(kind, 'overall'), kind, threshold } as const;
  if (isNotCompared(compared)) return [notCompared({ ...gate, subject: 'new_failures' }, compared)];
  if (failures === null) throw new RangeError('the failures are not those of this comparison');
  const value = failures.new.length;
  const fails = value > threshold;
  const numbers = `new_failures: ${counted(value, 'session')} ${fails ? '>' : '<='} ${threshold}`;
  const message = value === 0 ? numbers : `${numbers} (${someNames(failures.new)})`;
  return [decided(gate, { value, fails, message, failures: [message] })];
}
