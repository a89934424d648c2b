/**
 * Notices when a judged run is idle: all that was begun waits for a batch or for money. Between two steps of a run
 * there are only promises that resolve at once, except for work inside `during`; so the moment is exact and no clock is
 * involved.
 */
export class IdleDetector {
  private underWay = 0;
  private isChecking = false;

  /**
   * @param settled resolves when all promises that could resolve at once have done so
   * @param onIdle what to do in that moment; it may begin something new
   */
  constructor(
    private readonly settled: () => Promise<void>,
    private readonly onIdle: () => void,
  ) {}

  /** Runs work after which the run may go on by itself, and checks for idleness afterwards. */
  async during<T>(work: () => Promise<T>): Promise<T> {
    this.underWay++;
    try {
      return await work();
    } finally {
      this.underWay--;
      this.check();
    }
  }

  /** Must be called whenever something has begun to wait: calls `onQuiet` once nothing else is going on. */
  check(): void {
    if (this.isChecking || this.underWay > 0) return;
    this.isChecking = true;
    void this.settled().then(() => {
      this.isChecking = false;
      if (this.underWay === 0) this.onIdle();
    });
  }
}
