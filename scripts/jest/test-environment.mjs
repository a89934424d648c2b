// Where a file of tests runs: in the worker itself, beside src/. A world of its own for each file, as jest has by itself, costs
// forty milliseconds, runs jest and the tests cold, and keeps memory that every process which a test starts has to copy.
import { AsyncLocalStorage } from 'node:async_hooks';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
// As jest's own environment finds it: it belongs to jest, and is no dependency of ours.
const { ModuleMocker } = createRequire(require.resolve('jest-environment-node'))('jest-mock');

const mocker = new ModuleMocker(globalThis);

/**
 * What carries a value along asynchronous calls costs something in each of them until it is disabled, and keeps that value.
 * Jest uses one for each file of tests and leaves it: a process that has run a hundred files has a hundred of them.
 */
const storages = new Set();
for (const method of ['run', 'enterWith']) {
  const original = AsyncLocalStorage.prototype[method];
  AsyncLocalStorage.prototype[method] = function (...args) {
    storages.add(this);
    return Reflect.apply(original, this, args);
  };
}

export default class TestEnvironment {
  /** Jest writes its own things here, of which a console is all that the tests are given (see test-runner.mjs for the others). */
  global = {};
  moduleMocker = mocker;
  #before = { console, exitCode: process.exitCode, folder: process.cwd(), variables: { ...process.env } };

  async setup() {
    globalThis.console = this.global.console;
  }

  /** What a file of tests has changed is as it was before, for the next one. */
  async teardown() {
    const { console, exitCode, folder, variables } = this.#before;
    globalThis.console = console;
    process.exitCode = exitCode;
    process.chdir(folder);
    for (const name of Object.keys(process.env)) if (!(name in variables)) delete process.env[name];
    Object.assign(process.env, variables);
    for (const storage of storages) storage.disable();
    storages.clear();
  }

  getVmContext() {
    return null;
  }
}
