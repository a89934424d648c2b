import { reasonOf } from './adapters/files.js';
import { UserError } from './errors.js';
import type { Files } from './ports.js';
import { renderMarkdown } from './render/markdown.js';
import type { Report } from './report/schema.js';
import type { ReportFormat, Settings } from './settings/table.js';

const FILES: Readonly<Record<ReportFormat, { readonly name: string; readonly render: (report: Report) => string }>> = {
  json: { name: 'report.json', render: renderJson },
  markdown: { name: 'report.md', render: renderMarkdown },
};

export function renderJson(report: Report): string {
  return `${JSON.stringify(report, null, 2)}\n`;
}

/** Writes the wanted report files and returns their paths. Throws a UserError when one cannot be written. */
export function writeReportFiles(report: Report, settings: Settings, files: Files): ReadonlyMap<ReportFormat, string> {
  const written = new Map<ReportFormat, string>();
  for (const format of settings['report-formats']) {
    const path = `${settings['report-dir']}/${FILES[format].name}`;
    try {
      files.write(path, FILES[format].render(report));
    } catch (error) {
      throw new UserError([{ message: `report-dir: cannot write: ${reasonOf(error)}`, place: { file: path } }]);
    }
    written.set(format, path);
  }
  return written;
}
