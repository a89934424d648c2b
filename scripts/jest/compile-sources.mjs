// Compiles src/, and what the tests have that is dear to load, for one run of jest, into a folder of its own that is removed
// in the end. All tests load it from there (see test-modules.mjs).
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { transformSync } from '@swc/core';
import { keepFilesInMemory, removeFilesInMemory } from './files-in-memory.mjs';

export const OPTIONS = {
  swcrc: false,
  jsc: { target: 'es2022', parser: { syntax: 'typescript' } },
  module: { type: 'es6' },
};

/** Files of tests that are loaded as src/ is. They know nothing of jest, and keep nothing that a test could change. */
export const LOADED_ONCE = ['__tests__/render/page/github-page.ts', '__tests__/servers/github/description.ts'];

/** Where runs ask what their gates catch, which is remembered (see remembered-strength.mjs); tests of the self-test remember nothing. */
const RUNS = 'src/run/conclude.ts';
const STRENGTH = '../self-test/gate-strength.js';
const REMEMBERED = `
import { remembered } from ${JSON.stringify(new URL('./remembered-strength.mjs', import.meta.url).href)};
import { strengthOf as anew } from '${STRENGTH}';
import { passesUndamaged } from '../self-test/rated-mutation.js';
import { SCORE_GATE_KINDS } from '../gates/catalogue.js';
export const strengthOf = remembered(anew, passesUndamaged, [...SCORE_GATE_KINDS, 'min-completion']);
`;

/** Tells the workers of jest where the folder is. */
const VARIABLE = 'SUMMARY_GATE_COMPILED';

export default function compileSources() {
  keepFilesInMemory();
  // Where a source cannot be compiled, jest does not come to its end.
  process.once('exit', removeFilesInMemory);
  const folder = mkdtempSync(join(tmpdir(), 'summary-gate-compiled-'));
  process.env[VARIABLE] = folder;
  const sources = readdirSync('src', { recursive: true }).map((name) => join('src', name));
  for (const name of [...sources, ...LOADED_ONCE]) {
    if (!name.endsWith('.ts')) continue;
    const { code } = transformSync(readFileSync(name, 'utf8'), { ...OPTIONS, filename: name });
    const target = join(folder, name.replace(/\.ts$/, '.js'));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, name === RUNS ? withMemory(code) : code);
  }
  writeFileSync(join(folder, 'src/run/remembered-strength.js'), REMEMBERED);
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'package.json'), '{"type": "module"}\n');
}

/** Refuses code that finds the strength elsewhere: every run would do its own, and nothing but the time would tell. */
function withMemory(code) {
  if (!code.includes(STRENGTH)) throw new Error(`${RUNS} does not import ${STRENGTH}, as compile-sources.mjs expects`);
  return code.replace(STRENGTH, './remembered-strength.js');
}

export function removeCompiled() {
  rmSync(process.env[VARIABLE], { recursive: true, force: true });
  removeFilesInMemory();
}
