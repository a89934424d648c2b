import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { jsonLines } from '../../../src/core/json/lines.js';

describe('jsonLines', () => {
  it.each<[string, string, [number, string][]]>([
    ['reads nothing from an empty text', '', []],
    [
      'reads a last line without a line end',
      '1\n2',
      [
        [1, '1'],
        [2, '2'],
      ],
    ],
    [
      'counts blank lines but leaves them out',
      '\n1\n\n \t\n2\n\n',
      [
        [2, '1'],
        [5, '2'],
      ],
    ],
    [
      'takes CRLF as a line end',
      '1\r\n\r\n2\r\n',
      [
        [1, '1'],
        [3, '2'],
      ],
    ],
    [
      'takes a lone CR as a character',
      '1\r2\n3',
      [
        [1, '1\r2'],
        [2, '3'],
      ],
    ],
    [
      'takes off the byte order marks of files that were put together',
      '\ufeff1\n\ufeff2\r\n\ufeff\n3\ufeff',
      [
        [1, '1'],
        [2, '2'],
        [4, '3\ufeff'],
      ],
    ],
    ['takes off one CR only', '1\r\r\n', [[1, '1\r']]],
    [
      'does not break at line separators, which JSON allows in strings',
      '"\u2028\u2029\u0085"\n1',
      [
        [1, '"\u2028\u2029\u0085"'],
        [2, '1'],
      ],
    ],
    ['keeps blanks around a value, for the columns', '  1 \n', [[1, '  1 ']]],
    ['reads a text of line ends only', '\n\r\n\n', []],
  ])('%s', (_, text, wanted) => {
    expect([...jsonLines(text)].map(({ line, text: content }) => [line, content])).toEqual(wanted);
  });

  it('agrees with splitting the whole text', () => {
    const piece = fc.constantFrom('\n', '\r\n', '\r', ' ', '{}', '"é😀"', '\t');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const wanted = pieces
          .join('')
          .split('\n')
          .map((text, i) => ({ line: i + 1, text: text.replace(/\r$/, '') }))
          .filter(({ text }) => text.trim() !== '');
        // The last piece of a split has no line end, so a CR there is one of the text.
        expect([...jsonLines(pieces.join(''))].map(({ line, text }) => [line, text.trim()])).toEqual(
          wanted.map(({ line, text }) => [line, text.trim()]),
        );
      }),
    );
  });
});
