import type { Digest, Files } from '../core/ports.js';
import { findTranscript } from '../inputs/corpus/find-transcript.js';
import type { GoldenSession } from '../inputs/corpus/golden-session.js';
import { type FormatSettings, formatOf } from '../inputs/format/format-of.js';
import { RequirementCheck } from '../rubric/requirement-check.js';
import { openClaimCheck, openScorer, type RubricVersion, type Weights } from '../rubric/score.js';
import { SummaryPairs } from '../rubric/v2/summary-pairs.js';
import { scoreCandidate } from '../scoring/score-session.js';
import { otherSessions, SessionContext } from '../scoring/session-context.js';
import { summaryAsCandidate } from '../scoring/taught-results.js';
import type { RateText } from './rated-mutation.js';

/**
 * Scores texts as a run scores candidates: against the reference, the transcript and the requirements of their session, and
 * against what the others say.
 * @param sessions of the whole corpus
 */
export function rateAsInARun(
  sessions: Iterable<GoldenSession>,
  { rubric, weights, ...format }: FormatSettings & { readonly rubric: RubricVersion; readonly weights: Weights },
  { files, digest }: { readonly files: Files; readonly digest: Digest },
): RateText<GoldenSession> {
  const pairs = new SummaryPairs();
  const { vocabularies } = pairs;
  const tools = {
    score: openScorer(rubric, weights, format.dimensions, pairs),
    check: new RequirementCheck(vocabularies),
    claims: openClaimCheck(rubric, pairs),
    candidatesPath: '',
    format: formatOf(format),
    context: new ContextOfManyTexts(
      (golden) => findTranscript(golden, files, digest),
      () => otherSessions(sessions),
      vocabularies,
    ),
  };
  return (golden, text) => scoreCandidate(golden, summaryAsCandidate(golden.name, text), tools);
}

type FoundGrounds = ReturnType<SessionContext['groundsOf']>;

/** Many texts of one session are scored in a row: its transcript is read once for them, and that of one session held. */
class ContextOfManyTexts extends SessionContext {
  private last: { readonly golden: GoldenSession; readonly grounds: FoundGrounds } | undefined;

  override groundsOf(golden: GoldenSession): FoundGrounds {
    if (this.last?.golden !== golden) this.last = { golden, grounds: super.groundsOf(golden) };
    return this.last.grounds;
  }
}
