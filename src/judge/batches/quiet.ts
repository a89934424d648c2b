/**
 * Knows when nothing can go on by itself any more: all that was begun waits for a batch or for money. Between two steps of
 * a judged run there are only promises that resolve at once, except for what goes through `during`; so the moment is
 * exact, and no clock has a say in it.
 */
export class Quiet {
  private underWay = 0;
  private isChecking = false;

  /**
   * @param settled resolves when all promises that could resolve at once have done so
   * @param onQuiet what to do in that moment; it may begin something new
   */
  constructor(
    private readonly settled: () => Promise<void>,
    private readonly onQuiet: () => void,
  ) {}

  /** Does something after which a run may go on by itself. */
  async during<T>(work: () => Promise<T>): Promise<T> {
    this.underWay++;
    try {
      return await work();
    } finally {
      this.underWay--;
      this.check();
    }
  }

  /** To be told whenever something has begun to wait. */
  check(): void {
    if (this.isChecking || this.underWay > 0) return;
    this.isChecking = true;
    void this.settled().then(() => {
      this.isChecking = false;
      if (this.underWay === 0) this.onQuiet();
    });
  }
}
