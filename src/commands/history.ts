import { type BaselineReport, readBaselineReport } from '../baseline/baseline-report.js';
import { UserError } from '../errors.js';
import { EXIT, type ExitCode } from '../exit-code.js';
import type { CommandContext } from '../main.js';
import type { Files } from '../ports.js';
import { jsonText } from '../render/escape.js';
import { type HistoryPoint, renderHistory } from '../render/history.js';
import { describeKind } from '../settings/resolve.js';

/** Draws the trend over a folder of earlier reports, and over the results that they remember of their baselines. */
export function history({ run, operands, json, screen, print }: CommandContext): ExitCode {
  const { values, problems } = run.settings;
  if (problems.length > 0) throw new UserError(problems);
  const { files } = run.ports;
  const located = files.locate(operands[0] ?? '');
  const folder = operands[0] === undefined ? { path: values['report-dir'] } : located;
  if ('problem' in folder) throw new UserError([{ message: `history: ${folder.problem}` }]);
  const kind = files.kind(folder.path);
  if (kind !== 'folder') {
    throw new UserError([
      { message: `history: ${describeKind(kind)}; allowed: a folder of reports`, place: { file: folder.path } },
    ]);
  }
  const read = readReports(folder.path, files);
  const points = pointsOf(read.reports);
  print(json ? jsonText({ points, skipped: read.skipped }) : renderHistory(points, read.skipped, screen));
  return EXIT.pass;
}

/** Reports of the folder and of its folders; other .json files are counted. */
function readReports(
  folder: string,
  files: Files,
): { readonly reports: readonly BaselineReport[]; readonly skipped: number } {
  const reports: BaselineReport[] = [];
  let skipped = 0;
  for (const name of files.list(folder)) {
    const path = `${folder}/${name}`;
    const file = files.kind(path) === 'folder' ? `${path}/report.json` : path;
    if (!file.endsWith('.json') || files.kind(file) !== 'file') continue;
    const read = files.read(file);
    const parsed = read.kind === 'text' ? readBaselineReport(read.text) : undefined;
    if (parsed?.kind === 'report') reports.push(parsed.report);
    else skipped++;
  }
  return { reports, skipped };
}

function pointsOf(reports: readonly BaselineReport[]): readonly HistoryPoint[] {
  const points = new Map<string, HistoryPoint>();
  // What a report says of itself wins over what another remembers of it.
  for (const report of reports) {
    for (const { scored_at, overall_mean, ci95 } of report.trend ?? []) {
      points.set(scored_at, { scored_at, overall_mean, ci95, sessions: null, verdict: null, rubric: null });
    }
  }
  for (const { scored_at, overall_mean: mean, statistics, sessions, verdict, rubric } of reports) {
    if (mean === null) continue;
    points.set(scored_at, {
      scored_at,
      overall_mean: mean,
      ci95: statistics?.overall?.ci95 ?? null,
      sessions: sessions.filter(({ overall }) => overall !== null).length,
      verdict,
      rubric: rubric.version,
    });
  }
  // Times of one form sort as text.
  return [...points.values()].sort((a, b) => (a.scored_at < b.scored_at ? -1 : 1));
}
