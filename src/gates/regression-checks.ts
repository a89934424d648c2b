import { type Precision, showNumber, shown, stored } from '../core/numbers.js';
import type { BaselineFacts } from '../inputs/read-baseline.js';
import { flipRisk } from '../statistics/flip-risk.js';
import { holmAdjusted } from '../statistics/holm.js';
import { type Change, changeWord, turningDrop } from './baseline/change.js';
import type { Comparison as BaselineComparison, Subject } from './baseline/compare.js';
import { type GateKind, gateId } from './catalogue.js';
import { type Check, type Comparison, describeFlipRisk, notEvaluated, rerunRisk } from './check.js';
import type { Policy } from './policy.js';
import { rerunError } from './sample-scores.js';

/** A baseline and how the run compares with it; the comparison may have met an obstacle. */
export interface Compared {
  readonly facts: BaselineFacts;
  readonly comparison: BaselineComparison | { readonly obstacle: string };
}

/** What the regression gates speak of. */
export function regressionSubjects({ holm, dimensions }: Pick<Policy, 'holm' | 'dimensions'>): readonly Subject[] {
  return holm ? ['overall', ...dimensions] : ['overall'];
}

/** P values corrected for the number of regression gates (Holm), by subject; nothing where no correction is wanted. */
export function correctedPs(
  comparison: BaselineComparison,
  policy: Pick<Policy, 'holm' | 'dimensions'>,
): ReadonlyMap<Subject, number> {
  if (!policy.holm) return new Map();
  const subjects = regressionSubjects(policy);
  const adjusted = holmAdjusted(subjects.map((subject) => changeOf(comparison, subject).p));
  return new Map(subjects.map((subject, i) => [subject, adjusted[i] ?? 1]));
}

export function changeOf(comparison: BaselineComparison, subject: Subject): Change {
  const change = subject === 'overall' ? comparison.overall : comparison.dimensions.get(subject);
  if (change === undefined) throw new Error(`nothing was compared of ${subject}`);
  return change;
}

/** The drop of a mean as it is shown and compared, below 0 for a rise. */
export function shownDrop({ delta }: Change, precision: Precision): number {
  // Adding 0 makes a plain 0 of a negative one.
  return shown(stored(-delta, precision)) + 0;
}

/**
 * The regression gates: one fails when its mean has dropped by more than is allowed and the 95 % interval of the drop
 * excludes 0, so that chance hardly explains it. Without a baseline there is none.
 */
export function regressionChecks(
  compared: Compared | null,
  kind: GateKind,
  threshold: number,
  policy: Policy,
): readonly Check[] {
  if (compared === null) return [];
  const { comparison, facts } = compared;
  const gateOf = (subject: Subject): Gate => ({
    id: gateId(kind, subject),
    kind,
    subject: `${subject}_drop`,
    threshold,
  });
  if ('obstacle' in comparison) {
    const isWanted = facts.kind !== 'none';
    return regressionSubjects(policy).map((subject) => ({
      ...notEvaluated(gateOf(subject), comparison.obstacle),
      isWanted,
    }));
  }
  const corrected = correctedPs(comparison, policy);
  return regressionSubjects(policy).map((subject) =>
    dropCheck(
      {
        ...gateOf(subject),
        error: rerunError(
          comparison.pairs.map(({ now }) => now),
          subject,
        ),
      },
      changeOf(comparison, subject),
      corrected.get(subject),
      policy.precision,
    ),
  );
}

type Gate = Omit<Comparison, 'value' | 'flipRisk' | 'rerunRisk'>;

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
  const { id, kind, subject, threshold } = gate;
  const drop = shownDrop(change, precision);
  const isOver = drop > shown(threshold);
  const numbers = `${subject} ${showNumber(drop)} ${isOver ? '>' : '<='} gate ${showNumber(threshold)}`;
  if (isOver && change.interval === null) {
    return { ...notEvaluated(gate, 'one session alone does not show what is chance'), isWanted: true };
  }
  const fails = changeWord(change, drop, shown(threshold), correctedP) === 'regression';
  // A corrected p value turns elsewhere, and where it does cannot be told from this change alone.
  const turns = correctedP === undefined ? turningDrop(change, threshold) : null;
  const { rerunRisk: rerun } = turns === null ? {} : rerunRisk(drop, turns, gate.error);
  const { flipRisk: flip } =
    turns === null || change.error === null
      ? {}
      : describeFlipRisk(flipRisk(drop, turns, change.error), 'other sessions');
  return {
    gate: {
      id,
      kind,
      threshold,
      value: drop,
      status: fails ? 'fail' : 'pass',
      message: fails || !isOver ? numbers : `${numbers}, which may be chance as far as a mean can tell`,
      ...(flip !== undefined && { flip_risk: flip }),
      ...(rerun !== undefined && { rerun_risk: rerun }),
    },
    failures: fails ? [numbers] : [],
    isWanted: true,
  };
}
