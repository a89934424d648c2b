import type { Candidate } from '../candidates/candidate.js';
import { scoreCandidate } from '../candidates/pair.js';
import { duplicate, readCandidateLine } from '../candidates/read-candidates.js';
import type { GoldenSession } from '../corpus/golden-session.js';
import { CorpusReading } from '../corpus/read-corpus.js';
import type { Digest, LineFile, LinePosition } from '../ports.js';
import { MOST_TEXTS } from '../report/session-texts.js';
import { RequirementCheck } from '../rubric/requirement-check.js';
import type { RubricVersion } from '../rubric/rubric.js';
import { openScorer, type Scorer, type Weights } from '../rubric/score.js';
import { marksOf } from '../rubric/text-marks.js';
import { Vocabularies } from '../rubric/v2/vocabularies.js';
import { changedFile } from './changed-file.js';
import type { Task } from './pair-lines.js';
import {
  type DefectsKept,
  type MarksKept,
  recordOfGolden,
  recordOfScored,
  type SessionRecord,
} from './session-record.js';
import { WorstSoFar } from './worst-so-far.js';

/** The workspace paths of both files of a run. */
export interface StreamedPaths {
  readonly corpus: string;
  readonly candidates: string;
}

/** Both files of a run, of which lines are known. */
export interface KnownFiles {
  readonly paths: StreamedPaths;
  readonly corpus: Pick<LineFile, 'lineAt'>;
  readonly candidates: Pick<LineFile, 'lineAt'>;
}

/** Both files of a run. */
export interface StreamedFiles extends KnownFiles {
  readonly corpus: LineFile;
  readonly candidates: LineFile;
}

/** How sessions are scored, and what is kept of them. */
export interface ScoringRules {
  readonly rubric: RubricVersion;
  readonly weights: Weights;
  readonly defects: DefectsKept;
  readonly marks: MarksKept;
}

/** Scores lines of two files, one task after the other; of a text nothing is held when its task is done. */
export class LineScorer {
  readonly score: Scorer;
  private readonly check: RequirementCheck;
  private readonly worst: WorstSoFar | undefined;

  constructor(
    private readonly files: KnownFiles,
    private readonly digest: Digest,
    private readonly rules: ScoringRules,
  ) {
    // Both read the same texts.
    const vocabularies = new Vocabularies();
    const { rubric, weights } = rules;
    this.score = openScorer(rubric, weights, vocabularies);
    this.check = new RequirementCheck(vocabularies);
    this.worst = rules.marks === 'none' ? undefined : new WorstSoFar(MOST_TEXTS);
  }

  /** What a task comes to; nothing where the golden session is broken. Throws a UserError when a file has changed. */
  record(task: Task): SessionRecord | undefined {
    const golden = this.golden(task.name, task.golden);
    if (golden === undefined) return undefined;
    if (golden.canary || !task.isScored) return recordOfGolden(golden, golden.canary ? 'canary' : 'unscored');
    const candidate = this.candidate(task.name, task.candidates);
    const { score, check } = this;
    const { candidates: candidatesPath } = this.files.paths;
    const scored = scoreCandidate(golden, candidate, { score, check, candidatesPath });
    const isKept = scored.status === 'scored' && this.worst?.takes(scored.overall) === true;
    return recordOfScored(scored, this.rules.defects, isKept ? marksOf(scored.dimensions) : undefined);
  }

  golden(name: string, position: LinePosition): GoldenSession | undefined {
    const sessions: GoldenSession[] = [];
    const reading = new CorpusReading(this.digest, (session) => sessions.push(session));
    reading.addLine(this.files.corpus.lineAt(position), this.files.paths.corpus);
    const [session] = sessions;
    if (session !== undefined && session.name !== name) throw changedFile(this.files.paths.corpus);
    return session;
  }

  /** The candidate of a name; of several an invalid one, as nobody can tell which was meant. */
  candidate(name: string, [first, ...others]: readonly LinePosition[]): Candidate | undefined {
    if (first === undefined) return undefined;
    const candidate = this.readCandidate(name, first);
    if (others.length === 0) return candidate;
    return duplicate(
      withoutText(candidate),
      others.map((position) => withoutText(this.readCandidate(name, position))),
    );
  }

  private readCandidate(name: string, position: LinePosition): Candidate {
    const { paths, candidates } = this.files;
    const read = readCandidateLine(candidates.lineAt(position), paths.candidates, this.digest);
    if (!('kind' in read) || read.name !== name) throw changedFile(paths.candidates);
    return read;
  }
}

/** All that counts of one candidate of several: thousands may have one name, and their texts need not be held. */
function withoutText(candidate: Candidate): Extract<Candidate, { kind: 'invalid' }> {
  const { name, place } = candidate;
  return { kind: 'invalid', name, place, defects: candidate.kind === 'invalid' ? candidate.defects : [] };
}
