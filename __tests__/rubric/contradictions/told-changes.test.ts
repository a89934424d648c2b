import { describe, expect, it } from '@jest/globals';
import type { Summary } from '../../../src/core/summary.js';
import { ClaimCheck } from '../../../src/rubric/contradictions/claim-check.js';
import { Grounds } from '../../../src/rubric/grounding/told/grounds.js';
import { ToldTexts } from '../../../src/rubric/grounding/told/told-texts.js';

function summaryOf(summary: string): Summary {
  return { title: '', summary, key_actions: [], outcome: 'success', aha_moments: [], topics_found: [] };
}

/** What the candidate tells the other way round, and what tells it so. */
function reversedIn(said: readonly string[], candidate: string, reference = ''): readonly string[] {
  return new ClaimCheck()
    .contradictedIn(summaryOf(reference), summaryOf(candidate), {
      transcript: new Grounds(said),
      told: new ToldTexts(said),
      isWhole: true,
    })
    .filter(({ rule }) => rule === 'change')
    .map(({ given, witness }) => `${given} | ${witness?.text}`);
}

type Session = readonly [said: string, candidate: string];

describe('a change that the transcript alone tells, the other way round', () => {
  it.each<Session>([
    ['Startup goes from 812 to 640 ms with it.', 'With the lazy import startup went from 640 to 812 ms.'],
    ['startup 812 ms -> 640 ms', 'Startup rose from 640 to 812 ms.'],
    ['startup   before 812 ms   after 640 ms', 'Startup rose from 640 to 812 ms.'],
    ['| startup | before 812 | after 640 |', 'Startup rose from 640 to 812 ms.'],
    ['Startup is at 640 ms (812 before).', 'Startup rose from 640 to 812 ms.'],
    ['startup: was 812 ms, down to 640 ms', 'Startup rose from 640 to 812 ms.'],
    ['It fell from 61 % to 2 %.', '503s went up from 2 % to 61 %.'],
    ['It fell from 61 % to 2 %.', '503s 2 % → 61 %.'],
    ['bias before +16.3 d after +3.9 d', 'The bias went up from +3.9 to +16.3 days.'],
    ['Box 5 goes from 28,612.79 to 28,627.16.', 'Box 5 went from 28,627.16 to 28,612.79.'],
    ['The bundle: 84.1 kB -> 84.4 kB', 'The bundle shrank from 84.4 to 84.1 kB.'],
    ['p95 went from 80 to 130 ms during it', 'The p95 had gone from 130 to 80 ms during the backfill.'],
    ['Recall goes from 0.612 to 0.741.', 'Corrected, recall fell from 0.741 to 0.612.'],
    ['pip log: paramiko 2.12.0 -> 3.4.0', 'Considered the move of paramiko from 3.4.0 to 2.12.0.'],
    ['Raised the limit from 500 to 1,000 rows.', 'Changed the limit from 1,000 to 500 rows.'],
    ['default codec changes from gzip to zstd', 'The default codec changes from zstd to gzip.'],
    ['88190 prio P2 -> P1', 'Lowered the ticket from P1 to P2.'],
    ['The model switched from append to merge.', 'Switched the model from `merge` to `append`.'],
    ['selector: app=shop-api -> app=shop', 'Changed the selector from app=shop to app=shop-api.'],
    ['F-3 was moved from high to low after the retest.', 'F-3 was moved from low to high.'],
    // Nothing but a word between, and the lesser behind: no range.
    ['The query takes 3.0 s to 9 ms with the index.', 'The query went from 9 ms to 3.0 s.'],
    ['402 to 371 MB/s, the cost of the copy', 'Throughput rose from 371 to 402 MB/s.'],
    // What is counted beside is no part of it.
    ['The build reads 212 GB, down to 19 GB; 212 keys were returned.', 'Reading rose from 19 to 212 GB.'],
    // Words between, units that are written to the number, or stand between it and what follows.
    ['Startup goes from some 812 to just 640 ms.', 'Startup went from only 640 to nearly 812 ms.'],
    ['quota: limits.memory 10Gi → 12Gi', 'Ada then cut the quota from 12Gi to 10Gi.'],
    ['supply current: before 21.4 mA, after 22.0 mA', 'Supply current: 22.0 mA before, 21.4 mA after.'],
    // What recovered, or was restored, is something else.
    [
      'Complaints are down from 0.31 % to 0.04 %.',
      'Complaints rose from 0.04 % to 0.31 % while the standing recovered.',
    ],
    ['Raised the limit from 500 to 1,000 rows; the pool was reset.', 'Changed the limit from 1,000 to 500 rows.'],
  ])('%s: %s', (said, candidate) => {
    const [found = '', ...others] = reversedIn([said], candidate);
    expect(others.filter((other) => !other.endsWith(said))).toEqual([]);
    expect(found.endsWith(` | ${said}`)).toBe(true);
  });

  it.each<Session>(
    [
      ['a range', 'The start takes 640 to 812 ms.', 'Startup fell from 812 to 640 ms.'],
      [
        'what was reset',
        'The limit of 1,000 was reset from 500 to 1,000 rows.',
        'Changed the limit from 1,000 to 500 rows.',
      ],
      [
        'what is told to have recovered',
        'Complaints are down from 0.31 % to 0.04 %.',
        'Complaints rose from 0.04 % to 0.31 % and recovered.',
      ],
    ].map(([, said = '', candidate = '']) => [said, candidate] as const),
  )('is none: %s: %s', (said, candidate) => {
    expect(reversedIn([said], candidate)).toEqual([]);
  });

  it('is none of what went back by the reference', () => {
    const [said, candidate] = ['Raised the limit from 500 to 1,000 rows.', 'Changed the limit from 1,000 to 500 rows.'];
    expect(reversedIn([said], candidate)).toHaveLength(1);
    expect(reversedIn([said], candidate, 'The limit of 1,000 rows was reset.')).toEqual([]);
  });

  it('is found where the reference tells of words', () => {
    const reference = 'The default codec changes from gzip to zstd.';
    expect(reversedIn([''], 'Users are warned that the codec changes from zstd to gzip.', reference)).toHaveLength(1);
  });

  it('names both ends as the candidate writes them', () => {
    expect(reversedIn(['link stage 5.2 min -> 1.3 min'], 'The link stage rose from 1.3 to 5.2 minutes.')).toEqual([
      '1.3 to 5.2 minutes | link stage 5.2 min -> 1.3 min',
    ]);
  });
});

describe('nothing is found', () => {
  it.each<Session>([
    ['Startup goes from 812 to 640 ms.', 'Startup fell from 812 to 640 ms.'],
    ['Startup goes from 812 to 640 ms.', 'Startup is 640 ms instead of 812.'],
    // What stands in place of what: what it became, or what is wrong about it.
    ['Startup is 640 ms now instead of 812.', 'Startup rose from 640 to 812 ms.'],
    ['fixed 4471 -> 4417', 'It had the wrong serial number, 4471 instead of 4417.'],
    ['The floor drops to 553 uA and not to 6.', 'It lowered the floor to 553 uA rather than 6.'],
    ['The floor drops to 553 uA and not to 6.', 'The floor went from 6 to 553 uA.'],
    ['v2 read docket instead of docket_public', 'Moved v2 from docket to docket_public.'],
    // Told both ways, in one line or in two.
    ['from 640 to 812 ms at first, then from 812 to 640 ms', 'It went from 640 to 812 ms.'],
    ['first 640 -> 812\nthen 812 -> 640', 'It went from 640 to 812 ms.'],
    // What went back may be told either way.
    ['keepalive lowered from 25 to 10 s\nkeepalive back at 25 s', 'The keepalive went from 10 to 25 s.'],
    ['upgrade from 7.17.9 to 8.11.3\nreverted to 7.17.9', 'It went from 8.11.3 to 7.17.9.'],
    ['semver 7.3.5 -> 7.6.3', 'Rolled semver back from 7.6.3 to 7.3.5.'],
    ['prio P2 -> P1\nrestored P2 for all others', 'Lowered it from P1 to P2.'],
    // What was not done.
    ['It goes from 812 to 640 ms.', 'Without the cache it would go from 640 to 812 ms.'],
    ['codec changes from gzip to zstd', 'A rollback could go from zstd to gzip.'],
    // No change is told: both values of a range, of two things, of a table.
    ['runs took 640 and 812 ms', 'Runs went from 812 to 640 ms.'],
    ['between 640 and 812 ms', 'It fell from 812 to 640 ms.'],
    ['db-1 812 ms, db-2 640 ms', 'It rose from 640 to 812 ms.'],
    ['| 812 | 640 |', 'It rose from 640 to 812 ms.'],
    // Other numbers that have the same digits.
    ['it went from 1812 to 1640 ms', 'It rose from 640 to 812 ms.'],
    ['it went from 812.5 to 640.2 ms', 'It rose from 640 to 812 ms.'],
    ['v8.12.812 -> v8.12.640', 'It rose from 640 to 812 ms.'],
    // Other words that begin alike, and words of grammar.
    ['moved from gzipped to zstandard', 'Switched from zstd to gzip.'],
    ['access goes from the user to the admin', 'Access goes from the admin to the user.'],
    ['it went from bad to worse', 'The log went from worse to wrong.'],
    // One of the ends is not told.
    ['it went from 812 to 500 ms', 'It rose from 640 to 812 ms.'],
  ])('%s: %s', (said, candidate) => {
    expect(reversedIn([said], candidate)).toEqual([]);
  });

  it('where the reference tells the change as the candidate does', () => {
    const reference = 'Startup went from 640 to 812 ms.';
    expect(reversedIn(['startup 812 ms -> 640 ms'], 'Startup rose from 640 to 812 ms.', reference)).toEqual([]);
  });

  it('where the candidate tells both', () => {
    const candidate = 'Startup rose from 640 to 812 ms. With the fix it fell from 812 to 640 ms.';
    expect(reversedIn(['startup 812 ms -> 640 ms'], candidate)).toEqual([]);
  });

  it('behind so many changes that no summary tells them', () => {
    const told = (count: number) =>
      `${Array.from({ length: count }, (_, i) => `It rose from ${i + 100} to ${i + 500} ms.`).join(' ')} It rose from 640 to 812 ms.`;
    expect(reversedIn(['startup 812 ms -> 640 ms'], told(30))).toHaveLength(1);
    expect(reversedIn(['startup 812 ms -> 640 ms'], told(50))).toEqual([]);
  });

  it('in a line that is too long to be a sentence', () => {
    expect(reversedIn([`startup 812 ms -> 640 ms ${'x'.repeat(600)}`], 'It rose from 640 to 812 ms.')).toEqual([]);
  });
});
