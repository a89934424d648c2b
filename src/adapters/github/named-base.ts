import { z } from 'zod';
import { sha } from '../../core/json/schemas.js';
import { type Access, openCall, openClient, type Repository } from './client.js';
import type { PullRequestBase } from './pull-request-base.js';
import type { TimeBudget } from './time-budget.js';

const repository = z.looseObject({ id: z.number() });
const pullAnswer = z.looseObject({
  head: z.looseObject({ sha, repo: repository.nullish() }),
  base: z.looseObject({ sha, repo: repository }),
});

/** Asks GitHub for the base of a pull request, for an event that tells nothing of it. Throws where GitHub cannot be asked. */
export async function askForBase(
  access: Access,
  where: Repository,
  timeBudget: TimeBudget,
  number: number,
): Promise<PullRequestBase> {
  const { pulls } = openClient(access).rest;
  const { data } = await openCall(timeBudget)('reading the pull request', (signal) =>
    pulls.get({ ...where, pull_number: number, request: { signal } }),
  );
  const { head, base } = pullAnswer.parse(data);
  // A deleted fork has no repository any more. Names can be given to another repository; ids cannot.
  return { commit: base.sha, head: head.sha, merge: null, isForeign: head.repo?.id !== base.repo.id };
}
