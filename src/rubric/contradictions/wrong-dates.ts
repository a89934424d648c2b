import type { Grounds } from '../grounding/told/grounds.js';
import { type ContradictedClaim, ofReference } from './contradicted-claim.js';
import { contextOf, likenessOf, mayBeAnother } from './mention-likeness.js';
import type { SentenceRead } from './sentence-read.js';
import type { SummaryRead } from './summary-read.js';

/** A day or a time of day in a sentence. */
interface DateMention {
  readonly sentence: SentenceRead;
  readonly kind: 'day' | 'time';
  readonly start: number;
  readonly end: number;
  readonly written: string;
  /** What tells it from others of its kind. */
  readonly key: string;
  /** Whether a source tells this very one. */
  readonly isToldBy: (source: Grounds) => boolean;
}

/** How alike the words around two dates are where both are of one thing, 0..1, and how many they share at least. */
const SAME_WORDS = { share: 0.7, words: 3 } as const;

/** Dates of one summary that are compared, so that no text takes quadratic time. */
const MOST_DATES = 100;

/**
 * Days and times of day of a candidate that nothing tells, each in nearly the same words as another one of the reference that the
 * candidate does not have: "ends on 30 March" for "ends on 31 March". They may have been reckoned from others, so words alone tell.
 */
export function wrongDates(
  reference: SummaryRead,
  candidate: readonly SentenceRead[],
  sources: () => readonly Grounds[],
): readonly ContradictedClaim[] {
  const given = datesOf(candidate);
  if (given.length === 0) return [];
  const missing = datesOf(reference.sentences).filter((date) => !given.some((other) => areSame(date, other)));
  if (missing.length === 0) return [];
  return given.flatMap((date): readonly ContradictedClaim[] => {
    if (mayBeAnother(date.sentence) || sources().some(date.isToldBy)) return [];
    const meant = missing.find((other) => other.kind === date.kind && areOfOneThing(date, other));
    if (meant === undefined) return [];
    const { written, sentence } = date;
    return [
      {
        rule: 'number',
        given: written,
        wanted: meant.written,
        candidate: sentence,
        witness: ofReference(meant.sentence),
      },
    ];
  });
}

/** A quick look: most sentences have neither a clock nor a calendar in them. */
const MAY_HAVE_DATE =
  /\d:\d\d|\dh\d|\d ?h \d|\d{4}[-/]\d\d|\d\.\d{1,2}\.|\b(?:jan|feb|mar|mär|apr|abr|may|mai|jun|jul|aug|ago|sep|oct|okt|nov|dec|dez|dic|ene)/i;

function datesOf(sentences: readonly SentenceRead[]): readonly DateMention[] {
  const dates = sentences.flatMap((sentence): readonly DateMention[] => {
    if (!MAY_HAVE_DATE.test(sentence.text)) return [];
    const { days, times } = sentence.statement.measures;
    return [
      ...days.map(({ start, end, written, month, day }) => ({
        ...{ sentence, kind: 'day' as const, start, end, written, key: `${month}-${day}` },
        isToldBy: (source: Grounds) => source.tellsDay(month, day),
      })),
      ...times.map(({ start, end, written, seconds, step }) => ({
        ...{ sentence, kind: 'time' as const, start, end, written, key: `${Math.floor(seconds / step)}:${step}` },
        isToldBy: (source: Grounds) => source.hasTime(seconds, step),
      })),
    ];
  });
  return dates.slice(0, MOST_DATES);
}

function areSame(a: DateMention, b: DateMention): boolean {
  return a.kind === b.kind && a.key === b.key;
}

function areOfOneThing(a: DateMention, b: DateMention): boolean {
  const { share, words } = likenessOf(contextOf(a), contextOf(b));
  return share >= SAME_WORDS.share && words >= SAME_WORDS.words;
}
