// Scores pairs of summary texts with one metric of another package, and writes the scores: the least that a user of it
// would write.
//
//   node bench/speed/peer.mjs <rouge-1 | rouge-l | levenshtein> <folder of packages> <references.jsonl> <candidates.jsonl> <out>
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

const [metric, modules, references, candidates, out] = process.argv.slice(2);
const load = (name) => import(pathToFileURL(createRequire(`${modules}/`).resolve(name)).href);
const readLines = (file) =>
  readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

const METRICS = {
  'rouge-1': async () => {
    const { n } = await load('js-rouge');
    return (candidate, reference) => n(candidate, reference, { n: 1 });
  },
  'rouge-l': async () => {
    const { l } = await load('js-rouge');
    return (candidate, reference) => l(candidate, reference);
  },
  levenshtein: async () => {
    const { Levenshtein } = await load('autoevals');
    return async (output, expected) => (await Levenshtein({ output, expected })).score;
  },
};

const score = await METRICS[metric]();
const given = new Map(readLines(candidates).map((candidate) => [candidate.name, candidate]));
const scores = [];
for (const { name, reference } of readLines(references)) {
  scores.push({ name, score: await score(given.get(name).summary, reference.summary) });
}
writeFileSync(out, JSON.stringify(scores));
