import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { referenceJson, summaryJson } from '../../builders/summaries.js';
import { makeWorkspace, type Tree, writeTree } from '../../builders/workspace.js';
import { runProgram } from './program.js';

const REWORDED = {
  title: 'Login test waits for the event, not for a fixed time',
  summary: 'On slow runners the login test was flaky: 42 of 50 runs failed. It waits for the event now.',
  key_actions: ['Replaced the fixed wait by an event', 'Asked the platform team for slower runners'],
};
const TREE: Tree = {
  'golden-corpus/login/reference.json': referenceJson({ notes: 'kept' }),
  'golden-corpus/other/reference.json': referenceJson({}, { title: 'Other' }),
  'candidates/login.json': summaryJson(REWORDED),
  'candidates/other.json': summaryJson({
    title: 'Other',
    key_actions: ['Replaced the fixed wait by an event', 'Rested'],
  }),
};
const GATES = ['--fail-on', 'contradiction, addition, requirement', '--min-session', 'none', '--min-overall', 'none'];

function start(tree: Tree = TREE) {
  const { root } = makeWorkspace(tree);
  const run = (...argv: readonly string[]) => runProgram(argv, root);
  return {
    root,
    run,
    score: () => run('score', '--json', ...GATES),
    read: (path: string) => readFileSync(join(root, path), 'utf8'),
    write: (more: Tree) => writeTree(root, more),
  };
}
const gatesFailed = ({ stdout }: { readonly stdout: string }): readonly string[] => JSON.parse(stdout).gates_failed;

describe('accept and reject', () => {
  it('close the loop: what is accepted passes, the next lie fails, and what a gate is blind to gets a requirement', async () => {
    const { run, score, read, write } = start({ ...TREE, 'candidates/other.json': summaryJson({ title: 'Other' }) });
    expect(gatesFailed(await score())).toEqual(['addition: 1 session > 0 (login)']);

    const accept = ['accept', 'login', '--by', 'ana', '--because', 'shorter'];
    const shown = await run(...accept);
    expect(shown).toMatchObject({ exitCode: 0, stderr: '' });
    expect(shown.stdout).toContain('Asked the platform team for slower runners');
    expect(shown.stdout).toMatch(/would write {2}golden-corpus\/login\/accepted\/2026-11-21-[0-9a-f]{8}\.json/);
    const { written }: { written: string[] } = JSON.parse((await run(...accept, '--yes', '--json')).stdout);
    expect(written).toHaveLength(1);
    const [file = ''] = written;
    expect(JSON.parse(read(file))).toMatchObject({ ...REWORDED, by: 'ana', at: '2026-11-21', because: 'shorter' });
    const passed = await score();
    expect(gatesFailed(passed)).toEqual([]);
    expect(JSON.parse(passed.stdout).sessions[0]).toMatchObject({
      reference_used: file.slice('golden-corpus/login/'.length, -5),
      overall: 1,
    });

    // The same wording with a lie in it.
    const denied = REWORDED.summary.replace('It waits', 'It does not wait');
    write({ 'candidates/login.json': summaryJson({ ...REWORDED, summary: denied }) });
    expect(gatesFailed(await score())).toEqual(['contradiction: 1 session > 0 (login)']);

    // An incident that nothing finds, until a requirement says it.
    const lie = `${REWORDED.summary} The retry was removed.`;
    write({ 'candidates/login.json': summaryJson({ ...REWORDED, summary: lie }) });
    expect(gatesFailed(await score())).toEqual([]);
    const rejected = await run('reject', 'login', '--by', 'ben', '--because', 'the retry is still there', '--yes');
    expect(rejected).toMatchObject({ exitCode: 0, stderr: '' });
    expect(rejected.stdout).toContain('the gate is blind to it');
    expect(JSON.parse((await score()).stdout).exam).toMatchObject({
      rejected: { summaries: 1, failed: 0, slipped: [{ session: 'login', because: 'the retry is still there' }] },
      accepted: { summaries: 1, passed: 0, blocked: [{ session: 'login', gates: ['fail-on.addition'] }] },
    });
    const told = (await run('score', ...GATES)).stdout.replace(/\s+/g, ' ');
    expect(told).toContain('These gates fail 0 of 1 summary that people rejected and pass 0 of 1 that they accepted;');
    const before = await run('self-test', ...GATES);
    expect(before.stdout).toContain(
      'These gates fail 0 of the 1 summaries that people rejected, and pass 0 of the 1 that they',
    );
    expect(before.stdout).toMatch(/^ {2}passes {2}login, 2026-11-21-[0-9a-f]{8}: the retry is still there$/m);
    expect(before.stdout).toMatch(/^ {2}fails {3}login, 2026-11-21-[0-9a-f]{8}: fail-on\.addition, without itself/m);
    const reference = JSON.parse(read('golden-corpus/login/reference.json'));
    const requirements = [{ id: 'retry', text: 'the retry is kept', must: 'mention', any_of: ['kept the retry'] }];
    write({ 'golden-corpus/login/reference.json': { ...reference, requirements } });
    expect(gatesFailed(await score())).toEqual(['requirement: 1 session > 0 (login)']);
    const { exam } = JSON.parse((await run('self-test', '--json', ...GATES)).stdout);
    expect(exam.rejected).toEqual({ summaries: 1, failed: 1, slipped: [] });
    expect(exam.accepted).toMatchObject({ summaries: 1, passed: 0, blocked: [{ session: 'login' }] });
  });

  it('tell of a rejected summary that no longer raises its finding', async () => {
    const { run, write } = start();
    const reject = ['reject', 'login', '--by', 'ben', '--because', 'asked nobody', '--yes', '--code'];
    await run(...reject, 'EXTRA_ACTION');
    expect((await run('lint')).stdout).not.toContain('gone blind');
    write({ 'candidates/login.json': summaryJson({ ...REWORDED, title: 'Other words' }) });
    expect((await run(...reject, 'NUMBER_MISMATCH')).stdout).toContain('nothing raises NUMBER_MISMATCH here');
    const { exitCode, stdout } = await run('lint');
    expect(exitCode).toBe(1);
    expect(stdout.match(/nothing raises \w+/g)).toEqual(['nothing raises NUMBER_MISMATCH']);
  });

  it('write all that is named or nothing, and a summary once', async () => {
    const { root, run } = start();
    const flags = ['--by', 'ana', '--yes', '--json'];
    const broken = await run('accept', 'login', 'nobody', ...flags);
    expect(broken).toMatchObject({ exitCode: 2, stdout: '' });
    expect(broken.stderr).toContain('the corpus has no session "nobody"');
    expect(existsSync(join(root, 'golden-corpus/login/accepted'))).toBe(false);
    expect(JSON.parse((await run('accept', 'login', 'other', ...flags)).stdout).written).toHaveLength(2);
    expect(JSON.parse((await run('accept', 'login', 'other', ...flags)).stdout).written).toEqual([]);
  });

  it('take the candidates of the last report where there are others no more, and say where they differ from it', async () => {
    const { run, write } = start();
    await run('score', ...GATES);
    expect((await run('accept', 'login', '--by', 'ana')).stderr).toBe('');
    write({ 'candidates/login.json': summaryJson({ ...REWORDED, title: 'Changed since' }) });
    const later = await run('accept', 'login', '--by', 'ana');
    expect(later.stderr).toMatch(
      /^note: candidates\/login\.json:1:1 is not what summary-gate-report\/report\.json is about/,
    );
    const kept = await run('accept', 'login', '--by', 'ana', '--json', '--candidates', 'gone');
    expect(JSON.parse(kept.stdout).sessions[0].text).toContain(REWORDED.title);
  });

  it('mask credentials, and say so', async () => {
    const token = ['gh', 'p_', 'a1B2'.repeat(9)].join('');
    const { run, read } = start({ ...TREE, 'candidates/login.json': summaryJson({ summary: `It was ${token}.` }) });
    for (const command of ['accept', 'reject']) {
      const { stdout } = await run(command, 'login', '--by', 'ana', '--because', `no ${token}`, '--yes');
      expect(stdout).toContain('a credential in it is masked');
      const file = /wrote {2}(\S+)/.exec(stdout)?.[1] ?? '';
      expect(read(file) + stdout).not.toContain(token);
    }
  });

  it('with --replace rewrite what differs and take the review away', async () => {
    const { root, run, read } = start();
    const path = 'golden-corpus/login/reference.json';
    const before = `{\n    "notes": "kept",   "mine": [1,2],\n    "reviewed_by": "x", "reviewed_at": "2026-11-01",\n    "reference": ${JSON.stringify(summaryJson())}\n}\n`;
    writeFileSync(join(root, path), before);
    expect((await run('accept', 'login', '--by', 'ana', '--replace')).stdout).toContain('would write');
    expect(read(path)).toBe(before);
    const done = await run('accept', 'login', '--by', 'ana', '--replace', '--yes');
    expect(done.stdout).toContain('its review is gone');
    const after = read(path);
    expect(after).toContain('"notes": "kept",   "mine": [1,2],');
    expect(JSON.parse(after)).toEqual({ notes: 'kept', mine: [1, 2], reference: summaryJson(REWORDED) });
  });

  it.each<readonly [string, Tree, readonly string[], string]>([
    ['nobody', {}, ['accept', 'login'], 'accept needs --by'],
    ['no reason', {}, ['reject', 'login', '--by', 'ana'], 'reject needs --because'],
    ['no session', {}, ['accept', '--by', 'ana'], 'accept needs the name of a session'],
    ['no candidate', { 'candidates/login.json': '{' }, ['accept', 'login', '--by', 'a'], 'broken JSON'],
    [
      'an unknown outcome',
      { 'candidates/login.json': summaryJson({ outcome: 'done' }) },
      ['accept', 'login', '--by', 'a'],
      'its outcome is "done"',
    ],
    [
      'the reference itself',
      { 'candidates/login.json': summaryJson() },
      ['accept', 'login', '--by', 'a'],
      'the reference says the same',
    ],
    [
      'the reference itself in its own place, which would take its review away',
      { 'candidates/login.json': summaryJson() },
      ['accept', 'login', '--by', 'a', '--replace', '--yes'],
      'the reference says the same',
    ],
    ['an unknown code', {}, ['reject', 'login', '--by', 'a', '--because', 'b', '--code', 'LIE'], '--code is "LIE"'],
    [
      'a line',
      { 'c.jsonl': `${JSON.stringify({ name: 'login', ...referenceJson() })}\n` },
      ['accept', 'login', '--by', 'a', '--corpus', 'c.jsonl'],
      'which no command rewrites',
    ],
  ])('refuse %s', async (_, tree, argv, wanted) => {
    const { exitCode, stderr } = await start({ ...TREE, ...tree }).run(...argv);
    expect({ exitCode, stderr }).toEqual({ exitCode: 2, stderr: expect.stringContaining(wanted) });
  });

  it('are shown over time by diff --accepted', async () => {
    const { run, write } = start();
    expect((await run('diff', 'login', '--accepted')).stdout).toMatch(/^Nobody has accepted a summary of login/);
    write({
      'golden-corpus/login/accepted/b.json': summaryJson({
        ...REWORDED,
        by: 'ben',
        at: '2026-11-02',
        because: 'newer',
      }),
      'golden-corpus/login/accepted/a.json': summaryJson({ title: 'First', by: 'ana', at: '2026-11-01' }),
    });
    const { stdout } = await run('diff', 'login', '--accepted');
    expect(stdout.indexOf('2026-11-01  ana, a\n')).toBeLessThan(stdout.indexOf('2026-11-02  ben, b: newer\n'));
    expect(stdout).toContain('+ candidate  golden-corpus/login/accepted/b.json:');
    const { accepted } = JSON.parse((await run('diff', 'login', '--accepted', '--json')).stdout);
    expect(accepted).toMatchObject([{ id: 'a', difference: { name: 'login' } }, { id: 'b' }]);
  });
});
