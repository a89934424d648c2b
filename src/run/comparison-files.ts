import type { Comparison } from '../comparison/schema.js';
import { jsonPieces } from '../core/json/text.js';
import type { Files } from '../core/ports.js';
import { pathIn } from '../core/workspace-path.js';
import { COMPARISON_FILES, JUDGE_LOG } from '../settings/files-of-runs.js';
import type { ReportFormat, Settings } from '../settings/table.js';
import { refuseUnwritable } from './report-files.js';
import { writeReportFile } from './write-report-file.js';

/** The formats that a comparison has a file of. */
const FORMATS = ['markdown', 'html', 'json'] as const satisfies readonly ReportFormat[];
type ComparisonFormat = (typeof FORMATS)[number];

type Where = Pick<Settings, 'report-dir' | 'report-formats'>;

function wanted({ 'report-formats': formats }: Where): readonly ComparisonFormat[] {
  return FORMATS.filter((format) => formats.includes(format));
}

/**
 * Removes what an earlier comparison left: beside the files of this one there must be none of another. The log of a judge is
 * removed only where this one asks a judge: it may be that of a run.
 */
export function forgetComparison(
  { 'report-dir': folder, judge }: Pick<Settings, 'report-dir' | 'judge'>,
  files: Files,
): void {
  const log = judge === 'off' ? [] : [JUDGE_LOG];
  for (const name of [...Object.values(COMPARISON_FILES), ...log]) files.remove(pathIn(folder, name));
}

/** Throws a UserError where the files of a comparison cannot be written: answers that were paid for would be lost. */
export function refuseUnwritableComparison(where: Where, files: Files): void {
  refuseUnwritable(
    where['report-dir'],
    wanted(where).map((format) => COMPARISON_FILES[format]),
    files,
  );
}

/** Writes the files that `report-formats` names and returns their paths; compare.json last, as a sign that all went well. */
export async function writeComparison(comparison: Comparison, where: Where, files: Files): Promise<readonly string[]> {
  const written: string[] = [];
  for (const format of wanted(where)) {
    const path = pathIn(where['report-dir'], COMPARISON_FILES[format]);
    writeReportFile(path, await render(comparison, format), files);
    written.push(path);
  }
  return written;
}

async function render(comparison: Comparison, format: ComparisonFormat): Promise<string | Iterable<string>> {
  switch (format) {
    case 'json':
      return jsonPieces(comparison);
    case 'markdown':
      return (await import('../render/comparison/comparison-markdown.js')).comparisonMarkdown(comparison);
    case 'html':
      return (await import('../render/comparison/comparison-html.js')).comparisonHtml(comparison);
  }
}
