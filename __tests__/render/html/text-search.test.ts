import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { scriptJson } from '../../../src/render/escape.js';
import { searchTexts } from '../../../src/render/html/client/text-search.js';
import { type Detail, NOT_ON_PAGE, type PageSummary } from '../../../src/render/html/page-data.js';

const summary = (text: string): PageSummary => ({ title: '', summary: text, actions: [], outcome: '', moments: [] });
const detail = (reference: string, candidate: string, message = ''): Detail => ({
  ...{ overall: 1, change: null, path: 'summary.json', dimensions: [], omitted: 0, waivers: [], requirements: '' },
  findings:
    message === ''
      ? []
      : [{ code: 'CUT_OFF', severity: 'error', dimension: -1, message, suggestion: null, place: 'x' }],
  texts: {
    reference: summary(reference),
    candidate: summary(candidate),
    contradictions: { title: [], summary: [] },
    actions: [],
  },
  withoutTexts: '',
  judge: null,
});
const find = (words: string, ...details: readonly Detail[]) => {
  const blocks = details.map((one) => scriptJson([one]));
  const { rows, unread } = searchTexts(words, 1, (at) => blocks[at] ?? null);
  return { rows: [...rows], unread };
};

describe('a search in the texts', () => {
  it.each([
    ['the reference', 'WAL gap', [0]],
    ['the candidate', 'a <b>"quoted"</b>', [1]],
    ['a finding', 'ENDS MID-', [2]],
    ['no key of the data', 'severity', []],
    ['no path', 'summary.json', []],
    ['signs that mean something in a pattern', '.*', []],
  ])('finds %s', (_, words, wanted) => {
    const all = [detail('A wal GAP', ''), detail('', 'A <B>"quoted"</b>'), detail('', '', 'It ends mid-sentence')];
    expect(find(words, ...all).rows).toEqual(wanted);
  });

  it('finds what is there, whatever its signs', () => {
    const word = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(word, fc.string(), fc.string(), (words, before, after) => {
        expect(find(words, detail('', `${before}${words}${after}`)).rows).toEqual([0]);
      }),
    );
  });

  it('counts the sessions whose texts the page does not hold', () => {
    const without = { ...detail('', ''), texts: null, withoutTexts: NOT_ON_PAGE };
    expect(find('a', without, detail('a', ''), without)).toEqual({ rows: [1], unread: 2 });
  });
});
