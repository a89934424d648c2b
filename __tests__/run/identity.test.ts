import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { identityOfWorkflow } from '../../src/adapters/github/run-identity.js';
import { identitySchema } from '../../src/inputs/run-identity.js';
import { headline } from '../../src/render/html/headline.js';
import { renderMarkdown } from '../../src/render/page/page.js';
import type { Report } from '../../src/report/schema.js';
import { identityOfRun } from '../../src/run/identity.js';
import { reportOf } from '../builders/runs.js';
import { referenceJson, summaryJson } from '../builders/summaries.js';
import { makeWorkspace } from '../builders/workspace.js';
import {
  mergeGroupEvent,
  pullRequestEvent,
  pushEvent,
  scheduleEvent,
  type Trigger,
  workflowRunEvent,
} from '../servers/events.js';
import { commitSha, MAIN_SHA } from '../servers/world.js';

const ENV = {
  GITHUB_REPOSITORY: 'acme/widgets',
  GITHUB_SERVER_URL: 'https://github.acme.example/',
  GITHUB_RUN_ID: '99',
  GITHUB_RUN_ATTEMPT: '2',
};
const OF_RUN = {
  repository: 'acme/widgets',
  server_url: 'https://github.acme.example',
  run_id: 99,
  run_attempt: 2,
};

function identityIn({ eventName, sha, event }: Trigger, pullRequest: number | null = null) {
  return identityOfWorkflow({ ...ENV, GITHUB_EVENT_NAME: eventName, GITHUB_SHA: sha }, event, pullRequest);
}

describe('what a run of a workflow says of itself', () => {
  const head = commitSha('head of 7');
  it.each<readonly [string, Trigger, object]>([
    ['a pull request', pullRequestEvent(), { pull_request: 7, commit: head, base_commit: MAIN_SHA }],
    ['a merge group', mergeGroupEvent(), { commit: commitSha('merge group of 7'), base_commit: MAIN_SHA }],
    ['a push', pushEvent(), { commit: MAIN_SHA, base_commit: expect.stringMatching(/^[0-9a-f]{40}$/) }],
    ['a schedule, which has no base', scheduleEvent(), { commit: MAIN_SHA }],
    ['a run after another', workflowRunEvent(), { pull_request: 7, commit: head, base_commit: MAIN_SHA }],
    [
      'a payload of another shape',
      { ...pullRequestEvent(), event: { pull_request: 7 } },
      { commit: expect.any(String) },
    ],
  ])('of %s', (_, trigger, wanted) => {
    expect(identityIn(trigger)).toEqual({ ...OF_RUN, ...wanted });
  });

  it('leaves out the commit of a pull request that only a setting names', () => {
    expect(identityIn(scheduleEvent(), 12)).toEqual({ ...OF_RUN, pull_request: 12 });
  });

  it('is what has its proper form, whatever the environment holds', () => {
    const text = fc.oneof(fc.string(), fc.constantFrom('a/b', '1', 'https://x', `${'a'.repeat(40)}`, '../..', '1e9'));
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...Object.keys(ENV), 'GITHUB_SHA'), text), fc.json(), (env, event) => {
        const found = identityOfWorkflow(env, JSON.parse(event), null);
        expect(found === undefined || identitySchema.safeParse(found).success).toBe(true);
      }),
    );
  });

  it.each([
    [{ GITHUB_REPOSITORY: 'acme/<b>' }, undefined],
    [{ GITHUB_REPOSITORY: '../..' }, undefined],
    [{ GITHUB_SERVER_URL: 'javascript:alert(1)//' }, undefined],
    [{ GITHUB_SERVER_URL: 'https://a.example/")' }, undefined],
    [{ GITHUB_SERVER_URL: '' }, undefined],
    [{ GITHUB_RUN_ID: '1/../../evil' }, 'https://github.acme.example'],
  ])('with %j links nowhere but to the server', (garbage, server) => {
    const found = identityOfWorkflow({ ...ENV, ...garbage }, {}, null);
    expect(found?.server_url).toBe(server);
    if ('GITHUB_RUN_ID' in garbage) expect(found?.run_id).toBeUndefined();
  });
});

describe('outside of a workflow', () => {
  const commit = () => {
    const { root } = makeWorkspace({ 'a.txt': 'a', 'sub/b.txt': 'b' });
    const git = (...args: readonly string[]): string =>
      execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@a.example', ...args], {
        cwd: root,
        encoding: 'utf8',
        stdio: 'pipe',
      });
    git('init', '-q');
    git('add', '.');
    git('commit', '-qm', 'one');
    return { root, git, sha: git('rev-parse', 'HEAD').trim() };
  };

  it('it is the commit that is checked out, with what is not committed', () => {
    const { root, sha } = commit();
    writeFileSync(join(root, 'candidate.json'), '{}');
    expect(identityOfRun(join(root, 'sub'), process.env, null)).toEqual({ commit: sha, uncommitted_changes: false });
    writeFileSync(join(root, 'a.txt'), 'another');
    expect(identityOfRun(root, process.env, null)).toEqual({ commit: sha, uncommitted_changes: true });
  });

  it('nothing runs that the repository names, and then nobody says whether it is changed', () => {
    const { root, git, sha } = commit();
    const ran = join(root, 'ran');
    git('config', 'filter.evil.clean', `touch ${ran}; cat`);
    git('config', 'core.fsmonitor', `touch ${ran}; false`);
    mkdirSync(join(root, '.git/info'), { recursive: true });
    writeFileSync(join(root, '.git/info/attributes'), '* filter=evil\n');
    writeFileSync(join(root, 'a.txt'), 'another');
    expect(identityOfRun(root, process.env, null)).toEqual({ commit: sha });
    expect(existsSync(ran)).toBe(false);
  });

  it('there is none without a repository, or before its first commit', () => {
    const { root } = makeWorkspace();
    expect(identityOfRun(root, process.env, null)).toBeUndefined();
    execFileSync('git', ['init', '-q'], { cwd: root });
    expect(identityOfRun(root, process.env, null)).toBeUndefined();
  });
});

describe('the pages', () => {
  const [sha, base] = ['a'.repeat(40), 'b'.repeat(40)];
  const page = async (identity: Report['identity']) => {
    const report = await reportOf(
      makeWorkspace({ 'golden-corpus/a/reference.json': referenceJson(), 'candidates/a.json': summaryJson() }),
    );
    const told = identity === undefined ? report : { ...report, identity };
    return { html: headline(told, []).toString(), markdown: renderMarkdown(told) };
  };

  it('name it with links to the server', async () => {
    const { html, markdown } = await page({ ...OF_RUN, pull_request: 7, commit: sha, base_commit: base });
    const home = 'https://github.acme.example/acme/widgets';
    for (const path of ['/pull/7', `/commit/${sha}`, `/commit/${base}`, '/actions/runs/99/attempts/2']) {
      expect(html).toContain(`href="${home}${path}"`);
      expect(markdown).toContain(`](${home}${path})`);
    }
    expect(html).toContain('(attempt 2)');
  });

  it('have no link where no server is known, and no line where nothing is', async () => {
    const { html, markdown } = await page({ commit: sha, uncommitted_changes: true });
    expect(html).toContain('commit <bdi>aaaaaaa</bdi> (with uncommitted changes)');
    expect(html + markdown).not.toContain('/commit/');
    const none = await page(undefined);
    expect(none.html).not.toContain('identity');
  });
});
