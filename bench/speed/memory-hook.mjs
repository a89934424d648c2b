// Loaded into a measured process: writes its peak of resident memory in MB (10^6 bytes) when it ends.
import { writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const file = process.env.BENCH_PEAK_FILE;
// `maxRSS` is in kibibytes on every platform, and of the whole process with all its threads.
if (file && isMainThread) {
  process.on('exit', () => writeFileSync(file, String((process.resourceUsage().maxRSS * 1024) / 1e6)));
}
