import { describe, expect, it } from '@jest/globals';
import { TimeBudget } from '../../src/adapters/github/time-budget.js';
import { casesAtOnce } from '../builders/at-once.js';
import { LeapingTime } from '../builders/leaping-time.js';
import { readPage } from '../builders/pages.js';
import {
  forkPullRequestEvent,
  pullRequestEvent,
  pushEvent,
  type Trigger,
  workflowRunEvent,
} from '../servers/events.js';
import { denied, type FakeGitHub, type GitHubOptions, primaryRateLimit } from '../servers/github.js';
import { type RunOptions, runAction } from '../servers/runner.js';
import { commitSha, forkPullRequest, MAIN_SHA, pullRequest } from '../servers/world.js';
import { GREEN, gitHub } from './pull-request.js';

/** What docs/troubleshooting.md quotes of GitHub's troubles, made by running into each of them. */

const page = readPage('docs/troubleshooting.md').text;

/** The quotes of the first column of a table of the page, below a heading. */
function quotedBelow(heading: string): readonly string[] {
  const [, section = ''] = page.split(`### ${heading}\n`);
  const rows = section.split(/\n##/)[0]?.match(/^\| `.*$/gm) ?? [];
  return rows.flatMap((row) => [...(row.split(' | ')[0] ?? '').matchAll(/`([^`]+)`/g)].map(([, quote = '']) => quote));
}

interface Trouble {
  readonly trigger?: Trigger;
  /** The pull requests that GitHub knows, where not one of the repository itself. */
  readonly pulls?: GitHubOptions['pulls'];
  readonly disturb?: (github: FakeGitHub) => void;
  readonly options?: RunOptions;
  /** Where GitHub is asked, for the address at which it is. */
  readonly asked?: (apiUrl: string) => string;
  /** 0 where it is left out. */
  readonly exitCode?: number;
}

const COMMENTS = /\/issues\/7\/comments$/;
const WRITE = { method: 'POST', path: COMMENTS } as const;
const TOO_LONG = { message: 'Validation Failed: Body is too long (maximum is 65536 characters)' };

/** Trouble by the words that the page quotes of it. */
const COMMENT_TROUBLES: Readonly<Record<string, Trouble>> = {
  'the token may not do this. It needs the permission pull-requests: write': {
    disturb: (github) => github.allow({ comments: 'read' }),
  },
  'GitHub gives the pull requests of forks a read-only token': {
    trigger: forkPullRequestEvent(),
    disturb: (github) => github.fail({ path: /comments/, ...denied() }),
  },
  'there is no token; set github-token': { options: { inputs: { 'github-token': 'none' } } },
  'GitHub does not know this token': {
    disturb: (github) => github.fail({ path: /./, status: 401, body: { message: 'Bad credentials' } }),
  },
  "GitHub's rate limit is used up": { disturb: (github) => github.fail({ path: COMMENTS, ...primaryRateLimit() }) },
  'GitHub could not be reached in time': {
    options: { env: { GITHUB_API_URL: 'http://127.0.0.1:2' }, timeBudget: new TimeBudget(20, new LeapingTime()) },
  },
  'Nothing was sent to GitHub': { asked: (apiUrl) => apiUrl.replace('http:', 'https:') },
  'too long for GitHub': { disturb: (github) => github.fail({ ...WRITE, status: 422, body: TOO_LONG }) },
  'Comment left alone: this event has no pull request': { trigger: pushEvent() },
  'Comment left alone: no open pull request has the head of this run': {
    trigger: workflowRunEvent(forkPullRequest()),
    pulls: [forkPullRequest({ head: { sha: commitSha('newer') } })],
  },
  'Comment left alone: not wanted': { options: { inputs: { comment: 'never' } } },
  'Comment left alone: there is none yet, and a run that could not start makes none': {
    options: { inputs: { comment: 'always', rubric: 'v9' } },
    exitCode: 2,
  },
};

async function logOf({
  trigger = pullRequestEvent(),
  pulls,
  disturb,
  options,
  asked,
  exitCode: wanted = 0,
}: Trouble): Promise<string> {
  const github = await gitHub(pulls === undefined ? {} : { pulls });
  disturb?.(github);
  const elsewhere = asked && { env: { GITHUB_API_URL: asked(github.apiUrl) } };
  const { exitCode, log } = await runAction({ ...trigger, github, files: GREEN, ...options, ...elsewhere });
  expect(exitCode).toBe(wanted);
  return log;
}

describe('docs/troubleshooting.md', () => {
  const test = casesAtOnce();

  test.each(Object.entries(COMMENT_TROUBLES))('quotes what the log says: %s', async (words, trouble) => {
    expect(quotedBelow('The comment does not appear')).toContain(words);
    expect(await logOf(trouble)).toContain(words);
  });

  it('quotes what the log says where a newer run was faster', async () => {
    const github = await gitHub();
    await runAction({ ...pullRequestEvent(), github, files: GREEN, runNumber: 2 });
    const { log } = await runAction({ ...pullRequestEvent(), github, files: GREEN, runNumber: 1 });
    expect(log).toContain('Comment left alone: made by a newer run');
  });

  it('quotes nothing about comments that is not tried here', () => {
    const tried = [...Object.keys(COMMENT_TROUBLES), 'Comment left alone: made by a newer run'];
    expect([...quotedBelow('The comment does not appear')].sort()).toEqual(tried.sort());
  });

  const BASELINE_TROUBLES: Readonly<Record<string, Trouble>> = {
    'no finished run of this workflow on … has left an artifact': {},
    'the token may not do this': { disturb: (github) => github.fail({ path: /\/actions\//, ...denied() }) },
    'GitHub Enterprise Server keeps no such artifacts': {
      options: { env: { GITHUB_SERVER_URL: 'https://github.widgets.example' } },
    },
  };

  it.each(Object.entries(BASELINE_TROUBLES))('quotes why there is no baseline: %s', async (words, trouble) => {
    expect(quotedBelow('Not compared with the base')).toContain(words);
    const github = await gitHub();
    github.addHistory(pullRequest().head.sha, MAIN_SHA);
    const { id: runId } = github.addWorkflowRun({ status: 'in_progress', conclusion: null });
    trouble.disturb?.(github);
    const inputs = { baseline: 'auto' };
    const { exitCode, log } = await runAction({
      ...pullRequestEvent(),
      github,
      files: GREEN,
      inputs,
      runId,
      ...trouble.options,
    });
    expect(exitCode).toBe(0);
    const [start = '', end = ''] = words.split('…');
    const said = log.replace(/\s+/g, ' ');
    expect(said).toContain(start.trim());
    expect(said).toContain(end.trim());
  });
});
