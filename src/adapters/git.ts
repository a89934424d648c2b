import { execFileSync } from 'node:child_process';

/** The most files that are asked about: a comment shows fewer. */
const MOST_FILES = 500;

/**
 * Which of the files are part of the commit that is checked out: only those have a page to link to. Without git, or
 * outside of a repository, none is.
 */
export function trackedFiles(workspace: string, files: readonly string[]): ReadonlySet<string> {
  const asked = [...new Set(files)].filter((file) => !file.includes('\0')).slice(0, MOST_FILES);
  if (asked.length === 0) return new Set();
  try {
    const listing = execFileSync('git', ['ls-files', '-z', '--', ...asked.map((file) => `:(literal,top)${file}`)], {
      cwd: workspace,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      timeout: 10_000,
    });
    return new Set(listing.split('\0').filter((file) => file !== ''));
  } catch {
    return new Set();
  }
}
