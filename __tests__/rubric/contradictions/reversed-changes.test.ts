import { describe, expect, it } from '@jest/globals';
import { allAgainst, contradictionsOf, holdRule } from './readings.js';

/** Ways to tell that one thing became another. */
const WAYS: readonly ((from: string, to: string) => string)[] = [
  (from, to) => `The commit time went from ${from} to ${to}.`,
  (from, to) => `Batching took commits from ${from} down to ${to}.`,
  (from, to) => `Time of a commit: ${from} → ${to}.`,
  (from, to) => `Time of a commit, ${from} -> ${to}.`,
  (from, to) => `Commits need ${from}, with batches ${from} down to ${to}.`,
  (from, to) => `Batching cut the ${from} of a commit to ${to}.`,
  (from, to) => `Batching replaced ${from} by ${to}.`,
  (from, to) => `In the table ${from} was replaced by ${to}.`,
  (from, to) => `In the table ${from} became ${to}.`,
  (from, to) => `A commit takes ${to} instead of ${from}.`,
  (from, to) => `A commit takes ${to}, down from ${from}.`,
  (from, to) => `A commit takes ${to}, from ${from}.`,
  (from, to) => `A commit takes ${to} (was ${from}).`,
  (from, to) => `A commit takes ${to} where it had been ${from}.`,
  (from, to) => `A commit takes ${to}, previously ${from}.`,
  (from, to) => `A commit takes ${to}, it was at ${from}.`,
  (from, to) => `Commit time ${from} before, and ${to} now.`,
  (from, to) => `Commit time before ${from}, after ${to}.`,
  (from, to) => `The old ${from} and the new ${to}.`,
  (from, to) => `The commit time is ${to} now, against ${from} before.`,
];

describe.each(WAYS.map((way) => [way('340 ms', '52 ms'), way] as const))('%s', (reference, way) => {
  const changesAgainst = (candidate: string) =>
    new Set(contradictionsOf(reference, candidate).filter((found) => found.startsWith('change: ')));

  it('agrees with every other way to say so', () => {
    const found = WAYS.map((other) => other('340 ms', '52 ms')).filter((text) => changesAgainst(text).size > 0);
    expect(found).toEqual([]);
  });

  it('stands against every way to say the opposite', () => {
    for (const other of WAYS) {
      const turned = other('52 ms', '340 ms');
      expect([turned, ...changesAgainst(turned)]).toEqual([turned, 'change: 52 ms to 340 ms | 340 ms to 52 ms']);
    }
  });

  it('is told of names as well', () => {
    const wanted = ['change: write.ts to read.ts | read.ts to write.ts'];
    const found = contradictionsOf(way('read.ts', 'write.ts'), way('write.ts', 'read.ts'));
    expect([...new Set(found)].filter((one) => one.startsWith('change: '))).toEqual(wanted);
  });
});

const MOVED = 'Batching moved the commit time from 340 ms to 52 ms.';
const TURNED = '340 ms to 52 ms';

describe('a change the other way round', () => {
  holdRule('change', [
    {
      reference: 'The table moved 340 rows into 52 pages.',
      against: allAgainst('340 to 52', [
        'The table moved 52 pages into 340 rows.',
        // Numbers are the same where they look so with and without their units, and where one of them is rounded.
        'The table moved 52.5 into 340 rows.',
        'The table moved 52 pages into 342 rows.',
      ]),
      beside: [
        'The table moved 340 rows into 52 pages at once.',
        'The table moved 54 pages into 340 rows.',
        'The table moved 52 pages into 349 rows.',
        'The table has 52 pages of 340 rows.',
        'The table moved 52 pages.',
      ],
    },
    {
      // 409 is no 412 that somebody has rounded where both are told.
      reference: 'A barrel file swelled the bundle from 412 to 468 kB. Subpath exports brought it to 409 kB.',
      against: [['The bundle went from 468 to 412 kB.', '412 to 468 kB']],
      beside: ['Cut the bundle from 468 to 409 kB.'],
    },
    {
      reference: 'Partitions cut the cost of a run from $26 to $10.',
      against: [['A run costs $26 instead of $10.', '26 to 10']],
      beside: ['A run costs $10 instead of $26.'],
    },
    {
      // What somebody wants is not what is done, and neither stands against the other.
      reference: 'Bram wanted the notebook to yield 0.871 instead of 0.846.',
      against: [['Ada wanted the notebook to yield 0.846 instead of 0.871.', '0.846 to 0.871']],
      beside: ['The notebook reports 0.846 instead of 0.871.'],
    },
    {
      // What was broken and is mended goes the other way, and says so.
      reference: 'A filter was lost, so the table scanned 41 TB instead of 1.2 TB.',
      against: [['The table: from 41 TB to 1.2 TB.', '1.2 TB to 41 TB']],
      beside: ['The table: from 41 TB back to 1.2 TB.', 'The table went from 1.2 TB to 41 TB.'],
    },
    {
      // What was wrong and what it should have been, told beside the fault.
      reference: 'The churn of September was corrected from 5.4 % to 3.4 %.',
      against: [['The churn of September is 5.40 % instead of 3.40 %.', '5.4 % to 3.4 %']],
      beside: [
        'The job counted the old ids as lost: 5.40 % instead of 3.40 %.',
        'The job counted 5.40 % instead of 3.40 %.',
        'The churn of September (5.40 % instead of 3.40 %) was wrong.',
      ],
    },
    {
      reference: 'The bakery was billed for 28 instead of 14 seats.',
      beside: ['Set the seats back from 28 to 14.'],
    },
    {
      reference: 'The image lacked mtu.conf, giving an MTU of 1500 instead of 1450.',
      beside: ['Lowered the MTU from 1500 to 1450 on 7 nodes.'],
    },
    {
      // So does what is done with the wrong one.
      reference: 'The tickets are cut at label_date instead of snapshot_date.',
      beside: ['Replaced label_date by snapshot_date and rebuilt the features.'],
    },
    {
      // What is looked at again has not gone back, and what is there again has.
      reference: 'The insert time went from 48 ms to 19 ms.',
      against: [
        ['The insert time rose from 19 to 48 ms, which is to be checked again on a weekday.', '48 ms to 19 ms'],
        ['The insert time rose from 19 to 48 ms, and was measured again.', '48 ms to 19 ms'],
      ],
      beside: ['The insert time rose from 19 to 48 ms, which is as it was again.'],
    },
    {
      reference: 'The service moved from about 340 to just 52 rows.',
      against: [['The service moved from only 52 to nearly 340 rows.', '340 to 52']],
    },
    {
      // Only some words may stand before the second number: another makes it another phrase.
      reference: 'The error count fell from 96 to 14.',
      against: [['The error count rose from about 14 to nearly 96.', '96 to 14']],
      beside: [
        'It took 14 hours to fix 96 errors.',
        'Changed 14 rules to catch all 96 cases.',
        'Moved 14 checks to the 96 core host.',
      ],
    },
    {
      reference: 'The issuer had changed from Issuing CA 2 to 3.',
      against: [['The issuer had changed from Issuing CA 3 to Issuing CA 2.', '2 to 3']],
      beside: ['The issuer had changed from Issuing CA 3 to Root CA 2.'],
    },
    ...[
      'Latency rose from 20 to 50 ms, and it recovered by noon.',
      'Latency rose from 20 to 50 ms: it recovered by noon.',
      'Latency rose from 20 to 50 ms (and was 20 again at night).',
      'Latency rose from 20 to 50 ms while Ada slept, then recovered.',
    ].map((reference) => ({ reference, beside: ['Latency fell from 50 to 20 ms.'] })),
    {
      // One who substitutes the new for the old says them the other way round than one who swaps the old for the new.
      reference: 'Swapped `read.ts` for `write.ts`.',
      against: [
        ['Swapped `write.ts` for `read.ts`.', 'read.ts to write.ts'],
        ['Substituted `write.ts` by `read.ts`.', 'read.ts to write.ts'],
      ],
      beside: ['Substituted `write.ts` for `read.ts`.', 'Substituted `read.ts` for `write.ts`.'],
    },
    {
      reference: 'Batching cut the write from 0.34 s to 52 ms.',
      against: [['A write grew 52 ms to 340 ms.', '0.34 s to 52 ms']],
    },
    {
      // The unit may stand behind one of them only.
      reference: 'A write went 340 → 52 ms.',
      against: allAgainst('340 to 52 ms', [
        'A write went 52 → 340 ms.',
        'A write went 52 ms → 340.',
        'It went 52 → 340.',
      ]),
    },
    {
      // 11 in 1000 is the most that rounding makes of a number, the larger one.
      reference: 'The table moved 1000 rows → 400 rows.',
      against: [
        ['The table moved 400 rows → 989 rows.', '1000 to 400'],
        ['The table moved 400 rows → 1011 rows.', '1000 to 400'],
      ],
      beside: ['The table moved 400 rows → 988 rows.', 'The table moved 400 rows → 1012 rows.'],
    },
    {
      reference: 'The pool moved 40 rows → 90 rows and later 90 rows → 40 rows.',
      beside: ['Now rows of the pool went 90 rows → 40 rows.', 'Now rows of the pool went 40 rows → 90 rows.'],
    },
    {
      reference: 'The pool moved 40 rows → 90 rows and later 90 rows → 60 rows.',
      against: [['The pool moved 60 rows → 90 rows.', '90 to 60']],
    },
    {
      // The numbers stand in the same order in what is no change, and in one of which one is told twice.
      reference: 'A read has 52 ms of 340 ms. The write moved 340 ms → 52 ms.',
      against: [['The write moved 52 ms → 340 ms.', TURNED]],
    },
    {
      reference: 'With 52 ms in mind the write moved 340 ms → 52 ms.',
      against: [['The write moved 52 ms → 340 ms.', TURNED]],
    },
    {
      reference: 'Changed 52 rows to `read.ts` now.',
      beside: ['Changed `read.ts` to 52 rows now.'],
    },
    {
      reference: 'The counter was raised 0 rows to 40 rows.',
      against: [['The counter was cut 40 rows to 0 rows.', '0 to 40']],
    },
    {
      reference: 'The chain is 5 → 9 → 14.',
      against: [
        ['The chain is 9 → 5.', '5 to 9'],
        ['The chain is 14 → 9.', '9 to 14'],
      ],
      beside: ['The chain is 5 → 9.', 'The chain is 14 → 5.'],
    },
    {
      reference: 'Replaced `read.ts` by v2.1.0.',
      against: [['Replaced v2.1.0 by `read.ts`.', 'read.ts to v2.1.0']],
    },
    {
      reference: 'Renamed `read.ts` to `write.ts`. Raised 40 rows to 60 rows.',
      against: [['Renamed `write.ts` to `read.ts`.', 'read.ts to write.ts']],
      beside: ['Renamed `write.ts` to `reads.ts`.', 'Raised 40 rows to `read.ts`.'],
    },
  ]);

  it('is not told again where the candidate has both ways', () => {
    const both = 'The write went 340 ms → 52 ms, and a read went 52 ms → 340 ms.';
    expect(contradictionsOf(MOVED, both)).toEqual([]);
  });

  it('is none of signs that the text has itself', () => {
    for (const text of ['⟦9⟧ → ⟦8⟧', '⟦9⟧ → 52 ms', '340 ms → ⟦9⟧', '⟦0⟧ → 52 ms']) {
      expect(contradictionsOf(MOVED, `A commit has 52 ms, 340 ms; signs are ${text}.`)).toEqual([]);
    }
  });

  it('is looked for beyond thirty numbers and names of a sentence no more', () => {
    const among = (others: number) =>
      `Over ${Array.from({ length: others }, (_, i) => `row-${i}x`).join(' / ')} the write moved 52 ms → 340 ms.`;
    expect(contradictionsOf(MOVED, among(28)).some((found) => found.startsWith('change: '))).toBe(true);
    expect(contradictionsOf(MOVED, among(29)).some((found) => found.startsWith('change: '))).toBe(false);
  });
});

describe('a change at another time', () => {
  holdRule('change', [
    {
      reference: MOVED,
      beside: [
        'Before that a commit had gone from 52 ms to 340 ms.',
        'Without batches a commit would go from 52 ms to 340 ms.',
        'A commit went back from 52 ms to 340 ms.',
        'A commit returned from 52 ms to 340 ms.',
        'A commit works, returning from 52 ms to 340 ms.',
        'A commit recovers from 52 ms to 340 ms.',
        'If a commit moved 52 ms → 340 ms, nobody would see it.',
        'Had commits moved 52 ms → 340 ms, nobody would see it.',
        'If 52 ms → 340 ms, then no.',
      ],
    },
    {
      // What has climbed to less is true of no time.
      reference: 'The p95 of the pool rose from 210 ms to 4.1 s.',
      against: [
        ['By noon the p95 of the pool had climbed from 4.1 s to 210 ms.', '210 ms to 4.1 s'],
        ['By noon the p95 had grown from 4.1 s to 210 ms.', '210 ms to 4.1 s'],
      ],
      beside: [
        'By noon the p95 of the pool had fallen from 4.1 s to 210 ms.',
        'By noon the p95 of the pool had gone from 4.1 s to 210 ms.',
        'By noon the p95 had climbed and dropped from 4.1 s to 210 ms.',
      ],
    },
    {
      reference: 'The p95 of the pool fell from 4.1 s to 210 ms.',
      against: [['By noon the p95 of the pool had fallen from 210 ms to 4.1 s.', '4.1 s to 210 ms']],
      beside: ['By noon the p95 of the pool had climbed from 210 ms to 4.1 s.'],
    },
    {
      reference: 'Without batches a commit would have risen 340 ms to 52 ms.',
      beside: ['A commit rose 52 ms to 340 ms.'],
    },
    {
      reference: 'The pool rose 40 rows to 90 rows and fell back.',
      beside: ['The pool fell 90 rows to 40 rows.'],
    },
  ]);

  it.each([
    'On Monday, which had rain, a commit moved 52 ms → 340 ms.',
    'It had rain; a commit moved 52 ms → 340 ms.',
    'A pool was brought back to life, and a commit moved 52 ms → 340 ms.',
  ])('is none where another part of the sentence tells of that: %s', (candidate) => {
    expect(contradictionsOf(MOVED, candidate)).toContain(`change: 52 ms to 340 ms | ${TURNED}`);
  });
});

describe('what looks like a change and is none', () => {
  holdRule('change', [
    {
      reference: MOVED,
      against: allAgainst(TURNED, [
        'It takes longer now: from 52 ms up 340 ms instead of 52 ms.',
        '(From 52 ms to 340 ms, by batches.)',
        'A replica took 340 ms now instead of 52 ms.',
      ]),
      beside: [
        // A scale.
        'From 52 ms to 340 ms it takes longer.',
        'Going from 52 ms to 340 ms it takes longer.',
        // What is, and not what became.
        'A replica needed 340 ms instead of 52 ms.',
        'A replica had only 340 ms instead of 52 ms.',
        'Of 340 ms held instead of 52 ms nobody spoke.',
        'Only 340 ms instead of 52 ms were left.',
        'A replica took more: 340 ms; it had 340 ms instead of 52 ms.',
      ],
    },
    {
      // A range is told with the lesser first.
      reference: 'A replica takes 52 to 340 ms.',
      beside: ['It went from 340 ms to 52 ms.'],
    },
    {
      reference: 'A replica takes 340 ms to 52 ms.',
      against: [['It went from 52 ms to 340 ms.', TURNED]],
      beside: ['It takes between 52 to 340 ms.', 'A replica takes 52 to 340 ms.'],
    },
    {
      reference: 'It went from 52 ms to 340 ms.',
      against: [['A replica takes 340 ms to 52 ms.', '52 ms to 340 ms']],
      beside: ['A replica varied by 340 ms to 52 ms.', 'A replica takes anything between 340 ms to 52 ms.'],
    },
    {
      // Small bare numbers stand side by side for many reasons.
      reference: 'Of lanes there are 9, previously 4.',
      beside: ['Of lanes there are 4, previously 9.'],
    },
    {
      reference: 'Of lanes there are 12, previously 4.',
      beside: ['Of lanes there are 4, previously 12.'],
    },
    {
      reference: 'Of lanes there are 13, previously 4.',
      against: [['Of lanes there are 4, previously 13.', '4 to 13']],
    },
    {
      reference: 'Of lanes there are 9 lanes, previously 4.',
      against: [['Of lanes there are 4, previously 9 lanes.', '4 to 9']],
    },
    {
      reference: 'The load is 2.5, previously 4.',
      against: [['The load is 4, previously 2.5.', '4 to 2.5']],
    },
    {
      reference: 'Of lanes there are 9, from 4.',
      against: [['Of lanes there are 4, from 9.', '4 to 9']],
    },
    {
      reference: 'A step takes 90 MB, previously 40 ms.',
      beside: ['A step takes 40 ms, previously 90 MB.'],
    },
  ]);

  it('is told by words up to twenty characters before it', () => {
    const found = (gap: string) =>
      contradictionsOf(MOVED, `A replica took${gap}340 ms instead of 52 ms.`).filter((one) => one.startsWith('change'));
    expect(found(' in its one way ')).toEqual([]);
    expect(found(' in its best way ')).toHaveLength(1);
    expect(found(' more, which is ')).toHaveLength(1);
    expect(found(' now ')).toHaveLength(1);
  });
});
