import { addTo } from '../../core/groups.js';
import type { JsonPath } from '../../core/json/document.js';
import type { Dimension } from '../../core/summary.js';
import { type Name, namesIn } from '../grounding/names/names.js';
import { measuresIn } from '../grounding/numbers/quantities.js';
import type { Family } from '../grounding/numbers/units.js';
import type { Statement } from '../grounding/statements.js';
import type { Fact } from '../v2/facts.js';
import type { Sentence, Token } from '../v2/sentence.js';
import type { Term } from '../v2/term.js';
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
        addTo(groups, fact.sentence, fact);
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
  private claimsRead: readonly Claim[] | undefined;

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

  get claims(): readonly Claim[] {
    this.claimsRead ??= readClaims(this);
    return this.claimsRead;
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
export type Mention = MentionOf<'number', Family> | MentionOf<'name', Name['kind']>;

interface MentionOf<Kind, Families> {
  readonly sentence: SentenceRead;
  readonly kind: Kind;
  readonly start: number;
  readonly end: number;
  readonly written: string;
  /** What tells it from others: a number in the unit of its family, a name in small letters. */
  readonly key: string;
  /** Of a number: what it measures, how much, and what its last digit is worth. Of a name: what it looks like. */
  readonly family: Families;
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

/** The words that carry facts, each once. */
export function termsOf(tokens: readonly Token[]): readonly Term[] {
  return [...new Map(tokens.flatMap(({ term }) => (term.kind === 'function' ? [] : [[term.id, term]]))).values()];
}

/** A stretch of a sentence that says one thing: a reported fact with what it is about. */
export class Claim {
  /** As the summary writes it. */
  readonly text: string;
  /** What its words hint that it may tell, as bits of `HINT`. */
  readonly hints: number;
  private lowerRead: string | undefined;
  private termsRead: readonly Term[] | undefined;
  private idsRead: ReadonlySet<number> | undefined;

  constructor(
    readonly sentence: SentenceRead,
    private readonly tokens: readonly Token[],
  ) {
    const first = tokens[0]?.start ?? 0;
    // No sign is of a word, but one is of a name, one makes a question and one a share: "#12 was merged", "merged?", "to 10 %".
    const start = sentence.text.charAt(first - 1) === '#' ? first - 1 : first;
    const last = tokens.at(-1);
    const end = last === undefined ? start : last.start + last.term.word.length;
    const [mark = ''] = END_MARK.exec(sentence.text.slice(end, end + LONGEST_MARK)) ?? [];
    this.text = sentence.text.slice(start, Math.min(end + mark.length, start + LONGEST_CLAIM));
    let hints = 0;
    for (const { term } of tokens) hints |= term.hints;
    this.hints = hints;
  }

  /** In small letters, for the patterns that look for turns of phrase. */
  get lower(): string {
    this.lowerRead ??= this.text.toLowerCase();
    return this.lowerRead;
  }

  /** The words that carry facts, each once. */
  get terms(): readonly Term[] {
    this.termsRead ??= termsOf(this.tokens);
    return this.termsRead;
  }

  get ids(): ReadonlySet<number> {
    this.idsRead ??= new Set(this.terms.map(({ id }) => id));
    return this.idsRead;
  }
}

const END_MARK = /^(?:\?| ?%)/;
const LONGEST_MARK = ' %'.length;

/** A longer claim is looked at up to here. */
const LONGEST_CLAIM = 400;

/** What ends a claim within a sentence. The colon of a time of day or of a name ends none. */
const CLAIM_END = /[;()—–,]|:(?=\s)|\s-\s|→/;

/** Words that begin another claim. */
const OPENERS: ReadonlySet<string> = new Set(
  'and but because although though while whereas so then which who where unless until since instead whose'.split(' '),
);

function readClaims(sentence: SentenceRead): readonly Claim[] {
  const pieces: Token[][] = [];
  let end = 0;
  for (const token of sentence.tokens) {
    const isNew = CLAIM_END.test(sentence.text.slice(end, token.start)) || OPENERS.has(token.term.word);
    const last = pieces.at(-1);
    if (last === undefined || isNew) pieces.push([token]);
    else last.push(token);
    end = token.start + token.term.word.length;
  }
  return joinSmall(pieces).map((tokens) => new Claim(sentence, tokens));
}

/** A piece of one word of fact says nothing by itself, and goes with the one before it. */
function joinSmall(pieces: readonly (readonly Token[])[]): readonly (readonly Token[])[] {
  const joined: Token[][] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    if (last !== undefined && (countFacts(piece) < 2 || countFacts(last) < 2)) last.push(...piece);
    else joined.push([...piece]);
  }
  return joined;
}

function countFacts(tokens: readonly Token[]): number {
  let count = 0;
  for (const { term } of tokens) if (term.kind !== 'function') count++;
  return count;
}
