// The licences of everything that may be in dist/, from the production tree: ncc's own list leaves out whatever
// lands in the entry chunk.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export function collectLicences() {
  const listing = execFileSync('npm', ['ls', '--omit=dev', '--all', '--parseable'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const texts = new Map();
  for (const folder of listing.trim().split('\n').slice(1)) {
    const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const file = readdirSync(folder).find((entry) => /^(licen[cs]e|copying)/i.test(entry));
    const text =
      file === undefined ? '(no licence file in the package)' : readFileSync(join(folder, file), 'utf8').trim();
    texts.set(`${name}@${version}`, `${name}@${version}\n${license}\n${text.replaceAll('\r\n', '\n')}\n`);
  }
  return [...texts]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, text]) => text)
    .join('\n');
}
