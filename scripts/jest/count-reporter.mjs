// A jest reporter that names the slowest files, says where something fails that dist/ is older than src/, and leaves
// `N passed, N failed` in the file that TEST_COUNTS_FILE names.
import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { isBundleOlder } from './older-bundle.mjs';

const SHOWN = 5;

export default class CountReporter {
  onRunComplete(_contexts, results) {
    const files = [...results.testResults].sort((a, b) => b.perfStats.runtime - a.perfStats.runtime);
    if (files.length > SHOWN) {
      const lines = files.slice(0, SHOWN).map(({ testFilePath, perfStats }) => {
        return `  ${(perfStats.runtime / 1000).toFixed(1).padStart(6)} s  ${relative(process.cwd(), testFilePath)}`;
      });
      process.stderr.write(`\nThe slowest files:\n${lines.join('\n')}\n`);
    }
    // A suite that could not start has no tests of its own; it counts as one failure.
    const failed = results.numFailedTests + results.numRuntimeErrorTestSuites;
    if (failed > 0 && isBundleOlder('.')) {
      process.stderr.write('\ndist/ is older than src/, and some tests run it: try again after npm run build\n');
    }
    const file = process.env.TEST_COUNTS_FILE;
    if (file === undefined || file === '') return;
    writeFileSync(file, `${results.numPassedTests} passed, ${failed} failed\n`);
  }
}
