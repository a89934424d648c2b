import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { mayHoldCredential } from '../../src/core/token-runs.js';
import { runs } from '../builders/long-runs.js';

const SIGN = /S/;

/** The same by the words of the rule, run by run. */
function byTheRule(text: string): boolean {
  if (text.includes('-----BEGIN ') && text.length > '-----BEGIN PRIVATE KEY----'.length) return true;
  return [...text.matchAll(/[^\u0000-\u0020]+/g)].some(({ 0: run, index }) => {
    const isLong = run.length > (/[A-Z]/.test(run) ? 19 : 29);
    const before = text.slice(0, index).replace(/[\u0000-\u0020]*$/, '');
    const isSent = /(?:basic|bearer)$/i.test(before);
    if (run.length < 14 || !(isLong || /[0-9@]/.test(run) || isSent)) return false;
    const isDigest = /^[0-9a-f@]+$/.test(run);
    if (isDigest && !/[:=>]$/.test(before) && !isSent) return false;
    return SIGN.test(text.slice(Math.max(0, index - 32), index + run.length));
  });
}

describe('whether a text may hold a credential', () => {
  const low = (length: number): string => 'g'.repeat(length);
  it.each<[string, string, boolean]>([
    ['nothing', '', false],
    ['a run of 14 with a digit', `S${low(12)}1`, true],
    ['a run of 13 with a digit', `S${low(11)}1`, false],
    ['a run of 14 with a sign of addresses', `S${low(12)}@`, true],
    ['a run of 29 small letters behind a sign', `S ${low(29)}`, false],
    ['a run of 30', `S ${low(30)}`, true],
    ['a run of 19 with a capital', `S ${low(18)}A`, false],
    ['a run of 20 with a capital', `S ${low(19)}A`, true],
    ['a run of 20 with the last capital', `S ${low(19)}Z`, true],
    ['a run of 20 with what is beside the capitals', `S ${low(19)}[`, false],
    ['a run of 14 with a 0', `S ${low(13)}0`, true],
    ['a run of 14 with a 9', `S ${low(13)}9`, true],
    ['a run of 14 with what is before the digits', `S ${low(13)}/`, false],
    ['a run of 14 with what is behind the digits', `S ${low(13)}:`, false],
    ['a run without a sign', `${low(40)}1`, false],
    ['a run with its sign 32 before it', `S${' '.repeat(31)}${low(14)}1`, true],
    ['a run with its sign 33 before it', `S${' '.repeat(32)}${low(14)}1`, false],
    ['a run with its sign behind it', `${low(14)}1 S`, false],
    ['a digest', `S ${'a1f9'.repeat(10)}`, false],
    ['a digest behind nothing', `${'a1f9'.repeat(10)} S`, false],
    ['a digest with one letter more', `S ${'a1f9'.repeat(10)}g`, true],
    ['a digest behind a word', `S of ${'a1f9'.repeat(10)}`, false],
    ['a digest that is assigned', `S = ${'a1f9'.repeat(10)}`, true],
    ['a digest behind a colon', `S: ${'a1f9'.repeat(10)}`, true],
    ['a digest that is sent', `S Bearer ${'a1f9'.repeat(10)}`, true],
    ['a digest behind the word itself', `S bears ${'a1f9'.repeat(10)}`, false],
    ['a run of 14 letters that is sent', `S basic  ${low(14)}`, true],
    ['a run of 13 letters that is sent', `S BASIC ${low(13)}`, false],
    ['a digest behind an arrow', `S =>\n\t${'a1f9'.repeat(10)}`, true],
    ['a digest of words of a and f', `S ${'af'.repeat(20)}`, false],
    ['a run between blanks of any kind', `S\u0000${low(13)}1\u001f`, true],
    ['a run that a blank parts', `S ${low(9)} ${low(9)}1`, false],
    ['a run of other letters', `S ${'é'.repeat(30)}`, true],
    ['a run of other letters that is short', `S ${'é'.repeat(29)}`, false],
    ['the second of two runs', `${low(20)} S${low(12)}1`, true],
    ['a run behind one that is long and tells nothing', `${low(29)} and ${low(20)} S ${low(20)}1`, true],
    ['a run at the end', `words of no matter S${low(20)}1`, true],
    ['the head of a private key', '-----BEGIN PRIVATE KEY-----', true],
    ['the same cut', '-----BEGIN PRIVATE KEY----', false],
    ['a line of another thing', '-----BEGIN CERTIFICATE AND MORE', true],
  ])('%s', (_, text, may) => {
    expect(mayHoldCredential(text, SIGN)).toBe(may);
    expect(byTheRule(text)).toBe(may);
  });

  it('is what the rule says, wherever runs stand', () => {
    const unit = (...units: readonly string[]) => fc.constantFrom(...units);
    const piece = fc.oneof(
      fc.string({ unit: unit('a', 'f', '0', '9'), minLength: 1, maxLength: 20 }),
      fc.string({ unit: unit('a', 'g', 'z', '`', '{'), minLength: 10, maxLength: 32 }),
      fc.string({ unit: unit('A', 'Z', 'g', 'S'), minLength: 1, maxLength: 20 }),
      unit(
        ' ',
        '\n',
        '  ',
        ' '.repeat(31),
        ':',
        '= ',
        '@',
        '/',
        ';',
        '1',
        'S',
        'é',
        '\u0000',
        '\u001f',
        '!',
        '-----BEGIN ',
        'bearer ',
        'Basic',
      ),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const text = pieces.join('');
        expect([text, mayHoldCredential(text, SIGN)]).toEqual([text, byTheRule(text)]);
      }),
      { numRuns: runs(5000) },
    );
  });
});
