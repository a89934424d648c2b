// Bundles what tsc wrote into build/ as dist/. The action (index.js) and the command line (cli.js) are a few lines each and
// share one bundle, program.js and the files that it loads, so that whoever downloads the action does not download everything twice.
import { chmodSync, copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ncc from '@vercel/ncc';
import { describeBundle } from './licences.mjs';
import { packageEntries } from './package-entries.mjs';
import { withoutComments } from './without-comments.mjs';

const out = resolve('dist');
rmSync(out, { recursive: true, force: true });
mkdirSync(out);
const { code, assets, stats } = await ncc(resolve('build/program.js'), {
  filename: 'program.js',
  esm: true,
  target: 'es2022',
  cache: false,
  quiet: true,
});
let zodFiles = 0;
for (const [file, { source, permissions }] of Object.entries({ 'program.js': { source: code }, ...assets })) {
  const text = file.endsWith('.js') ? await withoutComments(file, withOwnZod(String(source))) : source;
  writeFileSync(join(out, file), text, { mode: permissions });
}
if (zodFiles === 0) throw new Error('zod keeps its globals elsewhere now: look for __zod_ in dist/');
for (const entry of ['cli.js', 'index.js']) copyFileSync(join('build', entry), join(out, entry));
// As npm makes it where somebody installs or links a checkout: git would call it changed.
chmodSync(join(out, 'cli.js'), 0o755);
for (const [file, text] of Object.entries(packageEntries())) writeFileSync(join(out, file), text);
writeFileSync(join(out, 'package.json'), '{\n  "type": "module"\n}\n');
const { licences, sbom } = describeBundle(stats.compilation.modules);
writeFileSync(join(out, 'licenses.txt'), licences);
writeFileSync(join(out, 'sbom.cdx.json'), sbom);

/**
 * Zod keeps its settings and its registry in globals, so that several copies of it share them. Ours shares them with nobody: an
 * import leaves nothing behind, and nobody's settings change the messages here.
 */
function withOwnZod(text) {
  // At the beginning of a line: the script of the report stands within one as a text, and has a zod of its own.
  const own = text.replaceAll(/^( *(?:const \w+ = |\(\w+ = ))globalThis(?=\)?\.__zod_global)/gm, '$1zodGlobals');
  if (own === text) return text;
  zodFiles += 1;
  return `const zodGlobals = {};\n${own}`;
}
