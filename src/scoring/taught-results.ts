import type { Candidate } from '../inputs/candidates/candidate.js';
import type { GoldenSession } from '../inputs/corpus/golden-session.js';
import type { AcceptedSummary, RejectedSummary } from '../inputs/corpus/taught-summary.js';
import { type ScoringTools, scoreCandidate } from './score-session.js';
import type { TaughtResult } from './scored-session.js';

/** Scores what people taught about a session: an accepted summary without itself, since it would pass as its own copy. */
export function scoreTaught(golden: GoldenSession, tools: ScoringTools): readonly TaughtResult[] {
  const { accepted, rejected } = golden;
  const resultOf = (
    kind: TaughtResult['kind'],
    taught: AcceptedSummary | RejectedSummary,
    against: GoldenSession,
  ): TaughtResult => {
    const { overall, dimensions, defects } = scoreCandidate(against, asCandidate(golden.name, taught), tools);
    const codes = [...new Set(defects.map(({ code }) => code))];
    return {
      kind,
      id: taught.id,
      because: taught.because,
      overall,
      scores: dimensions.map(({ score }) => score),
      codes,
    };
  };
  return [
    ...accepted.map((one) =>
      resultOf('accepted', one, { ...golden, accepted: accepted.filter(({ digest }) => digest !== one.digest) }),
    ),
    ...rejected.map((one) => resultOf('rejected', one, golden)),
  ];
}

function asCandidate(
  name: string,
  { summary, place, digest, placeOf }: AcceptedSummary | RejectedSummary,
): Extract<Candidate, { kind: 'valid' }> {
  const read = { missing: new Map(), unread: [], outcomeWord: null, places: () => placeOf };
  return { kind: 'valid', name, place, summary, digest, ...read };
}
