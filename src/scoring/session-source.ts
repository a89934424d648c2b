import type { Digest } from '../core/ports.js';
import type { Candidate, InvalidCandidate } from '../inputs/candidates/candidate.js';
import { readCandidate } from '../inputs/candidates/read-candidate.js';
import { duplicate, type NumberedCandidate, sortSamples } from '../inputs/candidates/samples.js';
import type { UnreadFileOf } from '../inputs/candidates/unread-file.js';
import { changedFile } from '../inputs/changed-file.js';
import type { TranscriptOf } from '../inputs/corpus/find-transcript.js';
import type { GoldenSession } from '../inputs/corpus/golden-session.js';
import { readGolden } from '../inputs/corpus/read-corpus.js';
import type { SummaryFormat } from '../inputs/format/summary-format.js';
import type { InputTexts, TextPosition } from '../inputs/input-texts.js';
import { countBy } from '../statistics/descriptive.js';

/** The workspace paths of both inputs of a run. */
export interface InputPaths {
  readonly corpus: string;
  readonly candidates: string;
}

/** Reads golden sessions and candidates by their positions; nothing is held. */
export class SessionSource {
  constructor(
    readonly paths: InputPaths,
    private readonly corpus: Pick<InputTexts, 'at'>,
    private readonly candidates: Pick<InputTexts, 'at'>,
    private readonly digest: Digest,
    /** Reads the transcript beside a reference. */
    readonly transcriptOf: TranscriptOf,
    /** How the team of this run writes its summaries. */
    readonly format: SummaryFormat,
    /** Finds what may have been meant as the candidate of a session that has none; finds nothing where it is left out. */
    readonly unreadFile: UnreadFileOf = () => undefined,
  ) {}

  /** Reads a golden session; undefined when it is broken. Throws a UserError when the file has changed. */
  golden(name: string, position: TextPosition): GoldenSession | undefined {
    const session = readGolden(this.corpus.at(position), this.digest, this.format);
    if (session !== undefined && session.name !== name) throw changedFile(this.paths.corpus);
    return session;
  }

  /**
   * Reads the candidate of a name; undefined where there is no position. Of samples it is the first that is usable; several
   * candidates that are no samples make an invalid one, since nobody can tell which was meant.
   */
  candidate(name: string, positions: readonly TextPosition[]): Candidate | undefined {
    const [first, ...others] = positions;
    if (first === undefined) return undefined;
    if (others.length === 0) return this.read(name, first);
    const numbers = new Set(positions.map(({ sample }) => sample));
    if (numbers.size === positions.length && !numbers.has(undefined)) return this.firstUsable(name, positions);
    return duplicate(
      withoutText(this.read(name, first)),
      others.map((position) => withoutText(this.read(name, position))),
    );
  }

  /**
   * Reads the samples of a name, by their numbers: those of the run that are there. A candidate that is no sample makes an
   * invalid one of all of them.
   */
  samples(
    name: string,
    positions: readonly TextPosition[],
    numbers: readonly number[],
  ): Candidate | ReadonlyMap<number, Candidate> {
    const counts = countBy(positions.map(({ sample }) => sample));
    const group = positions.map((position): NumberedCandidate => {
      const candidate = this.read(name, position);
      const { sample } = position;
      // Thousands may share a name or a number, and their texts need not be held.
      const isHeld = counts.get(sample) === 1;
      return { candidate: isHeld ? candidate : withoutText(candidate), ...(sample !== undefined && { sample }) };
    });
    return sortSamples(group, numbers);
  }

  /** Reads one sample of a name. */
  sample(name: string, positions: readonly TextPosition[], number: number): Candidate | undefined {
    const position = positions.find(({ sample }) => sample === number);
    return position === undefined ? undefined : this.read(name, position);
  }

  private firstUsable(name: string, positions: readonly TextPosition[]): Candidate | undefined {
    const inOrder = [...positions].sort((a, b) => (a.sample ?? 0) - (b.sample ?? 0));
    let first: Candidate | undefined;
    for (const position of inOrder) {
      const candidate = this.read(name, position);
      if (candidate.kind === 'valid') return candidate;
      first ??= candidate;
    }
    return first;
  }

  private read(name: string, position: TextPosition): Candidate {
    const read = readCandidate(this.candidates.at(position), this.digest, this.format);
    if (!('kind' in read) || read.name !== name) throw changedFile(this.paths.candidates);
    return read;
  }
}

/** An invalid candidate without its text: thousands may share a name, and their texts need not be held. */
function withoutText(candidate: Candidate): InvalidCandidate {
  const { name, place, wrongSample } = candidate;
  return {
    ...{ kind: 'invalid', name, place, defects: candidate.kind === 'invalid' ? candidate.defects : [] },
    ...(wrongSample !== undefined && { wrongSample }),
  };
}
