import { describe, expect, it } from '@jest/globals';
import { EXIT, exitCodeOf } from '../src/exit-code.js';

describe('the exit code', () => {
  it.each([
    ['pass', false, 0],
    ['fail', false, 1],
    ['inconclusive', false, 3],
    ['pass', true, 0],
    ['fail', true, 0],
    ['inconclusive', true, 0],
  ] as const)('of the verdict %s with warn-only %s is %i', (verdict, warnOnly, wanted) => {
    expect(exitCodeOf(verdict, warnOnly)).toBe(wanted);
  });

  it('of wrong input is 2', () => {
    expect(EXIT.error).toBe(2);
  });
});
