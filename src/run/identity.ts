import { checkedOut } from '../adapters/git.js';
import { readPayload } from '../adapters/github/payload.js';
import { identityOfWorkflow } from '../adapters/github/run-identity.js';
import type { Environment } from '../core/environment.js';
import type { RunIdentity } from '../inputs/run-identity.js';
import type { RunFacts } from '../report/run-facts.js';
import type { InputPorts } from '../scoring/run-inputs.js';

/**
 * What a run scores, as far as anybody can say it: in a workflow as the runner does, elsewhere the commit that is checked
 * out. Nothing where neither is known.
 * @param pullRequest the `pull-request` setting
 */
export function identityOfRun(
  workspace: string,
  env: Environment['env'],
  pullRequest: number | null,
): RunIdentity | undefined {
  const ofWorkflow = identityOfWorkflow(env, readPayload(env), pullRequest);
  if (ofWorkflow !== undefined) return ofWorkflow;
  const found = checkedOut(workspace, env);
  if (found === undefined) return undefined;
  const { commit, isChanged } = found;
  return { commit, ...(isChanged !== undefined && { uncommitted_changes: isChanged }) };
}

/** What a run scores as one of its facts: nothing where nobody knows or nobody asks. */
export function identified({ identity }: Pick<InputPorts, 'identity'>): Pick<RunFacts, 'identity'> {
  const found = identity?.();
  return found === undefined ? {} : { identity: found };
}
