/** Tells of scores, one after the other, whether they may be among the lowest of all. */
export class WorstSoFar {
  private readonly scores: Float64Array;
  private count = 0;
  /** So many have a lower score than this, or the same. */
  private limit = Number.POSITIVE_INFINITY;

  /** @param most how many the lowest are */
  constructor(private readonly most: number) {
    // Room to spare, so that few scores are sorted often.
    this.scores = new Float64Array(Math.ceil(most * 1.25) + 1);
  }

  takes(score: number): boolean {
    if (score > this.limit) return false;
    this.scores[this.count++] = score;
    if (this.count === this.scores.length) {
      this.scores.sort();
      this.count = this.most;
      this.limit = this.scores[this.most - 1] ?? Number.POSITIVE_INFINITY;
    }
    return true;
  }
}
