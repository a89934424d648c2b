import { describe, expect, it } from '@jest/globals';
import { readNumbers } from '../../../src/rubric/grounding/numbers/read-numbers.js';
import { growthOf, MOST_TIMES_AS_LONG } from '../../builders/growth.js';
import { readingsOf } from './number-readings.js';

describe('a time of day has two digits behind each colon', () => {
  it.each<readonly [text: string, readings: readonly string[]]>([
    ['12:49:60', ['time of day 46140', 'count 12', 'count 60']],
    ['12:49:59', ['time of day 46199', 'count 12']],
    ['12:59', ['time of day 46740', 'count 12']],
    ['12:5', ['count 12', 'count 5']],
    ['12:491', ['count 12', 'count 491']],
    ['12:00', ['time of day 43200', 'count 12']],
    ['12:49:36.870 5', ['time of day 46176', 'count 12', 'count 870', 'count 5']],
    ['elapsed 04:52:10', ['time of day 17530 or duration', 'count 4']],
    ['at 04:52:10', ['time of day 17530', 'count 4']],
    // Behind a comma another column may stand.
    ['12:49,5', ['time of day 46140', 'count 12', 'count 5']],
    ['12:49:36,870', ['time of day 46176', 'count 12', 'count 870']],
    ['12:49.5', ['time of day 46140', 'count 12', 'count 5']],
    ['12:49, 5', ['time of day 46140', 'count 12', 'count 5']],
  ])('%j', (text, readings) => expect(readingsOf(text)).toEqual(readings));
});

describe('a time with one digit or with no hour may be a duration', () => {
  it.each<readonly [text: string, readings: readonly string[]]>([
    ['0:30', ['time of day 1800 or duration', 'time 30', 'count 0']],
    ['3:12:05', ['time of day 11525 or duration', 'count 3']],
    ['he ran 3:12:05', ['time of day 11525 or duration', 'count 3']],
    ['9:07:61', ['time of day 32820 or duration', 'time 547', 'count 9', 'count 61']],
  ])('%j', (text, readings) => expect(readingsOf(text)).toEqual(readings));
});

describe('a line of a crontab begins with a minute', () => {
  it.each<readonly [text: string, readings: readonly string[]]>([
    ['130 2 * * *', ['count 130', 'count 2']],
    ['30\t2 * * *', ['time of day 9000', 'count 30', 'count 2']],
    ['5 4 * * *', ['time of day 14700', 'count 5', 'count 4']],
  ])('%j', (text, readings) => expect(readingsOf(text)).toEqual(readings));
});

describe('a day is told by its month, before or behind it', () => {
  it.each<readonly [text: string, readings: readonly string[]]>([
    ['2026-11/12', ['count 2026', 'count 11', 'count 12']],
    ['2026-00-12', ['count 2026', 'count 0', 'ratio 0', 'count 12']],
    ['2026-11-00', ['count 2026', 'count 11', 'count 0', 'ratio 0']],
    // The first and the last day that may be one, and the nearest that are none.
    ...(['20260101', '20261231', '19900101', '20501231'] as const).map((day): [string, readonly string[]] => [
      day,
      [`day ${Number(day.slice(4, 6))}/${Number(day.slice(6))}`, `count ${day}`],
    ]),
    ...(['20260001', '20260100', '20261301', '20260132', '19890101', '20510101'] as const).map(
      (day): [string, readonly string[]] => [day, [`count ${day}`]],
    ),
    ['b-20261122-02', ['day 11/22', 'count 20261122', 'count 2']],
    ['202611220200', ['day 11/22', 'count 202611220000']],
    ['20261122020000', ['day 11/22', 'count 20261122000000']],
    ['20261322', ['count 20261322']],
    ['20261232', ['count 20261232']],
    ['20260022', ['count 20260022']],
    ['20261100', ['count 20261100']],
    ['18261122', ['count 18261122']],
    ['20511122', ['count 20511122']],
    ['2026112', ['count 2026112']],
    ['31 November', ['day 11/31', 'count 31']],
    ['12 april', ['day 4/12', 'count 12']],
    ['12 August', ['day 8/12', 'count 12']],
    ['0 November', ['count 0', 'ratio 0']],
    ['1 March', ['day 3/1', 'count 1', 'ratio 1']],
    ['March 31', ['day 3/31', 'count 31']],
    ['March 32', ['count 32']],
    ['112 November', ['count 112']],
    ['12Nov', ['day 11/12', 'count 12']],
    ['12. November', ['day 11/12', 'count 12']],
    ['x Nov12', ['count 12']],
  ])('%j', (text, readings) => expect(readingsOf(text)).toEqual(readings));
});

describe('a day is told by points', () => {
  it.each<readonly [text: string, readings: readonly string[]]>([
    ['12.11.2026', ['day 11/12', 'version 12.11.2026']],
    ['12.11.20', ['perhaps day 11/12', 'version 12.11.20']],
    ['12.11.202', ['version 12.11.202']],
    ['12.1.2026 5', ['day 1/12', 'version 12.1.2026', 'count 5']],
    ['32.1.2026', ['version 32.1.2026']],
    ['12.11. 5', ['day 11/12', 'version 12.11', 'count 12.11', 'measure count 12.11', 'count 5']],
  ])('%j', (text, readings) => expect(readingsOf(text)).toEqual(readings));
});

describe('a number has six groups of digits and fifteen digits at most', () => {
  it.each<readonly [text: string, readings: readonly string[]]>([
    ['1.2.3.4.5.6.7', ['version 1.2.3.4.5.6', 'count 7']],
    ['10 0000', ['count 10', 'count 0', 'ratio 0']],
    ['10 000 000', ['count 10000000', 'count 10', 'count 0', 'ratio 0', 'count 0', 'ratio 0', 'count 0', 'ratio 0']],
    ['123456789012345', ['count 123456789000000']],
    ['12345678901234567 ms', []],
    [
      '1,200 ms',
      ['written time 1200', 'written time 1.2', 'measure time 1.2', 'time 1.2', 'time 0.0012', 'count 1', 'count 200'],
    ],
    [
      '1.180 GB',
      [
        'version 1.180',
        'written size 1180',
        'written size 1.18',
        'measure size 1180000000000',
        'size 1180000000000',
        'size 1180000000',
        'size 1267015350000',
        'size 1267015350',
      ],
    ],
  ])('%j', (text, readings) => expect(readingsOf(text)).toEqual(readings));
});

describe('what is left of a whole is counted', () => {
  it.each<readonly [text: string, readings: readonly string[]]>([
    [
      '1,204 out of the 8,000',
      [
        'count 1204',
        'count 1.204',
        'count 1',
        'count 204',
        'count 6796',
        'ratio 0.1505',
        'ratio 0.8495',
        'count 8000',
        'count 8',
        'count 8',
        'count 0',
      ],
    ],
    ['6 / 41', ['count 6', 'count 35', 'ratio 0.146341463', 'ratio 0.853658537', 'count 41']],
    ['6 of 6', ['count 6', 'count 6']],
    ['82.8/46', ['version 82.8', 'count 82.8', 'measure count 82.8', 'count 1.8', 'count 46']],
    ['41 of 6', ['count 41', 'count 6']],
    ['x/6/41', ['count 6', 'count 41']],
    ['6/41.5', ['count 6', 'version 41.5', 'count 41.5', 'measure count 41.5']],
    ['1234567 of 1234569', ['count 1234567', 'count 2', 'ratio 0.99999838', 'ratio 0.00000161999856', 'count 1234569']],
    ['12345678 of 12345679', ['count 12345678', 'count 12345679']],
  ])('%j', (text, readings) => expect(readingsOf(text)).toEqual(readings));
});

describe('a number up to one is a share, and one with a fraction is measured', () => {
  it.each<readonly [text: string, readings: readonly string[]]>([
    ['0.5', ['version 0.5', 'count 0.5', 'ratio 0.5', 'measure count 0.5']],
    ['1.00', ['version 1.00', 'count 1', 'ratio 1', 'measure count 1']],
    ['5.0', ['version 5.0', 'count 5']],
    ['2', ['count 2']],
  ])('%j', (text, readings) => expect(readingsOf(text)).toEqual(readings));
});

describe('a unit stands behind a number, with one space or sign between', () => {
  it.each<readonly [text: string, readings: readonly string[]]>([
    ['12 %', ['written ratio 12', 'measure ratio 0.12', 'ratio 0.12']],
    ['12 µs', ['written time 12', 'measure time 0.000012', 'time 0.000012']],
    ['5万', ['written count 5', 'count 50000']],
    ['5 万', ['count 5']],
  ])('%j', (text, readings) => expect(readingsOf(text)).toEqual(readings));
});

describe('parts of a duration stand side by side, each smaller than the one before', () => {
  it.each<readonly [text: string, readings: readonly string[]]>([
    [
      '2 h 21 min 5 s',
      [
        'written time 2',
        'measure time 7200',
        'time 7200',
        'written time 21',
        'measure time 1260',
        'time 1260',
        'time 8460',
        'measure time 8460',
        'written time 5',
        'measure time 5',
        'time 5',
        'time 1265',
        'measure time 1265',
        'time 8465',
        'measure time 8465',
      ],
    ],
    [
      '2 min 3 h',
      ['written time 2', 'measure time 120', 'time 120', 'written time 3', 'measure time 10800', 'time 10800'],
    ],
    [
      '2 hours and 21 min',
      [
        'written time 2',
        'measure time 7200',
        'time 7200',
        'written time 21',
        'measure time 1260',
        'time 1260',
        'time 8460',
        'measure time 8460',
      ],
    ],
    [
      '2 h 60 min',
      ['written time 2', 'measure time 7200', 'time 7200', 'written time 60', 'measure time 3600', 'time 3600'],
    ],
    [
      '2 h 59 min',
      [
        'written time 2',
        'measure time 7200',
        'time 7200',
        'written time 59',
        'measure time 3540',
        'time 3540',
        'time 10740',
        'measure time 10740',
      ],
    ],
    ['5 s 3 ms', ['written time 5', 'measure time 5', 'time 5', 'written time 3', 'measure time 0.003', 'time 0.003']],
    ['3 h 44', ['time of day 13440', 'time 13440', 'written time 3', 'measure time 10800', 'time 10800', 'count 44']],
  ])('%j', (text, readings) => expect(readingsOf(text)).toEqual(readings));
});

describe('a text of numbers', () => {
  const nothing = (): void => undefined;
  const ignored = {
    begin: nothing,
    part: nothing,
    value: nothing,
    written: nothing,
    measure: nothing,
    time: nothing,
  };
  const ignore = { ...ignored, day: nothing, likelyDay: nothing, version: nothing };

  it.each(['12 ', '#12 ', '1. x\n', '%41'])('takes time in proportion to its length: %j', (piece) => {
    const read = (times: number) => {
      const text = piece.repeat(times);
      return () => readNumbers(text, ignore);
    };
    expect(growthOf(read, 60_000)).toBeLessThan(MOST_TIMES_AS_LONG);
  });
});
