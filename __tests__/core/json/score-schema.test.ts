import { expect, it } from '@jest/globals';
import { score } from '../../../src/core/json/schemas.js';

it.each([0, 0.25, 1])('%d is a score', (value) => expect(score.parse(value)).toBe(value));

it('the zero that is less than none is none', () => {
  expect(score.parse(JSON.parse('-0'))).toBe(0);
});

it.each([-0.0001, 1.0001, Number.NaN, Number.POSITIVE_INFINITY, '0.5', null])('%p is none', (value) => {
  expect(score.safeParse(value).success).toBe(false);
});
