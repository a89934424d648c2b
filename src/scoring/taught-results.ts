import { codesOfDefects, type PlaceOf } from '../core/finding.js';
import { type Summary, summaryText } from '../core/summary.js';
import { byCodePoint } from '../core/text.js';
import type { ValidCandidate } from '../inputs/candidates/candidate.js';
import type { GoldenSession } from '../inputs/corpus/golden-session.js';
import type { AcceptedSummary, RejectedSummary } from '../inputs/corpus/taught-summary.js';
import { type ExplainedSession, type ScoringTools, scoreCandidate } from './score-session.js';
import type { TaughtResult, TaughtResults } from './scored-session.js';

/**
 * How many summaries of a session a run examines. Each is held against the reference and against all accepted summaries, so
 * that all of 20 accepted and 50 rejected ones would cost as much as scoring the session 1,450 times.
 */
export const MOST_EXAMINED = { accepted: 5, rejected: 10 } as const;

/** How many characters are compared for those of each kind, both sides of each comparison together: a long text is as many short ones. */
export const MOST_COMPARED = 500_000;

/**
 * Scores what people taught about a session, the newest first and so many of each kind: an accepted summary without itself,
 * since it would pass as its own copy.
 * @param candidates the session with its one candidate, or with each of its samples
 */
export function scoreTaught(
  golden: GoldenSession,
  candidates: readonly ExplainedSession[],
  tools: ScoringTools,
): TaughtResults {
  const wordings = [golden.reference, ...golden.accepted.map(({ summary }) => summary)].map(lengthOf);
  const accepted = newest(golden.accepted, MOST_EXAMINED.accepted, wordings);
  const rejected = newest(golden.rejected, MOST_EXAMINED.rejected, wordings);
  const resultOf = (
    kind: TaughtResult['kind'],
    taught: AcceptedSummary | RejectedSummary,
    against: GoldenSession,
  ): TaughtResult => {
    const { overall, dimensions, defects } = scoreCandidate(against, asCandidate(golden.name, taught), tools);
    const codes = codesOfDefects(defects);
    return {
      kind,
      id: taught.id,
      because: taught.because,
      overall,
      scores: dimensions.map(({ score }) => score),
      codes,
    };
  };
  return {
    results: [
      ...accepted.map((one) => resultOf('accepted', one, withoutItself(golden, one))),
      ...rejected.map((one) => resultOf('rejected', one, golden)),
    ],
    left: {
      accepted: golden.accepted.length - accepted.length,
      rejected: golden.rejected.length - rejected.length,
    },
    ...(golden.rejected.some(({ digest }) => candidates.some((one) => one.candidateDigest === digest)) && {
      isRejected: true as const,
    }),
    ...(golden.accepted.length > 0 && {
      wordings: {
        digests: [golden.textDigest, ...golden.accepted.map(({ digest }) => digest)],
        scores: candidates.map(({ byWording }) => byWording ?? null),
      },
    }),
  };
}

/** A session as if this summary had not been accepted. */
export function withoutItself(golden: GoldenSession, { digest }: AcceptedSummary): GoldenSession {
  return { ...golden, accepted: golden.accepted.filter((one) => one.digest !== digest) };
}

/** The newest by day, of one day the first by digest, in the order in which they stood. */
function newest<T extends AcceptedSummary | RejectedSummary>(
  all: readonly T[],
  most: number,
  wordings: readonly number[],
): readonly T[] {
  const known = wordings.reduce((sum, length) => sum + length, 0);
  const taken = new Set<T>();
  let compared = 0;
  for (const one of all.toSorted((a, b) => byCodePoint(b.at, a.at)).slice(0, most)) {
    compared += known + wordings.length * lengthOf(one.summary);
    if (compared > MOST_COMPARED) break;
    taken.add(one);
  }
  return all.filter((one) => taken.has(one));
}

function lengthOf(summary: Summary): number {
  return summaryText(summary).length;
}

/** Each value has a place of its own, which costs less to say than where it stands in a file: only codes are kept. */
const placeOfValue: PlaceOf = (path) => ({ file: path.join('/') });

/**
 * What people taught as if it were the candidate of its session.
 * @param placeOf where its values stand, for findings that are shown
 */
export function asCandidate(
  name: string,
  { summary, place, digest, ...taught }: AcceptedSummary | RejectedSummary,
  placeOf: PlaceOf = placeOfValue,
): ValidCandidate {
  const outcomeWord = 'outcomeWord' in taught ? taught.outcomeWord : null;
  return { ...summaryAsCandidate(name, summary), place, digest, outcomeWord, places: () => placeOf };
}

/** A summary that stands in no file as if it were the candidate of a session, each value of it in a place of its own. */
export function summaryAsCandidate(name: string, summary: Summary): ValidCandidate {
  return {
    kind: 'valid',
    name,
    place: { file: '' },
    summary,
    digest: '',
    outcomeWord: null,
    missing: new Map(),
    unread: [],
    places: () => placeOfValue,
  };
}
