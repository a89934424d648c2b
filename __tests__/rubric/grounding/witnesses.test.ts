import { describe, expect, it } from '@jest/globals';
import pc from 'picocolors';
import { witnessLines } from '../../../src/render/terminal/witnesses.js';
import { SessionGrounds } from '../../../src/rubric/grounding/session-grounds.js';
import type { Witnessed } from '../../../src/rubric/grounding/witnesses.js';
import { summaryOf } from '../v2/sessions.js';

const NONE: Witnessed = { transcript: [], reference: [], reckoned: [], not_looked_up: [], nowhere: [] };

function witnessed(transcript: string, reference: string, summary: string): Witnessed {
  const grounds = new SessionGrounds({ texts: [transcript], isWhole: true }, summaryOf({ summary: reference }));
  return grounds.witnessesOf(summaryOf({ summary }), () => false);
}

describe('what bears out the numbers and names of a candidate', () => {
  it('is told for each of them, once', () =>
    expect(
      witnessed(
        'At 12:40 on 2026-11-12 `flush.ts` lost 4,210 of 18,000 rows, until 13:16.',
        'Pull request #31 mends flush.ts.',
        'At 12:40 on 12 November flush.ts lost 4,210 of 18,000 rows within 36 minutes, in three tries; #31 mends flush.ts, and drain.ts 977 others.',
      ),
    ).toEqual({
      transcript: ['12:40', '12 November', 'flush.ts', '4,210', '18,000'],
      reference: ['#31'],
      reckoned: ['36 minutes'],
      not_looked_up: ['three'],
      nowhere: ['drain.ts', '977'],
    }));

  it('is the transcript where the reference has it too', () =>
    expect(witnessed('40 rows', '40 rows', '40 rows')).toEqual({ ...NONE, transcript: ['40'] }));

  it('is nothing of a text without any', () => expect(witnessed('40 rows', '', 'It works.')).toEqual(NONE));
});

describe('the lines of explain', () => {
  const paint = pc.createColors(false);
  const screen = { width: 100, colour: false };

  it('are none without a number and a name', () => expect(witnessLines(NONE, paint, screen)).toEqual([]));

  it('name them by what bears them out, without what a terminal obeys', () =>
    expect(witnessLines({ ...NONE, transcript: ['12:40', 'a\u001b[31mb'], nowhere: ['977'] }, paint, screen)).toEqual([
      'numbers and names  2 of 3 borne out, by the first that has them or lets them be reckoned',
      '  transcript  12:40, a[31mb',
      '  nowhere     977',
      '',
    ]));

  it('end after sixty', () => {
    const many = Array.from({ length: 63 }, (_, i) => String(1000 + i));
    const lines = witnessLines({ ...NONE, reference: many }, paint, { ...screen, width: 1000 });
    expect(lines[1]).toMatch(/^ {2}reference {3}1000, .*, 1059 and 3 more$/);
  });
});
