import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { shortNames } from '../../../src/render/comparison/short-names.js';
import { columnsOf } from '../../../src/render/terminal/layout.js';

it.each<[string, readonly string[], number, readonly string[]]>([
  ['short names stay', ['haiku', 'sonnet'], 14, ['haiku', 'sonnet']],
  ['a long one is cut at its end', ['haiku', 'sonnet-with-examples'], 14, ['haiku', 'sonnet-with-e…']],
  [
    'where all begin alike, that is left out',
    ['claude-sonnet-5-5-prompt-v1', 'claude-sonnet-5-5-prompt-v2-long'],
    14,
    ['…pt-v1', '…pt-v2-long'],
  ],
  [
    'where two begin alike, their ends are shown',
    ['haiku', 'claude-sonnet-5-5-prompt-v1', 'claude-sonnet-5-5-prompt-v2'],
    14,
    ['haiku', '…5-5-prompt-v1', '…5-5-prompt-v2'],
  ],
  [
    'where neither tells them apart, a number does',
    [`${'a'.repeat(20)}x${'b'.repeat(20)}`, `${'a'.repeat(20)}y${'b'.repeat(20)}`, 'z'],
    8,
    ['1 aaaaa…', '2 aaaaa…', '3 z'],
  ],
  ['marks of direction and controls show nothing', ['\u202eab\u001b[31m', 'c'], 14, ['ab[31m', 'c']],
])('%s', (_, names, longest, wanted) => {
  expect(names.map(shortNames(names, longest))).toEqual(wanted);
});

it('tells any names apart that differ in what is shown, in the room that there is', () => {
  const names = fc.uniqueArray(fc.stringMatching(/^[a-d-]{1,40}$/), { minLength: 2, maxLength: 12 });
  fc.assert(
    fc.property(names, fc.integer({ min: 8, max: 30 }), (list, longest) => {
      const short = list.map(shortNames(list, longest));
      expect(new Set(short).size).toBe(list.length);
      expect(short.every((name) => columnsOf(name) <= longest)).toBe(true);
    }),
  );
});
