// Whether the port to Go and `--rubric v1` give the same scores: what does not compute the same is not compared.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CLI, PROJECT, timeOnce } from './processes.mjs';

const TOLERANCE = 1e-12;
const DIMENSIONS = ['title', 'summary', 'key_actions', 'outcome', 'aha_moments'];

/**
 * The largest difference between any score or mean of the port and of v1, on golden sessions and candidates as JSONL, in a
 * workspace. Throws where it is more than the tolerance.
 */
export async function compareWithV1(port, lines, folder) {
  const given = await scoresByPort(port, lines, folder);
  const inputs = ['--corpus', CORPUS, '--candidates', CANDIDATES];
  const settings = ['--rubric', 'v1', '--report-formats', 'json', '--report-dir', 'compared'];
  await timeOnce({ args: [CLI, ...inputs, ...settings], cwd: folder });
  const wanted = scoresOf(JSON.parse(readFileSync(join(folder, 'compared/report.json'), 'utf8')));
  if (wanted.size !== given.size) throw new Error(`the Go port has ${given.size} scores in place of ${wanted.size}`);
  return largestDifference(wanted, given);
}

/**
 * The same against the cases that the tests hold v1 to: scripts, lower-casing, white space and thresholds that neither
 * generated sessions nor the examples have.
 */
export async function compareWithCases(port, folder) {
  const { cases } = JSON.parse(readFileSync(join(PROJECT, '__tests__/rubric/v1-vectors.json'), 'utf8'));
  const summary = ({ aha_moments: types = [], ...texts }) => ({
    ...texts,
    aha_moments: types.map((type) => ({ type })),
  });
  const lines = (lineOf) => cases.map((one, i) => JSON.stringify({ name: `case ${i}`, ...lineOf(one) })).join('\n');
  const corpus = lines(({ reference }) => ({ reference: summary(reference) }));
  const candidates = lines(({ candidate }) => ({ candidate: summary(candidate) }));
  const wanted = cases.flatMap(({ scores }, i) => scores.map((score, d) => [`case ${i}, ${DIMENSIONS[d]}`, score]));
  return largestDifference(new Map(wanted), await scoresByPort(port, { corpus, candidates }, folder));
}

const CORPUS = 'compared.jsonl';
const CANDIDATES = 'compared-candidates.jsonl';

async function scoresByPort(port, { corpus, candidates }, folder) {
  writeFileSync(join(folder, CORPUS), corpus);
  writeFileSync(join(folder, CANDIDATES), candidates);
  await timeOnce({ program: port, args: [CORPUS, CANDIDATES, 'compared.json'], cwd: folder });
  return scoresOf(JSON.parse(readFileSync(join(folder, 'compared.json'), 'utf8')));
}

/** Every score and mean of a report by what it is of. The port writes dimensions as an object, summary-gate as a list. */
function scoresOf({ overall_mean, dimension_means, sessions }) {
  const scores = new Map([['overall mean', overall_mean]]);
  for (const [dimension, mean] of Object.entries(dimension_means)) scores.set(`${dimension} mean`, mean);
  for (const { name, overall, dimensions } of sessions) {
    scores.set(name, overall);
    const list = Array.isArray(dimensions)
      ? dimensions.map(({ dimension, score }) => [dimension, score])
      : Object.entries(dimensions);
    for (const [dimension, score] of list) scores.set(`${name}, ${dimension}`, score);
  }
  return scores;
}

function largestDifference(wanted, given) {
  let largest = 0;
  for (const [place, score] of wanted) {
    const difference = Math.abs(score - given.get(place));
    // Not a number where the port has no such score.
    if (!(difference <= TOLERANCE)) throw new Error(`${place}: ${score}, by the Go port ${given.get(place)}`);
    largest = Math.max(largest, difference);
  }
  return largest;
}

/** The shipped corpus without its canaries, which no rubric scores, and the candidates of an example, as JSONL. */
export function exampleAsLines(example) {
  const onOneLine = (path) =>
    readFileSync(path, 'utf8')
      .replace(/\s*\n\s*/g, ' ')
      .trim();
  const folders = readdirSync(join(PROJECT, 'golden-corpus'), { withFileTypes: true }).filter((f) => f.isDirectory());
  const corpus = folders
    .map(({ name }) => onOneLine(join(PROJECT, 'golden-corpus', name, 'reference.json')))
    .filter((line) => !JSON.parse(line).canary);
  const given = join(PROJECT, 'examples', example);
  const candidates = readdirSync(given)
    .filter((file) => file.endsWith('.json'))
    // Put together as text, since a candidate may be broken JSON.
    .map((file) => `{"name": ${JSON.stringify(file.slice(0, -5))}, "candidate": ${onOneLine(join(given, file))}}`);
  return { corpus: `${corpus.join('\n')}\n`, candidates: `${candidates.join('\n')}\n` };
}
