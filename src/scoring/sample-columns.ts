import type { Defect } from '../core/finding.js';
import type { TempStore } from '../core/ports.js';
import type { RatedSample, SessionSamples } from './scored-session.js';
import type { SampleHead, SamplesRecord } from './session-record.js';

/**
 * Stores the samples of the sessions of a run: overall scores in a column, all else in the temporary store, so that a sample
 * takes a few bytes of memory. All sessions with samples have as many.
 */
export class SampleColumns {
  private readonly worst: Int32Array;
  private readonly overalls: Float64Array;
  private readonly offsets: Float64Array;
  private readonly headLengths: Uint32Array;
  private readonly defectLengths: Uint32Array;

  /** @param samples how many samples each session has that has any */
  constructor(
    sessions: number,
    private readonly samples: number,
    private readonly tempStore: TempStore,
  ) {
    this.worst = new Int32Array(sessions).fill(NONE);
    this.overalls = new Float64Array(sessions * samples);
    this.offsets = new Float64Array(sessions);
    this.headLengths = new Uint32Array(sessions);
    this.defectLengths = new Uint32Array(sessions);
  }

  add(index: number, { overalls, worst, heads, defects }: SamplesRecord): void {
    if (overalls.length !== this.samples) throw new RangeError('all sessions of a run have as many samples');
    this.worst[index] = worst;
    this.overalls.set(overalls, index * this.samples);
    const { offset, length } = this.tempStore.put(heads);
    this.offsets[index] = offset;
    this.headLengths[index] = length;
    this.defectLengths[index] = this.tempStore.put(defects).length;
  }

  /** A view of the samples of a session; undefined for one that has none. */
  of(index: number): SessionSamples | undefined {
    const worst = this.worst[index] ?? NONE;
    return worst === NONE ? undefined : new StoredSamples(this, index, worst);
  }

  overallsOf(index: number): readonly number[] {
    return [...this.overalls.subarray(index * this.samples, (index + 1) * this.samples)];
  }

  heads(index: number): readonly SampleHead[] {
    return JSON.parse(this.tempStore.get(this.offsets[index] ?? 0, this.headLengths[index] ?? 0));
  }

  defects(index: number): readonly (readonly Defect[])[] {
    const offset = (this.offsets[index] ?? 0) + (this.headLengths[index] ?? 0);
    return JSON.parse(this.tempStore.get(offset, this.defectLengths[index] ?? 0));
  }
}

const NONE = -1;

class StoredSamples implements SessionSamples {
  readonly #store: SampleColumns;
  readonly #index: number;

  constructor(
    store: SampleColumns,
    index: number,
    readonly worst: number,
  ) {
    this.#store = store;
    this.#index = index;
  }

  get overalls(): readonly number[] {
    return this.#store.overallsOf(this.#index);
  }

  get all(): readonly RatedSample[] {
    return this.#store.heads(this.#index).map((head, i) => storedSample(this.#store, this.#index, i, head));
  }
}

/** A sample whose defects are looked up when somebody asks. */
function storedSample(store: SampleColumns, index: number, position: number, head: SampleHead): RatedSample {
  return {
    ...head,
    get defects() {
      return head.defectCount === 0 ? [] : (store.defects(index)[position] ?? []);
    },
  };
}
