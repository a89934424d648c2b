import { firstIndex } from '../../core/first-index.js';
import { isOfTheOther } from './instead.js';
import { isMissing } from './missing.js';
import { carriesMeaning, contentNeighbours } from './neighbours.js';
import type { Sentence, Token } from './sentence.js';
import type { Term } from './term.js';
import { isOver, isToCome, saysWhen, UP_TO } from './when.js';

/** What a negator turns: the first content words after it in its clause. */
interface Negation {
  /** Index of the negator among the tokens of its sentence. */
  readonly at: number;
  /** Indices of the words it turns: one for a verb's negator ("not restored"), two for a noun's ("no tests failed"), none at the end of a clause. */
  readonly scope: readonly number[];
  /** Other words that must stand near on both sides for the two statements to be about the same. */
  readonly contextWanted: number;
}

const BEFORE_A_NOUN: ReadonlySet<string> = new Set([
  'no',
  'without',
  'none',
  'nothing',
  'nobody',
  'lack',
  'lacks',
  'lacked',
  'lacking',
]);

/** The negations of a sentence. Words such as "not only" negate nothing. */
function negationsIn(sentence: Sentence): readonly Negation[] {
  const negations: Negation[] = [];
  if (!sentence.hasTurner) return negations;
  const { tokens } = sentence;
  const clauses = clausesOf(tokens);
  for (const [at, { term, clause }] of tokens.entries()) {
    if (term.negates === 'no' || !isNegator(sentence, at)) continue;
    const its = clauses.get(clause);
    if (its === undefined || isUndone(term, at, its)) continue;
    const isOfNoun = BEFORE_A_NOUN.has(term.word) && !isBefore(sentence, at, 'longer');
    // "No data was lost" denies the loss, not the data: no word of fact stands before it.
    const most = isOfNoun ? (its.firstOfFact >= at ? 3 : 2) : 1;
    const { content } = its;
    const first = firstIndex(content.length, (i) => (content[i] ?? at) > at);
    const scope = content.slice(first, first + most);
    // One noun alone is in many statements, so more of its surroundings must agree.
    negations.push({ at, scope, contextWanted: isOfNoun && scope.length === 1 ? 2 : 1 });
  }
  return negations;
}

/** What is asked of a clause for each of its negators, found once: a text without stops is one clause. */
interface Clause {
  /** Indices of its words that carry meaning, in their order. */
  readonly content: number[];
  /** Index of its first word of fact. */
  firstOfFact: number;
  /** Index of its last "without"; -1 for none. */
  lastWithout: number;
}

function clausesOf(tokens: readonly Token[]): ReadonlyMap<number, Clause> {
  const clauses = new Map<number, Clause>();
  for (const [at, { term, clause }] of tokens.entries()) {
    const its = clauses.get(clause) ?? { content: [], firstOfFact: Number.POSITIVE_INFINITY, lastWithout: -1 };
    clauses.set(clause, its);
    if (carriesMeaning(term)) its.content.push(at);
    if (term.kind !== 'function') its.firstOfFact = Math.min(its.firstOfFact, at);
    if (term.word === 'without') its.lastWithout = at;
  }
  return clauses;
}

/** "Cannot merge without a server" says when it can. */
function isUndone(negator: Term, at: number, { lastWithout }: Clause): boolean {
  return !BEFORE_A_NOUN.has(negator.word) && lastWithout > at;
}

function isNegator(sentence: Sentence, at: number): boolean {
  const term = sentence.tokens[at]?.term;
  // "failed to upload", but not "traced the failure to a missing index"
  if (term?.negates === 'before to') {
    return isBefore(sentence, at, 'to') && sentence.tokens[at + 2]?.term.kind !== 'function';
  }
  // "not only", "all or nothing"
  return term?.negates === 'always' && !isBefore(sentence, at, 'only') && sentence.tokens[at - 1]?.term.word !== 'or';
}

function isBefore({ tokens }: Sentence, at: number, word: string): boolean {
  return tokens[at + 1]?.term.word === word;
}

/** What is negated or hedged in a text, looked up once. */
export interface Polarity {
  /** For each clause the ids of the words that negate or hedge something in it. */
  readonly turners: ReadonlyMap<number, ReadonlySet<number>>;
  /** Ids of the terms that are negated anywhere. */
  readonly negatedIds: ReadonlySet<number>;
}

const PLAIN: Polarity = { turners: new Map(), negatedIds: new Set() };

export function polarityOf(sentences: readonly Sentence[]): Polarity {
  if (!sentences.some(({ hasTurner }) => hasTurner)) return PLAIN;
  const turners = new Map<number, Set<number>>();
  const negatedIds = new Set<number>();
  for (const sentence of sentences) {
    if (!sentence.hasTurner) continue;
    for (const { term, clause } of sentence.tokens) {
      if (term.negates !== 'no') turners.set(clause, (turners.get(clause) ?? new Set()).add(term.id));
    }
    // A negator that ends its clause turns the words before it: "the parser leaked; the lexer did not".
    const lastEnding = new Map<number, number>();
    for (const { at, scope } of negationsIn(sentence)) {
      if (scope.length === 0) lastEnding.set(sentence.tokens[at]?.clause ?? 0, at);
      for (const index of scope) negatedIds.add(sentence.tokens[index]?.term.id ?? 0);
    }
    for (const [at, { term, clause }] of sentence.tokens.entries()) {
      if (at < (lastEnding.get(clause) ?? 0) && carriesMeaning(term)) negatedIds.add(term.id);
    }
  }
  return { turners, negatedIds };
}

/**
 * Whether the clause of a token says plainly what it says: no other word of it negates or hedges. A word that the other
 * sentence has as well makes no difference between the two: "should be retried" and "should never be retried".
 */
export function isPlain({ turners }: Polarity, { term, clause }: Token, other: Sentence): boolean {
  for (const id of turners.get(clause) ?? []) {
    if (id !== term.id && !other.tokens.some((token) => token.term.id === id)) return false;
  }
  return true;
}

/** Where two sentences contradict each other, as indices of tokens. */
export interface Clash {
  /** The negator, or the linking word, in the first sentence. */
  readonly at: number;
  /** What stands against it in the other one. */
  readonly otherAt: number;
}

/**
 * The first negation of a sentence that another one contradicts: each word it turns stands in the other sentence, plainly
 * affirmed and near words that stand near here too, and the other text negates it nowhere.
 */
export function contradictedNegation(sentence: Sentence, other: Sentence, otherPolarity: Polarity): Clash | undefined {
  for (const negation of negationsIn(sentence)) {
    if (negation.scope.length === 0) continue;
    // "without a seat" and "a seat …, without one" agree, and so do "refused to quarantine" and "refused quarantine".
    const negator = sentence.tokens[negation.at]?.term;
    const isLoose = negator?.negates === 'before to' || BEFORE_A_NOUN.has(negator?.word ?? '');
    if (isLoose && other.tokens.some(({ term }) => term.id === negator?.id)) continue;
    if (
      saysWhen(sentence, negation.at, other) ||
      isOver(sentence, negation.at, other) ||
      deniesTheSame(sentence, negation, other)
    )
      continue;
    // "Failed to restart it, and the user restarted it": a sentence that says both is borne out by either.
    if (negation.scope.some((index) => isSaidPlainly(sentence, index, negation))) continue;
    const affirmed = negation.scope.map((index) => findAffirmed(sentence, index, negation, other, otherPolarity));
    const [first] = affirmed;
    if (first !== undefined && first >= 0 && affirmed.every((at) => at >= 0))
      return { at: negation.at, otherAt: first };
  }
  return undefined;
}

/** The index of the token of another sentence that affirms what is negated here; -1 for none. */
function findAffirmed(
  sentence: Sentence,
  index: number,
  { at: negatorAt, scope, contextWanted }: Negation,
  other: Sentence,
  polarity: Polarity,
): number {
  const term = sentence.tokens[index]?.term;
  if (term === undefined || polarity.negatedIds.has(term.id)) return -1;
  const context = contentNeighbours(sentence, index);
  return other.tokens.findIndex((token, at) => {
    if (token.term.id !== term.id) return false;
    // First what looks at the nearest words alone: the others look at a whole sentence, for each word that a long one repeats.
    const near = contentNeighbours(other, at);
    const shared = [...context].filter((neighbour) => near.has(neighbour)).length;
    if (shared < Math.max(contextWanted, scope.length - 1)) return false;
    if (!isPlain(polarity, token, sentence)) return false;
    if (isOfTheOther(sentence, index, scope, other, at) || isOpen(sentence, index, other, at)) return false;
    if (isToCome(other, at, sentence, sentence.tokens[index]?.clause)) return false;
    if (BEFORE_A_NOUN.has(sentence.tokens[negatorAt]?.term.word ?? '') && isMissing(other, at, sentence)) return false;
    return !isTurnedAlike(sentence, negatorAt, other, token.clause);
  });
}

/** Whether the other sentence denies something of the same clause by other words: "not as PDF" and "does not want a PDF". */
function deniesTheSame(sentence: Sentence, { at }: Negation, other: Sentence): boolean {
  if (!other.hasTurner) return false;
  const clause = sentence.tokens[at]?.clause;
  return negationsIn(other).some(({ scope }) =>
    scope.some((index) => {
      const id = other.tokens[index]?.term.id;
      return sentence.tokens.some((token) => token.clause === clause && token.term.id === id);
    }),
  );
}

/** Whether a sentence has a word that it negates a second time, in a clause where nothing negates. */
function isSaidPlainly({ tokens }: Sentence, index: number, { at }: Negation): boolean {
  const [term, clause] = [tokens[index]?.term, tokens[at]?.clause];
  return tokens.some(
    (token) =>
      token.term.id === term?.id &&
      token.clause !== clause &&
      !tokens.some((one) => one.clause === token.clause && one.term.negates !== 'no'),
  );
}

/** Words that leave open, or ask, what their clause speaks of. */
const OPENING: ReadonlySet<string> = new Set([
  ...UP_TO,
  'once',
  'unless',
  'if',
  'must',
  'need',
  'needs',
  'needed',
  'yet',
]);

/**
 * Whether what is negated here is still to come there: "not identified" agrees with "still has to be identified", "must be
 * identified", "until it is identified" and "identifying it is open".
 */
function isOpen({ tokens }: Sentence, index: number, other: Sentence, at: number): boolean {
  const token = other.tokens[at];
  if (token === undefined) return false;
  for (let before = at - 1; other.tokens[before]?.clause === token.clause; before--) {
    const word = other.tokens[before]?.term.word ?? '';
    if (OPENING.has(word) && !tokens.some(({ term, clause }) => term.word === word && clause === tokens[index]?.clause))
      return true;
  }
  if (other.tokens[at - 1]?.term.word === 'than') return true;
  if (isInfinitive(other.tokens, at)) return !isInfinitive(tokens, index);
  return /ing$/.test(token.term.word) && !/ing$/.test(tokens[index]?.term.word ?? '');
}

/** "has to identify", "is to be identified" */
function isInfinitive(tokens: readonly Token[], at: number): boolean {
  if (!/^\p{L}+$/u.test(tokens[at]?.term.word ?? '')) return false;
  const to = tokens[at - 1]?.term.word === 'be' ? at - 2 : at - 1;
  return tokens[to]?.term.word === 'to' && TO_COME.has(tokens[to - 1]?.term.word ?? '');
}

/** What leaves to be done what follows it; "decided to cache" and "managed to cache" do not. */
const TO_COME: ReadonlySet<string> = new Set(
  'are had has have is left need needed needs open remain remains was were yet'.split(' '),
);

/** "Never on the bench" and "the bench has never seen it": the same negator turns another word of the same clause. */
function isTurnedAlike({ tokens }: Sentence, at: number, other: Sentence, clause: number): boolean {
  const negator = tokens[at]?.term;
  return other.tokens.some((token) => token.clause === clause && token.term.id === negator?.id);
}
