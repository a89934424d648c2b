import type { Moment } from '../../core/summary.js';
import type { Term } from '../v2/term.js';
import { coverOf } from './claim.js';
import { TOLD_FROM, wordsOf } from './lost-points.js';
import { anyOf } from './phrases.js';
import type { SummaryRead } from './summary-read.js';

/** A moment that is called so: `correction`, `user_correction`. */
const CALLED_SO = /(?:^|[^a-z])correct(?:ions?|ed|s)?(?![a-z])/;

/** Whoever the work is for. */
const WHO = anyOf('the_user the_reviewer the_customer the_client the_owner');

const DOES = anyOf(`corrects? corrected rejects? rejected refuses? refused rules?_out ruled_out objects? objected
  points?_out pointed_out turns?_down turned_down overrules? overruled disagrees? disagreed withdraws? withdrew`);

/** A moment that says in its own words that the work was set right. */
const SAYS_SO = new RegExp(`${WHO.source} ${DOES.source}`);

/** Words that say that there was a correction, and not of what. */
const MARK = /^(?:user|assistant|correct|reject|refus|overrul|disagre|withdr|wrong$|right$)/;

/** A correction of fewer words of fact is about anything. */
const FEWEST_WORDS = 2;

/** More corrections of a reference are not looked for: each is held against every sentence. */
const MOST_CORRECTIONS = 20;

/**
 * Moments of a reference in which somebody set the work right, and of which no sentence of a candidate, in whatever field, has more
 * than a trace.
 */
export function lostCorrections(
  moments: readonly Moment[],
  reference: SummaryRead,
  candidate: SummaryRead,
): readonly Moment[] {
  const corrections = [...moments.entries()].filter(([, moment]) => isCorrection(moment)).slice(0, MOST_CORRECTIONS);
  if (corrections.length === 0) return [];
  const told = candidate.sentences.map((sentence) => wordsOf([sentence]));
  return corrections.flatMap(([index, moment]) => {
    const sentences = reference.sentences.filter(({ path: [field, at] }) => field === 'aha_moments' && at === index);
    const correction = wordsOf(sentences);
    const isTold = (words: typeof correction): boolean =>
      coverOf(correction, words, ({ weight }) => weight, isAbout).share > TOLD_FROM.plain;
    return correction.terms.filter(isAbout).length < FEWEST_WORDS || told.some(isTold) ? [] : [moment];
  });
}

function isCorrection({ type, highlight }: Moment): boolean {
  return CALLED_SO.test(type.toLowerCase()) || SAYS_SO.test(highlight.toLowerCase());
}

function isAbout({ word }: Term): boolean {
  return !MARK.test(word);
}
