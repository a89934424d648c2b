import { maskSecrets } from '../../core/redact.js';
import type { Dimension } from '../../core/summary.js';
import type { BaselineReport, BaselineSession } from '../../inputs/baseline/baseline-report.js';
import type { RatedSession, WordingScore } from '../../scoring/scored-session.js';
import { scoreByBase } from './score-by-base.js';

export interface SessionPair {
  readonly now: RatedSession;
  readonly before: BaselineSession;
  /** What it scores by the texts of the base, where summaries were accepted since; left out where it has none but these. */
  readonly byBase?: WordingScore;
}

export interface Pairs extends LeftOut {
  readonly pairs: readonly SessionPair[];
}

/** Names of the sessions that are left out of a comparison. */
export interface LeftOut {
  /** Sessions of both whose reference is another one now, or an accepted summary is gone: their scores mean different things. */
  readonly changed: readonly string[];
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

/**
 * Pairs the sessions of a run with those of its baseline, by name and by the digests of what they are held to: one to which
 * accepted summaries were added since is paired, too.
 */
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
    else if (found.reference_digest === now.golden.referenceDigest) pairs.push({ now, before: found });
    else {
      const byBase = scoreByBase(now, found);
      if (byBase === undefined) changed.push(now.golden.name);
      else pairs.push({ now, before: found, byBase });
    }
  }
  return { pairs, changed, added, removed: [...before.keys()].filter((name) => !names.has(name)) };
}

/** Canaries, and what only a judge has seen, have no score. */
function isScored({ overall, dimensions }: BaselineSession, wanted: readonly Dimension[]): boolean {
  return overall !== null && wanted.every((one) => dimensions.some(({ dimension }) => dimension === one));
}
