import type { BaselineFacts } from '../baseline/baseline-facts.js';
import type { Change } from '../baseline/change.js';
import { changeWord } from '../baseline/change-word.js';
import type { Comparison, Subject } from '../baseline/compare.js';
import type { ReportGate } from '../report/schema.js';
import { type Precision, stored } from '../report/statistics.js';
import { flipRisk } from '../statistics/flip-risk.js';
import { holmAdjusted } from '../statistics/holm.js';
import { DIMENSIONS } from '../summary.js';
import type { Check } from './check.js';
import { describeFlipRisk } from './flip-risk.js';
import { showNumber, shown } from './shown.js';

export interface RegressionPolicy {
  /** Allowed drop of a mean against the baseline, 0..1; null for no gate. */
  readonly maxRegression: number | null;
  /** Whether the dimensions have gates as well, and all are corrected for their number. */
  readonly holm: boolean;
}

/** A baseline and how the run compares with it; the comparison may have met an obstacle. */
export interface Compared {
  readonly facts: BaselineFacts;
  readonly comparison: Comparison | { readonly obstacle: string };
}

/** What the regression gates speak of. */
export function regressionSubjects({ holm }: RegressionPolicy): readonly Subject[] {
  return holm ? ['overall', ...DIMENSIONS] : ['overall'];
}

/** P values corrected for the number of regression gates (Holm), by subject; nothing where no correction is wanted. */
export function correctedPs(comparison: Comparison, policy: RegressionPolicy): ReadonlyMap<Subject, number> {
  if (!policy.holm) return new Map();
  const subjects = regressionSubjects(policy);
  const adjusted = holmAdjusted(subjects.map((subject) => changeOf(comparison, subject).p));
  return new Map(subjects.map((subject, i) => [subject, adjusted[i] ?? 1]));
}

export function changeOf(comparison: Comparison, subject: Subject): Change {
  return subject === 'overall' ? comparison.overall : comparison.dimensions[subject];
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
  policy: RegressionPolicy,
  precision: Precision,
): readonly Check[] {
  const { maxRegression } = policy;
  if (compared === null || maxRegression === null) return [];
  const { comparison, facts } = compared;
  if ('obstacle' in comparison) {
    return regressionSubjects(policy).map((subject) =>
      notEvaluated(subject, maxRegression, comparison.obstacle, facts.kind !== 'none'),
    );
  }
  const corrected = correctedPs(comparison, policy);
  return regressionSubjects(policy).map((subject) =>
    check(subject, changeOf(comparison, subject), maxRegression, corrected.get(subject), precision),
  );
}

const common = (subject: Subject, threshold: number) =>
  ({
    id: subject === 'overall' ? 'max-regression' : `max-regression.${subject}`,
    kind: 'max-regression',
    threshold,
  }) as const;

function notEvaluated(subject: Subject, threshold: number, reason: string, isWanted: boolean): Check {
  const message = `${subject}_drop: ${reason}`;
  return {
    gate: { ...common(subject, threshold), value: null, status: 'not_evaluated', message },
    failures: [],
    isWanted,
  };
}

function check(
  subject: Subject,
  change: Change,
  threshold: number,
  correctedP: number | undefined,
  precision: Precision,
): Check {
  const drop = shownDrop(change, precision);
  const isOver = drop > shown(threshold);
  const numbers = `${subject}_drop ${showNumber(drop)} ${isOver ? '>' : '<='} gate ${showNumber(threshold)}`;
  if (isOver && change.interval === null) {
    return notEvaluated(subject, threshold, 'one session alone does not show what is chance', true);
  }
  const fails = changeWord(change, drop, shown(threshold), correctedP) === 'regression';
  const { flipRisk: flip } =
    change.error === null ? {} : describeFlipRisk(flipRisk(drop, threshold, change.error), 'other sessions');
  const gate: ReportGate = {
    ...common(subject, threshold),
    value: drop,
    status: fails ? 'fail' : 'pass',
    message: fails || !isOver ? numbers : `${numbers}, but that may be chance: noise`,
    ...(flip !== undefined && { flip_risk: flip }),
  };
  return { gate, failures: fails ? [numbers] : [], isWanted: true };
}
