// Jest as npm test has it, but with sources that were compiled before, and each suite once for every change (see run-mutants.mjs).
import config from '../../jest.config.mjs';

const { globalSetup: _setup, globalTeardown: _teardown, ...rest } = config;

export default {
  ...rest,
  rootDir: '../..',
  reporters: [],
  testSequencer: '<rootDir>/scripts/mutate/each-change.mjs',
  testRunner: '<rootDir>/scripts/mutate/until-noticed.mjs',
};
