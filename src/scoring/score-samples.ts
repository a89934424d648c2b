import { codesOfDefects, type Defect } from '../core/finding.js';
import { type Precision, stored } from '../core/numbers.js';
import type { Candidate } from '../inputs/candidates/candidate.js';
import { showNumbers } from '../inputs/candidates/samples.js';
import type { GoldenSession } from '../inputs/corpus/golden-session.js';
import { isMarkdown } from '../inputs/markdown/markdown-reader.js';
import { identityOf } from '../rubric/findings/finding-identity.js';
import { mean } from '../statistics/descriptive.js';
import { type ExplainedSession, type ScoringTools, scoreCandidate } from './score-session.js';
import type { RatedSample, RatedSession } from './scored-session.js';

/** A sample of a session with the evidence for each dimension. */
interface ExplainedSample {
  readonly sample: number;
  readonly session: ExplainedSession;
}

/** A session that was scored by several samples: as a whole, and each of them. */
export interface SampledSession {
  readonly session: RatedSession<GoldenSession>;
  readonly all: readonly ExplainedSample[];
  readonly worst: ExplainedSample;
}

/** How samples are put together. */
interface SampleRules {
  /** The numbers of the samples that the run has, in rising order, at least one. */
  readonly numbers: readonly number[];
  readonly precision: Precision;
}

/** Scores each sample of a session as if it were alone. One that is missing is a zero, with a defect that says so. */
export function scoreSamples(
  golden: GoldenSession,
  samples: ReadonlyMap<number, Candidate>,
  { numbers, precision }: SampleRules,
  tools: ScoringTools,
): SampledSession {
  const all = numbers.map((sample): ExplainedSample => {
    const candidate = samples.get(sample);
    const session = scoreCandidate(golden, candidate, tools);
    return {
      sample,
      session: candidate === undefined ? { ...session, defects: [missing(golden, sample, numbers, tools)] } : session,
    };
  });
  const worst = worstAmong(all);
  return { session: asOne(all, worst, precision), all, worst };
}

/** Of equal scores one without a usable candidate, then the first. */
function worstAmong(all: readonly ExplainedSample[]): ExplainedSample {
  const rank = ({ session }: ExplainedSample): number => (session.status === 'scored' ? 1 : 0);
  const [worst] = [...all].sort(
    (a, b) => a.session.overall - b.session.overall || rank(a) - rank(b) || a.sample - b.sample,
  );
  if (worst === undefined) throw new RangeError('a session with samples has one');
  return worst;
}

function asOne(
  all: readonly ExplainedSample[],
  { sample: worst, session: lowest }: ExplainedSample,
  precision: Precision,
): RatedSession<GoldenSession> {
  const sessions = all.map(({ session }) => session);
  const usable = sessions.find(({ status }) => status === 'scored');
  const status =
    usable?.status ??
    (sessions.every((one) => one.status === 'missing_candidate') ? 'missing_candidate' : 'invalid_candidate');
  const { traits } = usable ?? lowest;
  const counted = countingIn(sessions);
  const meanOf = (scores: readonly number[]): number => stored(mean(scores) ?? 0, precision);
  return {
    status,
    golden: lowest.golden,
    // A sample that is missing was held against no transcript, whether there is one or not.
    ...(traits !== undefined && { traits }),
    overall: meanOf(sessions.map(({ overall }) => overall)),
    dimensions: lowest.dimensions.map(({ dimension, reason }, i) => ({
      dimension,
      score: meanOf(sessions.map(({ dimensions }) => dimensions[i]?.score ?? 0)),
      reason: `mean of ${all.length} samples; sample ${worst}: ${reason}`,
    })),
    defects: counted(lowest.defects),
    requirements: usable?.requirements,
    candidatePath: lowest.candidatePath,
    candidateDigest: lowest.candidateDigest,
    // The transcript is that of the session, whichever candidate was held against it.
    details: { ...usable?.details, fields: lowest.details.fields, referenceUsed: lowest.details.referenceUsed },
    samples: { all: all.map((one) => toRated(one, counted)), overalls: sessions.map(({ overall }) => overall), worst },
  };
}

type Counted = (defects: readonly Defect[]) => readonly Defect[];

/** Says of each defect in how many of the samples it is there, in whatever words. */
function countingIn(sessions: readonly ExplainedSession[]): Counted {
  const counts = new Map<string, number>();
  for (const { defects } of sessions) {
    for (const identity of new Set(defects.map(identityOf))) counts.set(identity, (counts.get(identity) ?? 0) + 1);
  }
  return (defects) =>
    defects.map((defect) => ({ ...defect, samples: `${counts.get(identityOf(defect)) ?? 0}/${sessions.length}` }));
}

function toRated({ sample, session }: ExplainedSample, counted: Counted): RatedSample {
  const { status, overall, dimensions, defects, candidatePath, candidateDigest } = session;
  const { fields } = session.details;
  return {
    ...{ sample, status, overall, scores: dimensions.map(({ score }) => score) },
    ...{ defects: counted(defects), defectCount: defects.length },
    codes: codesOfDefects(defects),
    ...{ candidatePath, candidateDigest },
    ...(fields !== undefined && { fields }),
  };
}

function missing(
  golden: GoldenSession,
  sample: number,
  numbers: readonly number[],
  { candidatesPath }: ScoringTools,
): Defect {
  return {
    code: 'NO_CANDIDATE',
    dimension: null,
    message: `The session has no sample ${sample} in ${candidatesPath}; the run has samples ${showNumbers(numbers)}`,
    suggestion: `Let the pipeline summarise this session as often as the others: ${whereItBelongs(golden, sample, numbers, candidatesPath)}`,
    place: golden.place,
  };
}

/** What the pipeline is to write for a sample: a file, or a line of one. */
function whereItBelongs(
  { name, place }: GoldenSession,
  sample: number,
  numbers: readonly number[],
  candidatesPath: string,
): string {
  const paths = candidatesPath.split(', ');
  const own = paths.length === numbers.length && paths.length > 1 ? paths[sample - 1] : undefined;
  const path = own ?? paths[0] ?? candidatesPath;
  if (path.endsWith('.jsonl')) return `its line in ${path}${own === undefined ? `, with "sample": ${sample}` : ''}`;
  const ending = isMarkdown(place.file) ? 'md' : 'json';
  return own === undefined ? `${path}/${name}/${sample}.${ending}` : `${path}/${name}.${ending}`;
}
