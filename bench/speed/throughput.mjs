// Scoring alone, in one warm process: no files, no findings, no report.
import { l as rougeL, n as rougeN } from 'js-rouge';
import { DIMENSIONS } from '../../build/core/summary.js';
import { openScorer } from '../../build/rubric/score.js';
import { makeSessions } from '../make-sessions.mjs';
import { show, table, times } from './table.mjs';

const PAIRS = 1_000;
const ROUNDS = 5;
const WEIGHTS = { title: 0.2, summary: 0.3, key_actions: 0.3, outcome: 0.1, aha_moments: 0.1 };

const EMPTY = { title: '', summary: '', key_actions: [], outcome: '', aha_moments: [], topics_found: [] };

function makePairs() {
  const lines = (text) =>
    text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
  const { corpus, candidates } = makeSessions(PAIRS);
  const given = lines(candidates);
  return lines(corpus).map(({ reference }, i) => [
    { ...EMPTY, ...reference },
    { ...EMPTY, ...given[i] },
  ]);
}

export function measureThroughput() {
  const pairs = makePairs();
  const contenders = [
    ['v1, whole sessions', openScorer('v1', WEIGHTS, DIMENSIONS)],
    ['v2, whole sessions', openScorer('v2', WEIGHTS, DIMENSIONS)],
    ['js-rouge ROUGE-1, summaries', (a, b) => rougeN(b.summary, a.summary, { n: 1 })],
    ['js-rouge ROUGE-L, summaries', (a, b) => rougeL(b.summary, a.summary)],
  ];
  const spent = contenders.map(() => []);
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [i, [, score]] of contenders.entries()) {
      const started = performance.now();
      for (const [reference, candidate] of pairs) score(reference, candidate);
      if (round > 0) spent[i].push(performance.now() - started);
    }
  }
  const medians = spent.map((list) => list.sort((a, b) => a - b)[ROUNDS >> 1]);
  const slowest = medians.at(-1);
  const rows = medians.map((median, i) => [contenders[i][0], show((1000 * PAIRS) / median), times(slowest / median)]);
  return `## Scoring alone

The same ${PAIRS.toLocaleString('en')} pairs in one process that is warm, without files, findings and report: what the arithmetic costs.

${table(['', 'pairs/s', 'x ROUGE-L'], rows)}`;
}
