// In which order files of tests begin. Jest goes by how long each took last time, or by its size where nobody knows, as in
// a fresh clone.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import Sequencer from '@jest/test-sequencer';

/** Small files that take longest. Begun among the last, one would run alone in the end, beside idle processors. */
const SLOWEST = [
  'streaming/threads',
  'streaming/memory',
  'command-line/commands/self-test',
  'statistics/simulations',
  'render/page/hostile',
  'judge/batches/resumed-run',
  'action/trouble',
].map((name) => `/__tests__/${name}.test.ts`);

/** How a file says that it starts processes. Those of git that the action starts belong to tests of repositories, which do, too. */
const STARTS_PROCESSES = 'node:child_process';

/** What a file of tests imports, which may start them for it. */
const NEAR = /from '(\.[^']*)\.js'/g;

export default class SlowestFirst extends Sequencer {
  /**
   * A process is started by a copy of the worker, whose memory grows with each file of tests: a worker that has run a hundred
   * takes twenty milliseconds for that, a fresh one two.
   */
  sort(tests) {
    const isSlow = ({ path }) => SLOWEST.some((end) => path.replaceAll('\\', '/').endsWith(end));
    const sorted = super.sort(tests);
    const inOrder = [...sorted.filter(isSlow), ...sorted.filter((test) => !isSlow(test))];
    const early = new Set(inOrder.filter(({ path }) => startsProcesses(path)));
    return [...early, ...inOrder.filter((test) => !early.has(test))];
  }
}

function startsProcesses(path) {
  const text = readFileSync(path, 'utf8');
  if (text.includes(STARTS_PROCESSES)) return true;
  const near = [...text.matchAll(NEAR)].map(([, name]) => resolve(dirname(path), `${name}.ts`));
  // Some tests have imports in texts, of files that nobody has.
  return near.some((one) => existsSync(one) && readFileSync(one, 'utf8').includes(STARTS_PROCESSES));
}
