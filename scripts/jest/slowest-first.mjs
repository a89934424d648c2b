// In which order files of tests begin. Jest goes by how long each took last time, or by its size where nobody knows, as in
// a fresh clone.
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

export default class SlowestFirst extends Sequencer {
  sort(tests) {
    const isSlow = ({ path }) => SLOWEST.some((end) => path.replaceAll('\\', '/').endsWith(end));
    const sorted = super.sort(tests);
    return [...sorted.filter(isSlow), ...sorted.filter((test) => !isSlow(test))];
  }
}
