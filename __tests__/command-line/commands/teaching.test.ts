import { existsSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
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
  const answering = (answer: string, ...argv: readonly string[]) => runProgram(argv, root, { answer, columns: 100 });
  return {
    root,
    run,
    answering,
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
    expect(shown).toMatchObject({ exitCode: 2, stderr: expect.stringContaining('no terminal to ask at') });
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
    expect(before.stdout).toContain('These gates fail 0 of 1 summary that people rejected, and pass 0 of 1 that they');
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

  it('are asked about in a run, the newest first and so many, and said how many were not', async () => {
    const days = Array.from({ length: 13 }, (_, i) => `2026-10-${String(i + 1).padStart(2, '0')}`);
    const taught = (kind: string, length: number): Tree =>
      Object.fromEntries(
        days
          .slice(0, length)
          .map((at) => [
            `golden-corpus/login/${kind}/${at}.json`,
            summaryJson({ title: `Login ${at}`, summary: 'Other.', by: 'ana', at, because: `wrong on ${at}` }),
          ]),
      );
    const { run } = start({ ...TREE, ...taught('accepted', 7), ...taught('rejected', 13) });
    const gates = ['--fail-on', 'none', '--min-session', 'none', '--min-overall', 'none'];
    const { exam } = JSON.parse((await run('score', '--json', ...gates)).stdout);
    expect(exam).toMatchObject({
      accepted: { summaries: 5, not_asked: 2, passed: 5 },
      rejected: { summaries: 10, not_asked: 3, failed: 0 },
    });
    const slipped: { id: string }[] = exam.rejected.slipped;
    expect(slipped.map(({ id }) => id).sort()).toEqual(days.slice(3));
    expect((await run('score', ...gates)).stdout.replace(/\s+/g, ' ')).toContain(
      'fail 0 of 10 summaries that people rejected and pass 5 of 5 that they accepted; 5 older ones were not asked about;',
    );
    const all = JSON.parse((await run('self-test', '--json', ...gates)).stdout).exam;
    expect(all).toMatchObject({ accepted: { summaries: 7 }, rejected: { summaries: 13 } });
  });

  it('warn of a rejected summary that no gate fails, as self-test has it, and of no other', async () => {
    const { run } = start();
    const reject = ['reject', 'login', '--by', 'ben', '--because', 'asked nobody'];
    const said = async (...flags: readonly string[]): Promise<string> =>
      (await run(...reject, ...flags)).stdout.replace(/\s+/g, ' ');
    const passes = await said('--fail-on', 'requirement');
    expect(passes).toContain(
      'no gate that is set here fails it, though this is found wrong with it: MISSING_ACTION, EXTRA_ACTION',
    );
    expect(passes).toContain('name one of these in fail-on, set a floor such as min-session, or write a requirement');
    for (const gate of [
      ['--fail-on', 'EXTRA_ACTION=3'],
      ['--fail-on', 'none', '--min-session', '0.99'],
    ]) {
      expect(await said(...gate)).not.toContain('no gate that is set here');
    }
    await run(...reject, '--yes');
    const exam = async (...flags: readonly string[]) =>
      JSON.parse((await run('self-test', '--json', ...flags)).stdout).exam.rejected.failed;
    expect([await exam('--fail-on', 'requirement'), await exam('--fail-on', 'EXTRA_ACTION=3')]).toEqual([0, 1]);
  });

  it('tell of a rejected summary that no longer raises its finding', async () => {
    const { run, write } = start();
    const reject = ['reject', 'login', '--by', 'ben', '--because', 'asked nobody', '--yes', '--code'];
    await run(...reject, 'EXTRA_ACTION');
    expect((await run('lint')).stdout).not.toContain('is blind');
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

  it('take the candidates of the last report where there are others no more, and refuse those that have changed since', async () => {
    const { root, run, write } = start();
    await run('score', ...GATES);
    expect((await run('accept', 'login', '--by', 'ana')).stderr).not.toContain('report.json');
    write({ 'candidates/login.json': summaryJson({ ...REWORDED, title: 'Changed since' }) });
    for (const flags of [[], ['--yes'], ['--json', '--yes']]) {
      const later = await run('accept', 'login', '--by', 'ana', ...flags);
      expect(later).toMatchObject({ exitCode: 2, stdout: '' });
      expect(later.stderr).toContain(
        'candidates/login.json:1:1: the candidate has changed since summary-gate-report/report.json was written, so that nobody has seen what is found in it (run score again, then accept it)',
      );
    }
    expect(existsSync(join(root, 'golden-corpus/login/accepted'))).toBe(false);
    // Named on purpose.
    write({ 'mine/login.json': summaryJson({ ...REWORDED, title: 'Another one' }) });
    const other = await run('accept', 'login', '--by', 'ana', '--candidates', 'mine', '--yes');
    expect(other.exitCode).toBe(0);
    expect(other.stderr).toMatch(
      /^note: the last run, whose report is summary-gate-report\/report\.json, scored another candidate of this session than mine\/login\.json:1:1; run score with these candidates to see/,
    );
    const kept = await run('accept', 'login', '--by', 'ana', '--json', '--candidates', 'gone');
    expect(JSON.parse(kept.stdout).sessions[0].text).toContain(REWORDED.title);
  });

  it('mask credentials, and say so', async () => {
    const token = ['gh', 'p_', 'a1B2'.repeat(9)].join('');
    const { root, run, read, write } = start({
      ...TREE,
      'candidates/login.json': summaryJson({ summary: `It was ${token}.` }),
    });
    for (const command of ['accept', 'reject']) {
      const { stdout, stderr } = await run(command, 'login', '--by', 'ana', '--because', `no ${token}`, '--yes');
      expect(stdout + stderr).not.toContain(token);
      if (command === 'reject') {
        expect(stderr).toContain('this summary is accepted, in golden-corpus/login/accepted/');
        continue;
      }
      expect(stdout).toContain('a credential in it is masked');
      // On another day, and with another spelling of the outcome, it is still the same.
      write({ 'candidates/login.json': summaryJson({ summary: `It was ${token}.`, outcome: 'Success' }) });
      const later = { env: { SOURCE_DATE_EPOCH: '1795500000' } };
      const again = await runProgram(['accept', 'login', '--by', 'ana', '--yes'], root, later);
      expect(again.stdout).toMatch(/^there already {2}golden-corpus\/login\/accepted\/2026-11-21-/m);
      const file = /wrote {2}(\S+)/.exec(stdout)?.[1] ?? '';
      expect(read(file) + stdout).not.toContain(token);
    }
  });

  it('ask a person at a terminal, and write for a yes alone', async () => {
    const { root, answering, run } = start();
    const accept = ['accept', 'login', 'login', '--by', 'ana'];
    for (const answer of ['', 'n', 'nay', 'yesterday']) {
      const { stdout, exitCode } = await answering(answer, ...accept);
      expect(exitCode).toBe(0);
      expect(stdout).toContain('Write 1 file? [y/N] Nothing is written yet.');
      expect(stdout.match(/would write/g)).toHaveLength(1);
    }
    expect(existsSync(join(root, 'golden-corpus/login/accepted'))).toBe(false);
    const json = await answering('y', ...accept, '--json');
    expect(JSON.parse(json.stdout)).toMatchObject({ sessions: [{ session: 'login' }], written: [] });
    expect((await answering(' Yes ', ...accept)).stdout).toMatch(/\[y\/N\] wrote {2}golden-corpus\/login\/accepted\//);
    expect((await run(...accept, '--yes')).stdout).toMatch(/^there already/m);
  });

  it('refuse what was taught the other way before, and what says nothing', async () => {
    const { run, write } = start();
    const because = ['--by', 'ana', '--because', 'so', '--yes'];
    await run('reject', 'login', ...because);
    for (const more of [[], ['--replace']]) {
      expect((await run('accept', 'login', ...because, ...more)).stderr).toMatch(
        /this summary is rejected, in golden-corpus\/login\/rejected\/\S+, by ana: so/,
      );
    }
    await run('accept', 'other', ...because);
    expect((await run('reject', 'other', ...because)).stderr).toContain('this summary is accepted, in');
    write({ 'candidates/other.json': summaryJson({ title: 'Other' }) });
    expect((await run('reject', 'other', ...because)).stderr).toContain('the reference says the same, word for word');
    write({ 'candidates/other.json': summaryJson({ title: ' ', summary: '', key_actions: [] }) });
    expect((await run('accept', 'other', ...because)).stderr).toContain('this cannot be accepted: it says nothing');
    write({ 'candidates/other.json': summaryJson({ title: 'Another', key_actions: [] }) });
    expect((await run('accept', 'other', ...because)).stdout).toContain(
      'it has no key_actions: nothing of the reference',
    );
  });

  it('take samples that say the same once', async () => {
    const { run, read } = start({
      'golden.jsonl': `${JSON.stringify({ name: 'login', ...referenceJson() })}\n`,
      'candidates/login/1.json': summaryJson(REWORDED),
      'candidates/login/2.json': summaryJson(REWORDED),
    });
    const flags = ['--by', 'ana', '--because', 'so', '--corpus', 'golden.jsonl', '--yes'];
    expect((await run('accept', 'login/1', 'login/2', ...flags)).exitCode).toBe(0);
    expect(JSON.parse(read('golden.jsonl')).accepted).toHaveLength(1);
  });

  it('rewrite one line of a corpus of lines and nothing else, and all of its sessions at once', async () => {
    const lines = ['login', 'other', 'third'].map((name) =>
      JSON.stringify({ name, notes: `of ${name}`, ...referenceJson({}, { title: name }) }),
    );
    const text = `${lines[0]}\r\n\n${lines[1]}\n${lines[2]?.replace('}}', '}, "accepted": [ ] }')}`;
    const { run, read, write } = start({
      'golden.jsonl': text,
      'candidates/login.json': summaryJson({ ...REWORDED, title: 'L\u2028ogin' }),
      'candidates/third.json': summaryJson({ ...REWORDED, title: 'Third' }),
    });
    const flags = ['--by', 'ana', '--because', 'so', '--corpus', 'golden.jsonl'];
    const shown = await run('accept', 'login', 'third', ...flags);
    expect(shown.stderr).toContain('accept … --yes writes 1 file');
    expect(read('golden.jsonl')).toBe(text);
    expect((await run('accept', 'login', 'third', ...flags, '--yes')).stdout).toMatch(/^wrote {2}golden\.jsonl$/m);
    const after = read('golden.jsonl').split('\n');
    expect(after).toHaveLength(4);
    expect([after[0]?.slice(0, 15), after[0]?.slice(-2)]).toEqual([lines[0]?.slice(0, 15), '}\r']);
    expect([after[1], after[2]]).toEqual(['', lines[1]]);
    for (const [line = '', title] of [
      [after[0], 'L\u2028ogin'],
      [after[3], 'Third'],
    ])
      expect(JSON.parse(line).accepted).toMatchObject([{ title, by: 'ana', at: '2026-11-21', because: 'so' }]);
    const twice = await run('accept', 'login', ...flags, '--yes');
    expect(twice.stdout).toMatch(/^there already {2}golden\.jsonl$/m);
    expect((await run('lint', '--corpus', 'golden.jsonl')).stdout).not.toContain('accepted');
    write({ 'candidates/login.json': summaryJson(REWORDED) });
    await run('reject', 'login', ...flags, '--yes');
    expect(JSON.parse(read('golden.jsonl').split('\n')[0] ?? '').rejected).toMatchObject([{ title: REWORDED.title }]);
    expect((await run('accept', 'login', ...flags, '--replace')).stderr).toContain(
      '--replace rewrites a reference.json',
    );
  });

  it('are told by lint where Windows, a reviewer or the gate would see something else', async () => {
    const by = { by: 'ana', at: '2026-11-20' };
    const accepted = (overrides: object) => JSON.stringify({ ...summaryJson(REWORDED), ...overrides, ...by });
    const { run, write } = start({
      ...TREE,
      'golden-corpus/login/accepted/con.json': accepted({}),
      'golden-corpus/login/accepted/First.json': accepted({ title: 'One' }),
      'golden-corpus/login/accepted/first.json': accepted({ title: 'Two', key_actions: [] }),
      'golden-corpus/login/accepted/none.json': accepted({ title: '', summary: ' ', key_actions: [] }),
      'golden-corpus/login/rejected/twice.json': `{"title": "seen", ${accepted({ because: 'so' }).slice(1)}`,
    });
    const { exitCode, stdout } = await run('lint');
    const told = stdout.replace(/\s+/g, ' ');
    expect(exitCode).toBe(1);
    for (const words of [
      'its name is that of a device on Windows, which can have no such file',
      'in case alone, and Windows and macOS have one file for both',
      'it has no key_actions: nothing of the reference there is missing any more',
      'it says nothing, and so nothing of the reference is missing any more',
      'the key "title" stands twice here; the last one counts',
    ])
      expect(told).toContain(words);
    write({ 'golden-corpus/other/Rejected/x.json': accepted({ because: 'so' }) });
    expect((await run('lint')).stdout).toContain('golden-corpus/other/Rejected');
    expect((await run('score')).stderr).toContain('allowed: the name rejected');
  });

  it('say of what is there already that nothing is to be written nor committed', async () => {
    const { run, answering } = start();
    const accept = ['accept', 'login', '--by', 'ana'];
    expect((await run(...accept, '--yes')).stdout).toContain('Commit it, so that');
    for (const again of [await run(...accept, '--yes'), await run(...accept), await answering('y', ...accept)]) {
      expect(again.exitCode).toBe(0);
      expect(again.stdout).toMatch(
        /^there already {2}golden-corpus\/login\/accepted\/\S+\n\nNothing to commit: it stands there already\.\n$/,
      );
    }
    const both = await run('accept', 'login', 'other', '--by', 'ana');
    expect(both.stdout).toMatch(/^there already {2}golden-corpus\/login\/accepted\/\S+$/m);
    expect(both.stdout).toMatch(/^would write {2}golden-corpus\/other\/accepted\/\S+$/m);
    expect(both.stderr).toContain('accept … --yes writes 1 file');
    const written = await run('accept', 'login', 'other', '--by', 'ana', '--yes');
    expect(written.stdout).toContain('Commit it, so that');
    const twice = await run('accept', 'login', 'other', '--by', 'ana', '--yes');
    expect(twice.stdout).toContain('Nothing to commit: they stand there already.');
  });

  it.each(['folders', 'lines'])(
    'refuse a code that what was rejected before does not have, in a corpus of %s',
    async (kind) => {
      const lines = { 'golden.jsonl': JSON.stringify({ name: 'login', ...referenceJson() }) };
      const { run, read } = start(kind === 'lines' ? { ...TREE, ...lines } : TREE);
      const corpus = kind === 'lines' ? ['--corpus', 'golden.jsonl'] : [];
      const reject = ['reject', 'login', '--by', 'ana', '--because', 'so', ...corpus, '--yes'];
      const file = /^wrote {2}(\S+)$/m.exec((await run(...reject)).stdout)?.[1] ?? '';
      const text = read(file);
      const coded = await run(...reject, '--code', 'NEGATION_MISMATCH');
      expect(coded).toMatchObject({ exitCode: 2, stdout: '' });
      expect(coded.stderr.replace(/\s+/g, ' ')).toMatch(
        new RegExp(
          `${file}:1: this summary is rejected already, without a code .write "code": "NEGATION_MISMATCH" there`,
        ),
      );
      expect(read(file)).toBe(text);
      expect((await run(...reject)).stdout).toMatch(/^there already/m);
    },
  );

  it('take a code that what was rejected before has, and name the one that it has', async () => {
    const { run } = start();
    const reject = ['reject', 'login', '--by', 'ana', '--because', 'so', '--yes', '--code'];
    await run(...reject, 'MISSING_ACTION');
    expect((await run(...reject, 'MISSING_ACTION')).stdout).toMatch(/^there already/m);
    const other = await run(...reject, 'EXTRA_ACTION');
    expect(other).toMatchObject({ exitCode: 2, stderr: expect.stringContaining('with the code MISSING_ACTION') });
  });

  it('with --replace show the difference to the file that is replaced, not to what was accepted beside it', async () => {
    const { run } = start();
    await run('accept', 'login', '--by', 'ana', '--yes');
    const { stdout } = await run('accept', 'login', '--by', 'ana', '--replace');
    expect(stdout).toContain('  - reference  golden-corpus/login/reference.json:1\n');
    expect(stdout).toMatch(/^ {2}. - .*\[-Fixed the flaky login-\]/m);
    const { sessions } = JSON.parse((await run('accept', 'login', '--by', 'ana', '--replace', '--json')).stdout);
    expect(sessions[0].difference.reference).toBe('golden-corpus/login/reference.json:1');
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
      'a line with two lists',
      {
        'golden.jsonl': `${JSON.stringify({ name: 'login', ...referenceJson() }).slice(0, -1)}, "accepted": [], "accepted": []}`,
      },
      ['accept', 'login', '--by', 'ana', '--yes', '--corpus', 'golden.jsonl'],
      'the line of this session cannot be rewritten',
    ],
  ])('refuse %s', async (_, tree, argv, wanted) => {
    const { exitCode, stderr } = await start({ ...TREE, ...tree }).run(...argv);
    expect({ exitCode, stderr }).toEqual({ exitCode: 2, stderr: expect.stringContaining(wanted) });
  });

  it('write beside the reference alone, not where a link of a pull request leads, and through one that holds the whole corpus', async () => {
    const { root, run, write } = start();
    write({ '.github/kept.yml': 'on: push' });
    symlinkSync('../../.github', join(root, 'golden-corpus/login/accepted'));
    const accept = ['accept', 'login', '--by', 'ana', '--yes'];
    const refused = await run(...accept);
    expect(refused.stderr).toContain('golden-corpus/login/accepted: the folder is a symbolic link to .github');
    expect([refused.exitCode, readdirSync(join(root, '.github'))]).toEqual([2, ['kept.yml']]);
    rmSync(join(root, 'golden-corpus/login/accepted'));
    renameSync(join(root, 'golden-corpus'), join(root, 'real'));
    symlinkSync('real', join(root, 'golden-corpus'));
    expect(await run(...accept)).toMatchObject({ exitCode: 0, stderr: '' });
    expect(await run(...accept)).toMatchObject({ exitCode: 0, stdout: expect.stringContaining('there already') });
    expect(readdirSync(join(root, 'real/login/accepted'))).toHaveLength(1);
  });

  it('work where references are pages, but for --replace', async () => {
    const page = (title: string) =>
      `---\noutcome: success\nreviewed_by: ana\n---\n# ${title}\n\nIt looped behind the proxy.\n\n## Key actions\n\n- Trusted one hop\n`;
    const { run } = start({
      'golden-corpus/loop/reference.md': page('Fix login loop'),
      'candidates/loop.md': page('Login loops no more'),
    });
    const accept = ['accept', 'loop', '--by', 'ana', '--yes'];
    const replaced = await run(...accept, '--replace');
    expect(replaced).toMatchObject({ exitCode: 2, stderr: expect.stringContaining('edit this one by hand') });
    expect((await run(...accept)).stdout).toMatch(/^wrote {2}golden-corpus\/loop\/accepted\/[\w-]+\.json$/m);
    const { sessions } = JSON.parse((await run('score', '--json', ...GATES)).stdout);
    expect(sessions[0]).toMatchObject({ overall: 1, reference_used: expect.stringMatching(/^accepted\//) });
  });

  it('keep a byte-order mark, and rewrite nothing where a byte is no text', async () => {
    const line = (name: string): string => JSON.stringify({ name, ...referenceJson({}, { title: name }) });
    const { root, run, read } = start({
      ...TREE,
      'golden.jsonl': `\uFEFF${line('login')}\n${line('other')}\n`,
      'golden-corpus/login/reference.json': `\uFEFF${JSON.stringify(referenceJson())}\n`,
    });
    const accept = ['accept', 'login', '--by', 'ana', '--yes'];
    expect((await run(...accept, '--corpus', 'golden.jsonl')).exitCode).toBe(0);
    expect(read('golden.jsonl')).toMatch(/^\uFEFF\{.*"accepted":.*\n\{"name":"other".*\n$/);
    expect((await run(...accept, '--replace')).exitCode).toBe(0);
    expect(read('golden-corpus/login/reference.json')).toMatch(/^\uFEFF\{.*Login test waits/);

    const bytes = Buffer.concat([
      Buffer.from(`${line('login')}\n{"name": "b`),
      Buffer.from([0xe9]),
      Buffer.from('"}\n'),
    ]);
    writeFileSync(join(root, 'golden.jsonl'), bytes);
    const { exitCode, stderr } = await run(...accept, '--corpus', 'golden.jsonl');
    expect({ exitCode, stderr }).toEqual({ exitCode: 2, stderr: expect.stringContaining('a line of it is not UTF-8') });
    expect(readFileSync(join(root, 'golden.jsonl')).equals(bytes)).toBe(true);
  });

  it('do not take a file of the right name for the summary that it should have', async () => {
    const { run, write } = start();
    const accept = ['accept', 'login', '--by', 'ana', '--yes'];
    const [file = ''] = JSON.parse((await run(...accept, '--json')).stdout).written;
    write({ [file]: summaryJson({ title: 'Another', by: 'eve', at: '2026-11-21' }) });
    const { exitCode, stderr } = await run(...accept);
    expect({ exitCode, stderr }).toEqual({ exitCode: 2, stderr: expect.stringContaining('has another summary') });
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
