import { reasonOf } from './adapters/files.js';
import { UserError } from './errors.js';
import type { Files } from './ports.js';
import { jsonText } from './render/escape.js';
import { renderHtml } from './render/html/render-html.js';
import { renderMarkdown } from './render/markdown.js';
import type { Report } from './report/schema.js';
import type { TextsOf } from './report/session-texts.js';
import type { ReportFormat, Settings } from './settings/table.js';

/** The formats that are a file of one run; `otel` is appended to that of a day. */
type FileFormat = Exclude<ReportFormat, 'otel'>;

interface ReportFile {
  readonly name: string;
  readonly render: (report: Report, texts: TextsOf) => string;
}

const FILES: Readonly<Record<FileFormat, ReportFile>> = {
  json: { name: 'report.json', render: renderJson },
  markdown: { name: 'report.md', render: renderMarkdown },
  html: { name: 'report.html', render: renderHtml },
};

/** Forensics of a judged run, beside the report. */
export const JUDGE_LOG = 'judge-log.jsonl';

export function renderJson(report: Report): string {
  return jsonText(report);
}

/**
 * Removes the report files of an earlier run, or of a pull request that brought its own: what stands in the folder
 * afterwards is this run's.
 */
export function removeReportFiles({ 'report-dir': folder }: Settings, files: Files): void {
  for (const name of [...Object.values(FILES).map((file) => file.name), JUDGE_LOG]) files.remove(pathIn(folder, name));
}

export function pathIn(folder: string, name: string): string {
  return folder === '.' ? name : `${folder}/${name}`;
}

/**
 * Writes the wanted report files and returns their paths, in the order of the formats. Throws a UserError when one
 * cannot be written. report.json comes last: other programs take it for a sign that all went well.
 */
export function writeReportFiles(
  { report, texts }: { readonly report: Report; readonly texts: TextsOf },
  settings: Settings,
  files: Files,
): ReadonlyMap<FileFormat, string> {
  const formats = settings['report-formats'].filter((format) => format !== 'otel');
  const wanted = formats.map((format) => {
    const { name, render } = FILES[format];
    return {
      format,
      path: pathIn(settings['report-dir'], name),
      text: render(report, texts),
    };
  });
  for (const { path, text } of [...wanted].sort((a, b) => Number(a.format === 'json') - Number(b.format === 'json'))) {
    try {
      files.write(path, text);
    } catch (error) {
      throw new UserError([{ message: `report-dir: cannot write: ${reasonOf(error)}`, place: { file: path } }]);
    }
  }
  return new Map(wanted.map(({ format, path }) => [format, path]));
}
