import { availableParallelism } from 'node:os';
import { LOADED_ONCE } from './scripts/jest/compile-sources.mjs';

const COMPILED = '<rootDir>/scripts/jest/compiled-sources.mjs';

export default {
  testEnvironment: '<rootDir>/scripts/jest/test-environment.mjs',
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
  extensionsToTreatAsEsm: ['.ts'],
  moduleNameMapper: { '^fast-check$': '<rootDir>/scripts/jest/seeded-fast-check.mjs', '^(\\.{1,2}/.*)\\.js$': '$1' },
  modulePathIgnorePatterns: ['<rootDir>/build/', '<rootDir>/dist/'],
  transform: {
    '/src/.+\\.ts$': COMPILED,
    ...Object.fromEntries(LOADED_ONCE.map((path) => [`/${path}$`, COMPILED])),
    '^.+\\.ts$': [
      '@swc/jest',
      { jsc: { target: 'es2022', parser: { syntax: 'typescript' } }, module: { type: 'es6' } },
    ],
  },
};
