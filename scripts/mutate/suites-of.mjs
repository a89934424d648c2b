// Which suites hold a source: those of its folder, as __tests__ mirrors src, that import it by however many steps.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';

/** The suites of the nearest folder that has any; first those that have its name, then those that import it in the fewest steps. */
export function suitesOf(file) {
  for (let folder = dirname(file); folder !== '.'; folder = dirname(folder)) {
    const tests = folder.replace(/^src/, '__tests__');
    const names = existsSync(tests) ? readdirSync(tests, { recursive: true }) : [];
    const suites = names.filter((name) => name.endsWith('.test.ts')).map((name) => join(tests, name));
    const reaching = suites
      .map((suite) => ({ suite, steps: stepsTo(suite, normalize(file)), isNamed: isNamedAfter(suite, file) }))
      .filter(({ steps }) => Number.isFinite(steps))
      .sort((a, b) => Number(b.isNamed) - Number(a.isNamed) || a.steps - b.steps);
    if (reaching.length > 0) return reaching.map(({ suite }) => suite);
  }
  return [];
}

function isNamedAfter(suite, file) {
  return basename(suite, '.test.ts') === basename(file, '.ts');
}

/** By how many imports a suite comes to a source; infinite where it does not. */
function stepsTo(suite, wanted) {
  const steps = new Map([[suite, 0]]);
  for (const [file, at] of steps) for (const next of importsOf(file)) if (!steps.has(next)) steps.set(next, at + 1);
  return steps.get(wanted) ?? Number.POSITIVE_INFINITY;
}

const IMPORT = /^(?:import|export)(?! type)[^;]*?from '(\.[^']+)\.js';$/gm;

const known = new Map();

function importsOf(file) {
  if (!known.has(file)) {
    const names = [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, name]) => name);
    known.set(
      file,
      names.map((name) => join(dirname(file), `${name}.ts`)).filter((path) => existsSync(path)),
    );
  }
  return known.get(file);
}
