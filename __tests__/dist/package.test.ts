import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';

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
});

/** The texts in a value of JSON. */
function leaves(value: unknown): readonly string[] {
  return typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(leaves);
}

it('the packed package runs where it is installed: the program, the library and the matchers', () => {
  const { stdout, stderr, status } = spawnSync(process.execPath, ['scripts/smoke-package.mjs'], { encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(stdout).toMatch(/\nthe matchers: in Jest\nok\n$/);
  expect(status).toBe(0);
});
