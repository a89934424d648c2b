import type { Moment } from '../../core/summary.js';
import type { Term } from '../v2/term.js';
import { coverOf } from './claim-cover.js';
import { TOLD_FROM, wordsOf } from './lost-points.js';
import { anyOf } from './phrases.js';
import type { Claim, SentenceRead } from './sentence-read.js';
import type { SummaryRead } from './summary-read.js';

/** A moment that is called so: `correction`, `user_correction`, `userCorrection`. */
const CALLED_SO = /(?:^|[^a-zA-Z]|[a-z](?=C))[cC]orrect(?:ions?|ed|s)?(?![a-z])/;

/** Whoever the work is for, as the subject of a clause, and not in a condition. */
const WHO = /(?<!\b(?:when|if|whenever|after|until|once|unless) )(?:\bthe |^|[:;,] )(?:user|reviewer|customer|owner)/;

const DOES =
  anyOf(`corrects? corrected rejects? rejected refuses? refused rules?_out ruled_out objects?_(?:to|that) objected
  points?_out pointed_out turns?_down turned_down overrules? overruled disagrees? disagreed withdraws? withdrew`);

/** A moment that says in its own words that the work was set right. */
const SAYS_SO = new RegExp(`${WHO.source}:? ${DOES.source}`);

/** Words that say that there was a correction, and not of what. */
const MARK = /^(?:user|assistant|correct|reject|refus|overrul|disagre|withdr|wrong$|right$)/;

/** A sentence of fewer words of fact is about anything. */
const FEWEST_WORDS = 2;

/** What is compared, at most: each word of a correction is held against each of a candidate. */
const MOST = { corrections: 20, sentences: 3, words: 40, toldSentences: 300, toldWords: 60 } as const;

/**
 * Moments of a reference in which somebody set the work right, and of which no sentence of a candidate, in whatever field, has more
 * than a trace.
 */
export function lostCorrections(
  moments: readonly Moment[],
  reference: SummaryRead,
  candidate: SummaryRead,
): readonly Moment[] {
  const corrections = [...moments.entries()].filter(([, moment]) => isCorrection(moment)).slice(0, MOST.corrections);
  if (corrections.length === 0) return [];
  const told = momentsFirst(candidate.sentences)
    .slice(0, MOST.toldSentences)
    .map((sentence) => firstWords(sentence, MOST.toldWords));
  return corrections.flatMap(([index, moment]) => {
    const sentences = reference.sentences
      .filter(({ path: [field, at] }) => field === 'aha_moments' && at === index)
      .slice(0, MOST.sentences)
      .map((sentence) => firstWords(sentence, MOST.words))
      .filter(({ terms }) => terms.filter(isAbout).length >= FEWEST_WORDS);
    const isTold = sentences.some((sentence) =>
      told.some((words) => coverOf(sentence, words, ({ weight }) => weight, isAbout).share > TOLD_FROM.plain),
    );
    return sentences.length === 0 || isTold ? [] : [moment];
  });
}

function isCorrection({ type, highlight }: Moment): boolean {
  return CALLED_SO.test(type) || SAYS_SO.test(highlight.toLowerCase());
}

/** A correction is most likely told where moments are. */
function momentsFirst(sentences: readonly SentenceRead[]): readonly SentenceRead[] {
  const isOfMoment = ({ dimension }: SentenceRead): boolean => dimension === 'aha_moments';
  return [...sentences.filter(isOfMoment), ...sentences.filter((sentence) => !isOfMoment(sentence))];
}

function firstWords(sentence: SentenceRead, most: number): Pick<Claim, 'terms' | 'ids'> {
  const terms = wordsOf(sentence).terms.slice(0, most);
  return { terms, ids: new Set(terms.map(({ id }) => id)) };
}

function isAbout({ word }: Term): boolean {
  return !MARK.test(word);
}
