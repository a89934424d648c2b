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
  readonly words: ReadonlyMap<number, number>;
  readonly weight: number;
}

/** The actions of a corpus by their rare words, to tell from which session an action comes that a candidate invents. */
export class ForeignActions {
  private readonly actions: IndexedAction[] = [];
  /** The first sessions that have a word; one more than are rare tells that it is not. */
  private readonly sessions = new Map<number, Set<string>>();
  private readonly byWord = new Map<number, number[]>();

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
    const words = this.read(action);
    const at = this.actions.length;
    this.actions.push({ session, action, words: weightsOf(words), weight: weightOf(words) });
    for (const { hash } of words) {
      const having = this.sessions.get(hash) ?? new Set();
      if (having.size <= RARE_IN_SESSIONS) having.add(session);
      this.sessions.set(hash, having);
      if (having.size > RARE_IN_SESSIONS) this.byWord.delete(hash);
      else this.byWord.set(hash, [...(this.byWord.get(hash) ?? []), at].slice(0, MOST_OF_A_WORD));
    }
  }

  /**
   * The action of another session that an action nearly equals, where they share words that no more than a few sessions
   * have and of which the own one knows nothing; undefined where there is none.
   */
  find(own: string, action: string, isOwnWord: (word: string) => boolean): ForeignAction | undefined {
    const words = this.read(action);
    const weight = weightOf(words);
    const strange = new Set(
      words.filter(({ word, hash }) => this.isRare(hash) && !isOwnWord(word)).map(({ hash }) => hash),
    );
    if (strange.size < FEWEST_STRANGE) return undefined;
    const near = new Set([...strange].flatMap((hash) => this.byWord.get(hash) ?? []));
    let best: IndexedAction | undefined;
    let most = NEARLY_EQUAL;
    for (const at of near) {
      const other = this.actions[at];
      if (other === undefined || other.session === own) continue;
      const shared = words.filter(({ hash }) => other.words.has(hash));
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
    const having = this.sessions.get(hash);
    return having !== undefined && having.size <= RARE_IN_SESSIONS;
  }

  /** The words that carry facts, each once, by their stems. */
  private read(action: string): readonly Word[] {
    const { list } = readText(action.slice(0, LONGEST_ACTION), this.vocabularies.of('english'));
    return list
      .filter(({ kind }) => kind !== 'function')
      .map(({ stem, word, weight }) => ({ hash: hashOf(stem), word, weight }));
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

function weightsOf(words: readonly Word[]): ReadonlyMap<number, number> {
  return new Map(words.map(({ hash, weight }) => [hash, weight]));
}

function weightOf(words: readonly Word[]): number {
  return words.reduce((sum, { weight }) => sum + weight, 0);
}
