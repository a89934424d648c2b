import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { jsonText } from '../../src/render/escape.js';
import { jsonPieces } from '../../src/render/json-pieces.js';

it('makes the very text that is made at once, of any value', () => {
  const values = fc.jsonValue({ maxDepth: 6, stringUnit: 'binary' });
  fc.assert(
    fc.property(values, (value) => {
      expect([...jsonPieces(value)].join('')).toBe(jsonText(value));
    }),
  );
});

class Late {
  constructor(private readonly value: unknown) {}
  toJSON(): unknown {
    return this.value;
  }
}

it.each([
  ['members that are not there', { a: undefined, b: [undefined, null], c: {} }],
  ['lists of nothing', { a: [], b: [[]], c: [{}] }],
  ['what comes late', { sessions: [new Late({ name: 'a', list: [1] }), new Late(null)] }],
  ['a mark of a workflow command', { '##[group]': ['##[error]', '\u202e\u2028'], toJSON: 'no function' }],
])('makes the same of %s', (_, value) => {
  expect([...jsonPieces(value)].join('')).toBe(jsonText(value));
});

it('gives each entry of a long list for itself', () => {
  const longest = Math.max(
    ...[...jsonPieces({ sessions: new Array(1000).fill('x'.repeat(50)) })].map((one) => one.length),
  );
  expect(longest).toBeLessThan(100);
});
