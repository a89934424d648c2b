import { z } from 'zod';
import { sha } from '../../core/json/schemas.js';
import { openArtifacts } from './artifacts.js';
import { type Access, type Call, classify, openClient, pageOf, type Repository, toHostError } from './client.js';
import type { TimeBudget } from './time-budget.js';

/** The most commits of the base that are looked at: one page. */
const MOST_COMMITS = 100;

const commitsAnswer = pageOf(z.looseObject({ sha, parents: z.array(z.looseObject({ sha })) }));

/** A commit, or why it is not known. */
export type FoundCommit = { readonly commit: string } | { readonly reason: string };

/**
 * Asks GitHub for the commit at which a head has left a base branch. One that this branch has never had as its newest is not
 * taken: of a branch that was merged into it anybody may have written the commits before the last one. Trouble with GitHub is
 * a reason, never an error.
 */
export async function askForMergeBase(
  access: Access,
  where: Repository,
  timeBudget: TimeBudget,
  { base, head }: { readonly base: string; readonly head: string },
): Promise<FoundCommit> {
  try {
    const commit = await openArtifacts(access, where, timeBudget).mergeBase(base, head);
    if (commit === base) return { commit };
    const { repos } = openClient(access).rest;
    const call: Call = (what, request) =>
      timeBudget.run(request, { repeatable: true, classify }).catch((error: unknown) => {
        throw toHostError(what, error);
      });
    const listed = await call('listing the commits of the base', async (signal) => {
      const { data } = await repos.listCommits({ ...where, sha: base, per_page: MOST_COMMITS, request: { signal } });
      return commitsAnswer.parse(data);
    });
    const parents = new Map(listed.map((one) => [one.sha, one.parents[0]?.sha]));
    let newest: string | undefined = base;
    while (newest !== undefined && newest !== commit) newest = parents.get(newest);
    return newest === undefined
      ? { reason: `${commit.slice(0, 7)} is not known to have been the newest commit of the base` }
      : { commit };
  } catch (error) {
    // The client throws where GITHUB_API_URL is no address.
    return { reason: error instanceof Error ? error.message : String(error) };
  }
}
