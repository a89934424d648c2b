import type { Token } from '../v2/sentence.js';
import { likenessTenths, type Term } from '../v2/term.js';
import type { SentenceRead } from './sentence-read.js';

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
    const start = tokens[0]?.start ?? 0;
    const last = tokens.at(-1);
    const end = last === undefined ? start : last.start + last.term.word.length;
    this.text = sentence.text.slice(start, Math.min(end, start + LONGEST_CLAIM));
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
    this.termsRead ??= [
      ...new Map(this.tokens.flatMap(({ term }) => (term.kind === 'function' ? [] : [[term.id, term]]))).values(),
    ];
    return this.termsRead;
  }

  get ids(): ReadonlySet<number> {
    this.idsRead ??= new Set(this.terms.map(({ id }) => id));
    return this.idsRead;
  }
}

/** More claims of one summary are not compared: every claim is held against every one of the other side. */
const MOST_CLAIMS = 200;

/** A longer claim is looked at up to here. */
const LONGEST_CLAIM = 400;

/** What ends a claim within a sentence. The colon of a time of day or of a name ends none. */
const CLAIM_END = /[;()—–,]|:(?=\s)|\s-\s|→/;

/** Words that begin another claim. */
const OPENERS: ReadonlySet<string> = new Set(
  'and but because although though while whereas so then which who where unless until since instead whose'.split(' '),
);

/** What some sentences claim, as far as one of their words hints at it; all that they claim without a hint. */
export function claimsOfAll(sentences: readonly SentenceRead[], hint = 0): readonly Claim[] {
  const looked = hint === 0 ? sentences : sentences.filter(({ hints }) => (hints & hint) !== 0);
  const claims = looked.slice(0, MOST_CLAIMS).flatMap(claimsOf);
  return (hint === 0 ? claims : claims.filter(({ hints }) => (hints & hint) !== 0)).slice(0, MOST_CLAIMS);
}

/** Several rules ask for the claims of a sentence. */
const known = new WeakMap<SentenceRead, readonly Claim[]>();

function claimsOf(sentence: SentenceRead): readonly Claim[] {
  const found = known.get(sentence) ?? readClaims(sentence);
  known.set(sentence, found);
  return found;
}

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

/** How far a claim of one side is covered by one of the other. */
export interface Cover {
  /** Share of its words of fact by weight, words of like meaning counted in part, 0..1. */
  readonly share: number;
  /** How many of its words the other one has in some form. */
  readonly shared: number;
}

/**
 * How much of what a claim is about another one is about as well.
 * @param weightOf how much a word tells: one that is all over a summary tells little
 * @param isAbout words that are looked at; what a rule compares is not what a claim is about
 */
export function coverOf(
  claim: Claim,
  other: Claim,
  weightOf: (term: Term) => number,
  isAbout: (term: Term) => boolean = () => true,
): Cover {
  let all = 0;
  let covered = 0;
  let shared = 0;
  for (const term of claim.terms) {
    if (!isAbout(term)) continue;
    const weight = weightOf(term);
    all += weight;
    const likeness = other.ids.has(term.id) ? 10 : likestIn(other.terms, term);
    if (likeness === 0) continue;
    covered += (weight * likeness) / 10;
    shared++;
  }
  return { share: all === 0 ? 0 : covered / all, shared };
}

function likestIn(terms: readonly Term[], term: Term): number {
  let likest = 0;
  for (const other of terms) likest = Math.max(likest, likenessTenths(term, other));
  return likest;
}

/** Weights of words by how many claims of a summary have them: a word of every claim binds none to another. */
export function rarityIn(claims: readonly Claim[]): (term: Term) => number {
  const counts = new Map<number, number>();
  for (const { ids } of claims) for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return ({ id, weight }) => weight / Math.sqrt(counts.get(id) ?? 1);
}
