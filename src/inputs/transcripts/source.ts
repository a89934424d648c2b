import type { FormatName } from './message.js';
import type { TranscriptFacts } from './transcript.js';

/** The most lines of a transcript that are named because they were not understood; the others are counted. */
const NAMED_LINES = 20;

/** As what a transcript was recognised, in short: what a run keeps of it. */
export interface TranscriptSource {
  /** Relative to the workspace. */
  readonly file: string;
  readonly format: FormatName;
  readonly messages: number;
  readonly skipped: number;
  /** The first lines, or parts of lines, that were not understood. */
  readonly unknown: readonly { readonly line: number; readonly what: string }[];
  readonly unknownCount: number;
}

export function sourceOf(read: TranscriptFacts & { readonly file: string }): TranscriptSource {
  const { file, format, messages, skipped, unknown } = read;
  return {
    file,
    format,
    messages,
    skipped,
    unknown: unknown.slice(0, NAMED_LINES).map(({ line, what }) => ({ line, what })),
    unknownCount: unknown.length,
  };
}

/** Formats that people write for us, of which there is nothing to tell where all of it is understood. */
const OURS: ReadonlySet<FormatName> = new Set(['own', 'markdown', 'text']);

/** Whether people write it for us, so that all of it is text: those of other programs have pictures and particulars that nobody reads. */
export function isOurs({ format }: Pick<TranscriptSource, 'format'>): boolean {
  return OURS.has(format);
}

/** Whether a report should say what was made of it: another program wrote it, or not all of it is understood. */
export function isWorthTelling(source: TranscriptSource): boolean {
  return !isOurs(source) || source.unknownCount > 0;
}
