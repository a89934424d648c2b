import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { exchangesOf, typosOf } from '../../../src/rubric/grounding/numbers/slips.js';

describe('the slips of a number', () => {
  const digits = fc.stringMatching(/^[1-9]\d{2,8}$/);

  it('are one edit away, and never it', () => {
    fc.assert(
      fc.property(digits, (own) => {
        for (const slip of typosOf(own)) {
          expect(slip).not.toBe(own);
          expect(slip).toMatch(/^[1-9]\d{2,}$/);
          expect(Math.abs(slip.length - own.length)).toBeLessThanOrEqual(1);
        }
      }),
    );
  });

  it('go both ways', () => {
    fc.assert(
      fc.property(digits, (own) => {
        for (const slip of typosOf(own)) expect(typosOf(slip)).toContain(own);
      }),
      { numRuns: 20 },
    );
  });

  it('are all that there are', () => {
    // 27 - 1 changed, the first of them never 0; 4 times 10 added, less those with 0 in front; 0 of two digits left; 2 exchanged.
    expect(new Set(typosOf('123'))).toHaveProperty('size', 8 + 9 + 9 + (4 * 10 - 1 - 3) + 2);
  });
});

describe('the exchanges of a number', () => {
  it.each<readonly [string, readonly string[]]>([
    ['123', ['213', '132']],
    ['1,367.60 EUR', ['3,167.60 EUR', '1,637.60 EUR', '1,376.60 EUR', '1,366.70 EUR', '1,367.06 EUR']],
    ['1,100', ['1,010']],
    ['7 days', []],
    ['22', []],
  ])('%s', (written, exchanges) => {
    expect(exchangesOf(written)).toEqual(exchanges);
  });
});
