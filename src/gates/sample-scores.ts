import { shown } from '../core/numbers.js';
import type { Dimension, ScoreName } from '../core/summary.js';
import type { RatedSession } from '../scoring/scored-session.js';
import { type SampleShare, samplesNeeded } from '../settings/sample-share.js';
import { standardDeviation } from '../statistics/descriptive.js';

export function scoreOf(session: RatedSession, dimension: Dimension): number {
  return session.dimensions.find((result) => result.dimension === dimension)?.score ?? 0;
}

/**
 * The score by which a floor holds or not: that of the session, or of several samples the best that as many of them reach as
 * must pass.
 */
export function heldScore(session: RatedSession, of: ScoreName, share: SampleShare): number {
  const scores = sampleScores(session, of);
  if (scores === undefined) return of === 'overall' ? session.overall : scoreOf(session, of);
  return [...scores].sort((a, b) => b - a)[samplesNeeded(share, scores.length) - 1] ?? 0;
}

/** What a line about a floor says of the samples of a session; nothing where it has one candidate. */
export function passingSamples(session: RatedSession, of: ScoreName, threshold: number, share: SampleShare): string {
  const scores = sampleScores(session, of);
  if (scores === undefined) return '';
  const passing = scores.filter((score) => shown(score) >= shown(threshold)).length;
  return ` (${passing} of ${scores.length} samples pass, ${samplesNeeded(share, scores.length)} must)`;
}

function sampleScores(session: RatedSession, of: ScoreName): readonly number[] | undefined {
  const { samples } = session;
  if (samples === undefined || of === 'overall') return samples?.overalls;
  const position = session.dimensions.findIndex(({ dimension }) => dimension === of);
  return samples.all.map(({ scores }) => scores[position] ?? 0);
}

/**
 * The standard error of a mean over sessions when the pipeline summarises the very same sessions again, as often a session:
 * that of the samples within their sessions alone. Null where no session has two samples.
 */
export function rerunError(sessions: readonly RatedSession[], of: ScoreName): number | null {
  let variance = 0;
  let isKnown = false;
  for (const session of sessions) {
    const scores = sampleScores(session, of) ?? [];
    const deviation = standardDeviation(scores);
    if (deviation === null) continue;
    isKnown = true;
    variance += (deviation * deviation) / scores.length;
  }
  return isKnown ? Math.sqrt(variance) / sessions.length : null;
}
