import { z } from 'zod';
import { sha } from '../../core/json/schemas.js';
import { openArtifacts } from './artifacts.js';
import { type Access, openCall, openClient, pageOf, type Repository } from './client.js';
import type { TimeBudget } from './time-budget.js';

/** The most commits of the base that are looked at: one page. */
const MOST_COMMITS = 100;

const commitsAnswer = pageOf(z.looseObject({ sha, parents: z.array(z.looseObject({ sha })) }));

/** A commit, or why it is not known. */
export type FoundCommit = { readonly commit: string } | { readonly reason: string };

/**
 * Asks GitHub for the commit at which a head has left a base branch. One that this branch has never had as its newest is not
 * taken: of a branch that was merged into it anybody may have written the commits before the last one. Throws where GitHub
 * cannot be asked.
 */
export async function askForMergeBase(
  access: Access,
  where: Repository,
  timeBudget: TimeBudget,
  { base, head }: { readonly base: string; readonly head: string },
): Promise<FoundCommit> {
  const commit = await openArtifacts(access, where, timeBudget).mergeBase(base, head);
  if (commit === base) return { commit };
  const { repos } = openClient(access).rest;
  const listed = await openCall(timeBudget)('listing the commits of the base', async (signal) => {
    const { data } = await repos.listCommits({ ...where, sha: base, per_page: MOST_COMMITS, request: { signal } });
    return commitsAnswer.parse(data);
  });
  const parents = new Map(listed.map((one) => [one.sha, one.parents[0]?.sha]));
  let newest: string | undefined = base;
  while (newest !== undefined && newest !== commit) newest = parents.get(newest);
  return newest === undefined
    ? { reason: `${commit.slice(0, 7)} is not known to have been the newest commit of the base` }
    : { commit };
}
