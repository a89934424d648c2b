import { describe, expect, it } from '@jest/globals';
import {
  hasManyValues,
  isListOfTexts,
  isPlainObject,
  isTextOrNothing,
  MANY_VALUES,
  MOST_VALUES,
} from '../../../src/core/json/values.js';

describe('how many values are in one', () => {
  it.each<[unknown, number]>([
    [[], 0],
    [{}, 0],
    [[1, 2], 2],
    [{ a: 1, b: null, c: 'text' }, 3],
    [[[1], [2, [3]]], 6],
    [{ a: { b: { c: {} } } }, 3],
    [[null, [null]], 3],
    [null, 0],
    ['text', 0],
    [5, 0],
  ])('of %j are %d', (value, count) => {
    expect(hasManyValues(value, count)).toBe(false);
    if (count > 0) expect(hasManyValues(value, count - 1)).toBe(true);
  });

  it('is a hundred thousand where nobody says another number', () => {
    expect(hasManyValues(Array.from({ length: MOST_VALUES }, () => 0))).toBe(false);
    expect(hasManyValues(Array.from({ length: MOST_VALUES + 1 }, () => 0))).toBe(true);
    expect(MANY_VALUES).toContain('more than 100000 values');
  });
});

describe('plain values', () => {
  it.each([
    [{}, true],
    [{ a: 1 }, true],
    [[], false],
    [null, false],
    ['text', false],
    [undefined, false],
  ])('%j is an object: %s', (value, isIt) => expect(isPlainObject(value)).toBe(isIt));

  it.each([
    [[], true],
    [['a', ''], true],
    [['a', 1], false],
    [[1, 'a'], false],
    ['a', false],
    [null, false],
  ])('%j is a list of texts: %s', (value, isIt) => expect(isListOfTexts(value)).toBe(isIt));

  it.each([
    ['a', true],
    ['', true],
    [null, true],
    [undefined, true],
    [0, false],
    [[], false],
  ])('%j is text or nothing: %s', (value, isIt) => expect(isTextOrNothing(value)).toBe(isIt));
});
