import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { z } from 'zod';
import { readPage } from '../builders/pages.js';
import { referenceJson, summaryJson } from '../builders/summaries.js';
import { makeWorkspace, writeTree } from '../builders/workspace.js';
import { runProgram } from '../command-line/commands/program.js';
import { FakeGitLab, TOKEN } from '../servers/gitlab.js';
import { openShell, type Shell } from './shell.js';

/** The recipes of docs/other-ci.md: their lines in a shell, in a repository, with what the host would set. */

const { blocks } = readPage('docs/other-ci.md');
const block = (has: string): string => blocks.find(({ text }) => text.includes(has))?.text ?? '';

/** A repository in which the last commit made a summary worse. */
function repository(): Shell {
  return openShell({
    'golden-corpus/login/reference.json': referenceJson(),
    'candidates/login.json': summaryJson({ outcome: 'failed', title: '/close' }),
    'summarise-golden-sessions.sh': 'test -d golden-corpus\n',
    '.gitlab/summary-gate.mjs': block('writeNote'),
  });
}

describe('GitLab', () => {
  const job = z
    .strictObject({
      'summary-gate': z.strictObject({
        image: z.string(),
        rules: z.array(z.strictObject({ if: z.string() })),
        script: z.array(z.string()),
        after_script: z.array(z.string()),
        allow_failure: z.strictObject({ exit_codes: z.literal(3) }),
        artifacts: z.strictObject({
          when: z.literal('always'),
          paths: z.array(z.string()),
          reports: z.strictObject({ codequality: z.string(), junit: z.string() }),
        }),
      }),
    })
    .parse(parse(block('after_script')))['summary-gate'];

  let gitlab: FakeGitLab;
  beforeEach(async () => {
    await gitlab?.close();
    gitlab = await FakeGitLab.start();
  });
  afterAll(() => gitlab.close());

  const variables = (): Readonly<Record<string, string>> => ({
    CI_API_V4_URL: gitlab.url,
    CI_PROJECT_ID: '42',
    CI_JOB_NAME: 'summary-gate',
    CI_JOB_URL: 'https://gitlab.example/jobs/9',
    CI_MERGE_REQUEST_IID: '5',
    CI_MERGE_REQUEST_TARGET_BRANCH_NAME: 'release/1',
    SUMMARY_GATE_TOKEN: TOKEN,
  });
  const script = job.script.join('\n');
  const after = job.after_script.join('\n');

  it('takes the base from the target branch, leaves what it uploads, and keeps one note up to date', async () => {
    const base = makeWorkspace({
      'golden-corpus/login/reference.json': referenceJson(),
      'candidates/login.json': summaryJson(),
    });
    await runProgram(['--report-formats', 'json'], base.root);
    const report = readFileSync(join(base.root, 'summary-gate-report/report.json'), 'utf8');
    gitlab.artifacts.set('release/1 summary-gate summary-gate-report/report.json', report);
    const marker = '<!-- summary-gate -->';
    gitlab.notes.push(...[1, 2, 3, 4].map((id) => ({ id, author: { id: 1 }, body: `${marker} of a stranger` })));

    const shell = repository();
    expect(await shell.run(script, variables())).toEqual({ code: 0, out: '' });
    expect(shell.asked()).toEqual(expect.arrayContaining(['--baseline', 'base/report.json']));
    expect((await shell.gate()).exitCode).toBe(1);
    for (const path of [...job.artifacts.paths, ...Object.values(job.artifacts.reports)]) {
      expect(existsSync(join(shell.root, path))).toBe(true);
    }
    expect(await shell.run(after, variables())).toEqual({ code: 0, out: '' });
    writeTree(shell.root, { 'summary-gate-report/report.md': '# Mended\n\n /close\n/merge\n' });
    expect(await shell.run(after, variables())).toEqual({ code: 0, out: '' });
    expect(gitlab.notes.slice(0, 4).map(({ body }) => body)).toEqual(Array(4).fill(`${marker} of a stranger`));
    expect(gitlab.notes.slice(4)).toEqual([
      { id: 104, author: { id: 7 }, body: `${marker}\n# Mended\n\n \\/close\n\\/merge\n` },
    ]);
  });

  it('writes what the report says, in which no line is a command', async () => {
    const shell = repository();
    await shell.run(script, variables());
    expect(shell.asked()).not.toContain('--baseline');
    await shell.gate();
    await shell.run(after, variables());
    expect(gitlab.notes[0]?.body).toMatch(/^<!-- summary-gate -->\n# ❌ Fail - /);
    expect(gitlab.notes[0]?.body).not.toMatch(/^\s*\//m);
  });

  it.each<[string, Readonly<Record<string, string>>, number | undefined, RegExp, number]>([
    ['on the default branch', { CI_MERGE_REQUEST_IID: '' }, undefined, /no merge request/, 0],
    ['without a token', { SUMMARY_GATE_TOKEN: '' }, undefined, /neither base nor note/, 0],
    ['with a wrong token', { SUMMARY_GATE_TOKEN: 'x' }, undefined, /Not done: GET .*: 401/, 0],
    ['while GitLab is down', {}, 503, /Not done: GET .*: 503/, 0],
    ['without a report', {}, undefined, /Not done: GET .*: 404/, 1],
  ])('goes on %s', async (_, env, trouble, said, notes) => {
    gitlab.trouble = trouble;
    const shell = repository();
    const first = await shell.run(script, { ...variables(), ...env });
    const second = await shell.run(after, { ...variables(), ...env });
    expect([first.code, second.code]).toEqual([0, 0]);
    expect(first.out).toMatch(said);
    expect(shell.asked()).not.toContain('--baseline');
    expect(gitlab.notes).toHaveLength(notes);
    for (const { body } of gitlab.notes)
      expect(body).toContain('The gate could not run: [the log of the job](https://gitlab.example/jobs/9)');
  });

  it('ends as the gate does', async () => {
    expect((await repository().run(script, { ...variables(), GATE: '1' })).code).toBe(1);
  });
});

describe('Azure Pipelines', () => {
  const step = z.union([
    z.strictObject({ script: z.string(), displayName: z.string().optional(), condition: z.string().optional() }),
    z.strictObject({
      task: z.enum(['UseNode@1', 'DownloadPipelineArtifact@2', 'PublishTestResults@2']),
      displayName: z.string().optional(),
      condition: z.string().optional(),
      continueOnError: z.boolean().optional(),
      inputs: z.record(z.string(), z.unknown()),
    }),
    z.strictObject({ publish: z.string(), artifact: z.string(), condition: z.string() }),
  ]);
  const { steps } = z
    .strictObject({
      trigger: z.array(z.string()),
      pr: z.array(z.string()),
      pool: z.strictObject({ vmImage: z.string() }),
      steps: z.array(step),
    })
    .parse(parse(block('vmImage')));
  const scripts = steps.flatMap((one) => ('script' in one ? [one.script] : []));

  it.each([
    ['with a report of the base', true],
    ['without one', false],
  ])('gates %s, and shows page and cases', async (_, hasBase) => {
    const shell = repository();
    if (hasBase) {
      await runProgram(['--report-formats', 'json', '--report-dir', 'base'], shell.root);
    }
    const [install = '', summarise = '', run = '', show = ''] = scripts;
    expect((await shell.run(`${install}\n${summarise}\n${run}`, { GATE: '1' })).code).toBe(1);
    expect(shell.asked().includes('--baseline')).toBe(hasBase);
    expect((await shell.run(show)).out).toBe('');
    // What the base has failed by, too, is known.
    expect((await shell.gate()).exitCode).toBe(hasBase ? 0 : 1);
    const { out } = await shell.run(show);
    const [, shown = ''] = /^##vso\[task\.uploadsummary\](.+)\n$/.exec(out) ?? [];
    expect(existsSync(shown)).toBe(true);
    const results = steps.flatMap((one) => ('inputs' in one ? (one.inputs['testResultsFiles'] ?? []) : []));
    expect(results.map((path) => existsSync(join(shell.root, String(path))))).toEqual([true]);
  });

  it('keeps the report under the name by which it takes that of the base, whatever the verdict', () => {
    const [publish] = steps.flatMap((one) => ('publish' in one ? [one] : []));
    const [download] = steps.flatMap((one) => ('task' in one && one.task.startsWith('Download') ? [one.inputs] : []));
    expect(publish).toMatchObject({ artifact: download?.['artifact'], condition: 'succeededOrFailed()' });
    expect(download).toMatchObject({ path: 'base' });
  });
});

describe('Buildkite', () => {
  const { steps } = z
    .strictObject({
      steps: z.tuple([
        z.strictObject({
          label: z.string(),
          command: z.string(),
          artifact_paths: z.string(),
          soft_fail: z.tuple([z.strictObject({ exit_status: z.literal(3) })]),
        }),
      ]),
    })
    .parse(parse(block('buildkite-agent')));
  const [{ command }] = steps;

  it.each([
    ['0', 'success'],
    ['1', 'error'],
    ['2', 'warning'],
    ['3', 'warning'],
  ])('ends with exit code %s, and annotates the build as %s', async (GATE, style) => {
    // What is left after Buildkite has filled in its own variables: a single dollar would be gone.
    expect(command.replaceAll('$$', '')).not.toContain('$');
    const lines = command.replaceAll('$$', '$');
    const shell = repository();
    mkdirSync(join(shell.root, 'summary-gate-report'));
    expect((await shell.run(lines, { GATE })).code).toBe(Number(GATE));
    expect(() => shell.said('agent')).toThrow();
    await shell.gate();
    await shell.run(lines, { GATE });
    expect(shell.said('agent').trimEnd().split('\n')).toEqual([
      'annotate',
      '--context',
      'summary-gate',
      '--style',
      style,
    ]);
    expect(shell.said('annotation')).toMatch(/^# ❌ Fail - /);
  });
});

describe('Jenkins', () => {
  const file = block('agent { docker');

  it('runs its lines, and leaves what it archives', async () => {
    const lines = [...file.matchAll(/^ *sh '(.+)'$/gm)].map(([, line = '']) => line);
    const [, run = ''] = /sh\(returnStatus: true, script: '(.+)'\)/.exec(file) ?? [];
    const [, cases = ''] = /junit testResults: '([^']+)'/.exec(file) ?? [];
    const shell = repository();
    expect(lines).toHaveLength(2);
    expect(await shell.run([...lines, run].join('\n'))).toEqual({ code: 0, out: '' });
    expect((await shell.gate()).exitCode).toBe(1);
    expect(existsSync(join(shell.root, cases))).toBe(true);
    // Each brace that opens closes.
    expect(file.split('{')).toHaveLength(file.split('}').length);
  });
});

describe('pre-commit', () => {
  const { repos } = z
    .object({
      repos: z.tuple([
        z.object({
          hooks: z.tuple([
            z.object({
              entry: z.string(),
              files: z.string(),
              language: z.literal('system'),
              pass_filenames: z.literal(false),
            }),
          ]),
        }),
      ]),
    })
    .parse(parse(readPage('docs/recipes.md').blocks.find(({ text }) => text.includes('repos:'))?.text ?? ''));
  const [
    {
      hooks: [hook],
    },
  ] = repos;

  it('checks the corpus where a file of it changes', async () => {
    expect(new RegExp(hook.files).test('golden-corpus/login/reference.json')).toBe(true);
    expect(new RegExp(hook.files).test('src/login.ts')).toBe(false);
    const shell = repository();
    await shell.run(hook.entry);
    expect((await shell.gate()).exitCode).toBe(0);
    rmSync(join(shell.root, 'golden-corpus/login/reference.json'));
    expect((await shell.gate()).exitCode).toBe(1);
  });
});
