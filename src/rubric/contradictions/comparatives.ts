import { measuresIn } from '../grounding/quantities.js';
import { ToldTexts } from '../grounding/told-texts.js';
import type { ContradictedClaim } from './contradicted-claim.js';
import type { SentenceRead } from './sentence-read.js';
import type { SummaryRead } from './summary-read.js';

/** Words that compare: for each thing that is compared those of the one side and those of the other. */
const SIDES: readonly (readonly [more: string, less: string])[] = [
  ['slower longer', 'faster quicker shorter'],
  ['more', 'less fewer'],
  ['higher above', 'lower below'],
  ['larger bigger greater', 'smaller'],
  ['later late', 'earlier early sooner'],
  ['heavier', 'lighter'],
  ['dearer', 'cheaper'],
];

interface Side {
  readonly compared: number;
  readonly isMore: boolean;
}

const WORDS: ReadonlyMap<string, Side> = new Map(
  SIDES.flatMap(([more, less], compared) =>
    [more, less].flatMap((list) => list.split(' ').map((word) => [word, { compared, isMore: list === more }] as const)),
  ),
);
const ANY = [...WORDS.keys()].join('|');

const COMPARES = new RegExp(`\\b(?:${ANY})\\b`, 'i');

/** A word that compares behind a number, with what may stand between: "2.6 seconds slower", "6 cm of lower level", "40 rows too many" is none. */
const BEHIND = new RegExp(
  `^(?:[ )]*(?:a bit|much|the|too|of|time|times|memory|space|rows?|per cent|percent|points?|seconds?|minutes?|hours?))? ?(${ANY})\\b`,
  'i',
);

/** Nobody tells so what is. */
const NOT_PLAIN = /\b(?:not|no|never|would|could|might|if|unless|n['’]t|expected|should|than expected)\b|\?/i;

/** Of fewer digits a number without a unit is one of anything. */
const FEWEST_DIGITS = 3;

/** Characters behind a number that are looked at, and before it. */
const REACH = { behind: 40, before: 80 } as const;

/** So many comparisons of one candidate are looked for: each takes time in proportion to the texts. */
const MOST_LOOKS = 20;

/** What is so much more or less than something else. */
interface Comparison extends Side {
  readonly written: string;
  /** The number, in the unit of its family. */
  readonly key: string;
  /** The same in digits and as it is written, to look for lines that have it. */
  readonly numbers: readonly string[];
  /** The beginnings of the words before it, which tell what is compared. */
  readonly about: ReadonlySet<string>;
}

/**
 * What a candidate tells as so much more and its reference or transcript as so much less: "2.6 seconds slower" of a start that
 * got 2.6 s shorter. Both must speak of one thing, since "A is 3 s slower" and "B is 3 s faster" agree.
 */
export function turnedComparisons(
  reference: SummaryRead,
  candidate: readonly SentenceRead[],
  transcript?: ToldTexts,
): readonly ContradictedClaim[] {
  const given = candidate.flatMap((sentence) => comparisonsIn(sentence.text).map((one) => ({ sentence, ...one })));
  if (given.length === 0) return [];
  const sources = [new ToldTexts(reference.texts.map(({ text }) => text.source)), transcript];
  return given.slice(0, MOST_LOOKS).flatMap(({ sentence, ...comparison }): readonly ContradictedClaim[] => {
    let found: ContradictedClaim | undefined;
    for (const told of sources) {
      for (const line of told?.linesWith(comparison.numbers, [...WORDS.keys()]) ?? []) {
        const alike = comparisonsIn(line.text).filter(({ key }) => key === comparison.key);
        if (alike.some(({ isMore }) => isMore === comparison.isMore)) return [];
        const turned = alike.find((one) => one.compared === comparison.compared && speakOfOne(one, comparison));
        if (turned === undefined) continue;
        const isOfTranscript = told === transcript;
        const both = { given: comparison.written, wanted: turned.written, candidate: sentence, reference: line };
        found ??= { rule: 'change', ...both, isOfTranscript };
      }
    }
    return found === undefined ? [] : [found];
  });
}

function comparisonsIn(text: string): readonly Comparison[] {
  if (!COMPARES.test(text)) return [];
  return measuresIn(text).quantities.flatMap((quantity): readonly Comparison[] => {
    const { start, end, written, measured, plain } = quantity;
    const [behind = '', word = ''] = BEHIND.exec(text.slice(end, end + REACH.behind)) ?? [];
    const side = WORDS.get(word.toLowerCase());
    const reading = measured[0] ?? plain[0];
    if (side === undefined || reading === undefined) return [];
    const before = clauseBefore(text, start);
    if (NOT_PLAIN.test(before + text.slice(start).split(CLAUSE_END, 1)[0])) return [];
    const digits = /\d(?:[\d.,]*\d)?/.exec(written)?.[0];
    if (measured.length === 0 && (digits ?? '').length < FEWEST_DIGITS) return [];
    const numbers = [digits ?? written.toLowerCase(), ...(plain[0] === undefined ? [] : [String(plain[0].value)])];
    const key = `${reading.family} ${Number(reading.value.toPrecision(9))}`;
    return [{ ...side, written: `${written}${behind}`.trim(), key, numbers, about: beginningsIn(before) }];
  });
}

const CLAUSE_END = /[,;:(]/;

function clauseBefore(text: string, start: number): string {
  return (
    text
      .slice(Math.max(0, start - REACH.before), start)
      .split(CLAUSE_END)
      .at(-1) ?? ''
  );
}

function beginningsIn(clause: string): ReadonlySet<string> {
  return new Set(Array.from(clause.toLowerCase().matchAll(LONG_WORD), ([word]) => word.slice(0, BEGINNING)));
}

const LONG_WORD = /\p{L}{4,}/gu;
const BEGINNING = 5;

const EMPTY_WORDS: ReadonlySet<string> = new Set(
  'about almost nearly become becam were have been with that this they from than some only just even which when then while also shows showed took takes over under'
    .split(' ')
    .map((word) => word.slice(0, BEGINNING)),
);

function speakOfOne(a: Comparison, b: Comparison): boolean {
  return [...a.about].some((word) => !EMPTY_WORDS.has(word) && b.about.has(word));
}
