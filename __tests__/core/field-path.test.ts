import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { fieldPathText, quotedPath, readFieldPath } from '../../src/core/field-path.js';

describe('the path of a field', () => {
  it.each<[string, readonly string[] | undefined]>([
    ['body', ['body']],
    ['body.text', ['body', 'text']],
    ['a\\.b.c', ['a.b', 'c']],
    ['a\\\\.b', ['a\\', 'b']],
    ['a\\b', ['a\\b']],
    ['a\\', ['a\\']],
    ['', undefined],
    ['.a', undefined],
    ['a.', undefined],
    ['a..b', undefined],
  ])('%s', (text, keys) => {
    expect(readFieldPath(text)).toEqual(keys);
  });

  it('is read as it was written', () => {
    const key = fc.string({ minLength: 1, unit: fc.constantFrom('a', '.', '\\', 'ä', ' ') });
    fc.assert(
      fc.property(fc.array(key, { minLength: 1, maxLength: 4 }), (keys) => {
        expect(readFieldPath(fieldPathText(keys))).toEqual(keys);
      }),
    );
  });

  it('between quotation marks has its backslashes once', () => {
    expect(quotedPath('a\\.b"c')).toBe('"a\\.b\\"c"');
  });
});
