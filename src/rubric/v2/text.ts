import { goesOn } from '../../core/sentences.js';
import { inOneForm } from '../grounding/numbers/one-form.js';
import { hashOn } from '../recent-words.js';
import {
  APOSTROPHE,
  COMMA,
  classAt,
  DIGIT,
  FULL_STOP,
  LETTER,
  NEW_LINE,
  OTHER,
  SPACE,
  STOP,
  UNSPACED,
} from './characters.js';
import { type Fact, identifiersIn, numbersIn } from './facts.js';
import { type Polarity, polarityOf } from './negation.js';
import { isDecimalComma, isDecimalPoint, isGroupComma, isGroupSpace } from './number-marks.js';
import { Relatives } from './relatives.js';
import type { Sentence, Token } from './sentence.js';
import type { Term } from './term.js';
import { TermSet } from './term-set.js';
import type { Vocabulary } from './vocabulary.js';

/** A text taken apart. */
export class Text {
  private relativesFound: Relatives | undefined;
  private polarityFound: Polarity | undefined;
  private factsFound: Readonly<Record<Fact['kind'], readonly Fact[]>> | undefined;

  constructor(
    readonly source: string,
    readonly sentences: readonly Sentence[],
    /** Each term of the text once. */
    readonly terms: Pick<TermSet, 'has'>,
    /** The terms of the text, each once, in the order in which they first appear. */
    readonly list: readonly Term[],
    /** Sum of the weights of `terms`. */
    readonly weight: number,
    /** Number of tokens, and how many of them carry grammar only. */
    readonly length: number,
    readonly functions: number,
  ) {}

  /** What is similar to its terms; made when first asked for. */
  get relatives(): Relatives {
    this.relativesFound ??= new Relatives(this.list);
    return this.relativesFound;
  }

  /** What the text negates; found when first asked for. */
  get polarity(): Polarity {
    this.polarityFound ??= polarityOf(this.sentences);
    return this.polarityFound;
  }

  /** Numbers and names (identifiers) in the text; found when first asked for. */
  get facts(): Readonly<Record<Fact['kind'], readonly Fact[]>> {
    this.factsFound ??= { number: numbersIn(this), identifier: identifiersIn(this) };
    return this.factsFound;
  }
}

/** Takes a text apart into sentences and terms, in one pass over its characters. Any string will do. */
export function readText(source: string, vocabulary: Vocabulary): Text {
  return new Reader(unify(source), vocabulary).read();
}

const ASCII = /^[\0-\x7f]*$/;

/** How long a distinct word is about, with what stands around it. */
const LETTERS_PER_WORD = 7;

/** What nobody sees: soft hyphens, joiners, byte order marks, variation selectors, and the vowel signs of Arabic. */
const INVISIBLE = /\u034f|[\u064b-\u0652]|[\ufe00-\ufe0f]|[\u00ad\u061c\u200b-\u200f\u2060-\u2064\ufeff]/g;

/**
 * Brings a text into one form (NFKC) and drops invisible characters, so that the same words compare equal however they
 * are encoded. ASCII is returned as it is.
 */
export function unify(source: string): string {
  return ASCII.test(source) ? source : inOneForm(source).replace(INVISIBLE, '');
}

class Reader {
  private readonly sentences: Sentence[] = [];
  private readonly terms: TermSet;
  private tokens: Token[] = [];
  private sentenceStart = 0;
  private sentenceWeight = 0;
  private clause = 0;
  private weight = 0;
  private length = 0;
  private functions = 0;

  constructor(
    private readonly source: string,
    private readonly vocabulary: Vocabulary,
  ) {
    this.terms = new TermSet(source.length / LETTERS_PER_WORD);
  }

  read(): Text {
    const { source } = this;
    let at = 0;
    while (at < source.length) {
      const kind = classAt(source, at);
      if (kind === LETTER || kind === DIGIT) {
        at = this.passWord(at);
      } else if (kind === UNSPACED) {
        at = this.addPairs(at);
      } else {
        if (kind === OTHER) this.addArrow(at);
        at++;
        if (kind === SPACE) continue;
        if (kind === COMMA) this.clause++;
        else if (kind === FULL_STOP) this.endSentence(at);
        else if (kind === STOP && this.isSentenceEnd(at) && !this.isOrdinal(at - 1)) this.endSentence(at);
        else if (kind === NEW_LINE) at = this.passLineBreak(at);
      }
    }
    this.endSentence(source.length);
    const { sentences, terms, weight, length } = this;
    return new Text(source, sentences, terms, terms.list, weight, length, this.functions);
  }

  /** Adds the word that begins at a place, and returns its end. */
  private passWord(start: number): number {
    const { source } = this;
    let hash = 0;
    let at = start;
    for (; at < source.length; at++) {
      const kind = classAt(source, at);
      if (kind !== LETTER && kind !== DIGIT && !isJoint(source, at, kind) && !this.isInNumber(at, kind)) break;
      hash = hashOn(hash, source.charCodeAt(at));
    }
    for (const term of this.vocabulary.termsAt(source, start, at, hash)) this.addTerm(term, start);
    return at;
  }

  /** Whether a mark stands in a number as English does not write it: `3,5`, `37 500`. */
  private isInNumber(at: number, kind: number): boolean {
    if (!this.vocabulary.hasDecimalCommas || classAt(this.source, at - 1) !== DIGIT) return false;
    if (kind === COMMA) return isDecimalComma(this.source, at);
    return kind === SPACE && isGroupSpace(this.source, at);
  }

  private addArrow(at: number): void {
    if (isArrow(this.source, at)) for (const term of this.vocabulary.termsOf('->')) this.addTerm(term, at);
  }

  private addTerm(term: Term, start: number): void {
    const last = this.tokens[this.tokens.length - 1];
    const joined = last?.term.startsPair ? this.vocabulary.joinTerms(last.term, term) : undefined;
    if (joined !== undefined && last !== undefined) {
      this.tokens.pop();
      this.sentenceWeight -= last.term.weight;
      this.push(joined, last.start);
      return;
    }
    this.push(term, start);
  }

  private push(term: Term, start: number): void {
    if (term.opensClause) this.clause++;
    this.tokens.push({ term, start, clause: this.clause });
    this.sentenceWeight += term.weight;
  }

  /** Overlapping pairs of characters: where words end cannot be told by rule, and dictionaries differ between builds. */
  private addPairs(start: number): number {
    const { source } = this;
    let end = start + 1;
    while (end < source.length && classAt(source, end) === UNSPACED) end++;
    const characters = Array.from(source.slice(start, end));
    let at = start;
    for (const [i, character] of characters.entries()) {
      const next = characters[i + 1];
      if (next === undefined && i > 0) break;
      for (const term of this.vocabulary.termsOf(character + (next ?? ''))) this.push(term, at);
      at += character.length;
    }
    return end;
  }

  /** A stop ends a sentence unless the text goes on in the same line of thought: `e.g. this`, `v1.2`, `main.ts`; not so before `apps/mobile`. */
  private isSentenceEnd(index: number): boolean {
    const { source } = this;
    let next = index;
    while (next < source.length && isSpace(classAt(source, next))) next++;
    if (next === source.length) return true;
    if (next === index) return false;
    const unit = source.charCodeAt(next);
    const isSmall = unit >= 0x61 && unit <= 0x7a;
    return !isSmall || (classAt(source, index - 1) === STOP && !goesOn(source, 0, index));
  }

  /** Goes on behind all white space after a line break, so that many of them are looked at once. */
  private passLineBreak(index: number): number {
    if (this.isSentenceEnd(index - 1)) this.endSentence(index);
    let next = index;
    while (next < this.source.length && isSpace(classAt(this.source, next))) next++;
    return next;
  }

  /** One or two digits before a stop, where ordinals are written so, and a word after it. */
  private isOrdinal(index: number): boolean {
    return this.vocabulary.hasOrdinalStops && ORDINAL.test(this.source.slice(Math.max(0, index - 3), index + 3));
  }

  private endSentence(end: number): void {
    const { tokens } = this;
    this.clause++;
    if (tokens.length > 0) {
      let hasTurner = false;
      let hasNumber = false;
      let hasLink = false;
      let hasOpposable = false;
      for (const { term } of tokens) {
        hasTurner ||= term.negates !== 'no';
        hasNumber ||= term.kind === 'number';
        hasLink ||= term.isLink;
        hasOpposable ||= term.opposable;
        if (term.kind === 'function') this.functions++;
        if (this.terms.add(term)) this.weight += term.weight;
      }
      this.length += tokens.length;
      this.sentences.push({
        start: this.sentenceStart,
        end,
        tokens,
        weight: this.sentenceWeight,
        hasTurner,
        hasNumber,
        hasLink,
        hasOpposable,
      });
      this.tokens = [];
      this.sentenceWeight = 0;
    }
    this.sentenceStart = end;
  }
}

/** Arrows are words: `v5 -> v6` has a direction. */
function isArrow(source: string, index: number): boolean {
  const character = source.charAt(index);
  return character === '→' || character === '⇒' || (character === '>' && /[-=]/.test(source.charAt(index - 1)));
}

function isSpace(kind: number): boolean {
  return kind === SPACE || kind === NEW_LINE;
}

/**
 * Whether a character joins the word before it with what follows, though it is no letter, mark or digit: an apostrophe
 * between letters (don't), a point between digits (1.5), a comma before a group of three (12,198).
 */
function isJoint(source: string, index: number, kind: number): boolean {
  switch (kind) {
    case APOSTROPHE:
      return classAt(source, index - 1) === LETTER && isAt(source, index + 1, LETTER);
    case STOP:
      return isDecimalPoint(source, index);
    case COMMA:
      return isGroupComma(source, index);
    default:
      return false;
  }
}

function isAt(source: string, index: number, kind: number): boolean {
  return index < source.length && classAt(source, index) === kind;
}

const ORDINAL = /(?:^|[^\d])\d{1,2}\.\s\p{L}/u;

/** The text of a sentence, without white space around it. */
export function sentenceText(text: Text, sentence: Sentence): string {
  return text.source.slice(sentence.start, sentence.end).trim();
}
