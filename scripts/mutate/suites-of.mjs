// Which suites hold a source: those of its folder, as __tests__ mirrors src, that import it by however many steps.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** The suites of the nearest folder that has any. */
export function suitesOf(file) {
  for (let folder = dirname(file); folder !== '.'; folder = dirname(folder)) {
    const tests = folder.replace(/^src/, '__tests__');
    const names = existsSync(tests) ? readdirSync(tests, { recursive: true }) : [];
    const suites = names.filter((name) => name.endsWith('.test.ts')).map((name) => join(tests, name));
    const reaching = suites.filter((suite) => reaches(suite, normalize(file)));
    if (reaching.length > 0) return reaching;
  }
  return [];
}

function reaches(start, wanted) {
  const seen = new Set([start]);
  for (const file of seen) for (const next of importsOf(file)) seen.add(next);
  return seen.has(wanted);
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
