// Gives the readers, scores and pages of src/ inputs that are wrong at random places, in this process, and tells what they should
// not have done. The same seed gives the same cases.
//   npm run fuzz                         every target a little, in some seconds
//     -- --target json --target pages    these alone
//     --cases 1000000                    so many cases of each; or
//     --seconds 60                       as many as fit into so many seconds of each
//     --seed 1                           others with another seed
//     --first 4711 --cases 1             one case again, by its number; of a target with many cases a run, that run
// Ends with exit code 1 where something was found.
import { openFuzzer } from './fuzz/fuzzer.mjs';
import compileSources, { removeCompiled } from './jest/compile-sources.mjs';
import { optionsOf } from './options.mjs';

const { values } = optionsOf(import.meta.url, {
  options: {
    cases: { type: 'string' },
    first: { type: 'string', default: '0' },
    seconds: { type: 'string' },
    seed: { type: 'string', default: '1' },
    target: { type: 'string', multiple: true },
  },
});

/** Where neither number nor time is given. */
const FEW = 100;

const { seed } = values;
const ms = Number(values.seconds ?? Number.POSITIVE_INFINITY) * 1000;
const cases = Number(values.cases ?? (values.seconds === undefined ? FEW : Number.POSITIVE_INFINITY));

compileSources();
try {
  const { names, runFor } = await openFuzzer(process.env.SUMMARY_GATE_COMPILED);
  const unknown = values.target?.find((name) => !names.includes(name));
  if (unknown !== undefined) {
    console.error(`There is no target ${unknown}; there are ${names.join(', ')}`);
    process.exitCode = 2;
  }
  for (const name of unknown === undefined ? (values.target ?? names) : []) {
    const started = performance.now();
    const {
      runs,
      cases: done,
      found,
    } = await runFor(name, { cases, ms, first: Number(values.first), seed }, console.log);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    const inRuns = runs === done ? '' : ` in ${runs} runs`;
    console.log(`${name}\t${done} cases${inRuns}\tseed ${seed}\t${found} found\t${seconds} s`);
    if (found > 0) process.exitCode = 1;
  }
} finally {
  removeCompiled();
}
