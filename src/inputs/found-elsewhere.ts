import type { Files } from '../core/ports.js';
import { counted } from '../core/text.js';

/** So many entries of a folder, and so many folders in it, are looked at: enough to see what somebody meant. */
const MOST_ENTRIES = 2000;
const MOST_FOLDERS = 50;

/** More places than these are counted. */
const MOST_SHOWN = 3;

/** Files that hold summaries elsewhere, but not here. */
const OTHER_ENDINGS = /\.(?:txt|ya?ml|markdown|html?|ndjson|csv|json5?|md)$/i;

/**
 * What to write in a setting whose path does not exist, if something of that name is nearby: above, where the working
 * directory is wrong, or below; undefined where there is nothing.
 */
export function adviceOnMissing(setting: 'corpus' | 'candidates', path: string, files: Files): string | undefined {
  const steps = path.split('/');
  const name = steps.at(-1) ?? path;
  for (let from = 0; from < steps.length - 1; from++) {
    for (let to = from + 1; to < steps.length; to++) {
      const other = [...steps.slice(0, from), ...steps.slice(to)].join('/');
      if (!isThere(other, files)) continue;
      const folder = steps.slice(0, to).join('/');
      return `there is ${quote(other)}: working-directory is ${quote(folder)}, so set it to ${quote(steps.slice(0, from).join('/') || '.')}, or run there`;
    }
  }
  const above = steps.slice(0, -1).join('/') || '.';
  if (files.kind(above) !== 'folder') return undefined;
  const entries = files.list(above).slice(0, MOST_ENTRIES);
  const alike = entries.find((entry) => isAlike(entry, name));
  if (alike !== undefined) return `there is ${quote(join(above, alike))}: write \`${setting}: ${join(above, alike)}\``;
  const below = entries.find((entry) => !entry.startsWith('.') && isThere(`${join(above, entry)}/${name}`, files));
  if (below === undefined) return undefined;
  return `there is ${quote(`${join(above, below)}/${name}`)}: set working-directory to ${quote(join(above, below))}, or write \`${setting}: ${join(above, below)}/${name}\``;
}

/** What to do about a candidates folder without a candidate, by what it has in it. */
export function adviceOnCandidates(folder: string, files: Files): string {
  if (files.kind(folder) !== 'folder') return NO_SUMMARY;
  const entries = files.list(folder).slice(0, MOST_ENTRIES);
  const lines = entries.filter((entry) => entry.endsWith('.jsonl')).map((entry) => join(folder, entry));
  if (lines.length > 0) return `found ${list(lines)}: ${write('candidates', lines)}`;
  const inside = foldersOf(folder, entries, files).map((path) => ({ path, files: summariesIn(path, files) }));
  const full = inside.filter((one) => one.files.length > 0);
  if (full.length > 0) {
    const found = full.map((one) => `${counted(one.files.length, 'candidate')} in ${one.path}`);
    const paths = full.map(({ path }) => path);
    // Folders that are numbered are samples, and all are meant.
    const areSamples = paths.length > 1 && paths.every((path) => /\d$/.test(path));
    return `found ${list(found)}: ${areSamples ? `write \`candidates: ${paths.join(', ')}\`` : write('candidates', paths)}`;
  }
  return foundOthers(folder, entries, '<name>.json or <name>.md') ?? NO_SUMMARY;
}

const NO_SUMMARY = 'nothing in it looks like a summary; look at the step that writes them';
const NO_REFERENCE = 'write a reference for each session, as docs/corpus.md says; init writes a first one';

/** What to do about a corpus without a golden session, by what it has in it. */
export function adviceOnCorpus(corpus: string, files: Files): string {
  if (files.kind(corpus) !== 'folder') return NO_REFERENCE;
  const entries = files.list(corpus).slice(0, MOST_ENTRIES);
  const lines = entries.filter((entry) => entry.endsWith('.jsonl')).map((entry) => join(corpus, entry));
  if (lines.length > 0) return `found ${list(lines)}: ${write('corpus', lines)}`;
  const folders = foldersOf(corpus, entries, files);
  const deeper = folders.filter((folder) =>
    foldersOf(folder, files.list(folder), files).some((one) => hasReference(one, files)),
  );
  if (deeper.length > 0) return `found golden sessions in ${list(deeper)}: ${write('corpus', deeper)}`;
  const flat = summariesIn(corpus, files);
  if (flat.length > 0) {
    return `found ${list(flat)}: the reference of a session stands in a folder of its name, <name>/reference.json or <name>/reference.md`;
  }
  const held = folders.flatMap((folder) =>
    files
      .list(folder)
      .filter((entry) => OTHER_ENDINGS.test(entry))
      .map((entry) => join(folder, entry)),
  );
  if (held.length > 0) return `found ${list(held)}: a reference is named reference.json or reference.md`;
  return NO_REFERENCE;
}

function hasReference(folder: string, files: Files): boolean {
  return ['reference.json', 'reference.md'].some((name) => files.kind(`${folder}/${name}`) === 'file');
}

/** Files with other endings than ours, counted by ending. */
function foundOthers(folder: string, entries: readonly string[], allowed: string): string | undefined {
  const others = entries.filter((entry) => OTHER_ENDINGS.test(entry) && !/^readme\./i.test(entry));
  if (others.length === 0) return undefined;
  return `found ${list(others.map((entry) => join(folder, entry)))}: a candidate is named ${allowed}`;
}

function summariesIn(folder: string, files: Files): readonly string[] {
  return files
    .list(folder)
    .slice(0, MOST_ENTRIES)
    .filter((entry) => /\.(?:json|md)$/.test(entry) && !/^readme\./i.test(entry) && !/^\d+\.(?:json|md)$/.test(entry))
    .map((entry) => join(folder, entry))
    .filter((path) => files.kind(path) === 'file');
}

function foldersOf(folder: string, entries: readonly string[], files: Files): readonly string[] {
  return entries
    .filter((entry) => !entry.startsWith('.') && entry !== 'node_modules')
    .map((entry) => join(folder, entry))
    .filter((path) => files.kind(path) === 'folder')
    .slice(0, MOST_FOLDERS);
}

function isThere(path: string, files: Files): boolean {
  const kind = files.kind(path);
  return kind === 'folder' || (kind === 'file' && path.endsWith('.jsonl'));
}

/** `Candidates`, `candidate`, `golden_corpus`: what people write for the name of the other. */
function isAlike(entry: string, name: string): boolean {
  const bare = (text: string): string =>
    text
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[\s_-]/g, '')
      .replace(/s(?=$|\.)/, '');
  return entry !== name && bare(entry) === bare(name);
}

function write(setting: 'corpus' | 'candidates', paths: readonly string[]): string {
  const [first = ''] = paths;
  return paths.length === 1
    ? `write \`${setting}: ${first}\``
    : `write the one that is meant, such as \`${setting}: ${first}\``;
}

function list(items: readonly string[]): string {
  const shown = items.slice(0, MOST_SHOWN).join(', ');
  return items.length > MOST_SHOWN ? `${shown} and ${items.length - MOST_SHOWN} more` : shown;
}

function join(folder: string, name: string): string {
  return folder === '.' ? name : `${folder}/${name}`;
}

function quote(text: string): string {
  return JSON.stringify(text);
}
