import { RecentWords } from '../recent-words.js';
import { classAt, UNSPACED } from './characters.js';
import { SAME_WORDS, SIMILAR_WORDS } from './equivalents.js';
import { FUNCTION_WORDS } from './function-words.js';
import { hintsOf } from './hints.js';
import { IRREGULAR_WORDS } from './irregular-words.js';
import { LINKS } from './links.js';
import { CLAUSE_WORDS, HEDGES, NEGATING_BEFORE_TO, NEGATORS } from './negators.js';
import { OPPOSITES } from './opposites.js';
import { splitWord } from './split-word.js';
import { stemEnglish } from './stem-english.js';
import { FAMILY_LETTERS, type Term, type TermKind } from './term.js';
import { bothWays, lines } from './word-lists.js';
import { WORD_WEIGHTS } from './word-weights.js';

/** English has stems, stop words and frequencies; of another language only the words themselves are known. */
export type Language = 'english' | 'other';

/** Numbers, names and words outside the list: 10 x ln(60,000), as for a word of that rank. */
const HEAVIEST = 110;
const FUNCTION_WEIGHT = 6;
/** A pair of characters of a script without spaces overlaps its neighbours, so each says less than a word. */
const PAIR_WEIGHT = 40;

/** From so many words on, a vocabulary is made anew: a million sessions must not fill the memory with rare words. */
const MOST_WORDS = 200_000;

/** Three letters or more, and an ending. */
const WITH_ENDING = /^(\p{L}{3,}?)(?:s|es|d|ed|ing|ly)$/u;

/** Turns words into terms, and remembers them, since the same words come again and again. */
export class Vocabulary {
  private readonly terms = new Map<string, readonly Term[]>();
  private readonly recent = new RecentWords<readonly Term[]>();
  private readonly ids = new Map<string, number>();

  constructor(
    private readonly language: Language,
    private readonly lists: WordLists,
  ) {}

  /** Whether a full stop after a number may belong to it: "15. Januar". */
  get hasOrdinalStops(): boolean {
    return !this.isEnglish;
  }

  /** Whether a comma before digits may part the whole from the fraction, and points and spaces groups of three. */
  get hasDecimalCommas(): boolean {
    return !this.isEnglish;
  }

  /** Whether it can tell words that carry grammar, prepositions among them, from those that carry facts. */
  get knowsGrammar(): boolean {
    return this.isEnglish;
  }

  /** Whether it has grown too large to go on with. */
  get isFull(): boolean {
    return this.terms.size >= MOST_WORDS;
  }

  /** Whether a word in small letters, or without an ending of English, is one of the frequent ones that are listed. */
  isListed(word: string): boolean {
    const { weights } = this.lists;
    if (weights.has(word) || FUNCTION_WORDS.has(word)) return true;
    const [, whole] = WITH_ENDING.exec(word) ?? [];
    return whole !== undefined && (weights.has(whole) || weights.has(`${whole}e`));
  }

  /** The terms of a word as written: mostly one; two for "don't" or "10ms". */
  termsOf(word: string): readonly Term[] {
    const known = this.terms.get(word);
    if (known !== undefined) return known;
    const lower = word.toLowerCase();
    const terms = splitWord(lower, this.isEnglish).map((part) => this.makeTerm(part));
    this.terms.set(word, terms);
    return terms;
  }

  /** The terms of the word that stands at a place of a text, and has this hash. */
  termsAt(source: string, start: number, end: number, hash: number): readonly Term[] {
    const recent = this.recent.find(source, start, end, hash);
    if (recent !== undefined) return recent;
    const word = source.slice(start, end);
    const terms = this.termsOf(word);
    this.recent.keep(word, hash, terms);
    return terms;
  }

  /** The term that two neighbours stand for together, as "pull request" does. */
  joinTerms(first: Term, second: Term): Term | undefined {
    if (!first.startsPair || !this.isEnglish) return undefined;
    const joined = this.lists.pairs.get(`${first.stem} ${second.stem}`);
    return joined === undefined ? undefined : this.termsOf(joined)[0];
  }

  areOpposite(a: Term, b: Term): boolean {
    return this.isEnglish && (a.opposites.has(b.stem) || isNegatedForm(a, b) || isNegatedForm(b, a));
  }

  private get isEnglish(): boolean {
    return this.language === 'english';
  }

  private makeTerm(word: string): Term {
    const { lists, isEnglish } = this;
    const kind = this.kindOf(word);
    const stem = this.stemOf(word, kind);
    const opposites = (isEnglish ? lists.opposites.get(stem) : undefined) ?? NO_OPPOSITES;
    return {
      id: this.idOf(stem),
      word,
      stem,
      weight: this.weightOf(word, kind),
      kind,
      negates: isEnglish ? negationOf(word, lists) : 'no',
      isLink: isEnglish && LINKS.has(word),
      hints: isEnglish && kind !== 'number' ? hintsOf(word) : 0,
      opensClause: isEnglish && lists.clauseWords.has(word),
      startsPair: lists.pairStarts.has(stem),
      opposites,
      opposable: isEnglish && (opposites.size > 0 || mayBeNegated(word, lists.weights)),
      group: isEnglish && kind === 'word' ? (lists.similar.get(stem) ?? 0) : 0,
      family: kind === 'word' && stem.length > FAMILY_LETTERS ? this.idOf(`${stem.slice(0, FAMILY_LETTERS)}-`) : 0,
    };
  }

  private stemOf(word: string, kind: TermKind): string {
    if (kind === 'number') return withoutNoughts(word);
    return (kind === 'word' || kind === 'function') && this.isEnglish ? this.lists.canonical(word) : word;
  }

  private idOf(stem: string): number {
    const known = this.ids.get(stem);
    if (known !== undefined) return known;
    const id = this.ids.size + 1;
    this.ids.set(stem, id);
    return id;
  }

  private kindOf(word: string): TermKind {
    if (PLAIN.test(word)) return this.isEnglish && FUNCTION_WORDS.has(word) ? 'function' : 'word';
    if (/\p{Nd}/u.test(word)) return /^\p{Nd}+(?:\.\p{Nd}+)?$/u.test(word) ? 'number' : 'code';
    if (classAt(word, 0) === UNSPACED) return 'pair';
    return word === '->' || (this.isEnglish && FUNCTION_WORDS.has(word)) ? 'function' : 'word';
  }

  private weightOf(word: string, kind: TermKind): number {
    if (kind === 'function') return FUNCTION_WEIGHT;
    if (kind === 'pair') return PAIR_WEIGHT;
    if (kind !== 'word') return HEAVIEST;
    // Frequent words are short in any language (Zipf's law of abbreviation).
    return this.isEnglish ? (this.lists.weights.get(word) ?? HEAVIEST) : Math.min(HEAVIEST, 10 * word.length);
  }
}

/** "unmerged" is the opposite of "merged". */
function isNegatedForm(a: Term, b: Term): boolean {
  const prefix = a.word.length - b.word.length;
  return (
    b.word.length > 3 &&
    !OTHER_PREFIXED.has(a.word) &&
    prefix >= 2 &&
    prefix <= 3 &&
    a.word.endsWith(b.word) &&
    NEGATING_PREFIXES.has(a.word.slice(0, prefix))
  );
}

/** Words that begin like a negation and are none. */
const OTHER_PREFIXED: ReadonlySet<string> = new Set(
  `invoice decode inside import imports imported improve improved improves design designed installed install mistake
  mistakes indeed instance instances input inform informed invest intend intended intent include included depart
  deport depress deserve deserved details device devices discover discovered discount discuss distance district
  display displayed impress impressed important increase increased incline deposit despite destroy develop
  misses missing imposed impose implied demand demands declared declare intense until under unite united`.split(/\s+/),
);

/** After these any word may follow; after the others only a word that is known, since many words begin so. */
const PREFIX_OF_ANY = /^(?:un|non|dis)[a-z]{4}/;
const PREFIX_OF_KNOWN = /^(in|im|il|ir|de|mis)[a-z]{4}/;

function mayBeNegated(word: string, known: ReadonlyMap<string, number>): boolean {
  if (PREFIX_OF_ANY.test(word)) return true;
  const [, prefix] = PREFIX_OF_KNOWN.exec(word) ?? [];
  return prefix !== undefined && !OTHER_PREFIXED.has(word) && known.has(word.slice(prefix.length));
}
const NEGATING_PREFIXES: ReadonlySet<string> = new Set(['un', 'in', 'im', 'il', 'ir', 'dis', 'non', 'de', 'mis']);

function negationOf(word: string, lists: WordLists): Term['negates'] {
  if (lists.negators.has(word)) return 'always';
  if (lists.negatingBeforeTo.has(word)) return 'before to';
  return lists.hedges.has(word) ? 'hedges' : 'no';
}

/** Most words, of which nothing else has to be asked. */
const PLAIN = /^[a-z]+$/;

/** More words than all lists have together. */
const MOST_LISTED = 2_000;

/** The shipped lists, decoded. */
interface WordLists {
  readonly weights: ReadonlyMap<string, number>;
  /** The stem that stands for all that says the same. */
  readonly canonical: (word: string) => string;
  /** From two stems to the word that says the same. */
  readonly pairs: ReadonlyMap<string, string>;
  readonly pairStarts: ReadonlySet<string>;
  readonly similar: ReadonlyMap<string, number>;
  /** From a stem to those that say the opposite. */
  readonly opposites: ReadonlyMap<string, ReadonlySet<string>>;
  readonly negators: ReadonlySet<string>;
  readonly negatingBeforeTo: ReadonlySet<string>;
  readonly hedges: ReadonlySet<string>;
  readonly clauseWords: ReadonlySet<string>;
}

let decoded: WordLists | undefined;

/** The lists: decoding takes a few milliseconds, so it is done once in a process, and only when the rubric is used. */
export function readWordLists(): WordLists {
  decoded ??= decodeWordLists();
  return decoded;
}

function decodeWordLists(): WordLists {
  const { canonical, pairs } = readSameWords();
  const opposites = lines(OPPOSITES).map(([a = '', b = '']) => [canonical(a), canonical(b)] as const);
  return {
    weights: readWeights(),
    canonical,
    pairs,
    pairStarts: new Set([...pairs.keys()].map((pair) => pair.slice(0, pair.indexOf(' ')))),
    similar: new Map(
      lines(SIMILAR_WORDS).flatMap((group, i) => group.map((word) => [canonical(word), i + 1] as const)),
    ),
    opposites: bothWays(opposites),
    negators: new Set(NEGATORS.split(' ')),
    negatingBeforeTo: new Set(NEGATING_BEFORE_TO.split(' ')),
    hedges: new Set(HEDGES.split(/\s+/)),
    clauseWords: new Set(CLAUSE_WORDS.split(' ')),
  };
}

const NO_OPPOSITES: ReadonlySet<string> = new Set();

function readWeights(): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  for (const [weight = '', ...words] of lines(WORD_WEIGHTS)) {
    const value = Number(weight);
    for (const word of words) weights.set(word, value);
  }
  return weights;
}

function readSameWords(): Pick<WordLists, 'canonical' | 'pairs'> {
  // "left" is a direction as well, and "found" and "thought" have verbs of their own, but hardly in reports of work.
  const byWord = new Map(
    lines(IRREGULAR_WORDS).flatMap(([base = '', ...forms]) => [base, ...forms].map((form) => [form, base] as const)),
  );
  const byStem = new Map<string, string>();
  const pairs = new Map<string, string>();
  for (const [head = '', ...others] of lines(SAME_WORDS)) {
    for (const other of others) {
      if (other.includes('_')) pairs.set(other.split('_').map(stemEnglish).join(' '), head);
      else if (other.endsWith('=')) byWord.set(other.slice(0, -1), stemEnglish(head));
      else byStem.set(stemEnglish(other), stemEnglish(head));
    }
  }
  const heads = new Set(lines(SAME_WORDS).map(([head = '']) => head));
  const found = new Map<string, string>();
  const canonical = (word: string): string => {
    const known = found.get(word);
    if (known !== undefined) return known;
    const stem = lookUp(word);
    // Only the words of the lists: those of texts are remembered as terms.
    if (found.size < MOST_LISTED) found.set(word, stem);
    return stem;
  };
  const lookUp = (word: string): string => {
    const exact = byWord.get(word) ?? (word.endsWith('s') ? byWord.get(word.slice(0, -1)) : undefined);
    if (exact !== undefined) return byStem.get(exact) ?? exact;
    // "PRs", "DBs": no stemmer knows the abbreviation.
    if (word.endsWith('s') && heads.has(word.slice(0, -1))) return stemEnglish(word.slice(0, -1));
    const stem = stemEnglish(word);
    return byStem.get(stem) ?? stem;
  };
  return { canonical, pairs };
}

/** `129` of `129.0` and `129.00`, as sums are written; `1.30` may be a version, which is no 1.3, and 2.000 two thousand. */
function withoutNoughts(number: string): string {
  return NOUGHTS.test(number) ? number.slice(0, number.indexOf('.')) : number;
}

const NOUGHTS = /^\d+\.00?$/;
