import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { SECRETS } from '../builders/credentials.js';
import type { Tree } from '../builders/workspace.js';
import { runProgram } from '../command-line/commands/program.js';
import { pullRequestEvent } from '../servers/events.js';
import { type RunOptions, runAction } from '../servers/runner.js';
import { gitHub, SUMMARY } from './pull-request.js';

/** A run as a step of a workflow, and the command that it names, run on what a workflow uploads. */

const REPORT = 'summary-gate-report';
const RUN = 4711;

const SECRET = SECRETS.find(([what]) => what === 'an AWS key')?.[1] ?? '';

const told = z.object({
  verdict: z.string(),
  overall_mean: z.number().nullable(),
  gates_failed: z.array(z.string()),
  sessions: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      overall: z.number().nullable(),
      findings: z.array(z.object({ code: z.string() })),
      samples: z.array(z.object({ sample: z.number(), overall: z.number() })).optional(),
    }),
  ),
});

const reportIn = (folder: string) => told.parse(JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8')));

/** The action's run on a pull request, and the command in its comment. */
async function runWith(files: Tree, options: Pick<RunOptions, 'inputs' | 'env'> = {}) {
  const github = await gitHub();
  const result = await runAction({ ...pullRequestEvent(), github, runId: RUN, files, ...options });
  const comment = github.comments.at(-1)?.body ?? '';
  const [, command] = /\n`{3,}sh\n(.* && .*)\n`{3,}\n/.exec(comment) ?? [];
  return { ...result, comment, command };
}

/** Runs the command where the artifact was downloaded to, without what downloads it. */
async function follow(command: string, workspace: string, name = 'default') {
  const [fetch = '', ...rest] = command.split(' && ');
  expect(fetch).toBe(`gh run download ${RUN} --name summary-gate-report-${name} --dir run-${RUN}`);
  cpSync(join(workspace, REPORT), join(workspace, `run-${RUN}`), { recursive: true });
  const words = [...(rest.at(-1) ?? '').matchAll(/'((?:[^']|'\\'')*)'|(\S+)/g)].map(
    ([, quoted, word = '']) => quoted?.replaceAll("'\\''", "'") ?? word,
  );
  expect(words.slice(0, 2)).toEqual(['node', '../summary-gate/dist/cli.js']);
  return await runProgram(words.slice(2), workspace, { env: { GITHUB_WORKSPACE: workspace } });
}

const reference = (overrides: object = {}) => ({ reference: { ...SUMMARY, ...overrides } });
const CORPUS: Tree = {
  'golden-corpus/login/reference.json': reference(),
  'golden-corpus/export/reference.json': reference({ title: 'Made the export of invoices faster' }),
  "golden-corpus/it's $HOME/reference.json": reference({ outcome: 'partial' }),
};
const THEIRS = { headline: SUMMARY.title, body: { text: SUMMARY.summary }, bullets: SUMMARY.key_actions };
const MARKDOWN = `# ${SUMMARY.title}\n\n${SUMMARY.summary}\n\n## Key actions\n\n- ${SUMMARY.key_actions.join('\n- ')}\n\nOutcome: success\n`;

describe('the command in the comment makes the same run again', () => {
  const { aha_moments: _, ...lacking } = SUMMARY;

  it.each<[string, Tree, Readonly<Record<string, string>>]>([
    [
      'from candidates that are fine, broken, cut off, missing, of a wrong type, and lack fields',
      {
        'candidates/login.json': { ...lacking, keyActions: [] },
        'candidates/export.json': '{"title": "Made the exp',
        "candidates/it's $HOME.json": { ...SUMMARY, title: 7 },
      },
      { 'fail-on': 'unusable, outcome=2', 'min-overall': '0.7' },
    ],
    [
      'from one that is missing, with weights',
      { 'candidates/login.json': SUMMARY },
      { weights: 'title=0.6,outcome=0.4' },
    ],
    [
      'from null, a list, a fence, and two for one session',
      {
        'candidates/login.json': 'null',
        'candidates/export.json': '```json\n{}\n```',
        "candidates/it's $HOME.json": SUMMARY,
        "candidates/it's $HOME/summary.json": SUMMARY,
      },
      { 'min-session': 'none' },
    ],
    [
      'from lines',
      {
        'all.jsonl': [
          JSON.stringify({ name: 'login', ...SUMMARY }),
          JSON.stringify({ name: 'export', candidate: { ...SUMMARY, outcome: null } }),
          `{"name": "it's $HOME", "title": "cut`,
        ].join('\n'),
      },
      { candidates: 'all.jsonl' },
    ],
    [
      'from several samples',
      {
        'out/1/login.json': SUMMARY,
        'out/2/login.json': { ...SUMMARY, title: 'Fixed it' },
        'out/1/export.json': SUMMARY,
        'out/2/export.json': 'broken',
        "out/1/it's $HOME.json": SUMMARY,
      },
      { candidates: 'out/1, out/2', 'min-samples-pass': '1/2' },
    ],
    [
      'from pages of Markdown, one without its outcome',
      { 'candidates/login.md': MARKDOWN, 'candidates/export.md': MARKDOWN.replace('Outcome: success\n', '') },
      {},
    ],
    [
      'from keys and words of their own',
      {
        'candidates/login.json': { ...THEIRS, status: 'in progress', internal_id: 3 },
        'candidates/export.json': THEIRS,
      },
      {
        fields: 'title=headline, summary=body.text, key_actions=bullets, outcome=status',
        outcomes: 'in progress=partial',
        dimensions: 'title, summary, key_actions, outcome',
      },
    ],
  ])('%s', async (_, candidates, inputs) => {
    const { workspace, command, comment } = await runWith({ ...CORPUS, ...candidates }, { inputs });
    expect(comment).toContain('Pages and candidates: the artifact <code>summary-gate-report-default</code>');
    const { exitCode, stderr } = await follow(command ?? '', workspace);
    expect(stderr).not.toContain('could not run');
    const [before, again] = [reportIn(join(workspace, REPORT)), reportIn(join(workspace, `run-${RUN}/again`))];
    expect(again).toEqual(before);
    expect(exitCode).toBe(before.verdict === 'pass' ? 0 : 1);
  });

  it('in a folder of a larger repository, with another key', async () => {
    const inFolder = Object.entries({
      ...CORPUS,
      'candidates/login.json': SUMMARY,
      '.github/summary-gate.yml': 'min-session: none\n',
    });
    const files = Object.fromEntries(inFolder.map(([path, content]) => [`packages/the app/${path}`, content]));
    const inputs = { 'working-directory': 'packages/the app', 'comment-key': 'app', 'report-dir': 'report' };
    const { workspace, command } = await runWith(files, { inputs });
    cpSync(join(workspace, 'packages/the app/report'), join(workspace, REPORT), { recursive: true });
    await follow(command ?? '', workspace, 'app');
    expect(reportIn(join(workspace, `run-${RUN}/again`))).toEqual(reportIn(join(workspace, REPORT)));
  });

  it('with values that a shell, or Markdown, would take for something else', async () => {
    const inputs = { outcomes: "`$(touch x)`=partial, ```sh\t'a\"=success, it's <b> @mona=failed", 'fail-on': 'none' };
    const { workspace, command, comment } = await runWith({ ...CORPUS, 'candidates/login.json': SUMMARY }, { inputs });
    expect(comment).toMatch(/\n````sh\n[^\n]*\n````\n\n<\/details>\n/);
    await follow(command ?? '', workspace);
    expect(reportIn(join(workspace, `run-${RUN}/again`))).toEqual(reportIn(join(workspace, REPORT)));
  });

  it('or is left out where it would be too long to paste', async () => {
    const words = Array.from({ length: 300 }, (_, i) => `a word for success number ${i}=success`);
    const inputs = { outcomes: words.join(', ') };
    const { command, comment } = await runWith({ ...CORPUS, 'candidates/login.json': SUMMARY }, { inputs });
    expect(command).toBeUndefined();
    expect(comment).toContain('where the workflow uploads the report folder under this name');
  });

  it('against the report of a file', async () => {
    const files: Tree = { ...CORPUS, 'candidates/login.json': SUMMARY };
    const { workspace: earlier } = await runWith(files);
    const base = readFileSync(join(earlier, REPORT, 'report.json'), 'utf8');
    const changed = { ...files, 'base.json': base, 'candidates/login.json': { ...SUMMARY, title: 'Fixed it' } };
    const { workspace, command } = await runWith(changed, { inputs: { baseline: 'base.json' } });
    expect(command).toContain(' --baseline base.json');
    await follow(command ?? '', workspace);
    expect(reportIn(join(workspace, `run-${RUN}/again`))).toEqual(reportIn(join(workspace, REPORT)));
  });
});

describe('what is kept', () => {
  const files: Tree = { ...CORPUS, 'candidates/login.json': { ...SUMMARY, title: `Used ${SECRET} for the login` } };
  const FILE = `${REPORT}/scored-candidates.jsonl`;

  it('has credentials masked, in texts, keys and broken candidates', async () => {
    const broken = {
      ...files,
      'candidates/export.json': `{"${SECRET}": "x`,
      "candidates/it's $HOME.json": { [SECRET]: 1 },
    };
    const { workspace } = await runWith(broken);
    const kept = readFileSync(join(workspace, FILE), 'utf8');
    expect(kept.trim().split('\n')).toHaveLength(3);
    expect(kept).not.toContain(SECRET);
    expect(kept.match(/\*\*\*/g)).toHaveLength(3);
  });

  it.each<[string, Readonly<Record<string, string>>]>([['a page with texts', { 'report-formats': 'json,markdown' }]])(
    'is nothing where nobody wants %s, and what a pull request brings in its place is removed',
    async (_, inputs) => {
      const { workspace, comment } = await runWith({ ...files, [FILE]: '{}' }, { inputs });
      expect(existsSync(join(workspace, FILE))).toBe(false);
      expect(comment).not.toContain('artifact');
    },
  );

  it('is neither removed nor written over where it is what is to be scored', async () => {
    const line = JSON.stringify({ name: 'login', candidate: SUMMARY });
    const { workspace, outputs } = await runWith(
      { ...CORPUS, 'scored-candidates.jsonl': line },
      { inputs: { candidates: 'scored-candidates.jsonl', 'report-dir': '.' } },
    );
    expect(outputs['sessions']).toBe('3');
    expect(readFileSync(join(workspace, 'scored-candidates.jsonl'), 'utf8')).toBe(line);
  });

  it('of very many sessions those that fail and the lowest, for which the command explains the worst', async () => {
    const names = Array.from({ length: 1_002 }, (_, i) => `s${String(i).padStart(4, '0')}`);
    const lines = (key: string) =>
      names.map((name, i) =>
        JSON.stringify({ name, [key]: { ...SUMMARY, ...(key === 'candidate' && i > 1_000 && { outcome: 'failed' }) } }),
      );
    const { workspace, command } = await runWith(
      { 'corpus.jsonl': lines('reference').join('\n'), 'candidates.jsonl': lines('candidate').join('\n') },
      { inputs: { corpus: 'corpus.jsonl', candidates: 'candidates.jsonl' } },
    );
    const kept = readFileSync(join(workspace, FILE), 'utf8').trim().split('\n');
    expect(kept).toHaveLength(1_000);
    expect(kept.at(-1)).toContain('"name":"s1001"');
    expect(command).toMatch(
      / explain --candidates run-4711\/scored-candidates\.jsonl --corpus corpus\.jsonl -- s1001$/,
    );
    const { exitCode, stdout } = await follow(command ?? '', workspace);
    expect([exitCode, stdout]).toEqual([0, expect.stringContaining('s1001')]);
  });
});
