// What a test gets that imports a file of src/, or another that compile-sources.mjs has compiled: the members of that copy,
// which a worker of jest loads once for all its files of tests, as Node.js does. Jest's own way reads several hundred
// modules anew for each file, and runs them cold.
import { createHash } from 'node:crypto';
import { join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

async function stubOf(filename) {
  const path = relative(resolve('.'), filename).replaceAll('\\', '/').replace(/\.ts$/, '.js');
  const members = Object.keys(await import(pathToFileURL(join(process.env.SUMMARY_GATE_COMPILED, path))));
  const lines = members.map((name) =>
    name === 'default' ? 'export default module.default;' : `export const ${name} = module.${name};`,
  );
  return [`const module = await importCompiled(${JSON.stringify(path)});`, ...lines, 'export {};'].join('\n');
}

export default {
  canInstrument: false,
  // The source alone does not tell what a file exports that passes others on.
  getCacheKeyAsync: async (_source, filename) =>
    createHash('sha256')
      .update(await stubOf(filename))
      .digest('hex'),
  processAsync: async (_source, filename) => ({ code: await stubOf(filename) }),
};
