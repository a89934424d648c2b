import { MOST_RUNS, type PastReports } from '../../adapters/github/find-history.js';
import { EXIT, type ExitCode, type Problem, refuse, UserError } from '../../core/errors.js';
import { jsonText } from '../../core/json/text.js';
import type { Files } from '../../core/ports.js';
import { byCodePoint, counted, describeKind } from '../../core/text.js';
import { pathIn } from '../../core/workspace-path.js';
import { readBaselineReport } from '../../inputs/baseline/baseline-report.js';
import { type HistoryPoint, renderHistory, renderIncidents, type Skipped } from '../../render/terminal/history.js';
import { type HistoryRun, inOrder, type RememberedRun, rememberedOf, toHistoryRun } from '../../report/history.js';
import { readHistory } from '../../report/history-file.js';
import { HISTORY_FILES } from '../../settings/files-of-runs.js';
import type { CommandContext } from '../command.js';
import { HTML } from '../flags.js';

/** Draws the trend over a folder of earlier reports, or over the last runs on GitHub where a number of them is named. */
export async function history(context: CommandContext): Promise<ExitCode> {
  return /^\d+$/.test(context.operands[0] ?? '') ? historyOfRuns(context) : historyOfFolder(context);
}

/** Draws what the reports of a folder say of themselves, and what they remember of their baselines. */
function historyOfFolder(context: CommandContext): Promise<ExitCode> {
  const { run, operands } = context;
  const { values, problems } = run.settings;
  refuse(problems);
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
  const nothing = {
    message: 'history: there is no report',
    place: { file: folder.path },
    hint: 'collect report.json of earlier runs there, or name the folder that has them',
  };
  return show(readReports(folder.path, files), 'other .json file', nothing, context);
}

/** Draws what the reports say that the last runs on the default branch have left as artifacts. */
async function historyOfRuns(context: CommandContext): Promise<ExitCode> {
  const { env, run } = context;
  const { values, problems } = run.settings;
  const [operand = ''] = context.operands;
  const most = Number(operand);
  const limits = `history: ${operand} is no number of runs; allowed: 1 to ${MOST_RUNS}, or a folder such as ./${operand}`;
  const own = most >= 1 && most <= MOST_RUNS ? [] : [{ message: limits }];
  if (problems.length + own.length > 0) throw new UserError([...problems, ...own]);
  // The client of GitHub is loaded for it alone.
  const { fetchPastReports } = await import('../../adapters/github/past-reports.js');
  const past = await fetchPastReports(values, env, most);
  const nothing = {
    message: 'history: the last runs on the default branch have left no report',
    hint: `docs/recipes.md of summary-gate has the step that leaves one as the artifact summary-gate-report-${values['comment-key']}`,
  };
  return show(past, 'artifact without a report', nothing, context);
}

/** Prints the trend, and writes the page where it is wanted. */
async function show(
  found: PastReports,
  noun: Skipped['noun'],
  nothing: Problem,
  { run, flags, json, screen, print, tell }: CommandContext,
): Promise<ExitCode> {
  const { values } = run.settings;
  const { files } = run.ports;
  const isPage = flags.has(HTML.name);
  // A page that lasts goes on from what it had: reports themselves may be gone by now.
  const kept = isPage ? keptIn(pathIn(values['report-dir'], HISTORY_FILES.runs), files) : [];
  const runs = inOrder([...kept, ...found.runs]);
  const points = pointsOf(runs, found.remembered);
  const skipped = { count: found.skipped, noun };
  // An empty page would look as if there had been no run, where reports did not arrive.
  if (runs.length === 0 && !values['allow-empty']) throw new UserError([unlessFirst(nothing, skipped)]);
  const { readIncidents } = await import('../parts/incidents.js');
  const incidents = await readIncidents({ run, tell });
  print(
    json
      ? jsonText({ points, skipped: found.skipped, ...(incidents.length > 0 && { incidents }) })
      : `${renderHistory(points, skipped, screen)}${renderIncidents(incidents, screen)}`,
  );
  if (isPage) {
    const { writePage } = await import('../../run/history-page.js');
    const written = writePage(
      { runs, points, skipped, incidents, key: values['comment-key'] },
      values['report-dir'],
      files,
    );
    tell(`Page: ${written.join(', ')}`);
  }
  return EXIT.pass;
}

function unlessFirst({ message, hint, ...problem }: Problem, { count, noun }: Skipped): Problem {
  const others = count === 0 ? '' : `, only ${counted(count, noun)}`;
  return { ...problem, message: message + others, hint: `${hint}; set allow-empty to true if this is the first run` };
}

/** What an earlier page has left. Throws where the file is another one: it would be lost, and so would a history that broke. */
function keptIn(path: string, files: Files): readonly HistoryRun[] {
  if (files.kind(path) !== 'file') return [];
  const read = files.read(path);
  const runs = read.kind === 'text' ? readHistory(read.text) : undefined;
  if (runs !== undefined) return runs;
  throw new UserError([
    {
      message: 'history: this file would be replaced, and is no history that can be read',
      place: { file: path },
      hint: 'remove it, or name another --report-dir',
    },
  ]);
}

/** Reports of the folder and of its folders, and histories; other .json files are counted. */
function readReports(folder: string, files: Files): PastReports {
  const runs: HistoryRun[] = [];
  const remembered: RememberedRun[] = [];
  let skipped = 0;
  for (const name of files.list(folder)) {
    const path = `${folder}/${name}`;
    const file = files.kind(path) === 'folder' ? `${path}/report.json` : path;
    if (!file.endsWith('.json') || files.kind(file) !== 'file') continue;
    const read = files.read(file);
    const parsed = read.kind === 'text' ? readBaselineReport(read.text) : undefined;
    const earlier = read.kind === 'text' && parsed?.kind !== 'report' ? readHistory(read.text) : undefined;
    if (parsed?.kind === 'report') {
      runs.push(toHistoryRun(parsed.report));
      remembered.push(...rememberedOf(parsed.report));
    } else if (earlier !== undefined) runs.unshift(...earlier);
    else skipped++;
  }
  return { runs, remembered, skipped };
}

function pointsOf(runs: readonly HistoryRun[], remembered: readonly RememberedRun[]): readonly HistoryPoint[] {
  const own = runs.flatMap(({ scored_at, overall_mean: mean, ci95, scored, verdict, rubric }): HistoryPoint[] =>
    mean === null ? [] : [{ scored_at, overall_mean: mean, ci95, sessions: scored, verdict, rubric }],
  );
  const known = new Set(own.map(({ scored_at }) => scored_at));
  // What a report says of itself wins over what another remembers of it.
  const others = new Map(
    remembered
      .filter(({ scored_at }) => !known.has(scored_at))
      .map((one) => [one.scored_at, { ...one, sessions: null, verdict: null, rubric: null }]),
  );
  // Times of one form sort as text.
  return [...others.values(), ...own].sort((a, b) => byCodePoint(a.scored_at, b.scored_at));
}
