import type { Settings } from '../settings/table.js';
import { MOST_IN_A_BATCH } from './batches/batch-transport.js';

/** How much a run asks at the same time. */
export interface Pace {
  /** Questions, or sessions, at a time. */
  readonly width: number;
  /**
   * `in turn`: one metric of a session after the other, and the first request of a prompt alone, so that the others find it
   * in the provider's cache. `together`: whatever can be asked is asked at once, since each wait may take hours.
   */
  readonly order: 'in turn' | 'together';
}

export function paceOf(settings: Pick<Settings, 'judge-transport' | 'judge-concurrency'>): Pace {
  return settings['judge-transport'] === 'batch'
    ? { width: MOST_IN_A_BATCH, order: 'together' }
    : { width: settings['judge-concurrency'], order: 'in turn' };
}

/** Metrics of one session, or samples of one question, that are asked at the same time. */
export function widthInSession({ order }: Pick<Pace, 'order'>): number {
  return order === 'together' ? Number.POSITIVE_INFINITY : 1;
}
