import type { Files } from '../ports.js';
import { describeKind } from '../settings/resolve.js';
import { readWaivers, type Waivers } from './read-waivers.js';

export const NO_WAIVERS: Waivers = { waivers: [], problems: [] };

/**
 * The waivers of a run; none where no file is named.
 * @param names of the golden sessions that can fail
 */
export function findWaivers(path: string | null, names: () => ReadonlySet<string>, files: Files, now: Date): Waivers {
  if (path === null) return NO_WAIVERS;
  const read = files.kind(path) === 'file' ? files.read(path) : undefined;
  if (read?.kind !== 'text' || read.invalidLines.size > 0) {
    const reason =
      read === undefined ? describeKind(files.kind(path)) : 'reason' in read ? read.reason : 'the file is not UTF-8';
    return { waivers: [], problems: [{ message: `waivers: ${reason}`, place: { file: path } }] };
  }
  return readWaivers(read.text, path, names(), now.toISOString().slice(0, 10));
}
