import { reasonOf } from '../core/errors.js';
import type { Files } from '../core/ports.js';
import { pathIn } from '../core/workspace-path.js';
import { LONGEST_CANDIDATES } from '../inputs/baseline/base-candidates.js';
import { pathsOf } from '../settings/candidate-paths.js';
import { CANDIDATES_FILE } from '../settings/files-of-runs.js';
import type { Settings } from '../settings/table.js';
import type { ScoreResult } from './run.js';

/** More candidates nobody looks at one by one, and a run of ten thousand would be slower for them. */
export const MOST_KEPT = 1_000;

/** What was kept of the candidates of a run. */
export type KeptCandidates =
  | { readonly kind: 'none'; readonly warning?: string }
  /** `all`: the run can be made again from them. `lowest`: the failing sessions and then the lowest ones alone. */
  | { readonly kind: 'all' | 'lowest'; readonly path: string };

/**
 * Writes the candidates that were scored beside the report, masked, so that the run can be made again from what the workflow
 * uploads: all of them, or of very many those of the failing and of the lowest sessions. Nothing where no page shows texts
 * either: whoever leaves out the HTML report wants none in the artifact; nothing of a merge, whose shards had the candidates.
 */
export function keepCandidates(
  { report, candidateLines }: Pick<ScoreResult, 'report' | 'candidateLines'>,
  settings: Settings,
  files: Pick<Files, 'write'>,
): KeptCandidates {
  if (candidateLines === undefined || !settings['report-formats'].includes('html')) return { kind: 'none' };
  const path = pathIn(settings['report-dir'], CANDIDATES_FILE);
  // They are kept already, and are read while they would be written.
  if (pathsOf(settings.candidates).includes(path)) return { kind: 'none' };
  const rows = keptRows(report);
  let isWhole = rows.length === report.sessions.length;
  let room = LONGEST_CANDIDATES;
  function* lines(): Generator<string> {
    for (const row of rows) {
      for (const line of candidateLines?.(row) ?? []) {
        room -= line.length + 1;
        if (room < 0) {
          isWhole = false;
          return;
        }
        yield `${line}\n`;
      }
    }
  }
  try {
    files.write(path, lines());
  } catch (error) {
    return { kind: 'none', warning: `candidates of the run were not kept: ${reasonOf(error)}` };
  }
  return { kind: isWhole ? 'all' : 'lowest', path };
}

/** The positions of the sessions to keep, in the order of the report. */
function keptRows({ sessions }: Pick<ScoreResult['report'], 'sessions'>): readonly number[] {
  const rows = sessions.map(({ failed, overall }, row) => ({ row, rank: failed ? -1 : (overall ?? 2) }));
  if (rows.length <= MOST_KEPT) return rows.map(({ row }) => row);
  return rows
    .sort((a, b) => a.rank - b.rank)
    .slice(0, MOST_KEPT)
    .map(({ row }) => row)
    .sort((a, b) => a - b);
}
