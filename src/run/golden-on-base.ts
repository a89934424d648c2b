import { blobName } from '../adapters/git-objects.js';
import type { Files } from '../core/ports.js';
import { withLineFeeds } from '../core/text.js';
import { longestTranscript } from '../core/text-limit.js';
import { pathIn } from '../core/workspace-path.js';
import { TRANSCRIPT_FILES } from '../inputs/corpus/find-transcript.js';
import { REFERENCE_FILES } from '../inputs/corpus/reference-file.js';
import type { GoldenOnBase } from '../scoring/run-inputs.js';
import type { FileOfBase } from './base-of-pull-request.js';

/** The texts of one golden session: something that is the same where the text is. */
interface GoldenTexts {
  readonly reference: string;
  readonly transcript: string | null;
}

/** The golden sessions of the base by their names, as one of its commits has them. */
type State = ReadonlyMap<string, GoldenTexts>;

/**
 * Which golden sessions a pull request takes out of the corpus, and of which it changes reference or transcript. The base has
 * several states that the run knows, its newest commits and the one that the pull request has left: nobody is blamed for what is
 * as in any of them, nor for a session that one of them does not have.
 */
export async function goldenOnBase(corpus: string, base: FileOfBase, files: Files): Promise<GoldenOnBase | undefined> {
  // A merge of parts may have no corpus beside it.
  if (files.kind(corpus) === 'missing') return undefined;
  const states: State[] = [];
  let unread: string | null = null;
  const look = async (commit: string): Promise<void> => {
    const state = corpus.endsWith('.jsonl') ? await linesAt(base, commit) : await foldersAt(base, commit);
    if ('reason' in state) unread = state.reason;
    else states.push(state.sessions);
  };
  const lines = corpus.endsWith('.jsonl') ? linesHere(corpus, files) : null;
  const here = (name: string): TextsHere | undefined =>
    lines === null ? folderHere(pathIn(corpus, name), files) : lines.get(name);
  for (const tip of base.tips) {
    await look(tip);
    if (states.length > 0 && isNothing(differences(states, here))) return NOTHING;
  }
  // Only who has changed something has to know where both have parted.
  const parted = await base.mergeBase();
  if ('commit' in parted && !base.tips.includes(parted.commit)) await look(parted.commit);
  return states.length === 0 ? { unread: unread ?? base.unknown } : differences(states, here);
}

interface Differences {
  readonly gone: readonly string[];
  readonly changed: readonly string[];
}

const NOTHING: Differences = { gone: [], changed: [] };

function isNothing({ gone, changed }: Differences): boolean {
  return gone.length + changed.length === 0;
}

function differences(states: readonly State[], here: (name: string) => TextsHere | undefined): Differences {
  const names = [...new Set(states.flatMap((state) => [...state.keys()]))].sort();
  const gone: string[] = [];
  const changed: string[] = [];
  for (const name of names) {
    const known = states.flatMap((state) => state.get(name) ?? []);
    const own = here(name);
    if (own !== undefined) {
      const isAsThere = (what: keyof GoldenTexts): boolean => known.some((one) => isSame(own[what], one[what]));
      if (!isAsThere('reference') || !isAsThere('transcript')) changed.push(name);
    } else if (known.length === states.length) gone.push(name);
  }
  return { gone, changed };
}

/** The texts of a golden session as they are here: each by the names that git may have given it. */
interface TextsHere {
  readonly reference: readonly string[] | null;
  readonly transcript: readonly string[] | null;
}

function isSame(own: readonly string[] | null, there: string | null): boolean {
  return there === null ? own === null : own?.includes(there) === true;
}

async function foldersAt(
  base: FileOfBase,
  commit: string,
): Promise<{ readonly sessions: State } | { readonly reason: string }> {
  const found = await base.filesUnder(commit);
  if (found.kind === 'unreadable') return { reason: found.reason };
  const sessions = new Map<string, GoldenTexts>();
  if (found.kind === 'missing') return { sessions };
  for (const [path, reference] of found.ids) {
    const [name, file, ...deeper] = path.split('/');
    if (name === undefined || deeper.length > 0 || !REFERENCE_FILES.some((one) => one === file)) continue;
    const transcripts = TRANSCRIPT_FILES.flatMap((one) => found.ids.get(`${name}/${one}`) ?? []);
    sessions.set(name, { reference, transcript: transcripts[0] ?? null });
  }
  return { sessions };
}

function folderHere(folder: string, files: Files): TextsHere | undefined {
  const first = (names: readonly string[]): string | undefined =>
    names.map((name) => pathIn(folder, name)).find((file) => files.kind(file) !== 'missing');
  const reference = first(REFERENCE_FILES);
  if (reference === undefined) return undefined;
  const transcript = first(TRANSCRIPT_FILES);
  return {
    reference: blobNames(reference, files),
    transcript: transcript === undefined ? null : blobNames(transcript, files, longestTranscript(transcript)),
  };
}

/** Git may have taken line ends of Windows for those that it stores, and a byte order mark is not read. */
function blobNames(file: string, files: Files, limit?: Parameters<Files['read']>[1]): readonly string[] {
  const read = files.read(file, limit);
  if (read.kind !== 'text') return [];
  const withFeeds = withLineFeeds(read.text);
  const texts = [...new Set([read.text, withFeeds, withFeeds.replaceAll('\n', '\r\n')])];
  return [...texts, ...texts.map((text) => `\ufeff${text}`)].flatMap((text) => [
    blobName(text, 40),
    blobName(text, 64),
  ]);
}

async function linesAt(
  base: FileOfBase,
  commit: string,
): Promise<{ readonly sessions: State } | { readonly reason: string }> {
  const found = await base.at(commit);
  if (found.kind === 'unreadable') return { reason: found.reason };
  const sessions = new Map<string, GoldenTexts>();
  for (const [name, reference] of found.kind === 'text' ? namedLines(found.text) : [])
    sessions.set(name, { reference, transcript: null });
  return { sessions };
}

function linesHere(corpus: string, files: Files): ReadonlyMap<string, TextsHere> {
  const read = files.kind(corpus) === 'file' ? files.read(corpus) : undefined;
  const lines = read?.kind === 'text' ? namedLines(read.text) : [];
  return new Map(lines.map(([name, line]) => [name, { reference: [line], transcript: null }]));
}

/** The lines of golden sessions by their names; what has none is told of where it is read. */
function namedLines(text: string): readonly (readonly [name: string, line: string])[] {
  return text.split('\n').flatMap((line) => {
    const name = nameIn(line);
    return name === undefined ? [] : [[name, line.trim()] as const];
  });
}

function nameIn(line: string): string | undefined {
  try {
    const value: unknown = JSON.parse(line.trim().replace(/^\ufeff/, ''));
    const name = typeof value === 'object' && value !== null && 'name' in value ? value.name : undefined;
    return typeof name === 'string' ? name : undefined;
  } catch {
    return undefined;
  }
}
