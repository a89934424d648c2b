import type { Place } from '../core/errors.js';
import type { Defect } from '../core/finding.js';
import type { GoldenSession } from '../inputs/corpus/golden-session.js';
import type { AcceptedSummary } from '../inputs/corpus/taught-summary.js';
import { goldenWithoutCredentials } from '../inputs/without-credentials.js';
import type { DimensionResult } from '../rubric/evidence.js';
import { findDefects } from '../rubric/findings/defects.js';
import { holdsAgainst, type OtherWording } from '../rubric/findings/held-against.js';
import {
  asReference,
  type CandidateScores,
  type ComparingTools,
  compareWith,
  defectsAgainst,
  type SessionAndCandidate,
  scoreAgainst,
  type Wording,
} from './compare-candidate.js';
import type { WordingScore } from './scored-session.js';

/**
 * Compares a candidate with its reference and with what people accepted beside it. The scores are those of the one that it
 * comes closest to, of equals the reference, then the first by digest; the defects are those of the reference that hold
 * against each accepted summary, too. So one more never lowers the overall score and never adds a defect.
 */
export function compareWithAll(
  accepted: readonly AcceptedSummary[],
  session: SessionAndCandidate,
  tools: ComparingTools,
): CandidateScores {
  const own = compareWith(asReference(session.golden), session, tools);
  let best: CandidateScores = { ...own, referenceUsed: 'reference' };
  let { defects } = own;
  const byWording = [wordingScore(own)];
  for (const one of accepted) {
    const scored = scoreAgainst(one, session, tools);
    byWording.push(wordingScore(scored));
    const other = otherWording(one, scored.dimensions, session, tools);
    defects = defects.filter((defect) => holdsAgainst(defect, other));
    if (scored.overall > best.overall) best = { ...scored, defects, referenceUsed: `accepted/${one.id}` };
  }
  return { ...best, defects, byWording };
}

function wordingScore({ overall, dimensions }: Pick<CandidateScores, 'overall' | 'dimensions'>): WordingScore {
  return { overall, scores: dimensions.map(({ score }) => score) };
}

/** What is wrong by it, and what it lacks of the reference itself, is looked up where a defect of the reference depends on that. */
function otherWording(
  accepted: AcceptedSummary,
  dimensions: readonly DimensionResult[],
  session: SessionAndCandidate,
  tools: ComparingTools,
): OtherWording {
  const { summary } = accepted;
  const { reference } = session.golden;
  let found: readonly Defect[] | undefined;
  return {
    summary,
    defects: () => {
      found ??= defectsAgainst(accepted, dimensions, session, tools);
      return found;
    },
    own: () =>
      tools.context.lackingIn(accepted, reference, () =>
        findDefects(reference, summary, tools.score(reference, summary).dimensions, () => ({ file: '' })),
      ),
  };
}

/** What the scores of a session compare with, as they do, and where it stands: the reference, or an accepted summary. */
export function wordingUsed(
  written: GoldenSession,
  referenceUsed: string | undefined,
): Wording & { readonly place: Place } {
  const golden = goldenWithoutCredentials(written);
  const accepted = golden.accepted.find(({ id }) => referenceUsed === `accepted/${id}`);
  return accepted ?? { ...asReference(golden), place: golden.place };
}
