import { openStoredContent } from '../adapters/disk/stored-content.js';
import type { FileAtCommit } from '../adapters/git-objects.js';
import type { Files } from '../core/ports.js';
import { normalizeName } from '../inputs/corpus/session-name.js';
import { nameIn } from '../scoring/base-texts.js';
import type { GoldenOnBase } from '../scoring/run-inputs.js';
import type { FileOfBase } from './base-of-pull-request.js';
import type { GoldenCorpus } from './golden-folders.js';
import { goldenFolders } from './golden-folders.js';

/**
 * Which golden sessions a pull request takes out of the corpus, and of which it changes reference or transcript. The base has
 * several states that the run knows, its newest commits and the one that the pull request has left: nobody is blamed for what is
 * as in any of them, nor for a session that one of them does not have, nor for a file that no commit has; and nobody at all where
 * one of them cannot be read.
 * Nothing where there is no corpus, as where parts are merged.
 */
export async function goldenOnBase(
  corpus: string,
  open: (path: string) => FileOfBase,
  files: Files,
  isCommitted: (file: string) => boolean,
): Promise<GoldenOnBase | undefined> {
  const kind = files.kind(corpus);
  if (kind === 'folder') return changesOf(goldenFolders(corpus, open, files, isCommitted), open(corpus));
  const lines = kind === 'file' && corpus.endsWith('.jsonl') ? goldenLines(corpus, open(corpus), files) : undefined;
  return lines === undefined ? undefined : changesOf(lines, open(corpus));
}

type State<T> = ReadonlyMap<string, T>;

async function changesOf<T>(corpus: GoldenCorpus<T>, base: FileOfBase): Promise<GoldenOnBase> {
  const states: State<T>[] = [];
  let unread: string | null = null;
  const look = async (commit: string): Promise<void> => {
    const state = await corpus.at(commit);
    if ('reason' in state) unread ??= state.reason;
    else states.push(state.sessions);
  };
  const differences = (): Differences => differencesTo(states, corpus);
  for (const tip of base.tips) {
    await look(tip);
    if (states.length > 0 && isNothing(differences())) return NOTHING;
  }
  if (states.length === 0) return { unread: unread ?? base.unknown };
  // Only who has changed something has to know where both have parted.
  const parted = await base.mergeBase();
  if ('reason' in parted) unread ??= base.isMerged() ? null : parted.reason;
  else if (!base.tips.includes(parted.commit)) await look(parted.commit);
  const found = differences();
  if (isNothing(found)) return NOTHING;
  return unread === null ? comparedByContent(found, states, corpus) : { unread };
}

/** Names of golden sessions that are not as any state of the base has them, as far as names of contents tell. */
interface Differences {
  readonly gone: readonly string[];
  readonly differing: readonly string[];
}

const NOTHING: GoldenOnBase = { gone: [], changed: [], unknown: [], why: null };

function isNothing({ gone, differing }: Differences): boolean {
  return gone.length + differing.length === 0;
}

function differencesTo<T>(states: readonly State<T>[], corpus: GoldenCorpus<T>): Differences {
  const gone: string[] = [];
  const differing: string[] = [];
  for (const name of [...new Set(states.flatMap((state) => [...state.keys()]))].sort()) {
    const known = knownAs(name, states);
    if (!corpus.has(name)) {
      if (known.length === states.length && known.every(corpus.isCertain)) gone.push(name);
    } else if (!corpus.isAsIn(name, known)) differing.push(name);
  }
  return { gone, differing };
}

function knownAs<T>(name: string, states: readonly State<T>[]): readonly T[] {
  return states.flatMap((state) => state.get(name) ?? []);
}

async function comparedByContent<T>(
  { gone, differing }: Differences,
  states: readonly State<T>[],
  corpus: GoldenCorpus<T>,
): Promise<GoldenOnBase> {
  const changed: string[] = [];
  const unknown: string[] = [];
  let why: string | null = null;
  for (const name of differing) {
    const found = await corpus.compare(name, knownAs(name, states));
    if (found === 'another') changed.push(name);
    if (typeof found === 'string') continue;
    unknown.push(name);
    why ??= found.reason;
  }
  return { gone, changed, unknown, why };
}

/** A corpus of lines, one for each golden session; nothing where it cannot be read, which the run says itself. */
function goldenLines(corpus: string, base: FileOfBase, files: Files): GoldenCorpus<string> | undefined {
  const read = files.read(corpus);
  if (read.kind !== 'text') return undefined;
  const here = namedLines(read.text);
  const stored = openStoredContent(corpus, files);
  return {
    at: async (commit) => {
      const found = await base.at(commit);
      if (found.kind === 'unreadable') return found;
      // Of a corpus in Git LFS the base has a digest alone.
      if (found.kind === 'text' && stored.isLike(found.text) === true) return { sessions: here };
      return linesOf(found);
    },
    has: (name) => here.has(name),
    isCertain: () => true,
    isAsIn: (name, known) => known.some((line) => line === here.get(name)),
    compare: async () => 'another',
  };
}

function linesOf(
  found: Exclude<FileAtCommit, { readonly kind: 'unreadable' }>,
): { readonly sessions: ReadonlyMap<string, string> } | { readonly reason: string } {
  if (found.kind === 'missing') return { sessions: new Map() };
  const sessions = namedLines(found.text);
  return sessions.size === 0 && found.text.trim() !== ''
    ? { reason: 'no line of it has the name of a session there' }
    : { sessions };
}

/** The lines of golden sessions by their names; what has none is told of where it is read. */
function namedLines(text: string): ReadonlyMap<string, string> {
  const lines = text.split('\n').flatMap((whole) => {
    const line = whole.trim();
    const name = nameIn(line);
    return name === undefined ? [] : [[normalizeName(name), line] as const];
  });
  return new Map(lines);
}
