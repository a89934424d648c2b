import { expect, it } from '@jest/globals';
import { type Plan, writeAll } from '../../../src/command-line/parts/write-plans.js';
import { makeWorkspace } from '../../builders/workspace.js';

const LOCK = 'golden.jsonl.lock';

function planOf(file: string, before: string | null, text: string): Plan {
  return { session: 'a', file, text, id: null, isKnown: false, before, isMasked: false, remarks: [], still: [] };
}

/** A file that another run is writing: it holds the lock, writes, and lets go. */
function whileHeld(plans: readonly Plan[], other: string) {
  const { files } = makeWorkspace({ 'golden.jsonl': 'one\n', [LOCK]: 'another run' });
  const writing = writeAll(plans, files);
  files.write('golden.jsonl', other);
  files.remove(LOCK);
  return { writing, files };
}

it('waits for another run that writes the same file, and does not write over what that has written', async () => {
  const { writing, files } = whileHeld([planOf('golden.jsonl', 'one\n', 'mine\n')], 'theirs\n');
  await expect(writing).rejects.toThrow('somebody has changed the file meanwhile: run the command again');
  expect(files.read('golden.jsonl')).toMatchObject({ text: 'theirs\n' });
  expect(files.list('.')).toEqual(['golden.jsonl']);
});

it('writes where the other run has left the file as it was', async () => {
  const { writing, files } = whileHeld([planOf('golden.jsonl', 'one\n', 'mine\n')], 'one\n');
  expect(await writing).toEqual(['golden.jsonl']);
  expect(files.read('golden.jsonl')).toMatchObject({ text: 'mine\n' });
});

it('takes back what it has written before, and leaves what somebody else has made of it', async () => {
  const plans = [
    planOf('new.json', null, '{}'),
    planOf('other.jsonl', 'a\n', 'b\n'),
    planOf('golden.jsonl', 'one\n', 'x'),
  ];
  const { files } = makeWorkspace({ 'golden.jsonl': 'changed\n', 'other.jsonl': 'a\n' });
  await expect(writeAll(plans, files)).rejects.toThrow('somebody has changed the file meanwhile');
  expect(files.list('.')).toEqual(['golden.jsonl', 'other.jsonl']);
  expect(files.read('other.jsonl')).toMatchObject({ text: 'a\n' });
});
