import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { DigestColumn } from '../../src/scoring/digest-column.js';

it('gives back every digest at its place, in whatever order they are stored', () => {
  const digest = fc.stringMatching(/^[0-9a-f]{64}$/);
  fc.assert(
    fc.property(fc.array(digest, { minLength: 1, maxLength: 6 }), (digests) => {
      const column = new DigestColumn(digests.length);
      for (const [index, one] of [...digests.entries()].reverse()) column.set(index, one);
      expect(digests.map((_, index) => column.get(index))).toEqual(digests);
    }),
    { numRuns: 30 },
  );
});

it('has every byte, and zeros where nothing is stored', () => {
  const column = new DigestColumn(9);
  const bytes = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0')).join('');
  for (let index = 0; index < 8; index++) column.set(index, bytes.slice(64 * index, 64 * (index + 1)));
  expect(Array.from({ length: 8 }, (_, index) => column.get(index)).join('')).toBe(bytes);
  expect(column.get(8)).toBe('0'.repeat(64));
});
