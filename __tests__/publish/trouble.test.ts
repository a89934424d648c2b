import { describe, expect, it } from '@jest/globals';
import { pullRequestEvent } from '../servers/events.js';
import {
  broken,
  denied,
  type FakeGitHub,
  missing,
  primaryRateLimit,
  secondaryRateLimit,
  startGitHub,
} from '../servers/github.js';
import { type ActionResult, runAction } from '../servers/runner.js';
import { GREEN, gitHub, MARKER, RED, writesTo } from './pull-request.js';

const COMMENTS = /\/issues\/7\/comments$/;
const WRITE = { method: 'POST', path: COMMENTS } as const;
const TOO_LONG = {
  status: 422,
  body: { message: 'Validation Failed: Body is too long (maximum is 65536 characters)' },
} as const;

/** A red run against a GitHub in trouble; its verdict must stand, and one notice must tell what is missing. */
async function redRun(disturb: (github: FakeGitHub) => void): Promise<{ result: ActionResult; github: FakeGitHub }> {
  const github = await startGitHub();
  disturb(github);
  const result = await runAction({ ...pullRequestEvent(), github, files: RED });
  await github.stop();
  expect(github.violations).toEqual([]);
  expect(result.exitCode).toBe(1);
  expect(result.outputs).toMatchObject({ verdict: 'fail', passed: 'false' });
  return { result, github };
}

describe('trouble with GitHub', () => {
  it.each<[string, (github: FakeGitHub) => void]>([
    ['403', (github) => github.fail({ ...WRITE, ...denied('issues=write; pull_requests=write') })],
    ['404', (github) => github.fail({ ...WRITE, ...missing() })],
    ['403 on reading', (github) => github.fail({ path: /./, ...denied() })],
    ['422', (github) => github.fail({ ...WRITE, ...TOO_LONG })],
    ['a long rate limit', (github) => github.fail({ path: COMMENTS, ...primaryRateLimit() })],
    ['a missing permission', (github) => github.allow({ comments: 'read' })],
  ])('%s changes no verdict, and a notice names the permission', async (_, disturb) => {
    const { result, github } = await redRun(disturb);
    expect(github.comments).toEqual([]);
    expect(result.outputs['comment-url']).toBe('');
    const notices = result.annotations.filter(({ level }) => level === 'notice');
    expect(notices).toHaveLength(1);
    expect(notices[0]?.message).toContain('pull-requests: write');
    expect(result.annotations.at(-1)).toMatchObject({ level: 'error', message: result.outputs['title'] });
  });

  it('without a token says which one to give', async () => {
    const github = await gitHub();
    const { annotations } = await runAction({
      ...pullRequestEvent(),
      github,
      files: GREEN,
      inputs: { 'github-token': '' },
    });
    expect(annotations[0]?.message).toContain('there is no token');
  });

  // Waiting is what takes the time here, so that all of them wait at once.
  it('that lasts is given up within 25 s, and trouble that passes is waited for', async () => {
    const start = performance.now();
    const seconds = (): number => (performance.now() - start) / 1000;
    const lasting = [
      (github: FakeGitHub) => void github.fail({ path: COMMENTS, delayMs: Number.POSITIVE_INFINITY }),
      (github: FakeGitHub) => void github.fail({ ...WRITE, status: 500, delayMs: Number.POSITIVE_INFINITY }),
      (github: FakeGitHub) => void github.fail({ path: /./, ...broken(500) }),
      (github: FakeGitHub) => void github.fail({ path: /./, close: true }),
      (github: FakeGitHub) => void github.fail({ ...WRITE, ...secondaryRateLimit(15) }),
    ].map(async (disturb) => {
      const { result, github } = await redRun(disturb);
      expect(seconds()).toBeLessThan(25);
      expect(github.comments).toEqual([]);
      const notices = result.annotations.filter(({ level }) => level === 'notice');
      expect(notices.map(({ message }) => message)).toEqual([expect.stringContaining('pull-requests: write')]);
    });
    const passing = [
      (github: FakeGitHub) => void github.fail({ path: COMMENTS, ...broken(502), times: 2 }),
      (github: FakeGitHub) => void github.fail({ ...WRITE, ...secondaryRateLimit(1, 429), times: 1 }),
      // The comment was made, but its answer was lost: a second one would stay for ever.
      (github: FakeGitHub) => void github.fail({ ...WRITE, close: true, applied: true, times: 1 }),
      (github: FakeGitHub) => void github.fail({ ...WRITE, close: true, times: 1 }),
      (github: FakeGitHub) => {
        const gone = github.addComment({ issue: 7, body: `${MARKER}\nold` });
        github.fail({ method: 'PATCH', path: /comments/, ...missing(), times: 1 });
        expect(gone.body).toContain('old');
      },
    ].map(async (disturb) => {
      const { result, github } = await redRun(disturb);
      expect(github.comments).toHaveLength(1);
      expect(github.comments[0]?.body).toContain('❌ Merging would');
      expect(result.outputs['comment-url']).toMatch(/#issuecomment-\d+$/);
    });
    await Promise.all([...lasting, ...passing]);
  }, 60_000);

  it('never makes a second comment where the first was deleted in between', async () => {
    const github = await gitHub();
    const { id } = github.addComment({ issue: 7, body: `${MARKER}\nold` });
    const failure = github.fail({ method: 'PATCH', path: new RegExp(`comments/${id}$`), ...missing() });
    github.deleteComment(id);
    await runAction({ ...pullRequestEvent(), github, files: GREEN });
    expect(failure.hits).toBe(0);
    expect(writesTo(github)).toEqual(['POST /issues/7/comments']);
  });
});
