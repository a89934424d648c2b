import { addTo } from '../../core/groups.js';
import { languageOfText, traitsOf } from '../form/text-language.js';
import { isGeneralWord } from '../general-words.js';
import { type Term, weightOf } from '../v2/term.js';
import type { Vocabularies } from '../v2/vocabularies.js';
import { hashOf, hashWith } from './told/hashed-words.js';
import { lacksParts } from './told/read-words.js';

/** What another session says that a statement tells of. */
interface ForeignStatement {
  readonly session: string;
  /** The sentence or action of its reference that is nearest. */
  readonly says: string;
}

/** A session as the index needs it: the sentences and actions of its reference. */
export interface SessionStatements {
  readonly name: string;
  readonly statements: readonly string[];
}

/** What a session knows by itself. */
export interface OwnWords {
  /** Whether a word stands in it, by its hash in small letters. */
  readonly hasWord: (hash: number) => boolean;
  /** Whether all that was said in it is known, and not the reference alone. */
  readonly isWhole: boolean;
  /** Whether all figures of a statement are told in it, and have so many digits that this is no chance. */
  readonly hasFiguresOf?: (statement: string) => boolean;
}

/** The most characters of references that are held: those of the first sessions by name. A summary has some 600. */
export const MOST_CHARACTERS = 4_000_000;

/** So many words of a statement its own session must lack, and half of what it says. */
const FEWEST_STRANGE = 3;
const STRANGE_SHARE = 0.5;

/** From here on a statement may be about something else. */
const SHARE_ELSEWHERE = 1 / 3;

/** A word that more sessions have is left aside. */
const MOST_HAVING = 200;

/**
 * How much must speak against chance, e to the power of so much, for each session that is looked at: by how many of the words are
 * rare, since any two summaries have others in common; where little is known of the session; in another language than English,
 * of which all words count as rare.
 */
const MARGIN = { byRareWords: [5, 3.5, 2], unknownSession: 6, otherLanguage: 10 } as const;

/**
 * Where one statement of another session has so many strange words of a statement, and so large a share of what it says, less must speak
 * against chance; least for actions, which say one thing, in English, of a session that is known.
 */
const ALIKE = {
  action: { margin: 0.25, words: 3, share: 0.5 },
  any: { margin: 2, words: 4, share: 0.4 },
} as const;
/**
 * Where one statement of another session says nearly all that a statement says, with words that its own session lacks among it, fewer of
 * those are enough, if one of them is rare: of a session that is known, in English, in a corpus of so many sessions.
 */
const TOLD_ELSEWHERE = { margin: { action: 1, sentence: 2 }, strange: 2, words: 3, share: 0.6, sessions: 10 } as const;
/** Words of one statement of another session that must stand in what is said: single ones of many statements are words of any work. */
const FEWEST_TOGETHER = 2;
/** What several sessions have comes from none of them in particular. */
const MOST_OF_NEXT = 0.8;
type Alike = Pick<typeof ALIKE.any | typeof TOLD_ELSEWHERE | typeof ALIKE.action, 'words' | 'share'>;

/** Of a few sessions nobody can tell which words are rare: they count as so many. */
const FEWEST_SESSIONS = 20;

/** The largest weight of a term: a name, a number, or a word that is rare in English. */
const LARGEST_WEIGHT = 110;

/**
 * The references of a corpus by their words, to tell from which session a statement comes that is none of its own.
 *
 * A word that `d` of `n` sessions have stands in one of them by chance with a likelihood of `d / n`. The logarithms of its
 * inverse, weighed by how rare a word is in English, add up over the words that a statement and a session share and of which
 * the own session knows nothing; the sum must exceed the logarithm of `n` by a margin, since `n` sessions are tried.
 */
export class ForeignStatements {
  private readonly sessions: SessionStatements[] = [];
  /** The sessions that have a word, by their places. */
  private readonly having = new Map<number, number[]>();
  private isRead = false;

  /** @param others read only once a statement has words that its session lacks */
  constructor(
    private readonly others: () => Iterable<SessionStatements>,
    private readonly vocabularies: Vocabularies,
  ) {}

  /** The session that a statement tells of instead of its own; undefined where there is none, or where that is not sure. */
  find(own: string, statement: string, known: OwnWords, sort: Sort = 'sentence'): ForeignStatement | undefined {
    if (!lacksParts(statement, known.hasWord, known.isWhole ? TOLD_ELSEWHERE.strange : FEWEST_STRANGE))
      return undefined;
    const terms = this.read(statement);
    const strange = terms.filter((term) => !isKnown(term, known));
    const isStrange = strange.length >= FEWEST_STRANGE && weightOf(strange) >= STRANGE_SHARE * weightOf(terms);
    if (!isStrange && (!known.isWhole || strange.length < TOLD_ELSEWHERE.strange)) return undefined;
    this.readOthers();
    const count = Math.max(this.sessions.length, FEWEST_SESSIONS);
    const best = this.nearest(own, strange, count);
    if (best === undefined) return undefined;
    const said = { terms, strange, isEnglish: mayBeEnglish(statement), beyondChance: best.evidence - Math.log(count) };
    const says =
      (isStrange ? this.saysStrangeWords(best, said, known, sort) : undefined) ??
      (known.isWhole && said.isEnglish ? this.saysTheSame(best, said, sort) : undefined);
    if (says === undefined || known.hasFiguresOf?.(statement) === true) return undefined;
    return { session: best.session.name, says };
  }

  /** The sentence or action of a session that has the strange words of a statement, if that is no chance. */
  private saysStrangeWords(
    best: Nearest,
    { terms, isEnglish, beyondChance }: Said,
    known: OwnWords,
    sort: Sort,
  ): string | undefined {
    const isSure = beyondChance > marginOf(best.found, known, isEnglish);
    const mayBeAlike = [
      ...(sort === 'action' && known.isWhole && isEnglish ? [ALIKE.action] : []),
      ...(best.next <= MOST_OF_NEXT * best.evidence ? [ALIKE.any] : []),
    ];
    const alike = mayBeAlike.filter(({ margin }) => beyondChance > margin);
    if (!isSure && alike.length === 0) return undefined;
    const says = this.mostAlike(best.found, best.session.statements);
    const isFound =
      (isSure && this.sharedWith(says, best.found).length >= FEWEST_TOGETHER) ||
      alike.some((bound) => this.saysMostOf(terms, best.found, says, bound));
    return isFound ? says : undefined;
  }

  /** The sentence or action of a session that says nearly all of a statement, in words its own session knows as well. */
  private saysTheSame(best: Nearest, { terms, strange, beyondChance }: Said, sort: Sort): string | undefined {
    if (this.sessions.length < TOLD_ELSEWHERE.sessions) return undefined;
    if (beyondChance <= TOLD_ELSEWHERE.margin[sort] || best.next > MOST_OF_NEXT * best.evidence) return undefined;
    const says = this.mostAlike(terms, best.session.statements);
    // Who proposed and who corrected something is told of any session.
    const telling = this.sharedWith(says, terms).filter(({ word }) => !isGeneralWord(word));
    const lacking = this.sharedWith(says, strange);
    const isFound =
      telling.length >= TOLD_ELSEWHERE.words &&
      this.saysMostOf(terms, terms, says, TOLD_ELSEWHERE) &&
      lacking.length >= TOLD_ELSEWHERE.strange &&
      lacking.some(({ weight }) => weight >= LARGEST_WEIGHT);
    return isFound ? says : undefined;
  }

  /** Whether more than a third of what a statement says, by the weight of its words, is none that its session knows; also where no word can be read. */
  isStrange(statement: string, known: OwnWords): boolean {
    const terms = this.read(statement);
    return (
      terms.length === 0 || weightOf(terms.filter((term) => !isKnown(term, known))) > SHARE_ELSEWHERE * weightOf(terms)
    );
  }

  /** Whether one statement of another session has most of what is said, in words that are strange to its own. */
  private saysMostOf(terms: readonly Term[], found: readonly Term[], says: string, { words, share }: Alike): boolean {
    const shared = this.sharedWith(says, found);
    return shared.length >= words && weightOf(shared) >= share * weightOf(terms);
  }

  private sharedWith(says: string, found: readonly Term[]): readonly Term[] {
    const stems = new Set(this.read(says).map(({ stem }) => stem));
    return found.filter(({ stem }) => stems.has(stem));
  }

  /** The session for which most speaks that a statement has its words from there. */
  private nearest(own: string, strange: readonly Term[], count: number): Nearest | undefined {
    const found = new Map<number, Term[]>();
    for (const term of strange) {
      const having = this.having.get(hashOf(term.stem)) ?? [];
      if (having.length > MOST_HAVING) continue;
      for (const at of having) {
        addTo(found, at, term);
      }
    }
    let best: Nearest | undefined;
    for (const [at, terms] of found) {
      const session = this.sessions[at];
      if (session === undefined || session.name === own) continue;
      const evidence = terms.reduce((sum, term) => sum + this.evidenceOf(term, count), 0);
      if (best === undefined || evidence > best.evidence) {
        best = { session, found: terms, evidence, next: best?.evidence ?? 0 };
      } else if (evidence > best.next) {
        best = { ...best, next: evidence };
      }
    }
    return best;
  }

  private evidenceOf(term: Term, count: number): number {
    const sessions = this.having.get(hashOf(term.stem))?.length ?? 0;
    return (term.weight / LARGEST_WEIGHT) * Math.log(1 + count / sessions);
  }

  private readOthers(): void {
    if (this.isRead) return;
    this.isRead = true;
    let left = MOST_CHARACTERS;
    for (const session of this.others()) {
      left -= session.statements.reduce((sum, { length }) => sum + length, 0);
      if (left < 0) return;
      const words = new Set(session.statements.flatMap((text) => this.read(text).map(({ stem }) => hashOf(stem))));
      for (const word of words) {
        addTo(this.having, word, this.sessions.length);
      }
      this.sessions.push(session);
    }
  }

  private mostAlike(found: readonly Term[], statements: readonly string[]): string {
    const likeness = (text: string): number => weightOf(this.sharedWith(text, found));
    return statements
      .map((text) => ({ text, likeness: likeness(text) }))
      .reduce((best, one) => (one.likeness > best.likeness ? one : best)).text;
  }

  /** The words of a statement that say something, each once. Of scripts without spaces no words are known, here or in a transcript. */
  private read(statement: string): readonly Term[] {
    const read = this.vocabularies.texts.readerOf(this.vocabularies.of('english'));
    const { list } = read(statement.slice(0, LONGEST_STATEMENT));
    return list.filter(({ kind }) => kind === 'word' || kind === 'code');
  }
}

/** A statement by its words, and how much speaks against chance that the session next to it has them. */
interface Said {
  readonly terms: readonly Term[];
  readonly strange: readonly Term[];
  readonly isEnglish: boolean;
  readonly beyondChance: number;
}

/** An action says one thing, a sentence may say several. */
type Sort = 'action' | 'sentence';

interface Nearest {
  readonly session: SessionStatements;
  readonly found: readonly Term[];
  readonly evidence: number;
  /** The same of the session next to it. */
  readonly next: number;
}

/** A longer statement is looked at up to here. */
const LONGEST_STATEMENT = 1000;

const ENDINGS: readonly string[] =
  'e s es d ed ing er ers or ors ion ions ly al als ally y ies ise ize ised ized ises izes ising izing ation ations ment ments ity able ive ic ical ance ence ful ness'.split(
    ' ',
  );

/** Whether a session has a word, or another form of it, as far as endings make them. */
function isKnown({ word, stem }: Term, { hasWord }: OwnWords): boolean {
  if (hasWord(hashOf(word))) return true;
  const hash = hashOf(stem);
  const stems = [
    hash,
    hashWith(hash, stem.charCodeAt(stem.length - 1)),
    ...(stem.endsWith('i') ? [hashOf(stem.slice(0, -1))] : []),
  ];
  return stems.some((one) => hasWord(one) || ENDINGS.some((ending) => hasWord(withEnding(one, ending))));
}

function withEnding(hash: number, ending: string): number {
  let whole = hash;
  for (let i = 0; i < ending.length; i++) whole = hashWith(whole, ending.charCodeAt(i));
  return whole;
}

function marginOf(found: readonly Term[], { isWhole }: OwnWords, isEnglish: boolean): number {
  if (!isEnglish) return MARGIN.otherLanguage;
  if (!isWhole) return MARGIN.unknownSession;
  const rare = found.filter(({ weight }) => weight >= LARGEST_WEIGHT).length;
  return MARGIN.byRareWords[Math.min(rare, 2)] ?? MARGIN.unknownSession;
}

function mayBeEnglish(statement: string): boolean {
  const language = languageOfText(traitsOf(statement));
  return language === null || language === 'English';
}
