import { isAmount, nanoAtLeast, nanoAtMost, usdOf } from './money.js';

/** Money set aside under the cap of a run for one call. */
export interface Reservation {
  /**
   * Books what the call really cost and releases the rest. `null` books all that was set aside: a call that timed out
   * may have been billed. Only the first booking counts.
   */
  settle(actualUsd: number | null): void;
}

/**
 * Keeps one run within its cap on costs. Each call reserves its worst case first, synchronously, so that calls at the
 * same time cannot exceed the cap together.
 */
export class Budget {
  private spentNano = 0;
  private reservedNano = 0;
  private readonly leftNano: number;

  /** `null` caps nothing. `spentBeforeUsd` counts against the cap, but is not spent by this run. */
  constructor(capUsd: number | null, spentBeforeUsd = 0) {
    this.leftNano = capUsd === null ? Number.POSITIVE_INFINITY : nanoAtMost(capUsd) - nanoAtLeast(spentBeforeUsd);
  }

  /**
   * What finished calls have cost, in US dollars. At most the cap, as long as no call costs more than its worst case.
   */
  get spent(): number {
    return usdOf(this.spentNano);
  }

  /** What is set aside for calls under way, in US dollars. */
  get reserved(): number {
    return usdOf(this.reservedNano);
  }

  /**
   * Sets the worst case of a call aside. Returns null when it does not fit the cap: the call must not be made. An
   * unknown worst case (`null`) fits under no cap, and needs nothing where there is no cap.
   */
  reserve(worstUsd: number | null): Reservation | null {
    if (!isAmount(worstUsd)) return this.leftNano === Number.POSITIVE_INFINITY ? this.hold(0) : null;
    const worst = nanoAtLeast(worstUsd);
    return this.spentNano + this.reservedNano + worst <= this.leftNano ? this.hold(worst) : null;
  }

  /**
   * For a call that an earlier run made: sets nothing aside, and books its real cost when it is settled, even over the
   * cap.
   */
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
