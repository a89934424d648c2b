import { describe, expect, it } from '@jest/globals';
import type { Moment, Summary } from '../../../src/core/summary.js';
import { actionsOf, drawn, ENGLISH } from './drawn.js';
import { CACHE, INVOICE, summaryOf } from './summaries.js';

const words = (count: number, word = 'word'): string =>
  Array.from({ length: count }, (_, i) => `${word}${i}`).join(' ');
const isDone = (kind: string, dose: number, parts: Partial<Summary>, others?: readonly Summary[]) =>
  drawn(kind, dose, parts, 1, others)[0] !== null;

describe('edits do nothing where there is too little to change', () => {
  it.each<readonly [string, number, Partial<Summary>, Partial<Summary>]>([
    ['shuffled-words-summary', 1, { summary: words(7) }, { summary: words(8) }],
    ['shuffled-words-summary', 1, { summary: `${words(7)} word0 word1` }, { summary: `${words(8)} word0 word1` }],
    ['shuffled-words-actions', 1, { key_actions: [words(8), 'a', 'b'] }, { key_actions: [words(8), 'a'] }],
    ['truncated-summary', 30, { summary: 'x'.repeat(59) }, { summary: 'x'.repeat(60) }],
    ['keyword-stuffing', 1, { summary: words(7) }, { summary: words(8) }],
    ['keyword-stuffing', 1, { summary: `${words(7)} abc` }, { summary: `${words(7)} abcd` }],
    ['keyword-stuffing', 1, { summary: `${words(7)} WORD0` }, { summary: `${words(7)} ab1` }],
    ['neutral-closing', 1, { summary: `The job of the ${words(25)}.` }, { summary: `The job of the ${words(26)}.` }],
    ['neutral-closing', 1, { summary: `The job of the ${words(26)}` }, { summary: `The job of the ${words(26)}!` }],
    ['cut-off', 1, { summary: 'x'.repeat(11) }, { summary: 'x'.repeat(12) }],
    ['cut-off', 2, { key_actions: ['x'.repeat(11)] }, { key_actions: ['x'.repeat(12)] }],
    ['dropped-actions', 2, { key_actions: ['a', 'b'] }, { key_actions: ['a', 'b', 'c'] }],
    ['dropped-actions', 2, { key_actions: ['a', 'b', ' '] }, { key_actions: ['a', 'b', 'c', ' '] }],
    ['stale-actions', 2, { key_actions: ['alpha1', 'beta22'] }, { key_actions: ['alpha1', 'beta22', 'gamma3'] }],
    ['lost-moments', 1, { aha_moments: [moment(1)] }, { aha_moments: [moment(1), moment(2)] }],
    ['merged-actions', 2, { key_actions: ['a', 'b', 'c'] }, { key_actions: ['a', 'b', 'c', 'd'] }],
    ['merged-actions', 1, { key_actions: ['a', ' '] }, { key_actions: ['a', 'b'] }],
    ['numbers-summary', 40, { summary: 'It took 12 and 12' }, { summary: 'It took 12 and 13' }],
    ['numbers-summary', 100, { summary: 'It took none' }, { summary: 'It took 12' }],
    ['empty-actions', 1, { key_actions: [' '] }, { key_actions: [' ', 'a'] }],
    ['invented-actions', 1, {}, { key_actions: ['a'] }],
    ['borrowed-actions', 3, { summary: ENGLISH }, { summary: ENGLISH, key_actions: ['a'] }],
    ['swapped-actions', 1, { summary: ENGLISH }, { summary: ENGLISH, key_actions: ['a'] }],
    ['empty-title', 1, { title: '…' }, { title: '1' }],
    ['vague-actions', 1, { key_actions: ['…'] }, { key_actions: ['…', 'a'] }],
    ['statistics-only', 1, { summary: '–' }, { summary: 'a' }],
    ['semicolons', 40, { summary: 'One! It ended.' }, { summary: 'One. It ended.' }],
    ['padded-with-filler', 1, { summary: 'The job of the user ended.' }, { summary: ENGLISH }],
    [
      'padded-with-filler',
      1,
      { summary: 'The job of the user was done.' },
      { summary: 'The job of the user was all done.' },
    ],
    ['other-language', 1, { summary: 'γ'.repeat(40) }, { summary: 'ж'.repeat(40) }],
    ['other-language', 1, { summary: 'ж'.repeat(39) }, { summary: 'ж'.repeat(40) }],
    ['padded-with-others', 1, { summary: words(7) }, { summary: words(8) }],
    [
      'reworded',
      1,
      { title: 'Because of the user, the PR was normalised' },
      { title: "Because of the user, the PR was normalised, which it wasn't with the colour of 12,198 tests" },
    ],
  ])('%s, dose %i: not of %j, but of %j', (kind, dose, less, more) => {
    expect([isDone(kind, dose, less), isDone(kind, dose, more)]).toEqual([false, true]);
  });

  function moment(seq: number, type = 'insight'): Moment {
    return { seq, type, highlight: '' };
  }
});

describe('what is lost, added and repeated', () => {
  it('is as much as the dose says', () => {
    const list = ['a', 'b', 'c', 'd', 'e', 'f'];
    const left = (dose: number) =>
      new Set(actionsOf('dropped-actions', dose, list).map((one) => one?.split(' | ').length));
    expect([left(1), left(2), left(4)]).toEqual([new Set([5]), new Set([4]), new Set([2])]);
    const added = (kind: string, dose: number) =>
      new Set(actionsOf(kind, dose, list).map((one) => one?.split(' | ').length));
    expect([added('invented-actions', 1), added('invented-actions', 4), added('borrowed-actions', 3)]).toEqual([
      new Set([7]),
      new Set([10]),
      new Set([9]),
    ]);
    expect([added('repeated-actions', 34), added('repeated-actions', 100)]).toEqual([new Set([8]), new Set([12])]);
  });

  it('may stand at any place, the first and the last as well', () => {
    const places = new Set(
      actionsOf('borrowed-actions', 1, ['a', 'b'], 200).map((one) =>
        one?.split(' | ').findIndex((action) => CACHE.key_actions.includes(action)),
      ),
    );
    expect([...places].sort()).toEqual([0, 1, 2]);
  });

  it('is nothing that the session may have done', () => {
    const own = summaryOf({ summary: 'Enabled request logging with sampling for the gateway', key_actions: ['a'] });
    const all = drawn('invented-actions', 4, own, 40).flatMap((one) => one?.key_actions ?? []);
    for (const action of new Set(all)) {
      const shared = action
        .toLowerCase()
        .split(/\W+/)
        .filter((word) => word.length > 3 && own.summary.toLowerCase().split(/\W+/).includes(word));
      expect(shared.length).toBeLessThan(2);
    }
  });

  it('is of a session about something else', () => {
    for (const kind of [
      'borrowed-actions',
      'swapped-actions',
      'stale-actions',
      'merged-sessions',
      'swapped-title',
      'swapped-summary',
      'swapped-session',
    ]) {
      expect([kind, drawn(kind, 1, INVOICE, 1, [INVOICE])[0]]).toEqual([kind, null]);
      expect([kind, drawn(kind, 1, INVOICE, 1, [INVOICE, CACHE])[0] === null]).toEqual([kind, false]);
    }
  });

  it('borrows sentences of three sessions about something else at most', () => {
    const lender = (name: string) =>
      summaryOf({ title: name, summary: `${words(12, name)}. ${words(12, name.toUpperCase())}.` });
    const others = ['alpha', 'betas', 'gamma', 'delta'].map(lender);
    const reference = summaryOf({ summary: `${words(60)}.` });
    const found = drawn('padded-with-others', 1, reference, 60, [reference, ...others]).map(
      (one) => one?.summary ?? '',
    );
    const used = ['alpha0', 'betas0', 'gamma0', 'delta0', 'word0 '].map((word) =>
      found.some((text) => text.includes(word)),
    );
    expect(used).toEqual([true, true, true, false, true]);
    for (const text of found) expect(text.startsWith('word0 word1')).toBe(true);
    // Too little to lend.
    expect(isDone('padded-with-others', 1, reference, [lender('alpha')])).toBe(false);
  });

  it('is what the summary says between its own sentences, about as long as it', () => {
    const [padded] = drawn('padded-with-filler', 1, INVOICE);
    const ratio = (padded?.summary.length ?? 0) / INVOICE.summary.length;
    expect(ratio).toBeGreaterThan(1.7);
    expect(ratio).toBeLessThan(2.3);
    const begins = drawn('padded-with-filler', 1, INVOICE, 40).map((one) => one?.summary.startsWith('Invoice 20417'));
    expect(begins.every((one) => one === true)).toBe(true);
  });
});

describe('the end of a text', () => {
  const kept = (dose: number, summary: string) => drawn('truncated-summary', dose, { summary })[0]?.summary;
  it('is cut behind a word, in scripts with blanks', () => {
    expect(kept(50, 'x'.repeat(60))).toBe('x'.repeat(30));
    expect(kept(30, 'x'.repeat(60))).toBe('x'.repeat(42));
    expect(kept(75, 'x'.repeat(60))).toBe('x'.repeat(15));
    // 60 characters, of which the half ends within the second word.
    expect(kept(50, `${'a'.repeat(20)} ${'b'.repeat(39)}`)).toBe('a'.repeat(20));
    // Back to the blank would lose too much.
    expect(kept(50, `${'a'.repeat(10)} ${'b'.repeat(49)}`)).toBe(`${'a'.repeat(10)} ${'b'.repeat(19)}`);
    expect(kept(50, `${'a'.repeat(15)} ${'b'.repeat(44)}`)).toBe(`${'a'.repeat(15)} ${'b'.repeat(14)}`);
  });

  it('is half of the last sentence', () => {
    const cut = (summary: string) => drawn('cut-off', 1, { summary })[0]?.summary;
    expect(cut('abcdefghijkl')).toBe('abcdef');
    expect(cut('abcdefghijklm')).toBe('abcdefg');
    expect(cut('One. abcd efgh ijkl')).toBe('One. abcd');
    expect(cut('One. a  ………………………')).toBe('One. a');
  });
});
