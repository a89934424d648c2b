import type { Candidate, ValidCandidate } from '../inputs/candidates/candidate.js';
import { changedFile } from '../inputs/changed-file.js';
import type { GoldenSession } from '../inputs/corpus/golden-session.js';
import type { RunInputs } from './run-inputs.js';
import { firstUsableSample, type RatedSample, worstOf } from './scored-session.js';
import type { SessionStore } from './session-store.js';

/** Reads sessions of a run again, by their rows in its store. Throws a UserError where a file is not as it was scored. */
export class Rereading {
  constructor(
    private readonly inputs: Pick<RunInputs, 'pairs' | 'source'>,
    private readonly store: SessionStore,
  ) {}

  isGolden(row: number): boolean {
    return row < this.inputs.pairs.names.length;
  }

  /** The golden session of a row that has one. */
  golden(row: number): GoldenSession {
    const { pairs, source } = this.inputs;
    const { name, golden } = pairs.task(row, false);
    const session = source.golden(name, golden);
    if (session?.referenceDigest !== this.store.referenceDigest(row)) throw changedFile(source.paths.corpus);
    return session;
  }

  /** The candidate, of samples the first that is usable; undefined where there is no usable one. */
  candidate(row: number): ValidCandidate | undefined {
    if (!this.hasCandidate(row)) return undefined;
    const { pairs, source } = this.inputs;
    const group = this.isGolden(row)
      ? pairs.task(row, true)
      : pairs.group(pairs.unmatched[row - pairs.names.length] ?? 0);
    const samples = this.store.samples(row);
    const digest =
      samples === undefined ? this.store.candidateDigest(row) : firstUsableSample(samples)?.candidateDigest;
    return this.unchanged(source.candidate(group.name, group.candidates), digest);
  }

  /** The sample of a number; undefined where that is not usable. */
  sample(row: number, number: number): ValidCandidate | undefined {
    return this.sampleAt(
      row,
      this.store.samples(row)?.all.find(({ sample }) => sample === number),
    );
  }

  /** The candidate, of samples the worst; undefined where that is not usable. */
  worst(row: number): ValidCandidate | undefined {
    if (!this.hasCandidate(row)) return undefined;
    const samples = this.store.samples(row);
    return samples === undefined ? this.candidate(row) : this.sampleAt(row, worstOf(samples));
  }

  private sampleAt(row: number, sample: RatedSample | undefined): ValidCandidate | undefined {
    if (sample?.status !== 'scored') return undefined;
    const { pairs, source } = this.inputs;
    const { name, candidates } = pairs.task(row, true);
    return this.unchanged(source.sample(name, candidates, sample.sample), sample.candidateDigest);
  }

  private hasCandidate(row: number): boolean {
    return ['scored', 'unreferenced'].includes(this.store.shape(row).status);
  }

  private unchanged(candidate: Candidate | undefined, digest: string | null | undefined): ValidCandidate {
    if (candidate?.kind !== 'valid' || candidate.digest !== digest) {
      throw changedFile(this.inputs.source.paths.candidates);
    }
    return candidate;
  }
}
