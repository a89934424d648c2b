import { describe, expect, it } from '@jest/globals';
import { LONGEST_TAUGHT } from '../../../src/inputs/corpus/taught-summary.js';
import { referenceJson, summaryJson } from '../../builders/summaries.js';
import { makeWorkspace, type Tree, writeTree } from '../../builders/workspace.js';
import { runProgram } from './program.js';

const OTHER = summaryJson({ title: 'Login test waits for the event' });

const TREE: Tree = {
  'golden-corpus/login/reference.json': referenceJson(),
  'golden-corpus/other/reference.json': referenceJson(),
  'golden-corpus/watch/reference.json': referenceJson({ canary: true }),
  'candidates/login.json': OTHER,
  'candidates/watch.json': OTHER,
};

const BY = ['--by', 'ana', '--because', 'so'];

function start(tree: Tree = TREE) {
  const { root } = makeWorkspace(tree);
  return { root, run: (...argv: readonly string[]) => runProgram(argv, root) };
}

describe('accept and reject', () => {
  it.each<[string, readonly string[], string]>([
    ['nobody', ['accept', 'login'], 'accept needs --by: who accepts it, a person or a team'],
    ['nobody, in white space', ['accept', 'login', '--by', '  '], 'accept needs --by'],
    ['nobody who rejects', ['reject', 'login', '--because', 'so'], 'reject needs --by: who rejects it'],
    ['no reason', ['reject', 'login', '--by', 'ana'], 'reject needs --because: what is wrong with it'],
    ['no session', ['accept', ...BY.slice(0, 2)], 'accept needs the name of a session (`explain` lists them)'],
    [
      'a canary',
      ['accept', 'watch', '--by', 'ana'],
      'golden-corpus/watch/reference.json:1: "watch" is a canary: it has no candidate',
    ],
    ['a session without a candidate', ['reject', 'other', ...BY], 'candidates has no candidate "other"'],
    [
      'a session that is not there',
      ['reject', 'loggin', ...BY],
      'the corpus has no session "loggin", did you mean "login"?',
    ],
    [
      'a transcript without a summary',
      ['reject', 'login', ...BY, '--transcript', 'x'],
      'reject --transcript needs --from',
    ],
  ])('refuse %s', async (_, argv, message) => {
    const { exitCode, stdout, stderr } = await start().run(...argv);
    expect([exitCode, stdout]).toEqual([2, '']);
    expect(stderr).toContain(message);
  });

  it('accept without a reason, and name each session once', async () => {
    const { stdout, stderr, exitCode } = await start().run('accept', 'login', 'login', '--by', ' ana ', '--json');
    expect([exitCode, stderr]).toEqual([2, expect.stringContaining('accept … --yes writes 1 file')]);
    const { sessions, written } = JSON.parse(stdout);
    expect(written).toEqual([]);
    expect(sessions.map(({ session }: { readonly session: string }) => session)).toEqual(['login']);
    const text = JSON.parse(sessions[0].text);
    expect(text).toMatchObject({ by: 'ana', at: '2026-11-21' });
    expect(text).not.toHaveProperty('because');
  });

  it('show the difference, and nothing as written, until they are told to write', async () => {
    const { run } = start();
    const { stdout: shown, stderr, exitCode } = await run('accept', 'login', '--by', 'ana');
    expect(exitCode).toBe(2);
    expect(shown).toContain('+ {+Login+} test {+waits for the event+}');
    expect(shown).toMatch(/^would write {2}golden-corpus\/login\/accepted\//m);
    expect(stderr).toContain('nothing is written: there is no terminal to ask at');
    expect(stderr).toContain('read the difference; accept … --yes writes 1 file');
    const done = (await run('accept', 'login', '--by', 'ana', '--yes')).stdout;
    expect(done).toMatch(/^wrote {2}golden-corpus\/login\/accepted\//);
    expect(done.trimEnd().split('\n').at(-1)).toBe('Commit it, so that somebody can review what the gate learns.');
    const again = (await run('accept', 'login', '--by', 'ana', '--yes')).stdout;
    expect(again).toMatch(/^there already {2}golden-corpus\/login\/accepted\//);
    for (const flags of [[], ['--json']])
      expect(await run('accept', 'login', '--by', 'ana', ...flags)).toMatchObject({ exitCode: 0, stderr: '' });
    expect(again.trimEnd().split('\n').at(-1)).toBe('Nothing to commit: it stands there already.');
  });

  /** All that is said. */
  const ASKED =
    /^summary-gate could not run: one problem\n {2}nothing is written: there is no terminal to ask at[^\n]*\n$/;
  const NOTE = 'the candidate has changed since summary-gate-report/report.json was written';

  it.each<[string, (report: { sessions: Record<string, unknown>[] }) => unknown, boolean]>([
    ['another text', (report) => report, true],
    [
      'samples, which it does not tell apart',
      ({ sessions, ...more }) => ({ ...more, sessions: sessions.map((one) => ({ ...one, samples: [] })) }),
      false,
    ],
    ['other sessions', (report) => ({ ...report, sessions: [] }), false],
    ['nothing that can be read', () => ({}), false],
  ])('say that the last report is about %s', async (_, change, isTold) => {
    const { root, run } = start();
    const report = JSON.parse((await run('score', '--json')).stdout);
    expect((await run('accept', 'login', '--by', 'ana')).stderr).toMatch(ASKED);
    writeTree(root, {
      'candidates/login.json': summaryJson({ title: 'Changed since' }),
      'summary-gate-report/report.json': change(report) as object,
    });
    expect((await run('accept', 'login', '--by', 'ana')).stderr.includes(NOTE)).toBe(isTold);
  });

  it('say nothing of a report that is no text', async () => {
    const { run } = start({ ...TREE, 'summary-gate-report/report.json': new Uint8Array([0xff, 0xfe, 0, 1]) });
    expect((await run('accept', 'login', '--by', 'ana')).stderr).toMatch(ASKED);
  });
});

describe('in a corpus of lines', () => {
  const line = (name: string, title: string) => JSON.stringify({ name, ...referenceJson({}, { title }) });

  it('nothing is written into a file of which a line is no UTF-8', async () => {
    const bytes = Buffer.concat([
      Buffer.from(`${line('login', 'Fixed the flaky login test')}\n{"name": "other", "reference": {"title": "`),
      Buffer.from([0xff]),
      Buffer.from('"}}\n'),
    ]);
    const { run } = start({ 'corpus.jsonl': bytes, 'candidates/login.json': OTHER });
    const { exitCode, stderr } = await run('accept', 'login', '--by', 'ana', '--corpus', 'corpus.jsonl', '--yes');
    expect(exitCode).toBe(2);
    expect(stderr).toContain(
      'corpus.jsonl:1: the line of this session cannot be rewritten: the file cannot be read, or a line of it is not UTF-8 (put the summary with "by" and "at" into the list "accepted" of its line',
    );
  });

  it('several sessions of one file are written together', async () => {
    const { root, run } = start({
      'corpus.jsonl': `${line('login', 'Fixed the flaky login test')}\n${line('other', 'Other')}\n`,
      'candidates/login.json': OTHER,
      'candidates/other.json': summaryJson({ title: 'Another one' }),
    });
    const { stdout } = await run(
      'accept',
      'login',
      'other',
      '--by',
      'ana',
      '--corpus',
      'corpus.jsonl',
      '--yes',
      '--json',
    );
    expect(JSON.parse(stdout).written).toEqual(['corpus.jsonl']);
    const listed = await runProgram(['diff', '--accepted', 'other', '--corpus', 'corpus.jsonl', '--json'], root);
    expect(listed.stdout).toContain('Another one');
    const first = await runProgram(['diff', '--accepted', 'login', '--corpus', 'corpus.jsonl', '--json'], root);
    expect(first.stdout).toContain('Login test waits for the event');
  });
});

describe('a summary that is longer than those that are read', () => {
  const line = JSON.stringify({ name: 'login', ...referenceJson() });
  it.each<[string, string, Tree, readonly string[]]>([
    ['accept', 'a file', TREE, []],
    ['reject', 'a file', TREE, []],
    ['accept', 'a line', { 'corpus.jsonl': `${line}\n` }, ['--corpus', 'corpus.jsonl']],
    ['reject', 'a line', { 'corpus.jsonl': `${line}\n` }, ['--corpus', 'corpus.jsonl']],
  ])('is not written by %s into %s, and what is written is read', async (command, _, tree, flags) => {
    const { root, run } = start(tree);
    const teach = async (length: number) => {
      writeTree(root, { 'candidates/login.json': summaryJson({ summary: 'x'.repeat(length) }) });
      return run(command, 'login', ...BY, '--yes', ...flags);
    };
    const { exitCode, stderr } = await teach(LONGEST_TAUGHT);
    expect([exitCode, stderr]).toEqual([2, expect.stringContaining('characters; allowed: up to 100000')]);
    expect((await teach(LONGEST_TAUGHT - 1_000)).exitCode).toBe(0);
    expect((await run('lint', ...flags)).stdout).not.toContain('allowed: up to');
    expect((await run(command, 'login', ...BY, '--yes', ...flags)).exitCode).toBe(0);
  });
});
