import { sha256 } from '../adapters/digest.js';
import { reasonOf } from '../adapters/disk/files.js';
import { jsonLine, jsonPieces } from '../core/json/text.js';
import type { Files } from '../core/ports.js';
import { describeKind } from '../core/text.js';
import { pathIn } from '../core/workspace-path.js';
import { htmlPieces } from '../render/html/render-html.js';
import { renderMarkdown } from '../render/page/page.js';
import type { Report } from '../report/schema.js';
import type { BaseTexts } from '../scoring/base-texts.js';
import type { TextsOf } from '../scoring/session-texts.js';
import { pathsOf } from '../settings/candidate-paths.js';
import { CANDIDATES_FILE, fileOfRuns, JUDGE_LOG, PROBE_FILE, REPORT_FILES } from '../settings/files-of-runs.js';
import type { ReportFormat, Settings } from '../settings/table.js';
import type { EvaluationEvent } from '../telemetry/evaluation.js';
import { evaluationsFile, type Telemetry } from '../telemetry/telemetry.js';
import type { RunOutcome } from './conclude.js';
import { unwritable, writeReportFile } from './write-report-file.js';

/** The formats that are a file of one run; `otel` is appended to that of a day. */
type FileFormat = Exclude<ReportFormat, 'otel'>;

/** Makes the text of a report file, in pieces where it has a part for every session. */
type Render = (report: Report, texts: TextsOf, base: BaseTexts | undefined) => string | Iterable<string>;

/** What only some runs write is loaded when it is wanted: all others start sooner without it. */
const LOADERS: Readonly<Record<FileFormat, () => Promise<Render>>> = {
  json: async () => renderJson,
  markdown: async () => renderMarkdown,
  html: async () => renderPage,
  junit: async () => (await import('../render/junit/junit.js')).junitPieces,
  sarif: async () => {
    const { renderSarif } = await import('../render/sarif/sarif.js');
    return (report) => renderSarif(report, sha256);
  },
  gitlab: async () => {
    const { renderCodeQuality } = await import('../render/gitlab/code-quality.js');
    return (report) => renderCodeQuality(report, sha256);
  },
};

function renderPage(report: Report, texts: TextsOf, base: BaseTexts | undefined): Iterable<string> {
  return htmlPieces(report, texts, { base });
}

/** The report as JSON, in pieces. */
export function renderJson(report: Report): Iterable<string> {
  return jsonPieces(report);
}

/**
 * Removes report files from the report folder, left by an earlier run or brought by a pull request: what is there
 * afterwards is of this run. Not the candidates that are to be scored, which may be those of an earlier run, nor what was
 * wrongly named for what is kept: a run that refuses it has removed nothing of it.
 */
export function removeReportFiles(settings: Settings, files: Files): void {
  const { 'report-dir': folder, candidates } = settings;
  const kept = keptByMistake(settings, files);
  for (const name of [...Object.values(REPORT_FILES), JUDGE_LOG, CANDIDATES_FILE]) {
    const path = pathIn(folder, name);
    if (!pathsOf(candidates).includes(path) && !kept.has(name)) files.remove(path);
  }
}

/** The files of runs in report-dir that recorded answers or the ledger were named as, which is refused. */
export function keptByMistake(
  { 'report-dir': folder, 'judge-cassette': cassette, 'budget-ledger': ledger }: Settings,
  files: Files,
): ReadonlySet<string> {
  const named = [cassette, ledger].map((path) => (path === null ? undefined : fileOfRuns(path, folder, files)));
  return new Set(named.filter((name) => name !== undefined));
}

/** The names of the files that a run writes. */
export function reportNames(formats: readonly ReportFormat[]): readonly string[] {
  return formats.flatMap((format) => (format === 'otel' ? [] : [REPORT_FILES[format]]));
}

/**
 * Throws a UserError where files of these names cannot be written in the folder. Call it before the judge is asked:
 * answers that were paid for would be lost. Leaves nothing behind but the folder.
 */
export function refuseUnwritable(folder: string, names: readonly string[], files: Files): void {
  for (const path of names.map((name) => pathIn(folder, name))) {
    if (files.kind(path) === 'folder') throw unwritable(path, describeKind('folder'));
  }
  const probe = pathIn(folder, PROBE_FILE);
  try {
    files.write(probe, '');
    files.remove(probe);
  } catch (error) {
    throw unwritable(folder, reasonOf(error));
  }
}

type Renderers = ReadonlyMap<FileFormat, Render>;

/** Loads the code that writes the wanted formats; what no format wants stays unloaded. */
export async function loadRenderers(formats: readonly ReportFormat[]): Promise<Renderers> {
  const wanted = formats.filter((format) => format !== 'otel');
  return new Map(await Promise.all(wanted.map(async (format) => [format, await LOADERS[format]()] as const)));
}

/**
 * Writes the report files and returns their paths, in the order of the formats. Throws a UserError when one cannot be
 * written. report.json comes last: other programs take it for a sign that all went well.
 */
export function writeReportFiles(
  { report, texts, baseTexts }: Pick<RunOutcome, 'report' | 'texts' | 'baseTexts'>,
  folder: string,
  renderers: Renderers,
  files: Files,
): ReadonlyMap<FileFormat, string> {
  const wanted = [...renderers].map(([format, render]) => {
    return { format, path: pathIn(folder, REPORT_FILES[format]), render };
  });
  for (const { path, render } of [...wanted].sort(
    (a, b) => Number(a.format === 'json') - Number(b.format === 'json'),
  )) {
    writeReportFile(path, render(report, texts, baseTexts), files);
  }
  return new Map(wanted.map(({ format, path }) => [format, path]));
}

/** What came of adding events to the evaluations file. */
export interface Appended {
  /** Path of the file; left out where it was not written. */
  readonly path?: string;
  readonly warnings: readonly string[];
}

/**
 * Appends the telemetry events of a run to the evaluations file of its day, one a line. The file is a history: earlier
 * lines stay, and running twice adds lines twice. A file that cannot be written is a warning and never changes a
 * result.
 */
export function appendEvaluations(
  { events }: Pick<Telemetry, 'events'>,
  report: Pick<Report, 'scored_at'>,
  { 'report-dir': folder }: Settings,
  files: Files,
): Appended {
  const [first] = events;
  if (first === undefined) return { warnings: [] };
  const path = pathIn(folder, evaluationsFile(report));
  try {
    // A pull request may have brought it, and the events hold its words: they must not end up in a file of its choice.
    if (isLink(path, folder, files)) return { warnings: [`${path} was not written: it is a symbolic link`] };
    // A run that was killed leaves half a line, which must not swallow the first of this one.
    files.append(path, linesOf(events, endsInALine(path, files) ? '' : '\n'));
    return { path, warnings: [] };
  } catch (error) {
    return { warnings: [`${path} could not be written: ${reasonOf(error)}`] };
  }
}

function isLink(path: string, folder: string, files: Files): boolean {
  const [real, parent] = [files.real(path), files.real(folder)];
  return real !== undefined && parent !== undefined && real !== pathIn(parent, path.slice(path.lastIndexOf('/') + 1));
}

function* linesOf(events: Iterable<EvaluationEvent>, before: string): Generator<string> {
  let start = before;
  for (const event of events) {
    yield start + jsonLine(event);
    start = '';
  }
}

function endsInALine(path: string, files: Files): boolean {
  if (files.kind(path) !== 'file') return true;
  const opened = files.openLines(path);
  if (opened.kind === 'unreadable') return true;
  try {
    return opened.file.endsInLine();
  } finally {
    opened.file.close();
  }
}
