import { type Ledger, openLedger } from '../adapters/disk/ledger.js';
import { LOCK_TIMEOUTS } from '../adapters/disk/lock.js';
import { wallClock } from '../adapters/process.js';
import type { TooLittleMoney } from '../core/environment.js';
import { about, type Problem } from '../core/errors.js';
import type { Files, Time } from '../core/ports.js';
import type { CostLimit, Reserved } from '../judge/asking/ask.js';
import type { CompletionRequest } from '../judge/asking/completer.js';
import type { Halt } from '../judge/asking/halt.js';
import type { BatchCostLimit } from '../judge/batches/batch-record.js';
import type { Budget } from '../judge/money/budget.js';
import type { Settings } from '../settings/table.js';
import type { Pricing } from './pricing.js';

/** What the cost limit of a run is made of. */
interface Money {
  readonly budget: Budget;
  readonly ledger: Ledger | undefined;
  readonly pricing: Pick<Pricing, 'worstCase' | 'costOf'>;
  /** Stopped where the ledger cannot be kept, so that nobody takes the day for spent. */
  readonly halt?: Pick<Halt, 'stop'>;
}

/**
 * Opens the cost limit of a run: a request must fit the cap of the run and that of the day in the ledger. Where the day
 * has no room, the money of the run is freed again.
 */
export function openCostLimit({ budget, ledger, pricing, halt }: Money): BatchCostLimit {
  return {
    reserve: async (request) => {
      const worst = pricing.worstCase(request);
      const ofRun = budget.reserve(worst);
      if (ofRun === null) return undefined;
      const ofDay = await ledger?.reserve(worst);
      if (ofDay === null) {
        ofRun.settle(0);
        if (ledger?.trouble != null) halt?.stop('ledger');
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
      const ofDay = booking && ledger?.adopt(pricing.worstCase(request), booking);
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
    costOf: pricing.costOf,
  };
}

/** How long to wait for what other runs hold of the day. */
interface WaitForOthers {
  readonly ledger: Pick<Ledger, 'openToday' | 'spentToday'> | undefined;
  readonly time: Time;
  /** The moment at which all asking ends. */
  readonly deadline: number;
  /** For so many milliseconds without a change in the ledger other runs are taken to be at work. */
  readonly quietMs: number;
  /** Nobody waits any more once the run is stopped. */
  readonly halt: Pick<Halt, 'reason'>;
}

/** How often the ledger is looked at while other runs hold money of the day. */
const LOOK_MS = 500;

/** Requests that want money of one budget, whoever judges by them: each waits for those that are under way. */
export class WaitingLine {
  inFlight = 0;
  /** Resolves when the next request is settled. */
  settled: Promise<void> = Promise.resolve();
  private onSettled: () => void = () => undefined;
  private queue: Promise<unknown> = Promise.resolve();

  constructor() {
    this.waitForNext();
  }

  settle(): void {
    this.inFlight--;
    this.onSettled();
    this.waitForNext();
  }

  /** Does one thing after the other, in the order in which they come. */
  inTurn<T>(what: () => Promise<T>): Promise<T> {
    const mine = this.queue.then(what);
    this.queue = mine.catch(() => undefined);
    return mine;
  }

  private waitForNext(): void {
    this.settled = new Promise((resolve) => (this.onSettled = resolve));
  }
}

/**
 * A cost limit for requests that are made at once: one that does not fit beside those in flight waits until one of them
 * is settled, since most of what is set aside comes free then. It is refused only when nothing is in flight, so that
 * what can be asked does not depend on how much is asked at a time. Requests are let through in the order in which they
 * come; who waits holds nothing, so that nobody waits for ever.
 */
export function openWaitingLimit(limit: CostLimit, others: WaitForOthers, line = new WaitingLine()): CostLimit {
  const othersAtWork = watchOthers(others);

  const watched = ({ settle }: Reserved): Reserved => ({
    settle: async (usd) => {
      const booked = await settle(usd);
      line.settle();
      return booked;
    },
  });
  const inTurn = async (request: CompletionRequest, sample: number): Promise<Reserved | undefined> => {
    for (;;) {
      if (others.halt.reason !== null) return undefined;
      const next = line.settled;
      const reserved = await limit.reserve(request, sample);
      if (reserved !== undefined) {
        line.inFlight++;
        return watched(reserved);
      }
      if (line.inFlight > 0) await next;
      else if (othersAtWork()) await others.time.sleep(LOOK_MS);
      else return undefined;
    }
  };
  return {
    costOf: limit.costOf,
    reserve: (request, sample) => line.inTurn(() => inTurn(request, sample)),
  };
}

/** Tells whether money of the day may still come free: other runs hold some of it, and have done something lately. */
function watchOthers({ ledger, time, deadline, quietMs }: WaitForOthers): () => boolean {
  let seen = '';
  let since = 0;
  return () => {
    const open = ledger?.openToday() ?? 0;
    if (open === 0 || time.now() >= deadline) return false;
    const now = `${open} of ${ledger?.spentToday()}`;
    if (now !== seen) {
      seen = now;
      since = time.now();
    }
    return time.now() - since < quietMs;
  };
}

/** Opens the ledger of a run; undefined where none is kept. What is wrong with it is added to `problems`. */
export function ledgerOf(settings: Settings, files: Files, problems: Problem[]): Ledger | undefined {
  const path = settings['budget-ledger'];
  if (path === null) return undefined;
  // Whoever waits for the file must have time left to ask, and to say why nobody was asked.
  const giveUpMs = Math.min(LOCK_TIMEOUTS.giveUpMs, (settings['judge-deadline-seconds'] * 1000) / 4);
  const lockTimeouts = { ...LOCK_TIMEOUTS, giveUpMs };
  const opened = openLedger({ files, path, capUsd: settings['max-cost-usd-per-day'], clock: wallClock, lockTimeouts });
  if (!('problems' in opened)) return opened;
  problems.push(...about('budget-ledger', opened.problems));
  return undefined;
}

/** What the caps leave of the money of a run, and the one that leaves less; undefined where nothing is capped. */
export function leftOf(
  settings: Settings,
  ledger: Ledger | undefined,
): Pick<TooLittleMoney, 'leftUsd' | 'cap'> | undefined {
  const { 'max-cost-usd': ofRun, 'max-cost-usd-per-day': perDay } = settings;
  const spent = perDay === null ? null : (ledger?.spentToday() ?? null);
  const ofDay = perDay === null || spent === null ? null : Math.max(0, perDay - spent);
  if (ofDay !== null && (ofRun === null || ofDay < ofRun)) return { leftUsd: ofDay, cap: 'max-cost-usd-per-day' };
  return ofRun === null ? undefined : { leftUsd: ofRun, cap: 'max-cost-usd' };
}
