import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { daysIn, monthOf, Spans, timesIn } from '../../../src/rubric/grounding/numbers/calendar.js';
import { precisionOf } from '../../../src/rubric/grounding/numbers/exactness.js';
import { NearNumbers } from '../../../src/rubric/grounding/numbers/near-numbers.js';
import { readOn, spelledNumbers } from '../../../src/rubric/grounding/numbers/number-words.js';
import { measuresIn, readDigits, unitsOf } from '../../../src/rubric/grounding/numbers/quantities.js';
import { isDerived, valuesOf } from '../../../src/rubric/grounding/reckoned/derivations.js';
import { isToldAsDifference, isToldAsSpan, isToldAsTotal } from '../../../src/rubric/grounding/reckoned/told-as.js';

/** `written family value/step …` of each number; those without a unit that is known as `written noun`. */
function numbersIn(text: string): readonly string[] {
  return measuresIn(text).quantities.map(({ written, measured, plain, noun, start, end }) => {
    if (!written.includes(' ')) expect(text.slice(start, end)).toBe(written);
    const told = measured.map(
      ({ family, value, step }) => `${family} ${Number(value.toPrecision(9))}/${Number(step.toPrecision(3))}`,
    );
    return [written, ...(told.length > 0 ? told : [...plain.map(({ value }) => value), noun])].join(' ').trim();
  });
}

describe('numbers of a text', () => {
  it.each<[string, readonly string[]]>([
    ['53 rows', ['53 53 row']],
    ['53 h, but also 12.5 ms', ['53 h time 190800/3600', '12.5 ms time 0.0125/0.0001']],
    ['2 h 21 min', ['2 h 21 min time 8460/60']],
    ['2 hours and 21 minutes', ['2 hours 21 minutes time 8460/60']],
    ['2h21m', ['2h 21m time 8460/60']],
    ['1 h 2 min 3 s', ['1 h 2 min 3 s time 3723/1']],
    ['3m12.5s', ['3m 12.5s time 192.5/0.1']],
    ['38 min 44', ['38 min 44 time 2324/1']],
    ['38 min 61', ['38 min time 2280/60', '61 61']],
    ['38 min 44 rows', ['38 min time 2280/60', '44 44 row']],
    ['four hours and twenty minutes', ['four hours twenty minutes time 15600/60']],
    ['one day in 6 min 48 s', ['one day time 86400/86400', '6 min 48 s time 408/1']],
    ['2h44 and', ['2h 44 time 9840/60']],
    ['2 h 44', ['2 h time 7200/3600', '44 44']],
    ['21 min 2 h', ['21 min time 1260/60', '2 h time 7200/3600']],
    ['2 h 61 min', ['2 h time 7200/3600', '61 min time 3660/60']],
    ['2 s 3 ms', ['2 s time 2/1', '3 ms time 0.003/0.001']],
    ['2 h, then after 21 min', ['2 h time 7200/3600', '21 min time 1260/60']],
    ['1.5 GB', ['1.5 GB size 1500000000/100000000 size 1610612740/107000000']],
    ['512 MiB', ['512 MiB size 536870912/1050000 size 512000000/1000000']],
    ['40 % and 3 percent', ['40 % ratio 0.4/0.01', '3 percent ratio 0.03/0.01']],
    ['7 per cent', ['7 per cent ratio 0.07/0.01']],
    ['12M', ['12M count 12000000/1000000 size 12000000/1000000 size 12582912/1050000']],
    ['45k', ['45k count 45000/1000 size 45000/1000 size 46080/1020']],
    ['24/7', []],
    ['on call 24/7, or 24/7/365.', []],
    ['24/7 support for 30 teams', ['30 30 team']],
    ['24/70 and 124/7', ['24 24', '70 70 and', '124 124', '7 7']],
    [
      '24/7.5 and 24/7% and 24/7/360',
      ['24 24', '7.5 7.5 and', '24 24', '7% ratio 0.07/0.01', '24 24', '7 7', '360 360'],
    ],
    ['7/10 and 7 / 10', ['7 7', '10 10 and', '7 7', '10 10']],
    ['5/12 tests', ['5 5', '12 12 test']],
    ['gate 12E, seat 14C', ['12 12 e', '14 14 c']],
    ['12 E, 14e', ['12 12 e', '14 14 e']],
    ['12e3, 12E3, 12EB, 12ES, 0x3F and 7Fa', []],
    ['3D and 5G', ['3D time 259200/86400', '5G size 5000000000/1000000000 size 5368709120/1070000000']],
    ['10x and 2X', ['10 10 x', '2 2 x']],
    ['v2 and sha256 and #12 and pg-main-1', []],
    ['5xx and 12ab', []],
    ['the 23rd', ['23 23 rd']],
    ['3x', ['3 3 x']],
    ['fifty-one rows', ['fifty-one 51 row']],
    ['1.2.3', []],
    ['1.180', ['1.180 1180 1.18']],
  ])('%s', (text, wanted) => expect(numbersIn(text)).toEqual(wanted));

  it.each<[string, readonly number[]]>([
    ['7', [7]],
    ['12,345', [12345, 12.345]],
    ['12,3456', [12.3456]],
    ['1234,567', [1234.567]],
    ['0,123', [0.123]],
    ['12,34', [12.34]],
    ['1.234.567', [1234567]],
    ['1,234.56', [1234.56]],
    ['1.234,567', [1234.567]],
    ['1,234,567', [1234567]],
    ["12'345", [12345]],
    ["12'34", []],
    ['1 234 567', [1234567]],
    ['1.2.3', []],
    ['1_000', [1000]],
    ['1,234.567.8', []],
    ['123456789012345', [123456789012345]],
    ['1234567890123456', []],
  ])('%s may be read as', (written, wanted) => expect(readDigits(written).map(({ value }) => value)).toEqual(wanted));

  it('are as exact as their last digit', () => {
    expect(readDigits('12.345').map(({ step }) => step)).toEqual([1, 0.001]);
    expect(readDigits('53').map(({ step }) => step)).toEqual([1]);
  });

  it.each<[string, ReturnType<typeof precisionOf>]>([
    ['40', 'exact'],
    ['about 40', 'about'],
    ['~40', 'about'],
    ['≈ 40', 'about'],
    ['etwa 40', 'about'],
    ['close to 40', 'about'],
    ['près de 40', 'about'],
    ['ongeveer 40', 'about'],
    ['intorno ai 40', 'about'],
    ['por volta de 40', 'about'],
    ['40 or so', 'about'],
    ['over 40', 'beyond'],
    ['more than 40', 'beyond'],
    ['a good 40', 'beyond'],
    ['a touch over 40', 'beyond'],
    ['gut 40', 'beyond'],
    ['plus de 40', 'beyond'],
    ['più di 40', 'beyond'],
    ['the good 40', 'exact'],
    ['at least the 40', 'beyond'],
    ['40+', 'beyond'],
    ['40 +', 'beyond'],
    ['40-odd', 'odd'],
    ['40 odd', 'exact'],
    ['40-oddly', 'exact'],
    ['40 or some', 'exact'],
    ['about the 40', 'exact'],
    // The bounds of a range are rounded, and not what a change is told of.
    ['40 to 60 MB', 'bound'],
    ['40–60', 'bound'],
    ['30 to 40 MB', 'bound'],
    ['30 MB - 40 MB', 'bound'],
    ['from 40 to 60 MB', 'exact'],
    ['von 40 bis 60', 'exact'],
    ['It went from 40 to 60 MB', 'exact'],
    ['from 30 to 40 MB', 'exact'],
    ['from roughly 40 to 60 MB', 'about'],
    ['40 to the end', 'exact'],
    ['version 1.30 to 40', 'bound'],
  ])('%j is meant', (text, wanted) => {
    const start = text.indexOf('40');
    expect(precisionOf(text, { start, end: start + 2 })).toBe(wanted);
  });

  it.each<[string, string]>([
    ['two thousand-odd beds', 'two thousand odd'],
    ['three hundred-odd beds', 'three hundred odd'],
    ['thirty-odd beds', 'thirty odd'],
    ['a dozen-odd boxes', 'dozen odd'],
    ['4 thousand-odd rows', '4 thousand-odd odd'],
    ['1.2 million-odd rows', '1.2 million-odd odd'],
    ['20 minutes-odd', '20 minutes-odd odd'],
    ['2 hundred or so', '2 exact'],
    ['two hundred or so', 'two hundred about'],
  ])('%j is meant as a whole', (text, wanted) => {
    const [first] = measuresIn(text).quantities;
    expect(first && `${first.written} ${precisionOf(text, first)}`).toBe(wanted);
  });

  it('have the units that words are', () => {
    expect(unitsOf('ms').map(({ family, factors }) => [family, ...factors])).toEqual([['time', 1e-3]]);
    expect(unitsOf('day-long').map(({ factors }) => factors)).toEqual([[86_400]]);
    expect(unitsOf('Minutes').map(({ factors }) => factors)).toEqual([[60]]);
    expect(['m', 'M', 'k', 'K', 'rows', ''].map((word) => unitsOf(word).length)).toEqual([2, 2, 2, 2, 0, 0]);
  });

  it.each<[string, readonly [string, number][]]>([
    ['two hundred and six tests', [['two hundred and six', 206]]],
    ['three thousand two hundred', [['three thousand two hundred', 3200]]],
    [
      'twenty one and thirty',
      [
        ['twenty one', 21],
        ['thirty', 30],
      ],
    ],
    [
      'twenty twelve',
      [
        ['twenty', 20],
        ['twelve', 12],
      ],
    ],
    [
      'one two',
      [
        ['one', 1],
        ['two', 2],
      ],
    ],
    [
      'two and three',
      [
        ['two', 2],
        ['three', 3],
      ],
    ],
    ['einundfünfzig', [['einundfünfzig', 51]]],
    ['treinta y uno', [['treinta y uno', 31]]],
    [
      'nine hundred and ninety nine thousand nine hundred and ninety nine thousand',
      [['nine hundred and ninety nine thousand nine hundred and ninety nine', 999_999]],
    ],
    ['twenty hundred hundred', [['twenty hundred', 2000]]],
    ['hundred', []],
    ['zero hundred', [['zero', 0]]],
    ['someone', []],
  ])('are spelled: %s', (text, wanted) =>
    expect(spelledNumbers(text).map(({ start, end, value }) => [text.slice(start, end), value])).toEqual(wanted),
  );

  it('are read on from a first word', () => {
    expect(readOn('x two hundred', 2, 5, 2)).toEqual({ start: 2, end: 13, value: 200 });
    expect(readOn('x two hundredth', 2, 5, 2)).toEqual({ start: 2, end: 5, value: 2 });
  });

  it('have a hundred and a thousand once each, so that one has an end whatever goes on behind it', () => {
    const words = fc.constantFrom('two', 'twenty', 'hundred', 'thousand', 'and');
    const longest = 'twenty two hundred and twenty two thousand twenty two hundred and twenty two'.split(' ').length;
    fc.assert(
      fc.property(fc.array(words, { minLength: 1, maxLength: 40 }), (all) => {
        const text = `two ${all.join(' ')}`;
        const { end, value } = readOn(text, 0, 3, 2);
        expect(text.slice(0, end).split(' ').length).toBeLessThanOrEqual(longest);
        expect(value).toBeLessThan(10_000_000);
      }),
    );
  });
});

describe('days and times of a text', () => {
  it.each<[string, readonly string[]]>([
    ['on 2026-11-12', ['2026-11-12 = 11/12']],
    ['2026/01/31', ['2026/01/31 = 1/31']],
    ['2026-13-01 and 2026-00-10 and 2026-01-32 and 2026-01-00', []],
    ['am 3.12. und 3.12.2026', ['3.12. = 12/3', '3.12.2026 = 12/3']],
    ['version 3.12.', []],
    ['3rd of December 2026', ['3rd of December 2026 = 12/3']],
    ['19. März', ['19. März = 3/19']],
    [
      'It came on 13 March. On the 14 Nov. it went, zum 3.12. auch',
      ['3.12. = 12/3', '13 March = 3/13', '14 Nov = 11/14'],
    ],
    ['5 de mayo', ['5 de mayo = 5/5']],
    ['Nov 12, 2026', ['Nov 12, 2026 = 11/12']],
    ['Dec. 3rd', ['Dec. 3rd = 12/3']],
    ['It fails since September. 17 of 240 did.', []],
    // A verb is no month, nor is what stands behind a name.
    ['Test 1 may be slow, v1 may not.', []],
    ['4 decimals and 5 separate runs', []],
    ['32 May', []],
  ])('%s', (text, wanted) =>
    expect(
      daysIn(text, new Spans(text.length)).map(({ written, month, day }) => `${written} = ${month}/${day}`),
    ).toEqual(wanted),
  );

  it('have the months of three languages', () => {
    const names = [
      'january',
      'feb',
      'mär',
      'märz',
      'mai',
      'okt',
      'dez',
      'ene',
      'abr',
      'ago',
      'dic',
      'Dec',
      'decimals',
      '',
    ];
    expect(names.map((name) => monthOf(name))).toEqual([1, 2, 3, 3, 5, 10, 12, 1, 4, 8, 12, 12, 0, 0]);
    expect(monthOf()).toBe(0);
  });

  it.each<[string, readonly string[]]>([
    ['at 12:49', ['12:49 46140/60']],
    ['at 12:49:36.870', ['12:49:36.870 46176/1']],
    ['12:61', []],
    ['112:30', []],
    ['1:2:3:4', []],
    ['12:49:36:1', []],
  ])('%s', (text, wanted) =>
    expect(
      timesIn(text, new Spans(text.length)).map(({ written, seconds, step }) => `${written} ${seconds}/${step}`),
    ).toEqual(wanted),
  );

  it('are taken once', () => {
    const { quantities, days, times } = measuresIn('2026-11-12 12:49, 7 rows');
    expect([quantities.map(({ written }) => written), days.length, times.length]).toEqual([['7'], 1, 1]);
    const spans = new Spans(4);
    spans.take(1, 3);
    expect([0, 1, 2, 3].map((at) => spans.has(at))).toEqual([false, true, true, false]);
  });
});

describe('numbers that are reckoned', () => {
  const isFrom = (claim: string, beside: string): boolean => {
    const [quantity] = measuresIn(claim).quantities;
    if (quantity === undefined) throw new Error('a number');
    const exactly = ({ value }: { readonly value: number }) => ({ from: value, to: value });
    return isDerived(quantity, exactly, measuresIn(beside).quantities);
  };

  it.each<[string, string, boolean]>([
    ['the sum', '12 rows', true],
    ['the difference', '2 rows', true],
    ['the double', '14 rows', true],
    ['the half', '3.5 rows', true],
    ['neither', '13 rows', false],
    ['a product', '35 rows', false],
  ])('from 7 and 5: %s', (_, claim, wanted) => expect(isFrom(claim, '7 rows, 5 rows')).toBe(wanted));

  it('from several side by side, six at most', () => {
    expect(isFrom('23 rows', '5 ants, 7 bees, 11 cats')).toBe(true);
    expect(isFrom('16 rows', '5 ants, 7 bees, 11 cats')).toBe(true);
    const seven = '2 ants, 3 bees, 5 cats, 7 dogs, 11 eels, 1300 foxes, 17000 gnus';
    expect(isFrom('1328 rows', seven)).toBe(true);
    expect(isFrom('18328 rows', seven)).toBe(false);
    expect(isFrom('18326 rows', seven)).toBe(true);
  });

  it.each<[string, string, boolean]>([
    ['25 %', '3 of 12', true],
    ['75 %', '3 of 12', true],
    ['20 %', '3 of 12', false],
    ['10 %', '30 % and 40 %', true],
    ['70 %', '30 % and 40 %', true],
    ['4x', '3 ms and 12 ms', true],
    ['4x', '3 ms and 12 rows', false],
    ['5x', '3 ms and 12 ms', false],
    ['9 ms', '3 ms and 12 ms', true],
    ['9 rows', '3 ms and 12 ms', false],
  ])('%s from %s: %s', (claim, beside, wanted) => expect(isFrom(claim, beside)).toBe(wanted));

  it('from numbers that say something', () => {
    expect(valuesOf(measuresIn('0 a, 1 b, 2 c, 0.5 d, 3 ms, 0.5 ms, 2 s').quantities, 'count')).toEqual([2]);
    expect(valuesOf(measuresIn('3 ms, 0.5 ms, 2 s, 7 rows').quantities, 'time')).toEqual([0.003, 2]);
    const many = Array.from({ length: 50 }, (_, i) => `${i + 2} rows`).join(', ');
    expect(valuesOf(measuresIn(many).quantities, 'count')).toHaveLength(40);
  });

  it('as the difference of two that stand near one another', () => {
    const differences = new NearNumbers();
    for (const value of [10, 12, 12, 15, 100, 200, 300, 400, 500]) differences.add('time', value);
    const has = (apart: number) => differences.hasDifference({ from: apart, to: apart });
    expect([2, 5, 3, 90, 100, 490, 488, 485].map(has)).toEqual([true, true, true, true, true, false, true, true]);
    expect(differences.hasDifference({ from: 1, to: 2 })).toBe(true);
    expect(differences.hasDifference({ from: 4, to: 4.9 })).toBe(false);
  });

  it.each<[string, readonly (readonly ['count' | 'time' | 'size', number])[], boolean]>([
    [
      'of one unit',
      [
        ['time', 40],
        ['time', 25],
      ],
      true,
    ],
    [
      'one of which has none',
      [
        ['time', 40],
        ['count', 25],
      ],
      true,
    ],
    [
      'of two units',
      [
        ['time', 40],
        ['size', 25],
      ],
      false,
    ],
  ])('from two numbers %s', (_, told, wanted) => {
    const near = new NearNumbers();
    for (const [family, value] of told) near.add(family, value);
    const at = (value: number) => ({ from: value, to: value });
    expect([
      near.hasDifference(at(15)),
      near.hasSum(at(65)),
      near.hasShare(at(25 / 40)),
      near.hasFactor(at(1.6)),
    ]).toEqual([wanted, wanted, wanted, wanted]);
    expect([near.hasDifference(at(16)), near.hasSum(at(40)), near.hasShare(at(0.5)), near.hasFactor(at(2))]).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  it('from a column of a table, and a share of two that stand closer', () => {
    const near = new NearNumbers();
    for (const value of [7, 4210, 8, 4187, 9, 4179, 10]) near.add('count', value);
    const at = (value: number) => ({ from: value, to: value });
    expect([4210 + 4187 + 4179, 7 + 8 + 9, 7 + 4210 + 8].map((sum) => near.hasSum(at(sum)))).toEqual([
      true,
      true,
      true,
    ]);
    expect(near.hasSum(at(7 + 4187))).toBe(true);
    expect(near.hasSum(at(4210 + 4179))).toBe(true);
    expect(near.hasSum(at(7 + 4179))).toBe(true);
    expect([7 / 4187, 1 - 7 / 4187, 4187 / 7 - 1].map((share) => near.hasShare(at(share)))).toEqual([true, true, true]);
    expect([7 / 4179, 7 / 10].map((share) => near.hasShare(at(share)))).toEqual([false, false]);
  });

  it.each<[string, boolean]>([
    ['rose by 40', true],
    ['perdait 40', true],
    ['ahorró unos 40', true],
    ['spart etwa 40', true],
    ['perdu de vue 40', false],
    ['a gap of about 40', true],
    ['saves $40', true],
    ['40 slower', true],
    ['40 of headroom', true],
    ['40 per request less', true],
    ['40 rows', false],
    ['nearby 40', false],
  ])('%s is told as a difference: %s', (text, wanted) => {
    const start = text.indexOf('40');
    expect(isToldAsDifference(text, { start, end: start + 2 })).toBe(wanted);
  });

  /** So much stands around a number in a long text. */
  const AROUND = 'It was all as before, and nobody has seen anything else of it. ';

  it.each<[string, readonly ('difference' | 'span' | 'total')[]]>([
    ['Took 40 min.', ['span']],
    ['In 40 min.', ['span']],
    ['Checked within about 40', ['span']],
    ['Vacuum: 40.', ['span']],
    ['x: 40', ['span']],
    ['Vacuum: 40 rows', []],
    ['Vacuum 40.', []],
    ['Vacuum:40.', []],
    ['40 later', ['difference', 'span']],
    ['40 min', []],
    ['up 40 points to 79.2', ['difference']],
    ['up 40 points', ['difference']],
    ['up 40 tests', []],
    ['from 40 points to 79.2', []],
    ['Removing 40 of 262', ['difference']],
    ['Removing 40 calls', []],
    ['Read 40 of 262', []],
    ['40 altogether', ['total']],
    ['40 rows together', ['total']],
    ['40 rows together with the rest', []],
    ['A total of 40', ['total']],
    ['They add up to almost 40', ['total']],
    ['40 rows', []],
  ])('%s is told as %j, whatever stands around it', (text, wanted) => {
    const readings = { difference: isToldAsDifference, span: isToldAsSpan, total: isToldAsTotal };
    for (const [before, behind] of [
      ['', ''],
      [AROUND, ''],
      ['', `. ${AROUND}`],
      [AROUND, `. ${AROUND}`],
    ] as const) {
      const start = before.length + text.indexOf('40');
      const told = Object.entries(readings).filter(([, isTold]) =>
        isTold(`${before}${text}${behind}`, { start, end: start + 2 }),
      );
      expect(told.map(([name]) => name)).toEqual(wanted);
    }
  });
});
