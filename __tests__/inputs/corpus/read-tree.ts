import { sha256 } from '../../../src/adapters/digest.js';
import { openCorpus } from '../../../src/inputs/corpus/open-corpus.js';
import { type Corpus, corpusOf } from '../../../src/inputs/corpus/read-corpus.js';
import { OWN_FORMAT } from '../../../src/inputs/format/summary-format.js';
import { referenceJson } from '../../builders/summaries.js';
import { makeWorkspace, type Tree } from '../../builders/workspace.js';

/** The corpus of a fresh workspace with these files. */
export function readTree(
  tree: Tree = { 'golden-corpus/s/reference.json': referenceJson() },
  path = 'golden-corpus',
): Corpus {
  return corpusOf(openCorpus(path, makeWorkspace(tree).files), sha256, OWN_FORMAT);
}
