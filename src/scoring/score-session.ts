import { byWeight, type Defect } from '../core/finding.js';
import type { Candidate, InvalidCandidate } from '../inputs/candidates/candidate.js';
import { explainMissingKeys, withMissingKeys } from '../inputs/candidates/missing-keys.js';
import { CANDIDATE_FILES } from '../inputs/candidates/read-candidates.js';
import type { UnreadFileOf } from '../inputs/candidates/unread-file.js';
import { isUnread, readable } from '../inputs/corpus/find-transcript.js';
import type { GoldenSession } from '../inputs/corpus/golden-session.js';
import { candidateWithoutCredentials, goldenWithoutCredentials } from '../inputs/without-credentials.js';
import type { DimensionResult } from '../rubric/evidence.js';
import { requirementDefects } from '../rubric/findings/requirement-defects.js';
import type { RequirementCheck } from '../rubric/requirement-check.js';
import { zeroScore } from '../rubric/score.js';
import { referenceTraits } from '../rubric/words.js';
import type { CandidateScores, ComparingTools } from './compare-candidate.js';
import { compareWithAll } from './compare-with-accepted.js';
import { seeFields } from './fields-seen.js';
import type { RatedSession, SessionTraits } from './scored-session.js';
import { NO_DETAILS } from './session-details.js';

/** What scoring needs, besides what comparing does: the check of requirements and a path for messages. */
export interface ScoringTools extends ComparingTools {
  readonly check: RequirementCheck;
  /** Where candidates were looked for, for messages. */
  readonly candidatesPath: string;
  /** Finds what may have been meant as the candidate of a session that has none; left out where nobody looks. */
  readonly unreadFile?: UnreadFileOf;
}

/**
 * A scored session together with the evidence for each dimension. The evidence is many times larger than the score;
 * only `explain` shows all of it.
 */
export interface ExplainedSession extends RatedSession<GoldenSession> {
  readonly dimensions: readonly DimensionResult[];
  readonly byWording?: CandidateScores['byWording'];
}

/** Scores the candidate of one golden session. A missing or invalid candidate scores 0, with a defect that says why. */
export function scoreCandidate(
  golden: GoldenSession,
  candidate: Candidate | undefined,
  tools: ScoringTools,
): ExplainedSession {
  if (candidate === undefined) return missingCandidate(golden, tools);
  if (candidate.kind === 'invalid') return invalidCandidate(golden, candidate, tools);
  const found = tools.context.groundsOf(golden);
  const grounds = readable(found);
  const requirements = tools.check.check(golden.requirements, candidate.summary, golden.reference);
  const shown = candidateWithoutCredentials(candidate);
  const session = { golden: goldenWithoutCredentials(golden), candidate: shown, grounds, placeOf: candidate.places() };
  const compared = compareWithAll(session, tools);
  return {
    status: 'scored',
    golden,
    traits: { ...referenceTraits(golden.reference), transcript: stateOf(found) },
    overall: compared.overall,
    dimensions: withMissingKeys(compared.dimensions, candidate.missing, candidate.place.file, tools.format),
    defects: explainMissingKeys(
      [...compared.defects, ...requirementDefects(requirements, session.placeOf)].sort(byWeight),
      candidate.missing,
      tools.format,
    ),
    requirements,
    candidatePath: candidate.place.file,
    candidateDigest: candidate.digest,
    byWording: compared.byWording,
    details: {
      transcript: grounds?.source,
      transcriptDigest: grounds?.transcriptDigest,
      unreadTranscript: found !== undefined && isUnread(found) ? found : grounds?.inPart,
      referenceUsed: compared.referenceUsed,
      fields: seeFields(golden.reference, candidate, compared.dimensions),
    },
  };
}

function stateOf(found: ReturnType<ScoringTools['context']['groundsOf']>): SessionTraits['transcript'] {
  if (found === undefined) return 'none';
  if (isUnread(found)) return 'unread';
  return found.inPart === undefined ? 'whole' : 'in part';
}

function missingCandidate(golden: GoldenSession, tools: ScoringTools): ExplainedSession {
  return {
    status: 'missing_candidate',
    golden,
    traits: { ...referenceTraits(golden.reference), transcript: null },
    ...zeroScore('no candidate', tools.format.dimensions),
    defects: [noCandidate(golden, tools)],
    candidatePath: null,
    candidateDigest: null,
    details: NO_DETAILS,
  };
}

function invalidCandidate(
  golden: GoldenSession,
  { defects, place }: InvalidCandidate,
  { format }: ScoringTools,
): ExplainedSession {
  return {
    status: 'invalid_candidate',
    golden,
    traits: { ...referenceTraits(golden.reference), transcript: null },
    ...zeroScore('invalid candidate', format.dimensions),
    defects,
    candidatePath: place.file,
    candidateDigest: null,
    details: NO_DETAILS,
  };
}

function noCandidate(golden: GoldenSession, { candidatesPath, unreadFile }: ScoringTools): Defect {
  const named = (pattern: string): string => pattern.replace('<name>', () => golden.name);
  const files = Object.values(CANDIDATE_FILES).flat().map(named).join(', ');
  const looked = candidatesPath.endsWith('.jsonl') ? 'no line has this name' : `none of ${files} exists`;
  const unread = unreadFile?.(golden.name);
  return {
    code: 'NO_CANDIDATE',
    dimension: null,
    message: `The session has no candidate: in ${candidatesPath} ${looked}`,
    suggestion:
      unread === undefined
        ? 'Let the pipeline summarise this session too'
        : `Let the pipeline write what stands in ${unread}, which nothing reads, into ${named('<name>.json')} or ${named('<name>.md')}`,
    place: golden.place,
  };
}
