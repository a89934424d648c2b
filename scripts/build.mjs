// Bundles what tsc wrote into build/ as dist/. The action (index.js) and the command line (cli.js) are a few lines each and
// share one bundle, program.js, so that whoever downloads the action does not download everything twice.
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
writeFileSync(join(out, 'program.js'), await withoutComments('program.js', withOwnZod(code)));
for (const [file, asset] of Object.entries(assets)) {
  const source = file.endsWith('.js') ? await withoutComments(file, String(asset.source)) : asset.source;
  writeFileSync(join(out, file), source, { mode: asset.permissions });
}
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
  const own = text.replaceAll(/\bglobalThis(?=\)?\.__zod_global)/g, 'zodGlobals');
  if (own === text) throw new Error('zod keeps its globals elsewhere now: look for __zod_ in dist/program.js');
  return `const zodGlobals = {};\n${own}`;
}
