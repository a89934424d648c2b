import type { ExistingComment } from './sticky.js';

/** Who writes with the token of a workflow, whose commits start none. */
export const ACTIONS_LOGIN = 'github-actions[bot]';

export interface CheckAnnotation {
  readonly path: string;
  readonly start_line: number;
  readonly end_line: number;
  readonly start_column?: number;
  readonly end_column?: number;
  readonly annotation_level: 'notice' | 'warning' | 'failure';
  readonly message: string;
  readonly title: string;
}

export interface CheckRun {
  readonly name: string;
  readonly headSha: string;
  readonly conclusion: 'success' | 'failure' | 'neutral';
  readonly title: string;
  readonly summary: string;
  /** Any number; the adapter sends them in batches. */
  readonly annotations: readonly CheckAnnotation[];
  readonly detailsUrl: string;
}

/** The part of GitHub that a result is published to. Every method may throw a HostError and nothing else. */
export interface PullRequestHost {
  /** The open pull request with this head, when there is one. */
  findPullRequest(headOwner: string, headBranch: string, headSha: string): Promise<number | undefined>;
  headOf(pullRequest: number): Promise<string>;
  /** Our own login in lower case, with `[bot]` where we are an app and GitHub says so. */
  author(): Promise<string>;
  /** All comments of a pull request that start with the prefix, over all pages. */
  commentsStartingWith(pullRequest: number, prefix: string): Promise<readonly ExistingComment[]>;
  /** Both return the web address of the comment. */
  createComment(pullRequest: number, body: string): Promise<string>;
  updateComment(id: number, body: string): Promise<string>;
  createCheckRun(check: CheckRun): Promise<void>;
}

export type HostFailure =
  /** 401: this is no token of this server. */
  | 'unauthorized'
  /** 403 or 404: the token may not do this. GitHub answers 404 where it would not even say that a thing exists. */
  | 'forbidden'
  | 'not-found'
  | 'too-long'
  | 'rate-limited'
  /** Server errors, cut connections, silence and answers that are none: it may or may not have happened. */
  | 'unavailable'
  /** Its certificate is refused, so that nothing was sent. */
  | 'untrusted'
  | 'rejected';

/**
 * GitHub did not do what we asked. The message has words of the other side in it: escape it like all foreign text. A value to report, never a reason to change a verdict. */
export class HostError extends Error {
  constructor(
    readonly failure: HostFailure,
    message: string,
  ) {
    super(message);
    this.name = 'HostError';
  }
}
