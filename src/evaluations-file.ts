import { reasonOf } from './adapters/files.js';
import type { Files } from './ports.js';
import { jsonLine } from './render/escape.js';
import type { Report } from './report/schema.js';
import { pathIn } from './report-files.js';
import type { Settings } from './settings/table.js';
import type { EvaluationEvent } from './telemetry/evaluation.js';
import { evaluationsFile, type Telemetry } from './telemetry/telemetry.js';

export interface Appended {
  /** The file, where it was written. */
  readonly path?: string;
  readonly warnings: readonly string[];
}

/**
 * Adds the events of a run to the file of its day, a line each. The file is a history: what earlier runs have left stays,
 * and the same run again adds its lines again. What cannot be written is a warning and never changes a result.
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
