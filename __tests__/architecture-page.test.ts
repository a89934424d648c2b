import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { readPage } from './builders/pages.js';

describe('docs/architecture.md', () => {
  const { inlineCode } = readPage('docs/architecture.md');
  const folders = ['src', '__tests__', 'docs', 'package', 'examples'];
  const paths = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) =>
      posix.join('/', folder, name.replaceAll('\\', '/')),
    ),
  );

  it('names files and folders that are there', () => {
    const named = inlineCode.filter((code) => /^[\w./-]+(?:\/|\.(?:ts|js|md))$/.test(code));
    expect(named.length).toBeGreaterThan(50);
    const isThere = (code: string) => paths.some((path) => path.endsWith(`/${code.replace(/\/$/, '')}`));
    expect(named.filter((code) => !isThere(code))).toEqual([]);
  });

  it('names constants and types of the sources', () => {
    const code = paths
      .filter((path) => /^\/(?:src|__tests__)\/.*\.ts$/.test(path))
      .map((path) => readFileSync(`.${path}`, 'utf8'));
    const names = inlineCode.filter((name) => /^[A-Z]\w+$/.test(name));
    expect(names).toContain('LOADERS');
    const isDeclared = (name: string) =>
      code.some((text) => new RegExp(`\\b(?:const|interface|type|class) ${name}\\b`).test(text));
    expect(names.filter((name) => !isDeclared(name))).toEqual([]);
  });
});
