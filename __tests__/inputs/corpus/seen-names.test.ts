import { expect, it } from '@jest/globals';
import { jsonl, referenceJson } from '../../builders/summaries.js';
import { readTree } from './read-tree.js';

const [COMPOSED, DECOMPOSED] = ['caf\u00e9', 'cafe\u0301'];
const ALIKE = 'which looks alike and differs only in Unicode normal form (NFC, NFD)';
const twice = (first: string) => `the name "${COMPOSED}" stands twice in the corpus, first at ${first}`;

it('tells of two folders that look alike that only their normal form differs', () => {
  const tree = {
    [`c/${COMPOSED}/reference.json`]: referenceJson(),
    [`c/${DECOMPOSED}/reference.json`]: referenceJson(),
  };
  expect(readTree(tree, 'c').problems).toEqual([
    {
      message: `${twice(`c/${DECOMPOSED}/reference.json:1`)}, ${ALIKE}`,
      place: { file: `c/${COMPOSED}/reference.json`, line: 1 },
    },
  ]);
});

it('tells it of two lines, and not of a line that is spelt as the first one is', () => {
  const lines = [COMPOSED, DECOMPOSED, COMPOSED].map((name) => ({ name, ...referenceJson() }));
  expect(readTree({ 'c.jsonl': jsonl(...lines) }, 'c.jsonl').problems.map(({ message }) => message)).toEqual([
    `${twice('c.jsonl:1')}, ${ALIKE}`,
    twice('c.jsonl:1'),
  ]);
});
