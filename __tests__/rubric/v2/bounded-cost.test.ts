import { describe, expect, it } from '@jest/globals';
import type { Summary } from '../../../src/core/summary.js';
import { findDefects } from '../../../src/rubric/findings/defects.js';
import { growthOf, MOST_TIMES_AS_LONG } from '../../builders/growth.js';
import { freshRubric, momentsAt, summaryOf } from './sessions.js';

type Make = (size: number) => Partial<Summary>;

const REFERENCE: Partial<Summary> = {
  title: 'Fixed the login loop of issue 317',
  summary:
    'The login loop was not caused by the cache. It was fixed by renewing 12 tokens before they expire in auth.ts. The deployment went from v1.2.0 to v1.3.0 and was enabled again.',
  key_actions: ['Renewed 12 tokens before expiry in auth.ts', 'Merged the PR 317', 'Enabled the deployment again'],
  aha_moments: momentsAt('insight@1', 'decision@9'),
};

const many = (count: number, make: (index: number) => string, separator = ' '): string =>
  Array.from({ length: Math.ceil(count) }, (_, i) => make(i)).join(separator);

const list = (count: number, make: (index: number) => string): readonly string[] =>
  Array.from({ length: Math.ceil(count) }, (_, i) => make(i));

/** Different words without a digit. */
const word = (index: number): string =>
  `w${[...index.toString(26)].map((digit) => String.fromCharCode(97 + Number.parseInt(digit, 26))).join('')}`;

/** How the time for the defects of one pair of sessions grows. */
function growth(of: (size: number) => readonly [Partial<Summary>, Partial<Summary>], size: number): number {
  return growthOf((n) => {
    const [wanted, given] = of(n).map(summaryOf);
    const rubric = freshRubric();
    rubric(summaryOf(REFERENCE), summaryOf(REFERENCE));
    if (wanted === undefined || given === undefined) throw new Error('no pair');
    return () => findDefects(wanted, given, rubric(wanted, given), () => ({ file: '' }));
  }, size);
}

const inSummary =
  (make: (size: number) => string): Make =>
  (size) => ({ summary: make(size) });

/** What a pipeline that has gone mad may write, against an ordinary reference; sizes up to four times the one given. */
const LARGE_CANDIDATE: readonly (readonly [string, number, Make])[] = [
  ['words in a title', 4_000, (n) => ({ title: many(n, word) })],
  ['words in a summary', 4_000, inSummary((n) => many(n, word))],
  ['words in a bullet', 4_000, (n) => ({ key_actions: [many(n, word)] })],
  ['bullets', 1_250, (n) => ({ key_actions: list(n, (i) => `Renewed token ${word(i)}`) })],
  ['equal bullets', 2_500, (n) => ({ key_actions: list(n, () => 'Renewed 12 tokens') })],
  ['moments', 2_500, (n) => ({ aha_moments: momentsAt(...list(n, (i) => `insight@${i % 100}`)) })],
  ['topics', 1_250, (n) => ({ topics_found: list(n, word) })],
  ['one word again and again', 5_000, inSummary((n) => many(n, () => 'login'))],
  ['a word with an opposite again and again', 5_000, inSummary((n) => many(n, () => 'disabled'))],
  ['not again and again', 5_000, inSummary((n) => many(n, () => 'not'))],
  ['never something', 5_000, inSummary((n) => many(n, () => 'never cached'))],
  ['words in one sentence', 5_000, inSummary((n) => `Fixed the loop ${many(n, word)}.`)],
  ['equal sentences', 1_250, inSummary((n) => many(n, () => 'Renewed the tokens.'))],
  [
    'sentences like one of the reference',
    1_250,
    inSummary((n) => many(n, (i) => `It was fixed by renewing ${i} tokens.`)),
  ],
  ['words that begin alike', 6_000, inSummary((n) => many(n, (i) => `deployment${word(i)}`))],
  ['numbers', 5_000, inSummary((n) => many(n, String))],
  [
    'numbers in place of one of the reference',
    5_000,
    inSummary((n) => `renewing ${many(n, (i) => `${i + 100} tokens`)}`),
  ],
  ['names', 5_000, inSummary((n) => many(n, (i) => `file_${i}.ts`))],
  ['steps', 5_000, inSummary((n) => `changed ${many(n, (i) => `from v1.3.${i} to`)}`)],
  ['before', 5_000, inSummary((n) => many(n, (i) => `${word(i)} before`))],
  ['arrows', 12_500, inSummary((n) => '->'.repeat(n))],
  ['spaces', 25_000, inSummary((n) => `a.${' '.repeat(n)}b`)],
  ['exclamation marks', 25_000, inSummary((n) => '!'.repeat(n))],
  ['quotation marks', 25_000, inSummary((n) => '"'.repeat(n))],
  ['apostrophes', 25_000, inSummary((n) => "a'".repeat(n))],
  ['slashes in a name', 6_000, inSummary((n) => `a_b${'/'.repeat(n)}c`)],
  ['points in a name', 6_000, inSummary((n) => 'a.b'.repeat(n))],
  ['a number of many digits', 25_000, inSummary((n) => '1'.repeat(n))],
  ['a number of many points', 25_000, inSummary((n) => '1.'.repeat(n))],
  ['marks', 25_000, inSummary((n) => '\u0301'.repeat(n))],
  ['pairs of characters', 25_000, inSummary((n) => '修正'.repeat(n / 2))],
  ['characters beyond the first plane', 12_500, inSummary((n) => '𐐨'.repeat(n))],
  ['lone surrogates', 25_000, inSummary((n) => '\ud800'.repeat(n))],
  ['a word of many letters', 1_500, inSummary((n) => 'a'.repeat(n))],
  ['a word of many "is"', 2_000, inSummary((n) => 'abcis'.repeat(n / 5))],
  ['new lines', 3_000, inSummary((n) => `a${'\n'.repeat(n)}b`)],
  ['new lines of Windows', 2_000, inSummary((n) => `a${'\r\n'.repeat(n)}b`)],
  ['hyphens in a name', 6_000, inSummary((n) => `a${'-'.repeat(n)}b`)],
  ['colons in a name', 6_000, inSummary((n) => `a_b${':'.repeat(n)}c`)],
  ['full stops in a name', 6_000, inSummary((n) => `a${'.'.repeat(n)}b`)],
];

/** Both sides are large: what only a reference of absurd length makes possible. */
const BOTH_LARGE: readonly (readonly [string, number, Make, Make])[] = [
  [
    'a sentence that has a word more',
    5_000,
    inSummary((n) => many(n, word)),
    inSummary((n) => `${many(n, word)} extra`),
  ],
  [
    'one word again and again',
    5_000,
    inSummary((n) => many(n, () => 'login')),
    inSummary((n) => `${many(n, () => 'login')} extra`),
  ],
  [
    'numbers that all changed',
    1_500,
    inSummary((n) => many(n, (i) => `${word(i)} ${i}`)),
    inSummary((n) => many(n, (i) => `${word(i)} ${i + 1e6}`)),
  ],
  [
    'sentences with a number',
    500,
    inSummary((n) => many(n, (i) => `The ${word(i)} has ${i} parts.`)),
    inSummary((n) => `${many(n, (i) => `The ${word(i)} has ${i} parts.`)} Extra.`),
  ],
  [
    'equal sentences',
    1_250,
    inSummary((n) => many(n, () => 'Renewed the tokens.')),
    inSummary((n) => `${many(n, () => 'Renewed the tokens.')} Extra.`),
  ],
  [
    'equal bullets',
    600,
    (n) => ({ key_actions: list(n, () => 'Ran the tests') }),
    (n) => ({ key_actions: list(n, () => 'Ran the tests') }),
  ],
  [
    'moments',
    1_250,
    (n) => ({ aha_moments: momentsAt(...list(n, (i) => `a@${i * 3}`)) }),
    (n) => ({ aha_moments: momentsAt(...list(n, (i) => `a@${i * 3 + 1}`)) }),
  ],
  [
    'words that begin alike',
    2_500,
    inSummary((n) => many(n, (i) => `deployment${word(i)}`)),
    inSummary((n) => many(n, (i) => `deployment${word(i + 1e5)}`)),
  ],
  [
    'a sentence of numbers that has a word more',
    4_000,
    inSummary((n) => many(n, (i) => `${word(i)} ${i}`)),
    inSummary((n) => `${many(n, (i) => `${word(i)} ${i}`)} extra`),
  ],
  [
    'a sentence of names that has a word more',
    1_500,
    inSummary((n) => many(n, (i) => `v1.2.${i}`)),
    inSummary((n) => `${many(n, (i) => `v1.2.${i}`)} extra`),
  ],
  [
    'negations of the words of a sentence',
    250,
    inSummary((n) => many(n, () => 'works')),
    inSummary((n) => many(n, () => 'not works')),
  ],
  [
    'words with an opposite at the end',
    2_500,
    inSummary((n) => `${many(n, word)} ${many(n, () => 'merged')}`),
    inSummary((n) => `${many(n, word)} extra ${many(n, () => 'merged')}`),
  ],
  [
    'steps',
    1_000,
    inSummary((n) => many(n, (i) => `${word(i)} before`)),
    inSummary((n) => `${many(n, (i) => `${word(i)} before`)} extra`),
  ],
];

const againstReference =
  (make: Make) =>
  (size: number): readonly [Partial<Summary>, Partial<Summary>] => [REFERENCE, { ...REFERENCE, ...make(size) }];

describe('the time grows with the candidate, not with its square', () => {
  it.each(LARGE_CANDIDATE)('%s', (_, size, make) => {
    expect(growth(againstReference(make), size)).toBeLessThan(MOST_TIMES_AS_LONG);
  });
});

describe('the time grows with both sides, not with their square', () => {
  it.each(BOTH_LARGE)('%s', (_, size, wanted, given) => {
    expect(growth((n) => [wanted(n), given(n)], size)).toBeLessThan(MOST_TIMES_AS_LONG);
  });
});
