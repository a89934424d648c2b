// How often `compare` names a difference where there is none, and how often it sees one that is there: pairs of runs are made
// up, and the very code that compares real ones decides. Prints the tables of docs/compare.md.
// Usage: npm run -s compile && node bench/compare.mjs [runs]
import { decisionsOf, judgePairs } from '../build/comparison/decide.js';
import { pairsToCompare, pairVariants } from '../build/comparison/pairs.js';
import { subjectsOf } from '../build/comparison/subjects.js';
import { UNKNOWN_USAGE } from '../build/comparison/usage.js';
import { seededRandom } from '../build/core/seeded-random.js';
import { DIMENSIONS } from '../build/core/summary.js';

const RUNS = Number(process.argv[2] ?? 500);

/** Standard deviation of what a variant scores in a session around how difficult that is. */
const NOISE = 0.07;

const WEIGHTS = [0.2, 0.3, 0.3, 0.1, 0.1];

function noiseOf(seed) {
  const random = seededRandom(seed);
  const uniform = () => (random.below(1_000_000) + 0.5) / 1_000_000;
  const normal = () => {
    let sum = -6;
    for (let i = 0; i < 12; i++) sum += uniform();
    return sum;
  };
  return { uniform, normal };
}

const cut = (score) => Math.round(Math.min(1, Math.max(0, score)) * 10_000) / 10_000;

/** So many variants over the same sessions; the first is better by `rise` in every dimension, and wrong in fewer of them. */
function makeVariants({ variants, sessions, rise = 0, wrong = 0.2, wrongOfFirst = wrong }, { uniform, normal }) {
  const difficulty = Array.from({ length: sessions }, () => 0.7 + 0.1 * normal());
  const prone = Array.from({ length: sessions }, () => 0.5 + uniform());
  return Array.from({ length: variants }, (_, v) => ({
    name: `v${v}`,
    paths: [],
    outside: 0,
    judge: null,
    findingsOf: () => [],
    sessions: new Map(
      difficulty.map((mean, i) => {
        const common = NOISE * normal();
        const scores = DIMENSIONS.map(() => cut(mean + common + NOISE * normal() + (v === 0 ? rise : 0)));
        const isWrong = uniform() < (v === 0 ? wrongOfFirst : wrong) * prone[i] ? 1 : 0;
        const fails = isWrong === 1 || uniform() < 0.1;
        return [
          `s${i}`,
          {
            status: 'scored',
            overall: cut(scores.reduce((sum, score, d) => sum + score * WEIGHTS[d], 0)),
            scores,
            codes: [],
            wrong: isWrong,
            gatesFailed: fails ? ['fail-on.outcome'] : [],
            samples: null,
            judge: null,
            usage: UNKNOWN_USAGE,
          },
        ];
      }),
    ),
  }));
}

function compare(variants, against = null) {
  const subjects = subjectsOf(variants, DIMENSIONS);
  const pairs = pairsToCompare(variants, against).map(([a, b]) => pairVariants(a, b, subjects));
  const judged = judgePairs(pairs);
  return { judged, decisions: decisionsOf(judged.pairs, subjects, variants) };
}

function simulate(world, seed, runs = RUNS) {
  const noise = noiseOf(seed);
  const counts = { winner: 0, shown: 0, overall: 0, wrong: 0, detectable: 0 };
  for (let run = 0; run < runs; run++) {
    const variants = makeVariants(world, noise);
    const { decisions, judged } = compare(variants, world.isAgainst ? variants[1] : null);
    const sees = (id) => decisions.find(({ subject }) => subject.id === id).shown.length > 0;
    if (decisions.some(({ winner }) => winner !== null)) counts.winner++;
    if (decisions.some(({ shown }) => shown.length > 0)) counts.shown++;
    if (sees('overall')) counts.overall++;
    if (sees('wrong')) counts.wrong++;
    const ofOverall = judged.pairs[0].differences.find(({ subject }) => subject.id === 'overall');
    counts.detectable += (ofOverall.detectable ?? Number.NaN) / runs;
  }
  return counts;
}

const percent = (count, runs = RUNS) => `${((100 * count) / runs).toFixed(1)} %`;
const table = (heads, rows) =>
  [heads, heads.map((_, i) => (i === 0 ? ':--' : '--:')), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

console.log(`No true difference, ${RUNS} runs each:\n`);
const nothing = [];
for (const variants of [2, 3, 5]) {
  for (const sessions of [10, 26, 60]) {
    const { winner, shown } = simulate({ variants, sessions }, 1000 * variants + sessions);
    nothing.push([variants, sessions, percent(winner), percent(shown)]);
  }
}
console.log(table(['Variants', 'Sessions', 'Runs that name a winner', 'Runs that show any difference'], nothing));

const POWER_RUNS = Math.ceil(RUNS / 4);
console.log(`\nA true difference in closeness of the first variant, ${POWER_RUNS} runs each:\n`);
const closer = [];
for (const [variants, sessions] of [
  [2, 10],
  [2, 26],
  [2, 60],
  [3, 26],
  [5, 26],
]) {
  const row = [variants, sessions];
  let seen = 0;
  for (const rise of [0.02, 0.04, 0.06, 0.08]) {
    const found = simulate({ variants, sessions, rise }, 77 * variants + sessions, POWER_RUNS);
    row.push(percent(found.overall, POWER_RUNS));
    seen = found.detectable;
  }
  const there = simulate({ variants, sessions, rise: seen }, 78 * variants + sessions, POWER_RUNS);
  closer.push([...row, seen.toFixed(3), percent(there.overall, POWER_RUNS)]);
}
console.log(
  table(
    [
      'Variants',
      'Sessions',
      '0.02',
      '0.04',
      '0.06',
      '0.08',
      'The least that the report calls visible',
      'Seen at that size',
    ],
    closer,
  ),
);

console.log(
  `\nSomething wrong in 40 % of the sessions of the others, ${POWER_RUNS} runs each. In the first variant:\n`,
);
const truer = [];
for (const [variants, sessions] of [
  [2, 26],
  [2, 60],
  [2, 120],
  [3, 60],
]) {
  const shares = [0.2, 0.1, 0.02].map((wrongOfFirst) =>
    percent(
      simulate({ variants, sessions, wrong: 0.4, wrongOfFirst }, 31 * variants + sessions, POWER_RUNS).wrong,
      POWER_RUNS,
    ),
  );
  truer.push([variants, sessions, ...shares]);
}
console.log(table(['Variants', 'Sessions', '20 %', '10 %', '2 %'], truer));
