import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { referenceJson, summaryJson } from '../../builders/summaries.js';
import { makeWorkspace, type Tree } from '../../builders/workspace.js';
import { runProgram } from '../commands/program.js';

const SAMPLES = '__tests__/inputs/transcripts/samples';
const TREE: Tree = { 'golden-corpus/login/reference.json': referenceJson() };
const WHO = ['--by', 'ben', '--because', 'it says that the export is done'];

/** The incident: a summary and its transcript, both as production has them, outside of the workspace. */
function start(tree: Tree = TREE, summary: unknown = summaryJson({ title: 'Export done' })) {
  const { root } = makeWorkspace(tree);
  const { root: away } = makeWorkspace({
    'summary.json': summary as string,
    'talk.txt': 'User: Is the export done?\n\nAssistant: No, it fails on 3 files.\n',
  });
  const run = (...argv: readonly string[]) => runProgram(argv, root, { env: { GITHUB_WORKSPACE: root } });
  const reject = (...argv: readonly string[]) => run('reject', ...WHO, '--from', join(away, 'summary.json'), ...argv);
  return { root, away, run, reject, read: (path: string) => readFileSync(join(root, path), 'utf8') };
}

describe('reject --from', () => {
  it('keeps a summary of production beside the session that it is of, with its transcript', async () => {
    const { root, away, reject, read } = start();
    const done = await reject('login', '--transcript', join(away, 'talk.txt'), '--yes');
    expect([done.exitCode, done.stderr]).toEqual([0, '']);
    const [rejected = ''] = readdirSync(join(root, 'golden-corpus/login/rejected'));
    expect(JSON.parse(read(`golden-corpus/login/rejected/${rejected}`))).toMatchObject({
      title: 'Export done',
      by: 'ben',
    });
    expect(read('golden-corpus/login/transcript.txt')).toBe(readFileSync(join(away, 'talk.txt'), 'utf8'));
    const again = await reject('login', '--transcript', join(away, 'talk.txt'), '--yes');
    expect([again.exitCode, again.stderr]).toEqual([
      2,
      expect.stringContaining('the session has a transcript already'),
    ]);
    expect((await reject('login', '--yes')).stdout).toMatch(/^there already {2}golden-corpus\/login\/rejected\//m);
  });

  it('tells of lines of the transcript that are not understood', async () => {
    const { root, reject } = start({ ...TREE, 'call.jsonl': '{"from":"agent","text":"a"}\n{"from":"klant"}\n' });
    const { exitCode, stdout } = await reject('login', '--transcript', join(root, 'call.jsonl'), '--yes');
    expect([exitCode, stdout.replace(/\s+/g, ' ')]).toEqual([
      0,
      expect.stringContaining('1 not understood: line 2, not a message: "from" is "klant"; allowed: '),
    ]);
  });

  it('takes no transcript that stands where its masked copy would be', async () => {
    const secret = `User: it says ghp_${'aB3dE5fG7h'.repeat(4).slice(0, 36)}\n\nAssistant: Turn it round.\n`;
    const { reject, read } = start({ ...TREE, 'golden-corpus/export/transcript.txt': secret });
    const done = await reject('export', '--transcript', 'golden-corpus/export/transcript.txt', '--yes');
    expect([done.exitCode, done.stderr]).toEqual([2, expect.stringContaining('and has a credential')]);
    expect(read('golden-corpus/export/transcript.txt')).toBe(secret);
  });

  it('drafts a session that the corpus does not have: unreviewed, its reference empty, so that it stops the gate', async () => {
    const { root, away, run, reject, read } = start();
    const flags = ['export', '--transcript', join(away, 'talk.txt')];
    expect((await reject(...flags)).stdout).toContain('would write  golden-corpus/export/reference.json');
    expect(existsSync(join(root, 'golden-corpus/export'))).toBe(false);
    const { stdout } = await reject(...flags, '--yes', '--json');
    const { written }: { written: string[] } = JSON.parse(stdout);
    expect(written.map((path) => path.replace(/-[0-9a-f]{8}\.json$/, '-….json'))).toEqual([
      'golden-corpus/export/reference.json',
      'golden-corpus/export/transcript.txt',
      'golden-corpus/export/rejected/2026-11-21-….json',
    ]);
    const reference = JSON.parse(read('golden-corpus/export/reference.json'));
    expect(reference).toMatchObject({ unreviewed: true, reference: { title: '', summary: '', key_actions: [] } });
    expect(reference.notes).toContain('From an incident, rejected by ben: it says that the export is done.');
    writeFileSync(join(root, 'golden-corpus/login/labels.json'), '[]');
    const stopped = await run('score', '--allow-empty', 'true');
    expect([stopped.exitCode, stopped.stderr]).toEqual([2, expect.stringContaining('export/reference.json')]);

    // Somebody reviews it: from then on the incident is an exam.
    const { unreviewed: _, ...reviewed } = reference;
    const right = summaryJson({ title: 'Export fails on 3 files', outcome: 'failed' });
    writeFileSync(
      join(root, 'golden-corpus/export/reference.json'),
      JSON.stringify({ ...reviewed, reviewed_by: 'ana', reviewed_at: '2026-11-21', reference: right }),
    );
    const { exam } = JSON.parse((await run('self-test', '--json', '--fail-on', 'outcome')).stdout);
    expect(exam.rejected).toMatchObject({ summaries: 1, failed: 1 });
  });

  it.each(readdirSync(SAMPLES).filter((name) => !name.startsWith('.')))('reads a transcript as %s', async (sample) => {
    const { root, reject } = start();
    const done = await reject('export', '--transcript', join(process.cwd(), SAMPLES, sample), '--yes', '--json');
    expect([done.stderr, done.exitCode]).toEqual(['', 0]);
    const copies = readdirSync(join(root, 'golden-corpus/export')).filter((name) => name.startsWith('transcript.'));
    expect(copies).toHaveLength(1);
  });

  it('masks credentials in all of it, and says so', async () => {
    const token = ['gh', 'p_', 'a1B2'.repeat(9)].join('');
    const { root, away, run } = start(TREE, summaryJson({ title: `Used ${token}` }));
    writeFileSync(join(away, 'talk.txt'), `User: take ${token}\n\nAssistant: Yes.\n`);
    const { stdout } = await run(
      ...['reject', 'export', '--by', 'ben', '--because', `it shows ${token}`, '--yes'],
      ...['--from', join(away, 'summary.json'), '--transcript', join(away, 'talk.txt')],
    );
    expect(stdout.match(/a credential in it is masked/g)).toHaveLength(2);
    const texts = readdirSync(join(root, 'golden-corpus/export'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));
    expect(texts).toHaveLength(3);
    expect(texts.join('') + stdout).not.toContain(token);
  });

  it.each<readonly [string, Tree, unknown, readonly string[], string]>([
    ['an unknown session without a transcript', TREE, undefined, ['export'], 'name its transcript with --transcript'],
    ['several sessions', TREE, undefined, ['login', 'export'], 'needs the name of one session'],
    ['no session', TREE, undefined, [], 'needs the name of one session'],
    ['broken JSON', TREE, '{', ['login'], 'broken JSON'],
    ['a summary in keys that nobody reads', TREE, { headline: 'x' }, ['login'], 'the candidate has no title'],
    ['a name that is no folder', TREE, undefined, ['../x', '--transcript', 'T'], 'the name "../x"'],
    [
      'a corpus of lines',
      {},
      undefined,
      ['export', '--transcript', 'T', '--corpus', 'c.jsonl'],
      'reject writes folders',
    ],
    [
      'a folder that has a draft already',
      { 'golden-corpus/export/reference.md': '# x\n' },
      undefined,
      ['export', '--transcript', 'T'],
      'golden-corpus/export/reference.md',
    ],
    ['an empty transcript', { ...TREE, empty: '' }, undefined, ['export', '--transcript', 'empty'], 'it is empty'],
  ])('refuses %s', async (_, tree, summary, argv, wanted) => {
    const lines: Tree = { 'c.jsonl': `${JSON.stringify({ name: 'login', ...referenceJson() })}\n` };
    const { away, reject } = start({ ...tree, ...lines }, summary);
    const flags = argv.map((word) => (word === 'T' ? join(away, 'talk.txt') : word));
    const { exitCode, stdout, stderr } = await reject(...flags, '--yes');
    expect({ exitCode, stdout, stderr }).toEqual({ exitCode: 2, stdout: '', stderr: expect.stringContaining(wanted) });
  });

  it.each(['gone.json', '.', 'c.jsonl'])('refuses what is no file with one summary: %s', async (path) => {
    const { run } = start({ ...TREE, 'c.jsonl': '{}' });
    const { exitCode, stderr } = await run('reject', 'login', ...WHO, '--from', path);
    expect([exitCode, stderr]).toEqual([2, expect.stringContaining('name a .json or .md file with one summary')]);
  });

  it('is what --transcript needs', async () => {
    const { exitCode, stderr } = await start().run('reject', 'login', ...WHO, '--transcript', 'x');
    expect([exitCode, stderr]).toEqual([2, expect.stringContaining('--transcript needs --from')]);
  });

  it('writes the draft as a page where references are pages', async () => {
    const { away, reject, read } = start({ 'golden-corpus/login/reference.md': '# Login\n\nIt works.\n' });
    const done = await reject('export', '--transcript', join(away, 'talk.txt'), '--yes');
    expect([done.stderr, done.exitCode]).toEqual(['', 0]);
    expect(read('golden-corpus/export/reference.md')).toContain('unreviewed: true');
  });
});

describe('history', () => {
  const SCORED: Tree = { ...TREE, 'candidates/login.json': summaryJson() };
  const REVIEWED = { unreviewed: undefined, reviewed_by: 'ana', reviewed_at: '2026-11-21' };

  it('shows which incidents the gates of today would have caught: first none, and with a requirement this one', async () => {
    const lie = summaryJson({
      title: 'Export fails on 3 files',
      summary: 'The export fails on 3 files. It was retried.',
    });
    const { root, away, run, reject, read } = start(SCORED, lie);
    const path = 'golden-corpus/export/reference.json';
    const write = (reference: object) => writeFileSync(join(root, path), JSON.stringify(reference));
    await reject('export', '--transcript', join(away, 'talk.txt'), '--yes');
    await run('score', '--allow-unreviewed', 'true', '--allow-empty', 'true');
    const gates = ['--fail-on', 'requirement', '--min-session', 'none'];
    const history = (...flags: readonly string[]) => run('history', ...flags, ...gates);
    const about = {
      at: '2026-11-21',
      session: 'export',
      by: 'ben',
      because: 'it says that the export is done',
      code: null,
    };
    const incidents = async () => JSON.parse((await history('--json')).stdout).incidents;
    expect(await incidents()).toEqual([{ ...about, id: expect.any(String), caught: null, gates: [] }]);
    expect((await history()).stdout).toContain('1 rejected summary waits for somebody to review the session.');

    const reference = {
      ...JSON.parse(read(path)),
      ...REVIEWED,
      reference: { ...lie, summary: 'The export fails on 3 files.' },
    };
    write(reference);
    expect(await incidents()).toMatchObject([{ caught: false, gates: [] }]);
    const missed = (await history()).stdout;
    expect(missed).toContain("Today's gates catch 0 of the 1 summary that people rejected.");
    expect(missed).toMatch(
      /^ {2}2026-11-21 {2}✖ missed {2}export, 2026-11-21-[0-9a-f]{8}: it says that the export is done$/m,
    );

    const requirements = [{ id: 'retry', text: 'nothing was retried', must: 'not_mention', any_of: ['retried'] }];
    write({ ...reference, requirements });
    expect(await incidents()).toMatchObject([{ caught: true, gates: ['fail-on.requirement'] }]);
    const { stdout } = await history('--html', '--report-dir', 'summary-gate-report');
    expect(stdout).toMatch(/✔ caught {2}export, \S+ fail-on\.requirement; it says that the export is\s+done/);
    const html = read('summary-gate-report/history.html');
    expect(html).toContain('Today&#39;s gates catch 1 of the 1 summary that people rejected.');
    expect(html).toMatch(
      /<tr class="gate pass">(?:(?!<\/tr>).)*<bdi>export<\/bdi>(?:(?!<\/tr>).)*fail-on\.requirement/s,
    );
    // A page may be public: why people rejected something stands in the corpus.
    expect(html).not.toContain('it says that the export is done');
  });

  it('shows hostile reasons and names as text, and masks credentials', async () => {
    const token = ['gh', 'p_', 'a1B2'.repeat(9)].join('');
    const rejected = summaryJson({ by: 'x', at: '2026-11-01', because: `\u001b[31m\u202e<b> ${token}` });
    const { run, read } = start({ ...SCORED, 'golden-corpus/login/rejected/a.json': rejected });
    await run('score', '--allow-empty', 'true');
    const { stdout } = await run('history', '--html');
    const all = stdout + read('summary-gate-report/history.html') + (await run('history', '--json')).stdout;
    expect(stdout).toContain('login, a: ');
    expect(all).not.toContain(token);
    expect(all).not.toMatch(/\u001b|\u202e/);
  });

  it.each<[string, Tree, string]>([
    ['without a corpus', {}, ''],
    ['with a corpus of which nothing was rejected', TREE, ''],
    ['with a broken corpus', { 'golden-corpus/x/reference.json': '{' }, 'note: incidents are left out'],
  ])('is drawn %s, too', async (_, tree, note) => {
    const { run } = start({ 'past/history.json': 'x', ...tree });
    const { exitCode, stdout, stderr } = await run('history', 'past', '--allow-empty', 'true');
    expect({ exitCode, stdout }).toEqual({
      exitCode: 0,
      stdout: 'No report with scores found.\n1 other .json file skipped.\n',
    });
    expect(stderr).toMatch(note === '' ? /^$/ : note);
  });
});
