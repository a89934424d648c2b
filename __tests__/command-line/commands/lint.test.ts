import { describe, expect, it } from '@jest/globals';
import { LINT_RULES } from '../../../src/inputs/lint/issue.js';
import { jsonl, referenceJson, summaryJson } from '../../builders/summaries.js';
import { EMPTY_FOLDER, makeWorkspace, type Tree } from '../../builders/workspace.js';
import { runProgram } from './program.js';

/** The day of the runs: 2026-11-21. */
const env = { SOURCE_DATE_EPOCH: '1795262400' };

function lint(tree: Tree, ...flags: readonly string[]) {
  const { root } = makeWorkspace(tree);
  return runProgram(['lint', ...flags], root, { env: { ...env, GITHUB_WORKSPACE: root } });
}

const moments = (...seqs: readonly number[]) =>
  seqs.map((seq) => ({ seq, type: 'insight', highlight: 'The wait was short' }));

/** Twenty sessions that no rule finds fault with. */
function goodCorpus(): Tree {
  const words = ['success', 'partial', 'failed'];
  const entries = Array.from({ length: 20 }, (_, i) => [
    `golden-corpus/s${i}/reference.json`,
    referenceJson(
      { difficulty: ['simple', 'normal', 'complex'][i % 3], kind: ['bugfix', 'feature', 'design'][i % 3] },
      {
        outcome: words[i % 3],
        summary: `alpha${i} beta${i} gamma${i}`,
        key_actions: ['Added a test', 'Fixed the wait', 'Ran the suite'],
        aha_moments: moments(1, 2, 3),
      },
    ),
  ]);
  return Object.fromEntries(entries);
}

/** A workflow with one step that has these inputs; the first stands in line 7. */
function workflow(uses: string, inputs: Readonly<Record<string, string>>): string {
  const lines = Object.entries(inputs).map(([name, value]) => `          ${name}: ${value}\n`);
  return `on: push\njobs:\n  a:\n    steps:\n      - uses: ${uses}\n        with:\n${lines.join('')}`;
}

describe('lint', () => {
  it('has nothing to say about a good corpus', async () => {
    expect(await lint(goodCorpus())).toEqual({
      exitCode: 0,
      stdout: '✔ 20 sessions, 0 errors, 0 warnings\n',
      stderr: '',
    });
    const { stdout } = await lint(goodCorpus(), '--json');
    expect(JSON.parse(stdout)).toEqual({ sessions: 20, unreadable: 0, errors: 0, warnings: 0, issues: [] });
  });

  it('counts all there is to say, and tells the first 20,000 warnings of it', async () => {
    const actions = Array.from({ length: 1500 }, () => '');
    const lines = Array.from({ length: 15 }, (_, i) => ({
      name: `s${i}`,
      ...referenceJson({}, { key_actions: actions }),
    }));
    const tree = { 'c.jsonl': jsonl(...lines) };
    const { exitCode, stdout, stderr } = await lint(tree, '--corpus', 'c.jsonl', '--json');
    const { errors, warnings, issues } = JSON.parse(stdout);
    expect([exitCode, errors, issues.length]).toEqual([0, 0, 20_000]);
    expect(warnings).toBeGreaterThan(22_500);
    expect(stderr).toBe(`and ${warnings - 20_000} more, which are counted and not told\n`);
    const printed = await lint(tree, '--corpus', 'c.jsonl');
    expect(printed.stdout).toContain(`✔ 15 sessions, 0 errors, ${warnings} warnings\n`);
    expect(printed.stdout.match(/ warning /g)).toHaveLength(20_000);
  });

  it('reads no further than 10,000 errors of lines that are broken', async () => {
    const { exitCode, stdout } = await lint(
      { 'c.jsonl': '[]\n'.repeat(25_000) },
      '--corpus',
      'c.jsonl',
      '--format=line',
    );
    expect(exitCode).toBe(1);
    const { stdout: json } = await lint({ 'c.jsonl': '[]\n'.repeat(25_000) }, '--corpus', 'c.jsonl', '--json');
    const { errors, issues, unreadable } = JSON.parse(json);
    expect([errors, unreadable, issues.length]).toEqual([10_001, 5000, 10_001]);
    expect(json).toMatch(/"10000 things are wrong up to here; the rest of the corpus is not read"/);
    expect(stdout.split('\n')).toHaveLength(5001);
  });

  it('exits 0 with warnings and 1 with errors', async () => {
    const path = 'golden-corpus/s3/reference.json';
    const good = goodCorpus();
    const warned = await lint({
      ...good,
      'golden-corpus/x/reference.json': referenceJson({ kind: 'design' }, { title: 'x' }),
    });
    expect(warned.exitCode).toBe(0);
    expect(warned.stdout).toMatch(/title-length\n {2}the title has 1 word; aim for 5 to 10\n/);
    const broken = await lint({ ...good, [path]: '{\n"reference": 1}' });
    expect(broken.exitCode).toBe(1);
    expect(broken.stdout).toContain(`${path}:2:14  error  broken\n  reference is 1; allowed: an object\n`);
    expect(broken.stdout).toContain('✖ 19 sessions and 1 that cannot be read, 1 error, ');
  });

  it.each<[string, Tree, string]>([
    [
      'the bare summary',
      { 'golden-corpus/x/reference.json': summaryJson() },
      'reference is missing; allowed: an object (if the file is the summary itself, put that below "reference": {"reference": {…}})',
    ],
    [
      'JSON on a page',
      { 'golden-corpus/x/reference.md': JSON.stringify(referenceJson()) },
      '(Let the name of the file end in .json)',
    ],
    [
      'a label of a dimension that nobody has',
      {
        ...goodCorpus(),
        '.github/summary-gate.yml': 'dimensions: [summary]\n',
        'golden-corpus/s0/labels.json': [
          { id: 'a', candidate: summaryJson(), overall: 1, dimensions: { title: 1 }, labeller: 'x' },
        ],
      },
      'allowed: summary (leave it out, or name it in the setting dimensions)',
    ],
  ])('says what to do about what cannot be read, as a run does: %s', async (_, tree, wanted) => {
    const { stdout } = await lint(tree);
    expect(stdout.replace(/\n +/g, ' ')).toContain(wanted);
    expect((await lint(tree, '--json')).stdout).toContain(JSON.stringify(wanted).slice(1, -1));
  });

  it.each<[string, Tree, string]>([
    ['none', { 'golden-corpus': EMPTY_FOLDER }, 'golden-corpus  error  corpus-size\n  no golden session to score'],
    ['a folder of candidates', { 'golden-corpus/a.json': summaryJson() }, 'found golden-corpus/a.json: the reference'],
    [
      'a canary alone',
      { 'golden-corpus/z/reference.json': referenceJson({ canary: true }) },
      'no golden session to score',
    ],
  ])('calls a corpus without a session an error, for which nothing was checked: %s', async (_, tree, message) => {
    const { exitCode, stdout } = await lint(tree);
    expect([exitCode, stdout.split('\n').at(-2)]).toEqual([1, expect.stringMatching(/^✖ \d sessions?, 1 error, /)]);
    expect(stdout.replace(/`/g, '')).toContain(message);
    expect((await lint(tree, '--allow-empty')).exitCode).toBe(0);
  });

  it('checks labels.json: what calibrate could not read, and secrets in candidates', async () => {
    const token = ['gh', 'p_', 'x'.repeat(36)].join('');
    const label = { id: 'a', overall: 2, labeller: 'team', candidate: summaryJson({ key_actions: [token] }) };
    const path = 'golden-corpus/s3/labels.json';
    const broken = await lint({ ...goodCorpus(), [path]: [label] });
    expect(broken.exitCode).toBe(1);
    expect(broken.stdout).toContain(`${path}:4:16  error  labels\n  [0].overall is 2; allowed: 1 or less\n`);
    const leaking = await lint({ ...goodCorpus(), [path]: [{ ...label, overall: 1 }] });
    expect(leaking.exitCode).toBe(1);
    expect(leaking.stdout).toContain(
      `${path}:3:11  error  secret\n  something in the label "a" looks like a GitHub token`,
    );
    expect(leaking.stdout).not.toContain(token);
    expect((await lint({ ...goodCorpus(), [path]: [] })).exitCode).toBe(0);
  });

  it('looks at what people accepted and rejected', async () => {
    const token = ['gh', 'p_', 'a1B2'.repeat(9)].join('');
    const taught = (overrides: object = {}) =>
      summaryJson({ by: 'ana', at: '2026-11-20', because: 'so', ...overrides });
    const accepted = 'golden-corpus/s3/accepted';
    const { exitCode, stdout } = await lint({
      ...goodCorpus(),
      [`${accepted}/same.json`]: taught({ title: 'Other' }),
      [`${accepted}/twin.json`]: taught({ title: 'Other' }),
      [`${accepted}/else.json`]: taught({
        title: 'Xy',
        summary: 'Zz.',
        key_actions: [],
        outcome: 'failed',
        aha_moments: [],
      }),
      'golden-corpus/s3/rejected/both.json': taught({ title: 'Other' }),
      'golden-corpus/s3/rejected/key.json': taught({ summary: `It was ${token}` }),
    });
    expect(exitCode).toBe(1);
    expect(stdout).toContain(`the same summary as ${accepted}/`);
    expect(stdout).toContain('another outcome than the reference: a candidate with either is right now');
    expect(stdout).toMatch(/it scores 0\.\d\d against the reference: is it about this session\?/);
    expect(stdout).toContain(`rejected, and the same summary as ${accepted}/`);
    expect(stdout).toContain('this looks like a GitHub token');
    expect(stdout).not.toContain(token);
  });

  it('prints no credential of a remark, as data either', async () => {
    const token = ['gh', 'p_', 'a1B2'.repeat(9)].join('');
    const rejected = { by: 'ana', at: '2026-11-20', because: `the key ${token} is in it`, code: 'CUT_OFF' };
    const tree = { ...goodCorpus(), 'golden-corpus/s3/rejected/b.json': summaryJson(rejected) };
    for (const flags of [[], ['--json']]) {
      const { stdout } = await lint(tree, ...flags);
      expect(stdout).toContain('here: the gate is blind to it (');
      expect(stdout).not.toContain(token);
    }
  });

  it('knows every rule of its list, and no other', async () => {
    const token = ['gh', 'p_', 'x'.repeat(36)].join('');
    const tree = {
      'golden-corpus/broken/reference.json': '{',
      'golden-corpus/notes/draft.md': '',
      'golden-corpus/keys/reference.json': JSON.stringify(referenceJson({ tag: [] })).replace(
        '{',
        '{"notes": "a", "notes": "b",',
      ),
      'golden-corpus/drafted/reference.json': referenceJson({ unreviewed: true }),
      'golden-corpus/long/reference.json': referenceJson({}, { key_actions: ['???'], aha_moments: moments(9) }),
      'golden-corpus/long/transcript.jsonl': '{"role": "robot"}\n',
      'golden-corpus/long/labels.json': '{}',
      'golden-corpus/secret/reference.json': referenceJson(
        { notes: `${token} a@corp.io`, requirements: ['a', 'a'].map((id) => ({ id, text: 'b', must: 'mention' })) },
        { title: '' },
      ),
      'golden-corpus/short/reference.json': referenceJson(
        { reviewed_by: null },
        { title: 'Fixed', key_actions: ['Merged #812'] },
      ),
      'golden-corpus/short/transcript.txt': 'nothing',
      'golden-corpus/twin/reference.json': referenceJson({}, { title: 'Fixed' }),
      'golden-corpus/con/reference.json': referenceJson({}, { title: 'Named as a device' }),
      'golden-corpus/z/reference.json': referenceJson(),
      'golden-corpus/z/accepted/a.json': summaryJson({ by: 'ana', at: '2026-11-20' }),
      'golden-corpus/z/rejected/a.json': summaryJson({ by: 'ana', at: '2026-11-20', because: 'no' }),
      '.github/summary-gate.yml': 'min-overall: 0.5',
      '.github/workflows/gate.yml': workflow('summary-gate/summary-gate@v1', { 'min-overall': '0.6' }),
    };
    // Rubric v2 scores any copy 1, and lint does not try.
    const { exitCode, stdout } = await lint(tree, '--json', '--rubric', 'v1');
    const { issues }: { issues: { rule: string }[] } = JSON.parse(stdout);
    expect([...new Set(issues.map(({ rule }) => rule))].sort()).toEqual([...LINT_RULES].sort());
    expect(exitCode).toBe(1);
  });

  const shadowed = async (tree: Tree, ...flags: readonly string[]) => {
    const { stdout } = await lint({ ...goodCorpus(), ...tree }, '--json', ...flags);
    const { issues }: { issues: { rule: string; message: string; place: object }[] } = JSON.parse(stdout);
    return issues;
  };
  const config = '.github/summary-gate.yml';
  const file = '.github/workflows/gate.yml';

  it('names the inputs of workflows that win over a value of the config file', async () => {
    const inputs = { 'Min-Overall': '0.6', 'min-session': "''", baseline: 'auto', comment: `\${{ vars.COMMENT }}` };
    const text = 'corpus: golden-corpus\nmin-overall: 0.5\nmin-session: 0.3\ncomment: never\n';
    const issue = { rule: 'shadowed-setting', severity: 'warning' };
    expect(await shadowed({ [config]: text, [file]: workflow('./', inputs) })).toEqual([
      {
        ...issue,
        message: `input min-overall wins over ${config}:2:1, which sets it too: keep one of them`,
        place: { file, line: 7, column: 11 },
      },
      {
        ...issue,
        message: `input comment wins over ${config}:4:1 wherever it is not empty, which sets it too: keep one of them`,
        place: { file, line: 10, column: 11 },
      },
    ]);
  });

  const gate = 'acme/summary-gate@v1';
  it.each<[string, number, string, Readonly<Record<string, string>>]>([
    ['of another action', 0, 'acme/other@v1', {}],
    ['of a copy of ours', 1, 'ACME/tools/summary-gate/gate@0123', {}],
    ['with another config file', 0, gate, { config: 'other.yml' }],
    ['with this config file', 1, gate, { config: './.github/summary-gate.yml' }],
    ['of another folder', 0, gate, { 'working-directory': 'sub' }],
    ['of this folder', 1, gate, { 'working-directory': './' }],
  ])('knows which step reads the config file: one %s', async (_, count, uses, more) => {
    const tree = { [config]: 'min-overall: 0.5', [file]: workflow(uses, { 'min-overall': '0.6', ...more }) };
    expect(await shadowed(tree)).toHaveLength(count);
  });

  it('finds the config file of a folder, and the workflows at the top', async () => {
    const { root } = makeWorkspace({
      ...Object.fromEntries(Object.entries(goodCorpus()).map(([path, content]) => [`sub/${path}`, content])),
      'sub/.github/summary-gate.yml': 'min-overall: 0.5',
      [file]: workflow(gate, { 'min-overall': '0.6', 'working-directory': 'sub' }),
    });
    const { stdout } = await runProgram(['lint', '--working-directory', 'sub'], root, {
      env: { GITHUB_WORKSPACE: root },
    });
    expect(stdout).toContain(`${file}:7:11  warning  shadowed-setting`);
  });

  it.each<[string, Tree[string]]>([
    ['broken', 'jobs: ['],
    ['no mapping', '[1, 2]'],
    ['without steps', 'jobs: {a: {uses: x}, b: 1, c: {steps: [1, null, {uses: [1], with: 2}]}}'],
    ['of aliases that lead nowhere', 'jobs: {a: {steps: [*x, {uses: *y, with: *z}]}}'],
    ['a folder', EMPTY_FOLDER],
    ['of a mebibyte', `# ${'x'.repeat(1 << 20)}`],
  ])('says nothing of a workflow that is %s', async (_, content) => {
    expect(await shadowed({ [config]: 'min-overall: 0.5', [file]: content })).toEqual([]);
  });

  it('gives the place of each remark as data', async () => {
    const { stdout } = await lint(
      { ...goodCorpus(), 'golden-corpus/s3/reference.json': '{\n"reference": 1}' },
      '--json',
    );
    const { errors, issues }: { errors: number; issues: unknown[] } = JSON.parse(stdout);
    expect(errors).toBe(1);
    expect(issues[0]).toEqual({
      rule: 'broken',
      severity: 'error',
      message: 'reference is 1; allowed: an object',
      place: { file: 'golden-corpus/s3/reference.json', line: 2, column: 14 },
    });
  });

  it('reads JSON Lines', async () => {
    const { exitCode, stdout } = await lint(
      { 'c.jsonl': jsonl({ name: 'a', ...referenceJson() }) },
      '--corpus',
      'c.jsonl',
    );
    expect(exitCode).toBe(0);
    expect(stdout).toContain('c.jsonl:1:');
  });

  it('takes weights into account', async () => {
    const tree = { 'golden-corpus/a/reference.json': referenceJson({}, { key_actions: ['???'] }) };
    expect((await lint(tree, '--rubric', 'v1')).exitCode).toBe(1);
    expect((await lint(tree, '--rubric', 'v1', '--weights', 'title=1')).exitCode).toBe(0);
  });

  it.each<[string, Tree, string[]]>([
    ['no corpus', {}, []],
    ['a file that is no corpus', { 'corpus.json': {} }, ['--corpus', 'corpus.json']],
    ['a wrong setting', goodCorpus(), ['--weights', 'title=2']],
  ])('exits 2 for wrong input: %s', async (_, tree, flags) => {
    const { exitCode, stdout, stderr } = await lint(tree, ...flags);
    expect([exitCode, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(/^summary-gate.*: one problem\n/);
  });

  it('says the same for the same corpus', async () => {
    const tree: Tree = { ...goodCorpus(), 'golden-corpus/x': EMPTY_FOLDER, 'golden-corpus/y/reference.json': '[]' };
    expect((await lint(tree, '--json')).stdout).toBe((await lint(tree, '--json')).stdout);
  });

  it('prints no control character of a file', async () => {
    const { stdout } = await lint({
      'golden-corpus/a\u001b[31m\nb/reference.json': '{',
      'golden-corpus/c/reference.json': referenceJson({ reviewed_at: '\u001b[2J' }, { outcome: 'partial' }),
    });
    expect(stdout.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u);
  });
});
