import type { Problem } from '../errors.js';
import type { Digest, Files, LineFile } from '../ports.js';
import { isPartFile } from '../scoring/shard-of.js';
import { describeKind } from '../settings/resolve.js';
import { type Part, readPart } from './read-part.js';

export interface FoundParts {
  readonly parts: readonly Part[];
  readonly problems: readonly Problem[];
  /** Lets go of the files, in which the sessions of the parts still are. */
  readonly close: () => void;
}

/**
 * Reads the parts in folders, and in the folders below them: artifacts that are downloaded one by one have a folder each.
 * Other files are left alone: shards leave a log, too.
 * @param folders paths in the workspace
 */
export function findParts(folders: readonly string[], files: Files, digest: Digest): FoundParts {
  const problems: Problem[] = [];
  const paths = new Set<string>();
  for (const folder of folders) {
    const kind = files.kind(folder);
    const found = kind === 'folder' ? partsIn(folder, files) : [];
    for (const path of found) paths.add(path);
    if (found.length > 0) continue;
    const message =
      kind === 'folder' ? 'there is no part of a shard in it' : `${describeKind(kind)}; allowed: a folder`;
    const hint = 'it must hold the files shard-<i>-of-<n>.jsonl that the shards have left in their report-dir';
    problems.push({ message, place: { file: folder }, hint });
  }
  const open: LineFile[] = [];
  const parts = [...paths].flatMap((path) => {
    const opened = files.openLines(path);
    if (opened.kind === 'unreadable') {
      problems.push({ message: opened.reason, place: { file: path } });
      return [];
    }
    open.push(opened.file);
    const read = readPart(opened.file, path, digest);
    if ('part' in read) return [read.part];
    problems.push(...read.problems);
    return [];
  });
  const close = (): void => {
    for (const file of open) file.close();
  };
  return { parts, problems, close };
}

function partsIn(folder: string, files: Files): readonly string[] {
  return files.list(folder).flatMap((entry) => {
    const path = folder === '.' ? entry : `${folder}/${entry}`;
    if (files.kind(path) !== 'folder') return isPartFile(entry) ? [path] : [];
    return files
      .list(path)
      .filter(isPartFile)
      .map((name) => `${path}/${name}`);
  });
}
