import { measuresIn } from '../grounding/numbers/quantities.js';
import { ToldTexts } from '../grounding/told/told-texts.js';
import type { ContradictedClaim } from './contradicted-claim.js';
import type { SentenceRead } from './sentence-read.js';
import type { SummaryRead } from './summary-read.js';

/** What became more or less, before a number: "fell by 9.1 %", "up 9.1 %". */
const BECAME = [
  'grew grown rose risen increased climbed jumped up',
  'fell fallen dropped decreased declined shrank shrunk sank down',
] as const;

/** Words that compare: for each thing that is compared those of the one side and those of the other. */
const SIDES: readonly (readonly [more: string, less: string])[] = [
  ['slower longer', 'faster quicker shorter'],
  ['more', 'less fewer'],
  ['higher', 'lower'],
  ['larger bigger greater', 'smaller'],
  ['later late', 'earlier early sooner'],
  ['heavier', 'lighter'],
  ['dearer', 'cheaper'],
  BECAME,
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

/** A word that compares behind a number, with what may stand between: "2.6 seconds slower", "6 cm of lower level". */
const BEHIND = new RegExp(
  `^(?:[ )]*(?:a bit|much|the|of|time|times|memory|space|rows?|per cent|percent|points?|seconds?|minutes?|hours?))? ?(${ANY})\\b`,
  'i',
);

const AHEAD = new RegExp(
  `(?<![\\w-])(${BECAME.join(' ').replaceAll(' ', '|')})(?: (?:by|some|about|around|roughly|almost|nearly|only|just)){0,2} $`,
  'i',
);

/** Nobody tells so what is. */
const NOT_PLAIN = /\b(?:not|no|never|would|could|might|if|unless|expected|should)\b|n['’]t\b|\?/i;

/** Compared is one state with another, and which of them is spoken of shows from words like these. */
const OF_A_STATE =
  /\b(?:with|without|before|after|since|until|when|old|new|previous(?:ly)?|former(?:ly)?|first|second|main|branch|removing|dropping|disabling|enabling)\b/i;

/** What went back to what it was is told both ways. */
const WENT_BACK = /\b(?:again|back|revert\w*|restor\w*|und(?:o|id|one)|fix\w*)\b/i;

/** Of fewer digits a number without a unit is one of anything. */
const FEWEST_DIGITS = 3;

/** Longer lines are tables and logs, of which no pattern tells what belongs together. */
const LONGEST = 600;

/** Characters behind a number that are looked at. */
const REACH = 40;

/** So many comparisons of one candidate are looked for. */
const MOST_LOOKS = 20;

/** What is so much more or less than something else. */
interface Comparison extends Side {
  readonly written: string;
  /** The number, in the unit of its family. */
  readonly key: string;
  /** The same in digits and as it is written, to look for lines that have it. */
  readonly numbers: readonly string[];
  /** What is compared: the beginnings of the words of its clause before it, and of the one behind. */
  readonly about: string;
  /** Whether it is told as what is, of one state. What may be so bears out the same, and refutes nothing. */
  readonly isSure: boolean;
}

/**
 * What a candidate tells as so much more and its reference or transcript as so much less: "2.6 seconds slower" of a start that
 * got 2.6 s shorter. Both must be about the same in the same words, since "A is 3 s slower" and "B is 3 s faster" agree.
 */
export function turnedComparisons(
  reference: SummaryRead,
  candidate: readonly SentenceRead[],
  transcript: ToldTexts | undefined,
): readonly ContradictedClaim[] {
  const given = candidate
    .flatMap((sentence) => comparisonsIn(sentence.text).map((one) => ({ sentence, ...one })))
    .filter(({ isSure }) => isSure)
    .slice(0, MOST_LOOKS);
  if (given.length === 0) return [];
  const numbers = [...new Set(given.flatMap((one) => one.numbers))];
  const sources = [
    ['reference', new ToldTexts(reference.texts.map(({ text }) => text.source))],
    ['transcript', transcript],
  ] as const;
  const told = sources.flatMap(([source, texts]) =>
    (texts?.linesWith(numbers, [...WORDS.keys()]) ?? []).flatMap((line) =>
      comparisonsIn(line.text).map((one) => ({ ...one, witness: { text: line.text, source } })),
    ),
  );
  return given.flatMap(({ sentence, key, compared, isMore, about, written }): readonly ContradictedClaim[] => {
    const alike = told.filter((one) => one.key === key);
    if (alike.some((one) => one.isMore === isMore)) return [];
    const turned = alike.find((one) => one.isSure && one.compared === compared && one.about === about);
    if (turned === undefined) return [];
    const { written: wanted, witness } = turned;
    return [{ rule: 'change', given: written, wanted, candidate: sentence, witness }];
  });
}

function comparisonsIn(text: string): readonly Comparison[] {
  if (text.length > LONGEST || !COMPARES.test(text)) return [];
  const wentBack = WENT_BACK.test(text);
  return measuresIn(text).quantities.flatMap(({ start, end, written, measured, plain }): readonly Comparison[] => {
    const [ahead = '', verb] = AHEAD.exec(text.slice(Math.max(0, start - REACH), start)) ?? [];
    const [behind = '', word = ''] =
      verb === undefined ? (BEHIND.exec(text.slice(end, end + REACH)) ?? []) : ['', verb];
    const side = WORDS.get(word.toLowerCase());
    const reading = measured[0] ?? plain[0];
    if (side === undefined || reading === undefined) return [];
    const [rest = ''] = text.slice(end).split(CLAUSE_END, 1);
    const before = text.slice(0, start - ahead.length);
    const clause = before.split(CLAUSE_END).at(-1) ?? '';
    const isPlain = !NOT_PLAIN.test(clause) && !NOT_PLAIN.test(rest);
    const isOfOne = !wentBack && !OF_A_STATE.test(before) && !OF_A_STATE.test(rest);
    const digits = /\d(?:[\d.,]*\d)?/.exec(written)?.[0];
    if (measured.length === 0 && (digits ?? '').length < FEWEST_DIGITS) return [];
    const [next = ''] = verb === undefined ? beginningsIn(rest.slice(behind.length)) : [];
    const about = `${beginningsIn(clause).sort().join(' ')}|${next}`;
    const numbers = [digits ?? written.toLowerCase(), ...(plain[0] === undefined ? [] : [String(plain[0].value)])];
    const key = `${reading.family} ${Number(reading.value.toPrecision(9))}`;
    // Of a number that stands first nobody knows what it is about.
    const isSure = isPlain && isOfOne && !about.startsWith('|');
    return [{ ...side, written: `${ahead}${written}${behind}`.trim(), key, numbers, about, isSure }];
  });
}

/** A comma within a number ends nothing. */
const CLAUSE_END =
  /[;:(]|,(?!\d)|\band (?=(?:the|its|an?) )|\b(?:confirmed|corrected|established|found|learned|noted|said|showed|shows|told) that /;

/** Words, "team B", "sensor 3", "p95". */
const TELLS = /\p{L}{3,}|(?<![\p{L}\d])\p{Lu}{1,2}(?![\p{L}\d])|[\p{L}#-]{0,20}\d[\p{L}\d.-]*/gu;

/** The words that say something, by their beginnings, each once. */
function beginningsIn(clause: string): string[] {
  const words = Array.from(clause.matchAll(TELLS), ([word]) => word.toLowerCase());
  return [...new Set(words.filter((word) => !EMPTY.has(word)).map((word) => word.slice(0, BEGINNING)))];
}

const BEGINNING = 5;

const EMPTY: ReadonlySet<string> = new Set(
  `the and but that this its their our his her all now then also even than about almost nearly some only just roughly around over under
  is are was were has have had been become became becomes got gets get take takes took need needs needed found measured shows showed went goes while which
  per for from into of still seconds minutes hours times`.split(/\s+/),
);
