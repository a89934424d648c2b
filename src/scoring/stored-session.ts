import type { Place } from '../core/errors.js';
import type { Defect, FindingCode } from '../core/finding.js';
import type { Dimension, Requirement } from '../core/summary.js';
import type { GoldenFacts } from '../inputs/corpus/corpus-facts.js';
import type { DimensionScore } from '../rubric/evidence.js';
import { type RatedSession, type SessionSamples, type SessionTraits, worstOf } from './scored-session.js';
import type { RecordBody, SessionRecord } from './session-record.js';

/** What all sessions of one shape have in common. */
export type SessionShape = Pick<
  SessionRecord,
  'status' | 'difficulty' | 'kind' | 'unreviewed' | 'traits' | 'hasRequirements'
>;

/** Where the parts of a session are looked up, by its number. */
export interface SessionLookup {
  name(index: number): string;
  shape(index: number): SessionShape;
  golden(index: number): GoldenFacts;
  gatesOf(index: number): GoldenFacts['gates'];
  groupOf(index: number): string | undefined;
  overall(index: number): number;
  /** The dimensions of the run. */
  readonly dimensions: readonly Dimension[];
  /** Score 0..1 of a dimension, by its position among them. */
  score(index: number, dimension: number): number;
  defects(index: number): readonly Defect[];
  defectCount(index: number): number;
  defectCodes(index: number): readonly FindingCode[];
  requirements(index: number): RatedSession['requirements'];
  referenceDigest(index: number): string;
  candidateDigest(index: number): string;
  body(index: number): RecordBody;
  samples(index: number): SessionSamples | undefined;
  taught(index: number): RatedSession['taught'];
}

/**
 * A view of one scored session in a store. It has getters and no members of its own, so a spread copies nothing.
 * The views of a session and their order: docs/architecture.md.
 */
export class StoredSession implements RatedSession {
  readonly #store: SessionLookup;
  readonly #index: number;

  constructor(
    store: SessionLookup,
    index: number,
    readonly status: RatedSession['status'],
  ) {
    this.#store = store;
    this.#index = index;
  }

  get golden(): GoldenFacts {
    return this.#store.golden(this.#index);
  }

  get traits(): SessionTraits {
    const { traits } = this.#store.shape(this.#index);
    if (traits === null) throw new RangeError('a session that was scored has traits');
    return traits;
  }

  get overall(): number {
    return this.#store.overall(this.#index);
  }

  get dimensions(): readonly DimensionScore[] {
    return this.#store.dimensions.map((dimension, i) => new StoredScore(this.#store, this.#index, dimension, i));
  }

  get defects(): readonly Defect[] {
    return this.#store.defects(this.#index);
  }

  get defectCount(): number {
    return this.#store.defectCount(this.#index);
  }

  get defectCodes(): readonly FindingCode[] {
    return this.#store.defectCodes(this.#index);
  }

  get requirements(): RatedSession['requirements'] {
    return this.#store.requirements(this.#index);
  }

  get details(): RatedSession['details'] {
    return this.#store.body(this.#index).details;
  }

  get taught(): RatedSession['taught'] {
    return this.#store.taught(this.#index);
  }

  get candidatePath(): string | null {
    return this.#store.body(this.#index).candidatePath;
  }

  get candidateDigest(): string | null {
    const { samples } = this;
    if (samples !== undefined) return worstOf(samples)?.candidateDigest ?? null;
    return this.status === 'scored' ? this.#store.candidateDigest(this.#index) : null;
  }

  get samples(): SessionSamples | undefined {
    return this.#store.samples(this.#index);
  }
}

class StoredScore implements DimensionScore {
  readonly #store: SessionLookup;
  readonly #index: number;
  readonly score: number;

  constructor(
    store: SessionLookup,
    index: number,
    readonly dimension: Dimension,
    position: number,
  ) {
    this.#store = store;
    this.#index = index;
    this.score = store.score(index, position);
  }

  get reason(): string {
    return this.#store.body(this.#index).reasons[this.#store.dimensions.indexOf(this.dimension)] ?? '';
  }
}

/** A view of one golden session in a store, without its texts. */
export class StoredGolden implements GoldenFacts {
  readonly #store: SessionLookup;
  readonly #index: number;

  constructor(store: SessionLookup, index: number) {
    this.#store = store;
    this.#index = index;
  }

  get name(): string {
    return this.#store.name(this.#index);
  }

  get gates(): GoldenFacts['gates'] {
    return this.#store.gatesOf(this.#index);
  }

  get group(): string | undefined {
    return this.#store.groupOf(this.#index);
  }

  get place(): Place {
    return this.#store.body(this.#index).place;
  }

  get referenceDigest(): string {
    return this.#store.referenceDigest(this.#index);
  }

  get unreviewed(): boolean {
    return this.#store.shape(this.#index).unreviewed;
  }

  get difficulty(): GoldenFacts['difficulty'] {
    return this.#store.shape(this.#index).difficulty;
  }

  get kind(): GoldenFacts['kind'] {
    return this.#store.shape(this.#index).kind;
  }

  get requirements(): readonly Requirement[] {
    return this.#store.shape(this.#index).hasRequirements ? this.#store.body(this.#index).requirements : [];
  }
}
