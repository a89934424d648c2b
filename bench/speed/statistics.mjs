// The statistics of a report: the confidence intervals of its means.
import { meanIntervals, RESAMPLES } from '../../build/statistics/interval.js';
import { show, table } from './table.mjs';

const SESSIONS = 1_000;
const SERIES = 6;
const ROUNDS = 15;

/** Scores of a seeded generator (Numerical Recipes), between 0 and 1. */
function makeSeries() {
  let state = 7;
  const draw = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  return Array.from({ length: SERIES }, () => Array.from({ length: SESSIONS }, draw));
}

export function measureStatistics() {
  const series = makeSeries();
  const spent = [];
  for (let round = 0; round < ROUNDS; round++) {
    const started = performance.now();
    meanIntervals(series, { low: 0, high: 1 });
    spent.push(performance.now() - started);
  }
  const [first] = spent;
  const median = spent.sort((a, b) => a - b)[ROUNDS >> 1];
  return `## Statistics

The 95 % intervals of ${SERIES} series of ${SESSIONS.toLocaleString('en')} sessions each by ${RESAMPLES.toLocaleString('en')} resamples, as a report has them for the five dimensions and the
overall score. In one process; the first call is the one that a run makes.

${table(
  ['', 'ms'],
  [
    ['first call', show(first)],
    [`median of ${ROUNDS} calls`, show(median)],
  ],
)}`;
}
