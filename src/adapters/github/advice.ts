import type { HostError } from './host.js';

export const COMMENT_PERMISSION = 'pull-requests: write';
export const CHECK_PERMISSION = 'checks: write';

/** Whether the token is one that GitHub restricts whatever a workflow asks for, unless somebody has allowed more. */
export type Reach = 'as the workflow asks' | 'read-only by default';

/** How GitHub says that nobody may do this, whatever the permission. */
const CLOSED_TO_ALL = /archived|locked|protected branch|rule violation/i;

/**
 * What a reader can do about it. Names the permission where one may be missing, and only there.
 * @param again what comes of it later, where it was only out of reach
 */
export function adviceFor(
  { failure, message }: HostError,
  permission: string,
  reach: Reach,
  again = 'the next run will catch up',
): string {
  switch (failure) {
    case 'unauthorized':
      return `${message}: GitHub does not know this token; it has run out, or belongs to another server. ${needs(permission)}`;
    case 'forbidden':
    case 'not-found':
      if (CLOSED_TO_ALL.test(message)) return `${message}: GitHub refused it`;
      return `${message}: the token may not do this. ${reach === 'read-only by default' ? readOnly(permission) : needs(permission)}`;
    case 'too-long':
      return `${message}: too long for GitHub; the summary of the run has everything`;
    case 'rate-limited':
      return `${message}: GitHub's rate limit is used up; ${again}`;
    case 'unavailable':
      return `${message}: GitHub could not be reached in time; ${again}`;
    case 'untrusted':
      return `${message}. Nothing was sent to GitHub`;
    case 'rejected':
      return `${message}: GitHub refused it`;
  }
}

export function withoutToken(permission: string): string {
  return `there is no token; set github-token to one with the permission ${permission}`;
}

function needs(permission: string): string {
  return `It needs the permission ${permission}`;
}

function readOnly(permission: string): string {
  return `GitHub gives the pull requests of forks a read-only token, without ${permission}, and those of Dependabot unless the workflow asks for it; a workflow that runs on workflow_run can publish for them`;
}
