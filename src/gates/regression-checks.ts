import { type Precision, showNumber, shown, stored } from '../core/numbers.js';
import type { ScoreName } from '../core/summary.js';
import type { BaselineFacts } from '../inputs/baseline/read-baseline.js';
import { type Threshold, thresholdsOf } from '../settings/gate-settings.js';
import { flipRisk } from '../statistics/flip-risk.js';
import { fallPs } from '../statistics/max-t.js';
import { type Change, changeWord, turningDrop } from './baseline/change.js';
import type { BaselineComparison, NoComparison } from './baseline/compare.js';
import { areFew, whyTooFew } from './baseline/fall-levels.js';
import { gateId } from './catalogue.js';
import { type Check, decided, describeFlipRisk, type Gate, notEvaluated, rerunRisk } from './check.js';
import type { Policy } from './policy.js';
import { rerunError } from './sample-scores.js';

/** A baseline and how the run compares with it, or why it does not: only a report that was found can be compared. */
export type Compared =
  | { readonly facts: Extract<BaselineFacts, { kind: 'found' }>; readonly comparison: BaselineComparison }
  | NotCompared;

interface NotCompared {
  readonly facts: BaselineFacts;
  readonly comparison: NoComparison;
}

export function isNotCompared(compared: Compared): compared is NotCompared {
  return 'obstacle' in compared.comparison;
}

/** A gate that looks at the base where nothing was compared. Where there is no base at all, nobody wants it. */
export function notCompared(gate: Parameters<typeof notEvaluated>[0], { facts, comparison }: NotCompared): Check {
  return notEvaluated(gate, comparison.obstacle, facts.kind !== 'none');
}

const REGRESSION = 'max-regression';

type Limiting = Pick<Policy, 'thresholds' | 'maxT' | 'dimensions'>;

/** What may fall by how much. */
interface RegressionLimit extends Threshold {
  /** Whether it has no threshold of its own, and is tested together with others that have none. */
  readonly isShared: boolean;
}

/**
 * What the regression gates speak of: what `max-regression` names, and with `multiplicity` every other dimension, which may
 * lose as much as the overall. What is named is tested alone, so that no option and no further name makes a gate pass.
 */
export function regressionLimits({ thresholds, maxT, dimensions }: Limiting): readonly RegressionLimit[] {
  const named = thresholdsOf(thresholds[REGRESSION]).map((limit) => ({ ...limit, isShared: false }));
  const overall = named.find(({ of }) => of === 'overall');
  if (!maxT || overall === undefined) return named;
  return [overall, ...dimensions.map((of) => named.find((one) => one.of === of) ?? { ...overall, of, isShared: true })];
}

/** One-sided p values of the dimensions that have a regression gate; those that share one are corrected for their number. */
export function correctedPs(comparison: BaselineComparison, policy: Limiting): ReadonlyMap<ScoreName, number> {
  const limits = regressionLimits(policy).filter(({ of }) => of !== 'overall');
  const changesOf = ({ of }: RegressionLimit): readonly number[] => changeOf(comparison, of).changes;
  const shared = limits.filter(({ isShared }) => isShared);
  const together = fallPs(shared.map(changesOf));
  return new Map([
    ...limits
      .filter(({ isShared }) => !isShared)
      .map((limit) => [limit.of, fallPs([changesOf(limit)])[0] ?? 1] as const),
    ...shared.map(({ of }, i) => [of, together[i] ?? 1] as const),
  ]);
}

export function changeOf(comparison: BaselineComparison, subject: ScoreName): Change {
  const change = subject === 'overall' ? comparison.overall : comparison.dimensions.get(subject);
  if (change === undefined) throw new Error(`nothing was compared of ${subject}`);
  return change;
}

/** The drop of a mean as it is shown and compared, below 0 for a rise. */
export function shownDrop({ delta }: Pick<Change, 'delta'>, precision: Precision): number {
  // Adding 0 makes a plain 0 of a negative one.
  return shown(stored(-delta, precision)) + 0;
}

/**
 * The regression gates: one fails when its mean has dropped by more than is allowed, and chance hardly explains it: the 95 %
 * interval of the drop of the overall excludes 0, or a test of signs says so of a dimension. Without a baseline there is none.
 */
export function regressionChecks(compared: Compared | null, policy: Policy): readonly Check[] {
  if (compared === null) return [];
  const limits = regressionLimits(policy);
  const gateOf = ({ of, threshold }: RegressionLimit): Gate => ({
    id: gateId(REGRESSION, of),
    kind: REGRESSION,
    subject: `${of}_drop`,
    threshold,
  });
  if (isNotCompared(compared)) return limits.map((limit) => notCompared(gateOf(limit), compared));
  const { comparison } = compared;
  const corrected = correctedPs(comparison, policy);
  const sessions = comparison.pairs.map(({ now }) => now);
  return limits.map((limit) =>
    dropCheck(
      { ...gateOf(limit), error: rerunError(sessions, limit.of) },
      changeOf(comparison, limit.of),
      corrected.get(limit.of),
      policy.precision,
    ),
  );
}

interface RerunGate extends Gate {
  /** Of the mean when the pipeline runs again; null where no session has several samples. */
  readonly error: number | null;
}

/** A gate on the drop of a mean: it fails where that is more than is allowed, and hardly chance. */
export function dropCheck(
  gate: RerunGate,
  change: Change,
  correctedP: number | undefined,
  precision: Precision,
): Check {
  const { threshold } = gate;
  const drop = shownDrop(change, precision);
  const isOver = drop > shown(threshold);
  const independent = { count: change.changes.length, isGrouped: change.isGrouped === true };
  if (isOver && change.interval === null) {
    const one = independent.isGrouped ? 'group' : 'session';
    return notEvaluated(gate, `one ${one} alone does not show what is chance`, true);
  }
  const fails = changeWord(change, drop, shown(threshold), correctedP) === 'regression';
  if (isOver && !fails && areFew(independent.count)) {
    return notEvaluated(gate, `${showNumber(drop)}, and ${whyTooFew(independent)}`, true);
  }
  return decidedDrop(gate, {
    value: drop,
    fails,
    // A corrected p value turns elsewhere, and where it does cannot be told from this change alone.
    ...(correctedP === undefined && risksOf(drop, change, gate)),
  });
}

/** A gate on a drop that was evaluated; one above the threshold need not fail. */
export function decidedDrop(gate: Gate, decision: Omit<Parameters<typeof decided>[1], 'message' | 'failures'>): Check {
  const { value, fails } = decision;
  const isOver = value > shown(gate.threshold);
  const numbers = `${gate.subject} ${showNumber(value)} ${isOver ? '>' : '<='} gate ${showNumber(gate.threshold)}`;
  const message = fails || !isOver ? numbers : `${numbers}, but not certain enough to fail on`;
  return decided(gate, { ...decision, message, failures: [numbers] });
}

/** How likely the verdict turns with other sessions, and with another run of the pipeline. */
function risksOf(
  drop: number,
  change: Change,
  { threshold, error }: RerunGate,
): Pick<Check['gate'], 'flip_risk' | 'rerun_risk'> {
  const turns = turningDrop(change, threshold);
  if (turns === null) return {};
  return {
    ...(change.error !== null &&
      describeFlipRisk(flipRisk(drop, turns, change.error), 'other sessions', turns > threshold ? turns : undefined)),
    ...rerunRisk(drop, turns, error),
  };
}
