import type { JudgeAgreement } from '../calibration/judge-agreement.js';
import { shown } from '../gates/shown.js';
import type { JudgeMode } from '../settings/judge-settings.js';
import { DIMENSIONS } from '../summary.js';
import type { Reason } from './completer.js';
import { addEfforts, type Effort, type Judgement, NO_EFFORT } from './judgement.js';

/** Everything that a run knows from its judge. */
export interface JudgeFacts {
  readonly mode: JudgeMode;
  readonly model: string;
  readonly promptVersion: string;
  readonly samples: number;
  /** By session. */
  readonly judgements: ReadonlyMap<string, Judgement>;
  /** Why nobody could be asked, where `judge: auto` lets that pass: the gates of the judge are then only noted. */
  readonly absence: Reason | null;
  /** Where requests went, when that was not the vendor's own address. */
  readonly baseUrl: string | null;
  /** How far this very judge agrees with people, where `min-judge-agreement` asks for it. */
  readonly agreement?: JudgeAgreement;
}

/** Measurements of one session with the rubric metric: five dimensions and the overall. */
export const MEASUREMENTS = DIMENSIONS.length + 1;

export interface Measurements {
  readonly wanted: number;
  readonly measured: number;
}

/** How many measurements were wanted, and how many succeeded. */
export function countMeasurements(judgements: Iterable<Judgement>): Measurements {
  let wanted = 0;
  let missing = 0;
  for (const { unmeasured } of judgements) {
    wanted += MEASUREMENTS;
    missing += unmeasured.length;
  }
  return { wanted, measured: wanted - missing };
}

/** Whether gates may rest on what was measured. `minMeasured` is a share, 0..1, compared as it is shown. */
export function isEnough({ wanted, measured }: Measurements, minMeasured: number): boolean {
  return wanted > 0 && shown(measured / wanted) >= shown(minMeasured);
}

export function totalEffort({ judgements }: JudgeFacts): Effort {
  return [...judgements.values()].reduce<Effort>(addEfforts, NO_EFFORT);
}

/** How often each reason kept something from being measured, the most frequent first, then by name. */
export function countReasons({ judgements }: Pick<JudgeFacts, 'judgements'>): Readonly<Record<string, number>> {
  const counts = new Map<Reason, number>();
  for (const { unmeasured } of judgements.values()) {
    for (const { reason } of unmeasured) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  }
  return Object.fromEntries([...counts].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)));
}
