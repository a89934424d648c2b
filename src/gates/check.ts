import type { ReportGate } from '../report/schema.js';
import { showNumber, shown } from './shown.js';

/** A gate with what its failure says. */
export interface Check {
  readonly gate: ReportGate;
  readonly failures: readonly string[];
  /** Whether the run is inconclusive when the gate could not be evaluated; otherwise that is only noted. */
  readonly isWanted: boolean;
}

export interface Comparison {
  readonly id: string;
  readonly kind: ReportGate['kind'];
  /** What is compared, as it stands in messages: `overall_mean`, `session fix-login overall`. */
  readonly subject: string;
  readonly threshold: number;
  readonly value: number | null;
  /** How surely the value is on its side of the threshold; left out where nothing varies. */
  readonly flipRisk?: ReportGate['flip_risk'];
}

/** Compares what is shown, with three decimals, threshold and value alike. */
export function atLeast(comparison: Comparison): Check {
  return compare(comparison, { holds: (value, threshold) => value >= threshold, passing: '>=', failing: '<' });
}

/** The same for a value that must not be too large. */
export function atMost(comparison: Comparison): Check {
  return compare(comparison, { holds: (value, threshold) => value <= threshold, passing: '<=', failing: '>' });
}

interface Relation {
  readonly holds: (value: number, threshold: number) => boolean;
  readonly passing: string;
  readonly failing: string;
}

function compare({ id, kind, subject, threshold, value, flipRisk }: Comparison, relation: Relation): Check {
  const limit = showNumber(threshold);
  if (value === null) {
    const gate: ReportGate = {
      id,
      kind,
      threshold,
      value,
      status: 'not_evaluated',
      message: `${subject}: nothing to score`,
    };
    return { gate, failures: [], isWanted: false };
  }
  const passes = relation.holds(shown(value), shown(threshold));
  const message = `${subject} ${showNumber(value)} ${passes ? relation.passing : relation.failing} gate ${limit}`;
  return {
    gate: {
      id,
      kind,
      threshold,
      value: shown(value),
      status: passes ? 'pass' : 'fail',
      message,
      ...(flipRisk !== undefined && { flip_risk: flipRisk }),
    },
    failures: passes ? [] : [message],
    isWanted: true,
  };
}
