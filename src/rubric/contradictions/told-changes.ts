import { unitsOf } from '../grounding/numbers/quantities.js';
import type { ToldTexts } from '../grounding/told/told-texts.js';
import { FUNCTION_WORDS } from '../v2/function-words.js';
import type { Witness } from './contradicted-claim.js';
import type { Mention } from './sentence-read.js';
import { changesOf, mayTellChange, withSigns } from './ways-of-change.js';

/** Two values, in small letters: of numbers the digits, without unit and sign. */
interface ToldValues {
  readonly first: string;
  readonly second: string;
  /** Whether the second is known to be more. */
  readonly isGrowth: boolean;
  /** Whether one of them has a unit: "212 rows" are none of 212 GB. */
  readonly isMeasured: boolean;
}

/** The values of a change, as a line of a transcript may have them; undefined where they cannot be told apart there. */
export function toldValues(from: Mention, to: Mention): ToldValues | undefined {
  const [first, second] = [writtenValue(from), writtenValue(to)];
  if (first === undefined || second === undefined || first === second) return undefined;
  return { first, second, isGrowth: isLess(from, to), isMeasured: isMeasure(from) || isMeasure(to) };
}

function isMeasure({ kind, family }: Mention): boolean {
  return kind !== 'name' && family !== 'count';
}

/** Whether one number is less than another; the unit may stand behind one of them only. */
export function isLess(a: Mention, b: Mention): boolean {
  if (a.kind === 'name' || b.kind === 'name') return false;
  if (a.family === b.family) return a.value < b.value;
  const [[one], [other]] = [a.plain, b.plain];
  return one !== undefined && other !== undefined && one < other;
}

function writtenValue({ kind, written }: Mention): string | undefined {
  return kind === 'name' ? written.toLowerCase() : /\d(?:[\d.,:]*\d)?/.exec(written)?.[0];
}

/** Words side by side that a sentence tells a change of: `from zstd to gzip`, `P1 -> P2`. Both are no words of grammar. */
const FROM_TO = /\bfrom ([\p{L}\d_#@=:./-]{0,60}[\p{L}\d]) (?:in)?to ([\p{L}\d_#@=:./-]{0,60}[\p{L}\d])/giu;
const ARROW =
  /(?<![\p{L}\d_#@=:./-])([\p{L}\d_#@=:./-]{0,60}[\p{L}\d]) (?:->|→|=>|⇒) ([\p{L}\d_#@=:./-]{0,60}[\p{L}\d])/gu;
const GRAMMAR = /^(?:the|a|an|its|his|her|their|our|one|this|that|these|those|it|them|some|all|both|each|no|any)$/;

/** Changes of words, of which the rubric has no number and no name: codecs, levels, states. */
export function wordChangesIn(text: string): readonly ToldValues[] {
  const plain = text.replace(/[`"“”']/g, '');
  return [FROM_TO, ARROW].flatMap((pattern) =>
    Array.from(plain.matchAll(pattern), ([, first = '', second = '']) => ({
      first: first.toLowerCase(),
      second: second.toLowerCase(),
      isGrowth: false,
      isMeasured: false,
    })).filter(
      ({ first, second }) =>
        first !== second && ![first, second].some((word) => GRAMMAR.test(word) || /^[\d.,:]+$/.test(word)),
    ),
  );
}

/** What went back to what it was is told both ways in the course of a session, and a summary may tell either. */
const BACK_WORDS = ['back', 'revert', 'undo', 'undid', 'restor', 'reset', 'again', 'downgrad', 'return', 'undone'];
const BACK = /\b(?:rollback|back\b|revert|und(?:o|id|one)\b|restor|reset\b|again\b|downgrad|return)/i;

/** Clauses, and those that go on about what the one before is about: "…, and was reset at night". */
export const CLAUSE_END = /[;,:(] |(?= (?:while|whereas|although) )|\(/;
export const GOES_ON = /^ ?(?:and|then|but|which|that|it|they|both|until|again|before|after|later|now)\b/i;

/** The texts of a session in which a change may be told. */
export interface ToldSources {
  /** How many changes may still be looked for: each takes time in proportion to the texts. */
  left: number;
  readonly reference: ToldTexts;
  readonly transcript: ToldTexts | undefined;
}

/**
 * The line that tells a change the other way round, where none tells it so: "from 84 to 91 kB", of which the transcript says
 * "before 91 kB, after 84 kB". Nothing is known of values that went back.
 */
export function toldTheOtherWay(values: ToldValues, sources: ToldSources): Witness | undefined {
  const { reference, transcript } = sources;
  sources.left -= 1;
  if (sources.left < 0) return undefined;
  let witness: Witness | undefined;
  for (const told of [reference, transcript]) {
    const lines = told?.linesWith([values.first], [values.second]) ?? [];
    for (const line of lines) {
      const directions = directionsIn(line.text, values);
      if (directions.has('same')) return undefined;
      if (directions.has('reversed'))
        witness ??= { text: line.text, source: told === transcript ? 'transcript' : 'reference' };
    }
  }
  if (witness === undefined || wentBack(values, reference)) return undefined;
  return transcript !== undefined && wentBack(values, transcript) ? undefined : witness;
}

function wentBack({ first, second, isMeasured }: ToldValues, told: ToldTexts): boolean {
  const lines = told.linesWith([first, second], BACK_WORDS);
  const clauses = lines?.flatMap(({ text }) => text.split(CLAUSE_END));
  const isOfThem = (clause: string): boolean =>
    [first, second].some((value) => isIn(clause, value, isMeasured)) || GOES_ON.test(clause);
  return clauses?.every((clause) => !BACK.test(clause) || !isOfThem(clause)) !== true;
}

type Direction = 'same' | 'reversed';

/** Longer lines are tables and logs, of which no pattern tells what belongs together. */
const LONGEST_LINE = 600;

function directionsIn(line: string, { first, second, isGrowth }: ToldValues): ReadonlySet<Direction> {
  if (line.length > LONGEST_LINE) return NONE;
  const text = line.replace(/[%*|]/g, ' ').replace(/\s+/g, ' ');
  if (!mayTellChange(text)) return NONE;
  const places = [...placesOf(text, first, 'first'), ...placesOf(text, second, 'second')].sort(
    (a, b) => a.start - b.start,
  );
  const directions = new Set<Direction>();
  for (const { from, to, isSure, isContrast, isBare } of changesOf(withSigns(text, places))) {
    const [left, right] = [places[from]?.which, places[to]?.which];
    if (left === right) continue;
    // What may be a change bears one out, and refutes none.
    if (left === 'first') directions.add('same');
    else if ((isSure && !isContrast) || (isBare && isGrowth)) directions.add('reversed');
  }
  return directions;
}

const NONE: ReadonlySet<Direction> = new Set();

interface Place {
  readonly start: number;
  readonly end: number;
  readonly which: 'first' | 'second';
}

function isIn(text: string, value: string, isMeasured: boolean): boolean {
  return placesOf(text, value, 'first').some(({ end }) => {
    if (!isMeasured || !/\d/.test(text.charAt(end - 1))) return true;
    const [, counted] = COUNTED.exec(text.slice(end)) ?? [];
    return counted === undefined || FUNCTION_WORDS.has(counted);
  });
}

/** A word behind a number without a unit. */
const COUNTED = /^ (\p{Ll}{3,})/u;

/** Where a value stands as a whole. */
function placesOf(text: string, value: string, which: Place['which']): readonly Place[] {
  const lower = text.toLowerCase();
  const isWord = /\p{L}$/u.test(value);
  const places: Place[] = [];
  for (let start = lower.indexOf(value); start >= 0; start = lower.indexOf(value, start + 1)) {
    const end = start + value.length;
    const isPart =
      PART_BEFORE.test(lower.slice(Math.max(0, start - 2), start)) ||
      (isWord ? PART_OF_WORD : PART_OF_NUMBER).test(lower.slice(end, end + 2));
    if (!isPart) places.push({ start, end: isWord ? end : end + unitLengthAt(text, end), which });
  }
  return places;
}

/** How many characters the unit of a number takes that ends there: "10Gi", "22.0 mA". */
function unitLengthAt(text: string, end: number): number {
  const [all = '', space = '', word = ''] = /^( ?)([\p{L}µ°]{1,12})(?!\p{L})/u.exec(text.slice(end, end + 14)) ?? [];
  return space === '' || unitsOf(word).length > 0 ? all.length : 0;
}

/** What before or behind a value makes it a part of another one. A number may have its unit behind it. */
const PART_BEFORE = /(?:[\p{L}\d_/]|[\p{L}\d][.,:-])$/u;
const PART_OF_NUMBER = /^(?:[\d_/]|[.,:-]\d)/;
const PART_OF_WORD = /^(?:[\p{L}\d_/]|[.:=-][\p{L}\d])/u;
