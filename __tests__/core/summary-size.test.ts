import { describe, expect, it } from '@jest/globals';
import { isBlank, partsOfSummary, type Summary, saysNothing } from '../../src/core/summary.js';
import { LONGEST_SUMMARY, oversizedSummary, sizeOfSummary } from '../../src/core/summary-size.js';

const EMPTY: Summary = { title: '', summary: '', key_actions: [], outcome: '', aha_moments: [], topics_found: [] };
const moment = (type: string, highlight: string) => ({ seq: 12345, type, highlight });

describe('the size of a summary', () => {
  it.each<[string, Partial<Summary>, number]>([
    ['none', {}, 0],
    ['texts', { title: 'ab', summary: 'cde', outcome: 'f' }, 6],
    ['entries, each of which counts ten more', { key_actions: ['', 'abc'] }, 23],
    ['topics', { topics_found: ['ab'] }, 12],
    ['moments without their numbers', { aha_moments: [moment('ab', 'cdef'), moment('', '')] }, 26],
    ['all of them', { title: 'a', summary: 'b', key_actions: ['c'], outcome: 'd', topics_found: ['e'] }, 25],
  ])('of %s', (_, fields, size) => expect(sizeOfSummary({ ...EMPTY, ...fields })).toBe(size));

  const title = (length: number) => 'x'.repeat(length);
  it.each<[string, unknown, string | undefined]>([
    ['as long as may be', { title: title(LONGEST_SUMMARY) }, undefined],
    ['one longer', { title: title(LONGEST_SUMMARY + 1) }, 'title'],
    ['of two fields', { title: title(300_000), summary: title(200_001) }, 'title'],
    ['with the longer field last', { title: title(200_000), outcome: title(300_001) }, 'outcome'],
    ['with the first of two fields as long', { title: title(250_001), summary: title(250_001) }, 'title'],
    ['of empty entries', { key_actions: Array.from({ length: 50_001 }, () => '') }, 'key_actions'],
    ['of as many entries as may be', { key_actions: Array.from({ length: 50_000 }, () => '') }, undefined],
    ['of entries that are no texts', { key_actions: Array.from({ length: 50_001 }, () => null) }, 'key_actions'],
    ['of a moment', { aha_moments: [{ highlight: title(LONGEST_SUMMARY) }] }, 'aha_moments'],
    ['of the type of one', { aha_moments: [{ type: title(LONGEST_SUMMARY) }] }, 'aha_moments'],
    ['of a key that nothing reads', { text: title(LONGEST_SUMMARY + 1) }, undefined],
    ['of another type', { title: { long: title(LONGEST_SUMMARY + 1) } }, undefined],
    ['that is a text', title(LONGEST_SUMMARY + 1), undefined],
    ['that is nothing', null, undefined],
  ])('%s is too much of: %s', (_, content, field) => {
    expect(oversizedSummary(content)?.field).toBe(field);
  });

  it('is told in words', () => {
    expect(oversizedSummary({ summary: title(LONGEST_SUMMARY + 5), key_actions: [''] })?.message).toBe(
      'the summary has 500015 characters, most of them in summary; allowed: at most 500000, where each entry of a list counts as 10 more',
    );
  });
});

describe('what a summary says', () => {
  const some: Summary = {
    ...{ title: 't', summary: ' ', key_actions: ['', 'a', '\t'], outcome: 'o', topics_found: ['x'] },
    aha_moments: [moment('insight', ''), moment('insight', 'h')],
  };
  it('is its texts in the order of the dimensions, without blank ones', () => {
    expect(partsOfSummary(some)).toEqual([
      { field: 'title', path: ['title'], text: 't' },
      { field: 'key_actions', path: ['key_actions', 1], text: 'a' },
      { field: 'outcome', path: ['outcome'], text: 'o' },
      { field: 'aha_moments', path: ['aha_moments', 1, 'highlight'], text: 'h' },
    ]);
    expect(
      (['title', 'summary', 'key_actions', 'outcome', 'aha_moments'] as const).map((one) => isBlank(some, one)),
    ).toEqual([...[false, true, false, false, false]]);
    expect(isBlank(EMPTY, 'title')).toBe(true);
  });

  it.each<[Partial<Summary>, boolean]>([
    [{}, true],
    [{ outcome: 'success', aha_moments: [moment('a', 'b')], topics_found: ['c'] }, true],
    [{ title: ' ', summary: '\n', key_actions: [''] }, true],
    [{ title: 'a' }, false],
    [{ summary: 'a' }, false],
    [{ key_actions: ['', 'a'] }, false],
  ])('%j is nothing of what was done: %s', (fields, isNothing) =>
    expect(saysNothing({ ...EMPTY, ...fields })).toBe(isNothing),
  );
});
