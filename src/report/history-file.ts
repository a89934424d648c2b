import { z } from 'zod';
import { score, sha } from '../core/json/schemas.js';
import { jsonLine } from '../core/json/text.js';
import { jsonOrNothing } from '../core/json/values.js';
import { DIMENSIONS } from '../core/summary.js';
import type { HistoryRun } from './history.js';

/** More runs than these no page draws. */
export const MOST_RUNS_KEPT = 1000;

/** So many sessions of all runs together are kept; older runs let go of theirs first. */
export const MOST_SESSIONS_KEPT = 200_000;

/** A session in the file: the index of its name, 1 where it failed, its score, its reference. */
const session = z.tuple([z.int().min(0), z.union([z.literal(0), z.literal(1)]), score, z.string().max(64)]);

const run = z.looseObject({
  scored_at: z.iso.datetime(),
  overall_mean: score.nullable(),
  ci95: z.tuple([score, score]).nullable(),
  verdict: z.enum(['pass', 'fail', 'inconclusive']),
  rubric: z.string().max(40),
  commit: sha.nullable(),
  dimensions: z.partialRecord(z.enum(DIMENSIONS), score),
  scored: z.int().min(0),
  failing: z.int().min(0),
  sessions: z.array(session),
});

const historyFile = z.lazy(() =>
  z.looseObject({
    history_version: z.literal(1),
    names: z.array(z.string()).max(MOST_SESSIONS_KEPT),
    runs: z.array(run).max(MOST_RUNS_KEPT),
  }),
);

/** A history as a file, from which the next one goes on when the reports themselves are gone; the newest runs of too many. */
export function writeHistory(runs: readonly HistoryRun[]): string {
  const names = new Map<string, number>();
  const indexOf = (name: string): number => {
    const known = names.get(name);
    if (known !== undefined) return known;
    names.set(name, names.size);
    return names.size - 1;
  };
  let left = MOST_SESSIONS_KEPT;
  const kept = runs
    .slice(-MOST_RUNS_KEPT)
    .reverse()
    .map((one) => {
      const sessions = one.sessions.length <= left ? one.sessions : [];
      left -= sessions.length;
      return {
        ...one,
        sessions: sessions.map(({ name, failed, overall, reference }) => [
          indexOf(name),
          failed ? 1 : 0,
          Number(overall.toFixed(6)),
          reference,
        ]),
      };
    })
    .reverse();
  return jsonLine({ history_version: 1, names: [...names.keys()], runs: kept });
}

/** Reads the runs of such a file; nothing where it is none. Its names are foreign text like those of a report. */
export function readHistory(text: string): readonly HistoryRun[] | undefined {
  const parsed = historyFile.safeParse(jsonOrNothing(text));
  if (!parsed.success) return undefined;
  const { names, runs } = parsed.data;
  return runs.map(
    ({ scored_at, overall_mean, ci95, verdict, rubric, commit, dimensions, scored, failing, sessions }) => ({
      ...{ scored_at, overall_mean, ci95, verdict, rubric, commit, dimensions, scored, failing },
      sessions: sessions.flatMap(([index, failed, overall, reference]) => {
        const name = names[index];
        return name === undefined ? [] : [{ name, failed: failed === 1, overall, reference }];
      }),
    }),
  );
}
