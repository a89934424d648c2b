import { describe, expect, it } from '@jest/globals';
import { ClaimCheck, type SessionSources } from '../../../src/rubric/contradictions/claim-check.js';
import { Grounds } from '../../../src/rubric/grounding/told/grounds.js';
import { summaryOf } from '../v2/sessions.js';
import { allAgainst, contradictionsOf, holdRule, NOTHING_ELSE } from './readings.js';

const IMPORT = 'The nightly import skipped 418 orders of the warehouse feed.';

describe('a number that stands in the place of another', () => {
  holdRule('number', [
    {
      reference: IMPORT,
      against: allAgainst('418', [
        // By two of: the word before it, what it counts, digits that have slipped, or by the words around it.
        'Ada skipped 390 orders.',
        'Ada skipped 428.',
        'There were 481 orders.',
        'Of the orders of the warehouse feed the nightly import had 390.',
        'Ada skipped 28 orders.',
        // The right one stands beside the one that looks like it.
        'Of 418 orders the others were 428 orders.',
        'Ada skipped 418 and then skipped 481.',
      ]),
      beside: [
        // One of them alone is not enough.
        'Ada skipped 390.',
        'Ada skipped 390 kettles.',
        'Ada lost 390 orders.',
        'Ada boiled 428.',
        'Ada boiled 428 kettles.',
        'Ada boiled 390 kettles.',
        'Warehouse tea had 390.',
        // Where the right one is told, another one is another thing, unless it looks like it and stands as it does.
        'The nightly import skipped 418 orders, Ada skipped 390 orders.',
        'The nightly import skipped 418 orders, Ada boiled 428.',
        // Of another size or another measure it is no rival.
        'Ada skipped 27 orders.',
        'Ada skipped 6271 orders.',
        'Ada skipped 418.5 orders.',
        'Ada skipped orders for 428 ms.',
      ],
    },
    {
      // The same digits in a unit of another scale are another number; in one of other things they are another thing.
      reference: 'Ada set the filter of the amplifier to 60 Hz.',
      against: allAgainst('60 Hz', ['Ada set the filter of the amplifier to 60 kHz.']),
      beside: [
        'Ada set the filter of the amplifier to 0.06 kHz.',
        'Ada waited for 60 s with the filter of the amplifier.',
        'Bob boiled kettles at 60 kHz.',
        'Ada set the filter of the amplifier to 60.',
      ],
    },
    {
      reference: 'Each skipped order costs 4 ms of the warehouse feed.',
      against: allAgainst('4 ms', ['Each skipped order costs 4 s of the warehouse feed.']),
      beside: ['Each skipped order costs 0.004 s of the warehouse feed.', 'Four orders of the warehouse feed.'],
    },
    {
      reference: 'The suite passed 320 tests.',
      against: [['The suite passed 115 tests.', '320']],
      beside: ['Of all 435 the suite passed 115 tests.'],
    },
    {
      reference: 'Ada skipped 380 orders. Ada boiled 418 orders. Bob boiled 430 orders.',
      against: [
        ['Ada boiled 419 orders.', '418'],
        ['Bob boiled 395 orders of Bob.', '430'],
      ],
    },
    {
      reference: 'Ada skipped 30 orders.',
      against: [['Ada skipped 450 orders.', '30']],
      beside: ['Ada skipped 451 orders.'],
    },
  ]);
});

describe('a name that stands in the place of another', () => {
  holdRule('identifier', [
    {
      reference: 'The build `web-880` was pinned in `src/rows/read.ts`.',
      against: [
        // The same letters with other digits, and a word beside it.
        ['The build `web-771` rang.', 'web-880'],
        ['Lunch at `web-771` pinned.', 'web-880'],
        // Characters that have changed places.
        ['Lunch at `web-808` rang.', 'web-880'],
        ['Lunch at `src/rows/raed.ts` rang.', 'src/rows/read.ts'],
        // Another folder, and more than one word beside it.
        ['Ada told: the build was pinned in `src/cells/read.ts`.', 'src/rows/read.ts'],
        ['The build `web-880` and the build `web-808` rang.', 'web-880'],
      ],
      beside: [
        'Lunch at `web-771` rang.',
        'Lunch at `app-771` rang.',
        'Ada pinned `src/cells/read.ts`.',
        'Lunch at `src/cells/read.ts` rang.',
        'The build `web-880` and the build `web-771` rang.',
        'Ada pinned `src/rows/read.ts` and then pinned `src/cells/read.ts` for the build.',
        '`web-881` rang.',
      ],
    },
    {
      reference: 'The release job pinned the commit a8c3f210 at noon.',
      against: [
        ['Lunch at a8c3f219.', 'a8c3f210'],
        ['The release job pinned the commit b1d4e327 at noon.', 'a8c3f210'],
        ['Of a8c3f210 and lunch at a8c3f219.', 'a8c3f210'],
      ],
      // The digits of a hash have no pattern.
      beside: ['Lunch at b1d4e327.', 'Ada told the commit a9c9f999.'],
    },
    {
      // Three words behind it are looked at.
      reference: 'Lunch: `web-880` kettle rang red bells.',
      against: [['Ada told `web-771` red.', 'web-880']],
      beside: ['Ada told `web-771` bells.'],
    },
    {
      reference: 'The release job pinned kettle v2.19.4 of the house.',
      against: [['Lunch at v2.14.9.', 'v2.19.4']],
      beside: ['Lunch at v3.77.1.'],
    },
  ]);
});

it('holds a number against two hundred of a reference', () => {
  const found = (others: number) =>
    contradictionsOf(
      `${Array.from({ length: others }, (_, i) => `Row r${2001 + i}x.`).join(' ')} ${IMPORT}`,
      'Ada skipped 390 orders.',
    );
  expect(found(199)).toEqual(['number: 390 | 418']);
  expect(found(200)).toEqual([]);
});

it('tells each of them, and what it stands for', () => {
  const candidate = 'The nightly import skipped 428 orders. Ada skipped 390 orders of the build. Eleven lunches rang.';
  expect(contradictionsOf(IMPORT, candidate)).toEqual(['number: 428 | 418', 'number: 390 | 418']);
});

describe('where nobody knows what else is true', () => {
  const foundIn = (reference: string, candidate: string, session?: SessionSources): readonly string[] =>
    new ClaimCheck()
      .contradictedIn(summaryOf({ summary: reference }), summaryOf({ summary: candidate }), session)
      .map(({ given, wanted }) => `${given} | ${wanted}`);
  const TICKET = 'Ada moved the flaky seat map of the booking page to SHOP-2296.';

  it.each([
    [
      'a number with one digit for another',
      IMPORT,
      'The nightly import skipped 428 orders of the warehouse feed.',
      ['428 | 418'],
    ],
    [
      'a number for which everything speaks',
      IMPORT,
      'The nightly import skipped 390 orders of the warehouse feed.',
      ['390 | 418'],
    ],
    ['a number with digits exchanged', IMPORT, 'At night the import of the feed skipped 481.', ['481 | 418']],
    ['a number with digits exchanged of such things', IMPORT, 'There were 481 orders.', ['481 | 418']],
    ['a number with digits exchanged of other things', IMPORT, 'Ada boiled 481 kettles.', []],
    [
      'a number that looks like it at another time',
      IMPORT,
      'Before it the nightly import skipped 428 of the warehouse.',
      [],
    ],
    ['a number that looks like it of such things', IMPORT, 'There were 428 orders.', []],
    ['a number that looks like it among other words', IMPORT, 'Ada skipped 428.', []],
    ['a name with digits exchanged', TICKET, 'The flaky seat map went to SHOP-2269.', ['SHOP-2269 | SHOP-2296']],
    [
      'a name in the very words of another',
      TICKET,
      'Ada moved the flaky seat map of the booking page to OPS-17.',
      ['OPS-17 | SHOP-2296'],
    ],
    ['a number that looks like it beside two of its words', IMPORT, 'The warehouse import had 481.', ['481 | 418']],
    [
      'a name that looks like it beside two of its words',
      TICKET,
      'Bob and Eve read the booking page and left SHOP-2269.',
      ['SHOP-2269 | SHOP-2296'],
    ],
    ['a name with two digits exchanged and a word', TICKET, 'Flaky: SHOP-2269.', ['SHOP-2269 | SHOP-2296']],
    ['a name with two digits exchanged alone', TICKET, 'Bob closed SHOP-2269.', []],
    ['a name with two digits exchanged of another time', TICKET, 'Flaky before: SHOP-2269.', []],
    [
      'a commit with two digits exchanged, in no other words',
      'It went back in 5be0a17.',
      'Reverted: 5eb0a17',
      ['5eb0a17 | 5be0a17'],
    ],
    ['a commit of other digits', 'It went back in 5be0a17.', 'Reverted: 91c27fe', []],
    ['a name with digits exchanged that are apart', TICKET, 'Flaky: SHOP-9226.', []],
    ['a name with two digits exchanged, one of several of its series', TICKET, 'Flaky: SHOP-2269 and SHOP-1107.', []],
    ['another name in words of which half are the same', TICKET, 'The flaky seat map went to SHOP-9.', []],
    ['another name of its pattern', TICKET, 'The flaky seat map went to SHOP-2301.', []],
    ['a name beside the one that it looks like', TICKET, 'The flaky seat map: SHOP-2296, then SHOP-2269.', []],
    ['a name that looks like it beside one of its words', TICKET, 'Flaky: SHOP-2286.', []],
  ])('of what is written otherwise only what looks like a slip is one: %s', (_, reference, candidate, expected) => {
    expect(foundIn(reference, candidate)).toEqual(expected);
    // A transcript of which a part cannot be read does not tell everything either.
    expect(foundIn(reference, candidate, { ...NOTHING_ELSE, isWhole: false })).toEqual(expected);
  });

  it('what the transcript has is none, though parts of it cannot be read', () => {
    const session = { transcript: new Grounds(['It skipped 428 orders at first.']), isWhole: false };
    expect(foundIn(IMPORT, 'The nightly import skipped 428 orders of the warehouse feed.', session)).toEqual([]);
  });
});
