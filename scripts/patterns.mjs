// Checks every regular expression of src/ for super-linear time, by recheck, and writes what it found to
// __tests__/patterns/checked.json, keyed by the pattern: one that has not changed is not checked again.
//   node scripts/patterns.mjs          checks those that are new and drops those that are gone
//   node scripts/patterns.mjs --all    checks all of them anew
//   node scripts/patterns.mjs --list   prints all with their places and what was found
import { readFileSync, writeFileSync } from 'node:fs';
import compileSources, { removeCompiled } from './jest/compile-sources.mjs';
import { checkPattern } from './patterns/check-pattern.mjs';
import { patternsOfSources } from './patterns/patterns-of-sources.mjs';

/** Patterns that are checked at the same time. */
const AT_ONCE = 3;

const RECORD = '__tests__/patterns/checked.json';

const known = JSON.parse(readFileSync(RECORD, 'utf8'));
compileSources();
const all = await patternsOfSources().finally(removeCompiled);
const names = [...new Set(all.map(({ name }) => name))].sort();

if (process.argv.includes('--list')) {
  for (const { name, file, line } of all)
    console.log(`${file}:${line}\t${known[name]?.found ?? 'not checked'}\t${name}`);
} else {
  const found = new Map(names.map((name) => [name, known[name]]));
  const left = names.filter((name) => known[name] === undefined || process.argv.includes('--all'));
  const checkSome = async () => {
    for (let name = left.shift(); name !== undefined; name = left.shift()) {
      const entry = { ...(await checkPattern(name)), ...because(known[name]) };
      found.set(name, entry);
      console.log(`${entry.found}\t${name}`);
      write(found);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, checkSome));
  write(found);
}

/** After each one: whoever stops in between keeps what was checked. */
function write(found) {
  const entries = [...found].filter(([, entry]) => entry !== undefined);
  writeFileSync(RECORD, `${JSON.stringify(Object.fromEntries(entries), null, 1)}\n`);
}

/** What people have written about a pattern stays, whatever is found anew. */
function because(entry) {
  return entry?.because === undefined ? {} : { because: entry.because };
}
