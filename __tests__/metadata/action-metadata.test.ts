import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'action-metadata-'));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What GitHub's own parser says of each text of an action.yml. */
function problemsOf(...texts: readonly string[]): readonly (readonly string[])[] {
  const files = texts.map((text, i) => {
    const file = join(folder, `${i}.yml`);
    writeFileSync(file, text);
    return file;
  });
  const { stdout, stderr, status } = spawnSync(process.execPath, ['__tests__/metadata/validate.mjs', ...files], {
    encoding: 'utf8',
    env: { PATH: process.env['PATH'] },
  });
  if (status !== 0) throw new Error(stderr);
  return stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

describe('action.yml', () => {
  it('is what GitHub takes for an action, and a wrong one would be noticed', () => {
    const good = readFileSync('action.yml', 'utf8');
    const [ours, runtime, main, key] = problemsOf(
      good,
      good.replace('using: node24', 'using: node99'),
      good.replace(/\n {2}main: .*/, ''),
      `${good}\nentrypoint: x\n`,
    );
    expect(ours).toEqual([]);
    expect(runtime).toContainEqual(expect.stringContaining('node99'));
    expect(main).toContainEqual(expect.stringContaining("'main' is required"));
    expect(key).toContainEqual(expect.stringContaining('entrypoint'));
  });
});
