import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { NUMBER_WORDS, spelledNumbers } from '../../../src/rubric/grounding/numbers/number-words.js';
import { hashOf } from '../../../src/rubric/grounding/told/hashed-words.js';
import { lacksParts, readWords } from '../../../src/rubric/grounding/told/read-words.js';
import { runs } from '../../builders/long-runs.js';

/** The words of a text by what they are: runs of letters and digits, apart at humps. */
function partsIn(
  text: string,
): readonly { readonly run: string; readonly start: number; readonly parts: readonly string[] }[] {
  return Array.from(text.matchAll(/[a-zA-Z0-9ªµà-öø-ÿÀ-ÖØ-Þß]+/g), ({ 0: run, index }) => ({
    run,
    start: index,
    parts: run.split(/(?<=[a-zªµßà-öø-ÿ])(?=[A-ZÀ-ÖØ-Þ])/),
  }));
}

/** All that is to be told of a text, in its order. */
function toldOf(text: string): readonly string[] {
  const told: string[] = [];
  let previous: string | undefined;
  let lastEnd = 0;
  for (const { run, start, parts } of partsIn(text)) {
    if (start - lastEnd > 3) previous = undefined;
    for (const part of parts.map((one) => one.toLowerCase())) {
      told.push(part);
      // Numbers side by side are two numbers.
      const areNumbers = [previous ?? '', part].every((one) => /^\d+$/.test(one));
      if (previous !== undefined && !areNumbers) told.push(previous + part);
      previous = part;
    }
    lastEnd = start + run.length;
    if (parts.length > 1) told.push(run.toLowerCase());
    if (/\d/.test(run) && /^[0-9a-f]{6,64}$/i.test(run)) told.push(`hex ${run}`);
    const value = NUMBER_WORDS.get(run.toLowerCase());
    if (value !== undefined) told.push(`number ${value}`);
  }
  return told;
}

function readOf(text: string): readonly (string | number)[] {
  const told: (string | number)[] = [];
  readWords(text, {
    word: (hash) => told.push(hash),
    hex: (start, end) => told.push(`hex ${text.slice(start, end)}`),
    numberWord: (_start, _end, value) => told.push(`number ${value}`),
  });
  return told;
}

const PIECES = fc.constantFrom(
  ...['a', 'f', 'g', 'z', 'A', 'F', 'G', 'Z', '0', '5', '9', '@', '[', '`', '{', '/', ':', ' ', '-', '.', '  ', '    '],
  ...['ä', 'Ä', '字', 'ª', '©', '×', 'read', 'File', 'fifty', 'One', '12', 'deadbeef', '7dc41a'],
);
const text = fc.array(PIECES, { maxLength: 30 }).map((pieces) => pieces.join(''));

describe('the words of a text', () => {
  it('are told as they are by what they are', () => {
    fc.assert(
      fc.property(text, (one) => {
        const wanted = toldOf(one).map((told) => (/^(?:hex|number) /.test(told) ? told : hashOf(told)));
        expect(readOf(one)).toEqual(wanted);
      }),
      { numRuns: runs(3000) },
    );
  });

  it('are counted as far as they are not known', () => {
    const known = new Set(['a', 'read', '12', 'file', 'ä'].map(hashOf));
    fc.assert(
      fc.property(text, fc.integer({ min: 1, max: 5 }), (one, fewest) => {
        const unknown = partsIn(one).flatMap(({ parts }) =>
          parts.filter((part) => !known.has(hashOf(part.toLowerCase()))),
        );
        expect(lacksParts(one, (hash) => known.has(hash), fewest)).toBe(unknown.length >= fewest);
      }),
      { numRuns: runs(1000) },
    );
  });

  it.each([
    ['a1b2c', 0],
    ['a1b2c3', 1],
    [`${'a1'.repeat(32)}`, 1],
    [`${'a1'.repeat(32)}a`, 0],
    ['abcdef', 0],
    ['123456', 1],
    ['12345g', 0],
    ['A1B2C3', 1],
  ])('may be a hash: %s', (run, count) => {
    expect(readOf(run).filter((told) => String(told).startsWith('hex')).length).toBe(count);
  });
});

const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** A whole number below ten thousand, in English words. */
function spelled(value: number, and: string, joint: string): string {
  if (value < 20) return ONES[value] ?? '';
  if (value < 100) {
    const tens = TENS[Math.floor(value / 10) - 2] ?? '';
    return value % 10 === 0 ? tens : `${tens}${joint}${ONES[value % 10]}`;
  }
  const [size, word] = value < 1000 ? [100, 'hundred'] : [1000, 'thousand'];
  const rest = value % size;
  const whole = `${spelled(Math.floor(value / size), and, joint)} ${word}`;
  return rest === 0 ? whole : `${whole}${rest < 100 ? and : ' '}${spelled(rest, and, joint)}`;
}

describe('numbers in words', () => {
  it.each([
    [' and ', '-'],
    [' ', ' '],
  ])('are read back below ten thousand, with %j and %j', (and, joint) => {
    const wrong: string[] = [];
    for (let value = 0; value < 10_000; value += value < 1_200 ? 1 : 37) {
      const written = spelled(value, and, joint);
      const read = spelledNumbers(`It had ${written} rows.`);
      const [one] = read;
      if (read.length !== 1 || one?.value !== value || one.start !== 7 || one.end !== 7 + written.length)
        wrong.push(written);
    }
    expect(wrong).toEqual([]);
  });

  it.each<readonly [text: string, values: readonly number[]]>([
    // What does not go on is another number, or none.
    ['twenty eleven', [20, 11]],
    ['eleven two', [11, 2]],
    ['five and six', [5, 6]],
    ['twenty and one', [21]],
    ['twenty zero', [20, 0]],
    ['twenty-one two', [21, 2]],
    ['zero hundred', [0]],
    ['zero five', [0, 5]],
    ['hundred two', [2]],
    ['two hundred twenty', [220]],
    ['two hundred thousand', [200_000]],
    ['three hundred and forty thousand two hundred and six', [340_206]],
    ['two, hundred', [2]],
    ['someone and none', []],
    ['two  hundred', [2]],
    ['two and', [2]],
    ['two hundreds', [2]],
  ])('%s', (written, values) => {
    expect(spelledNumbers(written).map(({ value }) => value)).toEqual(values);
  });
});
