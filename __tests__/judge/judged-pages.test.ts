import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { commentFrame } from '../../src/action/frame.js';
import { renderComment, renderMarkdown } from '../../src/render/page/page.js';
import { renderTerminal } from '../../src/render/terminal/terminal.js';
import type { Report } from '../../src/report/schema.js';
import { ARE_RUNS_LONG } from '../builders/long-runs.js';
import { referenceJson, summaryJson } from '../builders/summaries.js';
import { makeWorkspace, type Tree, type Workspace } from '../builders/workspace.js';
import { runProgram } from '../command-line/commands/program.js';
import { githubActions, renderPage } from '../render/page/github-page.js';
import { TRICKS } from '../render/page/tricks.js';
import { answers, type Behaviour, NOTED, refuses, startAnthropic } from '../servers/anthropic.js';
import { type JudgedRun, judge } from './judged-run.js';

const NAMES = ['title', 'summary', 'key_actions', 'outcome', 'aha_moments'] as const;

/** What a judge says, with the same words everywhere if there are words. */
function saying(score: number, words?: string): Behaviour {
  return answers({
    ...NOTED,
    facts: [
      { fact: words ?? 'which flag made the test fail', status: 'absent' },
      { fact: words ?? 'which file was changed', status: 'blurred' },
    ],
    dimensions: Object.fromEntries(
      NAMES.map((name) => [name, { reason: words ?? `The ${name.replace('_', ' ')} says most of it.`, score }]),
    ),
    rationale: words ?? 'It tells what was done and leaves out why.',
    overall: score,
    rewrite: summaryJson({ title: words ?? 'Fixed the login test', summary: words ?? 'The test waits for the form.' }),
  });
}

const SCREEN = { colour: false, width: 80 };

const golden = (name: string): Tree => ({
  [`golden-corpus/${name}/reference.json`]: referenceJson({}, { title: `Fixed the test of ${name}` }),
});

const TREE: Tree = {
  ...golden('agreed'),
  ...golden('doubted'),
  ...golden('failing'),
  ...golden('refused'),
  'candidates/agreed.json': summaryJson({ title: 'Fixed the test of agreed' }),
  'candidates/doubted.json': summaryJson({ title: 'Fixed the test of doubted' }),
  'candidates/failing.json': summaryJson({
    title: 'failing: something else',
    outcome: 'failed',
    key_actions: ['Slept'],
  }),
  'candidates/refused.json': summaryJson({ title: 'refused it all', outcome: 'failed', key_actions: ['Left'] }),
  'candidates/stranger.json': summaryJson({ title: 'a stranger' }),
};

const FLAGS = {
  'judge-mode': 'absolute',
  'judge-rewrite': 'true',
  'min-session': '0.9',
  'min-judge-overall': '0.3',
  'min-measured': '0.5',
  'report-formats': 'json,markdown',
};

async function judgedRun(words?: string): Promise<{ readonly run: JudgedRun; readonly workspace: Workspace }> {
  const api = await startAnthropic({
    answer: ({ user }) => {
      if (user.includes('refused')) return refuses();
      return saying(user.includes('doubted') ? 0.4 : user.includes('failing') ? 0.2 : 0.9, words);
    },
  });
  const workspace = makeWorkspace(TREE);
  return { run: await judge(workspace, api, FLAGS), workspace };
}

function commentOf(report: Report | undefined, longest?: number): string {
  if (report === undefined) throw new Error('no report');
  const context = {
    kind: 'pull-request',
    number: 7,
    headSha: 'a'.repeat(40),
    readOnly: false,
    repository: { owner: 'acme', repo: 'widgets' },
    serverUrl: 'https://github.example',
    runUrl: 'https://github.example/acme/widgets/actions/runs/99',
    runNumber: 42,
    attempt: 1,
  } as const;
  const options = { key: 'default', warnOnly: false, version: 'VERSION', isTracked: () => true };
  return renderComment(report, commentFrame(context, 'a'.repeat(40), options), longest);
}

/** Without what changes with every version, every word of a prompt and every port. */
function stable(text: string): string {
  return text
    .replace(/summary-gate \d+\.\d+\.\d+(?:-[\w.]+)?/g, 'summary-gate VERSION')
    .replace(/(corpus|settings) [0-9a-f]{12}/g, '$1 DIGEST')
    .replace(/\$(<\/span>|<span>&#36;<\/span>)?\d+\.\d{4}/g, '$COST')
    .replace(/(<span>&#36;<\/span>)\d\.\d{4}/g, '$1COST')
    .replace(/127\.0\.0\.1:\d+/g, '127.0.0.1:PORT');
}

/** UPDATE_GOLDEN=1 writes the pages anew; read the difference before committing it. */
function expectGolden(name: string, text: string): void {
  const golden = new URL(`../golden/${name}`, import.meta.url);
  if (process.env['UPDATE_GOLDEN'] === '1') writeFileSync(golden, stable(text));
  expect(stable(text)).toBe(readFileSync(golden, 'utf8'));
}

const pageOf = ({ root }: Workspace): string => readFileSync(join(root, 'summary-gate-report/report.md'), 'utf8');

describe('what the judge says of each session', () => {
  it('stands on every page as it was reviewed', async () => {
    const { run, workspace } = await judgedRun();
    expect(run.report?.sessions.map(({ status }) => status)).toEqual([
      'scored',
      'scored',
      'scored',
      'scored',
      'unreferenced',
    ]);
    expectGolden('judged.md', pageOf(workspace));
    expectGolden('comment-judged.md', commentOf(run.report));
    expectGolden('judged-terminal.txt', run.stdout);
    const explained = (await runProgram(['explain', 'failing'], workspace.root)).stdout;
    expectGolden('judged-explanation.txt', explained.slice(explained.indexOf('\njudge ') + 1));
  });

  it('is less in a smaller comment, and then nothing', async () => {
    const { run } = await judgedRun();
    const full = commentOf(run.report);
    const compact = commentOf(run.report, full.length - 1);
    const minimal = commentOf(run.report, compact.length - 1);
    expect(full).toContain('The title says most of it');
    expect(compact).not.toContain('The title says most of it');
    expect(compact).toContain('| | Judge | Rubric |');
    expect(minimal).not.toContain('| | Judge | Rubric |');
    expect(minimal.length).toBeLessThan(compact.length);
  });

  it('is told only of the candidate that it judged', async () => {
    const { workspace } = await judgedRun();
    const explain = async (name: string): Promise<unknown> =>
      JSON.parse((await runProgram(['explain', name, '--json'], workspace.root)).stdout).judge;
    expect(await explain('failing')).toMatchObject({ overall: 0.2, place: 'summary-gate-report/report.json' });
    workspace.files.write('candidates/failing.json', JSON.stringify(summaryJson({ title: 'Another one' })));
    expect(await explain('failing')).toBeNull();
    workspace.files.write('summary-gate-report/report.json', '{"sessions": [{"name": "doubted"}]}');
    expect(await explain('doubted')).toBeNull();
  });

  const tricks = Object.entries(TRICKS).filter(([, trick]) => trick.trim() !== '');
  /** What a judge says in the place of words; of a trick without a word it would be nothing. */
  const said = (trick: string): string => `${trick.slice(0, 200)}\nso`;
  /** The pages of a run as GitHub shows them. Dollar signs and commits stand in elements of ours. */
  const shown = (page: string, report: Report | undefined) =>
    [page, commentOf(report).replace(/<sub>.*<\/sub>/, '')].map(renderPage).map((one) => ({
      tags: one.tags.filter((tag) => tag !== '<code>' && tag !== '<span>'),
      actions: githubActions(one),
    }));
  const ACTS_IN_A_LOG = /[\u001b\u009b]|^\s*::|##\[/m;
  let plain: Awaited<ReturnType<typeof judgedRun>>;
  let plainPages: ReturnType<typeof shown>;
  beforeAll(async () => {
    plain = await judgedRun('words');
    plainPages = shown(pageOf(plain.workspace), plain.run.report);
  });

  it.each(tricks)('means nothing on a page: %s', async (_, trick) => {
    const text = JSON.stringify(plain.run.report, (__, value) => (value === 'words' ? said(trick) : value));
    expect(text.split(JSON.stringify(said(trick))).length).toBeGreaterThan(10);
    const report: Report = JSON.parse(text);
    expect(shown(renderMarkdown(report), report)).toEqual(plainPages);
    plain.workspace.files.write('summary-gate-report/report.json', text);
    const explained = (await runProgram(['explain', 'failing'], plain.workspace.root)).stdout;
    expect(explained).toMatch(/\bso\b/);
    for (const one of [renderTerminal(report, SCREEN), explained]) expect(one).not.toMatch(ACTS_IN_A_LOG);
  });

  // That an answer comes to the pages like this, whatever it says, shows with a few by day.
  it.each(ARE_RUNS_LONG ? tricks : tricks.filter((__, i) => i % 12 === 0))(
    'means nothing from the answer on: %s',
    async (_, trick) => {
      const { run, workspace } = await judgedRun(said(trick));
      expect(shown(pageOf(workspace), run.report)).toEqual(plainPages);
      const explained = (await runProgram(['explain', 'failing'], workspace.root)).stdout;
      for (const text of [run.stdout, explained]) expect(text).not.toMatch(ACTS_IN_A_LOG);
    },
  );
});
