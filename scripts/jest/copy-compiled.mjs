// Copies of what compile-sources.mjs has compiled, in which some files are others.
import { linkSync, mkdirSync, readdirSync, readlinkSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from '@swc/core';
import { OPTIONS } from './compile-sources.mjs';

/** Makes a folder that has links to all that is compiled, but for `changed`: pairs of a path in src/ and the text it is to have. */
export function copyCompiled(folder, changed) {
  linkAll(process.env.SUMMARY_GATE_COMPILED, folder);
  for (const [file, text] of changed) {
    const { code } = transformSync(text, { ...OPTIONS, filename: file });
    replaceFile(join(folder, file.replace(/\.ts$/, '.js')), code);
  }
}

/** The link is cut first: what it leads to belongs to all copies. */
function replaceFile(path, text) {
  rmSync(path, { force: true });
  writeFileSync(path, text);
}

function linkAll(from, to) {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkAll(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkSync(source, target);
  }
}
