import { describe, expect, it } from '@jest/globals';
import { answerComment } from '../../src/action/answer/answer-comment.js';
import { TimeBudget } from '../../src/adapters/github/time-budget.js';
import { LeapingTime } from '../builders/leaping-time.js';
import { type Flags, settingsOf } from '../builders/runs.js';
import { makeWorkspace } from '../builders/workspace.js';
import { issueCommentEvent } from '../servers/events.js';
import { pullRequest } from '../servers/world.js';
import { ACCEPT, commits, say, world } from './commenting.js';

describe('what is no comment on a pull request', () => {
  const NOBODY = 'http://127.0.0.1:9';

  function answered(env: Readonly<Record<string, string>>, flags: Flags = { 'github-token': 'x' }) {
    const { event } = issueCommentEvent({ comment: { id: 1, body: 'hello', author: undefined } as never });
    const workspace = makeWorkspace({ 'event.json': event, 'none.json': '{}' });
    const run = { inputs: new Map(), settings: settingsOf(workspace, flags), folder: '.', ports: {} } as never;
    const given = {
      ...{ GITHUB_EVENT_NAME: 'issue_comment', GITHUB_REPOSITORY: 'acme/widgets', GITHUB_API_URL: NOBODY, ...env },
      GITHUB_EVENT_PATH: `${workspace.root}/${env['GITHUB_EVENT_PATH'] ?? 'event.json'}`,
    };
    return answerComment(run, { env: given } as never, new TimeBudget(20, new LeapingTime()));
  }

  it.each<[string, Readonly<Record<string, string>>, Flags | undefined, string]>([
    ['another event', { GITHUB_EVENT_NAME: 'push' }, undefined, 'is for workflows that run on issue_comment'],
    ['no repository', { GITHUB_REPOSITORY: 'widgets' }, undefined, 'GITHUB_REPOSITORY does not say which repository'],
    ['no comment', { GITHUB_EVENT_PATH: 'none.json' }, undefined, 'GITHUB_EVENT_PATH names no file with an event of a'],
    ['no token', {}, {}, 'answer-comments needs github-token, with the permissions contents: write, pull-requests'],
    ['a wrong setting', {}, { 'min-overall': 'x' }, 'min-overall'],
  ])('is not answered but refused: %s', async (_, env, flags, message) => {
    await expect(answered(env, flags)).rejects.toMatchObject({
      problems: [{ message: expect.stringContaining(message) }],
    });
  });
});

describe('a command', () => {
  it.each([
    [ACCEPT, 'Accept 1 summary beside the reference'],
    ['/summary-gate accept login export', 'Accept 2 summaries beside the reference'],
    ['/summary-gate reject login --because "no"', 'Keep 1 summary that a person rejected'],
  ])('is carried out by a commit that says so: %s', async (command, title) => {
    const github = await world();
    const { reply } = await say(github, command);
    expect(github.messageOf(github.headOf(7))).toMatch(new RegExp(`^${title}\n\n`));
    expect(reply).toContain(github.headOf(7).slice(0, 7));
  });

  it('is not carried out on the default branch', async () => {
    const { head } = pullRequest();
    const github = await world({ pulls: [pullRequest({ head: { ref: 'main' } })] });
    const { reply } = await say(github, `${ACCEPT} --commit ${head.sha}`);
    expect(reply).toContain('the branch of this pull request is the default branch');
    expect(commits(github)).toEqual([]);
  });

  it.each(['looks good', 'see /summary-gate accept login'])('is none in other words: %s', async (words) => {
    const github = await world();
    expect(await say(github, words)).toMatchObject({
      exitCode: 0,
      replies: 0,
      log: expect.stringContaining('no command'),
    });
    expect(commits(github)).toEqual([]);
  });
});
