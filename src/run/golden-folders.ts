import { openStoredContent, type StoredContent } from '../adapters/disk/stored-content.js';
import type { FilesAtCommit } from '../adapters/files-of-commit.js';
import type { Files } from '../core/ports.js';
import { pathIn } from '../core/workspace-path.js';
import { TRANSCRIPT_FILES } from '../inputs/corpus/find-transcript.js';
import { REFERENCE_FILES } from '../inputs/corpus/reference-file.js';
import { normalizeName } from '../inputs/corpus/session-name.js';
import type { FileOfBase } from './base-of-pull-request.js';

/** A file of a golden session at a commit, with the name that git gives its content. */
interface StoredFile {
  readonly commit: string;
  /** From the corpus. */
  readonly path: string;
  readonly id: string;
}

/** What a commit has in place of a file; a link may lead to anything. */
type There = StoredFile | 'none' | 'unknown';

interface FolderThere {
  readonly reference: There;
  readonly transcript: There;
}

type Part = keyof FolderThere;

interface FileHere extends StoredContent {
  readonly file: string;
}

/** The files of a golden session here. */
type FolderHere = Readonly<Record<Part, FileHere | undefined>>;

/** So many files are read of the base where names of contents do not tell: a run does not wait for a whole corpus. */
const MOST_READ = 30;

/**
 * A corpus of folders, one for each golden session.
 * @param isCommitted whether a file is of what is checked out: a transcript may be fetched by an earlier step
 */
export function goldenFolders(
  corpus: string,
  open: (path: string) => FileOfBase,
  files: Files,
  isCommitted: (file: string) => boolean,
): GoldenCorpus<FolderThere> {
  const here = foldersHere(corpus, files);
  const compare = openComparison(async ({ path, commit }) => open(pathIn(corpus, path)).at(commit));
  const base = open(corpus);
  return {
    at: async (commit) => {
      const found = await base.filesUnder(commit);
      return found.kind === 'unreadable' ? found : { sessions: sessionsIn(found, commit) };
    },
    has: (name) => here(name) !== undefined,
    isCertain: ({ reference }) => reference !== 'unknown',
    isAsIn: (name, known) => {
      const own = here(name);
      return own !== undefined && PARTS.every((part) => isAsIn(own[part], partsOf(known, part)));
    },
    compare: async (name, known) => {
      const own = here(name);
      for (const part of own === undefined ? [] : PARTS) {
        const file = own?.[part];
        if (file !== undefined && !isCommitted(file.file)) continue;
        const found = await compare(file, partsOf(known, part));
        if (found !== 'the same') return found;
      }
      return 'the same';
    },
  };
}

const PARTS: readonly Part[] = ['reference', 'transcript'];

function partsOf(known: readonly FolderThere[], part: Part): readonly There[] {
  return known.map((one) => one[part]);
}

/** Nobody is blamed for what a link of the base led to. */
function isAsIn(own: FileHere | undefined, known: readonly There[]): boolean {
  return known.some((there) => {
    if (there === 'unknown') return true;
    return there === 'none' ? own === undefined : own?.isStoredAs(there.id) === true;
  });
}

/** Compares what is here with what is there, by the contents where the names of these differ. */
function openComparison(
  read: (file: StoredFile) => ReturnType<FileOfBase['at']>,
): (own: FileHere | undefined, known: readonly There[]) => Promise<Comparison> {
  let filesRead = 0;
  // Who has waited for GitHub once in vain does not wait for each file.
  let trouble: string | null = null;
  return async (own, known) => {
    if (isAsIn(own, known)) return 'the same';
    const stored = known.flatMap((there) => (typeof there === 'string' ? [] : [there]));
    if (own === undefined || stored.length === 0) return 'another';
    if (filesRead++ === MOST_READ) trouble ??= `only ${MOST_READ} files are read of the base`;
    for (const file of new Map(stored.map((one) => [one.id, one])).values()) {
      const found = trouble === null ? await read(file) : undefined;
      if (found?.kind === 'unreadable') trouble = found.reason;
      if (trouble !== null) return { reason: trouble };
      const isLike = found?.kind === 'text' ? own.isLike(found.text) : undefined;
      if (isLike === undefined) return { reason: 'git has stored something else in place of a text' };
      if (isLike) return 'the same';
    }
    return 'another';
  };
}

type Listing = Exclude<FilesAtCommit, { readonly kind: 'unreadable' }>;

function sessionsIn(found: Listing, commit: string): ReadonlyMap<string, FolderThere> {
  const sessions = new Map<string, FolderThere>();
  if (found.kind === 'missing') return sessions;
  const { ids, others } = found;
  const first = (folder: string, names: readonly string[]): There => {
    const paths = names.map((name) => `${folder}/${name}`);
    if (paths.some((path) => others.has(path))) return 'unknown';
    const path = paths.find((one) => ids.has(one));
    const id = path === undefined ? undefined : ids.get(path);
    return path === undefined || id === undefined ? 'none' : { commit, path, id };
  };
  for (const path of [...ids.keys(), ...others]) {
    const [folder = '', file, ...deeper] = path.split('/');
    if (deeper.length > 0 || !REFERENCE_FILES.some((one) => one === file)) continue;
    const session = { reference: first(folder, REFERENCE_FILES), transcript: first(folder, TRANSCRIPT_FILES) };
    sessions.set(normalizeName(folder), session);
  }
  return sessions;
}

/** Looks golden sessions up by their names, each once. */
function foldersHere(corpus: string, files: Files): (name: string) => FolderHere | undefined {
  const entries = new Map(files.list(corpus).map((entry) => [normalizeName(entry), entry]));
  const known = new Map<string, FolderHere | undefined>();
  return (name) => {
    const entry = entries.get(name);
    if (!known.has(name)) known.set(name, entry === undefined ? undefined : folderHere(pathIn(corpus, entry), files));
    return known.get(name);
  };
}

function folderHere(folder: string, files: Files): FolderHere | undefined {
  const first = (names: readonly string[]): FileHere | undefined => {
    const file = names.map((name) => pathIn(folder, name)).find((one) => files.kind(one) !== 'missing');
    return file === undefined ? undefined : { file, ...openStoredContent(file, files) };
  };
  const reference = first(REFERENCE_FILES);
  return reference === undefined ? undefined : { reference, transcript: first(TRANSCRIPT_FILES) };
}

/** Whether a golden session is as the base has it, or why nobody knows. */
type Comparison = 'the same' | 'another' | { readonly reason: string };

/** A corpus here and at commits of the base, where a golden session is a `T`. */
export interface GoldenCorpus<T> {
  readonly at: (commit: string) => Promise<{ readonly sessions: ReadonlyMap<string, T> } | { readonly reason: string }>;
  /** Whether a golden session of a name is here. */
  readonly has: (name: string) => boolean;
  /** Whether there certainly was a golden session. */
  readonly isCertain: (there: T) => boolean;
  /** Whether each part of a golden session is as one of some commits has it, as far as that can be told without reading more. */
  readonly isAsIn: (name: string, known: readonly T[]) => boolean;
  /** The same, where more has to be read. */
  readonly compare: (name: string, known: readonly T[]) => Promise<Comparison>;
}
