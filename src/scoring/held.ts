import type { Label } from '../calibration/label.js';
import type { Candidate } from '../candidates/candidate.js';
import type { GoldenSession } from '../corpus/golden-session.js';
import type { ResolvedSettings } from '../settings/resolve.js';
import type { ScoredSessions } from './score-sessions.js';
import { isRated, nameOf, type SessionWithTexts } from './scored-session.js';

/** The sessions of a run with all of their texts, as a judge needs them. */
export interface Scored {
  readonly settings: ResolvedSettings;
  readonly sessions: readonly SessionWithTexts[];
  readonly golden: readonly GoldenSession[];
  readonly candidates: { readonly byName: ReadonlyMap<string, Candidate> };
  readonly labels: readonly Label[];
}

export function heldTexts(scored: ScoredSessions): Scored {
  const golden = [...scored.goldens()];
  const byName = new Map(golden.map((one) => [one.name, one]));
  const candidates = new Map<string, Candidate>();
  const sessions = scored.sessions.map((session, index): SessionWithTexts => {
    const candidate = scored.candidateOf(index);
    if (candidate !== undefined) candidates.set(candidate.name, candidate);
    if (session.status === 'unreferenced') return session;
    const found = byName.get(nameOf(session));
    if (found === undefined) throw new RangeError('every session has a reference');
    if (!isRated(session)) return { status: 'canary', golden: found };
    const { status, traits, overall, dimensions, defects, candidatePath, candidateDigest, requirements } = session;
    return {
      ...{ status, golden: found, overall, dimensions, defects, candidatePath, candidateDigest, requirements },
      ...(traits !== undefined && { traits }),
    };
  });
  return {
    settings: scored.settings,
    sessions,
    golden,
    candidates: { byName: candidates },
    labels: scored.inputs.labels,
  };
}
