import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { summaryJson } from '../../builders/summaries.js';
import { makeWorkspace, type Tree, writeTree } from '../../builders/workspace.js';
import { runProgram } from './program.js';

const TREE: Tree = Object.fromEntries(
  [...'abcdefghijkl'].flatMap((name) => [
    [`golden-corpus/${name}/reference.json`, { reference: summaryJson() }],
    [`candidates/${name}.json`, summaryJson()],
  ]),
);

const REPORT = 'summary-gate-report/report.json';

interface Session {
  readonly name: string;
  readonly status: string;
  readonly overall: number | null;
  readonly samples?: readonly { readonly sample: number; readonly overall: number }[];
}

/** Reports as they stand on disk: what is in them, and none of it is made here, is changed by each case. */
let report: { readonly sessions: readonly Session[] } & Readonly<Record<string, unknown>>;
let root = '';

beforeEach(async () => {
  root = makeWorkspace(TREE).root;
  await runProgram([], root);
  report = JSON.parse(readFileSync(join(root, REPORT), 'utf8'));
});

async function bless(more: object, ...flags: readonly string[]) {
  writeTree(root, { [REPORT]: JSON.stringify({ ...report, ...more }) });
  return runProgram(['bless', '--json', ...flags], root);
}

async function proposed(change: (session: Session, i: number) => object) {
  const sessions = report.sessions.map((session, i) => ({ ...session, ...change(session, i) }));
  return JSON.parse((await bless({ sessions }, '--even-if-worse', '--min-overall', 'none')).stdout).proposed;
}

describe('bless proposes', () => {
  it('from one run, whose spread nobody knows', async () => {
    expect(await proposed(() => ({}))).toMatchObject({ min_overall: 0.6, runs: 1, blocked: 0, spread: null });
  });

  it('from the runs that samples are, each by its mean', async () => {
    const samples = (one: number, two: number, three: number) => [
      { sample: 1, overall: one },
      { sample: 2, overall: two },
      { sample: 4, overall: three },
    ];
    expect(await proposed(() => ({ samples: samples(1, 0.98, 0.96) }))).toMatchObject({
      min_overall: 0.6,
      runs: 3,
      blocked: 0,
      spread: 0.02,
    });
    // They lie further apart: 0.9 less 4.303 times 0.1 times the root of 4/3.
    expect(await proposed(() => ({ samples: samples(1, 0.8, 0.9) }))).toMatchObject({
      min_overall: 0.4,
      runs: 3,
      spread: 0.1,
    });
  });

  it('from samples as if one that is missing had scored nothing', async () => {
    const of = (i: number) => (i < 6 ? [{ sample: 1, overall: 1 }] : [1, 2].map((sample) => ({ sample, overall: 1 })));
    // The second run has six of twelve.
    expect(await proposed((_, i) => ({ samples: of(i) }))).toMatchObject({ min_overall: null });
    expect((await proposed((_, i) => ({ samples: of(i) }))).reason).toContain('is 0, which would guard nothing');
    expect(await proposed(() => ({ samples: of(11) }))).toMatchObject({ min_overall: 0.6, runs: 2, spread: 0 });
  });

  it.each<[string, Partial<Session>, string]>([
    [
      'a session without a candidate',
      { status: 'missing_candidate', overall: 0 },
      '1 session without a usable candidate',
    ],
    [
      'one whose candidate is none',
      { status: 'invalid_candidate', overall: 0 },
      '1 session without a usable candidate',
    ],
  ])('nothing from %s', async (_, change, reason) => {
    const found = await proposed((_session, i) => (i === 3 ? change : {}));
    expect(found).toMatchObject({ min_overall: null, reason: expect.stringContaining(reason) });
  });

  it.each<[string, Partial<Session>]>([
    ['a candidate without a session', { status: 'unreferenced', overall: null }],
    ['a canary', { status: 'canary', overall: null }],
    ['a session of a kind that counts, but without a score', { overall: null }],
    ['a session of another kind with a score', { status: 'later', overall: 0.1 }],
  ])('as if %s were not there', async (_, change) => {
    expect(await proposed((_session, i) => (i < 2 ? change : {}))).toMatchObject({ min_overall: 0.55, spread: null });
    expect(await proposed((_session, i) => (i < 3 ? change : {}))).toMatchObject({
      min_overall: null,
      reason: expect.stringContaining('from 9 sessions'),
    });
  });

  it('from runs before, at the mean that is set or above it', async () => {
    const trend = [0.5, 0.4999, 0.499].map((mean) => ({
      scored_at: '2026-11-21T12:00:00Z',
      overall_mean: mean,
      ci95: null,
    }));
    const runs = async (...flags: readonly string[]) =>
      JSON.parse((await bless({ trend }, '--min-overall', ...flags)).stdout).proposed.reason;
    // 1 and 0.5 lie too far apart for anything, with or without the two below.
    expect(await runs('none')).toContain('is 0, which would guard nothing');
    const good = trend.map((point, i) => ({ ...point, overall_mean: 0.9 + i / 100 }));
    const known = JSON.parse((await bless({ trend: good }, '--min-overall', '0.91')).stdout);
    expect(known.proposed.reason).toContain('as high as this run allows already');
    const low = JSON.parse((await bless({ trend: good }, '--min-overall', '0.1')).stdout);
    expect(low.proposed).toMatchObject({ runs: 4 });
  });
});

describe('bless takes', () => {
  const at = (scored: string) => JSON.stringify({ ...report, scored_at: scored, earlier: true });

  it.each<[string, string, number]>([
    ['the place of one that was scored earlier', '2026-11-21T11:59:59Z', 0],
    ['the place of one that was scored at the same time', '2026-11-21T12:00:00Z', 0],
    ['not the place of a later one', '2026-11-21T12:00:01Z', 2],
  ])('%s', async (_, scored, wanted) => {
    const before = at(scored);
    writeTree(root, { 'summary-gate-baseline.json': before });
    const { exitCode, stdout, stderr } = await bless({});
    expect([exitCode, readFileSync(join(root, 'summary-gate-baseline.json'), 'utf8') === before]).toEqual([
      wanted,
      wanted === 2,
    ]);
    const said = JSON.parse(stdout);
    expect(said.worse).not.toBeNull();
    if (wanted === 0) return;
    expect(said).toMatchObject({
      baseline: null,
      refused: `this run was scored 2026-11-21T12:00:00Z, before the baseline that it would replace (${scored})`,
    });
    expect(stderr).toContain(`${REPORT}: bless: this run was scored`);
  });

  it('nothing of a run that fails where there was no baseline, and says so', async () => {
    const { exitCode, stdout } = await bless({ verdict: 'fail' });
    expect([exitCode, JSON.parse(stdout), existsSync(join(root, 'summary-gate-baseline.json'))]).toEqual([
      2,
      { baseline: null, refused: 'this run fails', worse: null },
      false,
    ]);
  });

  it('a run that fails where that is asked for', async () => {
    const { exitCode, stdout } = await bless({ verdict: 'fail' }, '--even-if-worse');
    expect([exitCode, JSON.parse(stdout)]).toMatchObject([
      0,
      {
        baseline: 'summary-gate-baseline.json',
        worse: null,
        gates: {},
        proposed: { min_overall: null, reason: expect.stringContaining('this run does not pass') },
      },
    ]);
  });

  it.each([
    ['auto', 'summary-gate-baseline.json'],
    ['none', 'summary-gate-baseline.json'],
    ['main.json', 'main.json'],
  ])('the place of the baseline %s', async (baseline, wanted) => {
    const { stdout } = await bless({}, '--baseline', baseline);
    expect(JSON.parse(stdout).baseline).toBe(wanted);
  });

  it('no report without a title, and none that it may not read', async () => {
    const untitled = await bless({ title: 3 });
    expect(untitled.stderr).toContain(`${REPORT}: bless: this report has no title (run score again)`);
    expect(untitled.stdout).toBe('');
  });

  it('no settings that are wrong', async () => {
    const { exitCode, stderr } = await bless({}, '--min-overall', '3');
    expect([exitCode, stderr]).toEqual([2, expect.stringContaining('min-overall')]);
  });
});
