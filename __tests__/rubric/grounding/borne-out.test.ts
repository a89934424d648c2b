import { describe, expect, it } from '@jest/globals';
import { SessionGrounds } from '../../../src/rubric/grounding/session-grounds.js';
import { summaryOf } from '../v2/sessions.js';

/** What a candidate says that neither its transcript nor its reference has. */
function lacking(transcript: string, candidate: string, reference = ''): readonly string[] {
  const grounds = new SessionGrounds({ texts: [transcript], isWhole: true }, summaryOf({ summary: reference }));
  return grounds.ungroundedIn(summaryOf({ summary: candidate })).map(({ written }) => written);
}

/** A number of a candidate, and numbers of a transcript: those that bear it out, and the nearest that do not. */
type Reach = readonly [candidate: string, within: readonly string[], beyond: readonly string[]];

function holdReach(written: string, cases: readonly Reach[]): void {
  it.each(cases)(`${written}: %s`, (candidate, within, beyond) => {
    const bearsOut = (told: string) => lacking(`it was ${told} then`, `It was ${candidate}.`).length === 0;
    expect(within.filter((told) => !bearsOut(told))).toEqual([]);
    expect(beyond.filter(bearsOut)).toEqual([]);
  });
}

describe('how near a number must be', () => {
  holdReach('as it is', [
    ['418 rows', ['418'], ['417', '419', '417.9']],
    ['1,250 rows', ['1250'], ['1249', '1251', '1,300']],
    ['900 rows', ['900'], ['899', '901', '930']],
    ['4,294,967,296 rows', ['4294967296'], ['4294967295', '4,294,967,298']],
    // A number that looks rounded may be; its last digit that is no zero counts.
    ['1,000 rows', ['950', '1,049', '1,099'], ['949', '1100']],
    ['2,800 rows', ['2,750', '2,899'], ['2,749', '2,900']],
    ['10,000 rows', ['9,500', '10,999'], ['9,499', '11,000']],
    ['12,000 rows', ['11,500', '12,999'], ['11,499', '13,000']],
    ['12,300 rows', ['12,250', '12,399'], ['12,249', '12,400']],
  ]);

  holdReach('measured: rounded, or the rest cut off', [
    ['280 ms', ['279.5 ms', '280.9 ms', '0.28 s'], ['279.4 ms', '281 ms', '280.4 MB']],
    ['2,800 ms', ['2,750 ms', '2.899 s'], ['2,749 ms', '2,900 ms']],
    ['37.5 s', ['37.45 s', '37.59 s'], ['37.44 s', '37.6 s']],
    ['43 %', ['42.5 %', '43.9 %', '0.43'], ['42.4 %', '44 %']],
    ['0.397', ['39.7 %', '0.397', '39.74 %'], ['39.8 %', '39.6 %']],
    ['1.0', ['1.04'], ['100 %', '1.2']],
    ['1.397', [], ['139.7 rows', '40 %']],
  ]);

  holdReach('about: five in a hundred, or its last digit', [
    ['about 418 rows', ['398', '438'], ['397', '439']],
    ['about 14 rows', ['13', '15'], ['12.9', '16']],
    ['about 0.5 ms', ['0.41 ms', '0.59 ms'], ['0.39 ms', '0.61 ms']],
  ]);

  const FORTY: readonly (readonly string[])[] = [
    ['36', '38', '43', '44', 'forty-three'],
    ['35', '45', '46', '340', '430'],
  ];

  holdReach('about, of a number that is told, rounded to the digits that it has: ten in a hundred', [
    ...[
      'About forty people',
      'around 40 people',
      'roughly 40 people',
      'approximately 40 people',
      '40 people or so',
      'some 40 people',
      '~40 people',
      'rund 40 Personen',
      'etwa vierzig Personen',
      'ungefähr 40 Leute',
      'environ 40 personnes',
      'près de 40 personnes',
      'unas 40 personas',
      'alrededor de 40 personas',
      'circa 40 persone',
      'cerca de 40 pessoas',
      'ongeveer 40 mensen',
    ].map((written): Reach => [written, FORTY[0] ?? [], FORTY[1] ?? []]),
    ['some 200 responses', ['180', '212', '219', '220'], ['179', '221', '249', '2,120']],
    ['about 1,900 rows', ['1,850', '1,880', '1,949'], ['1,700', '2010']],
    ['about 1,000 rows', ['900', '1,100'], ['890', '1110']],
    ['about 40 minutes', ['43 min', '2,580 s', '36 min'], ['45 min', '46 min', '35 min', '43 s', '43 h']],
    ['about 40 %', ['43.9 %', '0.37'], ['45 %', '35 %']],
    ['about 2.0 million rows', ['1.91 million'], ['1.7 million', '2.3 million']],
    // What has no zero to round to, what is told exactly, and the bounds of a range.
    ['about 41 rows', ['40', '43'], ['38', '44']],
    ['40 rows', ['40'], ['39', '41', '43']],
    ['exactly 40 rows', ['40'], ['39', '41', '43']],
    ['40 to 60 rows, then 60', ['40, 60'], ['44, 66', '44, 60']],
  ]);

  it('and of numbers that are reckoned five in a hundred, as ever', () => {
    const found = (other: number) =>
      lacking('17 calls', `Monday had 17 and Tuesday ${other} calls, about 60 in all.`, `${other} calls`);
    expect(found(47)).toEqual(['60']);
    expect(found(45)).toEqual([]);
  });

  holdReach('over, at most and the like: ten in a hundred, or its last digit', [
    ['over 418 rows', ['377', '459'], ['376', '460']],
    ['over 14 rows', ['12.7', '15.3'], ['12.5', '15.5']],
    ['over 0.5 ms', ['0.41 ms', '0.59 ms'], ['0.39 ms', '0.61 ms']],
  ]);

  holdReach('-odd: up to the next of its last digit that is no zero', [
    ['30-odd rows', ['30', '39'], ['29', '40']],
    ['100-odd rows', ['100', '199'], ['99', '200']],
    ['120-odd rows', ['120', '129'], ['119', '130']],
    ['113-odd rows', ['113', '113.9'], ['112', '114']],
  ]);
});

describe('numbers that nobody need bear out', () => {
  it('are those that people count with, the whole and the half, and years', () => {
    expect(lacking('', 'It had 12 rows, then 13 rows.')).toEqual(['13']);
    expect(lacking('', 'It had 100 % and 50 %.')).toEqual([]);
    expect(lacking('', 'It had 60 %.')).toEqual(['60 %']);
    expect(['100', '50'].map((count) => lacking('', `It had ${count} rows.`))).toEqual([['100'], ['50']]);
    expect(lacking('', 'In 1990, 2026 and in 2050.')).toEqual([]);
    expect(lacking('', 'In 1989 and in 2051.')).toEqual(['1989', '2051']);
    expect(lacking('', 'It had 2026 rows for 2025 ms.')).toEqual(['2026', '2025 ms']);
    expect(lacking('', 'It had 7.5 rows and 12.0 pages.')).toEqual(['7.5', '12.0']);
  });
});

describe('a duration between two times', () => {
  it.each<readonly [candidate: string, lacked: readonly string[]]>([
    // A minute more or less, where the times are told to the minute.
    ['It ran from 09:24 to 12:49, 3 h 26 min.', []],
    ['It ran from 09:24 to 12:49, 3 h 24 min.', []],
    ['It ran from 09:24 to 12:49, 3 h 27 min.', ['3 h 27 min']],
    ['It ran from 09:24 to 12:49, 3 h 23 min.', ['3 h 23 min']],
    ['It ran from 09:24:00 to 12:49:00, 3 h 25 min.', []],
    ['It ran from 09:24:00 to 12:49:00, 3 h 24 min.', ['3 h 24 min']],
    ['It ran from 09:24 to 12:49:00, 3 h 24 min.', []],
    // Over midnight, to the second.
    ['It ran from 23:50:00 to 00:20:00, 1800 s.', []],
    ['It ran from 23:50:00 to 00:20:00, 1801 s.', ['1801 s']],
    ['It ran from 09:24:00 for 24 h.', ['24 h']],
    ['It ran from 09:24 to 12:49, 12300 bytes.', ['12300 bytes']],
  ])('%s', (candidate, lacked) => {
    expect(lacking('09:24:00 12:49:00 23:50:00 00:20:00', candidate)).toEqual(lacked);
  });

  it('may be written as a time', () => {
    const reach = ['191.4 s', '191.5 s', '192.9 s', '193 s', '11520 s', '3 min 12 s'];
    expect(reach.map((told) => lacking(`took ${told}`, 'It took 3:12.').length)).toEqual([1, 0, 0, 1, 0, 0]);
    expect(lacking('took 192 s', 'It took 3:12:05.')).toEqual(['3:12:05']);
  });
});

describe('bounds that nobody measured', () => {
  it.each<readonly [transcript: string, candidate: string, lacked: readonly string[]]>([
    ['12.59 s', 'It takes between 12.5 and 12.8 s.', []],
    ['12.59 s', 'It takes between about 12.5 and about 12.8 s.', []],
    ['420 rows', 'It has between 418 and 431 rows.', []],
    ['12.9 s', 'It takes between 12.5 and 12.8 s.', ['12.5', '12.8 s']],
    ['12.71 MB', 'It takes between 12.5 and 12.8 s.', ['12.5', '12.8 s']],
    ['12.61 s', 'It takes between 12.8 and 12.5 s.', ['12.8', '12.5 s']],
    ['420 rows', 'It has, between 418 or 431 rows.', ['418', '431']],
    ['420 rows', 'It has 418 and 431 rows.', ['418', '431']],
    ['420 rows', 'It has between 418 rows and 431 s.', ['418', '431 s']],
  ])('%s: %s', (transcript, candidate, lacked) => {
    expect(lacking(transcript, candidate)).toEqual(lacked);
  });
});

describe('numbers made of others', () => {
  it.each<readonly [transcript: string, candidate: string, lacked: readonly string[]]>([
    // One of the transcript and one of the same sentence, from a thousand on.
    ['14,247 rows 13,247 rows', 'It lost 1,000 rows and has 13,247 rows.', []],
    ['14,246 lines 13,247 lines', 'It had 999 rows and has 13,247 rows.', ['999']],
    ['14,248 rows 13,247 rows', 'It lost 1,001 rows and has 13,247 rows.', []],
    ['14,249 rows 13,247 rows', 'It lost 1,001 rows and has 13,247 rows.', ['1,001']],
    ['1,002 rows 3,003 rows', 'It had 4,005 rows, with 3,003 rows.', []],
    ['1,002 rows 3,003 rows', 'It had 4,006 rows, with 3,003 rows.', ['4,006']],
    ['1,002 rows 3,003 rows', 'It had 2,001 rows, with 3,003 rows.', []],
    // Of the same things, wherever they stand.
    [
      '140 tests 57 tests',
      'There are 140 tests. Ada slept. 57 tests passed. Bob slept. Tea boiled. 83 tests failed.',
      [],
    ],
    [
      '140 tests 57 tests',
      'There are 140 tests. Ada slept. 57 tests passed. Bob slept. Tea boiled. 83 cups fell.',
      ['83'],
    ],
    // Of the sentence before.
    ['812 640', 'There were 812 rows. There are 640 pages, 172 fewer.', []],
    ['812 640', 'There were 812 rows. Ada slept. There are 640 pages, 172 files.', ['172']],
    ['812 640', 'Ada slept. There are 172 fewer.', []],
    // Twice of one.
    ['sent 600 attempts', 'Sent 1,200 attempts in two rounds.', []],
    ['sent 600 attempts', 'Sent 1,200 attempts in three rounds.', ['1,200']],
    ['sent 40 attempts', 'Sent 80 mails in two rounds.', ['80']],
    // Points of shares.
    ['99.6 % 97.8 %', 'It fell 1.8 points, 99.6 to 97.8 %.', []],
    ['99.6 % 97.8 %', 'It fell 2.8 points, 99.6 to 97.8 %.', ['2.8']],
    // A bare number behind a measure may be one of its unit; not one that counts.
    ['72 minutes 2700 s', 'It took 72 minutes, then 45.', []],
    ['72 minutes 2700 s', 'It took 72 minutes for 45 rows.', ['45']],
    ['72 minutes 2700 s', 'It took 45 to 72 minutes.', []],
    ['72 minutes 2700 s', 'It took 45, in all 72 minutes.', ['45']],
  ])('%s: %s', (transcript, candidate, lacked) => {
    expect(lacking(transcript, candidate)).toEqual(lacked);
  });

  // People double and halve by mistake as well as by reckoning: a word of it must stand beside what nothing near makes.
  it.each<readonly [candidate: string, lacked: readonly string[]]>([
    ['Refunds are possible for 60 days only.', ['60 days']],
    ['Refunds are possible for 15 days only.', ['15 days']],
    ['Refunds are possible for 60 days, twice as long.', []],
    ['Refunds are possible for 30 days. For members it is 60 days.', []],
    ['The credit is 680 USD.', ['680']],
    ['The credit is 170 USD.', ['170']],
    ['Both credits are 680 USD.', []],
    ['Two plugs with 36 screws broke.', []],
    ['There are 36 screws.', ['36']],
    ['Die Frist wurde auf 60 Tage verdoppelt.', []],
    ['Die Frist ist 60 Tage.', ['60 Tage']],
  ])('are no doubles and halves of anything: %s', (candidate, lacked) => {
    const context = 'Refunds are possible for 30 days, the credit is 340 USD. There are 18 screws.';
    expect(lacking('', candidate, context)).toEqual(lacked);
  });

  it('are made of forty of a context at most', () => {
    const context = (others: number) =>
      `${Array.from({ length: others }, (_, i) => `It was ${(i + 1) * 997 * 13} s.`).join(' ')} It was 100 MB and 37 MB.`;
    expect(lacking('', 'It grew: 63 MB.', context(50))).toEqual([]);
    expect(lacking('', 'It grew: 63 MB.', context(50).replaceAll(' s.', ' MB.'))).toEqual(['63 MB']);
  });
});

describe('days', () => {
  it('are borne out by either of transcript and reference', () => {
    const found = (candidate: string) => lacking('on 2026-11-12', candidate, 'It began on 5 March.');
    expect(found('It was on 12 November and on 5 March.')).toEqual([]);
    expect(found('It was on 1 July.')).toEqual(['1 July']);
    expect(lacking('nothing', 'It was on 1 July.')).toEqual([]);
    expect(lacking('on 2026-11-12 for 48 hours', 'It was on 1 July, for 48 hours.')).toEqual(['1 July']);
  });

  it('are a week apart at most, over the end of a year as well', () => {
    const far = ['5 November', '4 November', '19 November', '20 November'];
    expect(far.map((day) => lacking('on 2026-11-12', `It was on ${day}.`).length)).toEqual([0, 1, 0, 1]);
    expect(lacking('on 2026-12-29', 'It was on 3 January.')).toEqual([]);
    expect(lacking('on 2026-01-03', 'It was on 29 December.')).toEqual([]);
  });
});

it.each<readonly [transcript: string, candidate: string, lacked: readonly string[]]>([
  ['on 2026-11-02, next try maybe Thursday 26th', 'The next try is on 26 November.', []],
  ['on 2026-11-02, next try on the 22nd', 'The next try is on 22 November.', []],
  ['on 2026-11-02, next try on the 13th', 'The next try is on 13 November.', []],
  ['on 2026-11-02, next try maybe Thursday 26th', 'The next try is on 26 July.', ['26 July']],
  ['on 2026-11-02, next try maybe Thursday 26th', 'The next try is on 16 November.', ['16 November']],
])('a day that a session tells without its month: %s, %s', (transcript, candidate, lacked) => {
  expect(lacking(transcript, candidate)).toEqual(lacked);
});

describe('what a statement of the reference lets reckon', () => {
  const LOG = 'The log of the session has nothing to do with it.';

  it.each([
    ['the rest of a whole', '61 instead of 104 mites were found.', 'Board 9 misses 43 of 104 mites.', []],
    ['and no other number of it', '61 instead of 104 mites were found.', 'Board 9 misses 44 of 104 mites.', ['44']],
    [
      'of a whole that another statement tells',
      'It found 61 mites. There are 104.',
      'Board 9 misses 43 of 104 mites.',
      ['43'],
    ],
    ['a difference of shares', 'It swung between 84 and 97 %.', 'It oscillated by 13 percentage points.', []],
    ['and no other one', 'It swung between 84 and 97 %.', 'It oscillated by 14 percentage points.', ['14 percentage']],
    ['names of a row', 'Queued four jobs, L-20 to L-23.', 'Queued L-20, L-21, L-22 and L-23.', []],
    ['by a dash', 'Read F1–F6.', 'F3 and F5 matter.', []],
    ['and none beyond it', 'Queued four jobs, L-20 to L-23.', 'Queued L-19 to L-24.', ['L-19', 'L-24']],
    ['nor of another series', 'Queued four jobs, L-20 to L-23.', 'Queued K-21.', ['K-21']],
    ['nor of a row that is too long', 'Tickets WEB-100 to WEB-900 were closed.', 'WEB-333 was closed.', ['WEB-333']],
  ])('%s', (_, reference, candidate, expected) => {
    expect(lacking(LOG, candidate, reference)).toEqual(expected);
  });
});

describe('numbers of a table', () => {
  it.each<readonly [transcript: string, candidate: string, lacked: readonly string[]]>([
    // The heading tells the unit.
    ['scale,delta_kg\nstock1,0.05\nstock2,0.07', 'It is off by 50 to 70 g.', []],
    ['scale,delta_kg\nstock1,0.05\nstock2,0.07', 'It is off by 60 g.', ['60 g']],
    ['ts,kg\n2026-11-03T21:00,41.62\n2026-11-04T06:00,39.31', 'From 41.62 to 39.31 kg.', []],
    ['ts,kg\n2026-11-03T21:00,41.62,3912', 'It had 3912 mV, not 3913 mV.', ['3913 mV']],
    ['rail_mv\n3270', 'The rail had 3.27 V, not 3.37 V.', ['3.37 V']],
    // What is always one of millivolts is none of volts.
    ['rail 40 mV', 'The rail had 40 V.', ['40 V']],
  ])('%j, %j', (transcript, candidate, lacked) => expect(lacking(transcript, candidate)).toEqual(lacked));
});

describe('what looks like thousands with a space', () => {
  it.each<readonly [transcript: string, candidate: string, lacked: readonly string[]]>([
    ['F1 rose from 0.712 to 0.781 on dev', 'On dev F1 is 0.069 better.', []],
    ['F1 rose from 0.712 to 0.781 on dev', 'On dev F1 is 0.064 better.', ['0.064']],
    ['first: 2 h, second: 40 min', 'The runs took 2 h and 40 min.', []],
    ['first: 2 h, second: 40 min', 'The runs took 2 hours & 40 minutes.', []],
    ['first: 2 h, second: 40 min', 'The run took 2 h 40 min.', ['2 h 40 min']],
    ['first: 2 h, second: 50 min', 'The runs took 2 h and 40 min.', ['2 h 40 min']],
    ['first: 3 weeks, second: 90 minutes', 'It took 3 weeks and 90 minutes.', []],
    ['first: 8 h, second: 12.8 s', 'It took 8 h, 12.8 s.', []],
    ['first run: 483 of 500, second run: 497 of 500', 'Run 1 483/500, run 2 497/500.', []],
    ['first run: 483 of 500', 'Run 1 485/500.', ['1 485']],
    ['1483 rows', 'It had 1 483 rows.', []],
    ['1483 rows', 'It had 1 484 rows.', ['1 484']],
  ])('%j, %j', (transcript, candidate, lacked) => expect(lacking(transcript, candidate)).toEqual(lacked));
});

describe('a range', () => {
  it.each(['50 to 70 ms', '50 bis 70 ms', '50 à 70 ms', 'de 50 a 70 ms', '50 tot 70 ms'])(
    '%s has one unit',
    (range) => {
      expect(lacking('it took 0.05 s, then 0.07 s', `It took ${range}.`)).toEqual([]);
      expect(lacking('it took 0.06 s, then 0.07 s', `It took ${range}.`)).toEqual(['50']);
    },
  );
});

describe('names with a word more', () => {
  it.each<readonly [transcript: string, candidate: string, lacked: readonly string[]]>([
    ['ppk2_avg.py before.csv', 'Die ppk2-Messung und der PPK2-Vergleich.', []],
    ['hx711 only', 'Die ppk3-Messung.', ['ppk3-Messung']],
    ['hx711 only', 'Vor dem LoWan-TX.', ['LoWan-TX']],
    // Two words with capitals are one name.
    ['X-Cache-Status', 'It has X-Cache-Key2.', ['X-Cache-Key2']],
    ['pg-main-1', 'It was pg-main-2.', ['pg-main-2']],
  ])('%j, %j', (transcript, candidate, lacked) => expect(lacking(transcript, candidate)).toEqual(lacked));
});

it.each([
  ['an attribute', 'An R8-stripped class was suspected.', []],
  ['the attribute of another name', 'An R9-stripped class was suspected.', ['R9-stripped']],
])('a name is told as %s', (_, candidate, expected) =>
  expect(lacking('The shrinker R8 is on.', candidate)).toEqual(expected),
);
