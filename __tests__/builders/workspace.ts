import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll } from '@jest/globals';
import { openWorkspace } from '../../src/adapters/disk/files.js';
import type { Files } from '../../src/core/ports.js';

/** What stands at a path: text, raw bytes, a symbolic link, an empty folder, or a value to be written as JSON. */
export type Content = string | Uint8Array | { readonly link: string } | typeof EMPTY_FOLDER | object;
export type Tree = Readonly<Record<string, Content>>;

export const EMPTY_FOLDER = Symbol('empty folder');

export interface Workspace {
  readonly root: string;
  readonly files: Files;
}

const made: string[] = [];

afterAll(() => {
  for (const root of made.splice(0)) rmSync(root, { recursive: true, force: true });
});

/** A fresh temporary folder with these files, removed when the test file is done. */
export function makeWorkspace(tree: Tree = {}): Workspace {
  const root = mkdtempSync(join(tmpdir(), 'summary-gate-'));
  made.push(root);
  writeTree(root, tree);
  return { root, files: openWorkspace(root, root) };
}

/** Removes a workspace early, for tests that make hundreds. */
export function removeWorkspace({ root }: Workspace): void {
  rmSync(root, { recursive: true, force: true });
}

export function writeTree(root: string, tree: Tree): void {
  for (const [path, content] of Object.entries(tree)) {
    const target = join(root, path);
    if (content === EMPTY_FOLDER) {
      mkdirSync(target, { recursive: true });
      continue;
    }
    mkdirSync(dirname(target), { recursive: true });
    if (isLink(content)) symlinkSync(content.link, target);
    else if (typeof content === 'string' || content instanceof Uint8Array) writeFileSync(target, content);
    else writeFileSync(target, JSON.stringify(content, null, 2));
  }
}

function isLink(content: Content): content is { readonly link: string } {
  return typeof content === 'object' && 'link' in content && typeof content.link === 'string';
}
