import { showNumber, shown } from '../core/numbers.js';
import { type Waiver, waiversOf } from '../inputs/waivers/waiver.js';
import type { JudgeFacts } from '../judge/judge-facts.js';
import type { Measurements } from '../judge/judgement.js';
import type { MetricScores } from '../judge/session-metrics.js';
import { gateId, type ReportGate } from './catalogue.js';
import { type Check, compare } from './check.js';

export const JUDGE_FLOOR = 'min-judge-session';

/** A session with the judge's overall score of it. */
interface Judged {
  readonly name: string;
  readonly score: number;
}

function judgedSessions({ judgements }: JudgeFacts<MetricScores>): readonly Judged[] {
  return [...judgements.values()].flatMap(({ session, overall: { score } }) =>
    score === null ? [] : [{ name: session, score }],
  );
}

interface SessionFloor {
  readonly check: Check;
  /** Null where no session has a score. */
  readonly worst: number | null;
  /** Sessions that were to get a score, and those that have one. */
  readonly sessions: Measurements;
}

/** One gate over all sessions that the judge has scored: its value is the worst that nobody has waived. */
export function floorOfSessions(
  judge: JudgeFacts<MetricScores>,
  kind: ReportGate['kind'],
  threshold: number,
  waivers: readonly Waiver[],
): SessionFloor {
  const all = judgedSessions(judge);
  const counting = all.filter((one) => !isBelow(one, threshold) || !isWaived(one, waivers));
  const worst = counting.reduce<Judged | undefined>(
    (least, one) => (least === undefined || one.score < least.score ? one : least),
    undefined,
  );
  const failing = counting.filter((one) => isBelow(one, threshold));
  const waived = all.length - counting.length;
  const told = {
    id: gateId(kind, 'overall'),
    kind,
    threshold,
    subject: worst === undefined ? 'judge_worst_session' : subjectOf(worst),
  };
  const compared = compare({ ...told, value: worst?.score ?? null });
  const others = failing.length > 1 ? `, and ${failing.length - 1} more below it` : '';
  const unmeasured = judge.judgements.size - all.length;
  const gap = unmeasured === 0 ? '' : `, ${unmeasured} not measured`;
  const message =
    worst === undefined && waived > 0
      ? `judge_worst_session: all are waived${gap}`
      : `${compared.gate.message}${others}${waived === 0 ? '' : `, ${waived} waived`}${gap}`;
  return {
    sessions: { wanted: judge.judgements.size, measured: all.length },
    worst: all.reduce<number | null>((least, { score }) => (least === null ? score : Math.min(least, score)), null),
    check: {
      ...compared,
      gate: { ...compared.gate, message },
      failures: failing.map((one) => `${subjectOf(one)} ${showNumber(one.score)} < gate ${showNumber(threshold)}`),
    },
  };
}

function subjectOf({ name }: Judged): string {
  return `session ${name} judge_overall`;
}

function isBelow({ score }: Judged, threshold: number): boolean {
  return shown(score) < shown(threshold);
}

function isWaived({ name }: Judged, waivers: readonly Waiver[]): boolean {
  return waiversOf(waivers, name, 'overall').length > 0;
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
      .map((one) => [one.name, { id: gate.id, isWaived: gate.waived === true || isWaived(one, waivers) }]),
  );
}
