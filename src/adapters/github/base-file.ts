import type { FileAtCommit } from '../git-objects.js';
import { type Access, LONGEST_DOWNLOAD, openCall, openClient, type Repository } from './client.js';
import { HostError } from './host.js';
import type { TimeBudget } from './time-budget.js';

/** What a commit has at a path, byte for byte. */
export type BytesAtCommit =
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array }
  | Exclude<FileAtCommit, { readonly kind: 'text' }>;

/** Asks GitHub for the text of a file at a commit, of up to 100 MB. Trouble with GitHub is a reason, never an error. */
export async function askForFile(...asked: Parameters<typeof askForBytes>): Promise<FileAtCommit> {
  const read = await askForBytes(...asked);
  return read.kind === 'bytes' ? { kind: 'text', text: new TextDecoder().decode(read.bytes) } : read;
}

/**
 * Asks for a file as it is stored, byte by byte: who writes it anew must not change what they do not mean to.
 * @param isThere whether GitHub has a commit; who asks for many files asks once
 */
export async function askForBytes(
  access: Access,
  where: Repository,
  timeBudget: TimeBudget,
  { path, commit }: { readonly path: string; readonly commit: string },
  isThere = (one: string): Promise<boolean> => askForCommit(access, where, timeBudget, one),
): Promise<BytesAtCommit> {
  try {
    const { repos } = openClient(access).rest;
    const read = await unlessMissing(
      openCall(timeBudget)('reading a file of the base', (signal) =>
        repos.getContent({
          ...where,
          path,
          ref: commit,
          mediaType: { format: 'raw' },
          request: { signal, longestBody: LONGEST_DOWNLOAD, isBytes: true },
        }),
      ),
    );
    if (read === undefined) {
      // The same answer comes where GitHub does not have the commit, or does not show it: that says nothing of the file.
      if (await isThere(commit)) return { kind: 'missing' };
      return { kind: 'unreadable', reason: `GitHub does not have the commit ${commit.slice(0, 7)}` };
    }
    // A folder comes as a list, whatever the client's types say, and a portal on the way answers with a page of its own.
    const content: unknown = read.data;
    if (/^text\/html\b/i.test(read.headers['content-type'] ?? ''))
      return { kind: 'unreadable', reason: 'GitHub answers with a web page in place of the file' };
    return content instanceof ArrayBuffer
      ? { kind: 'bytes', bytes: new Uint8Array(content) }
      : { kind: 'unreadable', reason: 'it is no plain file there' };
  } catch (error) {
    // The client throws where GITHUB_API_URL is no address.
    return { kind: 'unreadable', reason: error instanceof Error ? error.message : String(error) };
  }
}

/** Asks whether GitHub has a commit. Throws a HostError where it does not say. */
export async function askForCommit(
  access: Access,
  where: Repository,
  timeBudget: TimeBudget,
  commit: string,
): Promise<boolean> {
  const { git } = openClient(access).rest;
  const found = await unlessMissing(
    openCall(timeBudget)('looking for a commit of the base', (signal) =>
      git.getCommit({ ...where, commit_sha: commit, request: { signal } }),
    ),
  );
  return found !== undefined;
}

/** What GitHub answers; undefined where it says that there is no such thing. */
async function unlessMissing<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof HostError && error.failure === 'not-found') return undefined;
    throw error;
  }
}
