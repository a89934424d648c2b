import { describe, expect, it } from '@jest/globals';
import { EXIT } from '../../src/core/errors.js';
import { exitCodeOf } from '../../src/run/exit-code.js';

describe('the exit code', () => {
  it.each([
    ['pass', false, 'fail', 0],
    ['fail', false, 'fail', 1],
    ['inconclusive', false, 'fail', 3],
    ['pass', true, 'fail', 0],
    ['fail', true, 'fail', 0],
    ['inconclusive', true, 'fail', 0],
    ['fail', false, 'pass', 1],
    ['inconclusive', false, 'pass', 0],
  ] as const)(
    'of the verdict %s with warn-only %s and on-inconclusive %s is %i',
    (verdict, warnOnly, policy, wanted) => {
      expect(exitCodeOf(verdict, { 'warn-only': warnOnly, 'on-inconclusive': policy })).toBe(wanted);
    },
  );

  it('of wrong input is 2', () => {
    expect(EXIT.error).toBe(2);
  });
});
