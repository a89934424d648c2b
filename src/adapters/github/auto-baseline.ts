import type { Environment } from '../../core/environment.js';
import { type BaselineFacts, wantedOfBase } from '../../inputs/baseline/read-baseline.js';
import type { Settings } from '../../settings/table.js';
import { adviceFor } from './advice.js';
import { baseCommitOf } from './base-commit.js';
import { findArtifact } from './find-artifact.js';
import { HostError } from './host.js';
import { readPayload } from './payload.js';
import { repositoryOf } from './run-context.js';
import type { TimeBudget } from './time-budget.js';

/** What reading artifacts of earlier runs takes. */
export const PERMISSIONS = 'actions: read and contents: read';

/** What the artifact of a gate is called; the workflow uploads it under this name. */
export function artifactName({ 'comment-key': key }: Settings): string {
  return `summary-gate-report-${key}`;
}

/** Looks for the baseline of a run where `baseline: auto` wants one. Trouble with GitHub is a reason, never an error. */
export async function findAutoBaseline(
  settings: Settings,
  env: Environment['env'],
  timeBudget: TimeBudget,
): Promise<BaselineFacts | undefined> {
  if (settings.baseline !== 'auto') return undefined;
  const none = (reason: string): BaselineFacts => ({ kind: 'none', reason });
  const repository = repositoryOf(env);
  const runId = Number(env['GITHUB_RUN_ID']);
  const token = settings['github-token'];
  if (repository === undefined || !Number.isSafeInteger(runId) || runId <= 0)
    return none('this is no run of a workflow');
  if (!hasArtifacts(env['GITHUB_SERVER_URL'])) {
    return none('GitHub Enterprise Server keeps no such artifacts; let the workflow bring a file and name it');
  }
  if (token === null) return none(`there is no token; set github-token to one with ${PERMISSIONS}`);
  const where = baseCommitOf(env['GITHUB_EVENT_NAME'] ?? '', readPayload(env), env['GITHUB_SHA']);
  if (where === undefined) return none('the event of this run has no commit to compare with');
  try {
    const { openArtifacts } = await import('./artifacts.js');
    const host = openArtifacts({ token, apiUrl: env['GITHUB_API_URL'] }, repository, timeBudget);
    return await findArtifact(host, where, {
      ...{ name: artifactName(settings), runId },
      wanted: wantedOfBase(settings),
    });
  } catch (error) {
    if (error instanceof HostError) return none(adviceFor(error, PERMISSIONS, 'as the workflow asks'));
    // The client throws where GITHUB_API_URL is no address.
    return none(`GitHub could not be asked: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Whether a server keeps artifacts that can be downloaded: like the toolkit, which refuses every server but these two. */
export function hasArtifacts(serverUrl: string | undefined): boolean {
  const url = serverUrl || 'https://github.com';
  const host = URL.canParse(url) ? new URL(url).hostname.toLowerCase() : '';
  return host === 'github.com' || host.endsWith('.ghe.com');
}
