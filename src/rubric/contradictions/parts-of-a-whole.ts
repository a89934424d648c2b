import { precisionOf, type Quantity } from '../grounding/quantities.js';
import { ToldTexts } from '../grounding/told-texts.js';
import type { ContradictedClaim } from './contradicted-claim.js';
import type { SentenceRead } from './sentence-read.js';
import type { SummaryRead } from './summary-read.js';

/** "11 of 38": how many of how many, as a sentence tells it. */
interface Part {
  readonly part: number;
  readonly whole: number;
  readonly written: string;
  /** The digits of both as they are written. */
  readonly digits: readonly [part: string, whole: string];
  readonly sentence: SentenceRead;
}

/** "11 of 38", "11 cases out of the 38", "11/38", "11 von 38". */
const OF =
  /^(?: [\p{L}-]{1,20})? ?(?:\/|\b(?:(?:out )?of|von|de|di|van|sur)\b) ?(?:(?:the|all|its|their|our|those|these|den|las|los|les|het) )?(?:[\p{L}-]{1,20} )?$/u;

/** A quick look. */
const MAY_TELL_PART = / (?:of|von|de|di|van|sur) |\d ?\/ ?\d/;

/** Of fewer anything is some part by chance. */
const SMALLEST_WHOLE = 4;

/** Parts that are further apart than this factor count different things: those that failed, and those that passed. */
const FURTHEST_APART = 2;

/** So many parts of one candidate are looked for. */
const MOST_LOOKS = 20;

/**
 * Parts of a whole that a candidate tells as another part than its reference: 17 of 38 where the reference knows 11 of 38. Silent
 * where the candidate tells that one as well, or several of one whole, where both make up the whole, and where a line of the
 * reference or the transcript has both numbers.
 */
export function wrongParts(
  reference: SummaryRead,
  candidate: readonly SentenceRead[],
  transcript?: ToldTexts,
): readonly ContradictedClaim[] {
  const given = candidate.flatMap(partsIn).slice(0, MOST_LOOKS);
  if (given.length === 0) return [];
  const told = reference.sentences.flatMap(partsIn);
  if (told.length === 0) return [];
  const sources = [new ToldTexts(reference.texts.map(({ text }) => text.source)), transcript];
  return given.flatMap((one): readonly ContradictedClaim[] => {
    const { part, whole, written, sentence } = one;
    const others = told.filter((other) => other.whole === whole);
    const isOneOfMany = given.some((also) => also.whole === whole && also.part !== part);
    if (part === whole || isOneOfMany || others.some((other) => other.part + part === whole)) return [];
    const rival = others.find((other) => areNear(other.part, part));
    if (rival === undefined || tells(sentence, rival.part) || sources.some((source) => mayTell(source, one))) return [];
    return [{ rule: 'number', given: written, wanted: rival.written, candidate: sentence, reference: rival.sentence }];
  });
}

/** "12 instead of 11 of 20" */
function tells({ statement }: SentenceRead, value: number): boolean {
  return statement.measures.quantities.some(({ plain }) => plain.some((reading) => reading.value === value));
}

function areNear(a: number, b: number): boolean {
  return Math.max(a, b) < FURTHEST_APART * Math.min(a, b);
}

function mayTell(source: ToldTexts | undefined, { digits: [part, whole] }: Part): boolean {
  if (source === undefined) return false;
  const lines = source.linesWith(waysToWrite(part), waysToWrite(whole));
  return lines === undefined || lines.length > 0;
}

/** "48,392" is 48392 in a log. */
function waysToWrite(digits: string): readonly string[] {
  return [...new Set([digits.toLowerCase(), digits.replace(/\D/g, '') || digits.toLowerCase()])];
}

function partsIn(sentence: SentenceRead): readonly Part[] {
  const { text } = sentence;
  if (sentence.facts.length < 2 || !MAY_TELL_PART.test(text)) return [];
  const { quantities } = sentence.statement.measures;
  return quantities.flatMap((first, i): readonly Part[] => {
    const second = quantities[i + 1];
    if (second === undefined || !OF.test(text.slice(first.end, second.start))) return [];
    const [part, whole] = [countOf(first, text), countOf(second, text)];
    if (part === undefined || whole === undefined || part > whole || whole < SMALLEST_WHOLE) return [];
    const written = text.slice(first.start, second.end);
    return [{ part, whole, written, digits: [first.written, second.written], sentence }];
  });
}

/** A whole number of things, told as exactly so many; "48,359" is one. */
function countOf(quantity: Quantity, text: string): number | undefined {
  if (quantity.measured.length > 0 || precisionOf(text, quantity) !== 'exact') return undefined;
  return quantity.plain.find(({ value }) => Number.isInteger(value))?.value;
}
