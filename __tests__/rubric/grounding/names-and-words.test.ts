import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { namesIn, partsOf, segmentsOf } from '../../../src/rubric/grounding/names/names.js';
import { isWithin, ValueList } from '../../../src/rubric/grounding/numbers/value-list.js';
import { HashedWords, hashOf, joinHashes } from '../../../src/rubric/grounding/told/hashed-words.js';
import { lacksParts, readWords, wordsIn } from '../../../src/rubric/grounding/told/read-words.js';
import { readingsOf } from './number-readings.js';

describe('names of a text', () => {
  it.each<[string, readonly string[]]>([
    ['src/cache.ts and fetchUser', ['code src/cache.ts', 'code fetchUser']],
    ['1.2.3 and v2 and v1.4', ['version 1.2.3', 'version v2', 'version v1.4']],
    ['7dc41a2 and 7DC41A2', ['hash 7dc41a2', 'hash 7DC41A2']],
    ['7dc41a and 1234567 and abcdefa', []],
    ['#12 and #abc1', ['reference #12', 'code #abc1']],
    ['snake_case, --dry-run, -v', ['code snake_case', 'code --dry-run']],
    ['and/or', []],
    ['/deploy and ~/x.yz and a/b/c', ['code /deploy', 'code ~/x.yz', 'code a/b/c']],
    ['5xx and 35-day and 22m41s', []],
    ['Until mid-2029, late-90s and pre-2030; mid-202', ['code mid-202']],
    ['`redis` and redis and push()', ['code redis', 'code push']],
    ['redis.io.', ['code redis.io']],
    ['To priya.nair+x@mail.example.com, 7@a.io.', ['code priya.nair+x@mail.example.com', 'code 7@a.io']],
    ['me@home, @example.com and priya@', []],
    ['pg-main-1', ['code pg-main-1']],
    ['x1', []],
    // The unit of a number is none; without one it may be.
    ['990 hPa, 15\u00a0kHz and 3-kWh', []],
    ['hPa and 990 hPaSum', ['code hPa', 'code hPaSum']],
    ['78 μAh, 40 dBm, 12 kcal, 5 kWh/m2 and 3 µg/m³', []],
    ['40 dBmX and 5 kWh/m2perYear', ['code dBmX', 'code kWh/m2perYear']],
    [`a_${'b'.repeat(299)}`, []],
    [`a_${'b'.repeat(298)}`, [`code a_${'b'.repeat(298)}`]],
  ])('%j', (text, wanted) => {
    const found = namesIn(text);
    expect(found.map(({ kind, written }) => `${kind} ${written}`)).toEqual(wanted);
    for (const { start, end, written } of found) expect(text.slice(start, end)).toBe(written);
  });

  it('stand where they are written, without the marks around them', () => {
    const text = 'See :read.ts, (..src/rows/ and +"b.ts~" of /deploy/.';
    const told = namesIn(text).map(({ start, end, written }) => [text.slice(start, end), written]);
    expect(told.map(([, written]) => written)).toEqual(['read.ts', '.src/rows', 'b.ts', '/deploy']);
    expect(told.map(([stands]) => stands)).toEqual(told.map(([, written]) => written));
  });

  it('have parts', () => {
    expect(partsOf('readFile_ofUser-v2')).toEqual(['read', 'file', 'of', 'user', 'v2']);
    expect(segmentsOf('src/read-file.ts')).toEqual([['src'], ['read', 'file'], ['ts']]);
    expect(segmentsOf('//')).toEqual([]);
  });
});

describe('the words of a transcript', () => {
  it.each<[string, string, boolean]>([
    ['readFile', 'read', true],
    ['readFile', 'file', true],
    ['readFile', 'readfile', true],
    ['read file', 'readfile', true],
    ['read    file', 'readfile', false],
    ['read - file', 'readfile', true],
    ['12:31', '1231', false],
    ['v 12', 'v12', true],
    ['HTTPServer', 'httpserver', true],
    ['aBcD', 'abcd', true],
    ['Ärger', 'ärger', true],
    ['ärgerÄ', 'ärger', true],
    ['a字b', 'a', true],
    ['x', 'y', false],
  ])('%s has %s: %s', (text, word, wanted) => expect(wordsIn([text]).has(hashOf(word))).toBe(wanted));

  it('have runs of hexadecimal digits, and numbers', () => {
    const told: string[] = [];
    const text = `7dc41a2 abcdef 7dc41 ${'a1'.repeat(32)} ${'a1'.repeat(33)} 123456 fifty-one Eleven 11`;
    readWords(text, {
      word: () => undefined,
      hex: (start, end) => told.push(text.slice(start, end)),
      numberWord: (start, end, value) => told.push(`${text.slice(start, end)}=${value}`),
    });
    expect(told).toEqual(['7dc41a2', 'a1'.repeat(32), '123456', 'fifty=50', 'one=1', 'Eleven=11']);
  });

  it('are told apart from those that are not known', () => {
    const known = wordsIn(['read file']);
    const isKnown = (hash: number): boolean => known.has(hash);
    expect([1, 2, 3].map((fewest) => lacksParts('readFile one twoRead', isKnown, fewest))).toEqual([true, true, false]);
    expect(lacksParts('', isKnown, 1)).toBe(false);
  });

  it('are found by their hashes, however many', () => {
    const words = new HashedWords();
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }), fc.constant(0)), { maxLength: 700 }),
        (hashes) => {
          const own = new HashedWords();
          for (const hash of hashes) own.add(hash);
          for (const hash of hashes) expect(own.has(hash)).toBe(true);
          for (const hash of [0, 1, -1, 12_345]) expect(own.has(hash)).toBe(hashes.includes(hash));
        },
      ),
    );
    for (let i = 1; i <= 5_000; i++) words.add(i * 1024);
    for (let i = 1; i <= 5_000; i++) expect(words.has(i * 1024) && !words.has(i * 1024 + 1)).toBe(true);
  });

  it('are hashed as one from two', () => {
    fc.assert(
      fc.property(fc.string(), fc.string({ maxLength: 300 }), (a, b) => {
        expect(joinHashes(hashOf(a), hashOf(b), b.length)).toBe(hashOf(a + b));
      }),
    );
    for (const length of [62, 63, 64, 65, 126, 127, 200]) {
      const b = 'x'.repeat(length);
      expect(joinHashes(hashOf('a'), hashOf(b), length)).toBe(hashOf(`a${b}`));
    }
  });
});

describe('values to look up by range', () => {
  it('are found as by looking at each', () => {
    const numbers = fc.array(fc.integer({ min: 0, max: 60 }), { maxLength: 300 });
    fc.assert(
      fc.property(numbers, fc.integer({ min: -1, max: 62 }), fc.nat(3), (all, from, width) => {
        const values = new ValueList();
        for (const [i, value] of all.entries()) {
          values.add(value);
          if (i % 50 === 0) expect(values.hasWithin({ from: value, to: value })).toBe(true);
        }
        expect(values.hasWithin({ from, to: from + width })).toBe(
          all.some((one) => one >= from && one <= from + width),
        );
      }),
    );
    const many = new ValueList();
    for (let i = 0; i < 1_000; i++) many.add((i * 7919) % 1_000);
    for (let i = 0; i < 1_000; i++)
      expect(many.hasWithin({ from: i, to: i }) && !many.hasWithin({ from: i + 0.1, to: i + 0.9 })).toBe(true);
  });

  it.each([
    ['what reckoning makes of binary fractions', 0.3, 0.1 + 0.2, true],
    ['the last digit of a share', 0.3, 0.300001, false],
    ['a number below nothing', -0.3, -0.1 - 0.2, true],
  ])('are found, as one value is, but for %s', (_, told, value, wanted) => {
    const list = new ValueList();
    list.add(value);
    const range = { from: told, to: told };
    expect([isWithin(range, value), list.hasWithin(range)]).toEqual([wanted, wanted]);
  });
});

describe('all that digits could mean', () => {
  it.each<[string, readonly string[]]>([
    ['no digit', []],
    ['53', ['count 53']],
    ['1', ['count 1', 'ratio 1']],
    ['12:49', ['time of day 46140', 'count 12']],
    ['3:12', ['time of day 11520 or duration', 'time 192', 'count 3']],
    ['00:12', ['time of day 720 or duration', 'time 12', 'count 0']],
    ['12:49:36.870', ['time of day 46176', 'count 12', 'count 870']],
    ['1:02:03', ['time of day 3723 or duration', 'count 1']],
    ['12:60', ['count 12', 'count 60']],
    ['112:30', ['count 112', 'count 30']],
    ['2026-11-12', ['day 11/12', 'count 2026', 'count 12']],
    ['2026/11/12', ['day 11/12', 'count 2026', 'count 12']],
    ['12 November', ['day 11/12', 'count 12']],
    ['12th of November', ['day 11/12', 'count 12']],
    ['Nov. 12', ['day 11/12', 'count 12']],
    ['32 November', ['count 32']],
    ['12.11.', ['day 11/12', 'version 12.11', 'count 12.11', 'measure count 12.11']],
    ['6 of 41', ['count 6', 'count 35', 'ratio 0.146341463', 'ratio 0.853658537', 'count 41']],
    ['6/41', ['count 6', 'count 35', 'ratio 0.146341463', 'ratio 0.853658537', 'count 41']],
    ['41 of 6', ['count 41', 'count 6']],
    ['a4/29', ['count 4', 'count 29']],
    ['10 000', ['count 10000', 'count 10', 'count 0', 'ratio 0']],
    ['2.5 ms', ['version 2.5', 'written time 2.5', 'measure time 0.0025', 'time 0.0025']],
    ['12 ms', ['written time 12', 'measure time 0.012', 'time 0.012']],
    ['12-ms', ['written time 12', 'measure time 0.012', 'time 0.012']],
    [
      '2 h 21 min',
      [
        'written time 2',
        'measure time 7200',
        'time 7200',
        'written time 21',
        'measure time 1260',
        'time 1260',
        'time 8460',
        'measure time 8460',
      ],
    ],
    ['38 min 44', ['written time 38', 'measure time 2280', 'time 2280', 'count 44', 'time 2324', 'measure time 2324']],
    ['38 min 60', ['written time 38', 'measure time 2280', 'time 2280', 'count 60']],
    ['40%', ['written ratio 40', 'measure ratio 0.4', 'ratio 0.4']],
    ['1,100.00', ['count 1100', 'measure count 1100', 'count 1', 'count 100']],
    ['1.2.7', ['version 1.2.7']],
    ['1,2', ['count 1.2', 'measure count 1.2', 'count 1', 'count 2', 'count 2']],
    ['1234567890123456', []],
  ])('%j', (text, wanted) => expect(readingsOf(text)).toEqual(wanted));
});
