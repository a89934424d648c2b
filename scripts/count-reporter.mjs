// A jest reporter that leaves `N passed, N failed` in the file that TEST_COUNTS_FILE names.
import { writeFileSync } from 'node:fs';

export default class CountReporter {
  onRunComplete(_contexts, results) {
    const file = process.env.TEST_COUNTS_FILE;
    if (file === undefined || file === '') return;
    // A suite that could not start has no tests of its own; it counts as one failure.
    const failed = results.numFailedTests + results.numRuntimeErrorTestSuites;
    writeFileSync(file, `${results.numPassedTests} passed, ${failed} failed\n`);
  }
}
