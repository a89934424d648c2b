import type { JsonPath } from '../../core/json/document.js';
import type { Dimension } from '../../core/summary.js';
import type { Statement } from '../grounding/claims.js';
import { namesIn } from '../grounding/names.js';
import { measuresIn } from '../grounding/quantities.js';
import type { Family } from '../grounding/units.js';
import type { Fact } from '../v2/facts.js';
import type { Sentence, Token } from '../v2/sentence.js';
import type { Text } from '../v2/text.js';

/** A text of a summary, and where it stands in it. */
export class PlacedText {
  private bySentence: ReadonlyMap<Sentence, readonly Fact[]> | undefined;

  constructor(
    readonly dimension: Dimension,
    readonly path: JsonPath,
    readonly text: Text,
  ) {}

  factsOf(sentence: Sentence): readonly Fact[] {
    this.bySentence ??= this.groupFacts();
    return this.bySentence.get(sentence) ?? NO_FACTS;
  }

  private groupFacts(): ReadonlyMap<Sentence, readonly Fact[]> {
    const groups = new Map<Sentence, Fact[]>();
    const { number, identifier } = this.text.facts;
    for (const facts of [number, identifier]) {
      for (const fact of facts) {
        const others = groups.get(fact.sentence);
        if (others === undefined) groups.set(fact.sentence, [fact]);
        else others.push(fact);
      }
    }
    return groups;
  }
}

const NO_FACTS: readonly Fact[] = [];

/** A longer sentence is looked at up to here. */
const LONGEST_SENTENCE = 2000;
const MOST_TOKENS = 300;

/** A sentence of a summary: its words, and what it counts and names. */
export class SentenceRead {
  private textRead: string | undefined;
  private tokensPlaced: readonly Token[] | undefined;
  private statementRead: Statement | undefined;
  private mentionsRead: readonly Mention[] | undefined;

  constructor(
    readonly place: PlacedText,
    private readonly sentence: Sentence,
  ) {}

  get text(): string {
    const { start, end } = this.sentence;
    this.textRead ??= this.place.text.source.slice(start, Math.min(end, start + LONGEST_SENTENCE));
    return this.textRead;
  }

  get path(): JsonPath {
    return this.place.path;
  }

  get dimension(): Dimension {
    return this.place.dimension;
  }

  /** Whether another sentence says the same in the same order, with none but words left out that turn and hint nothing. */
  isWithin({ sentence: { tokens } }: SentenceRead): boolean {
    const own = this.sentence.tokens;
    if (own.length > tokens.length) return false;
    let at = 0;
    for (const { term } of tokens) {
      if (own[at]?.term.id === term.id) at++;
      else if (term.hints !== 0 || term.negates !== 'no') return false;
    }
    return at === own.length;
  }

  /** The words, each with where it begins in the sentence. */
  get tokens(): readonly Token[] {
    const { start, tokens } = this.sentence;
    this.tokensPlaced ??= tokens.slice(0, MOST_TOKENS).map((token) => ({ ...token, start: token.start - start }));
    return this.tokensPlaced;
  }

  /** What the words hint that it may tell. */
  get hints(): number {
    let hints = 0;
    for (const { term } of this.sentence.tokens) hints |= term.hints;
    return hints;
  }

  /** The numbers and names as the rubric sees them: a quick look before the closer one of `statement`. */
  get facts(): readonly Fact[] {
    return this.place.factsOf(this.sentence);
  }

  get mentions(): readonly Mention[] {
    this.mentionsRead ??= readMentions(this);
    return this.mentionsRead;
  }

  get statement(): Statement {
    const { path, dimension, text } = this;
    this.statementRead ??= { path, dimension, text, measures: measuresIn(text), names: namesIn(text) };
    return this.statementRead;
  }
}

/** A number or a name in a sentence. */
export interface Mention {
  readonly sentence: SentenceRead;
  readonly kind: 'number' | 'name';
  readonly start: number;
  readonly end: number;
  readonly written: string;
  /** What tells it from others: a number in the unit of its family, a name in small letters. */
  readonly key: string;
  /** Of a number: what it measures, how much, and what its last digit is worth. Of a name: what it looks like. */
  readonly family: Family | 'name' | 'hash' | 'version' | 'reference' | 'code';
  readonly value: number;
  readonly step: number;
  /** The values that a number may have whatever its unit. */
  readonly plain: readonly number[];
  /** The word behind a number that tells what is counted; '' for none. */
  readonly noun: string;
}

/** The numbers and names of a sentence in their order. */
function readMentions(sentence: SentenceRead): readonly Mention[] {
  const { measures, names } = sentence.statement;
  const mentions: Mention[] = [];
  for (const { start, end, written, measured, plain, noun } of measures.quantities) {
    const reading = measured[0] ?? plain[0];
    if (reading === undefined) continue;
    const { family, value, step } = reading;
    const key = `${family} ${Number(value.toPrecision(12))}`;
    const values = plain.map((one) => one.value);
    mentions.push({ sentence, kind: 'number', start, end, written, key, family, value, step, plain: values, noun });
  }
  for (const { start, end, written, kind } of names) {
    if (mentions.some((one) => start < one.end && one.start < end)) continue;
    const key = written.toLowerCase();
    const none = { value: 0, step: 0, plain: [], noun: '' };
    mentions.push({ sentence, kind: 'name', start, end, written, key, family: kind, ...none });
  }
  return mentions.sort((a, b) => a.start - b.start);
}
