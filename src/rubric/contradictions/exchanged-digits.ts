import { measuresIn, type Reading } from '../grounding/numbers/quantities.js';
import { exchangesOf } from '../grounding/numbers/slips.js';
import type { Range } from '../grounding/numbers/value-list.js';
import { isDerived } from '../grounding/reckoned/derivations.js';
import type { ToldTexts } from '../grounding/told/told-texts.js';
import type { Token } from '../v2/sentence.js';
import { type Term, weightOf } from '../v2/term.js';
import type { ContradictedClaim, Witness } from './contradicted-claim.js';
import { type LineReader, soughtOf, wordsAmong } from './said-words.js';
import { type Mention, type SentenceRead, termsOf } from './sentence-read.js';
import type { SummaryRead } from './summary-read.js';

/** The digits of a mention, without its unit: two at least. */
const DIGITS = /^\d(?:[\d.,]*\d)(?=$|[^\d.,])/;

/** Words before a number and behind it that tell what it is about, grammar and other numbers counted, too. */
const WORDS_BESIDE = 5;
const FEWEST_WORDS = 2;

/** Share of the weight of these words that a line must have beside the other number; beside this one none may have any. */
const OTHER_FROM = 0.55;

/** So many numbers of a candidate are looked for. */
const MOST_LOOKS = 10;

/** A number of a candidate, with another two of its digits exchanged each time. */
interface Suspect {
  readonly mention: Mention;
  readonly digits: string;
  readonly others: readonly string[];
  /** What it is about. */
  readonly words: readonly Term[];
}

/** A line of the reference or of the transcript. */
interface Line extends Witness {
  readonly keys: ReadonlySet<string>;
}

/**
 * Numbers of a candidate that some line of its session has, and none about the same: another line has nearly the same words beside the
 * same digits, two of them exchanged. What can be reckoned from the numbers of that line is none of these.
 */
export function exchangedDigits(
  reference: SummaryRead,
  candidate: SummaryRead,
  own: readonly SentenceRead[],
  transcript: ToldTexts,
  reader: LineReader,
): readonly ContradictedClaim[] {
  const told = reference.sentences.map(({ text }) => lineOf(text, 'reference', reader));
  const given = new Set(candidate.sentences.flatMap(({ mentions }) => mentions.map(digitsOf)));
  const suspects = own.flatMap((sentence) => suspectsIn(sentence, given)).slice(0, MOST_LOOKS);
  return suspects.flatMap((suspect): readonly ContradictedClaim[] => {
    const lines = [...told, ...saidOf(suspect, transcript, reader)];
    const { mention, digits } = suspect;
    for (const other of suspect.others) {
      const [witness, share] = nearestWith(other, suspect, lines);
      if (witness === undefined || share < OTHER_FROM) continue;
      if (!isAlike(mention, other, witness.text) || isReckoned(suspect, witness.text)) continue;
      if (lines.some((line) => line.keys.has(bare(digits)) && wordsAmong(suspect.words, line.keys).length > 0))
        continue;
      const { text, source } = witness;
      return [{ rule: 'number', given: digits, wanted: other, candidate: mention.sentence, witness: { text, source } }];
    }
    return [];
  });
}

function digitsOf({ written }: Mention): string {
  return DIGITS.exec(written)?.[0] ?? '';
}

function suspectsIn(sentence: SentenceRead, given: ReadonlySet<string>): readonly Suspect[] {
  return sentence.mentions.flatMap((mention): readonly Suspect[] => {
    const digits = mention.kind === 'number' ? digitsOf(mention) : '';
    if (digits === '') return [];
    const others = exchangesOf(digits).filter((other) => !given.has(other) && !/^0\d/.test(other));
    const words = wordsBeside(mention);
    return others.length > 0 && words.length >= FEWEST_WORDS ? [{ mention, digits, others, words }] : [];
  });
}

/** The words that carry facts next to a number. */
function wordsBeside({ sentence, start, end }: Mention): readonly Term[] {
  const { tokens } = sentence;
  const isOwn = (token: Token): boolean => token.start >= start && token.start < end;
  const at = tokens.findIndex(isOwn);
  const beside = tokens.slice(Math.max(0, at - WORDS_BESIDE), at + WORDS_BESIDE + 1);
  return at < 0 ? [] : termsOf(beside.filter((token) => !isOwn(token)));
}

function saidOf({ digits, others, words }: Suspect, transcript: ToldTexts, reader: LineReader): readonly Line[] {
  const sought = soughtOf(words.map(({ stem }) => stem));
  const written = [digits, ...others].flatMap((number) => [number, bare(number), grouped(bare(number))]);
  const lines = transcript.linesWith([...new Set(written)], sought) ?? [];
  return lines.map(({ text }) => lineOf(text, 'transcript', reader));
}

function lineOf(text: string, source: Witness['source'], reader: LineReader): Line {
  return { text, source, keys: reader.keysIn(text) };
}

/** A number without the commas of its groups, and one with them. */
function bare(number: string): string {
  return number.replaceAll(',', '');
}

function grouped(number: string): string {
  return /^\d{4,15}$/.test(number) ? Number(number).toLocaleString('en-US') : number;
}

/** The line with a number that has most of the words which another one stands beside, and the share of their weight. */
function nearestWith(
  number: string,
  { words }: Suspect,
  lines: readonly Line[],
): readonly [line: Line | undefined, share: number] {
  let nearest: Line | undefined;
  let most = 0;
  for (const line of lines) {
    if (!line.keys.has(bare(number))) continue;
    const shared = wordsAmong(words, line.keys);
    const share = shared.length < FEWEST_WORDS ? 0 : weightOf(shared) / weightOf(words);
    if (share > most) [nearest, most] = [line, share];
  }
  return [nearest, most];
}

/** Whether a line has a number in a unit of the same kind: 86 ms is no 68 partitions, nor is a part of "3 h 41 min". */
function isAlike({ family }: Mention, other: string, line: string): boolean {
  return measuresIn(line).quantities.some(
    ({ written, measured, plain }) =>
      bare(DIGITS.exec(written)?.[0] ?? '') === bare(other) && (measured[0] ?? plain[0])?.family === family,
  );
}

/** "1.3 ms more", where a key press takes 4.4 ms instead of 3.1: reckoned from others beside it. */
function isReckoned({ mention: { sentence, start } }: Suspect, line: string): boolean {
  const { quantities } = sentence.statement.measures;
  const own = quantities.find((quantity) => quantity.start === start);
  const beside = [...measuresIn(line).quantities, ...quantities.filter((quantity) => quantity !== own)];
  const toRange = ({ value, step }: Reading): Range => ({ from: value - step / 2, to: value + step / 2 });
  return own !== undefined && isDerived(own, toRange, beside);
}
