import { describe, expect, it } from '@jest/globals';
import { sampleIn, sampleOf, wrongSampleIn } from '../../../src/inputs/candidates/sample-of.js';

describe('the number of a sample', () => {
  it.each<[string, unknown, number | undefined, string | undefined]>([
    ['0', { sample: 0 }, 0, undefined],
    ['the largest', { sample: 999_999 }, 999_999, undefined],
    ['too large', { sample: 1_000_000 }, undefined, '1000000'],
    ['negative', { sample: -1 }, undefined, '-1'],
    ['broken', { sample: 1.5 }, undefined, '1.5'],
    ['true', { sample: true }, undefined, 'true'],
    ['null', { sample: null }, undefined, undefined],
    ['a text', { sample: '1' }, undefined, '"1"'],
    ['a list', { sample: [1] }, undefined, 'a list'],
    ['an object', { sample: {} }, undefined, 'an object'],
    ['none', {}, undefined, undefined],
    ['inherited', Object.create({ sample: 1 }), undefined, undefined],
    ['of nothing', null, undefined, undefined],
    ['of a text', 'sample', undefined, undefined],
  ])('%s', (_, value, number, wrong) => {
    expect(sampleIn(value)).toBe(number);
    expect(wrongSampleIn(value)).toBe(wrong);
  });

  it('is repeated in part where it is a long text', () => {
    expect(wrongSampleIn({ sample: 'x'.repeat(40) })).toHaveLength(42);
    expect(wrongSampleIn({ sample: 'x'.repeat(60) })?.length).toBeLessThan(50);
  });

  const line = (text: string, more: object = {}) => ({ name: undefined, text, fault: null, ...more });
  it.each<[string, Parameters<typeof sampleOf>[0], number | undefined]>([
    ['a line', line('{"sample": 3}'), 3],
    ['a line without', line('{"samples": 3}'), undefined],
    ['a line that was cut off', line('{"sample": 3, "title": "a'), 3],
    ['a line that was cut off within it', line('{"title": "a", "sample": 3'), undefined],
    ['a line that speaks of it', line('{"title": "\\"sample\\": 3, '), undefined],
    ['a line that is too long', line('{"sample": 3}', { fault: { kind: 'too long', reason: 'r' } }), undefined],
    ['a file of its own', line('{"sample": 3}', { name: 'a' }), undefined],
  ])('is that of %s', (_, text, wanted) => expect(sampleOf(text)).toBe(wanted));
});
