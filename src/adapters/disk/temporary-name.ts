import { lstatSync, readdirSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { memberOf } from '../../core/errors.js';

/** File systems take 255 bytes a name: so many are left for the number of a process and the ending. */
const LONGEST_START_BYTES = 236;

/** A file beside another one, called after it as far as there is room, in which a process writes before it renames. */
export function besideOf(target: string, pid: number): string {
  return join(dirname(target), `${startOf(basename(target))}.${pid}.tmp`);
}

/** A name, or as many whole characters of it as have room. */
function startOf(name: string): string {
  if (Buffer.byteLength(name) <= LONGEST_START_BYTES) return name;
  let start = '';
  let bytes = 0;
  for (const character of name) {
    bytes += Buffer.byteLength(character);
    if (bytes > LONGEST_START_BYTES) break;
    start += character;
  }
  return start;
}

/** How long nobody has written to what counts as left behind. */
const REST_MS = 60_000;

/** Removes what processes that were killed have left of a file: it may hold texts, and nobody else knows whose it is. */
export function removeRests(target: string): void {
  const [folder, start] = [dirname(target), `${startOf(basename(target))}.`];
  for (const entry of readdirSync(folder)) {
    const pid = entry.startsWith(start) ? /^(\d+)\.tmp$/.exec(entry.slice(start.length))?.[1] : undefined;
    const path = join(folder, entry);
    if (pid === undefined || !hasEnded(Number(pid))) continue;
    // Another process may be doing the same.
    const found = lstatSync(path, { throwIfNoEntry: false });
    // The number may be that of a process of another container, which writes there at this moment.
    if (found?.isDirectory() === false && Date.now() - found.mtimeMs > REST_MS) rmSync(path, { force: true });
  }
}

function hasEnded(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return memberOf(error, 'code') === 'ESRCH';
  }
}
