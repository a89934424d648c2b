import type { Files } from '../core/ports.js';
import { pathIn } from '../core/workspace-path.js';
import { badgeSvg } from '../render/history/badge.js';
import { type HistoryFacts, historyHtml } from '../render/history/history-html.js';
import { writeHistory } from '../report/history-file.js';
import { HISTORY_FILES } from '../settings/files-of-runs.js';
import { writeReportFile } from './write-report-file.js';

/**
 * Writes the page of a history, its badge, and the history itself, from which the next page goes on. Returns their paths.
 * Throws a UserError when one cannot be written.
 */
export function writePage(facts: HistoryFacts, folder: string, files: Files): readonly string[] {
  const { runs, key } = facts;
  const last = runs.at(-1);
  const badge = badgeSvg({ verdict: last?.verdict ?? null, overall: last?.overall_mean ?? null, key });
  const { page, badge: picture, runs: next } = HISTORY_FILES;
  const texts = { [page]: historyHtml(facts), [picture]: badge, [next]: writeHistory(runs) };
  return Object.entries(texts).map(([name, text]) => {
    const path = pathIn(folder, name);
    writeReportFile(path, text, files);
    return path;
  });
}
