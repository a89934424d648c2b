import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { reasonOf, UserError } from '../../core/errors.js';
import type { Files } from '../../core/ports.js';
import { openWorkspace } from './files.js';

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

/** An empty workspace of our own among the temporary files, for as long as it is worked with. */
interface TemporaryWorkspace {
  readonly files: Files;
  /** Writes a file and the folders that it takes. Throws what the system says. */
  readonly write: (path: string, content: string | Uint8Array) => void;
  readonly remove: () => void;
}

/** Makes one whose name begins with `prefix`. Throws a UserError where none can be made. */
export function openTemporaryWorkspace(prefix: string): TemporaryWorkspace {
  const root = realpathSync.native(makeTemporaryFolder(prefix));
  return {
    files: openWorkspace(root, root),
    write: (path, content) => {
      const file = join(root, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, content);
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
