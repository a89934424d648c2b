import picomatch from 'picomatch';
import type { Problem } from '../../core/errors.js';
import type { Files, NamedFiles } from '../../core/ports.js';
import { byCodePoint, describeKind } from '../../core/text.js';
import { longestTranscript } from '../../core/text-limit.js';
import { pathIn } from '../../core/workspace-path.js';
import { transcriptPaths } from '../corpus/find-transcript.js';
import type { GoldenSession } from '../corpus/golden-session.js';
import { readMessages } from '../transcripts/read-messages.js';

interface FoundTranscripts {
  /** Paths relative to the workspace, each file once, by code point. */
  readonly paths: readonly string[];
  /** Files of JSON in the folders that have no messages, which are left out. */
  readonly asides: readonly string[];
  readonly problems: readonly Problem[];
}

/**
 * Finds the transcripts that command line operands name: a file; a folder, for all `.jsonl` files in it and below, and all
 * `.json` files in which a transcript is recognised; or a pattern. In folders, names that begin with a dot, `node_modules`
 * and links to folders are skipped.
 * @param others our own files and folders that hold no transcripts, such as the report
 * @param adviceOn what to name in place of an operand that is not there
 */
export function findTranscripts(
  operands: readonly string[],
  files: NamedFiles,
  others: readonly string[] = [],
  adviceOn: (operand: string) => string = () => WHAT_TO_NAME,
): FoundTranscripts {
  const found = new Map<string, string>();
  const left = new Set<string>();
  const problems: Problem[] = [];
  for (const operand of operands) {
    const { paths, asides = [], problem } = findOne(operand, files, new Set(others), adviceOn);
    if (problem !== undefined) problems.push(problem);
    for (const path of asides) left.add(path);
    // By its real place, so that a turn is not counted twice through a link.
    for (const path of paths) {
      const real = files.real(path) ?? path;
      const known = found.get(real);
      if (known === undefined || byCodePoint(path, known) < 0) found.set(real, path);
    }
  }
  return { paths: [...found.values()].sort(byCodePoint), asides: [...left].sort(byCodePoint), problems };
}

interface One {
  readonly paths: readonly string[];
  readonly asides?: readonly string[];
  readonly problem?: Problem;
}

function findOne(
  operand: string,
  files: NamedFiles,
  others: ReadonlySet<string>,
  adviceOn: (operand: string) => string,
): One {
  if (operand.trim() === '') return { paths: [], problem: { message: 'a path is empty', hint: WHAT_TO_NAME } };
  const located = files.locate(operand);
  const kind = 'path' in located ? files.kind(located.path) : 'missing';
  // A name may have the characters of a pattern in it.
  if ('path' in located && kind !== 'missing') return ofPlace(operand, located.path, kind, files, others);
  const found = ofNothing(operand, located, files, others, adviceOn);
  // What takes the meaning from a sign of a pattern parts folders on Windows.
  if (found.paths.length > 0 || !operand.includes('\\')) return found;
  const again = findOne(operand.replaceAll('\\', '/'), files, others, adviceOn);
  return again.paths.length > 0 ? again : found;
}

/** What fits an operand that is the path of nothing, if it is a pattern. */
function ofNothing(
  operand: string,
  located: ReturnType<NamedFiles['locate']>,
  files: NamedFiles,
  others: ReadonlySet<string>,
  adviceOn: (operand: string) => string,
): One {
  const { base, glob, isGlob } = picomatch.scan(operand);
  if (isGlob) return ofPattern(operand, { base: base === '' ? '.' : base, glob }, files, others);
  const why = 'problem' in located ? located.problem : `${JSON.stringify(operand)}: ${describeKind('missing')}`;
  return { paths: [], problem: { message: why, hint: adviceOn(operand) } };
}

/** What may be named. */
export const WHAT_TO_NAME = 'name files, folders, or patterns such as "sessions/**/*.jsonl"';

function ofPlace(
  operand: string,
  path: string,
  kind: ReturnType<Files['kind']>,
  files: NamedFiles,
  others: ReadonlySet<string>,
): One {
  if (kind === 'folder') {
    const found = transcriptsIn(path, files, others);
    const problem = {
      message: `${JSON.stringify(operand)}: there is no transcript in this folder or below it; .jsonl files are looked for, and .json files with messages in them`,
    };
    return found.paths.length > 0 ? found : { paths: [], problem };
  }
  if (kind !== 'file') {
    return { paths: [], problem: { message: `${JSON.stringify(operand)}: ${describeKind(kind)}`, hint: WHAT_TO_NAME } };
  }
  return { paths: [path] };
}

function ofPattern(
  operand: string,
  { base, glob }: { readonly base: string; readonly glob: string },
  files: NamedFiles,
  others: ReadonlySet<string>,
): One {
  const located = files.locate(base);
  if ('problem' in located) return { paths: [], problem: { message: located.problem } };
  const nothing = {
    message: `${JSON.stringify(operand)}: no transcript (.jsonl, or .json with messages in it) fits this pattern`,
    hint: WHAT_TO_NAME,
  };
  if (files.kind(located.path) !== 'folder') return { paths: [], problem: nothing };
  // Paths of the workspace have `/` on every system.
  const fits = picomatch(glob, { windows: false });
  const prefix = located.path === '.' ? 0 : located.path.length + 1;
  const found = transcriptsIn(located.path, files, others, (path) => fits(path.slice(prefix)));
  return found.paths.length > 0 ? found : { paths: [], problem: nothing };
}

/** All transcripts in a folder and below it that are wanted; of others none is opened. */
function transcriptsIn(
  folder: string,
  files: NamedFiles,
  others: ReadonlySet<string>,
  isWanted: (path: string) => boolean = () => true,
): Required<Pick<One, 'paths' | 'asides'>> {
  const paths: string[] = [];
  const asides: string[] = [];
  const real = files.real(folder);
  for (const name of files.list(folder)) {
    const path = pathIn(folder, name);
    if (name.startsWith('.') || name === 'node_modules' || others.has(path)) continue;
    const kind = files.kind(path);
    // A link may lead back up, and then there is no end.
    const isLink =
      real === undefined ||
      files.real(path) !== (real === '.' ? name : `${real}${real.endsWith('/') ? '' : '/'}${name}`);
    if (kind === 'folder' && !isLink) {
      const below = transcriptsIn(path, files, others, isWanted);
      for (const one of below.paths) paths.push(one);
      for (const one of below.asides) asides.push(one);
    }
    // What leads outside is named, and told when it is read.
    if (kind === 'folder' || kind === 'missing' || !isWanted(path)) continue;
    if (name.endsWith('.jsonl') || (name.endsWith('.json') && isTranscript(path, files))) paths.push(path);
    else if (name.endsWith('.json')) asides.push(path);
  }
  return { paths, asides };
}

/** Whether a file has messages of a format that is known. Many files of JSON are none. */
function isTranscript(path: string, files: Pick<Files, 'read'>): boolean {
  const read = files.read(path, longestTranscript(path));
  return read.kind === 'text' && readMessages(read.text, path, read.invalidLines).messages.length > 0;
}

/** The files that were changed at a time or after it. */
export function changedSince(paths: readonly string[], since: Date, files: NamedFiles): readonly string[] {
  return paths.filter((path) => (files.changedAt(path) ?? Number.POSITIVE_INFINITY) >= since.getTime());
}

interface CorpusTranscripts {
  readonly paths: readonly string[];
  /** Transcripts that are plain text, which are left out. */
  readonly others: readonly string[];
}

/** Finds the transcripts beside the references of a corpus; canaries are left out. */
export function corpusTranscripts(sessions: readonly GoldenSession[], files: Files): CorpusTranscripts {
  const first = sessions.flatMap((session) => (session.canary ? [] : transcriptPaths(session, files).slice(0, 1)));
  return {
    paths: first.filter((path) => /\.jsonl?$/.test(path)).sort(byCodePoint),
    others: first.filter((path) => !/\.jsonl?$/.test(path)).sort(byCodePoint),
  };
}
