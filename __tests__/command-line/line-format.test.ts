import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { z } from 'zod';
import { MOST_LINES, problemLine } from '../../src/render/line/problem-line.js';
import { anyCharacter } from '../builders/characters.js';
import { jsonl, referenceJson, summaryJson } from '../builders/summaries.js';
import { makeWorkspace, type Tree } from '../builders/workspace.js';
import { runProgram } from './commands/program.js';

const pattern = z.object({
  regexp: z.string().transform((text) => new RegExp(text)),
  file: z.literal(1),
  line: z.literal(2),
  column: z.literal(3),
  severity: z.literal(4).optional(),
  code: z.number(),
  message: z.number(),
});
type Pattern = z.output<typeof pattern>;

const github = z
  .object({
    problemMatcher: z.array(
      z.object({ owner: z.string(), severity: z.string().optional(), pattern: z.tuple([pattern]) }),
    ),
  })
  .parse(JSON.parse(readFileSync('schema/problem-matcher.json', 'utf8')))
  .problemMatcher.map(({ severity, pattern: [one] }) => ({ severity, pattern: one }));

/** The task that docs/reports.md has for VS Code. */
const [, task = ''] =
  /`\.vscode\/tasks\.json`:\n\n```json\n([\s\S]*?)```/.exec(readFileSync('docs/reports.md', 'utf8')) ?? [];
const [editor] = z
  .object({ tasks: z.tuple([z.object({ command: z.string(), problemMatcher: z.object({ pattern }) })]) })
  .parse(JSON.parse(task))
  .tasks.map(({ problemMatcher }) => problemMatcher.pattern);

/** What a matcher makes of a line. */
function matched(line: string, { regexp, code, message, severity }: Pattern, usual?: string) {
  const groups = regexp.exec(line);
  return groups === null
    ? undefined
    : {
        file: groups[1],
        line: groups[2],
        column: groups[3],
        severity: severity ? groups[severity] : usual,
        code: groups[code],
        message: groups[message],
      };
}

/** What the matchers for GitHub make of a line: exactly one of them takes it. */
function onGitHub(line: string) {
  const all = github.flatMap((one) => matched(line, one.pattern, one.severity) ?? []);
  return all.length === 1 ? all[0] : all;
}

const inEditor = (line: string) => (editor === undefined ? undefined : matched(line, editor));

const TREE: Tree = {
  'golden-corpus/a/reference.json': referenceJson(),
  'candidates/a.json': summaryJson({ outcome: 'failed', extra: 1 }),
  'golden-corpus/b/reference.json': referenceJson(),
};

const linesOf = (stdout: string): readonly string[] => stdout.split('\n').slice(0, -1);

describe('--format line', () => {
  it('prints each finding of a run at its line, which matchers read; the verdict goes to stderr', async () => {
    const { root } = makeWorkspace(TREE);
    const { exitCode, stdout, stderr } = await runProgram(['--format', 'line'], root);
    expect(exitCode).toBe(1);
    expect(stderr).toMatch(/\nFail - /);
    const lines = linesOf(stdout);
    expect(lines).toContainEqual(
      expect.stringMatching(/^candidates\/a\.json:\d+:\d+: error WRONG_OUTCOME The outcome is "failed"; /),
    );
    expect(lines).toContainEqual(expect.stringMatching(/^golden-corpus\/b\/reference\.json:1:1: error NO_CANDIDATE /));
    for (const line of lines) {
      expect(inEditor(line)).toMatchObject({ code: expect.stringMatching(/^(pipeline|[A-Z_]+)$/) });
      expect(onGitHub(line)).toEqual({
        ...inEditor(line),
        severity: inEditor(line)?.severity?.replace('note', 'notice'),
      });
    }
  });

  it('of a gate on a mean names the sessions behind it, and of a run that passes nothing', async () => {
    const { root } = makeWorkspace({
      ...TREE,
      'candidates/b.json': summaryJson(),
      'candidates/a.json': summaryJson({ title: 'Other words' }),
    });
    const failed = await runProgram(['--format=line', '--min-overall', '0.99'], root);
    expect(failed.stdout).toMatch(/^candidates\/a\.json:\d+:\d+: error min-overall overall /m);
    const passed = await runProgram(
      ['--format', 'line', '--candidates', 'golden-corpus', '--min-overall', '0'],
      makeWorkspace({
        'golden-corpus/a/reference.json': referenceJson(),
        'golden-corpus/a/summary.json': summaryJson(),
      }).root,
    );
    expect(passed).toMatchObject({ exitCode: 0, stdout: '' });
  });

  it('prints remarks of lint, errors first, and what cannot be read', async () => {
    const { root } = makeWorkspace({
      ...TREE,
      'golden-corpus/b/reference.json': '{',
      'golden-corpus/c/reference.json': referenceJson({}, { title: '' }),
    });
    const { exitCode, stdout, stderr } = await runProgram(['lint', '--format', 'line'], root);
    expect(exitCode).toBe(1);
    expect(stderr).toMatch(/^2 sessions and 1 that cannot be read, 1 error, \d+ warnings?\n$/);
    const [first = '', ...others] = linesOf(stdout);
    expect(onGitHub(first)).toMatchObject({
      file: 'golden-corpus/b/reference.json',
      severity: 'error',
      code: 'broken',
    });
    for (const line of others)
      expect(onGitHub(line)).toMatchObject({ severity: 'warning', code: expect.stringMatching(/^[a-z-]+$/) });
    const run = await runProgram(['--format', 'line'], root);
    expect(run.exitCode).toBe(2);
    expect(run.stdout).toMatch(/^golden-corpus\/b\/reference\.json:1:2: error broken broken JSON/);
    expect(run.stderr).toContain('summary-gate could not run: one problem\n');
  });

  it('names files from the folder that it was started in, and from the workspace where GitHub reads them', async () => {
    const { root } = makeWorkspace({
      '.git/HEAD': '',
      ...TREE,
      'apps/web/.keep': '',
      'apps/web/golden-corpus/x/reference.json': '{',
    });
    const at = async (folder: string, argv: readonly string[], env = {}) =>
      linesOf((await runProgram([...argv, '--format', 'line'], join(root, folder), { env })).stdout).map(
        (line) => inEditor(line)?.file,
      );
    const up = ['--working-directory', '../..'];
    expect(new Set(await at('apps/web', up))).toEqual(
      new Set(['../../golden-corpus/b/reference.json', '../../candidates/a.json']),
    );
    expect(new Set(await at('apps/web', up, { GITHUB_ACTIONS: 'true' }))).toEqual(
      new Set(['golden-corpus/b/reference.json', 'candidates/a.json']),
    );
    expect(new Set(await at('apps/web', ['lint']))).toEqual(new Set(['golden-corpus/x/reference.json']));
    const elsewhere = makeWorkspace({}).root;
    const run = await runProgram(['--format', 'line'], elsewhere, { env: { GITHUB_WORKSPACE: root } });
    expect(new Set(linesOf(run.stdout).map((line) => inEditor(line)?.file))).toEqual(
      new Set([join(root, 'golden-corpus/b/reference.json'), join(root, 'candidates/a.json')]),
    );
  });

  it('names a file also where something is wrong with all of them', async () => {
    const names = Array.from({ length: 12 }, (_, i) => `s${i}`);
    const { root } = makeWorkspace({
      ...Object.fromEntries(
        names.flatMap((name) => [
          [`golden-corpus/${name}/reference.json`, referenceJson()],
          [`candidates/${name}.json`, summaryJson({ outcome: 'failed' })],
        ]),
      ),
      'golden-corpus/empty/notes.txt': '',
    });
    const placesOf = async (...argv: readonly string[]) =>
      linesOf((await runProgram([...argv, '--format', 'line'], root)).stdout).map((line) => inEditor(line));
    const [first] = await placesOf();
    expect(first).toMatchObject({ code: 'pipeline', file: 'candidates/s0.json', line: '1' });
    const remarks = await placesOf('lint');
    expect(remarks).toContainEqual(
      expect.objectContaining({ code: 'corpus-size', file: 'golden-corpus/s0/reference.json' }),
    );
    expect(remarks).toContainEqual(
      expect.objectContaining({ code: 'skipped-folder', file: 'golden-corpus/empty/notes.txt' }),
    );
  });

  it('prints as many as an editor lists, the worst first', async () => {
    const names = Array.from({ length: MOST_LINES + 7 }, (_, i) => `s${i}`);
    const { root } = makeWorkspace({
      'golden-corpus.jsonl': jsonl(...names.map((name) => ({ name, ...referenceJson() }))),
      'c.jsonl': jsonl({ name: 's0', ...summaryJson() }),
    });
    const { stdout, stderr } = await runProgram(
      ['--corpus', 'golden-corpus.jsonl', '--candidates', 'c.jsonl', '--format', 'line', '--report-formats', 'json'],
      root,
    );
    expect(linesOf(stdout)).toHaveLength(MOST_LINES);
    expect(stderr).toMatch(/^and \d+ more lines, which --json would have$/m);
  });

  it.each([
    [['--format', 'lines'], '--format is "lines"; allowed: text, line'],
    [['--format'], '--format needs a value; allowed: text, line'],
    [['lint', '--json', '--format', 'line'], '--json and --format line exclude each other'],
    [['explain', '--format', 'line'], 'explain takes no --format; it belongs to score, lint and merge'],
  ])('refuses %j', async (argv, message) => {
    const { exitCode, stdout, stderr } = await runProgram(argv, makeWorkspace(TREE).root);
    expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: '' });
    expect(stderr).toContain(message);
  });
});

describe('problemLine', () => {
  it.each([
    ['a:3:4: error NOPE gotcha.json', 'a:\u200b3:\u200b4: error NOPE gotcha.json'],
    ['::error::x.json', ':\u200b:error::x.json'],
    ['line\nbreak\u001b[31m.json', 'line break[31m.json'],
    ['', '.'],
    ['C:/w/x.json', 'C:/w/x.json'],
    [':', ':\u200b'],
  ])('lets the path %j be nothing but a path', (file, shown) => {
    const line = problemLine({
      severity: 'warning',
      code: 'CUT_OFF',
      message: 'x:1:1: error Y z',
      place: { file, line: 2 },
    });
    expect(line).toBe(`${shown}:2:1: warning CUT_OFF x:1:1: error Y z`);
    expect(onGitHub(line)).toEqual({
      file: shown,
      line: '2',
      column: '1',
      severity: 'warning',
      code: 'CUT_OFF',
      message: 'x:1:1: error Y z',
    });
  });

  it('is one line that says its own place, severity and code, whatever path and message are', () => {
    const text = fc.oneof(
      fc.string({ unit: anyCharacter }),
      fc
        .array(fc.constantFrom(':', '1', ' ', 'error', '\n', '\r', '::', '##[', '##vso[', '##teamcity[', '\u2028'), {
          maxLength: 20,
        })
        .map((parts) => parts.join('')),
    );
    const severities = fc.constantFrom('error' as const, 'warning' as const, 'note' as const);
    fc.assert(
      fc.property(text, text, severities, fc.nat(99), (file, message, severity, line) => {
        const printed = problemLine({
          severity,
          code: 'CUT_OFF',
          message: `m${message}`,
          place: { file, line: line + 1, column: 7 },
        });
        expect(printed).not.toMatch(/[\r\n\u2028\u2029\u0085\u001b]|^\s*::|##[a-z]*\[/);
        const read = inEditor(printed);
        expect(read).toMatchObject({ line: String(line + 1), column: '7', severity, code: 'CUT_OFF' });
        expect(onGitHub(printed)).toMatchObject({ line: String(line + 1), code: 'CUT_OFF' });
      }),
    );
  });
});

describe('--quiet', () => {
  const { root } = makeWorkspace({ ...TREE, 'good/a.json': summaryJson(), 'good/b.json': summaryJson() });
  it.each<[string, readonly string[], number, RegExp]>([
    ['nothing of a run that passes', ['--candidates', 'good', '--quiet'], 0, /^$/],
    ['nothing of a clean corpus', ['lint', '-q'], 0, /^$/],
    ['the report of a run that fails', ['--quiet'], 1, /✖ Fail - /],
    ['that of a failing run which only warns', ['--quiet', '--warn-only'], 0, /! Fail - /],
    ['data that was asked for', ['--quiet', '--json', '--candidates', 'good'], 0, /^\{/],
    ['lines that were asked for', ['--quiet', '--format', 'line'], 1, /^candidates\/a\.json:\d+:\d+: error /m],
    ['what a command is there to show', ['explain', 'a', '--quiet'], 0, /^a {2}0\./],
  ])('prints %s', async (_, argv, exitCode, wanted) => {
    const run = await runProgram(argv, root);
    expect(run).toMatchObject({ exitCode, stderr: '' });
    expect(run.stdout).toMatch(wanted);
  });

  it('says why a command could not run', async () => {
    const { exitCode, stderr } = await runProgram(['--quiet', '--candidates', 'nowhere'], root);
    expect(exitCode).toBe(2);
    expect(stderr).toContain('there is no such file or folder');
  });
});
