import { ramp } from '../../core/numbers.js';
import type { Token } from './sentence.js';
import type { Term } from './term.js';
import type { Text } from './text.js';

/** How far apart two neighbours of the candidate may stand in the reference and still be in order. */
const WINDOW = 4;

/** Fewer shared neighbours than this tell nothing about order. */
const FEWEST_PAIRS = 6;

/** Share of neighbours in order below which a text is scrambled for certain, and from which it is not. */
const SCRAMBLED_BELOW = 0.12;
const ORDERED_FROM = 0.35;

/** What scrambling takes at most, in percent. */
const COST = 60;

/** A text with fewer known words is a paraphrase, whose order is its own. */
const KNOWN_FROM = 0.4;
const KNOWN_WELL_FROM = 0.7;

/** English prose has a quarter or more of function words; a list of keywords has almost none. */
const PROSE_SHARE = 0.2;
const KEYWORD_SHARE = 0.06;
const FEWEST_WORDS = 12;

export interface Order {
  /** Share of the candidate's neighbouring words, known to the reference, that follow one another there too; null if there are too few. */
  readonly inOrder: number | null;
  /** A text without function words where the reference has prose. */
  readonly isKeywordList: boolean;
  /** 0..1. */
  readonly factor: number;
  /**
   * Whether the text itself shows that it is no sentences, whatever the reference says: a paraphrase may put all that it
   * says into another order, and notes may do with hardly any function word.
   */
  readonly isCertain: boolean;
}

const IN_ORDER: Order = { inOrder: null, isKeywordList: false, factor: 1, isCertain: false };

/**
 * Whether the candidate's words stand in an order that makes sense: words that are neighbours in it, and that the
 * reference has, should follow one another within a few words there too. Paraphrases keep most such pairs, since they
 * come in phrases; shuffled words lose them.
 */
export function orderOf(reference: Text, candidate: Text, precision: number): Order {
  if (reference.source === candidate.source) return IN_ORDER;
  const inOrder =
    precision < KNOWN_FROM || candidate.length <= FEWEST_PAIRS ? null : shareInOrder(reference, candidate);
  const isKeywordList = functionShare(reference) >= PROSE_SHARE && isWordList(candidate);
  const certainty =
    inOrder === null
      ? 0
      : ramp(precision, KNOWN_FROM, KNOWN_WELL_FROM) * ramp(-inOrder, -ORDERED_FROM, -SCRAMBLED_BELOW);
  const isCertain = isKeywordList ? isItems(candidate) : certainty > 0 && isUngrammatical(candidate, certainty);
  return { inOrder, isKeywordList, factor: 1 - (COST / 100) * Math.max(certainty, isKeywordList ? 1 : 0), isCertain };
}

/** Items of a list of keywords have so few words; a few more, where the list is long. */
const SHORT_ITEM = 1.6;
const LONGER_ITEM = 3;
const LONG_LIST = 24;

/** A list of keywords is one sentence or two; notes have more. */
const SENTENCES_OF_NOTES = 3;

/** Nobody writes so many words without one for the grammar, nor a comma. */
const LONGEST_CLAUSE = 16;

/** Whether a text without function words is a list of items, and not short sentences. */
function isItems({ sentences, length }: Text): boolean {
  let clauses = 0;
  for (const { tokens } of sentences) {
    let size = 0;
    for (const [i, { clause }] of tokens.entries()) {
      size = clause === tokens[i - 1]?.clause ? size + 1 : 1;
      if (size === 1) clauses++;
      if (size >= LONGEST_CLAUSE) return true;
    }
  }
  const mayBeLonger = length >= LONG_LIST && sentences.length < SENTENCES_OF_NOTES;
  return length / clauses <= (mayBeLonger ? LONGER_ITEM : SHORT_ITEM);
}

/** Of the words that something must follow, so many in a hundred stand before what cannot. */
const BROKEN_FROM = 20;

/**
 * Whether a text breaks the grammar of English. Of other languages no grammar is known but where sentences end: there
 * words must be shuffled for certain.
 */
function isUngrammatical(text: Text, certainty: number): boolean {
  const { source, functions } = text;
  if (hasStrayStops(source)) return true;
  if (functions === 0) return certainty === 1;
  const { broken, places } = breaksOfGrammar(text);
  return broken >= (certainty === 1 ? 1 : 2) && 100 * broken >= BROKEN_FROM * places;
}

/** Stops before words in small letters and before capitals; a sentence may begin with `minReplicas` or `infra!15`. */
const STRAY_STOP = /[\p{L}\d)][.!?]\s(?=\p{Ll}{1,40}(?:[\s,;:.]|$))/gu;
const TRUE_STOP = /[\p{L}\d)][.!?]\s(?=\p{Lu})/gu;

/** Abbreviations have stops that end no sentence, but hardly ever as many as sentences have. */
function hasStrayStops(source: string): boolean {
  const stray = source.match(STRAY_STOP)?.length ?? 0;
  return stray >= 2 && stray > (source.match(TRUE_STOP)?.length ?? 0);
}

function shareInOrder(reference: Text, candidate: Text): number | null {
  const places = placesOf(reference);
  let pairs = 0;
  let inOrder = 0;
  for (const { tokens } of candidate.sentences) {
    for (let i = 0; i + 1 < tokens.length; i++) {
      const [term, next] = [tokens[i]?.term, tokens[i + 1]?.term];
      if (term === undefined || next === undefined || next.id === term.id) continue;
      if (!reference.terms.has(term.id) || !reference.terms.has(next.id)) continue;
      if (term.kind === 'function' && next.kind === 'function') continue;
      pairs++;
      if (follows(term, next, places)) inOrder++;
    }
  }
  return pairs < FEWEST_PAIRS ? null : inOrder / pairs;
}

/** A place of a word: a sentence and its index there. */
interface Place {
  readonly tokens: readonly Token[];
  readonly at: number;
}

/** A word with more places than this is looked for at the first of them only, so that no text takes quadratic time. */
const MOST_PLACES = 30;

/** Where the words that carry facts stand. */
function placesOf(text: Text): ReadonlyMap<number, readonly Place[]> {
  const places = new Map<number, Place[]>();
  for (const { tokens } of text.sentences) {
    for (let at = 0; at < tokens.length; at++) {
      const term = tokens[at]?.term;
      if (term === undefined || term.kind === 'function') continue;
      const known = places.get(term.id);
      if (known === undefined) places.set(term.id, [{ tokens, at }]);
      else if (known.length < MOST_PLACES) known.push({ tokens, at });
    }
  }
  return places;
}

/** Whether the second term follows the first within the window, somewhere; one of them carries a fact. */
function follows(first: Term, second: Term, places: ReadonlyMap<number, readonly Place[]>): boolean {
  const [anchor, other, step] = first.kind === 'function' ? [second, first, -1] : [first, second, 1];
  for (const { tokens, at } of places.get(anchor.id) ?? []) {
    for (let distance = 1; distance <= WINDOW; distance++) {
      if (tokens[at + step * distance]?.term.id === other.id) return true;
    }
  }
  return false;
}

function functionShare({ functions, length }: Text): number {
  return length === 0 ? 0 : functions / length;
}

function isWordList(text: Text): boolean {
  return text.length >= FEWEST_WORDS && functionShare(text) <= KEYWORD_SHARE;
}

const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));

/** What a noun must follow, sooner or later. */
const DETERMINERS = words('a an the its their his my our your every');

/** What begins a phrase that cannot be empty. */
const OPENERS = words('of from with by into and or because than');

/** Function words that stand before no noun: none of them follows a determiner. */
const NEVER_BEHIND_DETERMINER = words(
  `a an the its their his my our your every of from with by into and or because than is was were are be been has have had
  to in on at for that which who it they them if when while as but so`,
);

/** Function words that cannot follow the beginning of a phrase; `because of` is one beginning. */
const NEVER_BEHIND_OPENER = words('of and or because than is was were are be been has had but');
const OPEN_TOGETHER = words('because_of');

/**
 * How often English grammar is broken where that shows in two neighbouring words: `the of`, `a was`, or an article at the
 * end of a sentence. Prose has hardly any such place, shuffled words one in three. Words of a compound are none of their own:
 * `an in-house plugin`.
 */
function breaksOfGrammar({ source, sentences }: Pick<Text, 'source' | 'sentences'>): {
  readonly broken: number;
  readonly places: number;
} {
  let broken = 0;
  let places = 0;
  for (const { tokens } of sentences) {
    for (let i = 0; i < tokens.length; i++) {
      const word = tokens[i]?.term.word ?? '';
      const isDeterminer = DETERMINERS.has(word);
      if (!isDeterminer && !OPENERS.has(word)) continue;
      places++;
      const next = tokens[i + 1];
      if (next === undefined) {
        if (isDeterminer || word === 'of') broken++;
        continue;
      }
      const never = isDeterminer ? NEVER_BEHIND_DETERMINER : NEVER_BEHIND_OPENER;
      const said = next.term.word;
      if (never.has(said) && !OPEN_TOGETHER.has(`${word}_${said}`) && !isInCompound(next.start, said, source)) broken++;
    }
  }
  return { broken, places };
}

function isInCompound(start: number, word: string, source: string): boolean {
  return source.charAt(start + word.length) === '-';
}
