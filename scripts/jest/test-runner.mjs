// Runs a file of tests with jest's own runner, jest-circus, to which it hands the modules of test-modules.mjs in place of jest's.
import { createRequire } from 'node:module';
import circus from 'jest-circus/runner';
import { TestModules } from './test-modules.mjs';

/** Where jest-circus keeps those who hear of its events, and the name of what else it keeps. */
const HANDLERS = Symbol.for('EVENT_HANDLERS');
const STATE = 'JEST_STATE_SYMBOL';

export default async function runTests(globalConfig, config, environment, runtime, path, send) {
  const globals = { jest: environment.moduleMocker };
  const modules = new TestModules(globals, runtime.getSourceMaps());
  try {
    return await circus.default(globalConfig, config, environment, runtimeOf(globals, modules), path, send);
  } finally {
    forget();
  }
}

/** What jest-circus asks of the runtime of jest. */
function runtimeOf(globals, modules) {
  return {
    requireInternalModule: readAnew,
    requireModule: createRequire(import.meta.url),
    setGlobalsForRuntime: (given) => Object.assign(globals, given),
    unstable_shouldLoadAsEsm: () => true,
    unstable_importModule: (path) => modules.import(path),
    enterTestCode: () => {},
    leaveTestCode: () => {},
  };
}

/** The part of jest-circus that keeps the tests of a file. What it imports, `expect` among it, is loaded once. */
function readAnew(path) {
  const require = createRequire(import.meta.url);
  delete require.cache[path];
  return require(path);
}

function forget() {
  delete globalThis[HANDLERS];
  for (const key of Object.getOwnPropertySymbols(globalThis)) {
    if (key.description === STATE) delete globalThis[key];
  }
}
