// Lists the regular expressions of src/: those written between slashes, and those that are put together (made-patterns.mjs).
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from '@swc/core';
import { madePatterns } from './made-patterns.mjs';

/** What is generated holds compiled copies of sources that are listed themselves. */
const GENERATED = /-assets\.ts$/;

/**
 * All patterns with their places, in the order of files and lines: `{ name: '/source/flags', file, line }`, with `isMade` where it
 * does not stand there but is put together.
 */
export async function patternsOfSources() {
  const files = readdirSync('src', { recursive: true }).filter((name) => name.endsWith('.ts') && !GENERATED.test(name));
  const sources = files
    .sort()
    .map((name) => ({ file: join('src', name), text: readFileSync(join('src', name), 'utf8') }));
  const written = sources.flatMap(({ file, text }) => patternsIn(text, file));
  return [...written, ...(await madePatterns(sources))].sort((a, b) => byPlace(a, b));
}

function byPlace(a, b) {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1;
  return a.line - b.line;
}

/** The patterns that stand in one source between slashes. */
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
