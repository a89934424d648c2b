// Loaded into a measured process: writes its peak of resident memory in MB (10^6 bytes) when it ends.
import { readFileSync, writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const file = process.env.BENCH_PEAK_FILE;
if (file && isMainThread) process.on('exit', () => writeFileSync(file, String((peakInKibibytes() * 1024) / 1e6)));

/**
 * Of the whole process with all its threads. On Linux `maxRSS` has in it what the parent had resident when it started the
 * process, and the parent holds all sessions; the high-water mark of /proc begins anew with the program.
 */
function peakInKibibytes() {
  if (process.platform !== 'linux') return process.resourceUsage().maxRSS;
  const [, mark] = /^VmHWM:\s*(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8'));
  return Number(mark);
}
