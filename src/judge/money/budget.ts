import { isAmount, nanoAtLeast, nanoAtMost, usdOf } from './money.js';

/** Money that is set aside for one call. */
export interface Reservation {
  /**
   * Books what the call really cost and releases the rest. `null` books all that was set aside: a call that timed out
   * may have been billed. Only the first booking counts.
   */
  settle(actualUsd: number | null): void;
}

/**
 * The money of one run. Every call reserves its worst case first, in one step that nothing can come between, so that
 * calls at the same time cannot spend more than the cap together.
 */
export class Budget {
  private spentNano = 0;
  private reservedNano = 0;
  private readonly leftNano: number;

  /** `null` caps nothing. `spentBeforeUsd` counts against the cap, but is not spent by this run. */
  constructor(capUsd: number | null, spentBeforeUsd = 0) {
    this.leftNano = capUsd === null ? Number.POSITIVE_INFINITY : nanoAtMost(capUsd) - nanoAtLeast(spentBeforeUsd);
  }

  /** What calls have cost, in USD. At most the cap, as long as no call costs more than its worst case. */
  get spent(): number {
    return usdOf(this.spentNano);
  }

  /** What is set aside for calls under way, in USD. */
  get reserved(): number {
    return usdOf(this.reservedNano);
  }

  /**
   * Sets the worst case of a call aside, or says by `null` that the call must not be made. A worst case that is not
   * known (`null`) fits under no cap, and costs nothing where there is none.
   */
  reserve(worstUsd: number | null): Reservation | null {
    if (!isAmount(worstUsd)) return this.leftNano === Number.POSITIVE_INFINITY ? this.hold(0) : null;
    const worst = nanoAtLeast(worstUsd);
    return this.spentNano + this.reservedNano + worst <= this.leftNano ? this.hold(worst) : null;
  }

  /** Sets nothing aside for a call that was made before, and books what it turns out to have cost: it is owed anyway. */
  adopt(): Reservation {
    return this.hold(0);
  }

  private hold(worst: number): Reservation {
    this.reservedNano += worst;
    let isOpen = true;
    return {
      settle: (actualUsd) => {
        if (!isOpen) return;
        isOpen = false;
        this.reservedNano -= worst;
        this.spentNano += isAmount(actualUsd) ? nanoAtLeast(actualUsd) : worst;
      },
    };
  }
}
