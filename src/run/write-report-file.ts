import { reasonOf } from '../adapters/disk/files.js';
import { UserError } from '../core/errors.js';
import type { Files } from '../core/ports.js';

/** Writes a file of report-dir. Throws a UserError where it cannot be written, and hands on that of an input that is read meanwhile. */
export function writeReportFile(path: string, text: string | Iterable<string>, files: Files): void {
  try {
    files.write(path, text);
  } catch (error) {
    throw error instanceof UserError ? error : unwritable(path, reasonOf(error));
  }
}

/** That a file of report-dir, or the folder itself, cannot be written. */
export function unwritable(path: string, reason: string): UserError {
  return new UserError([{ message: `report-dir: cannot write: ${reason}`, place: { file: path } }]);
}
