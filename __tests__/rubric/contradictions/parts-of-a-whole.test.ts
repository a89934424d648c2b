import { describe, expect, it } from '@jest/globals';
import { ClaimCheck } from '../../../src/rubric/contradictions/contradicted-claims.js';
import { Grounds } from '../../../src/rubric/grounding/grounds.js';
import { ToldTexts } from '../../../src/rubric/grounding/told-texts.js';
import { summaryOf } from '../v2/sessions.js';

const CHECK = new ClaimCheck();

/** What is found of numbers, in a session that tells these lines. */
function numbersIn(reference: string, candidate: string, transcript?: readonly string[]): readonly string[] {
  const session =
    transcript === undefined
      ? undefined
      : { transcript: new Grounds(transcript), told: new ToldTexts(transcript), isWhole: true };
  return CHECK.contradictedIn(summaryOf({ summary: reference }), summaryOf({ summary: candidate }), session).flatMap(
    ({ rule, given, wanted }) => (rule === 'number' ? [`${given} | ${wanted}`] : []),
  );
}

const REFERENCE = 'The replay lost a paragraph in 24 of 60 conflicts. Ada went home.';

describe('another part of a whole', () => {
  it.each([
    ['Old rule: 36 of 61 had lost text, 31 of 60 a paragraph.', '31 of 60 | 24 of 60'],
    ['Some text went missing, 31 of the 60 times.', '31 of the 60 | 24 of 60'],
    ['Some text went missing in 31 cases out of 60.', '31 cases out of 60 | 24 of 60'],
    ['In 31/60 tries some text went missing.', '31/60 | 24 of 60'],
    ['In 47 of 60 tries some text went missing.', '47 of 60 | 24 of 60'],
    ['In 13 of 60 tries some text went missing.', '13 of 60 | 24 of 60'],
  ])('stands against it: %s', (candidate, expected) => {
    expect(numbersIn(REFERENCE, candidate)).toEqual([expected]);
    expect(numbersIn(REFERENCE, candidate, ['lost 24 of 60', '13 left, 31 right, 47 up'])).toEqual([expected]);
  });

  it.each([
    ['the same', 'Some text went missing in 24 of 60 tries.'],
    ['both', 'Some text went missing in 24 of 60 tries, twice in 31 of 60.'],
    ['both, in one breath', 'Some text went missing in 31 instead of 24 of 60 tries.'],
    ['two of one whole', 'Some text went missing in 31 of 60 tries, all of it in 3 of 60.'],
    ['what it leaves of the whole', 'In 36 of 60 tries no text went missing.'],
    ['all of them', 'We made 60 of 60 tries.'],
    ['of another size', 'In 2 of 60 tries Ada slept.'],
    ['of twice the size', 'In 48 of 60 tries Ada slept.'],
    ['of half the size', 'In 12 of 60 tries Ada slept.'],
    ['of another whole', 'In 31 of 61 tries Ada slept.'],
    ['about so many', 'In about 31 of 60 tries Ada slept.'],
    ['of a measure', 'Ada slept 31 of 60 minutes.'],
    ['no part', 'After 31 tries in 60 rooms Ada slept.'],
  ])('leaves be %s', (_, candidate) => {
    expect(numbersIn(REFERENCE, candidate)).toEqual([]);
  });

  it.each([['Tried 60, fine in 31'], ['31/60 ok'], ['of 60 some 31 were odd']])(
    'leaves be what a line of the transcript may tell: %s',
    (line) => {
      expect(numbersIn(REFERENCE, 'In 31 of 60 tries Ada slept.', ['hello', line])).toEqual([]);
    },
  );

  it('leaves be what the reference may tell in one line', () => {
    const reference = 'The new rule lost text in 24 instead of 31 of 60 tries. Of 60 it lost 24 of 60.';
    expect(numbersIn(reference, 'The old rule lost text in 31 of 60 tries.')).toEqual([]);
  });

  it('knows the ways to write a number', () => {
    const reference = 'Restored 48,359 of the 48,392 rows.';
    expect(numbersIn(reference, 'Restored 47,115 of 48,392 rows.', ['done', 'rows 48392 in, 47115 out'])).toEqual([]);
    expect(numbersIn(reference, 'Restored 47,115 of 48,392 rows.', ['in: 48392', 'out: 47115'])).toEqual([
      '47,115 of 48,392 | 48,359 of the 48,392',
    ]);
  });

  it('tells nothing of wholes of three', () => {
    expect(numbersIn('Two of three teams agreed.', 'One of three teams agreed.')).toEqual([]);
    expect(numbersIn('Three of four teams agreed.', 'Two of four teams agreed.')).toEqual([
      'Two of four | Three of four',
    ]);
  });

  it('tells a number once', () => {
    expect(numbersIn('The import kept 418 of 600 orders.', 'The import kept 428 of 600 orders.')).toEqual([
      '428 | 418',
    ]);
  });
});
