import type { Place } from '../core/errors.js';
import type { Defect, FindingCode } from '../core/finding.js';
import { onceAsked } from '../core/once-each.js';
import type { GoldenSession } from '../inputs/corpus/golden-session.js';
import type { AcceptedSummary } from '../inputs/corpus/taught-summary.js';
import { goldenWithoutCredentials } from '../inputs/without-credentials.js';
import type { DimensionResult } from '../rubric/evidence.js';
import { findDefects } from '../rubric/findings/defects.js';
import { holdsAgainst, isUnknownTo, type OtherWording } from '../rubric/findings/held-against.js';
import {
  asReference,
  type CandidateScores,
  type ComparingTools,
  compareWithReference,
  defectsAgainst,
  type SessionAndCandidate,
  scoreAgainst,
  type Wording,
} from './compare-candidate.js';
import type { WordingScore } from './scored-session.js';

/**
 * Compares a candidate with its reference and with what people accepted beside it. The scores are those of the one that it
 * comes closest to, of equals the reference, then the first by digest; the defects are those of the reference that hold
 * against each accepted summary, too. So one more never lowers the overall score and never adds a defect: each is held against the
 * candidate by itself, since what they say together may make a defect of what none of them finds wrong.
 */
export function compareWithAll(session: SessionAndCandidate, tools: ComparingTools): CandidateScores {
  const { accepted } = session.golden;
  let { compared, unknown, ...own } = compareWithReference(session, tools);
  if (accepted.length === 0) return { ...own, defects: [...compared, ...unknown] };
  let best: Omit<CandidateScores, 'defects'> = { ...own, referenceUsed: 'reference' };
  const byWording = [wordingScore(own)];
  for (const one of accepted) {
    const knowing = { ...session, grounds: session.grounds?.knowing(one) };
    const scored = scoreAgainst(one, knowing, tools);
    byWording.push(wordingScore(scored));
    const other = otherWording(one, scored.dimensions, knowing, tools);
    const bearsOut = asGrounds(session, knowing, tools);
    compared = compared.filter((defect) => holdsAgainst(defect, other) && !bearsOut(defect));
    unknown = unknown.filter((defect) => isUnknownTo(defect, other));
    if (scored.overall > best.overall) best = { ...scored, referenceUsed: `accepted/${one.id}` };
  }
  return { ...best, defects: [...compared, ...unknown], byWording };
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
  const { golden, grounds, candidate, placeOf } = session;
  const { reference } = golden;
  const defects = onceAsked(() => defectsAgainst(accepted, dimensions, session, tools));
  const known = { golden, accepted, grounds };
  return {
    summary,
    defects,
    unknown: onceAsked(() => tools.context.unknownIn(known, candidate.summary, defects, placeOf)),
    own: () =>
      tools.context.lackingIn(accepted, reference, () =>
        findDefects(reference, summary, tools.score(reference, summary).dimensions, () => ({ file: '' })),
      ),
  };
}

/** Whether a number or a name that contradicts the reference is a fact of the session by an accepted summary, however it is written there. */
function asGrounds(
  { grounds, golden, candidate: { summary } }: SessionAndCandidate,
  knowing: SessionAndCandidate,
  tools: ComparingTools,
): (defect: Defect) => boolean {
  const knows = knowing.grounds;
  if (grounds === undefined || knows === undefined) return () => false;
  const left = onceAsked(() => {
    const reference = asReference(golden);
    return defectsAgainst(reference, scoreAgainst(reference, knowing, tools).dimensions, knowing, tools);
  });
  // Mostly it knows nothing of what the reference does not, and then nothing need be compared again.
  const knowsMore = onceAsked(() => {
    const unknown = new Set(knows.ungroundedIn(summary).map(({ written }) => written));
    return grounds.ungroundedIn(summary).some(({ written }) => !unknown.has(written));
  });
  return ({ code, message }) => OF_FACTS.has(code) && knowsMore() && !left().some((one) => one.message === message);
}

const OF_FACTS: ReadonlySet<FindingCode> = new Set<FindingCode>(['NUMBER_MISMATCH', 'IDENTIFIER_MISMATCH']);

/** What the scores of a session compare with, as they do, and where it stands: the reference, or an accepted summary. */
export function wordingUsed(
  written: GoldenSession,
  referenceUsed: string | undefined,
): Wording & { readonly place: Place } {
  const golden = goldenWithoutCredentials(written);
  const accepted = golden.accepted.find(({ id }) => referenceUsed === `accepted/${id}`);
  return accepted ?? { ...asReference(golden), place: golden.place };
}
