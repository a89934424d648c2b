import type { Term } from '../v2/term.js';
import { readText } from '../v2/text.js';
import type { Vocabularies } from '../v2/vocabularies.js';
import { hashOf } from './hashed-words.js';

/** An action of another session. */
export interface ForeignAction {
  readonly session: string;
  readonly action: string;
}

/** What a session says, as far as the index needs it. */
export interface SessionActions {
  readonly name: string;
  readonly actions: readonly string[];
}

/** The most actions that are held, some 4 MB of them: those of the first sessions in the order of their names. */
export const MOST_ACTIONS = 20_000;

/** A word that more sessions have tells none of them. */
const RARE_IN_SESSIONS = 3;

/** So many rare words must be shared that the own session knows nothing of. */
const FEWEST_STRANGE = 2;

/** Share of the weight of both actions that they must have in common; the strange words alone must have so much. */
const NEARLY_EQUAL = 0.6;
const STRANGE_SHARE = 0.25;

interface IndexedAction extends ForeignAction {
  /** Hashes of its words. */
  readonly words: readonly number[];
  readonly weight: number;
}

/** What has a word: so many sessions, the last of them, and the first actions while the word is rare. */
interface Having {
  sessions: number;
  last: string;
  readonly actions: number[];
}

/** The actions of a corpus by their rare words, to tell from which session an action comes that a candidate invents. */
export class ForeignActions {
  private readonly actions: IndexedAction[] = [];
  private readonly byWord = new Map<number, Having>();

  constructor(
    sessions: Iterable<SessionActions>,
    private readonly vocabularies: Vocabularies,
  ) {
    for (const { name, actions } of sessions) {
      for (const action of actions) if (this.actions.length < MOST_ACTIONS) this.add(name, action);
      if (this.actions.length >= MOST_ACTIONS) break;
    }
  }

  private add(session: string, action: string): void {
    const at = this.actions.length;
    const words: number[] = [];
    let weight = 0;
    for (const term of this.read(action)) {
      if (term.kind === 'function') continue;
      const hash = hashOf(term.stem);
      words.push(hash);
      weight += term.weight;
      this.note(hash, session, at);
    }
    this.actions.push({ session, action, words, weight });
  }

  /** Notes that an action of a session has a word. A session adds its actions one after the other. */
  private note(hash: number, session: string, at: number): void {
    const having = this.byWord.get(hash);
    if (having === undefined) {
      this.byWord.set(hash, { sessions: 1, last: session, actions: [at] });
      return;
    }
    if (having.last !== session) {
      having.last = session;
      if (++having.sessions === RARE_IN_SESSIONS + 1) having.actions.length = 0;
    }
    if (having.sessions <= RARE_IN_SESSIONS && having.actions.length < MOST_OF_A_WORD) having.actions.push(at);
  }

  /**
   * The action of another session that an action nearly equals, where they share words that no more than a few sessions
   * have and of which the own one knows nothing; undefined where there is none.
   */
  find(own: string, action: string, isOwnWord: (word: string) => boolean): ForeignAction | undefined {
    const words = wordsOf(this.read(action));
    const weight = weightOf(words);
    const strange = new Set(
      words.filter(({ word, hash }) => this.isRare(hash) && !isOwnWord(word)).map(({ hash }) => hash),
    );
    if (strange.size < FEWEST_STRANGE) return undefined;
    const near = new Set([...strange].flatMap((hash) => this.byWord.get(hash)?.actions ?? []));
    let best: IndexedAction | undefined;
    let most = NEARLY_EQUAL;
    for (const at of near) {
      const other = this.actions[at];
      if (other === undefined || other.session === own) continue;
      const shared = words.filter(({ hash }) => other.words.includes(hash));
      const odd = shared.filter(({ hash }) => strange.has(hash));
      const likeness = (2 * weightOf(shared)) / (weight + other.weight);
      if (odd.length < FEWEST_STRANGE || weightOf(odd) < STRANGE_SHARE * weight || likeness < most) continue;
      if (likeness === most && best !== undefined) continue;
      best = other;
      most = likeness;
    }
    return best === undefined ? undefined : { session: best.session, action: best.action };
  }

  private isRare(hash: number): boolean {
    const having = this.byWord.get(hash);
    return having !== undefined && having.sessions <= RARE_IN_SESSIONS;
  }

  /** The terms of an action, each once. */
  private read(action: string): readonly Term[] {
    return readText(action.slice(0, LONGEST_ACTION), this.vocabularies.of('english')).list;
  }
}

/** Actions that share a rare word: a session may repeat one as often as it likes. */
const MOST_OF_A_WORD = 50;

/** A longer action is looked at up to here. */
const LONGEST_ACTION = 1000;

interface Word {
  readonly hash: number;
  readonly word: string;
  readonly weight: number;
}

/** The words that carry facts, by their stems. */
function wordsOf(terms: readonly Term[]): readonly Word[] {
  return terms
    .filter(({ kind }) => kind !== 'function')
    .map(({ stem, word, weight }) => ({ hash: hashOf(stem), word, weight }));
}

function weightOf(words: readonly Word[]): number {
  return words.reduce((sum, { weight }) => sum + weight, 0);
}
