import type { Access, Repository } from '../../adapters/github/client.js';
import type { PullRequestHost } from '../../adapters/github/host.js';
import type { TeachingHost } from '../../adapters/github/teaching-host.js';
import type { TimeBudget } from '../../adapters/github/time-budget.js';
import { UserError } from '../../core/errors.js';
import type { Run } from '../../run/run.js';
import type { NewComment } from './comment-event.js';

/** All that answering one comment needs. */
export interface Answering {
  readonly run: Run;
  readonly comment: NewComment;
  readonly where: Repository;
  readonly access: Access;
  readonly timeBudget: TimeBudget;
  readonly host: TeachingHost;
  readonly github: PullRequestHost;
  readonly hasArtifacts: boolean;
}

/** What stands in the way of a command, for its author to read. */
export function refused(message: string, hint?: string): UserError {
  return new UserError([{ message, ...(hint !== undefined && { hint }) }]);
}
