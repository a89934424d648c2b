import type { Environment } from '../../core/environment.js';
import type { Repository } from './client.js';

/** What owners and repositories may be called: nothing that would lead to another address than theirs. */
const OWNER_AND_NAME = /^(?!\.)([\w.-]{1,100})\/(?!\.{1,2}$)([\w.-]{1,100})$/;

/** The repository of a run; undefined outside of a workflow, and where GITHUB_REPOSITORY is no `owner/name`. */
export function repositoryOf(env: Environment['env']): Repository | undefined {
  const [, owner, repo] = OWNER_AND_NAME.exec(env['GITHUB_REPOSITORY'] ?? '') ?? [];
  return owner === undefined || repo === undefined ? undefined : { owner, repo };
}
