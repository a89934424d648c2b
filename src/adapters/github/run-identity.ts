import type { z } from 'zod';
import type { Environment } from '../../core/environment.js';
import { identitySchema, type RunIdentity } from '../../inputs/run-identity.js';
import { baseCommitOf } from './base-commit.js';
import { readRunContext, type Target } from './run-context.js';

/**
 * What a run of a workflow says of itself: what was scored, since when, and where. Of each thing only what has its proper
 * form: the environment is that of any process, and the payload a file. Nothing outside of a workflow.
 * @param pullRequest the `pull-request` setting
 */
export function identityOfWorkflow(
  env: Environment['env'],
  payload: unknown,
  pullRequest: number | null,
): RunIdentity | undefined {
  const context = readRunContext({ env, payload, pullRequest });
  if (context === undefined) return undefined;
  const { shape } = identitySchema;
  const name = proper(shape.repository, env['GITHUB_REPOSITORY']);
  if (name === undefined) return undefined;
  const { commit, pull_request } = ofTarget(context);
  const said = {
    repository: name,
    // No address of a server is made up: links have to lead somewhere.
    server_url: env['GITHUB_SERVER_URL'] ? proper(shape.server_url, context.serverUrl) : undefined,
    pull_request: proper(shape.pull_request, pull_request),
    commit: proper(shape.commit, commit),
    base_commit: proper(shape.base_commit, baseOf(env, payload)),
    run_id: numberOf(env['GITHUB_RUN_ID']),
    run_attempt: numberOf(env['GITHUB_RUN_ATTEMPT']),
  };
  return identitySchema.parse(Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined)));
}

function proper<T>(shape: z.ZodType<T>, value: unknown): T | undefined {
  const parsed = shape.safeParse(value);
  return parsed.success ? parsed.data : undefined;
}

/** The head of a pull request that only a setting names would have to be asked for. */
function ofTarget(target: Target): Pick<Partial<RunIdentity>, 'pull_request' | 'commit'> {
  if (target.kind === 'named-pull-request') return { pull_request: target.number };
  return { ...(target.kind === 'pull-request' && { pull_request: target.number }), commit: target.headSha };
}

/** The commit of a schedule is its own, and that of a branch is only known by asking. */
function baseOf(env: Environment['env'], payload: unknown): string | undefined {
  const found = baseCommitOf(env['GITHUB_EVENT_NAME'] ?? '', payload, undefined);
  return found?.kind === 'commit' ? found.sha : found?.base;
}

function numberOf(text: string | undefined): number | undefined {
  return text !== undefined && /^[1-9]\d{0,15}$/.test(text) ? Number(text) : undefined;
}
