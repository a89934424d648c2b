// Which suites hold a source: those of its folder, as __tests__ mirrors src, that import it by however many steps; and, for what
// these do not notice, those of other folders, of which many run the whole program.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, normalize, sep } from 'node:path';

/** So many suites of other folders are asked. Nearly all that run the program come to nearly every source. */
const OF_OTHER_FOLDERS = 6;

/** The suites of the nearest folder that has any; first those that have its name, then those that import it in the fewest steps. */
export function suitesOf(file) {
  for (let folder = dirname(file); folder.includes(sep); folder = dirname(folder)) {
    const reaching = suitesBelow(folder.replace(/^src/, '__tests__'), file);
    if (reaching.length > 0) {
      return reaching
        .sort((a, b) => isNamedAfter(b.suite, file) - isNamedAfter(a.suite, file) || a.steps - b.steps)
        .map(({ suite }) => suite);
    }
  }
  return [];
}

/** The best of the suites of all other folders: first those whose paths have most words of its own, then the nearest. */
export function farSuitesOf(file) {
  const near = new Set(suitesOf(file));
  return suitesBelow('__tests__', file)
    .filter(({ suite }) => !near.has(suite))
    .map((one) => ({ ...one, shared: sharedWords(one.suite, file) }))
    .sort((a, b) => b.shared - a.shared || a.steps - b.steps)
    .slice(0, OF_OTHER_FOLDERS)
    .map(({ suite }) => suite);
}

function suitesBelow(folder, file) {
  const names = existsSync(folder) ? readdirSync(folder, { recursive: true }) : [];
  return names
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => join(folder, name))
    .map((suite) => ({ suite, steps: stepsTo(suite, normalize(file)) }))
    .filter(({ steps }) => Number.isFinite(steps));
}

function isNamedAfter(suite, file) {
  return Number(basename(suite, '.test.ts') === basename(file, '.ts'));
}

function sharedWords(suite, file) {
  const own = wordsOf(file);
  return [...wordsOf(suite)].filter((word) => own.has(word)).length;
}

/** By their beginnings: `compare.test.ts` is about comparison. */
function wordsOf(path) {
  const [, ...folders] = path.replace(/(?:\.test)?\.ts$/, '').split(/[\\/]/);
  return new Set(folders.flatMap((name) => name.split('-')).map((word) => word.slice(0, 5)));
}

/** By how many imports a suite comes to a source; infinite where it does not. */
function stepsTo(suite, wanted) {
  const steps = new Map([[suite, 0]]);
  for (const [file, at] of steps) for (const next of importsOf(file)) if (!steps.has(next)) steps.set(next, at + 1);
  return steps.get(wanted) ?? Number.POSITIVE_INFINITY;
}

const IMPORT = /^(?:import|export)(?! type)[^;]*?from '(\.[^']+)\.js';$|(?<!typeof )\bimport\('(\.[^']+)\.js'\)/gm;

const known = new Map();

function importsOf(file) {
  if (!known.has(file)) {
    const names = [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, first, later]) => first ?? later);
    known.set(
      file,
      names.map((name) => join(dirname(file), `${name}.ts`)).filter((path) => existsSync(path)),
    );
  }
  return known.get(file);
}
