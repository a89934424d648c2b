import { lstatSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** What is asked of a disk to learn how it spells a name. */
export interface Disk {
  /** Whether there is an entry, a symbolic link to nothing included. */
  readonly isThere: (path: string) => boolean;
  readonly namesIn: (folder: string) => readonly string[];
}

const REAL_DISK: Disk = {
  isThere: (path) => lstatSync(path, { throwIfNoEntry: false }) !== undefined,
  namesIn: (folder) => readdirSync(folder),
};

/**
 * The path as its folders spell it. Some disks take `Corpus` for `corpus`; whether a report would be written among the
 * references, or two settings name one folder, is seen only where both are spelt alike. What is not there yet stays as it is
 * written, and so does all that cannot be looked at.
 *
 * @param root an absolute path that is spelt right
 * @param path an absolute path in it
 */
export function asSpelled(root: string, path: string, disk = REAL_DISK): string {
  let spelled = root;
  try {
    for (const name of relative(root, path).split(sep)) spelled = join(spelled, nameIn(spelled, name, disk));
    return spelled;
  } catch {
    return path;
  }
}

/**
 * Most disks tell case apart, and their folders, which may be large, need not be listed. A number of the entry would tell nothing:
 * some disks give each spelling its own.
 */
function nameIn(folder: string, name: string, disk: Disk): string {
  const turned = name === name.toLowerCase() ? name.toUpperCase() : name.toLowerCase();
  if (turned === name || ![name, turned].every((one) => disk.isThere(join(folder, one)))) return name;
  const names = disk.namesIn(folder);
  return names.includes(name) ? name : (names.find((one) => folded(one) === folded(name)) ?? name);
}

function folded(name: string): string {
  return name.normalize('NFC').toLowerCase();
}
