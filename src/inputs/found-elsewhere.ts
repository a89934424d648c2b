import type { Files } from '../core/ports.js';
import { counted, nameSome } from '../core/text.js';
import { inUnicodeForm } from '../core/unicode-form.js';
import { pathIn, startFolder } from '../core/workspace-path.js';

/** So many entries of a folder, and so many folders in it, are looked at: enough to see what somebody meant. */
const MOST_ENTRIES = 2000;
const MOST_FOLDERS = 50;

/** More places than these are counted. */
const MOST_SHOWN = 3;

/** Files that hold summaries elsewhere, but not here. */
const OTHER_ENDINGS = /\.(?:txt|ya?ml|markdown|html?|ndjson|csv|tsv|xml|json5?|md|gz|zip)$/i;

/**
 * What to write in a setting whose path does not exist, if something of that name is nearby: above, where the working
 * directory is wrong, or below; undefined where there is nothing.
 */
export function adviceOnMissing(setting: 'corpus' | 'candidates', path: string, files: Files): string | undefined {
  const base = startFolder(files);
  const write = (other: string): string => `write \`${setting}: ${fromBase(other, base)}\``;
  const steps = path.split('/');
  const name = steps.at(-1) ?? path;
  for (let from = 0; from < steps.length - 1; from++) {
    for (let to = from + 1; to < steps.length; to++) {
      const other = [...steps.slice(0, from), ...steps.slice(to)].join('/');
      if (!isThere(other, files)) continue;
      return `there is ${quote(other)}${base === '.' ? '' : `, and paths start in ${quote(base)}`}: ${write(other)}${base === '.' ? '' : `, or start in ${startAt(steps.slice(0, from))}`}`;
    }
  }
  const above = steps.slice(0, -1).join('/') || '.';
  if (files.kind(above) !== 'folder') return undefined;
  const entries = files.list(above).slice(0, MOST_ENTRIES);
  const alike = entries.find((entry) => isAlike(entry, name));
  const below = entries.find((entry) => !entry.startsWith('.') && isThere(`${pathIn(above, entry)}/${name}`, files));
  const slip = entries.find((entry) => isSlipOf(entry, name) && isThere(pathIn(above, entry), files));
  const beside = alike ?? (below === undefined ? slip : undefined);
  if (beside !== undefined) return `there is ${quote(pathIn(above, beside))}: ${write(pathIn(above, beside))}`;
  if (below === undefined) return undefined;
  const other = `${pathIn(above, below)}/${name}`;
  // What working-directory starts from is known only where it is the workspace itself.
  const start = base === '.' ? `set working-directory to ${quote(pathIn(above, below))}, or ` : '';
  return `there is ${quote(other)}: ${start}${write(other)}`;
}

/** A path of the workspace as a setting names it. */
function fromBase(path: string, base: string): string {
  const to = path.split('/');
  const from = base === '.' ? [] : base.split('/');
  const differs = from.findIndex((step, i) => step !== to[i]);
  const shared = differs === -1 ? from.length : differs;
  return [...from.slice(shared).map(() => '..'), ...to.slice(shared)].join('/') || '.';
}

function startAt(folder: readonly string[]): string {
  return folder.length === 0 ? 'the root of the repository' : quote(folder.join('/'));
}

/** What to do about folders of candidates without a candidate, by what they have in them. */
export function adviceOnCandidates(folders: readonly string[], files: Files): string {
  const found = folders.map((folder) => placesBelow(folder, files));
  const [first = []] = found;
  // Each folder is a sample: what stands in the first alone would be one of them.
  if (found.length > 1 && found.every(({ length }) => length === 1)) {
    const places = found.flat();
    const paths = places.map(({ path }) => fromBase(path, startFolder(files)));
    return `found ${list(places.map(described))}: write \`candidates: ${paths.join(', ')}\``;
  }
  if (first.length === 0) return foundOthers(folders[0] ?? '', files) ?? NO_SUMMARY;
  const paths = first.map(({ path }) => path);
  // Places that are numbered are samples, and all are meant.
  const areSamples = paths.length > 1 && paths.every((path) => /\d(?:\/[^/\d]*)?$/.test(path));
  const written = paths.map((path) => fromBase(path, startFolder(files)));
  return `found ${list(first.map(described))}: ${areSamples ? `write \`candidates: ${written.join(', ')}\`` : write('candidates', paths, files)}`;
}

/** A place that holds candidates: a file of lines, or a folder with so many files. */
interface FoundPlace {
  readonly path: string;
  readonly files: number | null;
}

function described({ path, files }: FoundPlace): string {
  return files === null ? path : `${counted(files, 'candidate')} in ${path}`;
}

/** So deep candidates are looked for below the folder that was named. */
const DEEPEST = 3;

/** The places below a folder that hold candidates: those of the least depth at which there are any. */
function placesBelow(folder: string, files: Files): readonly FoundPlace[] {
  let level: readonly string[] = [folder];
  for (let depth = 0; depth <= DEEPEST && level.length > 0; depth++) {
    const found = level.flatMap((path) => placesIn(path, depth, files));
    if (found.length > 0) return found;
    level = level.flatMap((path) => foldersOf(path, entriesOf(path, files), files)).slice(0, MOST_FOLDERS);
  }
  return [];
}

function placesIn(folder: string, depth: number, files: Files): readonly FoundPlace[] {
  const lines = entriesOf(folder, files).filter((entry) => entry.endsWith('.jsonl'));
  if (lines.length > 0) return lines.map((entry) => ({ path: pathIn(folder, entry), files: null }));
  // Those of the folder itself were read.
  const summaries = depth === 0 ? [] : summariesIn(folder, files);
  return summaries.length === 0 ? [] : [{ path: folder, files: summaries.length }];
}

function entriesOf(folder: string, files: Files): readonly string[] {
  return files.kind(folder) === 'folder' ? files.list(folder).slice(0, MOST_ENTRIES) : [];
}

const NO_SUMMARY = 'nothing in it looks like a summary; look at the step that writes them';
const NO_REFERENCE =
  'write a reference for each session, as docs/corpus.md of summary-gate says; init writes a first one';

/** What to do about a corpus without a golden session, by what it has in it. */
export function adviceOnCorpus(corpus: string, files: Files): string {
  if (files.kind(corpus) !== 'folder') return NO_REFERENCE;
  const entries = files.list(corpus).slice(0, MOST_ENTRIES);
  const lines = entries.filter((entry) => entry.endsWith('.jsonl')).map((entry) => pathIn(corpus, entry));
  if (lines.length > 0) return `found ${list(lines)}: ${write('corpus', lines, files)}`;
  const folders = foldersOf(corpus, entries, files);
  const deeper = folders.filter((folder) =>
    foldersOf(folder, files.list(folder), files).some((one) => hasReference(one, files)),
  );
  if (deeper.length > 0) return `found golden sessions in ${list(deeper)}: ${write('corpus', deeper, files)}`;
  const flat = summariesIn(corpus, files);
  if (flat.length > 0) {
    return `found ${list(flat)}: the reference of a session stands in a folder of its name, <name>/reference.json or <name>/reference.md`;
  }
  // A canary has its reference, and is no session to score.
  const lacking = folders.filter((folder) => !hasReference(folder, files));
  const held = lacking.flatMap((folder) =>
    files
      .list(folder)
      .filter((entry) => OTHER_ENDINGS.test(entry))
      .map((entry) => pathIn(folder, entry)),
  );
  if (held.length > 0) return `found ${list(held)}: a reference is named reference.json or reference.md`;
  return NO_REFERENCE;
}

function hasReference(folder: string, files: Files): boolean {
  return ['reference.json', 'reference.md'].some((name) => files.kind(`${folder}/${name}`) === 'file');
}

/** Files with other endings than ours, counted by ending. */
function foundOthers(folder: string, files: Files): string | undefined {
  const others = entriesOf(folder, files).filter((entry) => OTHER_ENDINGS.test(entry) && !/^readme\./i.test(entry));
  if (others.length === 0) return undefined;
  return `found ${list(others.map((entry) => pathIn(folder, entry)))}: a candidate is named <name>.json or <name>.md`;
}

function summariesIn(folder: string, files: Files): readonly string[] {
  return files
    .list(folder)
    .slice(0, MOST_ENTRIES)
    .filter((entry) => /\.(?:json|md)$/.test(entry) && !/^readme\./i.test(entry) && !/^\d+\.(?:json|md)$/.test(entry))
    .map((entry) => pathIn(folder, entry))
    .filter((path) => files.kind(path) === 'file');
}

function foldersOf(folder: string, entries: readonly string[], files: Files): readonly string[] {
  return entries
    .filter((entry) => !entry.startsWith('.') && entry !== 'node_modules')
    .map((entry) => pathIn(folder, entry))
    .filter((path) => files.kind(path) === 'folder')
    .slice(0, MOST_FOLDERS);
}

function isThere(path: string, files: Files): boolean {
  const kind = files.kind(path);
  return kind === 'folder' || (kind === 'file' && path.endsWith('.jsonl'));
}

/** `Candidates`, `candidate`, `golden_corpus`: what people write for the name of the other. */
function isAlike(entry: string, name: string): boolean {
  return entry !== name && bare(entry) === bare(name);
}

function bare(name: string): string {
  return inUnicodeForm(name, 'NFKC')
    .toLowerCase()
    .replace(/[\s_-]/g, '')
    .replace(/s(?=$|\.)/, '');
}

/** Of shorter names a letter more makes another word. */
const SHORTEST_SLIP = 5;

/** `candidats`, `golden-corpsu`: one letter is left out, or there twice, or has changed places with the next. */
function isSlipOf(entry: string, name: string): boolean {
  const [a, b] = [bare(entry), bare(name)];
  if (Math.min(a.length, b.length) < SHORTEST_SLIP) return false;
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  return (
    a.slice(at + 1) === b.slice(at) ||
    a.slice(at) === b.slice(at + 1) ||
    (a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2))
  );
}

function write(setting: 'corpus' | 'candidates', paths: readonly string[], files: Files): string {
  const first = fromBase(paths[0] ?? '', startFolder(files));
  return paths.length === 1
    ? `write \`${setting}: ${first}\``
    : `write the one that is meant, such as \`${setting}: ${first}\``;
}

function list(items: readonly string[]): string {
  return nameSome(items, MOST_SHOWN);
}

function quote(text: string): string {
  return JSON.stringify(text);
}
