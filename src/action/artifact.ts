import { posix } from 'node:path';
import { artifactName } from '../adapters/github/auto-baseline.js';
import { readPayload } from '../adapters/github/payload.js';
import { readRunContext } from '../adapters/github/run-context.js';
import type { Environment } from '../core/environment.js';
import { COMMIT_SHA } from '../core/json/schemas.js';
import type { ArtifactOfRun } from '../render/reproduction.js';
import type { KeptCandidates } from '../run/candidates-file.js';
import type { Settings } from '../settings/table.js';

/** The artifact that the workflow of this step uploads, with the candidates in it; nothing where this is no run on GitHub. */
export function artifactOf(
  { kind: candidates, path }: Exclude<KeptCandidates, { kind: 'none' }>,
  settings: Settings,
  env: Environment['env'],
): ArtifactOfRun | undefined {
  const context = readRunContext({ env, payload: readPayload(env), pullRequest: settings['pull-request'] });
  const runId = Number(env['GITHUB_RUN_ID']);
  if (context === undefined || !Number.isSafeInteger(runId) || runId <= 0) return undefined;
  const commit = 'headSha' in context ? context.headSha : (env['GITHUB_SHA'] ?? '');
  if (!COMMIT_SHA.test(commit)) return undefined;
  return { name: artifactName(settings), runId, url: context.runUrl, commit, file: posix.basename(path), candidates };
}
