import { describe, expect, it } from '@jest/globals';
import { BatchFile, openBatchFile } from '../../../src/adapters/disk/batch-file.js';
import type { Files } from '../../../src/core/ports.js';
import { makeWorkspace } from '../../builders/workspace.js';

const PATH = 'tape.jsonl.batches.jsonl';
const CLOCK = () => new Date('2026-05-05T05:05:05Z');
const TOLD = {
  base_url: 'https://api.example.org/ü',
  booked: { ledger: 'spent.json', day: '2026-05-05', usd: [0.25, 0.5] },
  keys: ['a'.repeat(64), 'b'.repeat(64)],
};

/** Files of a disk that becomes full when `fill` is called: an append then gets half of its text down. */
function filling(files: Files): { readonly files: Files; readonly fill: () => void } {
  let isFull = false;
  const refuse = (): never => {
    throw new Error('ENOSPC: no space left on device');
  };
  return {
    files: {
      ...files,
      append: (path, text) => {
        if (!isFull) return files.append(path, text);
        files.append(path, [...text].join('').slice(0, 40));
        return refuse();
      },
      write: (path, text) => (isFull ? refuse() : files.write(path, text)),
      create: (path, text) => (isFull ? refuse() : files.create(path, text)),
    },
    fill: () => {
      isFull = true;
    },
  };
}

function opened(files: Files): BatchFile {
  const file = openBatchFile(files, PATH, CLOCK);
  if (!(file instanceof BatchFile)) throw new Error(JSON.stringify(file));
  return file;
}

describe('a batch that is made while the disk becomes full', () => {
  it.each(['msgbatch_1', 'x'.repeat(128)])('is known to the next run: %s', async (batch) => {
    const { files } = makeWorkspace();
    const disk = filling(files);
    const first = opened(disk.files);
    const token = await first.begin(TOLD);
    disk.fill();
    await first.add({ batch, token: token ?? '', ...TOLD });
    expect(first.trouble).toContain('ENOSPC');

    const second = opened(files);
    expect(second.batches()).toEqual([{ batch, token, ...TOLD, created_at: '2026-05-05T05:05:05.000Z' }]);
    expect(second.doubtful).toEqual([]);
    await second.forget(new Set([batch]));
    expect(files.kind(PATH)).toBe('missing');
  });

  it('is so too where another run has written the file anew meanwhile', async () => {
    const { files } = makeWorkspace();
    const other = opened(files);
    const theirs = await other.begin(TOLD);
    await other.add({ batch: 'theirs', token: theirs ?? '', ...TOLD });
    const disk = filling(files);
    const first = opened(disk.files);
    const token = await first.begin(TOLD);
    await other.forget(new Set(['theirs']));
    disk.fill();
    await first.add({ batch: 'ours', token: token ?? '', ...TOLD });
    expect(opened(files).batches()).toMatchObject([{ batch: 'ours' }]);
  });

  it.each([
    ['one line', 1],
    ['two lines', 2],
  ])('is forgotten, unless %s before its end cannot be read: what is unknown is left as it is', async (_, count) => {
    const { files } = makeWorkspace();
    const first = opened(files);
    const token = await first.begin(TOLD);
    await first.add({ batch: 'ours', token: token ?? '', ...TOLD });
    const read = files.read(PATH);
    const sound = read.kind === 'text' ? read.text : '';
    files.write(PATH, `${'broken\n'.repeat(count)}${sound}`);
    await first.forget(new Set(['ours']));
    expect(files.read(PATH)).toMatchObject({ text: `${'broken\n'.repeat(count)}${sound}` });
    files.write(PATH, sound);
    await first.forget(new Set(['ours']));
    expect(files.kind(PATH)).toBe('missing');
  });

  it('is known to its own run alone where nothing was noted before', async () => {
    const { files } = makeWorkspace();
    const disk = filling(files);
    const first = opened(disk.files);
    disk.fill();
    expect(await first.begin(TOLD)).toBeNull();
    await first.add({ batch: 'lost', token: '', ...TOLD });
    expect(await first.claim('lost', TOLD.keys)).toEqual(new Set(TOLD.keys));
    expect(opened(files).batches()).toEqual([]);
  });
});
