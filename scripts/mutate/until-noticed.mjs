// Runs one suite on one change, unless another suite has noticed that already, and only to its first failure.
import runTests from '../jest/test-runner.mjs';

const { slow, suites } = JSON.parse(process.env.SUMMARY_GATE_CHANGED);

/** The best suite of each source, which holds it however long it takes. */
const nearest = new Set(suites.map(([first]) => first));

const noticed = new Set();
const slowSuites = new Set();

export default async function untilNoticed(globalConfig, config, environment, runtime, path, send) {
  const { folder, index } = config.testEnvironmentOptions;
  if (noticed.has(index) || slowSuites.has(path)) return nothing(path);
  const suite = path.slice(config.rootDir.length + 1);
  const tell = (failed) => process.send({ index, suite, failed });
  tell(false);
  if (folder !== null) process.env.SUMMARY_GATE_COMPILED = folder;
  environment.handleTestEvent = (event) => {
    if (event.name === 'test_fn_failure' || event.name === 'hook_failure') noticed.add(index);
    if (event.name === 'test_start' && noticed.has(index)) event.test.mode = 'skip';
  };
  const start = process.cpuUsage();
  const result = await runTests(globalConfig, config, environment, runtime, path, send).catch(() => null);
  if (result === null || result.numFailingTests > 0 || result.testExecError) {
    noticed.add(index);
    tell(true);
  }
  const { user, system } = process.cpuUsage(start);
  if (index === -1 && user + system > slow * 1_000_000 && !nearest.has(suite)) slowSuites.add(path);
  return nothing(path);
}

/** What jest wants to know of a suite: nothing here is for its own count. */
function nothing(testFilePath) {
  const counts = { numFailingTests: 0, numPassingTests: 0, numPendingTests: 0, numTodoTests: 0 };
  const snapshot = {
    added: 0,
    fileDeleted: false,
    matched: 0,
    unchecked: 0,
    uncheckedKeys: [],
    unmatched: 0,
    updated: 0,
  };
  const perfStats = {
    end: 0,
    loadTestEnvironmentEnd: 0,
    loadTestEnvironmentStart: 0,
    runtime: 0,
    setupFilesEnd: 0,
    setupFilesStart: 0,
    slow: false,
    start: 0,
  };
  return {
    ...counts,
    leaks: false,
    openHandles: [],
    perfStats,
    skipped: true,
    snapshot,
    testFilePath,
    testResults: [],
  };
}
