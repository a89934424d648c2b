import { describe, expect, it } from '@jest/globals';
import { commentFrame } from '../../src/action/frame.js';
import { type RunContext, readRunContext } from '../../src/adapters/github/run-context.js';
import {
  deletedForkPullRequestEvent,
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
import { commitSha, forkPullRequest, MAIN_SHA } from '../servers/world.js';

const ENV = {
  GITHUB_REPOSITORY: 'acme/widgets',
  GITHUB_RUN_ID: '99',
  GITHUB_RUN_NUMBER: '42',
  GITHUB_RUN_ATTEMPT: '2',
};

function contextOf(trigger: Trigger, pullRequest: number | null = null): RunContext | undefined {
  const { eventName, sha, actor, event: payload } = trigger;
  const env = { ...ENV, GITHUB_EVENT_NAME: eventName, GITHUB_SHA: sha, GITHUB_ACTOR: actor.login };
  return readRunContext({ env, payload, pullRequest });
}

const headSha = commitSha('head of 7');

describe('the context of a run', () => {
  it.each<[string, Trigger, object]>([
    ['a pull request', pullRequestEvent(), { kind: 'pull-request', number: 7, headSha, readOnly: false }],
    ['one of a fork', forkPullRequestEvent(), { kind: 'pull-request', number: 7, readOnly: true }],
    ['one of a deleted fork', deletedForkPullRequestEvent(), { kind: 'pull-request', readOnly: true }],
    ['one of Dependabot', dependabotEvent(), { kind: 'pull-request', readOnly: true }],
    ['one of a fork with the token of the base', pullRequestTargetEvent(), { headSha, readOnly: false }],
    ['a merge group', mergeGroupEvent(), { kind: 'merge-group', headSha: commitSha('merge group of 7') }],
    ['a push', pushEvent(), { kind: 'commit', headSha: MAIN_SHA }],
    ['a schedule', scheduleEvent(), { kind: 'commit', headSha: MAIN_SHA }],
    ['a dispatch', workflowDispatchEvent(), { kind: 'commit', headSha: MAIN_SHA }],
    ['a run after another', workflowRunEvent(), { kind: 'pull-request', number: 7, headSha, readOnly: false }],
    [
      'a run after that of a fork',
      workflowRunEvent(forkPullRequest()),
      { kind: 'find-pull-request', headSha, headOwner: 'hubot', headBranch: 'shorter-summaries' },
    ],
    ['a payload of another shape', { ...pullRequestEvent(), event: { pull_request: 7 } }, { kind: 'commit' }],
  ])('is read from %s', (_, trigger, wanted) => {
    expect(contextOf(trigger)).toMatchObject({
      ...wanted,
      repository: { owner: 'acme', repo: 'widgets' },
      runUrl: 'https://github.com/acme/widgets/actions/runs/99',
      runNumber: 42,
      attempt: 2,
    });
  });

  const listed = (...pulls: readonly object[]): Trigger => {
    const trigger = workflowRunEvent();
    const run = Object(trigger.event['workflow_run']);
    return { ...trigger, event: { ...trigger.event, workflow_run: { ...run, pull_requests: pulls } } };
  };
  const entry = (number: number, sha: string, repo: number) => ({
    number,
    head: { sha },
    base: { repo: { id: repo } },
  });
  const here = Number(Object(workflowRunEvent().event['repository']).id);

  it.each<[string, Trigger, object]>([
    ['one in another repository', listed(entry(9, headSha, 1), entry(7, headSha, here)), { number: 7 }],
    ['one that has moved on', listed(entry(9, commitSha('newer'), here)), { kind: 'find-pull-request', headSha }],
    ['one that says no more than its number', listed({ number: 7 }), { kind: 'pull-request', number: 7 }],
  ])('of a run after another minds %s', (_, trigger, wanted) => {
    expect(contextOf(trigger)).toMatchObject(wanted);
  });

  it('of a run after that of a fork without an owner looks for no pull request', () => {
    const trigger = workflowRunEvent(forkPullRequest());
    const run = { ...Object(trigger.event['workflow_run']), head_repository: { owner: { login: '' } } };
    const context = contextOf({ ...trigger, event: { ...trigger.event, workflow_run: run } });
    expect(context).toMatchObject({ kind: 'commit', headSha });
  });

  it('is that of the pull request which the setting names', () => {
    expect(contextOf(workflowDispatchEvent(), 7)).toMatchObject({ kind: 'named-pull-request', number: 7 });
    expect(contextOf(pullRequestEvent(), 7)).toMatchObject({ kind: 'pull-request', number: 7 });
  });

  it('is nothing outside of GitHub Actions', () => {
    expect(readRunContext({ env: {}, payload: undefined, pullRequest: 7 })).toBeUndefined();
  });
});

describe('the frame of a comment', () => {
  it.each([
    ['candidates/login.json', 3, 'candidates/login.json#L3'],
    ['candidates/login.json', null, 'candidates/login.json'],
    ['a b/(c)*_~[d]#1?.json', 1, 'a%20b/%28c%29%2A%5F%7E%5Bd%5D%231%3F.json#L1'],
    ['untracked.json', 1, undefined],
    ['日'.repeat(300), 1, undefined],
    [`candidates/${['ghp', 'a1B2c3D4e5'.repeat(4)].join('_')}.json`, 1, undefined],
    ['a\\b c/ü\n日本 100%&x="<>.json', 2, 'a%5Cb%20c/%C3%BC%0A%E6%97%A5%E6%9C%AC%20100%25%26x%3D%22%3C%3E.json#L2'],
  ])('links %s at %s to its page at the head commit', (file, line, wanted) => {
    const context = contextOf(pullRequestEvent());
    if (context === undefined) throw new Error('no context');
    const options = {
      key: 'web',
      warnOnly: false,
      version: '1',
      isTracked: (path: string) => path !== 'untracked.json',
    };
    const frame = commentFrame(context, headSha, options);
    const page = `https://github.com/acme/widgets/blob/${headSha}/`;
    expect(frame.linkTo(file, line)).toBe(wanted === undefined ? undefined : `${page}${wanted}`);
    expect(frame.summaryUrl).toBe('https://github.com/acme/widgets/actions/runs/99/attempts/2');
    expect(frame.marker).toBe('<!-- summary-gate:web -->');
  });
});
