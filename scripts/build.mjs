// Bundles what tsc wrote into build/ as dist/: the action (index.js) and the command line (cli.js).
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ncc from '@vercel/ncc';
import { collectLicences } from './licences.mjs';

const out = resolve('dist');
rmSync(out, { recursive: true, force: true });
mkdirSync(out);
for (const name of ['index', 'cli']) {
  // The file name keeps the chunks of both bundles apart.
  const { code, assets } = await ncc(resolve('build', `${name}.js`), {
    filename: `${name}.js`,
    esm: true,
    target: 'es2022',
    cache: false,
    quiet: true,
  });
  writeFileSync(join(out, `${name}.js`), code);
  for (const [file, asset] of Object.entries(assets)) {
    writeFileSync(join(out, file), asset.source, { mode: asset.permissions });
  }
}
writeFileSync(join(out, 'package.json'), '{\n  "type": "module"\n}\n');
writeFileSync(join(out, 'licenses.txt'), collectLicences());
