/** Tells for a stream of scores whether each may still be among the lowest. */
export class WorstSoFar {
  private readonly scores: Float64Array;
  private count = 0;
  /** Scores above this cannot be among the lowest any more. */
  private limit = Number.POSITIVE_INFINITY;

  /** @param most how many of the lowest scores are wanted */
  constructor(private readonly most: number) {
    // Room to spare, so that few scores are sorted often.
    this.scores = new Float64Array(Math.ceil(most * 1.25) + 1);
  }

  /** Adds a score; returns whether it may be among the lowest. */
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
