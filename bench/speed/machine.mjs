// Where and when the numbers were measured.
import { execFileSync } from 'node:child_process';
import { cpus, loadavg, release, totalmem, type } from 'node:os';
import { show } from './table.mjs';

const BUSY = `

**A draft.** The machine was busy with other work, so times are several times too long and even ratios may be far off.`;

/** The head of the page. `args` are those that decide what is measured, as they were given. */
export function describeMachine({ rounds }, args) {
  const git = (...words) => execFileSync('git', words, { encoding: 'utf8' }).trim();
  const commit = git('rev-parse', '--short', 'HEAD');
  const changed = git('status', '--porcelain', '--untracked-files=no', '--', 'src', 'bench', 'dist') !== '';
  const [load] = loadavg();
  const isBusy = load > cpus().length / 2;
  const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date());
  const command = ['npm run bench', ...(args.length > 0 ? ['--', ...args] : [])].join(' ');
  return `# Benchmarks

[All pages](README.md) · before: [Limits and speed](limits.md) · next: [Troubleshooting](troubleshooting.md)

\`${command}\` has written this page. Do not edit it; run that again.

| | |
|---|---|
| date | ${date} |
| commit | ${commit}${changed ? ', with changes that are not committed' : ''} |
| machine | ${cpus().length} x ${cpus()[0].model.trim()}, ${show(totalmem() / 1e9, 2)} GB, ${type()} ${release()} |
| load before | ${load.toFixed(2)} |
| Node.js | ${process.version}, unless a section says otherwise |

Times are wall times of whole processes unless said otherwise: medians of ${rounds}, in rounds that run every command once, after
a round that does not count. Machines differ, so look at the ratios first.${isBusy ? BUSY : ''}`;
}
