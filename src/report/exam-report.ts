import type { Defect } from '../core/finding.js';
import { gatesOfOne } from '../gates/evaluate.js';
import type { Policy } from '../gates/policy.js';
import type { RatedSession, TaughtResult } from '../scoring/scored-session.js';
import { NO_DETAILS } from '../scoring/session-details.js';
import type { Report } from './schema.js';

/** More are counted. */
const MOST_NAMED = 20;

/** What the gates of single sessions make of what people accepted and rejected; nothing where nobody has. */
export function reportExam(rated: readonly RatedSession[], policy: Policy): Pick<Report, 'exam'> {
  const gatesOf = gatesOfOne(policy);
  const examined = rated.flatMap((session) =>
    (session.taught?.results ?? []).map((taught) => ({
      session: session.golden.name,
      taught,
      gates: gatesOf(asSession(session, taught)),
    })),
  );
  if (examined.length === 0) return {};
  const of = (wanted: TaughtResult['kind']) => examined.filter(({ taught }) => taught.kind === wanted);
  const slipped = of('rejected').filter(({ gates }) => gates.length === 0);
  const blocked = of('accepted').filter(({ gates }) => gates.length > 0);
  const [rejected, accepted] = [of('rejected').length, of('accepted').length];
  const left = (kind: TaughtResult['kind']): { readonly not_asked?: number } => {
    const count = rated.reduce((sum, { taught }) => sum + (taught?.left[kind] ?? 0), 0);
    return count === 0 ? {} : { not_asked: count };
  };
  return {
    exam: {
      rejected: {
        summaries: rejected,
        ...left('rejected'),
        failed: rejected - slipped.length,
        slipped: slipped
          .slice(0, MOST_NAMED)
          .map(({ session, taught: { id, because } }) => ({ session, id, because: because ?? '' })),
      },
      accepted: {
        summaries: accepted,
        ...left('accepted'),
        passed: accepted - blocked.length,
        blocked: blocked
          .slice(0, MOST_NAMED)
          .map(({ session, taught: { id }, gates }) => ({ session, id, gates: [...gates] })),
      },
    },
  };
}

/** The session as if this were its candidate: gates ask for scores and for codes. */
function asSession({ golden, dimensions }: RatedSession, { overall, scores, codes }: TaughtResult): RatedSession {
  return {
    status: 'scored',
    golden,
    overall,
    dimensions: dimensions.map(({ dimension }, i) => ({ dimension, score: scores[i] ?? 0, reason: '' })),
    defects: codes.map(
      (code): Defect => ({ code, dimension: null, message: '', suggestion: null, place: golden.place }),
    ),
    details: NO_DETAILS,
    candidatePath: null,
    candidateDigest: null,
  };
}
