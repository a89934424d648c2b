import { maskSecrets } from '../../core/redact.js';
import type { Dimension } from '../../core/summary.js';
import type { BaselineReport, BaselineSession } from '../../inputs/baseline-report.js';
import type { RatedSession } from '../../scoring/scored-session.js';

export interface SessionPair {
  readonly now: RatedSession;
  readonly before: BaselineSession;
}

export interface Pairs {
  readonly pairs: readonly SessionPair[];
  /** Sessions of both whose reference is another one now: their scores mean different things. */
  readonly changed: readonly string[];
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

/** Pairs the sessions of a run with those of its baseline, by name and by the digest of the reference. */
export function pairSessions(
  sessions: readonly RatedSession[],
  { sessions: earlier }: BaselineReport,
  dimensions: readonly Dimension[],
): Pairs {
  const before = new Map(
    earlier.filter((session) => isScored(session, dimensions)).map((session) => [session.name, session]),
  );
  const pairs: SessionPair[] = [];
  const [changed, added]: [string[], string[]] = [[], []];
  const names = new Set<string>();
  for (const now of sessions) {
    // A report has its names masked.
    const name = maskSecrets(now.golden.name);
    names.add(name);
    const found = before.get(name);
    if (found === undefined) added.push(now.golden.name);
    else if (found.reference_digest !== now.golden.referenceDigest) changed.push(now.golden.name);
    else pairs.push({ now, before: found });
  }
  return { pairs, changed, added, removed: [...before.keys()].filter((name) => !names.has(name)) };
}

/** Canaries, and what only a judge has seen, have no score. */
function isScored({ overall, dimensions }: BaselineSession, wanted: readonly Dimension[]): boolean {
  return overall !== null && wanted.every((one) => dimensions.some(({ dimension }) => dimension === one));
}
