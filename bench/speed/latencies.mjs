// How long a model takes to answer, and how long many answers take at best.

/** Of the logarithm: a tenth of the answers then takes more than 1.7 times the median, one in a hundred 2.5 times. */
const SPREAD = 0.4;

/** Log-normal latencies in ms, always the same ones. */
export function latencies(count, median) {
  let state = 20_261_122;
  const draw = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return (state + 0.5) / 2 ** 32;
  };
  // Box and Muller.
  const normal = () => Math.sqrt(-2 * Math.log(draw())) * Math.cos(2 * Math.PI * draw());
  return Array.from({ length: count }, () => median * Math.exp(SPREAD * normal()));
}

/** When the last of these is done if so many run at once, each begun as soon as one before it has ended, in ms. */
export function makespan(waits, width) {
  const free = new Array(width).fill(0);
  for (const wait of waits) {
    const next = free.indexOf(Math.min(...free));
    free[next] += wait;
  }
  return Math.max(...free);
}
