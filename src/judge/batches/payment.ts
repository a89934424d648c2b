import type { Booked, Reserved } from '../asking/ask.js';
import type { BookedReserved, Booking } from './batch-record.js';

/**
 * How one question in a batch is paid for: with money that this run has set aside, or by the booking of the run that has
 * made the batch. Two runs may read the results of one batch; only one of them, which claims them, says and books what
 * they cost.
 */
export class Payment implements Reserved {
  private claimedBy: 'this run' | 'another run' | 'nobody' = 'this run';

  /** Both are there where money was set aside before the batch of another run was seen. */
  constructor(
    private readonly own: BookedReserved | null,
    private earlier: BookedReserved | null = null,
  ) {}

  /** Whether an earlier run has paid, so that no money was set aside. */
  get isPaid(): boolean {
    return this.own === null && this.earlier !== null;
  }

  /** Its worst case as booked in the ledger by this run; null where it is not. */
  get booking(): Booking | null {
    return this.own?.booking ?? null;
  }

  /** The question is in a batch of another run: what was set aside here is of no use any more. */
  join(earlier: BookedReserved): void {
    this.earlier ??= earlier;
  }

  /** Where nobody could claim the results, this run says what they cost, and the ledger has the worst case. */
  claim(by: 'this run' | 'another run' | 'nobody'): void {
    this.claimedBy = by;
  }

  async settle(usd: number | null): Promise<Booked> {
    const { own, earlier } = this;
    const paid = earlier ?? own;
    if (this.claimedBy === 'another run') {
      await (earlier === null ? own?.settleForRun(0) : own?.settle(0));
      return 'by another run';
    }
    const freed = earlier === null ? undefined : own?.settle(0);
    const booked = await (this.claimedBy === 'nobody' ? paid?.settleForRun(usd) : paid?.settle(usd));
    await freed;
    return booked ?? null;
  }
}
