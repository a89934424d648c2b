import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';

/** docs/dependencies.md against what is declared, imported and installed. */

const packageFile = z.object({
  license: z.string().optional(),
  repository: z.union([z.string(), z.object({ url: z.string() })]).optional(),
  dependencies: z.record(z.string(), z.string()).optional(),
  devDependencies: z.record(z.string(), z.string()).optional(),
});

const read = (path: string) => packageFile.parse(JSON.parse(readFileSync(path, 'utf8')));
const declared = Object.entries(read('package.json').devDependencies ?? {});

interface Row {
  readonly name: string;
  readonly cells: readonly string[];
  readonly part: string;
}

const rows: readonly Row[] = readFileSync('docs/dependencies.md', 'utf8')
  .split(/^## /m)
  .flatMap((part) =>
    [...part.matchAll(/^\| \[([^\]]+)\]\(\S+\) \| (.*) \|$/gm)].map(([, name = '', rest = '']) => ({
      name,
      cells: rest.split(' | '),
      part: part.split('\n', 1)[0] ?? '',
    })),
  );

function sizeOf(folder: string): number {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => name !== 'node_modules')
    .map((entry) => join(folder, entry.name))
    .reduce((sum, path) => sum + (statSync(path).isDirectory() ? sizeOf(path) : statSync(path).size), 0);
}

const bytesOf = (size: string): number => Number.parseFloat(size) * (size.endsWith('MB') ? 1e6 : 1e3);

/** A new version is a little larger or smaller: nobody needs to hear of that. */
const TIMES = 1.5;

describe('the page of dependencies', () => {
  it('has each package once, in the part that says whether what runs has it', () => {
    const source = readdirSync('src', { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('page-assets.ts'))
      .map((file) => readFileSync(join('src', file), 'utf8'))
      .join('\n');
    const isBundled = (name: string): boolean => new RegExp(`(?:from|import\\()\\s*'${name}['/]`).test(source);
    const wanted = declared.map(([name]) => `${name}: ${isBundled(name) ? 'In the bundle' : 'For development'}`);
    expect(rows.map(({ name, part }) => `${name}: ${part}`).sort()).toEqual(wanted.sort());
    expect(rows.filter(({ cells }) => cells.length !== 5 || cells.some((cell) => cell.length < 2))).toEqual([]);
  });

  it('has the licence, the place and about the size of what is installed', () => {
    const wrong = rows.flatMap(({ name, cells: [, , size = '', licence, place = ''] }) => {
      const folder = join('node_modules', name);
      const { license, repository = '' } = read(join(folder, 'package.json'));
      const url = typeof repository === 'string' ? repository : repository.url;
      const at = /([\w.-]+\/[\w.-]+?)(?:\.git)?$/.exec(url)?.[1];
      const ratio = sizeOf(folder) / bytesOf(size);
      return [
        ...(licence === license ? [] : [`${name}: ${license}`]),
        ...(at === undefined || place.includes(`(https://github.com/${at})`) ? [] : [`${name}: ${at}`]),
        // The least that is written is 1 kB.
        ...(ratio < TIMES && ratio > 1 / TIMES ? [] : [`${name}: ${Math.round(sizeOf(folder) / 1000)} kB`]),
      ];
    });
    expect(wrong).toEqual([]);
  });

  it('says of packages what holds: nothing is installed with us, versions are exact, licences are few', () => {
    expect(read('package.json').dependencies ?? {}).toEqual({});
    expect(declared.filter(([, version]) => !/^(?:npm:[@\w/-]+@)?\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))).toEqual(
      [],
    );
    const licences = new Set(rows.map(({ cells }) => cells[3]));
    expect([...licences].sort()).toEqual(['Apache-2.0', 'BSD-3-Clause', 'ISC', 'MIT', 'MIT OR Apache-2.0', 'MPL-2.0']);
  });
});
