// Lists the regular expressions of src/: those written between slashes, and those that a module makes as it is loaded.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from '@swc/core';

/** What is generated holds compiled copies of sources that are listed themselves. */
const GENERATED = /-assets\.ts$/;

/** All patterns with their places, in the order of files and lines: `{ name: '/source/flags', file, line }`. */
export async function patternsOfSources() {
  const files = readdirSync('src', { recursive: true }).filter((name) => name.endsWith('.ts') && !GENERATED.test(name));
  return files.sort().flatMap((name) => patternsIn(readFileSync(join('src', name), 'utf8'), join('src', name)));
}

/** The patterns of one source, by what stands there; not those of `new RegExp` with a text that is put together. */
export function patternsIn(text, file) {
  const found = [];
  walk(parseSync(text, { syntax: 'typescript' }), (node) => {
    if (node.type === 'RegExpLiteral') found.push(`/${node.pattern}/${node.flags}`);
  });
  let done = 0;
  return found.map((name) => {
    // The places that the parser gives are counted over all that it has parsed.
    const at = text.indexOf(name, done);
    if (at !== -1) done = at + name.length;
    return { name, file, line: text.slice(0, done).split('\n').length };
  });
}

function walk(node, visit) {
  if (Array.isArray(node)) for (const one of node) walk(one, visit);
  else if (typeof node === 'object' && node !== null) {
    visit(node);
    for (const value of Object.values(node)) walk(value, visit);
  }
}
