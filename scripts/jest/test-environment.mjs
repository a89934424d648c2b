// Where a file of tests runs: jest's environment for Node.js, with differences that make the tests quicker.
import { AsyncLocalStorage } from 'node:async_hooks';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import vm from 'node:vm';
import { TestEnvironment as NodeEnvironment } from 'jest-environment-node';

const { compileFunction, createContext } = vm;

/**
 * Jest compiles its own modules anew for each file of tests: what was compiled for the last one makes that quicker. V8 looks
 * itself whether it fits.
 */
const compiled = new Map();
vm.compileFunction = (code, parameters, options) => {
  const cachedData = compiled.get(code);
  const produceCachedData = cachedData === undefined;
  const made = compileFunction(code, parameters, { ...options, cachedData, produceCachedData });
  if (produceCachedData) compiled.set(code, made.cachedData);
  return made;
};

/**
 * Makes the global object of a file of tests an ordinary one. Jest's own is behind a proxy, which each use of `Math` or
 * `Array` goes through. A Node.js older than 20.18 does not know the constant, and makes an object that is somewhat slower.
 */
const createPlainContext = () => createContext(vm.constants.DONT_CONTEXTIFY);

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

export default class TestEnvironment extends NodeEnvironment {
  #variables = { ...process.env };

  constructor(config, context) {
    vm.createContext = createPlainContext;
    try {
      super(config, context);
    } finally {
      vm.createContext = createContext;
    }
    // src/ is loaded outside of what belongs to this file of tests (see compiled-sources.mjs): it sees what a test sets, and
    // `instanceof` knows what a test has made.
    this.global.process.env = process.env;
    Object.assign(this.global, { Error, Map, Set, TypeError });
    this.global.importCompiled = (path) => import(pathToFileURL(join(process.env.SUMMARY_GATE_COMPILED, path)));
    this.global.importOnce = (name) => import(name);
  }

  async teardown() {
    for (const name of Object.keys(process.env)) if (!(name in this.#variables)) delete process.env[name];
    Object.assign(process.env, this.#variables);
    await super.teardown();
    for (const storage of storages) storage.disable();
    storages.clear();
  }
}
