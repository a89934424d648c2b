import { formatProblem, messageOf, type Problem } from '../../core/errors.js';
import type { Clock, Files } from '../../core/ports.js';
import type { Booking } from '../../judge/batches/batch-record.js';
import { isAmount, nanoAtLeast, nanoAtMost, usdOf } from '../../judge/money/money.js';
import { type Books, parseSpending, renderSpending } from '../../judge/money/spending.js';
import { reasonOf } from './files.js';
import { LOCK_TIMEOUTS, LockHeld, type LockTimeouts, withLock } from './lock.js';

/** Money set aside in the ledger for one call, on one UTC day. */
export interface LedgerReservation {
  /** What was written to the ledger; null where nothing was. */
  readonly booking: Booking | null;
  /** Books what the call really cost; `null` leaves all booked that was set aside. Only the first booking counts. */
  settle(actualUsd: number | null): Promise<void>;
}

export interface LedgerOptions {
  readonly files: Files;
  /** Path of the ledger in the workspace. Its lock file has the same name with `.lock` at the end. */
  readonly path: string;
  /** Most US dollars that may be spent on one UTC day; null for no cap. */
  readonly capUsd: number | null;
  /** Tells the real time: days that stand still would never end. */
  readonly clock: Clock;
  readonly lockTimeouts?: LockTimeouts;
}

/**
 * Opens a budget ledger, which need not exist yet. Returns problems when the file cannot be read or is broken: nobody
 * knows then what was spent.
 */
export function openLedger(options: LedgerOptions): Ledger | { readonly problems: readonly Problem[] } {
  // By whatever link it is named, it is one file with one lock.
  const path = options.files.real(options.path) ?? options.path;
  const loaded = load(options.files, path);
  return 'problems' in loaded ? loaded : new Ledger({ ...options, path });
}

/**
 * What all runs that share a file have spent on a day. A call is booked with its worst case before it is made, in the
 * file itself, so that runs at the same time cannot pass the cap together, and a run that is killed has booked enough.
 * A call belongs to the day on which it was reserved.
 */
export class Ledger {
  private firstTrouble: string | null = null;
  /** Whether the file has been there: one that vanishes takes with it what the day has spent. */
  private isKnown: boolean;

  constructor(private readonly options: LedgerOptions) {
    this.isKnown = options.files.kind(options.path) !== 'missing';
  }

  /**
   * The first read or write that failed, with its file, why, and what to do; null as long as all succeeded. A cap that cannot
   * be kept stops all calls.
   */
  get trouble(): string | null {
    return this.firstTrouble;
  }

  get isCapped(): boolean {
    return this.options.capUsd !== null;
  }

  /** What the day has spent so far, in USD, calls under way included; `null` while the file cannot be read. */
  spentToday(): number | null {
    const loaded = load(this.options.files, this.options.path);
    return 'problems' in loaded ? null : usdOf(loaded.books.days.get(this.today()) ?? 0);
  }

  /**
   * What calls under way hold of the day, in USD, those of other runs included: it comes free in part when they are
   * settled. 0 while the file cannot be read. A run that was killed holds what it had set aside.
   */
  openToday(): number {
    const loaded = load(this.options.files, this.options.path);
    return 'problems' in loaded ? 0 : usdOf(loaded.books.open.get(this.today()) ?? 0);
  }

  /** Books the worst case of a call, or says by `null` that the call must not be made. */
  async reserve(worstUsd: number | null): Promise<LedgerReservation | null> {
    const cap = this.options.capUsd === null ? Number.POSITIVE_INFINITY : nanoAtMost(this.options.capUsd);
    const isUncapped = cap === Number.POSITIVE_INFINITY;
    if (!isUncapped && (!isAmount(worstUsd) || this.firstTrouble !== null)) return null;
    const worst = isAmount(worstUsd) ? nanoAtLeast(worstUsd) : 0;
    const day = this.today();
    const booked = await this.change(day, ({ spent, open }) =>
      spent + worst <= cap ? { spent: spent + worst, open: open + worst } : null,
    );
    if (booked === 'refused' || (booked === 'trouble' && !isUncapped)) return null;
    return this.reservation(day, worst, booked === 'trouble' ? 'not booked' : 'booked');
  }

  /**
   * Takes over what an earlier run has booked for a call with this worst case; nothing where that was in another file. Of
   * the two amounts the lower one counts: prices may have changed since, and a file may say anything.
   */
  adopt(worstUsd: number | null, { ledger, day, usd }: Booking): LedgerReservation | undefined {
    if (ledger !== this.options.path) return undefined;
    const worst = isAmount(worstUsd) && isAmount(usd) ? nanoAtLeast(Math.min(worstUsd, usd)) : 0;
    return this.reservation(day, worst, 'booked');
  }

  private reservation(day: string, worstNano: number, state: 'booked' | 'not booked'): LedgerReservation {
    const worst = state === 'booked' ? worstNano : 0;
    let isOpen = true;
    return {
      booking: state === 'booked' ? { ledger: this.options.path, day, usd: usdOf(worst) } : null,
      settle: async (actualUsd) => {
        const actual = isAmount(actualUsd) ? nanoAtLeast(actualUsd) : worst;
        if (!isOpen) return;
        isOpen = false;
        if (worst === 0 && actual === 0) return;
        await this.change(day, ({ spent, open }) => ({
          spent: Math.max(0, spent - worst + actual),
          open: Math.max(0, open - worst),
        }));
      },
    };
  }

  /** Changes what a day has spent and holds, in nano-dollars, alone among all processes. `null` leaves it. */
  private async change(day: string, next: (now: Day) => Day | null): Promise<'done' | 'refused' | 'trouble'> {
    const { files, path } = this.options;
    try {
      const work = () => {
        const loaded = load(files, path);
        if ('problems' in loaded) throw new Error(loaded.problems.map(formatProblem).join('; '));
        if (this.isKnown && files.kind(path) === 'missing') {
          throw new Error(`${path} has vanished during the run and took what the day has spent with it`);
        }
        const { days, open } = loaded.books;
        const after = next({ spent: days.get(day) ?? 0, open: open.get(day) ?? 0 });
        if (after === null) return 'refused';
        files.write(
          path,
          renderSpending({ days: new Map(days).set(day, after.spent), open: new Map(open).set(day, after.open) }),
        );
        this.isKnown = true;
        return 'done';
      };
      return await withLock(files, `${path}.lock`, work, this.patience());
    } catch (error) {
      this.firstTrouble ??= describe(error, path);
      return 'trouble';
    }
  }

  /** How long to wait for the lock: whoever has waited in vain once does not wait so long again for each call. */
  private patience(): LockTimeouts {
    const { lockTimeouts = LOCK_TIMEOUTS } = this.options;
    if (this.firstTrouble === null) return lockTimeouts;
    return { ...lockTimeouts, giveUpMs: Math.min(lockTimeouts.giveUpMs, IMPATIENT_MS) };
  }

  private today(): string {
    return this.options.clock().toISOString().slice(0, 10);
  }
}

const IMPATIENT_MS = 500;

/** "EROFS: read-only file system, open 'ledger.json'". */
const OF_SYSTEM = /^[A-Z][A-Z\d]+: /;

/** What went wrong with the ledger of a path, and what to do about it. */
function describe(error: unknown, path: string): string {
  if (error instanceof LockHeld) {
    return `${error.message} (let that one end; where none is left, remove ${error.lock})`;
  }
  // Only the system's words go on behind a comma with what nobody reads.
  const reason = OF_SYSTEM.test(messageOf(error)) ? reasonOf(error) : messageOf(error);
  // Our own words name the file, those of the system do not.
  return reason.includes(path) ? reason : `${path}: ${reason} (let the run write this file and ${path}.lock beside it)`;
}

/** What a day has spent, and how much of it calls under way hold. */
interface Day {
  readonly spent: number;
  readonly open: number;
}

/** A day takes some twenty bytes: 13,000 days. It is read and written anew twice for each call, so that a larger one stops a run. */
const LONGEST_LEDGER_BYTES = 2 ** 18;

function load(files: Files, path: string): { readonly books: Books } | { readonly problems: readonly Problem[] } {
  if (files.kind(path) === 'missing') return { books: { days: new Map(), open: new Map() } };
  const read = files.read(path, LONGEST_LEDGER_BYTES);
  if (read.kind === 'unreadable') return { problems: [{ message: read.reason, place: { file: path } }] };
  return parseSpending(read.text, path);
}
