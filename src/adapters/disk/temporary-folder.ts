import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { reasonOf, UserError } from '../../core/errors.js';

/**
 * Makes an empty folder of our own among the temporary files, whose name begins with `prefix`. Throws a UserError where none can
 * be made.
 */
export function makeTemporaryFolder(prefix: string, parent = tmpdir()): string {
  try {
    return mkdtempSync(join(parent, prefix));
  } catch (error) {
    throw new UserError([
      {
        message: `no folder can be made among the temporary files: ${reasonOf(error)}`,
        place: { file: parent },
        hint: 'name another folder in TMPDIR (on Windows in TEMP)',
      },
    ]);
  }
}
