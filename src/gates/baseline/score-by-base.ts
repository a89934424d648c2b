import type { BaselineSession } from '../../inputs/baseline/baseline-report.js';
import type { RatedSession, WordingScore } from '../../scoring/scored-session.js';
import { mean } from '../../statistics/descriptive.js';

/**
 * What a session scores by the texts of the base, where nothing but accepted summaries has been added to them. Undefined where
 * the reference is another one, where an accepted summary is gone, and where nobody knows.
 */
export function scoreByBase({ taught, overall, dimensions }: RatedSession, before: HeldTo): WordingScore | undefined {
  if (taught?.wordings === undefined) return undefined;
  const { digests, scores } = taught.wordings;
  const ofBase = textsOf(before);
  if (!hasAllTexts(digests, ofBase)) return undefined;
  const isOfBase = digests.map((digest) => ofBase.includes(digest));
  // What added texts give each candidate or sample; nothing to one that cannot be used.
  const given = scores.map((byWording) => ({
    now: closest(byWording ?? []),
    byBase: closest((byWording ?? []).filter((_, i) => isOfBase[i])),
  }));
  const givenTo = (scoreOf: (score: WordingScore) => number): number =>
    mean(
      given.map(({ now, byBase }) => (now === undefined || byBase === undefined ? 0 : scoreOf(now) - scoreOf(byBase))),
    ) ?? 0;
  return {
    // Rounding must not leave less than nothing.
    overall: Math.max(0, overall - givenTo((score) => score.overall)),
    scores: dimensions.map(({ score }, i) => Math.max(0, score - givenTo(({ scores: all }) => all[i] ?? 0))),
  };
}

/** What a report says of the texts that a session is held to. */
type HeldTo = Pick<BaselineSession, 'reference_digest' | 'reference_digests'>;

/** Digests of the texts that a session of a report is held to, the reference first. */
export function textsOf({ reference_digest: whole, reference_digests: each }: HeldTo): readonly string[] {
  return each ?? [whole];
}

/** Whether one has the reference of the other, and all of its accepted summaries. */
export function hasAllTexts(texts: readonly string[], others: readonly string[]): boolean {
  const known = new Set(texts);
  return texts[0] === others[0] && others.every((digest) => known.has(digest));
}

/** The one that counts: of equals the first. */
function closest(all: readonly WordingScore[]): WordingScore | undefined {
  return all.reduce<WordingScore | undefined>(
    (best, one) => (best === undefined || one.overall > best.overall ? one : best),
    undefined,
  );
}

/**
 * The score that gates on a drop hold against the base. An accepted summary that the base does not have may take back a fall,
 * since somebody has said that this wording is as good. It is no rise, which would make up for the fall of another session.
 * @param byBase the score by the texts of the base
 */
export function comparableScore(before: number, byBase: number, now: number): number {
  return byBase >= before ? byBase : Math.min(before, Math.max(byBase, now));
}
