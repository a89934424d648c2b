// The modules of a file of tests: itself and what it imports of __tests__/, evaluated anew for each file, so that none finds
// what another has left there. All else a worker of jest loads once for all its files, as Node.js does: src/ from where
// compile-sources.mjs has compiled it, packages, and what belongs to Node.js. Nothing can be mocked by its path here.
import { readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import vm from 'node:vm';
import { transformSync } from '@swc/core';
import { LOADED_ONCE, OPTIONS } from './compile-sources.mjs';

const SEEDED_FAST_CHECK = new URL('./seeded-fast-check.mjs', import.meta.url).href;

/** By paths: the code of files, and where it comes from, as jest reads it. */
const compiled = new Map();

/** By addresses: modules that are loaded once. */
const loaded = new Map();

/** One for all files: Node.js 20 never frees a module, nor what that exports. */
let jest;

export class TestModules {
  #evaluatedAnew = new Map();
  #globals;
  #sourceMaps;

  /**
   * @param globals what the file gets from @jest/globals, the same for each file; may be filled until it is imported
   * @param sourceMaps gets the source map of each file, by which jest shows where a test has failed
   */
  constructor(globals, sourceMaps) {
    this.#globals = globals;
    this.#sourceMaps = sourceMaps;
  }

  async import(path) {
    const module = this.#fileOfTests(path);
    await module.link(this.#find);
    await module.evaluate();
  }

  #find = (specifier, { identifier }) => {
    if (specifier === '@jest/globals') {
      jest ??= asModule(this.#globals);
      return jest;
    }
    if (specifier === 'fast-check') return loadedOnce(SEEDED_FAST_CHECK);
    if (!specifier.startsWith('.')) return loadedOnce(specifier);
    const path = resolve(dirname(identifier), specifier);
    if (!path.endsWith('.js')) return loadedOnce(pathToFileURL(path).href);
    const name = relative(resolve('.'), path).replaceAll('\\', '/');
    const source = name.replace(/\.js$/, '.ts');
    if (name.startsWith('src/') || LOADED_ONCE.includes(source)) {
      return loadedOnce(pathToFileURL(join(process.env.SUMMARY_GATE_COMPILED, name)).href);
    }
    return this.#fileOfTests(path.replace(/\.js$/, '.ts'));
  };

  #fileOfTests(path) {
    const known = this.#evaluatedAnew.get(path);
    if (known !== undefined) return known;
    const { code, sourceMap } = compile(path);
    this.#sourceMaps.set(path, sourceMap);
    const module = new vm.SourceTextModule(code, {
      identifier: path,
      initializeImportMeta: (meta) => {
        meta.url = pathToFileURL(path).href;
      },
      importModuleDynamically: async (specifier, from) => {
        const imported = await this.#find(specifier, from);
        if (imported.status === 'unlinked') await imported.link(this.#find);
        await imported.evaluate();
        return imported;
      },
    });
    this.#evaluatedAnew.set(path, module);
    return module;
  }
}

function compile(path) {
  const known = compiled.get(path);
  if (known !== undefined) return known;
  const options = { ...OPTIONS, filename: path, sourceMaps: true };
  const { code, map } = transformSync(readFileSync(path, 'utf8'), options);
  const result = { code, sourceMap: `data:application/json;base64,${Buffer.from(map).toString('base64')}` };
  compiled.set(path, result);
  return result;
}

function loadedOnce(address) {
  const module = loaded.get(address) ?? import(address).then(asModule);
  loaded.set(address, module);
  return module;
}

/** A module that exports these members. */
async function asModule(members) {
  const names = Object.keys(members);
  const module = new vm.SyntheticModule(names, () => {
    for (const name of names) module.setExport(name, members[name]);
  });
  await module.link(() => {});
  await module.evaluate();
  return module;
}
