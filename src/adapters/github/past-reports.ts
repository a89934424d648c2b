import type { Environment } from '../../core/environment.js';
import { type Problem, UserError } from '../../core/errors.js';
import type { Settings } from '../../settings/table.js';
import { adviceFor } from './advice.js';
import { artifactName, hasArtifacts, PERMISSIONS } from './auto-baseline.js';
import { findHistory, type PastReports } from './find-history.js';
import { HostError } from './host.js';
import { repositoryOf } from './run-context.js';
import { TimeBudget } from './time-budget.js';

/** Nobody's pull request waits for it: a person does. */
const TIME_BUDGET_SECONDS = 120;

/** The reports of the last runs on the default branch, from GitHub. Throws a UserError that says what is missing. */
export async function fetchPastReports(
  settings: Settings,
  env: Environment['env'],
  most: number,
): Promise<PastReports> {
  const repository = repositoryOf(env);
  const token = settings['github-token'] ?? (env['GITHUB_TOKEN'] || null);
  const runId = Number(env['GITHUB_RUN_ID']);
  if (repository === undefined) refuse('it is not known of which repository', 'set GITHUB_REPOSITORY to owner/name');
  if (token === null) refuse('there is no token', `set GITHUB_TOKEN to one with ${PERMISSIONS}`);
  if (!hasArtifacts(env['GITHUB_SERVER_URL'])) {
    refuse('GitHub Enterprise Server keeps no such artifacts', 'collect the reports in a folder and name it');
  }
  try {
    const { openArtifacts } = await import('./artifacts.js');
    const host = openArtifacts(
      { token, apiUrl: env['GITHUB_API_URL'] },
      repository,
      new TimeBudget(TIME_BUDGET_SECONDS),
    );
    const isRun = Number.isSafeInteger(runId) && runId > 0;
    return await findHistory(host, { name: artifactName(settings), runId: isRun ? runId : null, most });
  } catch (error) {
    if (error instanceof HostError) refuse(adviceFor(error, PERMISSIONS, 'as the workflow asks'));
    // The client throws where GITHUB_API_URL is no address.
    refuse(`GitHub could not be asked: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function refuse(message: string, hint?: string): never {
  const problem: Problem = { message: `history: ${message}`, ...(hint !== undefined && { hint }) };
  throw new UserError([problem]);
}
