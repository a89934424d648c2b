import type { Waiver } from '../inputs/waivers/waiver.js';
import type { JudgeFacts } from '../judge/judge-facts.js';
import type { Measurements } from '../judge/judgement.js';
import type { MetricScores } from '../judge/session-metrics.js';
import { gateId, type ReportGate } from './catalogue.js';
import type { Check } from './check.js';
import { floorCheck, type Held, isBelow, isFloorWaived } from './floor.js';

export const JUDGE_FLOOR = 'min-judge-session';

function judgedSessions({ judgements }: JudgeFacts<MetricScores>): readonly Held[] {
  return [...judgements.values()].flatMap(({ session, overall: { score } }) =>
    score === null ? [] : [{ name: session, value: score }],
  );
}

interface SessionFloor {
  readonly check: Check;
  /** Null where no session has a score. */
  readonly worst: number | null;
  /** Sessions that were to get a score, and those that have one. */
  readonly sessions: Measurements;
}

/** One gate over all sessions that the judge has scored. */
export function floorOfSessions(
  judge: JudgeFacts<MetricScores>,
  kind: ReportGate['kind'],
  threshold: number,
  waivers: readonly Waiver[],
): SessionFloor {
  const all = judgedSessions(judge);
  const unmeasured = judge.judgements.size - all.length;
  return {
    sessions: { wanted: judge.judgements.size, measured: all.length },
    worst: all.reduce<number | null>((least, { value }) => (least === null ? value : Math.min(least, value)), null),
    check: floorCheck({ id: gateId(kind, 'overall'), kind, threshold }, all, waivers, {
      nobody: 'judge_worst_session',
      subjectOf: (name) => `session ${name} judge_overall`,
      gap: unmeasured === 0 ? '' : `, ${unmeasured} not measured`,
    }),
  };
}

/**
 * The sessions that fail the gate, and whether somebody has waived that; none where it could not be evaluated, or is advice.
 * @param gate as it was checked; undefined where it is not set
 */
export function failedByJudge(
  judge: JudgeFacts<MetricScores> | null,
  gate: ReportGate | undefined,
  waivers: readonly Waiver[],
): ReadonlyMap<string, { readonly id: string; readonly isWaived: boolean }> {
  const isSilent = gate === undefined || (gate.status === 'not_evaluated' && gate.waived !== true);
  if (judge === null || isSilent) return new Map();
  return new Map(
    judgedSessions(judge)
      .filter((one) => isBelow(one, gate.threshold))
      .map((one) => [one.name, { id: gate.id, isWaived: gate.waived === true || isFloorWaived(one, waivers) }]),
  );
}
