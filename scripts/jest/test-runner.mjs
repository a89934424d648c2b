// Runs a file of tests with jest's own runner, jest-circus, to which it hands the modules of test-modules.mjs in place of jest's.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import circus from 'jest-circus/runner';
import { TestModules } from './test-modules.mjs';

/** Where jest-circus keeps those who hear of its events, and the name of what else it keeps. */
const HANDLERS = Symbol.for('EVENT_HANDLERS');
const STATE = 'JEST_STATE_SYMBOL';

const require = createRequire(import.meta.url);

// Most of the program runs a few times in a file of tests, so that the engine need not optimise it.
const engine = pathToFileURL(join(process.env.SUMMARY_GATE_COMPILED, 'src/adapters/engine.js'));
(await import(engine.href)).expectRun('short');

/** Both of these before the first file. */
let empty;

export default function runTests(globalConfig, config, environment, runtime, path, send) {
  const globals = { jest: environment.moduleMocker };
  const modules = new TestModules(globals, runtime.getSourceMaps());
  return circus.default(globalConfig, config, environment, runtimeOf(globals, modules), path, send);
}

/** What jest-circus asks of the runtime of jest. */
function runtimeOf(globals, modules) {
  return {
    requireInternalModule: emptied,
    requireModule: require,
    setGlobalsForRuntime: (given) => Object.assign(globals, given),
    unstable_shouldLoadAsEsm: () => true,
    unstable_importModule: (path) => modules.import(path),
    enterTestCode: () => {},
    leaveTestCode: () => {},
  };
}

/** The part of jest-circus that keeps the tests of a file: loaded once, and empty again for each file. */
function emptied(path) {
  const part = require(path);
  const state = Object.getOwnPropertySymbols(globalThis).find(({ description }) => description === STATE);
  empty ??= { state: copyOf(globalThis[state]), handlers: [...globalThis[HANDLERS]] };
  globalThis[state] = copyOf(empty.state);
  globalThis[HANDLERS].splice(0, Number.POSITIVE_INFINITY, ...empty.handlers);
  return part;
}

/** A copy with the same circles. What is empty in the state is new in the copy. */
function copyOf(value, known = new Map()) {
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Map || value instanceof WeakMap) return new value.constructor();
  if (known.has(value)) return known.get(value);
  const copy = Array.isArray(value) ? [] : {};
  known.set(value, copy);
  for (const key of Reflect.ownKeys(value)) copy[key] = copyOf(value[key], known);
  return copy;
}
