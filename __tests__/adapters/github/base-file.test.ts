import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { askForBytes, askForCommit, askForFile } from '../../../src/adapters/github/base-file.js';
import { TimeBudget } from '../../../src/adapters/github/time-budget.js';
import { LeapingTime } from '../../builders/leaping-time.js';
import { broken, denied, type FakeGitHub, missing, startGitHub } from '../../servers/github.js';
import { commitSha } from '../../servers/world.js';

const BASE = commitSha('the base');
const NEVER = commitSha('never pushed');
const WHERE = { owner: 'acme', repo: 'widgets' };

describe('a file of the base', () => {
  let github: FakeGitHub;
  beforeEach(async () => {
    github = await startGitHub();
    github.addFile(BASE, 'gate.yml', 'min-overall: 0.9\n');
    github.addFile(BASE, 'golden/a/reference.json', '{}');
  });
  afterEach(async () => {
    expect(github.violations).toEqual([]);
    await github.stop();
  });

  const ask = (path: string, commit = BASE, apiUrl: string | undefined = github.apiUrl) =>
    askForFile({ token: github.token, apiUrl }, WHERE, new TimeBudget(20, new LeapingTime()), { path, commit });
  const lookups = () => github.requestsTo('GET', /\/git\/commits\//).length;

  it('is read as it is', async () => {
    expect(await ask('gate.yml')).toEqual({ kind: 'text', text: 'min-overall: 0.9\n' });
    expect(lookups()).toBe(0);
  });

  it('is missing where GitHub has the commit without it', async () => {
    expect(await ask('other.yml')).toEqual({ kind: 'missing' });
    expect(lookups()).toBe(1);
  });

  it('is not known where GitHub does not have the commit, or does not show it', async () => {
    const reason = (commit: string) => `GitHub does not have the commit ${commit.slice(0, 7)}`;
    expect(await ask('gate.yml', NEVER)).toEqual({ kind: 'unreadable', reason: reason(NEVER) });
    github.fail({ path: /./, ...missing() });
    expect(await ask('gate.yml')).toEqual({ kind: 'unreadable', reason: reason(BASE) });
  });

  it('has its commit looked for once by who asks for many', async () => {
    const asked: string[] = [];
    const isThere = async (commit: string) => asked.push(commit) > 0;
    const access = { token: github.token, apiUrl: github.apiUrl };
    const read = await askForBytes(
      access,
      WHERE,
      new TimeBudget(20, new LeapingTime()),
      { path: 'x', commit: BASE },
      isThere,
    );
    expect([read, asked, lookups()]).toEqual([{ kind: 'missing' }, [BASE], 0]);
    expect(await askForCommit(access, WHERE, new TimeBudget(20, new LeapingTime()), BASE)).toBe(true);
    expect(await askForCommit(access, WHERE, new TimeBudget(20, new LeapingTime()), NEVER)).toBe(false);
  });

  it.each<readonly [string, () => Parameters<FakeGitHub['fail']>[0], RegExp]>([
    ['is refused', () => ({ path: /contents/, ...denied() }), /^reading a file of the base: status 403/],
    ['cannot be had', () => ({ path: /contents/, ...broken() }), /^reading a file of the base: /],
    [
      'is a page of a portal',
      () => ({ path: /contents/, status: 200, body: '<p>Log in</p>' }),
      /answers with a web page/,
    ],
  ])('is not known where it %s', async (_, failure, reason) => {
    github.fail(failure());
    expect(await ask('gate.yml')).toEqual({ kind: 'unreadable', reason: expect.stringMatching(reason) });
  });

  it('is none where a folder stands there, or GITHUB_API_URL is no address', async () => {
    expect(await ask('golden')).toEqual({ kind: 'unreadable', reason: 'it is no plain file there' });
    expect(await ask('gate.yml', BASE, 'nowhere')).toEqual({
      kind: 'unreadable',
      reason: expect.stringMatching(/^reading a file of the base: /),
    });
  });
});
