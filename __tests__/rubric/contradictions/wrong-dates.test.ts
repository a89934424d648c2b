import { describe, expect, it } from '@jest/globals';
import { ClaimCheck } from '../../../src/rubric/contradictions/claim-check.js';
import { Grounds } from '../../../src/rubric/grounding/told/grounds.js';
import { summaryOf } from '../v2/sessions.js';
import { contradictionsOf, NOTHING_ELSE } from './readings.js';

describe('a day or a time in the place of another', () => {
  it.each([
    [
      'The contract of the warehouse ends on 31 March.',
      'The contract of the warehouse ends on 30 March.',
      'number: 30 March | 31 March',
    ],
    [
      'The certificate of the warehouse expired on 14 November.',
      'Certificate of the warehouse expired on 4 November.',
      'number: 4 November | 14 November',
    ],
    [
      'The nightly import of orders starts at 14:30.',
      'The nightly import of orders starts at 15:30.',
      'number: 15:30 | 14:30',
    ],
    [
      'The nightly import of orders starts at 2026-11-04.',
      'The nightly import of orders starts at 2026-11-05.',
      'number: 2026-11-05 | 2026-11-04',
    ],
  ])('%s %s', (reference, candidate, found) => {
    expect(contradictionsOf(reference, candidate)).toContain(found);
  });

  it.each([
    // The same day in other words, and a time rounded to the minute.
    ['The contract of the warehouse ends on 31 March.', 'The contract of the warehouse ends on March 31st.'],
    ['The nightly import of orders starts at 14:30:12.', 'The nightly import of orders starts at 14:30.'],
    // Other words, or a few of them.
    ['The contract of the warehouse ends on 31 March.', 'Ada sent the letter to the warehouse on 30 March.'],
    ['The contract ends on 31 March.', 'It ends on 30 March.'],
    // The right one is told as well, or another time is meant.
    [
      'The contract of the warehouse ends on 31 March.',
      'The contract of the warehouse ends on 31 March, paid on 30 March.',
    ],
    ['The contract of the warehouse ends on 31 March.', 'The contract of the warehouse first ended on 30 March.'],
    // A day is no time.
    ['The nightly import of orders starts at 14:30.', 'The nightly import of orders starts on 30 March.'],
  ])('%s leaves %s', (reference, candidate) => {
    expect(contradictionsOf(reference, candidate)).toEqual([]);
  });

  it('leaves a day that the transcript tells', () => {
    const [reference, candidate] = [
      'The contract of the warehouse ends on 31 March.',
      'The contract of the warehouse ends on 30 March.',
    ];
    const transcript = new Grounds(['We end it on 30 March, the last working day.']);
    const found = new ClaimCheck().contradictedIn(
      summaryOf({ summary: reference }),
      summaryOf({ summary: candidate }),
      {
        ...NOTHING_ELSE,
        transcript,
      },
    );
    expect(found).toEqual([]);
  });
});
