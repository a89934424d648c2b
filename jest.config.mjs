import { availableParallelism } from 'node:os';

export default {
  testEnvironment: '<rootDir>/scripts/jest/test-environment.mjs',
  testRunner: '<rootDir>/scripts/jest/test-runner.mjs',
  globalSetup: '<rootDir>/scripts/jest/compile-sources.mjs',
  globalTeardown: '<rootDir>/scripts/jest/remove-compiled.mjs',
  // Only against a test that hangs: no test is to fail because a machine is slow or busy.
  testTimeout: 300_000,
  // One core less than there are, as is usual, would be one of two; some tests wait for servers and processes.
  maxWorkers: availableParallelism() + 1,
  // A worker that has run a hundred files frees its memory for half a second, and jest takes that for a leak.
  workerGracefulExitTimeout: 10_000,
  testSequencer: '<rootDir>/scripts/jest/slowest-first.mjs',
  reporters: ['default', '<rootDir>/scripts/jest/count-reporter.mjs'],
  testMatch: ['**/__tests__/**/*.test.ts'],
  modulePathIgnorePatterns: ['<rootDir>/build/', '<rootDir>/dist/'],
  injectGlobals: false,
  // What the tests import is compiled and loaded by the runner (see scripts/jest/test-modules.mjs). Jest itself looks for it
  // only where it is asked which tests belong to a file.
  transform: {},
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
};
