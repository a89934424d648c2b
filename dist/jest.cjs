// Jest reads modules anew for each file of tests, in a context in which most set-ups allow no import() and no ES modules. So
// Node.js itself loads the program, once for a worker.
const { pathToFileURL } = require('node:url');
const { join } = require('node:path');
const { Script, constants } = require('node:vm');
const { beforeAll, expect } = require('@jest/globals');

const importModuleDynamically = constants?.USE_MAIN_CONTEXT_DEFAULT_LOADER;
if (importModuleDynamically === undefined) {
  throw new Error(`summary-gate/jest needs Node.js 20.12 or later; this is ${process.versions.node}`);
}
const load = new Script('(file) => import(file)', { importModuleDynamically }).runInThisContext();

let matchers;

beforeAll(async () => {
  const { loadMatchers } = await load(pathToFileURL(join(__dirname, 'program.js')).href);
  matchers = await loadMatchers();
});

const later =
  (name) =>
  (...given) => {
    if (matchers === undefined)
      throw new Error(`${name} is ready when tests run: call it in a test or in a later hook`);
    return matchers[name](...given);
  };

expect.extend({ toMatchGolden: later('toMatchGolden'), toScoreAtLeast: later('toScoreAtLeast') });
