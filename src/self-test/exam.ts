import { type FindingCode, JUDGED_CODES } from '../core/finding.js';
import { gatesOfOne } from '../gates/evaluate.js';
import type { Policy } from '../gates/policy.js';
import type { GoldenSession } from '../inputs/corpus/golden-session.js';
import type { AcceptedSummary, RejectedSummary } from '../inputs/corpus/taught-summary.js';
import { codesIn } from '../scoring/scored-session.js';
import { withoutItself } from '../scoring/taught-results.js';
import type { RateText } from './rated-mutation.js';

/** A summary that people accepted or rejected, with the gates of its session that it fails. */
export interface Examined<Taught = AcceptedSummary | RejectedSummary> {
  readonly session: string;
  readonly taught: Taught;
  readonly gates: readonly string[];
}

/** What the gates make of what people have decided: those that people rejected should fail, and those that they accepted pass. */
export interface Exam {
  readonly accepted: readonly Examined<AcceptedSummary>[];
  readonly rejected: readonly Examined<RejectedSummary>[];
}

/**
 * Holds what people accepted and rejected against the gates of single sessions, each text as if it were the candidate. An
 * accepted one is taken out of its session for that, since it would pass as a copy of itself. Null where there is none.
 */
export function examine(
  sessions: readonly GoldenSession[],
  policy: Policy,
  rate: RateText<GoldenSession>,
): Exam | null {
  const gatesOf = gatesOfOne(policy);
  const accepted = sessions.flatMap((golden) =>
    golden.accepted.map((taught) => {
      const rated = rate(withoutItself(golden, taught), taught.summary);
      return { session: golden.name, taught, gates: gatesOf(rated) };
    }),
  );
  const rejected = examineRejected(sessions, policy, rate);
  return accepted.length + rejected.length === 0 ? null : { accepted, rejected };
}

/** Holds what people rejected against the gates of single sessions, each text as if it were the candidate. */
export function examineRejected(
  sessions: readonly GoldenSession[],
  policy: Policy,
  rate: RateText<GoldenSession>,
): readonly Examined<RejectedSummary>[] {
  const gatesOf = gatesOfOne(policy);
  return sessions.flatMap((golden) =>
    golden.rejected.map((taught) => ({ session: golden.name, taught, gates: gatesOf(rate(golden, taught.summary)) })),
  );
}

/** A rejected summary that must raise a finding, and does not. */
export interface BlindSpot {
  readonly rejected: RejectedSummary;
  readonly code: FindingCode;
}

/** The rejected summaries that no longer raise the finding for which they were rejected. What only a judge finds is left out. */
export function* blindSpots(sessions: Iterable<GoldenSession>, rate: RateText<GoldenSession>): Generator<BlindSpot> {
  for (const golden of sessions) {
    for (const rejected of golden.rejected) {
      const { code, summary } = rejected;
      if (code === null || JUDGED_CODES.has(code) || codesIn(rate(golden, summary)).includes(code)) continue;
      yield { rejected, code };
    }
  }
}
