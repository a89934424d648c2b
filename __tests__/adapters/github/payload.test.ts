import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { readPayload } from '../../../src/adapters/github/payload.js';
import { makeProgram } from '../../builders/processes.js';

const folder = mkdtempSync(join(tmpdir(), 'summary-gate-event-'));
afterAll(() => rmSync(folder, { recursive: true }));

const write = (text: string) => (path: string) => writeFileSync(path, text);
const made = (make: (path: string) => unknown): string => {
  const path = join(folder, 'event.json');
  rmSync(path, { recursive: true, force: true });
  make(path);
  return path;
};

describe('the payload of an event', () => {
  it.each<[string, (path: string) => unknown, unknown]>([
    ['that is JSON is read', write('{"number": 7}'), { number: 7 }],
    ['that is not there is none', () => undefined, undefined],
    ['that is empty is none', write(''), undefined],
    ['that breaks off is none', write('{"number": '), undefined],
    ['nested without end is what JSON makes of it', write(`${'['.repeat(1e5)}${']'.repeat(1e5)}`), [expect.anything()]],
    ['that is a folder is none', (path) => mkdirSync(path), undefined],
    ['without end is none', (path) => spawnSync('ln', ['-s', '/dev/zero', path]), undefined],
    ['that is a pipe is none, and nobody waits for it', (path) => spawnSync('mkfifo', [path]), undefined],
    [
      'of gigabytes is none, and is not read',
      (path) => {
        writeFileSync(path, '{}');
        truncateSync(path, 2 ** 32);
      },
      undefined,
    ],
  ])('%s', (_, make, wanted) => {
    expect(readPayload({ GITHUB_EVENT_PATH: made(make) })).toEqual(wanted);
  });

  it("is not read by GitHub's toolkit, which throws where it is none", async () => {
    const program = makeProgram(`
      process.env.GITHUB_EVENT_PATH = ${JSON.stringify(made((path) => mkdirSync(path)))};
      const { getOctokit } = await import('./src/adapters/github/toolkit.js');
      process.stdout.write([typeof getOctokit, process.env.GITHUB_EVENT_PATH].join(' '));`);
    await expect(program.start().done).resolves.toBe(`function ${join(folder, 'event.json')}`);
    program.remove();
  });
});
