// Changes src/ on purpose, one small thing at a time, and tells which changes the tests notice. What survives is either the same
// program or something that no test holds. The checkout is not touched: each change is made in a compiled copy.
//   npm run mutate -- src/rubric/v2 src/core/numbers.ts    folders and files
//     --count 40      so many changes are drawn of all that could be made
//     --seed 1        others with another seed
//     --slow 2        leaves out suites that take more seconds of a processor than this, but never the nearest to a source
//     --patience 120  after so many seconds without a word a change is taken to run in circles; more on a machine that has much to do
//     --least 0       ends with exit code 1 where less than so many of a hundred are killed
//     --tests PATH    runs these suites, too; may be given again
// scripts/mutate/equivalent.json has those that leave the same program, and why; they are not drawn.
// The program of report.html, as far as no suite imports it, is left out: a browser alone runs it, in `npm run test:browser`.
// A file is held by the suites of its folder in __tests__ that import it, by however many steps. What these do not notice is
// shown to six suites of other folders: those whose names are most like its own.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, normalize } from 'node:path';
import compileSources, { removeCompiled } from './jest/compile-sources.mjs';
import { drawMutants } from './mutate/draw-mutants.mjs';
import { runMutants } from './mutate/run-mutants.mjs';
import { farSuitesOf, suitesOf } from './mutate/suites-of.mjs';
import { optionsOf, refuse } from './options.mjs';

const { values, positionals } = optionsOf(import.meta.url, {
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '40' },
    least: { type: 'string', default: '0' },
    patience: { type: 'string', default: '120' },
    seed: { type: 'string', default: '1' },
    slow: { type: 'string', default: '2' },
    tests: { type: 'string', multiple: true, default: [] },
  },
});

const missing = positionals.find((path) => !existsSync(path));
if (missing !== undefined) refuse(import.meta.url, `There is no file or folder ${missing}`);

const GENERATED = /-assets\.ts$/;
/** What a browser alone runs, compiled into a page beforehand: `npm run test:browser` holds it, and no suite here can notice a change. */
const isOnlyOfPage = (path) =>
  normalize(path).startsWith(join('src', 'render', 'html', 'client')) &&
  suitesOf(path).length + farSuitesOf(path).length === 0;
const sources = positionals
  .flatMap((path) =>
    statSync(path).isFile() ? [path] : readdirSync(path, { recursive: true }).map((name) => join(path, name)),
  )
  .filter((path) => path.endsWith('.ts') && !GENERATED.test(path) && !isOnlyOfPage(path));

const mutants = drawMutants(sources, Number(values.count), Number(values.seed));
let killed = 0;
const tell = (outcome, { file, line, change }, by = '') => {
  if (outcome === 'killed') killed++;
  console.log([outcome, `${file}:${line}`, change, by].join('\t').trimEnd());
};
compileSources();
try {
  let left = mutants;
  for (const suites of [(file) => [...suitesOf(file), ...values.tests], farSuitesOf]) {
    const survived = [];
    for await (const { mutant, by } of runMutants(left, suites, Number(values.slow), Number(values.patience))) {
      if (by === null) survived.push(mutant);
      else tell('killed', mutant, by);
    }
    left = survived;
  }
  for (const mutant of left) tell('survived', mutant);
} finally {
  removeCompiled();
}
const share = mutants.length === 0 ? 100 : (100 * killed) / mutants.length;
console.log(`${mutants.length} changes, ${killed} killed (${share.toFixed(0)} %)`);
if (share < Number(values.least)) process.exitCode = 1;
