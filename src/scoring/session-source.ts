import type { Digest } from '../core/ports.js';
import type { Candidate } from '../inputs/candidates/candidate.js';
import { duplicate, readCandidate } from '../inputs/candidates/read-candidates.js';
import { changedFile } from '../inputs/changed-file.js';
import type { TranscriptOf } from '../inputs/corpus/find-transcript.js';
import type { GoldenSession } from '../inputs/corpus/golden-session.js';
import { CorpusReading } from '../inputs/corpus/read-corpus.js';
import type { SummaryFormat } from '../inputs/format/summary-format.js';
import type { InputTexts, TextPosition } from '../inputs/input-texts.js';

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
  ) {}

  /** Reads a golden session; undefined when it is broken. Throws a UserError when the file has changed. */
  golden(name: string, position: TextPosition): GoldenSession | undefined {
    const sessions: GoldenSession[] = [];
    const reading = new CorpusReading(this.digest, this.format, (session) => sessions.push(session));
    reading.addText(this.corpus.at(position));
    const [session] = sessions;
    if (session !== undefined && session.name !== name) throw changedFile(this.paths.corpus);
    return session;
  }

  /**
   * Reads the candidate of a name; undefined where there is no position. Several candidates make an invalid one: nobody
   * can tell which was meant.
   */
  candidate(name: string, [first, ...others]: readonly TextPosition[]): Candidate | undefined {
    if (first === undefined) return undefined;
    const candidate = this.read(name, first);
    if (others.length === 0) return candidate;
    return duplicate(
      withoutText(candidate),
      others.map((position) => withoutText(this.read(name, position))),
    );
  }

  private read(name: string, position: TextPosition): Candidate {
    const read = readCandidate(this.candidates.at(position), this.digest, this.format);
    if (!('kind' in read) || read.name !== name) throw changedFile(this.paths.candidates);
    return read;
  }
}

/** An invalid candidate without its text: thousands may share a name, and their texts need not be held. */
function withoutText(candidate: Candidate): Extract<Candidate, { kind: 'invalid' }> {
  const { name, place } = candidate;
  return { kind: 'invalid', name, place, defects: candidate.kind === 'invalid' ? candidate.defects : [] };
}
