import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { Shell } from '../../src/command-line/command.js';
import { listProblems, main } from '../../src/command-line/main.js';
import { VERSION } from '../../src/core/version.js';
import { reportSchema } from '../../src/report/schema.js';
import { argumentsOf, MEAN_GATE, NO_GATE } from '../builders/gates.js';
import { jsonl, referenceJson, summaryJson } from '../builders/summaries.js';
import { EMPTY_FOLDER, makeWorkspace, type Tree } from '../builders/workspace.js';
import { startCollector } from '../servers/collector.js';
import { BrokenStream, FakeStream, runProgram } from './commands/program.js';

const GOOD: Tree = {
  'golden-corpus/login/reference.json': referenceJson(),
  'golden-corpus/export/reference.json': referenceJson(),
  'candidates/login.json': summaryJson(),
  'candidates/export.json': summaryJson({ title: 'Fixed a test', outcome: 'failed' }),
};

const REPORT = 'summary-gate-report/report.json';

async function run(tree: Tree, argv: readonly string[] = [], env: Readonly<Record<string, string>> = {}) {
  const { root } = makeWorkspace(tree);
  const result = await runProgram(argv, root, { env });
  const reportFile = join(root, REPORT);
  return { ...result, root, report: existsSync(reportFile) ? readFileSync(reportFile, 'utf8') : undefined };
}

/** Exit code 2 as it should be: named on stderr, nothing on stdout, no report, no stack trace. */
function expectRefusal(result: Awaited<ReturnType<typeof run>>, ...messages: readonly (string | RegExp)[]): void {
  expect(result).toMatchObject({ exitCode: 2, stdout: '', report: undefined });
  expect(result.stderr).toMatch(/^summary-gate could not run: (one problem|\d+ problems)\n {2}/);
  for (const message of messages) expect(result.stderr).toMatch(message);
  expect(result.stderr).not.toMatch(/\n {4}at |internal error|node:|\/src\//);
}

describe('the exit code', () => {
  it.each([
    [
      '0 when every gate passes',
      argumentsOf(MEAN_GATE),
      0,
      /^✔ Pass - overall 0\.\d{3} \(gate 0\.700\), its only gate passed, 2 sessions\n$/m,
    ],
    ['1 when a gate fails', ['--min-overall', '0.99'], 1, /^✖ Fail /m],
    [
      '1 when one gate of several fails',
      [...argumentsOf(MEAN_GATE), '--min-dimensions', 'title=0.1,outcome=1'],
      1,
      /^✖ Fail .* 1 of 3 gates failed/m,
    ],
    ['0 when a gate fails but may only warn; the word stays', ['--min-overall', '0.99', '--warn-only'], 0, /^! Fail /m],
    [
      '1 when a session has a finding that none may have',
      [],
      1,
      /^✖ Fail - 1 session with a wrong outcome \(0 allowed\), .* 1 of 12 gates\s+failed/m,
    ],
    ['0 when no gate is set', argumentsOf(NO_GATE), 0, /^✔ Pass .* no gate set/m],
    [
      '0 with a limit, which the report mentions',
      [...argumentsOf(NO_GATE), '--limit', '1'],
      0,
      /Only the first of 2 sessions was scored[\s\S]*1 session\n$/,
    ],
  ])('is %s', async (_, argv, exitCode, words) => {
    const result = await run(GOOD, argv);
    expect(result.exitCode).toBe(exitCode);
    expect(result.stdout).toMatch(words);
    expect(result.stderr).toBe(
      'Report: summary-gate-report/report.json, summary-gate-report/report.md, summary-gate-report/report.html\n',
    );
    expect(reportSchema.parse(JSON.parse(result.report ?? '')).verdict).toBe(
      /^✔/m.test(result.stdout) ? 'pass' : 'fail',
    );
  });

  it('is 2 for wrong input, which warn-only does not hide', async () => {
    expectRefusal(
      await run({ ...GOOD, 'golden-corpus/broken/reference.json': '{' }, ['--warn-only']),
      'broken/reference.json:1',
    );
  });

  it('is 0 for nothing to score where that is allowed, and 2 where it is not', async () => {
    const tree: Tree = { 'golden-corpus/login/reference.json': referenceJson(), candidates: EMPTY_FOLDER };
    expectRefusal(await run(tree), 'candidates: there is none');
    const { exitCode, stdout, report } = await run(tree, ['--allow-empty']);
    expect({ exitCode, end: stdout.trimEnd().split('\n').at(-1) }).toEqual({ exitCode: 0, end: '✔ nothing to score' });
    expect(JSON.parse(report ?? '')).toMatchObject({ verdict: 'pass', overall_mean: null, corpus_size: 0 });
  });
});

describe('the caveats', () => {
  it('name canaries, settings of the config file, and skipped folders', async () => {
    const { stdout } = await run({
      ...GOOD,
      'golden-corpus/notes/draft.md': '',
      'golden-corpus/bird/reference.json': referenceJson({ canary: true }),
      '.github/summary-gate.yml': 'min-overall: 0.1\nreport-formats: [json, markdown]\n',
    });
    expect(stdout).toContain('not scored (bird).');
    expect(stdout).toContain('1 folder of the corpus without a reference.json: skipped.');
    expect(stdout).toContain('Set in the config file, which a pull request can change: min-overall.');
  });
});

describe('a terminal', () => {
  it('is told the whole command that explains the rest of a session', async () => {
    const bullets = Array.from({ length: 9 }, (_, i) => `x${i}`);
    const worse = { ...GOOD, 'good stuff/login.json': { title: 'x', key_actions: bullets } };
    const { stdout } = await run(worse, ['--candidates', 'good stuff', '--min-session', '0.9']);
    expect(stdout.replace(/\s+/g, ' ')).toContain("node dist/cli.js explain login --candidates 'good stuff'");
  });
});

describe('--json', () => {
  it.each([[[]], [['score']], [['--min-overall', '0.99']]])('prints report.json and nothing else: %j', async (argv) => {
    const result = await run(GOOD, [...argv, '--json']);
    expect(result.stdout).toBe(result.report);
    expect(reportSchema.safeParse(JSON.parse(result.stdout)).success).toBe(true);
    expect(result.stderr).toMatch(/^Report: /);
  });

  it('prints the report also when no file is wanted in that format, in no colour', async () => {
    const result = await run(GOOD, ['--json', '--report-formats', 'markdown'], { FORCE_COLOR: '1' });
    expect(result.report).toBeUndefined();
    expect(result.stderr).toBe('Report: summary-gate-report/report.md\n');
    expect(reportSchema.safeParse(JSON.parse(result.stdout)).success).toBe(true);
    expect(result.stdout).not.toContain('\u001b');
  });

  it('prints nothing on stdout when the input is wrong', async () => {
    expectRefusal(await run(GOOD, ['--json', '--limit', '0']), '--limit');
  });
});

/** Every kind of wrong input, with what the message must name. */
const WRONG: readonly (readonly [string, Tree, readonly string[], readonly (string | RegExp)[]])[] = [
  [
    'broken JSON',
    { 'golden-corpus/a/reference.json': '{\n  "reference": [,]\n}' },
    [],
    ['golden-corpus/a/reference.json:2', 'broken JSON'],
  ],
  ['an empty file', { 'golden-corpus/a/reference.json': '' }, [], [/a\/reference\.json.*empty/]],
  [
    'a wrong type',
    { 'golden-corpus/a/reference.json': referenceJson({}, { title: 7 }) },
    [],
    [/a\/reference\.json:\d+:\d+: reference\.title is 7; allowed: text/],
  ],
  ['a missing key', { 'golden-corpus/a/reference.json': { name: 'a' } }, [], ['reference is missing']],
  [
    'an unknown outcome',
    { 'golden-corpus/a/reference.json': referenceJson({}, { outcome: 'sucess' }) },
    [],
    [/outcome is "sucess"; allowed: "success", "partial", "failed"; did you mean "success"\?/],
  ],
  [
    'a name that is not the folder’s',
    { 'golden-corpus/a/reference.json': referenceJson({ name: 'b' }) },
    [],
    [/a\/reference\.json:\d+:\d+: name is "b", but the folder is "a"/],
  ],
  [
    'a name that stands twice',
    { 'corpus.jsonl': jsonl(referenceJson({ name: 'a' }), referenceJson({ name: 'a' })) },
    ['--corpus', 'corpus.jsonl'],
    ['corpus.jsonl:2', '"a" stands twice', 'corpus.jsonl:1'],
  ],
  [
    'a line without a name',
    { 'corpus.jsonl': jsonl(referenceJson()) },
    ['--corpus', 'corpus.jsonl'],
    ['corpus.jsonl:1', 'name is missing'],
  ],
  [
    'an empty corpus',
    { none: EMPTY_FOLDER },
    ['--corpus', 'none'],
    ['none: corpus: it has no golden session', 'allow-empty'],
  ],
  [
    'a corpus of canaries',
    { 'canaries/a/reference.json': referenceJson({ canary: true }) },
    ['--corpus', 'canaries'],
    ['it has no golden session'],
  ],
  ['a missing corpus', {}, ['--corpus', 'nowhere'], ['corpus: "nowhere": there is no such file or folder']],
  [
    'a corpus that is a file',
    { 'notes.txt': '' },
    ['--corpus', 'notes.txt'],
    ['corpus: "notes.txt": this file is not .jsonl'],
  ],
  ['missing candidates', {}, ['--candidates', 'nowhere'], ['candidates: "nowhere": there is no such file or folder']],
  ['no candidate', { none: EMPTY_FOLDER }, ['--candidates', 'none'], ['candidates: there is none']],
  ['an unknown flag', {}, ['--min-overal', '0.5'], ['unknown flag "--min-overal", did you mean --min-overall?']],
  ['an unknown flag like no other', {}, ['--frobnicate=1'], ['unknown flag "--frobnicate"; --help lists them']],
  ['an unknown command', {}, ['scor'], ['unknown command "scor", did you mean score?']],
  ['a word too many', {}, ['score', 'login'], ['unexpected argument "login"']],
  ['a flag without its value', {}, ['--corpus'], ['--corpus needs a value; allowed: a path']],
  [
    'an unknown key of the config file',
    { '.github/summary-gate.yml': 'corpus: golden-corpus\nmin-overal: 0.5\n' },
    [],
    [/\.github\/summary-gate\.yml:2:1: unknown setting "min-overal", did you mean "min-overall"\?/],
  ],
  [
    'a trusted setting in the config file',
    { '.github/summary-gate.yml': 'warn-only: true\n' },
    [],
    ['.github/summary-gate.yml:1:1', 'warn-only cannot be set in the config file'],
  ],
  [
    'a config file that names another host for the requests',
    { '.github/summary-gate.yml': 'anthropic-base-url: https://evil.example\ngithub-token: x\n' },
    [],
    ['anthropic-base-url cannot be set in the config file', 'github-token cannot be set in the config file'],
  ],
  ['broken YAML', { '.github/summary-gate.yml': 'corpus: [a\nb: "' }, [], ['.github/summary-gate.yml:', 'broken YAML']],
  ['a config file that is a list', { '.github/summary-gate.yml': '- a\n' }, [], ['must be a mapping']],
  ['a missing config file', {}, ['--config', 'gate.yml'], ['gate.yml: --config: there is no such file']],
  [
    'a gate out of range',
    {},
    ['--min-overall', '1.5'],
    ['--min-overall: "1.5" is out of range', 'allowed: a number from 0 to 1'],
  ],
  ['a gate as a percentage', {}, ['--min-overall', '70%'], ['write 0.7 for 70 %']],
  ['a gate that is no number', {}, ['--min-session', 'high'], ['--min-session: "high" is not a number']],
  ['a gate of NaN', {}, ['--min-session', 'NaN'], ['--min-session: "NaN" is not a number']],
  ['a gate of too many decimals', {}, ['--min-session', '0.12345'], ['more than 3 decimals']],
  [
    'a gate out of range in the config file',
    { '.github/summary-gate.yml': 'min-session: -1\n' },
    [],
    [/summary-gate\.yml:1:\d+: min-session: -1 is out of range/],
  ],
  [
    'a gate of a reference out of range',
    { 'golden-corpus/a/reference.json': referenceJson({ gates: { min_overall: 2 } }) },
    [],
    [/a\/reference\.json:\d+:\d+: gates\.min_overall is 2; allowed: 1 or less/],
  ],
  [
    'weights that do not sum to 1',
    {},
    ['--weights', 'title=0.5,summary=0.4'],
    ['--weights: the weights sum to 0.9, not to 1'],
  ],
  ['a weight below 0', {}, ['--weights', 'title=-1,summary=2'], ['--weights: title: "-1" is below 0']],
  ['an unknown dimension', {}, ['--min-dimensions', 'titel=0.5'], ['"titel" is not a dimension (did you mean title?)']],
  ['a limit of 0', {}, ['--limit', '0'], ['--limit: "0" is not a whole number of 1 or more']],
  ['an unknown rubric', {}, ['--rubric', 'v9'], ['--rubric: "v9" is unknown']],
  ['an unknown report format', {}, ['--report-formats', 'json,pdf'], ['--report-formats: "pdf" is unknown']],
  ['a corpus outside', {}, ['--corpus', '../elsewhere'], ['"../elsewhere" leads outside the workspace']],
  ['a corpus outside by a link', { away: { link: '/' } }, ['--corpus', 'away/etc'], ['leads outside the workspace']],
  ['candidates outside', {}, ['--candidates', '/etc'], ['"/etc" leads outside the workspace']],
  ['a report folder outside', {}, ['--report-dir', '../report'], ['"../report" leads outside the workspace']],
  [
    'a report folder that is no folder',
    { taken: 'x' },
    ['--report-dir', 'taken'],
    ['--report-dir: "taken": this is a file; allowed: a folder'],
  ],
  [
    'a working directory that is not there',
    {},
    ['--working-directory', 'nowhere'],
    ['--working-directory', '"nowhere"'],
  ],
  ['a time that is none', {}, ['--corpus', 'golden-corpus'], ['SOURCE_DATE_EPOCH']],
];

describe('wrong input', () => {
  it.each(WRONG)('%s is named, and nothing is written', async (name, tree, argv, messages) => {
    const result = await run(
      { ...GOOD, ...tree },
      argv,
      name === 'a time that is none' ? { SOURCE_DATE_EPOCH: 'noon' } : {},
    );
    expectRefusal(result, ...messages);
  });

  it('of several kinds is reported in one go', async () => {
    const result = await run(
      {
        ...GOOD,
        'golden-corpus/a/reference.json': '{',
        'golden-corpus/b/reference.json': referenceJson({ name: 'c' }, { title: 1, outcome: 'odd' }),
        '.github/summary-gate.yml': 'min-session: 7\nlimits: 3\n',
      },
      ['--min-overall', '1.5', '--weights', 'title=2', '--candidates', 'nowhere'],
      { SOURCE_DATE_EPOCH: 'noon' },
    );
    expectRefusal(
      result,
      'summary-gate could not run: 10 problems',
      '--min-overall: "1.5" is out of range',
      'the weights sum to 2',
      'min-session: 7 is out of range',
      'unknown setting "limits", did you mean "limit"',
      'SOURCE_DATE_EPOCH',
      'a/reference.json:1',
      'name is "c"',
      'reference.title is 1',
      'reference.outcome is "odd"',
      'candidates: "nowhere":',
    );
    expect(result.stderr.trimEnd().split('\n')).toHaveLength(11);
  });

  it('of settings is reported together with a workspace that cannot be opened', async () => {
    const result = await run(GOOD, ['--working-directory', 'nowhere', '--limit'], {
      SOURCE_DATE_EPOCH: 'noon',
    });
    expectRefusal(
      result,
      'summary-gate could not run: 3 problems',
      'nowhere',
      '--limit needs a value',
      'SOURCE_DATE_EPOCH',
    );
  });

  it.each([
    ['--candidats', 'x', 'unknown flag "--candidats", did you mean --candidates?'],
    ['explian', 'login', 'unknown command "explian", did you mean explain?'],
    ['exampel', '--min-overall=7', 'unknown command "exampel"; allowed: '],
  ])('of the command line is told alone: %s', async (word, more, wanted) => {
    const { stderr } = await run({ 'golden-corpus/a/reference.json': '{' }, [word, more]);
    const [head, line, ...others] = stderr.trimEnd().split('\n');
    expect([head, others]).toEqual(['summary-gate could not run: one problem', []]);
    expect(line?.trim().startsWith(wanted)).toBe(true);
  });

  it('by the hundred is cut, with the number of the rest', async () => {
    const broken = Array.from({ length: 60 }, (_, i) => [`golden-corpus/b${i}/reference.json`, '{'] as const);
    const result = await run({ ...GOOD, ...Object.fromEntries(broken) });
    expectRefusal(result, 'summary-gate could not run: 60 problems', '  … and 10 more\n');
    expect(result.stderr.trimEnd().split('\n')).toHaveLength(52);
  });

  it('leaves the report of an earlier run alone, but writes none', async () => {
    const { root } = makeWorkspace(GOOD);
    expect((await runProgram(argumentsOf(NO_GATE), root)).exitCode).toBe(0);
    const before = readFileSync(join(root, REPORT), 'utf8');
    writeFileSync(join(root, 'candidates/login.json'), '{}');
    expect((await runProgram(['--limit', '0'], root)).exitCode).toBe(2);
    expect(readFileSync(join(root, REPORT), 'utf8')).toBe(before);
  });

  it('writes no report.json when the other files cannot be written', async () => {
    const { root } = makeWorkspace({ ...GOOD, 'summary-gate-report/report.md/x': '' });
    const { exitCode, stdout, stderr } = await runProgram([], root);
    expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: '' });
    expect(stderr).toContain('summary-gate-report/report.md: report-dir: cannot write');
    expect(existsSync(join(root, REPORT))).toBe(false);
  });

  it('of a report.json that cannot be written leaves no half of one', async () => {
    const { root } = makeWorkspace({ ...GOOD, [`${REPORT}/x`]: '' });
    const { exitCode, stdout, stderr } = await runProgram([], root);
    expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: '' });
    expect(stderr).toContain(`${REPORT}: report-dir: cannot write`);
    expect(readdirSync(join(root, 'summary-gate-report'))).toEqual(['report.html', 'report.json', 'report.md']);
  });

  it('of hostile text does not reach the terminal or the log as it is', () => {
    const text = listProblems([
      { message: '::error::forged\n::stop-commands::x\u001b[2J', place: { file: '##[error]a\nb\u009b' } },
      { message: '::error::forged' },
    ]);
    expect(text).not.toMatch(/^\s*::|##\[|[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/m);
    expect(text.split('\n')).toHaveLength(4);
  });
});

describe('what the screen is', () => {
  const GREEN = '\u001b[32m';
  it.each([
    ['a terminal has colours', { columns: 80 }, true],
    ['a pipe has none', {}, false],
    ['NO_COLOR takes them off', { columns: 80, env: { NO_COLOR: '1' } }, false],
    ['NO_COLOR that is empty does not', { columns: 80, env: { NO_COLOR: '' } }, true],
    ['a dumb terminal has none', { columns: 80, env: { TERM: 'dumb' } }, false],
    ['FORCE_COLOR gives them to a pipe', { env: { FORCE_COLOR: '1' } }, true],
    ['FORCE_COLOR gives them to a dumb terminal', { columns: 80, env: { FORCE_COLOR: 'true', TERM: 'dumb' } }, true],
    ['FORCE_COLOR of 0 takes them off', { columns: 80, env: { FORCE_COLOR: '0' } }, false],
    ['FORCE_COLOR that is empty is not set', { env: { FORCE_COLOR: '' } }, false],
    ['NO_COLOR wins over FORCE_COLOR', { columns: 80, env: { NO_COLOR: '1', FORCE_COLOR: '1' } }, false],
  ])('%s', async (_, options, wanted) => {
    const { stdout } = await runProgram([], makeWorkspace(GOOD).root, options);
    expect(stdout.includes(GREEN)).toBe(wanted);
    expect(stdout.includes('\u001b')).toBe(wanted);
  });

  it.each([
    ['as wide as it says', { columns: 50 }, 50],
    ['80 columns when it does not know', { columns: 0 }, 80],
    ['no wider than can be read', { columns: 300 }, 120],
    ['100 columns when it is none', {}, 100],
  ])('is %s', async (_, options, width) => {
    const { stdout } = await runProgram([], makeWorkspace(GOOD).root, { ...options, env: { NO_COLOR: '1' } });
    // A command that is to be copied stays on one line.
    const lines = stdout
      .split('\n')
      .filter((line) => !line.startsWith('  node dist/cli.js accept '))
      .map(({ length }) => length);
    expect(Math.max(...lines)).toBeLessThanOrEqual(width);
    expect(Math.max(...lines)).toBeGreaterThan(Math.min(width, 100) - 15);
  });
});

describe('--help and --version', () => {
  it.each([
    [['--help'], /^summary-gate \d+\.\d+\.\d+: [\s\S]* --min-overall /],
    [['-h'], /^summary-gate /],
    [['score', '--help'], /^Usage: node dist\/cli\.js \[score\] \[flags\]\n/],
    [['explain', '--help'], /^Usage: node dist\/cli\.js explain \[<session>\] \[flags\]\n/],
    [['lint', '-h'], /^Usage: node dist\/cli\.js lint/],
    [['--help', 'init'], /^Usage: node dist\/cli\.js init/],
    [['--version'], new RegExp(`^${VERSION.replaceAll('.', '\\.')}\n$`)],
    [['-V'], /^\d+\.\d+\.\d+\n$/],
  ])('%j needs no files', async (argv, wanted) => {
    const { exitCode, stdout, stderr } = await runProgram(argv, makeWorkspace().root);
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
    expect(stdout).toMatch(wanted);
  });

  it.each([
    [['waivers', '--help'], 'unknown command "waivers"; allowed: score, '],
    [['-h', 'selftest'], 'unknown command "selftest", did you mean self-test?\n'],
  ])('%j is no help of something else', async (argv, wanted) => {
    const { exitCode, stdout, stderr } = await runProgram(argv, makeWorkspace().root);
    expect({ exitCode, stdout, stderr }).toEqual({ exitCode: 2, stdout: '', stderr: expect.stringContaining(wanted) });
  });
});

describe('what goes wrong around the program', () => {
  function shellWith(streams: Partial<Shell>, env: Readonly<Record<string, string>> = {}): Shell {
    return { env, cwd: makeWorkspace(GOOD).root, stdout: new FakeStream(), stderr: new FakeStream(), ...streams };
  }

  const events = (): Promise<void> => new Promise((done) => setImmediate(done));

  it('a reader that closes the pipe early changes nothing', async () => {
    const codes: number[] = [];
    const stderr = new FakeStream();
    const shell = shellWith({ stdout: new BrokenStream('EPIPE'), stderr, fail: (code) => codes.push(code) });
    expect(await main(['--min-overall', '1'], shell)).toBe(1);
    await events();
    expect({ codes, stderr: stderr.text }).toEqual({ codes: [], stderr: expect.stringMatching(/^Report: .*\n$/) });
  });

  it('a disk that is full is an error', async () => {
    const codes: number[] = [];
    const stderr = new FakeStream();
    await main([], shellWith({ stdout: new BrokenStream('ENOSPC'), stderr, fail: (code) => codes.push(code) }));
    await events();
    expect(codes).toEqual([2]);
    expect(stderr.text).toContain('summary-gate: cannot write to stdout: ENOSPC: write refused\n');
  });

  it('a disk that is full while a collector is still waited for decides the exit code', async () => {
    const { url } = await startCollector();
    const shell = shellWith(
      { stdout: new BrokenStream('ENOSPC'), fail: () => undefined },
      { OTEL_EXPORTER_OTLP_ENDPOINT: url },
    );
    expect(await main(['--report-formats', 'json,otel'], shell)).toBe(2);
  });

  it('a stderr that is gone changes nothing', async () => {
    expect(await main(argumentsOf(NO_GATE), shellWith({ stderr: new BrokenStream('EPIPE') }))).toBe(0);
    await events();
  });

  it.each([
    ['says so, without a stack', {}, false],
    ['shows where with SUMMARY_GATE_DEBUG', { SUMMARY_GATE_DEBUG: '1' }, true],
    ['shows where when the runner debugs', { RUNNER_DEBUG: '1' }, true],
    ['stays short with SUMMARY_GATE_DEBUG=0', { SUMMARY_GATE_DEBUG: '0' }, false],
  ])('an internal error %s', async (_, env, stack) => {
    const stderr = new FakeStream();
    const stdout = new FakeStream();
    stdout.write = () => {
      throw new TypeError('boom\n::error::forged\u001b[2J');
    };
    expect(await main([], shellWith({ stdout, stderr }, env))).toBe(2);
    expect(stderr.text).toMatch(/^summary-gate: internal error: boom ::error::forged\[2J/m);
    expect(stderr.text).toContain('This is a defect of summary-gate.');
    expect(/\n +at .*main/.test(stderr.text)).toBe(stack);
    expect(stderr.text.includes('SUMMARY_GATE_DEBUG=1 shows where')).toBe(!stack);
    expect(stderr.text).not.toMatch(/\u001b|^\s*::/m);
  });
});
