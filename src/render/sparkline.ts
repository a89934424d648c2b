const BARS = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'] as const;

/** Scores closer together than this look level: what a bar shows must not be rounding. */
const LEAST_RANGE = 0.05;

/** Scores in 0..1 as a line of bars, from the least to the largest of them; a range below 0.05 is drawn as 0.05. */
export function sparkline(values: readonly number[]): string {
  const least = Math.min(...values);
  const range = Math.max(LEAST_RANGE, Math.max(...values) - least);
  return values.map((value) => BARS[Math.round(((value - least) / range) * (BARS.length - 1))] ?? '').join('');
}
