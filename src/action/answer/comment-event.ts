import { z } from 'zod';

const person = z.looseObject({ login: z.string(), id: z.int().positive(), type: z.string() });

/** What an event `issue_comment` tells, as far as answering needs it. */
const commentEvent = z.looseObject({
  action: z.string(),
  issue: z.looseObject({ number: z.int().positive(), pull_request: z.looseObject({}).nullish() }),
  comment: z.looseObject({
    id: z.int().positive(),
    body: z.string(),
    html_url: z.string().regex(/^https?:\/\/[\w.:/#-]+$/),
    created_at: z.iso.datetime({ offset: true }),
    user: person,
    // An app that writes with what a person has let it.
    performed_via_github_app: z.unknown().optional(),
  }),
  sender: person,
  repository: z.looseObject({ id: z.int().positive(), default_branch: z.string() }),
});

/** A comment of a person on a pull request, just made. */
export interface NewComment {
  readonly id: number;
  readonly body: string;
  readonly url: string;
  readonly createdAt: string;
  /** Letters, digits and hyphens. */
  readonly login: string;
  readonly userId: number;
  readonly pullRequest: number;
  readonly repositoryId: number;
  readonly defaultBranch: string;
}

/**
 * The comment that started a run, or why it is none to be answered: one that was edited, since who edits is not who wrote; of
 * a program; or on an issue. Undefined where the event is another one.
 */
export function newCommentOf(
  eventName: string | undefined,
  payload: unknown,
): NewComment | { readonly ignored: string } | undefined {
  const { data } = commentEvent.safeParse(payload);
  if (eventName !== 'issue_comment' || data === undefined) return undefined;
  const { action, issue, comment, sender, repository } = data;
  const { user } = comment;
  if (action !== 'created') return { ignored: `the comment was ${action === 'edited' ? 'edited' : 'not just made'}` };
  if (issue.pull_request == null) return { ignored: 'the comment is on no pull request' };
  const isByApp = comment.performed_via_github_app != null;
  if (isByApp || user.type !== 'User' || sender.type !== 'User') return { ignored: 'the comment is of a program' };
  if (user.id !== sender.id) return { ignored: 'the comment is of somebody else than who sent it' };
  if (!/^[A-Za-z0-9][A-Za-z0-9_-]{0,99}$/.test(user.login)) return { ignored: 'its author has no login of a person' };
  return {
    ...{ id: comment.id, body: comment.body, url: comment.html_url, createdAt: comment.created_at },
    ...{ login: user.login, userId: user.id, pullRequest: issue.number },
    ...{ repositoryId: repository.id, defaultBranch: repository.default_branch },
  };
}
