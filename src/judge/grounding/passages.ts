import type { Role } from '../../inputs/transcripts/message.js';
import type { Transcript } from '../../inputs/transcripts/transcript.js';
import type { TranscriptLine } from '../../inputs/transcripts/utterance.js';

/** A piece of a transcript, short enough for a prompt. Foreign text, as it stands in the file. */
export interface Passage {
  readonly file: string;
  readonly parts: readonly PassagePart[];
}

/** What one voice says within a passage. */
interface PassagePart {
  readonly role: Role;
  readonly lines: readonly TranscriptLine[];
}

/** Characters of a passage, as UTF-16 units; the cap of a passage in a prompt is the same in code points. */
export const PASSAGE_CHARS = 2000;

/** What a role and a line break add in a prompt. */
const PART_FRAME = 16;

/**
 * Cuts a transcript into passages, in its order. Short utterances share one, so that a call stands beside its result;
 * long ones are cut at line ends, and lines that are longer than a passage inside of them. Linear in the text.
 */
export function passagesOf({ file, utterances }: Transcript): readonly Passage[] {
  const passages: Passage[] = [];
  let parts: PassagePart[] = [];
  let left = PASSAGE_CHARS;
  const finish = (): void => {
    if (parts.length > 0) passages.push({ file, parts });
    parts = [];
    left = PASSAGE_CHARS;
  };
  for (const { role, lines } of utterances) {
    let own: TranscriptLine[] = [];
    const close = (): void => {
      if (own.length > 0) parts.push({ role, lines: own });
      own = [];
    };
    // An utterance that fits into a passage of its own is not torn.
    const whole = lengthOf(lines);
    if (whole > left && whole <= PASSAGE_CHARS) finish();
    left -= PART_FRAME;
    for (const line of lines.flatMap(inPieces)) {
      if (line.text.length + 1 > left) {
        close();
        finish();
        left -= PART_FRAME;
      }
      left -= line.text.length + 1;
      own.push(line);
    }
    close();
  }
  finish();
  return passages;
}

function lengthOf(lines: readonly TranscriptLine[]): number {
  return lines.reduce((sum, { text }) => sum + text.length + 1, PART_FRAME);
}

/** The longest piece of a line, so that it fits beside the name of its role. */
const PIECE = PASSAGE_CHARS - PART_FRAME - 1;

/** A line that is too long for a passage, in pieces that part no pair of surrogates. */
function inPieces(line: TranscriptLine): readonly TranscriptLine[] {
  if (line.text.length <= PIECE) return [line];
  const pieces: TranscriptLine[] = [];
  for (let start = 0; start < line.text.length; ) {
    let end = Math.min(start + PIECE, line.text.length);
    if (end < line.text.length && isHighSurrogate(line.text.charCodeAt(end - 1))) end--;
    pieces.push({ line: line.line, text: line.text.slice(start, end) });
    start = end;
  }
  return pieces;
}

function isHighSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff;
}

/** The text of a passage, roles and file left out. */
export function textOfPassage({ parts }: Passage): string {
  return parts.flatMap(({ lines }) => lines.map(({ text }) => text)).join('\n');
}

/** The line of the file in which a passage begins, from 1. */
export function firstLineOf({ parts }: Passage): number {
  return parts[0]?.lines[0]?.line ?? 1;
}
