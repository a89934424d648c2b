// The patterns that src/ puts together with `new RegExp`: they are noted while a compiled copy of it is loaded.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { copyCompiled } from '../jest/copy-compiled.mjs';

/** What runs as soon as it is loaded, or only in a browser. */
const NOT_LOADED = /^src\/(?:cli|index|generate)\.ts$|^src\/render\/html\/client\//;

/** Patterns that are made of texts of the day, in their order in the file: `word` stands for what is put in literally. */
const OF_THE_DAY = {
  'src/generate.ts': ['/(<!-- word -->\\n)[\\s\\S]*?(<!-- \\/word -->)/'],
  'src/render/html/client/text-search.ts': ['/word/iu', '/word/giu', '/word/iu'],
  'src/rubric/findings/summary-defects.ts': ['/\\bwords?\\b/i'],
  'src/rubric/form/ending.ts': ['/«/g'],
};

const MAKING = 'new RegExp(';

const NOTES = `
export const made = [];
export function note(file, line, pattern, flags) {
  const regex = new RegExp(pattern, flags);
  made.push({ name: String(regex), file, line, isMade: true });
  return regex;
}`;

/** All that are made, `{ name, file, line, isMade }`: the sources have to be compiled (see compile-sources.mjs). */
export async function madePatterns(sources) {
  const making = sources.filter(({ text }) => text.includes(MAKING));
  const made = [...(await notedPatterns(sources, making)), ...making.flatMap(ofTheDay)];
  for (const { file, text } of making)
    for (const line of linesOf(text))
      if (!made.some((one) => one.file === file && one.line === line))
        throw new Error(`${file}:${line} makes no pattern as it is loaded: say in made-patterns.mjs what it makes`);
  return made;
}

async function notedPatterns(sources, making) {
  const folder = `${process.env.SUMMARY_GATE_COMPILED}-noted`;
  copyCompiled(folder, [...making.map(noting), ['src/notes.js', NOTES]]);
  const moduleOf = (file) => import(pathToFileURL(join(folder, file.replace(/\.ts$/, '.js'))).href);
  try {
    for (const { file } of sources) if (!NOT_LOADED.test(file)) await moduleOf(file);
    return (await moduleOf('src/notes.js')).made;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The source as it notes what it makes. */
function noting({ file, text }) {
  const lines = linesOf(text);
  const [first, ...rest] = text.split(MAKING);
  const noted = rest.map((part, i) => `note(${JSON.stringify(file)}, ${lines[i]}, ${part}`);
  const up = '../'.repeat(file.split('/').length - 2);
  return [file, `import { note } from '${up || './'}notes.js';${first}${noted.join('')}`];
}

function ofTheDay({ file, text }) {
  const lines = linesOf(text);
  return (OF_THE_DAY[file] ?? []).map((name, i) => ({ name, file, line: lines[i], isMade: true }));
}

/** Where patterns are made, in order. */
function linesOf(text) {
  const parts = text.split(MAKING).slice(0, -1);
  return parts.map(
    (_, i) =>
      parts
        .slice(0, i + 1)
        .join(MAKING)
        .split('\n').length,
  );
}
