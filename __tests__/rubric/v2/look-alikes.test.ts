import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Summary } from '../../../src/core/summary.js';
import { findDefects } from '../../../src/rubric/findings/defects.js';
import { openRubric } from '../../../src/rubric/score.js';
import { runs } from '../../builders/long-runs.js';

const rubric = openRubric('v2');

/** What a reference says in sentences that share next to nothing with those of the candidate. */
function mismatches(reference: string, candidate: string): readonly string[] {
  const [wanted, given] = [summaryOf(reference), summaryOf(candidate)];
  return findDefects(wanted, given, rubric(wanted, given), () => ({ file: '' }))
    .filter(({ code }) => code === 'NUMBER_MISMATCH' || code === 'IDENTIFIER_MISMATCH')
    .map(({ message }) => message.replace(/: the candidate says.*/s, ''));
}

function summaryOf(summary: string): Summary {
  return { title: '', summary, key_actions: [], outcome: 'success', aha_moments: [], topics_found: [] };
}

describe('a slip in a paraphrase is named', () => {
  it.each([
    [
      'two digits of a number',
      'The import dropped 3118 duplicates.',
      'Gone are 3181 rows that were there twice.',
      '"3118", the candidate says "3181"',
    ],
    [
      'two digits of a ticket',
      'Deferred to WEB-308 by the user.',
      'Whoever owns it tracks it as WEB-380 now.',
      '"WEB-308", the candidate names "WEB-380"',
    ],
    [
      'two characters of a hash',
      'The feature was reverted in 5be0a17.',
      'Nothing stays after 5eb0a17 took it out.',
      '"5be0a17", the candidate names "5eb0a17"',
    ],
    [
      'one digit of a hash',
      'The feature was reverted in 5be0a17.',
      'Nothing stays after 5be0a19 took it out.',
      '"5be0a17", the candidate names "5be0a19"',
    ],
    [
      'two parts of a version',
      'The image is node:22.21.1 for all jobs.',
      'Every pipeline pulls node:22.12.1 instead.',
      '"node:22.21.1", the candidate names "node:22.12.1"',
    ],
    [
      'one digit beside the same word',
      'Apple answered with 403 FORBIDDEN.',
      'No luck, for 401 FORBIDDEN came back.',
      '"403", the candidate says "401"',
    ],
  ])('%s', (_, reference, candidate, told) => {
    expect(mismatches(reference, candidate)).toEqual([expect.stringContaining(told)]);
  });
});

describe('no slip', () => {
  it.each([
    ['the reference has it too', 'Tickets WEB-308 and WEB-380 wait.', 'WEB-380 is open.'],
    ['the candidate has the right one as well', 'It is in WEB-308.', 'After WEB-380 they opened WEB-308.'],
    ['one digit beside other words', 'The build took 403 seconds.', 'A user sent 401 invoices.'],
    ['two digits beside other words', 'There were 37 open invoices.', 'It ran 73 times in a row.'],
    ['neighbouring versions', 'The lock file has 4.17.21 now.', 'Before that it was 4.17.20 everywhere.'],
    ['another unit', 'The page took 120 ms to load.', 'They saw 210 customers affected.'],
    ['another sort of name', 'See WEB-308.', 'Written in web_380.ts last week.'],
    ['about as many', 'The import dropped 3118 duplicates.', 'Gone are about 3181 rows.'],
  ])('where %s', (_, reference, candidate) => {
    expect(mismatches(reference, candidate)).toEqual([]);
  });

  it('in a text that says what it should, however many numbers it has', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 100, max: 999_999 }), { minLength: 1, maxLength: 30 }), (numbers) => {
        const text = numbers.map((number) => `Run ${number} passed.`).join(' ');
        expect(mismatches(text, text.split('. ').reverse().join('. '))).toEqual([]);
      }),
      { numRuns: runs(300) },
    );
  });
});
