import type { TimeBudget } from '../../src/adapters/github/time-budget.js';
import type { Tree } from '../builders/workspace.js';
import { issueCommentEvent } from '../servers/events.js';
import type { FakeGitHub, GitHubOptions } from '../servers/github.js';
import { runAction } from '../servers/runner.js';
import { type Account, GITHUB_ACTIONS, MONA, pullRequest } from '../servers/world.js';
import { gitHub, MARKER, SUMMARY, writesTo } from './pull-request.js';

/** Comments on a pull request that are answered, as the workflow on issue_comment does. */

export const HEAD = pullRequest().head.sha;
export const BEFORE = new Date('2026-11-23T11:00:00Z');
export const AFTER = '2026-11-23T12:00:00Z';
export const WORDING = {
  ...SUMMARY,
  title: 'Login test waits for the event',
  key_actions: ['Waited for the event, not for 200 ms'],
};
export const ACCEPT = '/summary-gate accept login';

/** A pull request of which the gate has shown a result, and somebody who may write. */
export async function world(options: GitHubOptions = {}): Promise<FakeGitHub> {
  const github = await gitHub({ now: () => BEFORE, ...options });
  github.addCollaborator(MONA.login, 'write');
  for (const name of ['login', 'export']) {
    github.addFile(HEAD, `golden-corpus/${name}/reference.json`, JSON.stringify({ reference: SUMMARY }));
    github.addFile(HEAD, `candidates/${name}.json`, JSON.stringify(WORDING));
  }
  show(github, HEAD);
  return github;
}

/** The one comment of the gate, which takes the place of the one before; or one of somebody else that looks like it. */
export function show(
  github: FakeGitHub,
  sha: string,
  more: { readonly author?: Account; readonly createdAt?: Date } = {},
): void {
  const before = github.comments.find(({ author, body }) => author === GITHUB_ACTIONS && body.startsWith(MARKER));
  if (before !== undefined && more.author === undefined) github.deleteComment(before.id);
  github.addComment({ issue: 7, body: `${MARKER}\n## ❌ 1 session fails\n\n<!-- push ${sha}= -->`, ...more });
}

export interface Said {
  readonly author?: Account;
  readonly sender?: Account;
  readonly action?: string;
  /** An app that writes for the author. */
  readonly viaApp?: { readonly id: number; readonly slug: string };
  readonly isPullRequest?: boolean;
  /** What the comment says by the time that the run looks. */
  readonly now?: string;
  readonly inputs?: Readonly<Record<string, string>>;
  readonly timeBudget?: TimeBudget;
}

/** Somebody comments, and the workflow of the default branch runs. */
export async function say(
  github: FakeGitHub,
  body: string,
  { now = body, author = MONA, inputs, timeBudget, viaApp, ...event }: Said = {},
) {
  const { id } = github.addComment({ issue: 7, body: now, author, createdAt: new Date(AFTER) });
  const trigger = issueCommentEvent({
    comment: { id, body, author, createdAt: AFTER, ...(viaApp !== undefined && { viaApp }) },
    ...event,
  });
  const run = await runAction({
    ...trigger,
    github,
    inputs: { 'answer-comments': 'true', ...inputs },
    ...(timeBudget !== undefined && { timeBudget }),
  });
  const replies = github.comments.filter(
    ({ author: by, createdAt, body: text }) =>
      by === GITHUB_ACTIONS && createdAt === BEFORE && !text.startsWith(MARKER),
  );
  return { ...run, reply: replies.at(-1)?.body, replies: replies.length };
}

export const commits = (github: FakeGitHub) => writesTo(github).filter((write) => write.includes('/git/'));

/** The files that the newest commit of the pull request has and its head had not. */
export function added(github: FakeGitHub): readonly (readonly [string, string])[] {
  const [tree] = github
    .requestsTo('POST', /\/git\/trees$/)
    .map(({ body }) => body as { tree: { path: string; content: string }[] });
  return (tree?.tree ?? []).map(({ path, content }) => [path, content] as const);
}

/** Commits files to the branch of the pull request as it stood from the beginning. */
export function commit(github: FakeGitHub, files: Tree): void {
  for (const [path, content] of Object.entries(files))
    github.addFile(HEAD, path, typeof content === 'string' ? content : JSON.stringify(content));
}

/** Something to wait for, and what ends the wait. */
export function gate(): { readonly held: Promise<void>; readonly release: () => void } {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { held, release };
}
