import { mkdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Files } from '../../core/ports.js';
import { openWorkspace } from './files.js';
import { makeTemporaryFolder } from './temporary-folder.js';

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
