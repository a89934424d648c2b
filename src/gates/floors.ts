import { shown } from '../core/numbers.js';
import { DIMENSIONS, type ScoreName } from '../core/summary.js';
import type { RatedSession } from '../scoring/scored-session.js';
import { floorId } from '../settings/floor-id.js';
import type { GateKind } from './catalogue.js';
import type { Policy } from './policy.js';
import { heldScore } from './sample-scores.js';

/** A gate on a single session's score that it fails. */
interface FailedFloor {
  readonly id: string;
  readonly kind: GateKind;
  /** What it is a floor of. */
  readonly of: ScoreName;
}

/** The floors that a session is below: `min-session` and those of its own reference.json. */
export function failedFloors(
  session: RatedSession,
  { thresholds, samplesPass }: Pick<Policy, 'thresholds' | 'samplesPass'>,
): readonly FailedFloor[] {
  const { name, gates } = session.golden;
  const { 'min-session': minSession } = thresholds;
  const own = DIMENSIONS.filter((dimension) => gates.min_dimensions?.[dimension] !== undefined);
  const isBelow = (score: number, floor: number | null | undefined): boolean =>
    floor != null && shown(score) < shown(floor);
  const overall = heldScore(session, 'overall', samplesPass);
  return [
    ...(isBelow(overall, minSession) ? [overallFloor('min-session')] : []),
    ...(isBelow(overall, gates.min_overall) ? [overallFloor('session', floorId(name, 'overall'))] : []),
    ...own
      .filter((dimension) => isBelow(heldScore(session, dimension, samplesPass), gates.min_dimensions?.[dimension]))
      .map((dimension) => ({ id: floorId(name, dimension), kind: 'session' as const, of: dimension })),
  ];
}

function overallFloor(kind: GateKind, id: string = kind): FailedFloor {
  return { id, kind, of: 'overall' };
}
