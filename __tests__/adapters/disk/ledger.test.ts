import { lstatSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { Ledger, type LedgerOptions, openLedger } from '../../../src/adapters/disk/ledger.js';
import { makeProgram } from '../../builders/processes.js';
import { makeWorkspace, type Tree, type Workspace } from '../../builders/workspace.js';

const PATH = 'state/ledger.json';
const TODAY = '2026-11-21';

function open({ files }: Workspace, options: Partial<LedgerOptions> = {}): Ledger {
  const lockTimeouts = { staleMs: 100, giveUpMs: 1000 };
  const clock = () => new Date(`${TODAY}T23:59:59.999Z`);
  const ledger = openLedger({ files, path: PATH, capUsd: 1, clock, lockTimeouts, ...options });
  if (!(ledger instanceof Ledger)) throw new Error(ledger.problems[0]?.message);
  return ledger;
}

function days({ root }: Workspace): unknown {
  const file: { readonly days: unknown } = JSON.parse(readFileSync(join(root, PATH), 'utf8'));
  return file.days;
}

const withDays = (written: object): Tree => ({ [PATH]: { days: written } });

describe('a budget ledger', () => {
  it('of more than 256 KiB is none, and is not read', () => {
    expect(() => open(makeWorkspace({ [PATH]: ' '.repeat(2 ** 18 + 1) }))).toThrow('the file is larger than 256 KiB');
  });

  it('books the worst case before a call and the real cost after it', async () => {
    const workspace = makeWorkspace();
    const ledger = open(workspace);
    expect(ledger.spentToday()).toBe(0);
    const call = await ledger.reserve(0.6);
    expect(days(workspace)).toEqual({ [TODAY]: 0.6 });
    expect(await ledger.reserve(0.41)).toBeNull();
    await call?.settle(0.1);
    expect(days(workspace)).toEqual({ [TODAY]: 0.1 });
    expect(ledger.spentToday()).toBe(0.1);
    expect(await ledger.reserve(0.9)).not.toBeNull();
    expect(await ledger.reserve(1e-9)).toBeNull();
    expect(ledger.trouble).toBeNull();
    expect(readdirSync(join(workspace.root, 'state'))).toEqual(['ledger.json']);
  });

  it('that was there and has vanished stops all calls, since nobody knows what the day has spent', async () => {
    const workspace = makeWorkspace(withDays({ [TODAY]: 0.1 }));
    const ledger = open(workspace);
    rmSync(join(workspace.root, PATH));
    expect(await ledger.reserve(0.1)).toBeNull();
    expect(ledger.trouble).toBe(`${PATH} has vanished during the run and took what the day has spent with it`);
    const fresh = makeWorkspace();
    const made = open(fresh);
    expect(await made.reserve(0.1)).not.toBeNull();
    rmSync(join(fresh.root, PATH));
    expect(await made.reserve(0.1)).toBeNull();
  });

  it('holds what calls under way hold of the day', async () => {
    const workspace = makeWorkspace(withDays({ [TODAY]: 0.1 }));
    const ledger = open(workspace);
    expect([ledger.spentToday(), ledger.openToday()]).toEqual([0.1, 0]);
    const call = await ledger.reserve(0.5);
    expect([ledger.spentToday(), ledger.openToday()]).toEqual([0.6, 0.5]);
    await call?.settle(0.25);
    await call?.settle(0);
    expect([ledger.spentToday(), ledger.openToday()]).toEqual([0.35, 0]);
    const other = await ledger.reserve(0.25);
    await other?.settle(null);
    expect([ledger.spentToday(), ledger.openToday()]).toEqual([0.6, 0]);
  });

  it('takes over what an earlier run has booked in this file, and no more than a call can cost', async () => {
    const workspace = makeWorkspace(withDays({ [TODAY]: 0.8 }));
    const ledger = open(workspace);
    const booking = { ledger: PATH, day: TODAY, usd: 0.3 };
    expect(ledger.adopt(0.3, { ...booking, ledger: 'another.json' })).toBeUndefined();
    await ledger.adopt(0.4, booking)?.settle(null);
    expect(days(workspace)).toEqual({ [TODAY]: 0.8 });
    await ledger.adopt(0.4, booking)?.settle(0.1);
    expect(days(workspace)).toEqual({ [TODAY]: 0.6 });
    await ledger.adopt(0.05, { ...booking, usd: 1000 })?.settle(0);
    expect(days(workspace)).toEqual({ [TODAY]: 0.55 });
    await ledger.adopt(null, booking)?.settle(0.25);
    expect(days(workspace)).toEqual({ [TODAY]: 0.8 });
  });

  it('goes on from what the day has spent, and leaves other days', async () => {
    const workspace = makeWorkspace(withDays({ [TODAY]: 0.75, '2026-11-20': 5 }));
    const ledger = open(workspace);
    expect(await ledger.reserve(0.26)).toBeNull();
    await (await ledger.reserve(0.25))?.settle(0.2);
    expect(days(workspace)).toEqual({ '2026-11-20': 5, [TODAY]: 0.95 });
  });

  it('is one, by whatever link it is named, and the link stays', async () => {
    const workspace = makeWorkspace({ ...withDays({ [TODAY]: 0.2 }), 'alias.json': { link: PATH } });
    const alias = open(workspace, { path: 'alias.json' });
    const call = await alias.reserve(0.3);
    expect(await open(workspace).reserve(0.6)).toBeNull();
    expect(days(workspace)).toEqual({ [TODAY]: 0.5 });
    expect(call?.booking?.ledger).toBe(PATH);
    expect(lstatSync(join(workspace.root, 'alias.json')).isSymbolicLink()).toBe(true);
  });

  it('begins anew with each UTC day, and books a call on the day of its reservation', async () => {
    const workspace = makeWorkspace(withDays({ [TODAY]: 0.9 }));
    let now = new Date(`${TODAY}T23:59:59.999Z`);
    const ledger = open(workspace, { clock: () => now });
    expect(await ledger.reserve(0.5)).toBeNull();
    const before = await ledger.reserve(0.1);
    now = new Date('2026-11-22T00:00:00.000Z');
    const after = await ledger.reserve(0.5);
    await before?.settle(0.05);
    await after?.settle(0.25);
    expect(days(workspace)).toEqual({ [TODAY]: 0.95, '2026-11-22': 0.25 });
    expect(ledger.spentToday()).toBe(0.25);
  });

  it('leaves the worst case booked where the cost is not known, or nobody tells it', async () => {
    const workspace = makeWorkspace();
    const ledger = open(workspace);
    await (await ledger.reserve(0.25))?.settle(null);
    await (await ledger.reserve(0.25))?.settle(Number.NaN);
    await ledger.reserve(0.25);
    expect(days(workspace)).toEqual({ [TODAY]: 0.75 });
  });

  it('books a call once', async () => {
    const workspace = makeWorkspace();
    const call = await open(workspace).reserve(0.5);
    await Promise.all([call?.settle(0.2), call?.settle(0.1), call?.settle(null)]);
    expect(days(workspace)).toEqual({ [TODAY]: 0.2 });
  });

  it.each([null, Number.NaN, -1, Number.POSITIVE_INFINITY])(
    'with a cap makes no call of worst case %d',
    async (worst) => {
      const workspace = makeWorkspace();
      expect(await open(workspace).reserve(worst)).toBeNull();
      expect(readdirSync(workspace.root)).toEqual([]);
    },
  );

  it.each([Number.NaN, -1])('with a cap of %d makes no call', async (capUsd) => {
    expect(await open(makeWorkspace(), { capUsd }).reserve(0)).toBeNull();
  });

  it('without a cap remembers and refuses nothing', async () => {
    const workspace = makeWorkspace(withDays({ [TODAY]: 1000 }));
    const ledger = open(workspace, { capUsd: null });
    await (await ledger.reserve(5))?.settle(2);
    await (await ledger.reserve(null))?.settle(0.5);
    expect(days(workspace)).toEqual({ [TODAY]: 1002.5 });
  });

  it('is kept by calls at the same time', async () => {
    const workspace = makeWorkspace();
    const ledger = open(workspace, { capUsd: 0.1, lockTimeouts: { staleMs: 5000, giveUpMs: 30_000 } });
    const calls = await Promise.all(Array.from({ length: 20 }, () => ledger.reserve(0.01)));
    expect(calls.filter((call) => call !== null)).toHaveLength(10);
    expect(days(workspace)).toEqual({ [TODAY]: 0.1 });
    await Promise.all(calls.map((call, i) => call?.settle(i % 2 === 0 ? 0 : 0.005)));
    expect(ledger.trouble).toBeNull();
    const cost = calls.reduce((sum, call, i) => sum + (call !== null && i % 2 === 1 ? 0.005 : 0), 0);
    expect(ledger.spentToday()).toBeCloseTo(cost, 9);
  });
});

describe('trouble with the file', () => {
  it.each<[string, Tree]>([
    ['broken', { [PATH]: '{"days": {"2026-11-21": 0.' }],
    ['no ledger', { [PATH]: '{}' }],
    ['a folder', { [`${PATH}/x`]: '' }],
    ['outside', { [PATH]: { link: '/etc/hostname' } }],
  ])('is told at the start: %s', (_, tree) => {
    const { files } = makeWorkspace(tree);
    const opened = openLedger({ files, path: PATH, capUsd: 1, clock: () => new Date(0) });
    expect(opened).toMatchObject({ problems: [{ place: { file: PATH } }] });
  });

  it('on the way stops all calls under a cap, is told once, and leaves the file', async () => {
    const workspace = makeWorkspace(withDays({ [TODAY]: 0.5 }));
    const ledger = open(workspace);
    const call = await ledger.reserve(0.25);
    workspace.files.write(PATH, '{"days": ');
    expect(await ledger.reserve(0.01)).toBeNull();
    const { trouble } = ledger;
    expect(trouble).toContain(`${PATH}:1:`);
    expect(ledger.spentToday()).toBeNull();
    rmSync(join(workspace.root, PATH));
    mkdirSync(join(workspace.root, PATH));
    await call?.settle(0.1);
    expect(ledger.trouble).toBe(trouble);
  });

  it('stops no call without a cap', async () => {
    const workspace = makeWorkspace();
    const ledger = open(workspace, { capUsd: null });
    workspace.files.write(PATH, 'broken');
    const call = await ledger.reserve(0.25);
    expect(call).not.toBeNull();
    await call?.settle(0.1);
    expect(readFileSync(join(workspace.root, PATH), 'utf8')).toBe('broken');
    expect(ledger.trouble).not.toBeNull();
  });

  it('is a folder in which no file can be made', async () => {
    const workspace = makeWorkspace(withDays({ [TODAY]: 0.5 }));
    const create = () => {
      throw new Error("EROFS: read-only file system, open '/x/y.lock'");
    };
    const ledger = open(workspace, { files: { ...workspace.files, create } });
    expect(await ledger.reserve(0.1)).toBeNull();
    expect(ledger.trouble).toBe(
      `${PATH}: EROFS: read-only file system (let the run write this file and ${PATH}.lock beside it)`,
    );
  });

  it('is told whole, with commas in it', async () => {
    const workspace = makeWorkspace({ 'a, b/ledger.json': '{"days": {"today": 1}}' });
    const path = 'a, b/ledger.json';
    const opened = openLedger({ files: workspace.files, path, capUsd: 1, clock: () => new Date(TODAY) });
    expect(opened).toMatchObject({ problems: [{ message: 'days.today must be a date such as 2026-11-21' }] });
    const ledger = open(workspace);
    workspace.files.write(PATH, '{"days": {"today": 1}}');
    expect(await ledger.reserve(0.1)).toBeNull();
    expect(ledger.trouble).toBe(`${PATH}:1:20: days.today must be a date such as 2026-11-21`);
  });

  it('is a lock that is never given back', async () => {
    const workspace = makeWorkspace({ [`${PATH}.lock`]: 'held' });
    const ledger = open(workspace, { lockTimeouts: { staleMs: 60_000, giveUpMs: 50 } });
    expect(await ledger.reserve(0.1)).toBeNull();
    expect(ledger.trouble).toBe(
      `${PATH}.lock is held by another run (let that one end; where none is left, remove ${PATH}.lock)`,
    );
    // Nobody waits for it once more.
    workspace.files.remove(`${PATH}.lock`);
    expect(await ledger.reserve(0.1)).toBeNull();
    expect(workspace.files.kind(PATH)).toBe('missing');
  });
});

describe('several runs at the same time', () => {
  /** Makes calls of 0.01 until it is refused, and prints what it has spent, in nano-dollars. */
  const program = makeProgram(`
import { openWorkspace } from './src/adapters/disk/files.js';
import { openLedger } from './src/adapters/disk/ledger.js';

const [, , root, path, cap, manner] = process.argv;
const clock = () => new Date('${TODAY}T12:00:00Z');
const files = openWorkspace(root, root);
const ledger = openLedger({ files, path, capUsd: Number(cap), clock, lockTimeouts: { staleMs: 1000, giveUpMs: 60_000 } });
console.log('begun');
while (files.kind('go') === 'missing') await new Promise((resolve) => setTimeout(resolve, 5));
let spent = 0;
for (let i = 0; ; i++) {
  const call = await ledger.reserve(0.01);
  if (call === null) break;
  if (manner === 'hold') {
    console.log('held');
    await new Promise((resolve) => setTimeout(resolve, 1_000_000));
  }
  await new Promise((resolve) => setTimeout(resolve, Math.random() * 5));
  const cost = [0.004, 0.01, null][i % 3];
  await call.settle(cost);
  spent += cost === 0.004 ? 4_000_000 : 10_000_000;
}
if (ledger.trouble !== null) throw new Error(ledger.trouble);
console.log(spent);
`);
  afterAll(() => program.remove());

  it('never pass the cap together, and book what they have spent', async () => {
    const workspace = makeWorkspace(withDays({ [TODAY]: 0.1 }));
    const seen: number[] = [];
    const look = setInterval(() => {
      const read = workspace.files.read(PATH);
      const file: { days: Record<string, number> } = JSON.parse(read.kind === 'text' ? read.text : '{"days":{}}');
      seen.push(file.days[TODAY] ?? 0);
    }, 5);
    const running = Array.from({ length: 4 }, () => program.start(workspace.root, PATH, '1'));
    await Promise.all(running.map(({ begun }) => begun));
    workspace.files.write('go', '');
    const outputs = await Promise.all(running.map(({ done }) => done));
    clearInterval(look);
    const spent = outputs.map((out) => Number(out.trim().split('\n').at(-1)) / 1e9);
    const total = 0.1 + spent.reduce((a, b) => a + b, 0);
    expect(open(workspace).spentToday()).toBeCloseTo(total, 9);
    expect(total).toBeLessThanOrEqual(1);
    expect(total).toBeGreaterThan(0.95);
    expect(Math.max(...seen)).toBeLessThanOrEqual(1);
    expect(seen.filter((amount) => amount > 0.1).length).toBeGreaterThan(5);
    expect(Math.min(...spent)).toBeGreaterThan(0);
  });

  it('one of which is killed in a call have its worst case booked', async () => {
    const workspace = makeWorkspace({ go: '' });
    const killed = program.start(workspace.root, PATH, '0.05', 'hold');
    killed.done.catch(() => undefined);
    const ledger = open(workspace, { capUsd: 0.05 });
    while (ledger.spentToday() === 0) await new Promise((resolve) => setTimeout(resolve, 10));
    killed.process.kill('SIGKILL');
    await expect(killed.done).rejects.toThrow('SIGKILL');
    expect(await ledger.reserve(0.05)).toBeNull();
    expect(days(workspace)).toEqual({ [TODAY]: 0.01 });
  });
});
