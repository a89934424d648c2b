// Simulates runs with several samples a session through the shipped code, and prints the tables of docs/samples.md about
// them. Usage: npm run build && node scripts/statistics-samples.mjs
import { seededRandom } from '../build/core/seeded-random.js';
import { changesBetween, changeWord } from '../build/gates/baseline/change.js';
import { shownDrop } from '../build/gates/regression-checks.js';
import { rerunError } from '../build/gates/sample-scores.js';
import { fallenSessions } from '../build/gates/session-regression.js';
import { meanIntervals } from '../build/statistics/interval.js';

const RUNS = Number(process.env.RUNS ?? 2_000);
/** Standard deviations of sessions from each other, and of samples within a session. */
const [BETWEEN, WITHIN] = [0.1, 0.1];
const MEAN = 0.7;
const COUNTS = [1, 3, 5];
const percent = (share) => `${(100 * share).toFixed(1)} %`;
const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;
const clamp = (score) => Math.min(1, Math.max(0, score));

function normal(seed) {
  const random = seededRandom(seed);
  return () => Array.from({ length: 12 }, () => (random.below(1e6) + 0.5) / 1e6).reduce((sum, u) => sum + u, -6);
}

/** The samples of each session around its own quality. */
const render = (qualities, samples, noise, shift = () => 0) =>
  qualities.map((quality, i) => Array.from({ length: samples }, () => clamp(quality + WITHIN * noise() + shift(i))));

const qualitiesOf = (sessions, noise) => Array.from({ length: sessions }, () => MEAN + BETWEEN * noise());

function share(seed, make) {
  const noise = normal(seed);
  let count = 0;
  for (let run = 0; run < RUNS; run++) if (make(noise)) count++;
  return count / RUNS;
}

/** How often the 95 % interval has the mean of all sessions that there could be. */
const coverage = (sessions, samples) =>
  share(sessions * 10 + samples, (noise) => {
    const scores = render(qualitiesOf(sessions, noise), samples, noise).map(mean);
    const [interval] = meanIntervals([scores], { low: 0, high: 1 });
    return interval.low <= MEAN && MEAN <= interval.high;
  });

/** How often a true drop of all sessions is called a regression. */
const power = (sessions, samples, drop) =>
  share(7 * sessions + samples, (noise) => {
    const qualities = qualitiesOf(sessions, noise);
    const before = render(qualities, samples, noise).map(mean);
    const now = render(qualities, samples, noise, () => -drop).map(mean);
    const [change] = changesBetween([{ before, now }]);
    return changeWord(change, shownDrop(change, 'six decimals'), 0.02, undefined) === 'regression';
  });

/** The error that a report states for another run, beside the standard deviation of the means of many runs. */
function reruns(sessions, samples) {
  const noise = normal(99 + samples);
  const qualities = qualitiesOf(sessions, noise);
  const runs = Array.from({ length: RUNS }, () => render(qualities, samples, noise));
  const means = runs.map((run) => mean(run.map(mean)));
  const center = mean(means);
  const real = Math.sqrt(mean(means.map((one) => (one - center) ** 2)));
  const stated = mean(
    runs.map((run) =>
      rerunError(
        run.map((overalls) => ({ samples: { overalls, all: [], worst: 1 } })),
        'overall',
      ),
    ),
  );
  return { real, stated };
}

function pair(before, now, i) {
  const samples = (overalls) =>
    overalls.map((overall, at) => ({ sample: at + 1, overall, candidate_digest: `b${i}${at}` }));
  const side = { status: 'scored', dimensions: [] };
  return {
    before: {
      ...{ ...side, name: `s${i}`, overall: mean(before), candidate_digest: 'before' },
      ...(before.length > 1 && { samples: samples(before) }),
    },
    now: {
      ...{ ...side, golden: { name: `s${i}` }, overall: mean(now), candidateDigest: 'now', defects: [] },
      ...(now.length > 1 && {
        samples: {
          overalls: now,
          worst: 1,
          all: now.map((overall, at) => ({ sample: at + 1, overall, candidateDigest: `n${i}${at}` })),
        },
      }),
    },
  };
}

/** How often max-session-regression fails, with a shift of the samples of the first session. */
const single = (sessions, [before, now], setting, shift = () => 0) =>
  share(31 * sessions + 3 * now + before, (noise) => {
    const qualities = qualitiesOf(sessions, noise);
    const old = render(qualities, before, noise);
    let sample = 0;
    const fresh = render(qualities, now, noise, (i) => (i === 0 ? shift(sample++) : 0));
    const pairs = qualities.map((_, i) => pair(old[i], fresh[i], i));
    const policy = { thresholds: { 'max-session-regression': setting }, precision: 'six decimals' };
    return fallenSessions({ facts: {}, comparison: { pairs } }, policy, []).counting.length > 0;
  });

console.log('| Sessions | 1 sample | 3 samples | 5 samples |\n|---:|---:|---:|---:|');
for (const sessions of [5, 10, 26, 100]) {
  console.log(`| ${sessions} | ${COUNTS.map((samples) => percent(coverage(sessions, samples))).join(' | ')} |`);
}
console.log('\n| True drop | 1 sample | 3 samples | 5 samples |\n|---:|---:|---:|---:|');
for (const drop of [0, 0.02, 0.04, 0.06, 0.08]) {
  console.log(`| ${drop.toFixed(2)} | ${COUNTS.map((samples) => percent(power(26, samples, drop))).join(' | ')} |`);
}
console.log(
  '\n| Samples | Standard deviation of the means of other runs | Error that a report states |\n|---:|---:|---:|',
);
for (const samples of [2, 3, 5]) {
  const { real, stated } = reruns(26, samples);
  console.log(`| ${samples} | ${real.toFixed(4)} | ${stated.toFixed(4)} |`);
}
console.log(
  '\n| Samples on the base and now | Nothing has changed: `auto` | 0.10 | All samples of one fall by 0.5: `auto` | 0.10 | One sample of it falls by 0.6: `auto` | 0.10 |\n|---|---:|---:|---:|---:|---:|---:|',
);
const all = () => -0.5;
const first = (sample) => (sample === 0 ? -0.6 : 0);
for (const counts of [
  [1, 1],
  [1, 3],
  [3, 1],
  [3, 3],
  [5, 5],
]) {
  const cells = [undefined, all, first].flatMap((shift) =>
    ['auto', 0.1].map((setting) => percent(single(26, counts, setting, shift))),
  );
  console.log(`| ${counts.join(' and ')} | ${cells.join(' | ')} |`);
}
