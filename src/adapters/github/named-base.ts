import { z } from 'zod';
import { type Access, classify, openClient, type Repository, toHostError } from './client.js';
import type { PullRequestBase } from './pull-request-base.js';
import type { TimeBudget } from './time-budget.js';

const sha = z.string().regex(/^[0-9a-f]{40,64}$/);
const repository = z.looseObject({ id: z.number() });
const pullAnswer = z.looseObject({
  head: z.looseObject({ sha, repo: repository.nullish() }),
  base: z.looseObject({ sha, repo: repository }),
});

/**
 * Asks GitHub for the base of a pull request, for an event that tells nothing of it. Trouble with GitHub is a reason, never an
 * error.
 */
export async function askForBase(
  access: Access,
  where: Repository,
  timeBudget: TimeBudget,
  number: number,
): Promise<PullRequestBase | { readonly reason: string }> {
  try {
    const { pulls } = openClient(access).rest;
    const { data } = await timeBudget
      .run((signal) => pulls.get({ ...where, pull_number: number, request: { signal } }), {
        repeatable: true,
        classify,
      })
      .catch((error: unknown) => {
        throw toHostError('reading the pull request', error);
      });
    const { head, base } = pullAnswer.parse(data);
    // A deleted fork has no repository any more. Names can be given to another repository; ids cannot.
    return { commit: base.sha, head: head.sha, merge: null, isForeign: head.repo?.id !== base.repo.id };
  } catch (error) {
    // The client throws where GITHUB_API_URL is no address.
    return { reason: error instanceof Error ? error.message : String(error) };
  }
}
