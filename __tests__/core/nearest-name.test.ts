import { describe, expect, it } from '@jest/globals';
import { nearestName } from '../../src/core/text.js';
import { SETTING_NAMES } from '../../src/settings/table.js';

describe('the nearest name', () => {
  it.each([
    ['corpsu', 'corpus'],
    ['candidate', 'candidates'],
    ['min_overall', 'min-overall'],
    ['MIN-OVERALL', 'min-overall'],
    ['minoverall', 'min-overall'],
    ['min-dimension', 'min-dimensions'],
    ['report-directory', undefined],
    ['report', 'report-dir'],
    ['weight', 'weights'],
    ['warnonly', 'warn-only'],
    ['', undefined],
    ['x', undefined],
    ['__proto__', undefined],
    ['constructor', undefined],
    ['something-else-entirely', undefined],
  ])('of %j is %s', (typed, wanted) => {
    expect(nearestName(typed, SETTING_NAMES)).toBe(wanted);
  });

  it('is the first of equally near ones, whatever the order of typing', () => {
    expect(nearestName('abx', ['aby', 'abz'])).toBe('aby');
    expect(nearestName('abx', ['abz', 'aby'])).toBe('abz');
  });

  it('takes a dash and an underscore for the same', () => {
    expect(nearestName('a_b_c_d', ['a-b-c-d'])).toBe('a-b-c-d');
    expect(nearestName('a-b-c-d', ['a_b_c_d'])).toBe('a_b_c_d');
  });

  it('is nothing when there are no names', () => {
    expect(nearestName('corpus', [])).toBeUndefined();
  });

  it('finds every setting with one letter missing, doubled or swapped with the next', () => {
    const edits = [
      (word: string, i: number) => word.slice(0, i) + word.slice(i + 1),
      (word: string, i: number) => word.slice(0, i) + word.slice(i, i + 1) + word.slice(i),
      (word: string, i: number) =>
        word.slice(0, i) + word.slice(i + 1, i + 2) + word.slice(i, i + 1) + word.slice(i + 2),
    ];
    for (const name of SETTING_NAMES) {
      for (const edit of edits) {
        for (let at = 0; at < name.length - 1; at++) {
          expect([edit(name, at), nearestName(edit(name, at), SETTING_NAMES)]).toEqual([edit(name, at), name]);
        }
      }
    }
  });

  it('is quick on a very long word', () => {
    expect(nearestName('x'.repeat(60_000), SETTING_NAMES)).toBeUndefined();
  });
});
