import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { ARE_RUNS_LONG } from '../builders/long-runs.js';

const packageJson = JSON.parse(readFileSync('package.json', 'utf8'));

describe('package.json', () => {
  it('asks for no other package, and may be published', () => {
    for (const key of ['dependencies', 'peerDependencies', 'optionalDependencies', 'private']) {
      expect(packageJson).not.toHaveProperty(key);
    }
    expect(packageJson.scripts).not.toHaveProperty('postinstall');
  });

  it('exports and starts what is there', () => {
    const paths = [packageJson.bin['summary-gate'], ...leaves(packageJson.exports)].filter(
      (path) => !path.includes('*'),
    );
    expect(paths.length).toBeGreaterThan(5);
    expect(paths.filter((path) => !existsSync(path))).toEqual([]);
  });

  // What npm makes executable where a checkout is installed git would call changed.
  it('has a program with the mode that npm gives it', () => {
    expect(statSync(packageJson.bin['summary-gate']).mode & 0o777).toBe(0o755);
  });
});

/** The texts in a value of JSON. */
function leaves(value: unknown): readonly string[] {
  return typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(leaves);
}

it('licences and bill of materials name every package that a module of the bundle comes from, and no other', async () => {
  const script = '../../scripts/licences.mjs';
  const { describeBundle } = await import(script);
  const inPackage = (path: string) => ({ resource: resolve('node_modules', path) });
  const joined = { resource: undefined, modules: [inPackage('@actions/core/lib/core.js'), inPackage('zod/index.js')] };
  const { licences, sbom } = describeBundle([
    { resource: resolve('build/program.js') },
    joined,
    inPackage('zod/v4/a.js'),
  ]);
  const { components } = JSON.parse(sbom);
  expect(components.map(({ purl }: { readonly purl: string }) => purl)).toEqual([
    expect.stringMatching(/^pkg:npm\/%40actions\/core@\d/),
    expect.stringMatching(/^pkg:npm\/zod@\d/),
  ]);
  expect(licences.match(/^(@actions\/core|GloVe|zod)\b/gm)).toEqual(['@actions/core', 'GloVe', 'zod']);
  expect(() => describeBundle([])).toThrow('no package');
});

/** As a user's program does, which Node.js lets a file of the package itself do as well. */
const PROGRAM = `
const library = await import('summary-gate');
const [session] = await library.loadCorpus();
const { overall } = library.scoreSession(session, session.reference);
const failure = (entry) => import(entry).then(() => 'none', ({ message }) => message);
const failures = [await failure('summary-gate/vitest'), await failure('summary-gate/jest')];
console.log(JSON.stringify([Object.keys(library).length, overall, ...failures]));
`;

it('is entered by its own name: the library from dist/, and the matchers, which look for the runner of tests', () => {
  const args = ['--input-type=module', '-e', PROGRAM];
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect(stderr).toBe('');
  const [names, overall, vitest, jest] = JSON.parse(stdout);
  expect([names, overall]).toEqual([9, 1]);
  expect(vitest).toContain("Cannot find package 'vitest'");
  expect(jest).toContain('outside of the Jest');
});

// ci.yml and release.yml run the same script for every commit.
if (ARE_RUNS_LONG) {
  it('the packed package runs where it is installed: the program, the library and the matchers', () => {
    const { stdout, stderr, status } = spawnSync(process.execPath, ['scripts/smoke-package.mjs'], { encoding: 'utf8' });
    expect(stderr).toBe('');
    expect(stdout).toMatch(/\nthe matchers: in Jest\nok\n$/);
    expect(status).toBe(0);
  });
}
