import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import {
  dependabotEvent,
  forkPullRequestEvent,
  mergeGroupEvent,
  pullRequestEvent,
  pullRequestTargetEvent,
  pushEvent,
  scheduleEvent,
  type Trigger,
  workflowDispatchEvent,
  workflowRunEvent,
} from '../servers/events.js';
import { FORK_PERMISSIONS } from '../servers/github.js';
import { runAction } from '../servers/runner.js';
import { commitSha, forkPullRequest, MONA, pullRequest } from '../servers/world.js';
import { BROKEN, GREEN, gitHub, MARKER, RED, SUMMARY, writesTo } from './pull-request.js';

/** Whose gates hold is asked where the checkout does not have it. */
const CONFIG_OF_BASE = '/repos/acme/widgets/contents/.github%2Fsummary-gate.yml';
/** Where the base has no such file, GitHub is asked whether it has the commit at all. */
const COMMIT_OF_BASE = `/repos/acme/widgets/git/commits/${pullRequest().base.sha}`;
/** As are golden sessions that a pull request takes out or changes: here the base has no folder of them to look into. */
const FILES_OF_BASE = `/repos/acme/widgets/git/trees/${pullRequest().base.sha}`;

describe('the comment of a pull request', () => {
  it('is made on the first push, turns green on the second, and is left alone by a rerun', async () => {
    const github = await gitHub();
    const first = pullRequestEvent(pullRequest({ head: { sha: commitSha('first') } }));
    const red = await runAction({ ...first, github, files: RED, runNumber: 1 });
    expect(red.exitCode).toBe(1);
    expect(red.outputs).toMatchObject({
      verdict: 'fail',
      'comment-url': expect.stringMatching(/pull\/7#issuecomment-\d+$/),
    });
    expect(github.comments).toHaveLength(1);
    const body = github.comments[0]?.body ?? '';
    expect(
      body.startsWith(
        `${MARKER}\n## ❌ Merging would break 4 gates: 2 sessions with an unusable or incomplete summary`,
      ),
    ).toBe(true);
    expect(body).toContain(commitSha('first').slice(0, 7));
    expect(body).toContain('run 1, attempt 1');

    const second = pullRequestEvent(pullRequest({ head: { sha: commitSha('second') } }));
    const green = await runAction({ ...second, github, files: GREEN, runNumber: 2 });
    expect(green.exitCode).toBe(0);
    expect(green.outputs['comment-url']).toBe(red.outputs['comment-url']);
    expect(github.comments).toHaveLength(1);
    expect(github.comments[0]?.body).toContain(
      '## ✅ Merging keeps session summaries within every gate: overall 1.000, needs 0.550',
    );
    const visible = github.comments[0]?.body.replace(/^Since the last push .*$|<!-- push .* -->$/gm, '');
    expect(visible).not.toContain(commitSha('first').slice(0, 7));

    const rerun = await runAction({ ...second, github, files: GREEN, runNumber: 2, runAttempt: 2 });
    expect(rerun.outputs['comment-url']).toBe(red.outputs['comment-url']);
    const late = await runAction({ ...first, github, files: RED, runNumber: 1, runAttempt: 1 });
    expect(late.exitCode).toBe(1);
    expect(late.printed).toContain('Comment left alone: made by a newer run');
    expect(writesTo(github)).toEqual(['POST /issues/7/comments', 'PATCH /issues/comments/ID']);
    expect(red.log).toContain(`::add-mask::${github.token}`);
    for (const { log, summary } of [red, green]) {
      expect(log.replace(`::add-mask::${github.token}`, '') + summary).not.toContain(github.token);
    }
  });

  it.each([
    ['and is written over', '', '❌'],
    [
      'and stays where it claims a newer run, which changes no verdict',
      '\n<!-- run:99.1 -->[run 99](x)<!-- /run -->',
      'Forged',
    ],
  ])('that a workflow of the repository forges counts as ours %s', async (_, claim, shown) => {
    const github = await gitHub();
    github.addComment({ issue: 7, body: `${MARKER}\n## ✅ Forged${claim}` });
    const { exitCode } = await runAction({ ...pullRequestEvent(), github, files: RED, runNumber: 2 });
    expect(exitCode).toBe(1);
    expect(github.comments.map(({ body }) => body.includes(shown))).toEqual([true]);
  });

  it('on-failure is made for a failure only, and then turns green', async () => {
    const github = await gitHub();
    const inputs = { comment: 'on-failure' };
    await runAction({ ...pullRequestEvent(), github, inputs, files: GREEN, runNumber: 1 });
    expect(github.comments).toHaveLength(0);
    await runAction({ ...pullRequestEvent(), github, inputs, files: RED, runNumber: 2 });
    await runAction({ ...pullRequestEvent(), github, inputs, files: GREEN, runNumber: 3 });
    expect(github.comments.map(({ body }) => body.includes('✅ Merging keeps'))).toEqual([true]);
  });

  it('never asks GitHub for nothing but the config file and the golden sessions of the base', async () => {
    const github = await gitHub();
    const { exitCode } = await runAction({ ...pullRequestEvent(), github, inputs: { comment: 'never' }, files: RED });
    expect(exitCode).toBe(1);
    expect(github.requests.map(({ path }) => path)).toEqual([CONFIG_OF_BASE, COMMIT_OF_BASE, FILES_OF_BASE]);
  });

  it('leaves alone what is not ours, what is hidden and what has another key, and finds ours on page 3', async () => {
    const github = await gitHub();
    const strangers = [
      github.addComment({ issue: 7, body: `${MARKER}\nforged`, author: MONA }),
      github.addComment({ issue: 7, body: `${MARKER}\nhidden`, minimized: true }),
      github.addComment({ issue: 7, body: '<!-- summary-gate:default2 -->\nanother gate' }),
      github.addComment({ issue: 7, body: `quoted\n${MARKER}` }),
    ].map((comment) => ({ comment, body: comment.body }));
    for (let i = 0; i < 205; i++) github.addComment({ issue: 7, body: `chat ${i}`, author: MONA });
    const old = github.addComment({ issue: 7, body: `${MARKER}\nolder` });
    const ours = github.addComment({ issue: 7, body: `${MARKER}\nold` });
    await runAction({ ...pullRequestEvent(), github, files: GREEN });
    expect(ours.body).toContain('✅ Merging keeps');
    expect(old.body).toBe(`${MARKER}\nolder`);
    for (const { comment, body } of strangers) expect(comment.body).toBe(body);
    expect(writesTo(github)).toEqual(['PATCH /issues/comments/ID']);
  });

  it('is made anew where the old one is hidden', async () => {
    const github = await gitHub();
    github.addComment({ issue: 7, body: `${MARKER}\nhidden`, minimized: true });
    await runAction({ ...pullRequestEvent(), github, files: GREEN, inputs: { 'comment-key': 'default' } });
    expect(writesTo(github)).toEqual(['POST /issues/7/comments']);
  });

  it('belongs to whoever the token belongs to', async () => {
    const app = { login: 'quality-gate[bot]', id: 77, type: 'Bot' } as const;
    const github = await gitHub({ viewer: app, graphqlViewer: { login: 'quality-gate' } });
    const theirs = github.addComment({
      issue: 7,
      body: `${MARKER}\nold`,
      author: { login: 'github-actions[bot]', id: 41898282, type: 'Bot' },
    });
    const ours = github.addComment({ issue: 7, body: `${MARKER}\nold` });
    await runAction({ ...pullRequestEvent(), github, files: GREEN });
    expect(theirs.body).toBe(`${MARKER}\nold`);
    expect(ours.body).toContain('✅');
  });

  it('of several gates stand beside each other', async () => {
    const github = await gitHub();
    await runAction({ ...pullRequestEvent(), github, files: GREEN, inputs: { 'comment-key': 'web' } });
    await runAction({ ...pullRequestEvent(), github, files: RED, inputs: { 'comment-key': 'api' } });
    expect(github.comments.map(({ body }) => body.split('\n')[0])).toEqual([
      '<!-- summary-gate:web -->',
      '<!-- summary-gate:api -->',
    ]);
  });

  it('links findings to the line at the head commit, where the file is part of it', async () => {
    const github = await gitHub();
    const { workspace } = await runAction({ ...pullRequestEvent(), github, files: RED, inputs: { comment: 'never' } });
    const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: workspace, stdio: 'pipe' });
    git('init', '-q');
    git('add', 'candidates/login.json');
    await runAction({ ...pullRequestEvent(), github, workspace, inputs: { 'min-session': '0.5' } });
    const body = github.comments[0]?.body ?? '';
    expect(body).toContain(`(https://github.com/acme/widgets/blob/${pullRequest().head.sha}/candidates/login.json#L`);
    expect(body).not.toContain(`/candidates/export.json#L`);
  });

  it('shows no credential, neither ours nor one that a candidate has', async () => {
    const github = await gitHub();
    // Put together here, so that no scanner takes this file for a leak.
    const leaked = ['ghp', 'a1B2c3D4e5'.repeat(4)].join('_');
    const actions = [`Ran it with ${leaked}`, `${'x'.repeat(150)} ${leaked}`];
    const files = {
      ...RED,
      'candidates/login.json': { ...SUMMARY, title: leaked, key_actions: actions, outcome: leaked },
      // Names and paths are text of the pull request, too.
      [`golden-corpus/${leaked}/reference.json`]: { reference: SUMMARY, gates: { min_overall: 1 } },
      [`candidates/${leaked}.json`]: { ...SUMMARY, title: '' },
      [`candidates/stray ${leaked}.json`]: SUMMARY,
    };
    const inputs = { 'report-formats': 'json, markdown', 'check-run': 'Summaries' };
    const { workspace } = await runAction({ ...pullRequestEvent(), files, inputs: { comment: 'never' } });
    const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: workspace, stdio: 'pipe' });
    git('init', '-q');
    git('add', 'candidates', 'golden-corpus');
    const { log, summary } = await runAction({ ...pullRequestEvent(), github, workspace, inputs });
    const report = (name: string) => readFileSync(join(workspace, 'summary-gate-report', name), 'utf8');
    const surfaces = [
      log.replace(`::add-mask::${github.token}`, ''),
      ...[summary, report('report.json'), report('report.md'), github.comments[0]?.body ?? ''],
      JSON.stringify(github.checkRuns),
    ];
    for (const surface of surfaces) {
      expect(surface).toMatch(/\*\*\*|(\\+\*){3}/);
      expect(surface).not.toContain(leaked.slice(0, 10));
      expect(surface).not.toContain(github.token);
    }
  });

  it('says that the gate could not run where there is a comment, and is not made for that', async () => {
    const github = await gitHub();
    const none = await runAction({ ...pullRequestEvent(), github, files: BROKEN });
    expect(none.exitCode).toBe(2);
    expect(github.comments).toHaveLength(0);
    expect(none.outputs).toMatchObject({ verdict: 'error', 'comment-url': '' });
    expect(none.summary).toContain('# ⚠️ The gate could not run: 4 problems with its input');
    expect(none.annotations[0]).toMatchObject({ level: 'error', file: 'golden-corpus/login/reference.json', line: 1 });

    await runAction({ ...pullRequestEvent(), github, files: GREEN, runNumber: 2 });
    const error = await runAction({ ...pullRequestEvent(), github, files: BROKEN, runNumber: 3 });
    expect(error.exitCode).toBe(2);
    expect(github.comments).toHaveLength(1);
    expect(github.comments[0]?.body).toContain(`${MARKER}\n## ⚠️ The gate could not run: 4 problems with its input`);
    expect(error.outputs['comment-url']).toMatch(/#issuecomment-\d+$/);

    const lost = await runAction({
      ...pullRequestEvent(),
      github,
      runNumber: 4,
      inputs: { 'working-directory': 'nowhere' },
    });
    expect(lost.exitCode).toBe(2);
    expect(github.comments[0]?.body).toContain('working-directory');
  });
});

describe('an event without a pull request', () => {
  it.each<[string, Trigger]>([
    ['push', pushEvent()],
    ['merge_group', mergeGroupEvent()],
    ['schedule', scheduleEvent()],
    ['workflow_dispatch', workflowDispatchEvent()],
  ])('%s has its result in outputs and summary, and asks GitHub for no more than it needs', async (name, trigger) => {
    const github = await gitHub();
    const { exitCode, outputs, summary, annotations } = await runAction({ ...trigger, github, files: RED });
    expect(exitCode).toBe(1);
    expect(outputs).toMatchObject({ verdict: 'fail', 'comment-url': '' });
    expect(summary).toContain('# ❌ Fail');
    // What is in a merge queue has a base as well.
    expect(github.requests.map(({ path }) => path)).toEqual(
      name === 'merge_group' ? [CONFIG_OF_BASE, COMMIT_OF_BASE, FILES_OF_BASE] : [],
    );
    expect(annotations.filter(({ level }) => level === 'notice')).toEqual([]);
  });

  it('comments on the pull request that the setting names', async () => {
    const github = await gitHub();
    await runAction({ ...workflowDispatchEvent(), github, files: GREEN, inputs: { 'pull-request': '7' } });
    expect(github.comments[0]?.body).toContain(pullRequest().head.sha);
  });
});

describe('pull requests of others', () => {
  it.each<[string, Trigger]>([
    ['a fork', forkPullRequestEvent()],
    ['Dependabot', dependabotEvent()],
  ])('of %s get a notice where the token is read-only', async (_, trigger) => {
    const github = await gitHub({ pulls: [forkPullRequest()], permissions: FORK_PERMISSIONS });
    const { exitCode, annotations } = await runAction({ ...trigger, github, files: GREEN });
    expect(exitCode).toBe(0);
    expect(github.comments).toEqual([]);
    expect(annotations).toEqual([
      expect.objectContaining({ level: 'notice', message: expect.stringMatching(/forks.*pull-requests: write/) }),
    ]);
  });

  it.each<[string, Trigger]>([
    ['a fork of a private repository that lets them write', forkPullRequestEvent()],
    ['Dependabot where the workflow asks for the permission', dependabotEvent()],
  ])('of %s are commented', async (_, trigger) => {
    const github = await gitHub({ pulls: [forkPullRequest()] });
    const { outputs } = await runAction({ ...trigger, github, files: GREEN });
    expect(outputs['comment-url']).toMatch(/pull\/7#issuecomment-\d+$/);
  });

  it.each<[string, Trigger]>([
    ['pull_request_target', pullRequestTargetEvent()],
    ['workflow_run, found by its head', workflowRunEvent(forkPullRequest())],
    ['workflow_run', workflowRunEvent()],
  ])('are commented on %s', async (_, trigger) => {
    const fromFork = trigger.actor.login !== MONA.login;
    const github = await gitHub({ pulls: [fromFork ? forkPullRequest() : pullRequest()] });
    const { outputs } = await runAction({ ...trigger, github, files: GREEN });
    expect(outputs['comment-url']).toMatch(/pull\/7#issuecomment-\d+$/);
    expect(github.comments[0]?.body).toContain(pullRequest().head.sha.slice(0, 7));
  });

  it('are left alone when their head has moved on', async () => {
    const github = await gitHub({ pulls: [forkPullRequest({ head: { sha: commitSha('newer') } })] });
    const { printed } = await runAction({ ...workflowRunEvent(forkPullRequest()), github, files: GREEN });
    expect(github.comments).toEqual([]);
    expect(printed).toContain('Comment left alone: no open pull request has the head of this run');
  });
});

describe('an enterprise server', () => {
  it('is asked below its own base, and linked to', async () => {
    const github = await gitHub({ enterprise: true });
    const { outputs } = await runAction({ ...pullRequestEvent(), github, files: GREEN });
    expect(outputs['comment-url']).toContain(github.serverUrl);
    expect(github.comments[0]?.body).toContain(`](${github.serverUrl}/acme/widgets/commit/`);
  });
});
