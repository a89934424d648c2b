import { describe, expect, it } from '@jest/globals';
import { labelsInOurKeys, referenceInOurKeys } from '../../../src/inputs/format/reference-in-our-keys.js';
import { OWN_FORMAT } from '../../../src/inputs/format/summary-format.js';
import { formatBy } from './format-by.js';

const THEIRS = formatBy({ fields: 'title=headline, summary=body.text' });

describe('labels in the keys of a team', () => {
  const content = [{ candidate: { headline: 'T', body: { text: 'S' } }, good: true }, { good: false }, 7];
  const read = labelsInOurKeys(content, THEIRS);

  it('have their candidates in ours, and all else as it is', () => {
    expect(read.value).toEqual([
      { candidate: expect.objectContaining({ title: 'T', summary: 'S' }), good: true },
      { good: false },
      7,
    ]);
    expect(read.labels).toHaveLength(3);
    const [first] = labelsInOurKeys([{ candidate: { headline: 'T', title: 'U' } }], THEIRS).labels;
    expect(first?.doubled).toEqual(['title']);
  });

  it.each<[readonly (string | number)[], readonly (string | number)[]]>([
    [[], []],
    [[0], [0]],
    [
      [0, 'candidate'],
      [0, 'candidate'],
    ],
    [
      [0, 'candidate', 'title'],
      [0, 'candidate', 'headline'],
    ],
    [
      [0, 'candidate', 'summary'],
      [0, 'candidate', 'body', 'text'],
    ],
    [
      [0, 'good', 'title'],
      [0, 'good', 'title'],
    ],
    [
      ['candidate', 'candidate', 'title'],
      ['candidate', 'candidate', 'title'],
    ],
  ])('have %j at the place %j', (path, wanted) => expect(read.toFile([...path])).toEqual(wanted));

  it('are as they are in our own keys, and where they are no list', () => {
    for (const [value, format] of [
      [content, OWN_FORMAT],
      [{ candidate: {} }, THEIRS],
    ] as const) {
      const own = labelsInOurKeys(value, format);
      expect(own.value).toBe(value);
      expect([own.toFile([0, 'candidate', 'title']), own.labels]).toEqual([[0, 'candidate', 'title'], []]);
    }
  });
});

describe('a reference in the keys of a team', () => {
  it.each<[readonly string[], readonly string[]]>([
    [
      ['reference', 'title'],
      ['reference', 'headline'],
    ],
    [['reference'], ['reference']],
    [
      ['name', 'title'],
      ['name', 'title'],
    ],
  ])('has %j at the place %j', (path, wanted) => {
    const { toFile, value } = referenceInOurKeys({ name: 'n', reference: { headline: 'T' } }, THEIRS);
    expect(toFile([...path])).toEqual(wanted);
    expect(value).toMatchObject({ name: 'n', reference: { title: 'T' } });
    expect(referenceInOurKeys({ name: 'n' }, THEIRS).value).toEqual({ name: 'n' });
  });
});
