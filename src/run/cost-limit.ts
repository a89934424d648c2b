import type { Ledger } from '../adapters/disk/ledger.js';
import type { BatchCostLimit } from '../judge/batches/batch-record.js';
import type { Budget } from '../judge/money/budget.js';
import { costOf, type Prices, worstCase } from '../judge/money/prices.js';
import type { Settings } from '../settings/table.js';

/** What a token costs in a batch, as a share of its price, of whatever kind it is: Anthropic, "Batch processing", 2026. */
const SHARE_IN_A_BATCH = 0.5;

/** The share of the list price that a run pays, 0..1: batches are cheaper. */
export function shareOfPrice(settings: Pick<Settings, 'judge-transport'>): number {
  return settings['judge-transport'] === 'batch' ? SHARE_IN_A_BATCH : 1;
}

/** A share of an amount in US dollars; null stays null, as an unknown price. */
export function partOf(usd: number | null, share: number): number | null {
  return usd === null ? null : usd * share;
}

/** What the cost limit of a run is made of. */
export interface Money {
  readonly budget: Budget;
  readonly ledger: Ledger | undefined;
  readonly prices: Prices;
  /** Share of the list price that the run pays, 0..1. */
  readonly share: number;
}

/**
 * Opens the cost limit of a run: a request must fit the cap of the run and that of the day in the ledger. Where the day
 * has no room, the money of the run is freed again.
 */
export function openCostLimit({ budget, ledger, prices, share }: Money): BatchCostLimit {
  return {
    reserve: async (request) => {
      const worst = partOf(worstCase(request, prices), share);
      const ofRun = budget.reserve(worst);
      if (ofRun === null) return undefined;
      const ofDay = await ledger?.reserve(worst);
      if (ofDay === null) {
        ofRun.settle(0);
        return undefined;
      }
      const settleForRun = async (usd: number | null) => {
        ofRun.settle(usd);
        return usd ?? worst;
      };
      return {
        booking: ofDay?.booking ?? null,
        settleForRun,
        settle: async (usd) => {
          const booked = await settleForRun(usd);
          await ofDay?.settle(usd);
          return booked;
        },
      };
    },
    adopt: (request, booking) => {
      const ofDay = booking && ledger?.adopt(partOf(worstCase(request, prices), share), booking);
      const settleForRun = async (usd: number | null) => {
        budget.adopt().settle(usd ?? 0);
        return usd ?? 0;
      };
      return {
        booking,
        settleForRun,
        settle: async (usd) => {
          const booked = await settleForRun(usd);
          await ofDay?.settle(usd);
          return booked;
        },
      };
    },
    costOf: (model, usage) => partOf(costOf(model, usage, prices), share),
  };
}
