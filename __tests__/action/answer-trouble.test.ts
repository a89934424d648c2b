import { describe, expect, it } from '@jest/globals';
import { TimeBudget } from '../../src/adapters/github/time-budget.js';
import { LeapingTime } from '../builders/leaping-time.js';
import { until } from '../builders/until.js';
import { broken, denied, type FakeGitHub, primaryRateLimit, secondaryRateLimit } from '../servers/github.js';
import { commitSha, GITHUB_ACTIONS } from '../servers/world.js';
import { ACCEPT, commits, gate, HEAD, say, show, world } from './commenting.js';

const MOVED = commitSha('pushed since');

/** Holds the last look at the pull request before its branch moves, until somebody has done something. */
async function inTheWindow(github: FakeGitHub, happens: () => void): ReturnType<typeof say> {
  const trees = gate();
  const look = gate();
  const making = github.fail({ path: /\/git\/trees$/, times: 1, until: trees.held });
  const answered = say(github, ACCEPT);
  await until(() => making.hits > 0);
  const looking = github.fail({ method: 'GET', path: /\/pulls\/7$/, times: 1, until: look.held });
  trees.release();
  await until(() => looking.hits > 0);
  happens();
  look.release();
  return answered;
}

describe('a push in the last moment', () => {
  it('is never overwritten: the branch is moved without force, and the reply says what to do', async () => {
    const github = await world();
    github.addCommit(MOVED);
    const { exitCode, reply } = await inTheWindow(github, () => github.push(7, MOVED));
    const [moving] = github.requestsTo('PATCH', /\/git\/refs\//);
    expect(moving).toMatchObject({ body: { force: false }, status: 422 });
    const [made] = github.requestsTo('POST', /\/git\/commits$/);
    expect(made?.body).toMatchObject({ parents: [HEAD] });
    expect({ exitCode, head: github.headOf(7) }).toEqual({ exitCode: 0, head: MOVED });
    expect(reply).toContain('Nothing was committed');
    expect(reply).toContain('look at the new result, and comment again');
  });

  it.each([
    [409, 'Conflict'],
    [422, 'Update is not a fast forward'],
    [422, 'Reference does not exist'],
  ])('is one by status %d, %s', async (status, message) => {
    const github = await world();
    github.fail({ method: 'PATCH', path: /\/git\/refs\//, status, body: { message } });
    const { exitCode, reply } = await say(github, ACCEPT);
    expect({ exitCode, head: github.headOf(7) }).toEqual({ exitCode: 0, head: HEAD });
    expect(reply).toContain('look at the new result, and comment again');
  });
});

const quick = () => ({ timeBudget: new TimeBudget(90, new LeapingTime()) });

describe('GitHub in trouble', () => {
  it.each<[string, RegExp, ReturnType<typeof broken>]>([
    ['an error of the server while the commit is made', /\/git\/trees$/, broken()],
    ['an error of the server while the comment is read', /\/issues\/comments\/\d+$/, broken(503)],
    ['a secondary limit with the time to wait', /\/git\/trees$/, secondaryRateLimit(2)],
    ['a secondary limit as 429', /\/git\/commits$/, secondaryRateLimit(1, 429)],
    ['a secondary limit when the branch is to move', /\/git\/refs\//, secondaryRateLimit(1)],
    ['a primary limit that is over soon', /\/git\/trees$/, primaryRateLimit(3)],
  ])('is waited out: %s', async (_, path, failure) => {
    const github = await world();
    github.fail({ path, ...failure, times: 1 });
    const { exitCode, reply } = await say(github, ACCEPT, quick());
    expect(reply).toContain('Accepted for');
    expect({ exitCode, isMoved: github.headOf(7) !== HEAD }).toEqual({ exitCode: 0, isMoved: true });
  });

  it.each<[string, RegExp, ReturnType<typeof broken>, string]>([
    ['that lasts, before anything moves', /\/git\/trees$/, broken(), 'comment again in a while'],
    ['that lasts, while artifacts are looked for', /\/actions\/artifacts/, broken(), 'comment again in a while'],
    ['whose limit is used up for an hour', /\/git\/trees$/, primaryRateLimit(3_600), 'comment again in a while'],
    [
      'whose branch is protected',
      /\/git\/refs\//,
      {
        status: 422,
        body: { message: 'Repository rule violations found\n\nChanges must be made through a pull request.' },
      },
      'Changes must be made through a pull request',
    ],
    [
      'whose branch is protected, as it says it elsewhere',
      /\/git\/refs\//,
      { status: 403, body: { message: 'Protected branch update failed' } },
      'Protected branch update failed',
    ],
    [
      'whose repository is archived',
      /\/git\/trees$/,
      { status: 403, body: { message: 'Repository was archived so is read-only.' } },
      'archived so is read-only',
    ],
    ['whose token may not write', /\/git\/trees$/, denied('contents=write'), 'contents: write'],
  ])('is told, and nothing is committed: one %s', async (_, path, failure, why) => {
    const github = await world();
    github.fail({ path, ...failure });
    const { exitCode, reply = '', log } = await say(github, ACCEPT, quick());
    expect({ exitCode, head: github.headOf(7) }).toEqual({ exitCode: 2, head: HEAD });
    expect(reply).toContain('Nothing was committed');
    expect(reply.replaceAll('\\', '')).toContain(why);
    expect(reply).not.toContain('the next run');
    expect(log).not.toContain('    at ');
  });
});

describe('GitHub that answers nothing at all', () => {
  it.each([
    ['by its limit', primaryRateLimit(3_600), 'rate limit'],
    ['by its errors', broken(503), 'could not be reached in time'],
    ['by a token that has run out', { status: 401, body: { message: 'Bad credentials' } }, 'does not know this token'],
  ])('ends the run with what to do: %s', async (_, failure, why) => {
    const github = await world();
    github.fail({ path: /./, ...failure });
    const { exitCode, log, replies } = await say(github, ACCEPT, quick());
    expect({ exitCode, replies, head: github.headOf(7) }).toEqual({ exitCode: 2, replies: 0, head: HEAD });
    expect(log).toContain('the comment could not be answered');
    expect(log).toContain(why);
    expect(log).not.toMatch(/the next run|\n\s+at /);
  });
});

describe('comments with the mark of the gate by another workflow', () => {
  it.each<[string, (github: FakeGitHub) => void]>([
    [
      'beside the one of the gate, which is about an older commit',
      (github) => {
        github.push(7, MOVED);
        show(github, MOVED, { author: GITHUB_ACTIONS });
      },
    ],
    ['beside the one of the gate, about another commit', (github) => show(github, MOVED, { author: GITHUB_ACTIONS })],
    [
      'that says nothing of a commit',
      (github) => void github.addComment({ issue: 7, body: '<!-- summary-gate:default -->\n## ✅' }),
    ],
  ])('are no word on what was seen: %s', async (_, make) => {
    const github = await world();
    make(github);
    const { exitCode, reply } = await say(github, ACCEPT);
    expect({ exitCode, commits: commits(github) }).toEqual({ exitCode: 0, commits: [] });
    expect(reply).toContain('--commit');
  });
});
