import { UserError } from '../core/errors.js';
import { byCodePoint } from '../core/text.js';
import { sampleNumbers } from '../inputs/candidates/samples.js';
import type { TextPosition } from '../inputs/input-texts.js';
import type { NamedTexts } from '../inputs/named-texts.js';
import { MOST_SAMPLES } from '../settings/sample-share.js';
import type { CandidateIndex, CorpusIndex } from './index-inputs.js';

/** One golden session to read, with the candidates of its name. */
export interface Task {
  readonly name: string;
  readonly golden: TextPosition;
  /** Positions of all candidates of its name, in the order of the file or the folder. */
  readonly candidates: readonly TextPosition[];
  /** False for sessions that are only read: the corpus has to be right as a whole, whatever part of it is scored. */
  readonly isScored: boolean;
}

/** Where a golden session stands. */
export type HeadSession = Pick<Task, 'name' | 'golden'>;

/** Which sessions are scored. */
interface Selection {
  /** Only the first so many sessions, canaries not counted; null for all. */
  readonly limit: number | null;
  /** Among those, only sessions whose name this accepts. */
  readonly accepts: (name: string) => boolean;
}

/** Pairs golden sessions with candidates by name, without reading any text. */
export class SessionPairs {
  /** Names of golden sessions, in code point order. */
  readonly names: readonly string[];
  /** Unmatched candidates (without a golden session) in code point order of their names, as numbers for `group`. */
  readonly unmatched: readonly number[];
  private readonly golden: Uint32Array;
  private readonly candidates: Uint32Array;
  /** For each golden session the position of its first candidate in `candidates`, and how many it has. */
  private readonly first: Uint32Array;
  private readonly counts: Uint32Array;
  /** The numbers of the samples that sessions of the run have; none where each has one candidate at most. */
  readonly samples: readonly number[];

  constructor(
    private readonly corpus: CorpusIndex,
    private readonly given: CandidateIndex,
  ) {
    this.golden = corpus.texts.inOrder();
    this.candidates = given.texts.inOrder();
    this.names = Array.from(this.golden, (i) => corpus.texts.names[i] ?? '');
    this.first = new Uint32Array(this.golden.length);
    this.counts = new Uint32Array(this.golden.length);
    this.unmatched = this.pair();
    this.samples = given.texts.hasSamples || given.inputs > 1 ? sampleNumbers(this.sampleGroups(), given.inputs) : [];
    if (this.samples.length > MOST_SAMPLES) throw tooManySamples();
  }

  /** The sample numbers of the candidates of each session that is scored somewhere. */
  private *sampleGroups(): Generator<readonly (number | undefined)[]> {
    for (const row of this.names.keys()) {
      if (this.isCanary(row)) continue;
      const [first = 0, count = 0] = [this.first[row], this.counts[row]];
      yield Array.from({ length: count }, (_, i) => this.given.texts.sample(this.candidates[first + i] ?? 0));
    }
  }

  isCanary(row: number): boolean {
    return this.corpus.canaries.has(this.golden[row] ?? -1);
  }

  /** Whether two golden sessions have the same name. */
  hasTwins(): boolean {
    return this.names.some((name, i) => i > 0 && name === this.names[i - 1]);
  }

  task(row: number, isScored: boolean): Task {
    const [first = 0, count = 0] = [this.first[row], isScored ? this.counts[row] : 0];
    return {
      name: this.names[row] ?? '',
      golden: this.corpus.texts.position(this.golden[row] ?? 0),
      candidates: this.positions(first, first + count),
      isScored,
    };
  }

  /** A task for every golden session, in code point order. */
  *tasks(selection: Selection): Generator<Task> {
    let row = 0;
    for (const isScored of this.selected(selection)) yield this.task(row++, isScored);
  }

  /** The first golden sessions in code point order that are no canaries. */
  head(most: number): readonly HeadSession[] {
    const head: HeadSession[] = [];
    for (let row = 0; row < this.names.length && head.length < most; row++) {
      const { name, golden } = this.task(row, false);
      if (!this.isCanary(row)) head.push({ name, golden });
    }
    return head;
  }

  /** How many sessions of a selection are scored. */
  count(selection: Selection): number {
    let count = 0;
    for (const isScored of this.selected(selection)) if (isScored) count++;
    return count;
  }

  private *selected({ limit, accepts }: Selection): Generator<boolean> {
    let left = limit ?? Number.POSITIVE_INFINITY;
    for (const [row, name] of this.names.entries()) {
      const counts = !this.isCanary(row) && left > 0;
      if (counts) left--;
      yield counts && accepts(name);
    }
  }

  /**
   * Fills `first` and `counts` by walking both sorted lists side by side, and returns the position of the first
   * candidate of each name without a golden session.
   */
  private pair(): readonly number[] {
    const unmatched: number[] = [];
    const nameAt = (position: number): string | undefined => nameOf(this.given.texts, this.candidates, position);
    let row = 0;
    let at = 0;
    for (let name = nameAt(at); name !== undefined; name = nameAt(at)) {
      let end = at + 1;
      while (nameAt(end) === name) end++;
      while (row < this.names.length && byCodePoint(this.names[row] ?? '', name) < 0) row++;
      if (this.names[row] === name) {
        this.first[row] = at;
        this.counts[row] = end - at;
      } else unmatched.push(at);
      at = end;
    }
    return unmatched;
  }

  /** All candidates grouped by name, in code point order of the names. */
  *groups(): Generator<Pick<Task, 'name' | 'candidates'>> {
    for (let at = 0; at < this.candidates.length; ) {
      const group = this.group(at);
      yield group;
      at += group.candidates.length;
    }
  }

  /** The candidates of one name, by the number of the first one as `unmatched` has it. */
  group(at: number): Pick<Task, 'name' | 'candidates'> {
    const name = nameOf(this.given.texts, this.candidates, at) ?? '';
    let end = at;
    while (nameOf(this.given.texts, this.candidates, end) === name) end++;
    return { name, candidates: this.positions(at, end) };
  }

  private positions(from: number, to: number): readonly TextPosition[] {
    const positions: TextPosition[] = [];
    for (let at = from; at < to; at++) positions.push(this.given.texts.position(this.candidates[at] ?? 0));
    return positions;
  }
}

function tooManySamples(): UserError {
  return new UserError([
    {
      message: `candidates: a session has more than ${MOST_SAMPLES} samples; allowed: up to ${MOST_SAMPLES} in a run`,
      hint: 'number the samples of every session alike, as in 1, 2, 3',
    },
  ]);
}

/** The name at a position of an order; undefined behind the last. */
function nameOf({ names }: NamedTexts, order: Uint32Array, position: number): string | undefined {
  const index = order[position];
  return index === undefined ? undefined : names[index];
}
