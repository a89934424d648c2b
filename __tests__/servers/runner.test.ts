import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { NO_GATE } from '../builders/gates.js';
import { type Tree, writeTree } from '../builders/workspace.js';
import {
  deletedForkPullRequestEvent,
  dependabotEvent,
  forkPullRequestEvent,
  mergeGroupEvent,
  pullRequestEvent,
  pullRequestTargetEvent,
  pushEvent,
  scheduleEvent,
  workflowDispatchEvent,
  workflowRunEvent,
} from './events.js';
import { startGitHub } from './github.js';
import { readFileCommands } from './runner/file-commands.js';
import { readLog } from './runner/workflow-commands.js';
import { runAction } from './runner.js';
import { commitSha, forkPullRequest, MAIN_SHA } from './world.js';

const folders: string[] = [];

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** An action of one script, to look at what an action is given. */
function makeAction(script: string, inputs = ''): string {
  const folder = mkdtempSync(join(tmpdir(), 'action-'));
  folders.push(folder);
  const files: Tree = {
    'action.yml': `name: probe\ninputs:\n  plain:\n    default: as declared\n${inputs}runs:\n  using: node24\n  main: main.mjs\n`,
    'main.mjs': script,
  };
  writeTree(folder, files);
  return folder;
}

const SUMMARY = {
  title: 'Fix the login loop behind the proxy',
  summary: 'The app saw plain HTTP, so it withheld its Secure cookie. Trust proxy was switched on.',
  key_actions: ['Reproduced the loop with curl', 'Enabled trust proxy', 'Added a regression test'],
  outcome: 'success',
  aha_moments: [{ seq: 3, type: 'insight' }],
};

describe('the built action', () => {
  it('runs against the loopback GitHub', async () => {
    const github = await startGitHub();
    const files = {
      'golden-corpus/login/reference.json': { reference: SUMMARY },
      'candidates/login.json': { ...SUMMARY, title: '', key_actions: [], outcome: 'failed' },
    };
    const failing = await runAction({ ...pullRequestEvent(), files, github, inputs: { 'min-overall': '0.9' } });
    expect(failing).toMatchObject({ exitCode: 1, outputs: { verdict: 'fail' } });
    expect(failing.annotations).toContainEqual(
      expect.objectContaining({ level: 'error', message: failing.outputs['title'], form: '::' }),
    );
    const { workspace } = failing;
    const passing = await runAction({
      ...pullRequestEvent(),
      workspace,
      github,
      inputs: { ...NO_GATE, 'min-overall': '0.1' },
    });
    expect(passing).toMatchObject({ exitCode: 0, outputs: { verdict: 'pass' } });
    expect(passing.annotations.filter(({ level }) => level === 'error')).toEqual([]);
    await github.stop();
    expect(github.violations).toEqual([]);
  });

  it('is given only inputs that it declares', async () => {
    await expect(runAction({ inputs: { 'min-overal': '0.1' } })).rejects.toThrow('action.yml has no input min-overal');
    const { annotations } = await runAction({ inputs: { 'min-overal': '0.1' }, undeclaredInputs: 'passed on' });
    expect(annotations[0]).toMatchObject({ level: 'warning', message: expect.stringContaining("'min-overal'") });
  });
});

describe('an action', () => {
  const probe = `import { readFileSync } from 'node:fs';
    const event = JSON.parse(readFileSync(process.env.GITHUB_EVENT_PATH, 'utf8'));
    console.log(JSON.stringify({ env: process.env, event, cwd: process.cwd() }));`;

  it('gets the environment of a runner, and nothing of this process', async () => {
    process.env['LEAKED'] = 'yes';
    const github = await startGitHub({ enterprise: true });
    const expression = (member: string): string => `\${{ github.${member} }}`;
    const action = makeAction(
      probe,
      `  token:\n    default: ${expression('token')}\n  My Repo:\n    default: ${expression('repository')}\n  none: {}\n`,
    );
    const { log, workspace } = await runAction({ ...pullRequestEvent(), github, action, env: { EXTRA: '1' } });
    const { env, event, cwd } = JSON.parse(log);
    await github.stop();
    delete process.env['LEAKED'];
    expect(env).toMatchObject({
      CI: 'true',
      EXTRA: '1',
      INPUT_PLAIN: 'as declared',
      INPUT_TOKEN: github.token,
      INPUT_MY_REPO: 'acme/widgets',
      INPUT_NONE: '',
      GITHUB_ACTIONS: 'true',
      GITHUB_EVENT_NAME: 'pull_request',
      GITHUB_SHA: commitSha('merge of 7'),
      GITHUB_REF: 'refs/pull/7/merge',
      GITHUB_REF_NAME: '7/merge',
      GITHUB_HEAD_REF: 'shorter-summaries',
      GITHUB_BASE_REF: 'main',
      GITHUB_REPOSITORY: 'acme/widgets',
      GITHUB_REPOSITORY_ID: '1296269',
      GITHUB_REPOSITORY_OWNER: 'acme',
      GITHUB_RUN_ID: '1658821493',
      GITHUB_RUN_NUMBER: '42',
      GITHUB_RUN_ATTEMPT: '1',
      GITHUB_WORKFLOW: 'Summary gate',
      GITHUB_WORKFLOW_REF: 'acme/widgets/.github/workflows/summary-gate.yml@refs/pull/7/merge',
      GITHUB_JOB: 'gate',
      GITHUB_ACTOR: 'mona',
      GITHUB_API_URL: github.apiUrl,
      GITHUB_GRAPHQL_URL: github.graphqlUrl,
      GITHUB_SERVER_URL: github.serverUrl,
      GITHUB_WORKSPACE: workspace,
      RUNNER_OS: 'Linux',
    });
    expect(Object.keys(env)).not.toContain('LEAKED');
    expect(Object.keys(env)).not.toContain('GITHUB_TOKEN');
    expect(event.pull_request.head.sha).toBe(commitSha('head of 7'));
    expect(cwd).toBe(workspace);
  });

  it('answers by files, commands and its exit code', async () => {
    const action = makeAction(`import { appendFileSync } from 'node:fs';
      appendFileSync(process.env.GITHUB_OUTPUT, 'short=a=b\\nlong<<EOF\\none\\n\\ntwo\\nEOF\\n');
      appendFileSync(process.env.GITHUB_ENV, 'KEPT=1\\n');
      appendFileSync(process.env.GITHUB_STEP_SUMMARY, '# Hello\\n');
      console.log('::notice title=Look::here');
      console.error('::warning::there');
      console.log('plain');
      process.exitCode = 3;`);
    const run = await runAction({ ...pushEvent(), action });
    expect(run).toMatchObject({
      exitCode: 3,
      outputs: { short: 'a=b', long: 'one\n\ntwo' },
      exported: { KEPT: '1' },
      summary: '# Hello\n',
    });
    expect(run.printed.trim()).toBe('plain');
    expect(run.annotations.map(({ level }) => level).sort()).toEqual(['notice', 'warning']);
  });

  it('loses a summary of more than one MiB', async () => {
    const action = makeAction(`import { writeFileSync } from 'node:fs';
      writeFileSync(process.env.GITHUB_STEP_SUMMARY, 'x'.repeat(1024 * 1024 + Number(process.env.INPUT_PLAIN)));`);
    const kept = await runAction({ action, inputs: { plain: '0' } });
    expect([kept.summary.length, kept.annotations]).toEqual([1024 * 1024, []]);
    const lost = await runAction({ action, inputs: { plain: '1' } });
    expect([lost.summary, lost.annotations[0]?.message]).toEqual(['', expect.stringContaining('upload aborted')]);
  });

  it('is ended when it does not end', async () => {
    const action = makeAction('setInterval(() => {}, 1000);');
    await expect(runAction({ action, timeoutMs: 300 })).rejects.toThrow('did not end within 300 ms');
  });

  it('has no GitHub unless one is given', async () => {
    const action = makeAction(`await fetch(process.env.GITHUB_API_URL).catch(() => console.log('nobody'));`);
    expect((await runAction({ action })).printed).toContain('nobody');
  });
});

describe('readLog', () => {
  const annotationsOf = (log: string) => readLog(log, '/w/widgets').annotations;

  it.each<[string, string, object]>([
    ['a message', '::error::a%0Ab %25 %3A', { level: 'error', message: 'a\nb % %3A', form: '::' }],
    ['blanks before', '  \t::warning::x', { level: 'warning', message: 'x' }],
    [
      'properties',
      '::error file=a%2Cb.json,line=3,col=5,endColumn=7,title=Oh%3A no::x',
      { file: 'a,b.json', line: 3, col: 5, endColumn: 7, title: 'Oh: no' },
    ],
    ['any case', '::ERROR FILE=a,Line=1::x', { level: 'error', file: 'a', line: 1 }],
    ['the older form anywhere', 'said ##[error file=a;line=2]x%5D', { file: 'a', line: 2, message: 'x]', form: '##[' }],
    ['after a bare carriage return', 'progress\r::notice::x', { level: 'notice', message: 'x' }],
    ['a path below the workspace', '::error file=/w/widgets/c/a.json::x', { file: 'c/a.json' }],
    ['a path elsewhere', '::error file=/w/widgets2/a.json::x', { file: '/w/widgets2/a.json' }],
  ])('reads %s', (_, log, annotation) => {
    expect(annotationsOf(log)).toEqual([expect.objectContaining(annotation)]);
  });

  it.each(['text ::error::x', '::unknown::x', '::error file=a', '##[unknown]x', '##[error x', ':: error::x', ''])(
    'prints %j',
    (log) => {
      expect(readLog(log, '/work')).toEqual({ annotations: [], commands: [], printed: log });
    },
  );

  it.each<[string, object]>([
    ['line=3,endLine=2', {}],
    ['line=3,endLine=4,col=1', { line: 3, endLine: 4 }],
    ['col=1', {}],
    ['endLine=4', { line: 4, endLine: 4 }],
    ['line=3,col=5,endColumn=4', { line: 3 }],
    ['line=3,endLine=3,col=5', { line: 3, endLine: 3, col: 5 }],
    ['line=x', {}],
  ])('gives up what contradicts itself: %s', (properties, place) => {
    const [annotation] = annotationsOf(`::error ${properties}::x`);
    expect(annotation).toEqual({ level: 'error', message: 'x', dropped: false, form: '::', ...place });
  });

  it('drops what comes after ten of a level, and cuts long messages', () => {
    const many = annotationsOf(`${'::error::x\n'.repeat(11)}::notice::${'y'.repeat(5000)}`);
    expect(many.map(({ dropped }) => dropped)).toEqual([...Array(10).fill(false), true, false]);
    expect(many.at(-1)?.message).toHaveLength(4096);
  });

  it('obeys nothing between stop-commands and its token', () => {
    const { commands, printed } = readLog(
      '::stop-commands::T1\n::error::no\n##[T2]\n::t1::\n::add-mask::s3cret\n::error::yes',
      '/work',
    );
    expect(commands.map(({ name, data }) => [name, data])).toEqual([
      ['stop-commands', 'T1'],
      ['t1', ''],
      ['add-mask', 's3cret'],
      ['error', 'yes'],
    ]);
    expect(printed).toBe('::error::no\n##[T2]');
  });
});

describe('readFileCommands', () => {
  it.each<[string, object]>([
    ['', {}],
    ['a=1\n\nb=\n', { a: '1', b: '' }],
    ['a<<E\n1\n\nE\nb<<E\nE\n', { a: '1\n', b: '' }],
    ['a=x<<y\n', { a: 'x<<y' }],
  ])('reads %j', (text, values) => {
    expect(readFileCommands(text)).toEqual(values);
  });

  it.each(['nothing', 'a<<E\n1\n', 'a<<\n', '<<E\nE\n'])('refuses %j', (text) => {
    expect(() => readFileCommands(text)).toThrow('Invalid');
  });
});

describe('events', () => {
  it('tell where a pull request came from', () => {
    const sideOf = (event: Readonly<Record<string, unknown>>) => event['pull_request'];
    const [own, fork] = [pullRequestEvent(), forkPullRequestEvent()];
    expect(sideOf(own.event)).toMatchObject({ head: { repo: { id: 1296269 } }, base: { repo: { id: 1296269 } } });
    expect(sideOf(fork.event)).toMatchObject({ head: { repo: { id: 2741963, fork: true } } });
    expect(sideOf(deletedForkPullRequestEvent().event)).toMatchObject({ head: { repo: null } });
    expect(dependabotEvent()).toMatchObject({ actor: { login: 'dependabot[bot]' }, eventName: 'pull_request' });
    const target = pullRequestTargetEvent();
    expect(target).toMatchObject({
      sha: MAIN_SHA,
      ref: 'refs/heads/main',
      headRef: 'shorter-summaries',
      baseRef: 'main',
    });
  });

  it('name the commit that a run is about', () => {
    const group = mergeGroupEvent();
    expect(group.event).toMatchObject({ merge_group: { head_sha: group.sha, head_ref: group.ref } });
    const push = pushEvent();
    expect(push.event).toMatchObject({ after: push.sha, ref: push.ref });
    expect(workflowDispatchEvent({ pr: '7' }).event).toMatchObject({ inputs: { pr: '7' }, ref: 'refs/heads/main' });
    expect(scheduleEvent().event).not.toHaveProperty('sender');
    expect(workflowRunEvent().event).toMatchObject({ workflow_run: { pull_requests: [{ number: 7 }] } });
    const fork = workflowRunEvent(forkPullRequest());
    expect(fork.event).toMatchObject({
      workflow_run: { pull_requests: [], head_sha: fork.pull.head.sha, head_repository: { fork: true } },
    });
    expect(fork.sha).toBe(MAIN_SHA);
  });
});
