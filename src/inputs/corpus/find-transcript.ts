import type { Digest, Files } from '../../core/ports.js';
import { longestTranscript } from '../../core/text-limit.js';
import { pathIn } from '../../core/workspace-path.js';
import { readTranscript, type Transcript } from '../transcripts/transcript.js';
import type { GoldenSession } from './golden-session.js';
import { folderOfReference } from './reference-file.js';

/** Names that the transcript of a session may have, in the order in which they are looked for. */
export const TRANSCRIPT_FILES = ['transcript.jsonl', 'transcript.json', 'transcript.md', 'transcript.txt'] as const;

/** Paths of the transcripts beside a reference; none for a line of a `.jsonl` corpus. */
export function transcriptPaths({ place }: Pick<GoldenSession, 'place'>, files: Files): readonly string[] {
  const folder = folderOfReference(place.file);
  if (folder === undefined) return [];
  return TRANSCRIPT_FILES.map((name) => pathIn(folder, name)).filter((file) => files.kind(file) !== 'missing');
}

/** A transcript that is there, and of which nothing was read. */
export interface UnreadTranscript {
  readonly kind: 'unread';
  /** Relative to the workspace. */
  readonly file: string;
  /** What is wrong with it, as the end of a sentence: its limit, where it is too long. */
  readonly reason: string;
}

/** A transcript with lines of which nobody knows what they say, so that it refutes nothing. */
export interface PartlyReadTranscript {
  readonly kind: 'in part';
  /** Relative to the workspace. */
  readonly file: string;
  /** The first of these lines, from 1. */
  readonly line: number;
  /** What is wrong with it, or what it is. */
  readonly reason: string;
}

/** The transcript of a session; undefined when there is none. */
export type FoundTranscript = Transcript | UnreadTranscript | undefined;

export function isUnread(found: FoundTranscript | object): found is UnreadTranscript {
  return found !== undefined && 'kind' in found && found.kind === 'unread';
}

/** What was found, where it was read. */
export function readable<T extends object>(found: T | UnreadTranscript | undefined): T | undefined {
  return found === undefined || isUnread(found) ? undefined : found;
}

/** Finds and reads the transcript of a session; of several the first by name. */
export function findTranscript(session: Pick<GoldenSession, 'place'>, files: Files, digest: Digest): FoundTranscript {
  const [file] = transcriptPaths(session, files);
  if (file === undefined) return undefined;
  const read = files.read(file, longestTranscript(file));
  if (read.kind !== 'text') return { kind: 'unread', file, reason: read.reason };
  return orUnread(readTranscript(read.text, file, digest));
}

/** A transcript in which nobody speaks is none. */
export function orUnread(transcript: Transcript): Transcript | UnreadTranscript {
  if (transcript.utterances.length > 0) return transcript;
  return { kind: 'unread', file: transcript.file, reason: 'nobody is recognised in it who says anything' };
}

/** Reads the transcript of a session. */
export type TranscriptOf = (golden: Pick<GoldenSession, 'place'>) => FoundTranscript;
