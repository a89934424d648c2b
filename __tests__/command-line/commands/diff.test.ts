import { describe, expect, it } from '@jest/globals';
import { defuseCommands } from '../../../src/core/text.js';
import { referenceJson, summaryJson } from '../../builders/summaries.js';
import { makeWorkspace, type Tree } from '../../builders/workspace.js';
import { TRICKS } from '../../render/page/tricks.js';
import { type ProgramOptions, type ProgramRun, runProgram } from './program.js';

const ACTIONS = [
  'Reproduced the failure on a slow network with 40 runs',
  'Replaced the fixed wait of 200 ms by an event',
  'Measured the suite before and after the change',
  'Opened PR #317 for review',
];

const REFERENCE = referenceJson({}, { key_actions: ACTIONS });

const CANDIDATE = summaryJson({
  title: 'Fixed the flaky export test',
  key_actions: [
    'Opened PR #317 for review',
    'Replaced the fixed wait of 900 ms by an event',
    'Reproduced the failure on a slow network with 40 runs',
    'Reproduced the failure on a slow network with 40 runs',
    'Rewrote the billing module in Rust',
  ],
  outcome: 'failed',
  aha_moments: [
    { seq: 5, type: 'insight', highlight: 'The wait was too short' },
    { seq: 90, type: 'question', highlight: 'Why?' },
  ],
});

const TREE: Tree = { 'golden-corpus/login/reference.json': REFERENCE, 'candidates/login.json': CANDIDATE };

function diff(tree: Tree = TREE, flags: readonly string[] = [], options: ProgramOptions = {}): Promise<ProgramRun> {
  return runProgram(['diff', 'login', ...flags], makeWorkspace(tree).root, options);
}

describe('diff', () => {
  it('shows what differs, action by action, with what was found', async () => {
    const { exitCode, stdout, stderr } = await diff();
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
    for (const line of [
      '  - reference  golden-corpus/login/reference.json:1\n',
      '  + candidate  candidates/login.json:1:1\n',
      '- Fixed the flaky [-login-] test\n    + Fixed the flaky {+export+} test\n',
      // Equal texts stand once.
      '  ✔ = 3. Reproduced the failure on a slow network with 40 runs\n',
      '  ✔ = 1. Opened PR #317 for review\n',
      '  ≠ - 2. Replaced the fixed wait of [-200-] ms by an event\n    + 2. Replaced the fixed wait of {+900+} ms by an event\n      NUMBER_MISMATCH',
      '  ✖ - 3. Measured the suite before and after the change\n      MISSING_ACTION',
      '  ✖ + 4. Reproduced the failure on a slow network with 40 runs\n      said twice\n      REPEATED_ACTION',
      '  ✖ + 5. Rewrote the billing module in Rust\n      EXTRA_ACTION',
      '  ≠ - [-success-]\n    + {+failed+}\n      WRONG_OUTCOME',
      '  ✖ + 90 question: Why?\n      EXTRA_MOMENT',
    ]) {
      expect(stdout).toContain(line);
    }
  });

  it.each<[string, readonly string[], string]>([
    [
      'in other words',
      ['--outcomes', 'resolved=success'],
      'outcome  1\n  ✔ - success\n    + resolved\n      both mean the same outcome\n',
    ],
    ['in other letters', [], 'outcome  1\n  ✔ - success\n    + SUCCESS\n      both mean the same outcome\n'],
    ['word for word', [], 'outcome  1\n  ✔ = success\n\n'],
  ])('marks nothing in outcomes that are the same %s', async (how, flags, wanted) => {
    const outcome = how === 'in other words' ? 'resolved' : how === 'in other letters' ? 'SUCCESS' : 'success';
    const tree = { ...TREE, 'candidates/login.json': { ...CANDIDATE, outcome } };
    expect((await diff(tree, flags)).stdout).toContain(wanted);
  });

  it.each([['v1'], ['v2']])('has every finding once, by rubric %s', async (rubric) => {
    const view = JSON.parse((await diff(TREE, ['--json', '--rubric', rubric])).stdout);
    const inRows: { code: string }[] = [
      ...view.findings,
      ...view.sections.flatMap((section: { findings: []; rows: { findings: [] }[] }) => [
        ...section.findings,
        ...section.rows.flatMap((row) => row.findings),
      ]),
    ];
    const workspace = makeWorkspace(TREE);
    const { stdout } = await runProgram(['explain', 'login', '--json', '--rubric', rubric], workspace.root);
    const wanted: { code: string }[] = JSON.parse(stdout).findings;
    const codes = (list: readonly { code: string }[]): readonly string[] => list.map(({ code }) => code).sort();
    expect(codes(inRows)).toEqual(codes(wanted));
    expect(wanted.length).toBeGreaterThan(4);
    const rows = view.sections[2].rows;
    const numbers = (side: 'reference' | 'candidate'): readonly number[] =>
      rows.flatMap((row: Record<string, { number: number }[]>) => (row[side] ?? []).map(({ number }) => number)).sort();
    expect([numbers('reference'), numbers('candidate')]).toEqual([
      [1, 2, 3, 4],
      [1, 2, 3, 4, 5],
    ]);
  });

  it('keeps merged and split actions together', async () => {
    const merged = summaryJson({
      key_actions: [`${ACTIONS[0]}, and ${ACTIONS[1]?.toLowerCase()}`, ACTIONS[2], ACTIONS[3]],
    });
    const { stdout } = await diff({ ...TREE, 'candidates/login.json': merged }, ['--json']);
    const rows: { reference: { number: number }[]; candidate: { number: number }[] }[] =
      JSON.parse(stdout).sections[2].rows;
    const numbers = rows.map(({ reference, candidate }) =>
      [reference, candidate].map((side) => side.map(({ number }) => number)),
    );
    expect(numbers[0]).toEqual([[1, 2], [1]]);
  });

  it('says what credit actions got in which nothing was found, and calls none with little of it a match', async () => {
    const { stdout } = await diff({
      'golden-corpus/login/reference.json': referenceJson(
        {},
        {
          key_actions: [
            'Wrote `TestExpiredLaneLoadsOnce` with 64 goroutines and a hand-driven clock',
            'Measured the suite before and after the change',
          ],
        },
      ),
      'candidates/login.json': summaryJson({
        key_actions: [
          'Removed `TestExpiredLaneLoadsOnce` and benchmarks for hit path and stampede',
          'Measured the weather before lunch',
        ],
      }),
    });
    expect(stdout).toMatch(/ {2}~ - 1\. \[-Wrote-\][\s\S]+ {6}credit 0\.[0-3]\d of 1\n {2}✔ - 2\. Measured/);
    expect(stdout).toMatch(/\+ 2\. Measured the .*\n {6}credit 0\.[4-8]\d of 1\n/);
  });

  it('shows a text of thousands of words to its end', async () => {
    const long = Array.from({ length: 4000 }, (_, i) => `word${i}`).join(' ');
    const tree: Tree = {
      'golden-corpus/login/reference.json': referenceJson({}, { summary: `${long} end` }),
      'candidates/login.json': summaryJson({ summary: `${long} finish` }),
    };
    const { stdout } = await diff(tree);
    expect(stdout).toContain('[-end-]');
    expect(stdout).toContain('{+finish+}');
  });

  it('puts texts side by side where there is room', async () => {
    const { stdout } = await diff(TREE, [], { columns: 118, env: { NO_COLOR: '1' } });
    expect(stdout).toMatch(
      /≠ 2\. Replaced the fixed wait of \[-200-\] ms by an event +│ 2\. Replaced the fixed wait of \{\+900\+\} ms/,
    );
    for (const line of stdout.split('\n')) expect(line.length).toBeLessThanOrEqual(118);
  });

  it.each([[40], [80], [109], [110], [200]])('fits %i columns', async (columns) => {
    const { stdout } = await diff(TREE, [], { columns, env: { NO_COLOR: '1' } });
    const text = stdout.split('\n').filter((line) => !/golden-corpus|candidates/.test(line));
    for (const line of text) expect(line.length).toBeLessThanOrEqual(Math.min(columns, 120));
  });

  it('shows as many actions and moments as a candidate that ran away may have', async () => {
    const many = summaryJson({
      key_actions: Array.from({ length: 5_000 }, () => 'a'),
      aha_moments: Array.from({ length: 5_000 }, (_, seq) => ({ seq, type: 'x' })),
    });
    const { exitCode, stdout } = await diff({ ...TREE, 'candidates/login.json': many });
    expect(exitCode).toBe(0);
    expect(stdout).toMatch(/^ *✖ \+ 5000\. a$/m);
    expect(stdout).toMatch(/^ *✖ \+ 4999 x$/m);
  });

  it('has colours in place of brackets on a terminal', async () => {
    const { stdout } = await diff(TREE, [], { columns: 80 });
    expect(stdout).toContain('Fixed the flaky \u001b[1m\u001b[31mlogin\u001b[39m\u001b[22m test');
    expect(stdout).not.toMatch(/\[-|\{\+/);
  });

  it.each<[string, Tree, RegExp]>([
    [
      'no candidate',
      { 'golden-corpus/login/reference.json': REFERENCE, 'candidates/x.json': CANDIDATE },
      /\+ candidate {2}missing candidate\n[\s\S]*NO_CANDIDATE/,
    ],
    [
      'a broken one',
      { ...TREE, 'candidates/login.json': '{' },
      /\+ candidate {2}invalid candidate\n[\s\S]*INVALID_CANDIDATE/,
    ],
    [
      'a canary',
      { ...TREE, 'golden-corpus/login/reference.json': { ...REFERENCE, canary: true } },
      /\+ candidate {2}canary\n/,
    ],
    ['an empty one', { ...TREE, 'candidates/login.json': {} }, /✖ - Fixed the flaky login test\n/],
    [
      'empty texts',
      {
        'golden-corpus/login/reference.json': referenceJson(
          {},
          { title: '', summary: ' ', key_actions: [], aha_moments: [] },
        ),
        'candidates/login.json': {},
      },
      /title {2}1\n\n/,
    ],
  ])('shows a session with %s', async (_, tree, wanted) => {
    const { exitCode, stdout } = await diff(tree);
    expect(exitCode).toBe(0);
    expect(stdout).toMatch(wanted);
  });

  it.each<[readonly string[], string]>([
    [['diff'], 'diff needs the name of a session'],
    [['diff', 'logn'], 'the corpus has no session "logn", did you mean "login"?'],
    [['diff', 'login', 'export'], 'unexpected argument "export"'],
    [['diff', 'login', '--rubric', 'v3'], '--rubric: "v3" is unknown'],
  ])('refuses %j', async (argv, message) => {
    const { exitCode, stdout, stderr } = await runProgram(argv, makeWorkspace(TREE).root);
    expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: '' });
    expect(stderr).toContain(message);
  });

  it.each(Object.entries(TRICKS))('obeys nothing of %s', async (_, trick) => {
    const fields = {
      title: trick,
      summary: `It said: ${trick}`,
      key_actions: [trick, `Ran ${trick}`],
      outcome: trick,
      aha_moments: [{ seq: 1, type: trick, highlight: trick }],
    };
    const tree: Tree = {
      'golden-corpus/login/reference.json': referenceJson({}, { ...fields, outcome: 'success' }),
      'candidates/login.json': summaryJson({ ...fields, key_actions: [`Ran ${trick} twice`] }),
    };
    for (const columns of [60, 118]) {
      const { exitCode, stdout } = await diff(tree, [], { columns, env: { NO_COLOR: '1' } });
      expect(exitCode).toBe(0);
      expect(stdout).not.toMatch(
        /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\p{Cs}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/u,
      );
      expect(stdout).not.toMatch(/^\s*::|##\[/m);
      expect(stdout.split('\n').map(defuseCommands).join('\n')).toBe(stdout);
    }
  });
});
