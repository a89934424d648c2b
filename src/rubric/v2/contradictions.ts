import { ramp } from '../../core/numbers.js';
import { type AlignedSentence, alignSentences } from './align.js';
import { findOpposite } from './antonym.js';
import type { Contradiction } from './contradiction.js';
import { reversedStep } from './direction.js';
import { exchangedNames } from './exchange.js';
import type { KnownFacts } from './known-facts.js';
import { contradictedNegation } from './negation.js';
import type { Sentence } from './sentence.js';
import { sentenceText, type Text } from './text.js';
import type { Vocabulary } from './vocabulary.js';

/** What a contradiction takes from the worth of its sentence, in percent, at full overlap with the reference's. */
const COST = { negation: 70, antonym: 50, direction: 50 } as const;

/** What each contradiction takes at least, however short its sentence, and all of them take at most. */
const LEAST_COST = 0.03;
const MOST_LOST = 0.9;

/** Overlap from which a contradiction counts, and from which it counts in full. */
const COUNTS_FROM = 0.35;
const COUNTS_FULLY_FROM = 0.7;

/**
 * Sentences that share less than this of the heavier one are two statements about the same things, and what one denies the
 * other need not affirm: so it was with every negation that was found in 97 faithful summaries by other hands.
 */
const SAME_CLAIM = 0.62;

/** Sentences that share less than this have other things in another order. */
const SAME_THINGS = 0.4;

interface Contradictions {
  readonly found: readonly Contradiction[];
  /** What the contradicted statements leave of the score, 0..1; 1 without any. */
  readonly statements: number;
  /** What changed numbers and names leave of it, 0..1. */
  readonly facts: number;
}

/** Statements of the candidate that cannot be true if the reference is. An added fact contradicts nothing. */
export function findContradictions(
  reference: Text,
  candidate: Text,
  known: KnownFacts,
  vocabulary: Vocabulary,
): Contradictions {
  const aligned = alignSentences(reference, candidate);
  const finder = new StatementFinder(reference, candidate, vocabulary);
  const found: Contradiction[] = [];
  let lost = 0;
  for (const pair of aligned) {
    // What the reference says word for word contradicts nothing.
    if (!mayContradict(pair) || isSame(pair, reference, candidate)) continue;
    const contradictions = finder.contradictionsOf(pair);
    found.push(...contradictions);
    lost += pair.candidate.weight * costOf(contradictions, pair.overlap);
  }
  const total = candidate.sentences.reduce((sum, { weight }) => sum + weight, 0);
  const facts = known.compare(reference, candidate, aligned);
  return {
    found: [...found, ...facts.found],
    statements: total === 0 ? 1 : 1 - Math.min(MOST_LOST, lost / total + LEAST_COST * found.length),
    facts: facts.factor,
  };
}

/** A quick look: a rule needs a word that turns, one with an opposite, an order on both sides, or all the same words. */
function mayContradict(pair: AlignedSentence): boolean {
  const { reference: a, candidate: b } = pair;
  return (
    hasSameWords(pair) || a.hasTurner || b.hasTurner || a.hasOpposable || b.hasOpposable || (a.hasLink && b.hasLink)
  );
}

function hasSameWords({ sameness }: AlignedSentence): boolean {
  return sameness === 1;
}

function isSame({ reference, candidate }: AlignedSentence, referenceText: Text, candidateText: Text): boolean {
  return sentenceText(referenceText, reference) === sentenceText(candidateText, candidate);
}

/** Share of a sentence's worth that its contradictions take, 0..1. */
function costOf(contradictions: readonly Contradiction[], overlap: number): number {
  const certainty = ramp(overlap, COUNTS_FROM, COUNTS_FULLY_FROM);
  let left = 1;
  for (const { rule } of contradictions) {
    if (rule in COST) left *= 1 - (COST[rule as keyof typeof COST] / 100) * certainty;
  }
  return 1 - left;
}

class StatementFinder {
  constructor(
    private readonly reference: Text,
    private readonly candidate: Text,
    private readonly vocabulary: Vocabulary,
  ) {}

  contradictionsOf(pair: AlignedSentence): readonly Contradiction[] {
    const [reference, candidate] = [headOf(pair.reference), headOf(pair.candidate)];
    const tell: Tell = (rule, given, wanted) => ({
      rule,
      given,
      wanted,
      candidateSentence: sentenceText(this.candidate, candidate),
      referenceSentence: sentenceText(this.reference, reference),
    });
    const found = [
      ...(pair.sameness < SAME_CLAIM ? [] : this.negationOf(reference, candidate, tell)),
      ...this.oppositeOf(reference, candidate, pair.sameness, tell),
      ...(pair.sameness < SAME_THINGS ? [] : this.directionOf(reversedStep, reference, candidate, tell)),
    ];
    if (found.length > 0 || !hasSameWords(pair) || !this.vocabulary.knowsGrammar) return found;
    return this.directionOf(exchangedNames, reference, candidate, tell);
  }

  private negationOf(reference: Sentence, candidate: Sentence, tell: Tell): readonly Contradiction[] {
    const added = contradictedNegation(candidate, reference, this.reference.polarity);
    const dropped =
      added === undefined ? contradictedNegation(reference, candidate, this.candidate.polarity) : undefined;
    const [given, wanted] = added !== undefined ? [added.at, added.otherAt] : [dropped?.otherAt, dropped?.at];
    if (given === undefined || wanted === undefined) return [];
    const isNamed =
      added !== undefined ? isInName(this.candidate, candidate, given) : isInName(this.reference, reference, wanted);
    if (isNamed) return [];
    return [tell('negation', around(this.candidate, candidate, given), around(this.reference, reference, wanted))];
  }

  private oppositeOf(reference: Sentence, candidate: Sentence, sameness: number, tell: Tell): readonly Contradiction[] {
    const words = findOpposite(
      { sentence: reference, text: this.reference },
      { sentence: candidate, text: this.candidate },
      this.vocabulary,
      sameness,
    );
    if (words === undefined) return [];
    return [
      tell('antonym', wordAt(this.candidate, words.candidate.start), wordAt(this.reference, words.reference.start)),
    ];
  }

  private directionOf(
    find: typeof reversedStep,
    reference: Sentence,
    candidate: Sentence,
    tell: Tell,
  ): readonly Contradiction[] {
    const clash = find(candidate, reference);
    if (clash === undefined) return [];
    const given = around(this.candidate, candidate, clash.at);
    return [tell('direction', given, around(this.reference, reference, clash.otherAt))];
  }
}

/** A sentence of more words is looked at up to here, so that no text takes quadratic time. */
const LONGEST_SENTENCE = 300;

function headOf(sentence: Sentence): Sentence {
  if (sentence.tokens.length <= LONGEST_SENTENCE) return sentence;
  return { ...sentence, tokens: sentence.tokens.slice(0, LONGEST_SENTENCE) };
}

type Tell = (rule: Contradiction['rule'], given: string, wanted: string) => Contradiction;

/** The words beside a token, for a person to find it. */
function around(text: Text, { tokens }: Sentence, at: number): string {
  const from = tokens[Math.max(0, at - 2)]?.start ?? 0;
  let end = Math.min(tokens.length - 1, at + 3);
  while (end > at && tokens[end]?.term.kind === 'function') end--;
  const last = tokens[end]?.start ?? 0;
  const found = text.source.slice(from, last) + wordAt(text, last);
  return restBefore(text.source, from) + found + restBehind(text.source, from + found.length);
}

/** Characters of a name, beside those of its part that is told, that are shown. */
const LONGEST_REST = 40;

/** What stands before a part of a name without a space, as `max_` before `parallel`. */
function restBefore(source: string, at: number): string {
  return (
    source
      .slice(Math.max(0, at - LONGEST_REST), at)
      .split(/[\s"'`“”‘’(),;]/)
      .at(-1) ?? ''
  );
}

/** What goes on behind it, without the marks that end a sentence. */
function restBehind(source: string, at: number): string {
  return /^(?:[^\s"'`“”‘’(),;.:!?]|[.:](?=[^\s]))*/.exec(source.slice(at, at + LONGEST_REST))?.[0] ?? '';
}

/** `prompt=none`, `no-cache`, `lock.without`: a negator that is a part of a name negates nothing; `non-atomic` negates. */
function isInName({ source }: Text, { tokens }: Sentence, at: number): boolean {
  const token = tokens[at];
  if (token === undefined || token.term.word === 'non') return false;
  const end = token.start + token.term.word.length;
  return /[=_/.:@`$-]/.test(source.charAt(token.start - 1)) || /^(?:[=_/:`-]|\.\w)/.test(source.slice(end, end + 2));
}

function wordAt({ source }: Text, start: number): string {
  return (
    /^(?:[\p{L}\p{M}\p{Nd}'’.-]|,(?=\p{Nd}))*[\p{L}\p{M}\p{Nd}]/u.exec(source.slice(start, start + 100))?.[0] ?? ''
  );
}
