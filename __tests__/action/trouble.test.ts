import { describe, expect, it } from '@jest/globals';
import { TimeBudget } from '../../src/adapters/github/time-budget.js';
import { LeapingTime } from '../builders/leaping-time.js';
import { until } from '../builders/until.js';
import type { Tree } from '../builders/workspace.js';
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
import { type ActionResult, type RunOptions, runAction } from '../servers/runner.js';
import { GREEN, gitHub, MARKER, RED, writesTo } from './pull-request.js';

const COMMENTS = /\/issues\/7\/comments$/;
const WRITE = { method: 'POST', path: COMMENTS } as const;
const TOO_LONG = {
  status: 422,
  body: { message: 'Validation Failed: Body is too long (maximum is 65536 characters)' },
} as const;

const PAGE = '<!DOCTYPE html><p>Please log in</p>'.repeat(10);

/** What a run waits for GitHub, in seconds. */
const TIME_BUDGET_SECONDS = 20;

/** A red run against a GitHub in trouble; its verdict must stand, and one notice must tell what is missing. */
async function redRun(
  disturb: (github: FakeGitHub) => unknown,
  options: Pick<RunOptions, 'env' | 'process' | 'timeBudget'> = {},
): Promise<{ result: ActionResult; github: FakeGitHub }> {
  const github = await startGitHub();
  disturb(github);
  const result = await runAction({ ...pullRequestEvent(), github, files: RED, ...options });
  await github.stop();
  expect(github.violations).toEqual([]);
  expect(github.mostConcurrent).toBeLessThanOrEqual(1);
  expect(result.exitCode).toBe(1);
  expect(result.outputs).toMatchObject({ verdict: 'fail', passed: 'false' });
  return { result, github };
}

describe('trouble with GitHub', () => {
  it.each<[string, (github: FakeGitHub) => void]>([
    ['403', (github) => github.fail({ ...WRITE, ...denied('issues=write; pull_requests=write') })],
    ['404', (github) => github.fail({ ...WRITE, ...missing() })],
    ['403 on reading', (github) => github.fail({ path: /./, ...denied() })],
    ['401', (github) => github.fail({ path: /./, status: 401, body: { message: 'Bad credentials' } })],
    ['410', (github) => github.fail({ ...WRITE, status: 410, body: { message: 'Gone' } })],
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

  it.each<[string, (github: FakeGitHub) => void, string]>([
    ['422', (github) => github.fail({ ...WRITE, ...TOO_LONG }), 'too long for GitHub; the summary of the run'],
    ['a long rate limit', (github) => github.fail({ path: COMMENTS, ...primaryRateLimit() }), 'rate limit is used up'],
    ['a throttle for an hour', (github) => github.fail({ ...WRITE, ...secondaryRateLimit(3600) }), 'rate limit'],
    ['a throttle without a time', (github) => github.fail({ ...WRITE, ...secondaryRateLimit() }), 'rate limit'],
    ['451', (github) => github.fail({ ...WRITE, status: 451, body: { message: 'DMCA' } }), 'status 451 (DMCA)'],
    [
      'an archived repository',
      (github) => github.fail({ ...WRITE, status: 422, body: { message: 'Repository was archived' } }),
      'status 422 (Repository was archived): GitHub refused it',
    ],
    [
      'hostile words',
      (github) => github.fail({ ...WRITE, status: 422, body: { message: 'x\n::error::forged ##[error]y' } }),
      'x ::error::forged ##\u200b[error]y',
    ],
  ])('%s changes no verdict, is not waited for, and blames no permission', async (_, disturb, wanted) => {
    const time = new LeapingTime();
    const { result, github } = await redRun(disturb, { timeBudget: new TimeBudget(TIME_BUDGET_SECONDS, time) });
    expect(time.slept).toEqual([]);
    expect(github.comments).toEqual([]);
    const [message, ...others] = result.annotations.flatMap(({ level, message }) =>
      level === 'notice' ? message : [],
    );
    expect(others).toEqual([]);
    expect(message).toContain(wanted);
    expect(message).not.toContain('permission');
  });

  it.each([
    ['moved', 301, 'GET'],
    ['moved for now', 307, 'GET'],
    ['moved for good', 308, 'POST'],
    ['moved for now', 307, 'POST'],
  ])('that has %s (%s) is followed for %s', async (_, status, method) => {
    const github = await gitHub();
    const location = `${github.apiUrl}/repositories/${github.repository.id}/issues/7/comments`;
    github.fail({ method, path: COMMENTS, status, headers: { location }, times: 1 });
    const { exitCode, outputs } = await runAction({ ...pullRequestEvent(), github, files: GREEN });
    expect(exitCode).toBe(0);
    expect(outputs['comment-url']).toMatch(/#issuecomment-\d+$/);
    expect(github.comments).toHaveLength(1);
  });

  it('sends the token nowhere else, whoever asks for it', async () => {
    const github = await gitHub();
    const stranger = await startGitHub();
    github.fail({ path: COMMENTS, status: 307, headers: { location: stranger.apiUrl } });
    const { exitCode } = await runAction({ ...pullRequestEvent(), github, files: GREEN });
    expect(exitCode).toBe(0);
    expect(stranger.requests.filter(({ headers }) => headers['authorization'] !== undefined)).toEqual([]);
    await stranger.stop();
    stranger.takeViolations();
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

  it.each([
    [
      'no variable of the run',
      { GITHUB_RUN_ID: '', GITHUB_RUN_NUMBER: '', GITHUB_RUN_ATTEMPT: '', GITHUB_SERVER_URL: '' },
    ],
    ['no repository', { GITHUB_REPOSITORY: '' }],
    ['half a repository', { GITHUB_REPOSITORY: 'acme' }],
    ['no event', { GITHUB_EVENT_PATH: '' }],
    ['an event that is not there', { GITHUB_EVENT_PATH: '/nowhere/event.json' }],
    ['an event that is a folder', { GITHUB_EVENT_PATH: '/' }],
    ['no name of the event', { GITHUB_EVENT_NAME: '' }],
    ['no address of the API', { GITHUB_API_URL: 'not an address' }],
    ['no file for the summary', { GITHUB_STEP_SUMMARY: '/nowhere/summary' }],
  ])('keeps its verdict with %s', async (_, env) => {
    const { result } = await redRun(() => undefined, { env });
    expect(result.log).not.toMatch(/\n\s+at |defect/);
  });

  it.each<[string, (github: FakeGitHub, time: LeapingTime) => unknown, Readonly<Record<string, string>>?]>([
    // What a proxy says with status 200, and answers of another shape, are none.
    ['a page of a proxy', (github) => github.fail({ path: /./, status: 200, body: PAGE })],
    ['an answer of another shape', (github) => github.fail({ path: COMMENTS, status: 200, body: { comments: [] } })],
    ['silence', (github, time) => time.leapAt(github.fail({ path: COMMENTS, delayMs: Number.POSITIVE_INFINITY }))],
    [
      'silence after writing',
      (github, time) => time.leapAt(github.fail({ ...WRITE, status: 500, delayMs: Number.POSITIVE_INFINITY })),
    ],
    ['an error of the server', (github) => github.fail({ path: /./, ...broken(500) })],
    ['a cut connection', (github) => github.fail({ path: /./, close: true })],
    ['a throttle', (github) => github.fail({ ...WRITE, ...secondaryRateLimit(15) })],
    ['a server that is not there', () => undefined, { GITHUB_API_URL: 'http://127.0.0.1:9' }],
    ['a name that is not there', () => undefined, { GITHUB_API_URL: 'http://github.invalid' }],
  ])('that lasts is given up within its 20 s: %s', async (_, disturb, env = {}) => {
    const time = new LeapingTime();
    const { result, github } = await redRun((github) => disturb(github, time), {
      env,
      timeBudget: new TimeBudget(TIME_BUDGET_SECONDS, time),
    });
    // Some trouble is known at once, and none is waited for beyond that.
    expect(time.passed).toBeLessThanOrEqual(TIME_BUDGET_SECONDS * 1000);
    expect(result.log).not.toMatch(/\n\s+at |defect/);
    expect(github.comments).toEqual([]);
    const notices = result.annotations.filter(({ level }) => level === 'notice');
    expect(notices).toHaveLength(1);
    expect(notices[0]?.message).toMatch(/could not be reached in time|rate limit is used up/);
    expect(notices[0]?.message).not.toContain('permission');
  });

  it.each<[string, readonly number[], (github: FakeGitHub) => void]>([
    ['an error of the server', [1000, 2000], (github) => github.fail({ path: COMMENTS, ...broken(502), times: 2 })],
    ['a throttle', [1000], (github) => github.fail({ ...WRITE, ...secondaryRateLimit(1, 429), times: 1 })],
    // The comment was made, but its answer was lost: a second one would stay for ever.
    ['a lost answer', [], (github) => github.fail({ ...WRITE, close: true, applied: true, times: 1 })],
    ['a cut connection', [], (github) => github.fail({ ...WRITE, close: true, times: 1 })],
    [
      'a page instead of the answer',
      [],
      (github) => github.fail({ ...WRITE, status: 200, body: PAGE, applied: true, times: 1 }),
    ],
    ['a page', [1000], (github) => github.fail({ method: 'GET', path: COMMENTS, status: 200, body: PAGE, times: 1 })],
    [
      'a comment that is gone',
      [],
      (github) => {
        github.addComment({ issue: 7, body: `${MARKER}\nold` });
        github.fail({ method: 'PATCH', path: /comments/, ...missing(), times: 1 });
      },
    ],
  ])('that passes is waited for: %s', async (_, pauses, disturb) => {
    const time = new LeapingTime();
    const { result, github } = await redRun(disturb, { timeBudget: new TimeBudget(TIME_BUDGET_SECONDS, time) });
    expect(time.slept).toEqual(pauses);
    expect(github.comments).toHaveLength(1);
    expect(github.comments[0]?.body).toContain('❌ Merging would');
    expect(result.outputs['comment-url']).toMatch(/#issuecomment-\d+$/);
  });

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

describe('two runs at once', () => {
  it.each(['older', 'newer'])(
    'leave one comment, the newer result, where the %s is the last to write',
    async (last) => {
      const github = await startGitHub();
      const sent = (method: string): number =>
        github.requests.filter((request) => request.method === method && COMMENTS.test(request.path)).length;
      const answered = (method: string): boolean =>
        github.requests.some((request) => request.method === method && request.status !== undefined);
      // Both have looked before either writes, and the second one looks no further until the first one has written.
      github.fail({ method: 'GET', path: COMMENTS, until: until(() => sent('GET') === 2), times: 1 });
      github.fail({ method: 'GET', path: COMMENTS, until: until(() => answered('POST')), times: 1 });
      const run = (runNumber: number, files: Tree) => runAction({ ...pullRequestEvent(), github, files, runNumber });
      const red = () => run(1, RED);
      const green = () => run(2, GREEN);
      const first = last === 'older' ? green() : red();
      await until(() => sent('GET') === 1);
      const second = last === 'older' ? red() : green();
      const exitCodes = (await Promise.all([first, second])).map(({ exitCode }) => exitCode);
      await github.stop();
      expect(github.violations).toEqual([]);
      expect(github.comments).toHaveLength(2);
      const marked = github.comments.filter(({ body }) => body.startsWith(MARKER));
      expect(marked.map(({ body }) => body.includes('✅ Merging keeps'))).toEqual([true]);
      const other = github.comments.find(({ body }) => !body.startsWith(MARKER));
      expect(other?.body).toMatch(/^Superseded: .*#issuecomment-\d+\)/);
      expect(exitCodes).toEqual(last === 'older' ? [0, 1] : [1, 0]);
    },
  );
});
