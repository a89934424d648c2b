import type { getOctokit } from '@actions/github';
import { z } from 'zod';

export type Octokit = ReturnType<typeof getOctokit>;
export type Repository = { readonly owner: string; readonly repo: string };

/**
 * Makes a request within the patience of the run, and turns trouble into a HostError. `once` is for what must not be
 * done twice when the answer is lost.
 */
export type Call = <T>(
  what: string,
  request: (signal: AbortSignal) => Promise<T>,
  repeat?: 'repeatable' | 'once',
) => Promise<T>;

/**
 * The part of GitHub's answers that we use. A proxy may answer with a page of its own, and a cut answer comes as a piece
 * of text: what has another shape is no answer.
 */

const id = z.int().positive();
const person = z.looseObject({ login: z.string(), type: z.string().nullish() });

export const commentAnswer = z.looseObject({ id, html_url: z.string() });

export const commentsAnswer = z.array(
  z.looseObject({ id, node_id: z.string(), body: z.string().nullish(), user: person.nullish() }),
);

const head = z.looseObject({ sha: z.string().regex(/^[0-9a-f]{40,64}$/) });

export const pullRequestAnswer = z.looseObject({ head });

export const pullRequestsAnswer = z.array(z.looseObject({ number: id, head }));

export const checkRunAnswer = z.looseObject({ id });

export const viewerAnswer = z.looseObject({ viewer: z.looseObject({ login: z.string() }) });

export const hiddenAnswer = z.looseObject({
  nodes: z.array(z.looseObject({ id: z.string().optional(), isMinimized: z.boolean().optional() }).nullable()),
});

/** A login in lower case, with `[bot]` where it is an app: a person may have the name of an app otherwise. */
export function loginOf(user: z.output<typeof person> | null | undefined): string {
  const login = user?.login.toLowerCase() ?? '';
  return user?.type === 'Bot' && !login.endsWith('[bot]') ? `${login}[bot]` : login;
}
