import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { withLock } from '../../../src/adapters/disk/lock.js';
import type { Files } from '../../../src/core/ports.js';
import { makeProgram } from '../../builders/processes.js';
import { makeWorkspace } from '../../builders/workspace.js';

const QUICK = { staleMs: 150, giveUpMs: 5000 };

/** Adds 1 to a number in a file, slowly, as often as it is told; or takes the lock and never gives it back. */
const program = makeProgram(`
import { openWorkspace } from './src/adapters/disk/files.js';
import { withLock } from './src/adapters/disk/lock.js';

const [, , root, times] = process.argv;
const files = openWorkspace(root, root);
const pause = (ms) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
console.log('begun');
for (let i = 0; i < Number(times); i++) {
  await withLock(files, 'lock', () => {
    const read = files.read('count');
    const count = read.kind === 'text' ? Number(read.text) : 0;
    pause(i % 3);
    files.write('count', String(count + 1));
  }, { staleMs: 400, giveUpMs: 60_000 });
}
if (times === 'forever') {
  await withLock(files, 'lock', () => {
    files.write('held', '');
    for (;;) pause(1000);
  });
}
`);
afterAll(() => program.remove());

describe('work under a lock', () => {
  it('gives what it gives, throws what it throws, and leaves no lock', async () => {
    const { root, files } = makeWorkspace();
    await expect(withLock(files, 'a/lock', () => readdirSync(join(root, 'a')))).resolves.toEqual(['lock']);
    const failing = withLock(files, 'a/lock', () => {
      throw new Error('broken');
    });
    await expect(failing).rejects.toThrow('broken');
    expect(readdirSync(join(root, 'a'))).toEqual([]);
  });

  it('is done by one after the other in one process', async () => {
    const { files } = makeWorkspace();
    const order: string[] = [];
    const work = (i: number) => withLock(files, 'lock', () => order.push(`${i}`, `${i}`));
    await Promise.all(Array.from({ length: 20 }, (_, i) => work(i)));
    expect(order).toHaveLength(40);
    for (let i = 0; i < 40; i += 2) expect(order[i]).toBe(order[i + 1]);
  });

  it('is not waited for where a folder stands in place of the lock', async () => {
    const { root, files } = makeWorkspace({ 'lock/file': '' });
    const taken = withLock(files, 'lock', () => 'done', { staleMs: 50, giveUpMs: 500 });
    await expect(taken).rejects.toThrow('lock is a folder, where a lock is to be a file: remove it');
    expect(readdirSync(root)).toEqual(['lock']);
  });

  it('is done by one process at a time', async () => {
    const { root } = makeWorkspace();
    const running = Array.from({ length: 5 }, () => program.start(root, '40'));
    await Promise.all(running.map(({ done }) => done));
    expect(readFileSync(join(root, 'count'), 'utf8')).toBe('200');
    expect(readdirSync(root)).toEqual(['count']);
  });

  it('goes on when a process has died with the lock, still one at a time', async () => {
    const { root, files } = makeWorkspace();
    const holder = program.start(root, 'forever');
    holder.done.catch(() => undefined);
    while (files.kind('held') === 'missing') await new Promise((resolve) => setTimeout(resolve, 10));
    holder.process.kill('SIGKILL');
    await expect(holder.done).rejects.toThrow('SIGKILL');
    expect(files.kind('lock')).toBe('file');
    const running = Array.from({ length: 5 }, () => program.start(root, '20'));
    await Promise.all(running.map(({ done }) => done));
    expect(readFileSync(join(root, 'count'), 'utf8')).toBe('100');
    expect(readdirSync(root)).toEqual(['count', 'held']);
  });
});

describe('a lock that stands there', () => {
  it.each([
    ['with the name of its holder', { lock: '1 abc\n' }],
    ['empty, as its holder died early', { lock: '' }],
    ['with the guard of one who died removing it', { lock: '1 abc\n', 'lock.break': '2 def\n' }],
  ])('is waited for and then removed: %s', async (_, tree) => {
    const { root, files } = makeWorkspace(tree);
    const start = performance.now();
    await expect(withLock(files, 'lock', () => 'done', QUICK)).resolves.toBe('done');
    expect(performance.now() - start).toBeGreaterThanOrEqual(QUICK.staleMs);
    expect(readdirSync(root)).toEqual([]);
  });

  it('is not removed while it changes', async () => {
    const { files } = makeWorkspace({ lock: '0' });
    let changes = 0;
    const busy = setInterval(() => files.write('lock', `${changes++}`), 20);
    try {
      const lockTimeouts = { staleMs: 300, giveUpMs: 900 };
      await expect(withLock(files, 'lock', () => 'done', lockTimeouts)).rejects.toThrow('lock is held by another run');
      expect(changes).toBeGreaterThan(10);
      expect(files.kind('lock')).toBe('file');
    } finally {
      clearInterval(busy);
    }
  });

  it('is not removed in place of the stale one that another run has just removed', async () => {
    const { files } = makeWorkspace({ lock: 'stale' });
    // Between our last look and the guard, another run finishes the same removal and takes the lock.
    const overtaken: Files = {
      ...files,
      create: (path, text) => {
        if (path === 'lock.break' && files.kind(path) === 'missing') files.write('lock', 'of the faster run');
        return files.create(path, text);
      },
    };
    const waiting = withLock(overtaken, 'lock', () => 'done', { staleMs: 150, giveUpMs: 200 });
    await expect(waiting).rejects.toThrow('lock is held by another run');
    expect(files.read('lock')).toMatchObject({ text: 'of the faster run' });
  });

  it('is left alone by one from whom it was taken', async () => {
    const { files } = makeWorkspace();
    await withLock(files, 'lock', () => files.write('lock', 'the lock of another one'));
    expect(files.read('lock')).toMatchObject({ text: 'the lock of another one' });
  });

  it('cannot be had where nothing can be written', async () => {
    const { files } = makeWorkspace({ f: '' });
    await expect(withLock(files, 'f/lock', () => 'done')).rejects.toThrow('EEXIST');
  });
});
