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

/** Asks for a file as it is stored, byte by byte: who writes it anew must not change what they do not mean to. */
export async function askForBytes(
  access: Access,
  where: Repository,
  timeBudget: TimeBudget,
  { path, commit }: { readonly path: string; readonly commit: string },
): Promise<BytesAtCommit> {
  try {
    const { repos } = openClient(access).rest;
    const { data } = await openCall(timeBudget)('reading a file of the base', (signal) =>
      repos.getContent({
        ...where,
        path,
        ref: commit,
        mediaType: { format: 'raw' },
        request: { signal, longestBody: LONGEST_DOWNLOAD, isBytes: true },
      }),
    );
    // A folder comes as a list, whatever the client's types say.
    const content: unknown = data;
    return content instanceof ArrayBuffer
      ? { kind: 'bytes', bytes: new Uint8Array(content) }
      : { kind: 'unreadable', reason: 'it is no plain file there' };
  } catch (error) {
    if (error instanceof HostError && error.failure === 'not-found') return { kind: 'missing' };
    // The client throws where GITHUB_API_URL is no address.
    return { kind: 'unreadable', reason: error instanceof Error ? error.message : String(error) };
  }
}
