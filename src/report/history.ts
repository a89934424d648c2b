import { addTo } from '../core/groups.js';
import { canonicalJson } from '../core/json/canonical.js';
import { DIMENSIONS, type Dimension } from '../core/summary.js';
import { byCodePoint } from '../core/text.js';
import type { BaselineReport } from '../inputs/baseline/baseline-report.js';

/** What a history keeps of one session of a run. */
export interface HistorySession {
  readonly name: string;
  readonly failed: boolean;
  readonly overall: number;
  /** The head of the digest of its reference: a session whose reference was changed is another one. */
  readonly reference: string;
}

/** What a history keeps of a run: numbers, without a text of the candidates. */
export interface HistoryRun {
  /** When it was scored, to the second. */
  readonly scored_at: string;
  readonly overall_mean: number | null;
  readonly ci95: readonly [number, number] | null;
  readonly verdict: BaselineReport['verdict'];
  readonly rubric: string;
  readonly commit: string | null;
  readonly dimensions: Readonly<Partial<Record<Dimension, number>>>;
  /** How many sessions have a score, and how many of them failed. */
  readonly scored: number;
  readonly failing: number;
  /** Those with a score; none where a history has let go of them. */
  readonly sessions: readonly HistorySession[];
}

/** What a report remembers of a run before it. */
export interface RememberedRun {
  readonly scored_at: string;
  readonly overall_mean: number;
  readonly ci95: readonly [number, number] | null;
}

export function rememberedOf({ trend }: BaselineReport): readonly RememberedRun[] {
  return (trend ?? []).map(({ scored_at, overall_mean, ci95 }) => ({ scored_at, overall_mean, ci95 }));
}

/** Hex digits of a reference's digest: enough to see that it was changed. */
const REFERENCE_DIGITS = 12;

/** What is kept of a report. */
export function toHistoryRun(report: BaselineReport): HistoryRun {
  const sessions = report.sessions.flatMap(({ name, failed, overall, reference_digest: digest }) =>
    overall === null ? [] : [{ name, failed, overall, reference: digest.slice(0, REFERENCE_DIGITS) }],
  );
  return {
    scored_at: report.scored_at,
    overall_mean: report.overall_mean,
    ci95: report.statistics?.overall?.ci95 ?? null,
    verdict: report.verdict,
    rubric: report.rubric.version,
    commit: report.identity?.commit ?? null,
    dimensions: dimensionMeans(report),
    scored: sessions.length,
    failing: sessions.filter(({ failed }) => failed).length,
    sessions,
  };
}

function dimensionMeans({ sessions }: BaselineReport): HistoryRun['dimensions'] {
  const sums = new Map<Dimension, { sum: number; n: number }>();
  for (const session of sessions) {
    if (session.overall === null) continue;
    for (const { dimension, score } of session.dimensions) {
      const { sum, n } = sums.get(dimension) ?? { sum: 0, n: 0 };
      sums.set(dimension, { sum: sum + score, n: n + 1 });
    }
  }
  return Object.fromEntries(
    DIMENSIONS.flatMap((dimension) => {
      const of = sums.get(dimension);
      return of === undefined ? [] : [[dimension, of.sum / of.n]];
    }),
  );
}

/**
 * Runs in the order of their times, each once, as it comes last in the list: a history may have let go of its sessions. Several
 * may have been scored in the same second.
 */
export function inOrder(runs: readonly HistoryRun[]): readonly HistoryRun[] {
  const all = new Map(runs.map((run) => [identityOf(run), run]));
  // Times of one form sort as text.
  return [...all.values()].sort((a, b) => byCodePoint(a.scored_at, b.scored_at));
}

/** What tells a run from another one: all that a history never lets go of and never rounds. */
function identityOf({ sessions: _, dimensions: __, ...run }: HistoryRun): string {
  return canonicalJson(run);
}

/** What a session was in a run: nothing where the run did not have it. */
export type Mark = 'pass' | 'fail' | null;

/** A session that now passes and then fails, without its reference having been changed. */
export interface FlippingSession {
  readonly name: string;
  /** How often it went from one to the other. */
  readonly flips: number;
  /** What it was in each run. */
  readonly marks: readonly Mark[];
  /** Its lowest, highest and newest score. */
  readonly lowest: number;
  readonly highest: number;
  readonly newest: number;
}

/** The sessions that changed between passing and failing, those that did so most often first. */
export function flippingSessions(runs: readonly HistoryRun[]): readonly FlippingSession[] {
  const lives = new Map<string, { readonly run: number; readonly session: HistorySession }[]>();
  for (const [run, { sessions }] of runs.entries()) {
    for (const session of sessions) {
      addTo(lives, session.name, { run, session });
    }
  }
  return [...lives]
    .flatMap(([name, life]) => {
      const flips = life.filter(({ session }, i) => {
        const before = life[i - 1]?.session;
        return before?.reference === session.reference && before.failed !== session.failed;
      }).length;
      return flips === 0 ? [] : [flipping(name, flips, life, runs.length)];
    })
    .sort((a, b) => b.flips - a.flips || byCodePoint(a.name, b.name));
}

function flipping(
  name: string,
  flips: number,
  life: readonly { readonly run: number; readonly session: HistorySession }[],
  runs: number,
): FlippingSession {
  const marks: Mark[] = Array<Mark>(runs).fill(null);
  for (const { run, session } of life) marks[run] = session.failed ? 'fail' : 'pass';
  const scores = life.map(({ session }) => session.overall);
  return {
    ...{ name, flips, marks },
    lowest: scores.reduce((a, b) => Math.min(a, b), 1),
    highest: scores.reduce((a, b) => Math.max(a, b), 0),
    newest: scores.at(-1) ?? 0,
  };
}
