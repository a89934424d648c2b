import type { Term } from '../v2/term.js';
import { claimsOfAll, coverOf } from './claim-cover.js';
import { anyOf } from './phrases.js';
import type { Claim, SentenceRead } from './sentence-read.js';
import type { SummaryRead } from './summary-read.js';

/** Words that say by themselves that nobody has done or found out something yet. */
const UNSETTLED =
  'un(?:decided|resolved|clear|known|explained|proven|verified|tested|measured|checked|reviewed|merged|released|deployed|finished|answered|confirmed)';

/** What says that something is not settled, or still to be done. */
const OPEN = anyOf(
  `remains? remaining pending awaits? awaiting outstanding postponed deferred parked scheduled follow-?up open_(?:questions?|points?)
  (?:waits?|waiting|has_to_wait|must_wait)_(?:for|on|until) yet_to not_yet left_open will_be_\\w+ stays?_(?:a_)?proposed
  still_(?:to|open|needs?|has_to|have_to|waits?|missing|lacks?|a_draft|${UNSETTLED}) (?:is|are)_to_be_\\w+
  (?:is|are|stays?|remains?|left)_(?:still_|as_yet_|yet_)?(?:open|a_draft|undecided|${UNSETTLED}) (?:is|are|was|were)_left_(?:to|for|open)
  to_be_(?:done|decided|tested|checked|run|reviewed|merged|released|deployed|measured|written|confirmed)`,
);

/** Where something was so before, or where the words deny that anything is open. */
const SETTLED = /\b(?:nothing|no longer|had been|was to|were to|never|until then|until now)\b/;

/** Words that say how open something is, and not what. */
const MARK = new RegExp(
  `^(?:remain|await|wait|pend|open|outstand|postpon|defer|park|schedul|week|still$|yet$|left$|draft|${UNSETTLED}$|done$|decide|propos)`,
);

/** What may be said of an open point, in whatever words; a sentence with one of these needs little else in common with it. */
const SAYS_OPEN = new RegExp(
  `${OPEN.source}|\\b(?:open|un\\w+ed|unknown|unclear|todo|to do|will|must|later|next|left|still|yet|wait\\w*|plan\\w*|draft|until|review|question|not|no)\\b`,
);

/** A sentence that has more than this of a point by weight may tell it; one that says itself that something is open, this. */
export const TOLD_FROM = { plain: 0.2, open: 0.1 } as const;

/** A point of fewer words of fact is about anything. */
const FEWEST_WORDS = 2;

/** More points of a reference are not looked for: each is held against every sentence. */
const MOST_POINTS = 20;

/** More lost ones are not told: the first are enough to read the summary again. */
const MOST_TOLD = 3;

/** What the summary of a reference leaves open. */
export function openPointsOf({ sentences }: SummaryRead): readonly Claim[] {
  const open = sentences.filter(({ dimension, text }) => dimension === 'summary' && OPEN.test(text.toLowerCase()));
  return claimsOfAll(open)
    .filter(
      ({ lower, terms }) => OPEN.test(lower) && !SETTLED.test(lower) && terms.filter(isAbout).length >= FEWEST_WORDS,
    )
    .slice(0, MOST_POINTS);
}

/** Open points of a reference of which no sentence of a candidate, in whatever field, has more than a trace. */
export function lostPoints(points: readonly Claim[], candidate: SummaryRead): readonly Claim[] {
  if (points.length === 0) return [];
  const told = candidate.sentences.map((sentence) => ({ words: wordsOf(sentence), isOpen: saysOpen(sentence) }));
  return points
    .filter((point) => !told.some(({ words, isOpen }) => shareOf(point, words) > TOLD_FROM[isOpen ? 'open' : 'plain']))
    .slice(0, MOST_TOLD);
}

function isAbout({ word }: Term): boolean {
  return !MARK.test(word);
}

function saysOpen({ text }: SentenceRead): boolean {
  return SAYS_OPEN.test(text.toLowerCase());
}

/** The words of a sentence that carry facts, each once. */
export function wordsOf({ tokens }: SentenceRead): Pick<Claim, 'terms' | 'ids'> {
  const byId = new Map<number, Term>();
  for (const { term } of tokens) if (term.kind !== 'function') byId.set(term.id, term);
  return { terms: [...byId.values()], ids: new Set(byId.keys()) };
}

function shareOf(point: Claim, words: Pick<Claim, 'terms' | 'ids'>): number {
  return coverOf(point, words, ({ weight }) => weight, isAbout).share;
}
