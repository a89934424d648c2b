import type { Digest, Files } from '../../core/ports.js';
import { longestTranscript } from '../../core/text-limit.js';
import { readTranscript, type Transcript } from '../transcripts/transcript.js';
import type { GoldenSession } from './golden-session.js';
import { folderOfReference } from './reference-file.js';

/** Names that the transcript of a session may have, in the order in which they are looked for. */
export const TRANSCRIPT_FILES = ['transcript.jsonl', 'transcript.json', 'transcript.md', 'transcript.txt'] as const;

/** Paths of the transcripts beside a reference; none for a line of a `.jsonl` corpus. */
export function transcriptPaths({ place }: Pick<GoldenSession, 'place'>, files: Files): readonly string[] {
  const folder = folderOfReference(place.file);
  if (folder === undefined) return [];
  return TRANSCRIPT_FILES.map((name) => (folder === '' ? name : `${folder}/${name}`)).filter(
    (file) => files.kind(file) !== 'missing',
  );
}

/** The transcript of a session; `unreadable` when there is one that cannot be read, undefined when there is none. */
export type FoundTranscript = Transcript | 'unreadable' | undefined;

/** Finds and reads the transcript of a session; of several the first by name. */
export function findTranscript(session: Pick<GoldenSession, 'place'>, files: Files, digest: Digest): FoundTranscript {
  const [file] = transcriptPaths(session, files);
  if (file === undefined) return undefined;
  const read = files.read(file, longestTranscript(file));
  if (read.kind !== 'text') return 'unreadable';
  const transcript = readTranscript(read.text, file, digest);
  return transcript.utterances.length === 0 ? 'unreadable' : transcript;
}

/** Reads the transcript of a session. */
export type TranscriptOf = (golden: Pick<GoldenSession, 'place'>) => FoundTranscript;
