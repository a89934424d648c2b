import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { WorstSoFar } from '../../src/scoring/session-scorer.js';

it('takes each of the lowest scores, in whatever order they come', () => {
  const scores = fc.array(fc.oneof(fc.constantFrom(0, 0.5, 1), fc.double({ min: 0, max: 1, noNaN: true })), {
    maxLength: 60,
  });
  fc.assert(
    fc.property(scores, fc.integer({ min: 1, max: 8 }), (drawn, most) => {
      const worst = new WorstSoFar(most);
      const taken = drawn.filter((score) => worst.takes(score));
      const lowest = [...drawn].sort((a, b) => a - b).slice(0, most);
      expect([...taken].sort((a, b) => a - b).slice(0, most)).toEqual(lowest);
    }),
  );
});

it('takes few of very many', () => {
  const worst = new WorstSoFar(100);
  const taken = Array.from({ length: 100_000 }, (_, i) => (i * 7919) % 100_003).filter((score) => worst.takes(score));
  expect(taken.length).toBeLessThan(1500);
});
