/** What the token may do: everything, read, or nothing. A fork's token may only read. */
export type Access = boolean | 'read';

export interface Permissions {
  readonly comments?: Access;
  readonly checks?: Access;
  readonly pullRequests?: Access;
  readonly actions?: Access;
  readonly contents?: Access;
  readonly metadata?: Access;
}

export const FORK_PERMISSIONS: Permissions = {
  comments: 'read',
  checks: 'read',
  pullRequests: 'read',
  actions: 'read',
  contents: 'read',
};

interface Need {
  readonly of: keyof Permissions;
  readonly access: 'read' | 'write';
  /** What x-accepted-github-permissions says; a semicolon separates alternatives. */
  readonly accepted: string;
}

const need = (of: keyof Permissions, access: 'read' | 'write', ...names: readonly string[]): Need => ({
  of,
  access,
  accepted: names.map((name) => `${name}=${access}`).join('; '),
});

const commentsRead = need('comments', 'read', 'issues', 'pull_requests');
const commentsWrite = need('comments', 'write', 'issues', 'pull_requests');
const pullsRead = need('pullRequests', 'read', 'pull_requests');
const contentsRead = need('contents', 'read', 'contents');
const contentsWrite = need('contents', 'write', 'contents');
const actionsRead = need('actions', 'read', 'actions');

/** https://docs.github.com/rest/authentication/permissions-required-for-github-apps */
export const NEEDS: Readonly<Record<string, Need>> = {
  'issues/list-comments': commentsRead,
  'issues/get-comment': commentsRead,
  'issues/create-comment': commentsWrite,
  'issues/update-comment': commentsWrite,
  'issues/delete-comment': commentsWrite,
  'checks/create': need('checks', 'write', 'checks'),
  'checks/update': need('checks', 'write', 'checks'),
  'checks/list-for-ref': need('checks', 'read', 'checks'),
  'pulls/get': pullsRead,
  'pulls/list': pullsRead,
  'pulls/list-files': pullsRead,
  'repos/list-pull-requests-associated-with-commit': pullsRead,
  'repos/list-commits': contentsRead,
  'repos/compare-commits-with-basehead': contentsRead,
  'repos/get-content': contentsRead,
  'git/get-commit': contentsRead,
  'git/get-tree': contentsRead,
  'git/create-tree': contentsWrite,
  'git/create-commit': contentsWrite,
  'git/update-ref': contentsWrite,
  'repos/get-collaborator-permission-level': need('metadata', 'read', 'metadata'),
  'actions/get-workflow-run': actionsRead,
  'actions/list-workflow-runs': actionsRead,
  'actions/list-artifacts-for-repo': actionsRead,
  'actions/list-workflow-run-artifacts': actionsRead,
  'actions/download-artifact': actionsRead,
};

export function allows(permissions: Permissions, of: keyof Permissions, access: 'read' | 'write'): boolean {
  const granted = permissions[of] ?? true;
  return granted === true || (granted === 'read' && access === 'read');
}
