import type { FileAtCommit } from '../git-objects.js';
import { LONGEST_DOWNLOAD } from './bounded-client.js';
import { type Access, classify, openClient, type Repository, toHostError } from './client.js';
import { HostError } from './host.js';
import type { TimeBudget } from './time-budget.js';

/**
 * Asks GitHub for the text of a file at a commit, of up to 100 MB. Trouble with GitHub is a reason, never an error.
 */
export async function askForFile(
  access: Access,
  where: Repository,
  timeBudget: TimeBudget,
  { path, commit }: { readonly path: string; readonly commit: string },
): Promise<FileAtCommit> {
  const what = 'reading a file of the base';
  try {
    const { repos } = openClient(access).rest;
    const { data } = await timeBudget
      .run(
        (signal) =>
          repos.getContent({
            ...where,
            path,
            ref: commit,
            mediaType: { format: 'raw' },
            request: { signal, longestBody: LONGEST_DOWNLOAD },
          }),
        { repeatable: true, classify },
      )
      .catch((error: unknown) => {
        throw toHostError(what, error);
      });
    const text = textOf(data);
    return text === undefined ? { kind: 'unreadable', reason: 'it is no plain file there' } : { kind: 'text', text };
  } catch (error) {
    if (error instanceof HostError && error.failure === 'not-found') return { kind: 'missing' };
    // The client throws where GITHUB_API_URL is no address.
    return { kind: 'unreadable', reason: error instanceof Error ? error.message : String(error) };
  }
}

/** The raw form is text or bytes, whatever the client's types say; a folder comes as a list. */
function textOf(data: unknown): string | undefined {
  if (typeof data === 'string') return data;
  return data instanceof ArrayBuffer ? new TextDecoder().decode(data) : undefined;
}
