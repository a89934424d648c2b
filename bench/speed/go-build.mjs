// The programs in bench/speed/go, built into a folder for temporary files where Go is at hand.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SOURCES = fileURLToPath(new URL('go', import.meta.url));

/**
 * The version of Go and the paths of both programs: `rubric`, the port, and `usage`, which measures a command. `null`
 * where there is no Go; a Go that cannot build them is an error.
 */
export function buildGo(folder) {
  const version = findVersion();
  if (version === null) return null;
  // No other Go than the one at hand, and no look at the repository around the sources.
  const env = { ...process.env, GOTOOLCHAIN: 'local', GOFLAGS: '-buildvcs=false' };
  execFileSync('go', ['build', '-o', `${folder}/`, '.', './usage'], { cwd: SOURCES, env, stdio: ['ignore', 2, 2] });
  return { version, rubric: join(folder, 'rubric'), usage: join(folder, 'usage') };
}

function findVersion() {
  try {
    return execFileSync('go', ['env', 'GOVERSION'], { encoding: 'utf8' }).trim().replace(/^go/, '');
  } catch (error) {
    if (error.code === 'ENOENT') return null;
    throw error;
  }
}
