import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { referenceJson, summaryJson } from '../../builders/summaries.js';
import { EMPTY_FOLDER, makeWorkspace, type Tree } from '../../builders/workspace.js';
import { type ProgramRun, runProgram } from './program.js';

const TREE: Tree = {
  'golden-corpus/login/reference.json': referenceJson(),
  'candidates/export.json': summaryJson({ model: 'unread', aha_moments: null }),
  'candidates/odd.json': summaryJson({
    outcome: 'Done!',
    aha_moments: [
      { seq: -1, type: 'x' },
      { seq: 2.5, type: 'y' },
      { seq: 3, type: 'z' },
    ],
  }),
  'candidates/loud.json': summaryJson({ outcome: ' SUCCESS ' }),
  'candidates/broken.json': '{"title": 1}',
  'candidates/leaky.json': summaryJson({ summary: `Signed in with ghp_${'a1B2'.repeat(9)}.` }),
  'logs/run.md': '# Session\n\nuser: fix it\n',
  'logs/run.log': 'x',
  'logs/latin.txt': new Uint8Array([0x61, 0x0a, 0xe4, 0x0a]),
  'logs/secret.txt': `token ghp_${'a1B2'.repeat(9)}\n`,
};

async function add(words: readonly string[], tree: Tree = TREE, ...flags: readonly string[]) {
  const { root } = makeWorkspace(tree);
  const result = await runProgram(['add', ...flags, '--', ...words], root);
  const read = (path: string): string => readFileSync(join(root, path), 'utf8');
  return { ...result, root, read, json: (path: string) => JSON.parse(read(path)) };
}

function expectRefusal(result: ProgramRun, message: string | RegExp): void {
  expect(result).toMatchObject({ exitCode: 2, stdout: '' });
  expect(result.stderr).toMatch(message);
  expect(result.stderr).not.toMatch(/\n {4}at |internal error/);
}

describe('add', () => {
  it('writes a draft from the candidate, marked as unreviewed, and remarks on it', async () => {
    const { exitCode, stdout, stderr, json } = await add(['export']);
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
    expect(stdout).toMatch(/^wrote {2}golden-corpus\/export\/reference\.json\n\n/);
    expect(stdout).toMatch(/golden-corpus\/export\/reference\.json:\d+:\d+ {2}warning {2}moment-count\n/);
    expect(stdout).not.toMatch(/login|unreviewed\n|corpus-size/);
    const { topics_found, title, summary, key_actions, outcome } = summaryJson() as Record<string, unknown>;
    expect(json('golden-corpus/export/reference.json')).toEqual({
      name: 'export',
      unreviewed: true,
      notes: '',
      difficulty: 'normal',
      kind: 'other',
      reference: { title, summary, key_actions, outcome, topics_found },
    });
  });

  it('says which keys or headings it did not read, and the setting that reads them', async () => {
    const page =
      '# Fix the loop\n\nIt came from a cookie.\n\n## Done\n\n- Traced it\n- Mended it\n\n## Status\n\nFinished\n';
    const set = 'fields: key_actions=Done, outcome=Status and outcomes: Finished=success';
    const tree = { 'candidates/page.md': page, 'candidates/some.json': { title: 'Fix the loop', text: 'A cookie.' } };
    const ofPage = await add(['page'], tree);
    expect([ofPage.exitCode, ofPage.stderr]).toEqual([
      0,
      `warning: candidates/page.md:1:1: nothing reads "Done", "Status": the draft lacks what stands there; remove golden-corpus/page/reference.md, set ${set}, and run add again\n`,
    ]);
    const settings = ['--fields', 'key_actions=Done, outcome=Status', '--outcomes', 'Finished=success'];
    const mended = await add(['page'], tree, ...settings);
    expect([mended.stderr, mended.read('golden-corpus/page/reference.md')]).toEqual([
      '',
      expect.stringContaining('- Mended it'),
    ]);
    const ofJson = await add(['some'], tree, '--json');
    expect(ofJson.stderr).toMatch(/^warning: .*"text".*set fields: summary=text/);
    expect(JSON.parse(ofJson.stdout)).toMatchObject({ unread: { keys: ['text'], set: 'fields: summary=text' } });
  });

  it('says which line may be the outcome, and which settings take it', async () => {
    const page =
      '# Export repariert\n\n**Status:** erledigt\n\nEr dauert 9 Sekunden.\n\n## Schritte\n\n- Index ergänzt\n\n## Offen\n\n- Konten\n';
    const { stderr, read } = await add(['page'], { 'candidates/page.md': page });
    expect(stderr).toBe(
      'warning: candidates/page.md:1:1: nothing reads "Status", "Schritte", "Offen": the draft lacks what stands there; remove golden-corpus/page/reference.md, set fields: outcome=Status, key_actions=<one of the others> and outcomes: erledigt=<success, partial or failed>, and run add again\n',
    );
    expect(read('golden-corpus/page/reference.md')).toContain('Status: erledigt');
  });

  it('takes the transcript that a draft has left which was removed, as it advises', async () => {
    const secret = `ghp_${'a1B2'.repeat(9)}`;
    const tree = {
      'candidates/some.json': { title: 'Fix the loop', text: 'A cookie.' },
      'logs/run.txt': `user: fix it with ${secret}\n`,
    };
    const first = await add(['some', 'logs/run.txt'], tree);
    expect(first.stderr).toMatch(
      /remove golden-corpus\/some\/reference\.json, set fields: summary=text, and run add again/,
    );
    rmSync(join(first.root, 'golden-corpus/some/reference.json'));
    const again = ['add', 'some', 'logs/run.txt', '--fields', 'summary=text'];
    const second = await runProgram(again, first.root);
    expect([second.exitCode, second.stderr]).toEqual([0, '']);
    expect(second.stdout).toMatch(/^wrote {2}golden-corpus\/some\/reference\.json\n(?!wrote)/);
    expect(first.json('golden-corpus/some/reference.json').reference).toMatchObject({ text: 'A cookie.' });
    // What is not the same is not taken for it.
    rmSync(join(first.root, 'golden-corpus/some/reference.json'));
    writeFileSync(join(first.root, 'logs/run.txt'), 'user: mend it\n');
    expectRefusal(await runProgram(again, first.root), 'transcript.txt: the corpus has this already');
  });

  it.each<[string, object, RegExp]>([
    ['only keys of its own', { text: 'It came from a cookie.' }, /nothing reads "text".*set fields: summary=text/],
    ['nothing', {}, /the candidate has no title, no summary/],
  ])('refuses a candidate of which nothing is read, with %s', async (_, candidate, message) => {
    const tree = { 'candidates/one.json': candidate, 'logs/run.md': '# Session\n\nuser: fix it\n' };
    const refused = await add(['one'], tree);
    expectRefusal({ ...refused, stderr: refused.stderr.replace(/\n +/g, ' ') }, message);
    expect(existsSync(join(refused.root, 'golden-corpus'))).toBe(false);
    expect((await add(['one', 'logs/run.md'], tree)).exitCode).toBe(0);
  });

  it('writes an empty reference beside a copy of a transcript', async () => {
    const { exitCode, stdout, read, json } = await add(['new', 'logs/run.md']);
    expect(exitCode).toBe(0);
    expect(stdout).toMatch(
      /^wrote {2}golden-corpus\/new\/reference\.json\nwrote {2}golden-corpus\/new\/transcript\.md\n/,
    );
    expect(stdout).toContain('There is no outcome: "partial" only stands in for success, partial, failed');
    expect(read('golden-corpus/new/transcript.md')).toBe('# Session\n\nuser: fix it\n');
    expect(json('golden-corpus/new/reference.json').reference).toEqual({
      title: '',
      summary: '',
      key_actions: [],
      outcome: 'partial',
    });
  });

  it('takes a transcript that lies in the folder of the session already', async () => {
    const transcript = 'golden-corpus/new/transcript.jsonl';
    const { exitCode, root } = await add(['new', transcript], {
      ...TREE,
      [transcript]: '{"role":"user","content":"x"}\n',
    });
    expect(exitCode).toBe(0);
    expect(readdirSync(join(root, 'golden-corpus/new'))).toEqual(['reference.json', 'transcript.jsonl']);
  });

  it('says what a strict reference cannot take over', async () => {
    const { stdout, json } = await add(['odd']);
    expect(stdout).toContain('There is the outcome "Done!": "partial" only stands in for success, partial, failed');
    expect(stdout).toContain('2 of 3 moments left out: their seq is no message number');
    expect(json('golden-corpus/odd/reference.json').reference).toMatchObject({
      outcome: 'partial',
      aha_moments: [{ seq: 3 }],
    });
    expect(json('golden-corpus/odd/reference.json').notes).toBe(
      'There is the outcome "Done!": "partial" only stands in for success, partial, failed. 2 of 3 moments left out: their seq is no message number.',
    );
    expect((await add(['loud'])).json('golden-corpus/loud/reference.json').reference.outcome).toBe('success');
  });

  it.each([
    [['leaky'], 'golden-corpus/leaky/reference.json'],
    [['new', 'logs/secret.txt'], 'golden-corpus/new/transcript.txt'],
  ])('commits no credential, and says so: %j', async (words, path) => {
    const { read, stdout } = await add(words);
    const text = read(path);
    expect(stdout.replace(/\s+/g, ' ')).toContain(
      `wrote ${path} ! a credential in it is masked: it is not word for word what was written`,
    );
    expect(JSON.parse((await add(words, TREE, '--json')).stdout).masked).toEqual([path]);
    expect(text).toContain('***');
    expect(text).not.toContain('ghp_');
  });

  it('says nothing of a credential that stands for an outcome', async () => {
    const tree: Tree = { 'candidates/new.json': summaryJson({ outcome: `Done with ghp_${'a1B2'.repeat(9)}` }) };
    for (const flags of [[], ['--json']]) {
      const { stdout } = await add(['new'], tree, ...flags);
      expect(stdout).toContain('Done with ***');
      expect(stdout).not.toContain('a1B2');
    }
  });

  it('starts a corpus where there is none', async () => {
    const tree: Tree = { 'candidates/export.json': summaryJson() };
    const { exitCode, json } = await add(['export'], tree);
    expect(exitCode).toBe(0);
    expect(json('golden-corpus/export/reference.json').unreviewed).toBe(true);
  });

  it('prints data where that is wanted', async () => {
    const { stdout } = await add(['odd'], TREE, '--json');
    expect(JSON.parse(stdout)).toMatchObject({
      written: ['golden-corpus/odd/reference.json'],
      remarks: [expect.stringContaining('Done!'), expect.any(String)],
      issues: expect.any(Array),
    });
  });

  it.each<[string, readonly string[], Tree, string | RegExp]>([
    ['no name', [], TREE, 'add needs the name of a session'],
    ['an empty name', [''], TREE, 'add needs the name of a session'],
    ['a way up', ['../evil'], TREE, 'the name "../evil" has a slash'],
    ['the folder above', ['..'], TREE, 'the name ".." is not a possible folder name'],
    ['an absolute path', ['/etc/x'], TREE, 'has a slash'],
    ['a backslash', ['a\\b'], TREE, 'has a slash, a backslash'],
    ['a control character', ['a\u001b[31m'], TREE, 'control character'],
    ['a name of more bytes than a folder has', ['\u{1f600}'.repeat(64)], TREE, 'has 256 bytes, and a folder'],
    ['a very long name', ['x'.repeat(300)], TREE, 'longer than 255'],
    [
      'an unknown candidate',
      ['exprt'],
      TREE,
      'candidates has no candidate "exprt", did you mean "export"? (or name a transcript',
    ],
    ['a broken candidate', ['broken'], TREE, 'candidates/broken.json:1:11: The candidate cannot be scored: title is'],
    [
      'a session that exists',
      ['login', 'logs/run.md'],
      TREE,
      'golden-corpus/login/reference.json: the corpus has this already, and add overwrites nothing (if the session is to have this transcript, copy it there as transcript.md',
    ],
    [
      'a reference in other letters',
      ['export'],
      { ...TREE, 'golden-corpus/export/REFERENCE.json': '' },
      'golden-corpus/export/REFERENCE.json: the corpus has this already',
    ],
    [
      'a second transcript',
      ['new', 'logs/run.md'],
      { ...TREE, 'golden-corpus/new/transcript.txt': '' },
      'golden-corpus/new/transcript.txt: the corpus has this already',
    ],
    [
      'a file in the place of the folder',
      ['export'],
      { ...TREE, 'golden-corpus/export': 'x' },
      'golden-corpus/export: this is a file; allowed: a folder',
    ],
    [
      'a link that leads outside',
      ['export'],
      { ...TREE, 'golden-corpus/export': { link: '/tmp' } },
      'golden-corpus/export: the path leads outside the workspace',
    ],
    [
      'a link to nothing',
      ['export'],
      { ...TREE, 'golden-corpus/export': { link: 'nowhere' } },
      /golden-corpus\/export\/reference\.json: cannot write/,
    ],
    [
      'a reference that is a link',
      ['export'],
      { ...TREE, 'golden-corpus/export/reference.json': { link: '../../candidates/export.json' } },
      'the corpus has this already',
    ],
    [
      'the same name in other code points',
      ['caf\u00e9', 'logs/run.md'],
      { ...TREE, 'golden-corpus/cafe\u0301/notes.md': '' },
      'the corpus has a folder of this name already',
    ],
    [
      'a missing transcript',
      ['new', 'logs/none.md'],
      TREE,
      'transcript: "logs/none.md": there is no such file or folder (name the file in which',
    ],
    [
      'a transcript of another kind',
      ['new', 'logs/run.log'],
      TREE,
      'logs/run.log: no transcript is recognised in this file (docs/transcripts.md of summary-gate has the formats',
    ],
    [
      'a transcript that is not UTF-8',
      ['new', 'logs/latin.txt'],
      TREE,
      'logs/latin.txt:2: the file is not UTF-8 (save it as UTF-8)',
    ],
    [
      'a transcript outside that is not there',
      ['new', '../x.md'],
      TREE,
      'transcript: "../x.md": there is no such file or folder',
    ],
    [
      'a link of the workspace to a transcript outside',
      ['new', 'logs/link.md'],
      { ...TREE, 'logs/link.md': { link: '/etc/hostname' } },
      'transcript: "logs/link.md" leads outside the workspace',
    ],
    [
      'an empty transcript',
      ['new', 'logs/none.jsonl'],
      { ...TREE, 'logs/none.jsonl': '\n' },
      'no transcript is recognised',
    ],
    [
      'JSON that is no transcript',
      ['new', 'logs/a.json'],
      { ...TREE, 'logs/a.json': '{"a": [1]}' },
      'no transcript is recognised',
    ],
    [
      'broken JSON',
      ['new', 'logs/a.json'],
      { ...TREE, 'logs/a.json': '[\n  {"role": "user", "content": "x"},\n' },
      /logs\/a\.json:3:1: broken JSON/,
    ],
    ['a third word', ['new', 'logs/run.md', 'more'], TREE, 'unexpected argument "more"'],
  ])('refuses %s, and writes nothing', async (_, words, tree, message) => {
    const { root, files } = makeWorkspace(tree);
    const before = files.list('golden-corpus');
    const result = await runProgram(['add', '--', ...words], root);
    expectRefusal(
      result,
      typeof message === 'string' ? new RegExp(message.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')) : message,
    );
    expect(files.list('golden-corpus')).toEqual(before);
    expect(existsSync(join(root, 'golden-corpus/new/reference.json'))).toBe(false);
  });

  it('says what to do for a corpus of lines', async () => {
    const tree: Tree = { 'corpus.jsonl': '', 'candidates/export.json': summaryJson() };
    const result = await add(['export'], tree, '--corpus', 'corpus.jsonl');
    expectRefusal(result, 'corpus: "corpus.jsonl" has a session a line, and add writes folders');
    expect(result.stderr).toContain('run add with --corpus drafts');
    const drafted = await add(['export'], tree, '--corpus', 'drafts');
    expect(drafted.json('drafts/export/reference.json').name).toBe('export');
  });

  it('refuses a corpus that is a file', async () => {
    expectRefusal(
      await add(['export'], TREE, '--corpus', 'logs/run.md'),
      'corpus: "logs/run.md": this is a file; allowed: a folder',
    );
  });
});

describe('a draft', () => {
  const DRAFTED: Tree = {
    'golden-corpus/login/reference.json': referenceJson(),
    'golden-corpus/draft/reference.json': referenceJson({
      unreviewed: true,
      reviewed_by: undefined,
      reviewed_at: undefined,
    }),
    'candidates/login.json': summaryJson(),
    'candidates/draft.json': summaryJson(),
  };
  const run = (tree: Tree, ...argv: readonly string[]): Promise<ProgramRun> =>
    runProgram(argv, makeWorkspace(tree).root);

  it('stops the gate, with its line and what to do', async () => {
    const result = await run(DRAFTED);
    expectRefusal(
      result,
      /^ {2}golden-corpus\/draft\/reference\.json:4:17: the golden session "draft" is an unreviewed draft/m,
    );
    expect(result.stderr).toContain('or set allow-unreviewed to true');
  });

  it('stops it in a corpus of lines, too', async () => {
    const lines = ['login', 'draft'].map((name) =>
      JSON.stringify({ name, ...referenceJson(name === 'draft' ? { unreviewed: true } : {}) }),
    );
    const result = await run({ ...DRAFTED, 'corpus.jsonl': lines.join('\n') }, '--corpus', 'corpus.jsonl');
    expectRefusal(result, /^ {2}corpus\.jsonl:2:\d+: the golden session "draft"/m);
  });

  it.each([
    ['by a flag', DRAFTED, ['--allow-unreviewed']],
    ['in the config file', { ...DRAFTED, '.github/summary-gate.yml': 'allow-unreviewed: true\n' }, []],
  ])('may gate where that is allowed %s, and the report says so', async (_, tree, flags) => {
    const { exitCode, stdout } = await run(tree, ...flags, '--json');
    expect(exitCode).toBe(0);
    expect(JSON.parse(stdout).caveats).toContain(
      '1 golden session scored without a review, as allow-unreviewed allows (draft).',
    );
  });

  it('is an error of lint, a warning where it is allowed, and not missing its review besides', async () => {
    const refused = await run(DRAFTED, 'lint');
    expect(refused.exitCode).toBe(1);
    expect(refused.stdout).toMatch(/golden-corpus\/draft\/reference\.json:4:17 {2}error {2}unreviewed\n/);
    expect(refused.stdout).not.toMatch(/reviewed_by is missing/);
    const allowed = await run(DRAFTED, 'lint', '--allow-unreviewed');
    expect(allowed.stdout).toMatch(/golden-corpus\/draft\/reference\.json:4:17 {2}warning {2}unreviewed\n/);
    expect(allowed.stdout).not.toMatch(/error {2}/);
  });

  it('is one as long as the mark is there, whoever has signed it', async () => {
    const signed = { ...DRAFTED, 'golden-corpus/draft/reference.json': referenceJson({ unreviewed: true }) };
    expectRefusal(await run(signed), 'unreviewed draft');
  });

  it('is none without the mark: a corpus that names no reviewers gates as before', async () => {
    const plain = { ...DRAFTED, 'golden-corpus/draft/reference.json': { reference: summaryJson() } };
    expect((await run(plain)).exitCode).toBe(0);
    const denied = { ...DRAFTED, 'golden-corpus/draft/reference.json': referenceJson({ unreviewed: false }) };
    expect((await run(denied)).exitCode).toBe(0);
  });

  it('has a mark of yes or no', async () => {
    const wrong = { ...DRAFTED, 'golden-corpus/draft/reference.json': referenceJson({ unreviewed: 'yes' }) };
    expectRefusal(await run(wrong), 'reference.json:6:17: unreviewed is "yes"; allowed: true or false');
  });

  it('gates after its review', async () => {
    const { root, json } = await add(['export'], {
      'candidates/export.json': summaryJson(),
      'golden-corpus': EMPTY_FOLDER,
    });
    expectRefusal(await runProgram([], root), 'unreviewed draft');
    const { unreviewed, ...draft } = json('golden-corpus/export/reference.json');
    expect(unreviewed).toBe(true);
    const reviewed = { ...draft, reviewed_by: 'maintainers', reviewed_at: '2026-11-01' };
    writeFileSync(join(root, 'golden-corpus/export/reference.json'), JSON.stringify(reviewed));
    expect((await runProgram([], root)).exitCode).toBe(0);
  });
});

describe('a transcript of another program', () => {
  const samples = '__tests__/inputs/transcripts/samples';
  const sample = (name: string): string => readFileSync(`${samples}/${name}`, 'utf8');

  it.each([
    ['codex.jsonl', 'transcript.jsonl', 'codex, 14 messages, 6 without anything to read, 0 not understood'],
    ['gemini.json', 'transcript.json', 'gemini, 11 messages, 0 without anything to read, 0 not understood'],
    ['openai-list.json', 'transcript.json', 'openai, 11 messages'],
  ])('is copied in the form that it has, wherever it stands: %s', async (name, target, said) => {
    const { exitCode, stdout, read } = await add(['new', join(process.cwd(), samples, name)]);
    expect([exitCode, stdout.replace(/\s+/g, ' ').includes(`read ${said}`)]).toEqual([0, true]);
    expect(read(`golden-corpus/new/${target}`)).toBe(sample(name));
  });

  it.each([
    ['own.jsonl', sample('own.jsonl'), 'own, 10 messages, 0 without anything to read, 0 not understood'],
    [
      'run.md',
      '# Session\n\n### User\n\nfix it\n',
      'markdown, 2 messages, 0 without anything to read, 0 not understood',
    ],
    [
      'call.jsonl',
      '{"speaker":"agent","text":"hello"}\n{"speaker":"klant","text":"hi"}\n',
      'own, 1 message, 0 without anything to read, 1 not understood: line 2, not a message: "speaker" is "klant"; allowed: ',
    ],
    ['run.txt', 'user: fix it\nagent: done\n', 'text, 2 messages, 0 without anything to read, 0 not understood'],
  ])('is told as what it was read, whoever wrote it: %s', async (name, text, wanted) => {
    const { stdout } = await add(['new', `logs/${name}`], { [`logs/${name}`]: text });
    expect(stdout.replace(/\s+/g, ' ')).toContain(`read ${wanted}`);
  });

  it('gets its ending from its shape where its name tells none', async () => {
    const tree = { ...TREE, 'logs/a.log': sample('codex.jsonl'), 'logs/b.log': sample('gemini.json') };
    expect(readdirSync(join((await add(['new', 'logs/a.log'], tree)).root, 'golden-corpus/new'))).toContain(
      'transcript.jsonl',
    );
    expect(readdirSync(join((await add(['new', 'logs/b.log'], tree)).root, 'golden-corpus/new'))).toContain(
      'transcript.json',
    );
  });

  it('stands beside a draft from the candidate, where there is one', async () => {
    const { json, exitCode } = await add(['export', 'logs/run.md']);
    expect([exitCode, json('golden-corpus/export/reference.json').reference.title]).toEqual([
      0,
      summaryJson()['title'],
    ]);
  });

  it('is told as data', async () => {
    const { stdout } = await add(['new', join(process.cwd(), samples, 'codex.jsonl')], TREE, '--json');
    expect(JSON.parse(stdout)).toMatchObject({
      written: ['golden-corpus/new/reference.json', 'golden-corpus/new/transcript.jsonl'],
      transcript: { format: 'codex', messages: 14, skipped: 6, unknown: [], unknown_count: 0 },
    });
  });
});
