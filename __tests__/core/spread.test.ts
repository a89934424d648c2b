import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { spread } from '../../src/core/spread.js';

it('takes as many as are wanted, each once and in their order, and leaves equal gaps', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 1, max: 300 }), (length, count) => {
      const taken = spread([...Array(length).keys()], count);
      expect(taken).toHaveLength(Math.min(length, count));
      const gaps = taken.slice(1).map((at, i) => at - (taken[i] ?? 0));
      expect(Math.min(...gaps, length)).toBeGreaterThanOrEqual(Math.min(1, length));
      expect(Math.max(...gaps, 0) - Math.min(...gaps, Number.POSITIVE_INFINITY)).toBeLessThanOrEqual(1);
    }),
  );
});
