import { formatPlace } from '../core/errors.js';
import type { Defect, FindingCode, PlaceOf } from '../core/finding.js';
import type { Summary } from '../core/summary.js';
import type { ValidCandidate } from '../inputs/candidates/candidate.js';
import type { GoldenGrounds } from '../inputs/corpus/golden-grounds.js';
import type { GoldenSession } from '../inputs/corpus/golden-session.js';
import type { SummaryFormat } from '../inputs/format/summary-format.js';
import { allowedOutcomes, theirWord } from '../inputs/format/their-words.js';
import type { ClaimCheck } from '../rubric/contradictions/claim-check.js';
import type { DimensionResult } from '../rubric/evidence.js';
import { withClaims } from '../rubric/findings/claim-defects.js';
import { findDefects, type SaidOutcomes } from '../rubric/findings/defects.js';
import { withoutBorneOut, withoutOtherFacts } from '../rubric/findings/grounding-defects.js';
import { withLostCorrections, withLostPoints } from '../rubric/findings/lost-point-defects.js';
import type { Scorer } from '../rubric/score.js';
import type { WordingScore } from './scored-session.js';
import type { SessionContext } from './session-context.js';

/** What comparing needs of the tools of scoring. */
export interface ComparingTools {
  readonly score: Scorer;
  /** Compares claims with those of the reference; undefined for a rubric that compares words alone. */
  readonly claims: ClaimCheck | undefined;
  readonly context: SessionContext;
  readonly format: SummaryFormat;
}

/** A session with its candidate, before they are compared; its facts are those without what was accepted. */
export interface SessionAndCandidate {
  readonly golden: GoldenSession;
  readonly candidate: ValidCandidate;
  readonly grounds: GoldenGrounds | undefined;
  readonly placeOf: PlaceOf;
}

/** A summary that a candidate is compared with. */
export interface Wording {
  readonly summary: Summary;
  /** The outcome as the team writes it. */
  readonly outcomeWord: string;
}

/** The scores and defects of a candidate compared with one summary that is right. */
export interface CandidateScores {
  readonly overall: number;
  readonly dimensions: readonly DimensionResult[];
  readonly defects: readonly Defect[];
  readonly referenceUsed?: string | undefined;
  /** The scores by the reference and by each accepted summary, in this order; left out where nothing was accepted. */
  readonly byWording?: readonly WordingScore[] | undefined;
}

/** The same with what the comparison finds, and what the session does not know, apart. */
export interface ComparedWithReference extends Pick<CandidateScores, 'overall' | 'dimensions'> {
  readonly compared: readonly Defect[];
  readonly unknown: readonly Defect[];
}

/** The reference as one of the summaries that a candidate may be compared with. */
export function asReference({ reference, outcomeWord }: GoldenSession): Wording {
  return { summary: reference, outcomeWord };
}

/** Compares a candidate with the reference as if nothing had been accepted beside it. */
export function compareWithReference(session: SessionAndCandidate, tools: ComparingTools): ComparedWithReference {
  const reference = asReference(session.golden);
  const scored = scoreAgainst(reference, session, tools);
  const compared = defectsAgainst(reference, scored.dimensions, session, tools);
  const unknown = tools.context.unknownIn(session, session.candidate.summary, () => compared, session.placeOf);
  return { ...scored, compared: withoutForeign(compared, unknown), unknown };
}

/** An action that is known to be of another session is not told of as an extra one, too. */
function withoutForeign(compared: readonly Defect[], unknown: readonly Defect[]): readonly Defect[] {
  const foreign = unknown.filter(({ code }) => FOREIGN.has(code)).map(({ place }) => formatPlace(place));
  if (foreign.length === 0) return compared;
  return compared.filter(({ code, place }) => code !== 'EXTRA_ACTION' || !foreign.includes(formatPlace(place)));
}

const FOREIGN: ReadonlySet<FindingCode> = new Set<FindingCode>(['FOREIGN_ACTION', 'FOREIGN_SENTENCE']);

/** Scores a candidate against one summary, without looking for defects. */
export function scoreAgainst(
  wording: Wording,
  { candidate: { summary }, grounds }: SessionAndCandidate,
  { score }: ComparingTools,
): Pick<CandidateScores, 'overall' | 'dimensions'> {
  const { overall, dimensions } = score(wording.summary, summary);
  return { overall, dimensions: grounds === undefined ? dimensions : withoutBorneOut(dimensions, summary, grounds) };
}

/** What is wrong with a candidate if this summary is right. */
export function defectsAgainst(
  wording: Wording,
  dimensions: readonly DimensionResult[],
  { candidate, grounds, placeOf }: SessionAndCandidate,
  { claims, format }: ComparingTools,
): readonly Defect[] {
  const { summary } = candidate;
  const said = format.outcomes.size === 0 ? undefined : saidOutcomes(wording, candidate, format);
  // The claims tell which of them are false for sure: without a transcript nobody knows what else is true.
  const sure = claims === undefined || grounds?.isWhole === true ? dimensions : withoutOtherFacts(dimensions);
  const content = findDefects(wording.summary, summary, sure, placeOf, said);
  if (claims === undefined) return content;
  const contradicted = claims.contradictedIn(wording.summary, summary, grounds);
  const points = claims.lostPointsIn(wording.summary, summary);
  const corrections = claims.lostCorrectionsIn(wording.summary, summary);
  return withLostCorrections(withLostPoints(withClaims(content, contradicted, placeOf), points, placeOf), corrections);
}

function saidOutcomes(
  { outcomeWord: reference }: Wording,
  { outcomeWord, summary }: SessionAndCandidate['candidate'],
  format: SummaryFormat,
): SaidOutcomes {
  const allowed = allowedOutcomes(format);
  // A reference in our words is told in theirs, which are what may be written.
  const theirs = allowed.includes(reference) ? reference : theirWord(reference, format);
  return { reference: theirs, candidate: outcomeWord ?? summary.outcome, allowed };
}
