import type { Files } from '../ports.js';
import type { GoldenSession } from './golden-session.js';
import { readTranscript, type Transcript } from './transcript.js';

/** Names that the transcript of a session may have, in the order in which they are looked for. */
const TRANSCRIPT_FILES = ['transcript.jsonl', 'transcript.md', 'transcript.txt'] as const;

/** Paths of the transcripts beside a reference; none for a line of a `.jsonl` corpus. */
export function transcriptPaths({ place }: Pick<GoldenSession, 'place'>, files: Files): readonly string[] {
  const folder = place.file.replace(/\/?reference\.json$/, '');
  if (folder === place.file) return [];
  return TRANSCRIPT_FILES.map((name) => (folder === '' ? name : `${folder}/${name}`)).filter(
    (file) => files.kind(file) !== 'missing',
  );
}

/** The transcript of a session, the first by name if there are several; nothing without one that can be read. */
export function findTranscript(session: Pick<GoldenSession, 'place'>, files: Files): Transcript | undefined {
  const [file] = transcriptPaths(session, files);
  if (file === undefined) return undefined;
  const read = files.read(file);
  return read.kind === 'text' ? readTranscript(read.text, file) : undefined;
}
