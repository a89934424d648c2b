import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { strToU8, zipSync } from 'fflate';
import { unpackReport } from '../../../src/adapters/github/artifacts.js';
import { referenceJson, summaryJson } from '../../builders/summaries.js';
import { makeWorkspace } from '../../builders/workspace.js';
import { mergeShards, runShard } from './shard-runs.js';

/** Folders that a job has downloaded, of a run whose author wished us ill. */

const PART = 'parts/1/shard-1-of-2.jsonl';

/** Parts of two shards, and a folder outside of every workspace that holds the first of them, too. */
const shards = makeWorkspace({
  ...Object.fromEntries(['a', 'b', 'c', 'd'].map((name) => [`golden-corpus/${name}/reference.json`, referenceJson()])),
  ...Object.fromEntries(['a', 'b', 'c', 'd'].map((name) => [`candidates/${name}.json`, summaryJson()])),
});
const outside = join(makeWorkspace().root, 'elsewhere');

beforeAll(async () => {
  for (const i of [1, 2]) expect((await runShard(shards, i, 2, {})).exitCode).toBe(0);
  cpSync(join(shards.root, 'parts/1'), outside, { recursive: true });
});

async function merged(change: (root: string) => unknown) {
  const workspace = makeWorkspace();
  cpSync(join(shards.root, 'parts'), join(workspace.root, 'parts'), { recursive: true });
  change(workspace.root);
  return mergeShards(workspace, {});
}

const inPlaceOfPart = (make: (path: string) => unknown) => (root: string) => {
  rmSync(join(root, PART));
  make(join(root, PART));
};

describe('a downloaded part', () => {
  it.each<[string, (root: string) => unknown, RegExp]>([
    [
      'that links to a part outside',
      inPlaceOfPart((path) => symlinkSync(join(outside, 'shard-1-of-2.jsonl'), path)),
      /shard-1-of-2\.jsonl: the path leads outside the workspace/,
    ],
    [
      'in a folder that is a link to one outside',
      (root) => {
        rmSync(join(root, 'parts/1'), { recursive: true });
        symlinkSync(outside, join(root, 'parts/1'));
      },
      /shard 1 of 2 is missing/,
    ],
    ['that is a pipe', inPlaceOfPart((path) => spawnSync('mkfifo', [path])), /shard-1-of-2\.jsonl: this is not a file/],
    [
      'that links to a device without end',
      inPlaceOfPart((path) => symlinkSync('/dev/zero', path)),
      /shard-1-of-2\.jsonl: the path leads outside the workspace/,
    ],
    ['that is a folder', inPlaceOfPart((path) => mkdirSync(path)), /shard 1 of 2 is missing/],
    [
      'of holes',
      inPlaceOfPart((path) => {
        writeFileSync(path, '');
        truncateSync(path, 65 * 2 ** 20);
      }),
      /shard-1-of-2\.jsonl:1: the line is longer than 64 MiB/,
    ],
    [
      'whose header is followed by a line without end',
      (root) => {
        const [head = ''] = readFileSync(join(root, PART), 'utf8').split('\n');
        writeFileSync(join(root, PART), `${head}\n`);
        truncateSync(join(root, PART), 66 * 2 ** 20);
      },
      /shard-1-of-2\.jsonl:2: the line is longer than 64 MiB/,
    ],
  ])('%s is named, and there is no report', async (_, change, words) => {
    const { exitCode, stderr, files } = await merged(change);
    expect(exitCode).toBe(2);
    expect(stderr).toMatch(words);
    expect(stderr).not.toMatch(/\n\s+at /);
    expect(files).toEqual({});
  });

  it('beside links that lead round in a circle is read', async () => {
    const { exitCode } = await merged((root) => {
      mkdirSync(join(root, 'parts/3'));
      symlinkSync('..', join(root, 'parts/3/up'));
      symlinkSync('itself', join(root, 'parts/itself'));
    });
    expect(exitCode).toBe(0);
  });
});

/** A symbolic link, as archives of Unix have it. */
const LINK = { os: 3, attrs: 0o120777 << 16 };

/** An archive in which an entry is said to have so many bytes. */
function saying(archive: Uint8Array, bytes: number): Uint8Array {
  const view = new DataView(archive.buffer.slice(0));
  for (let at = 0; at + 46 <= view.byteLength; at++) {
    const signature = view.getUint32(at, true);
    if (signature === 0x04034b50) view.setUint32(at + 22, bytes, true);
    if (signature === 0x02014b50) view.setUint32(at + 24, bytes, true);
  }
  return new Uint8Array(view.buffer);
}

describe('the archive of a report', () => {
  const zeros = new Uint8Array(30_000_000);

  it.each<[string, Uint8Array, string | undefined]>([
    ['whose names climb is unpacked nowhere', zipSync({ '../../../report.json': strToU8('x') }), 'x'],
    ['whose names are absolute is unpacked nowhere', zipSync({ '/etc/report.json': strToU8('x') }), 'x'],
    [
      'with a link in place of the report has its words',
      zipSync({ 'report.json': [strToU8('/etc/passwd'), LINK] }),
      '/etc/passwd',
    ],
    [
      'that says it has gigabytes is not unpacked',
      saying(zipSync({ 'report.json': strToU8('x') }), 2 ** 31),
      undefined,
    ],
  ])('%s', (_, archive, report) => {
    expect(unpackReport(archive, 'report and candidates')).toEqual(report === undefined ? undefined : { report });
  });

  it('that says less than it has gives no more than it says', () => {
    const bomb = saying(zipSync({ 'report.json': zeros }), 10);
    expect(unpackReport(bomb, 'report')?.report.length ?? 0).toBeLessThanOrEqual(10);
  });
});
