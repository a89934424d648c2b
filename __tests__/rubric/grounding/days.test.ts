import { describe, expect, it } from '@jest/globals';
import type { Summary } from '../../../src/core/summary.js';
import { daysAround } from '../../../src/rubric/grounding/numbers/days-in-digits.js';
import { SessionGrounds } from '../../../src/rubric/grounding/session-grounds.js';
import { readingsOf } from './number-readings.js';

function summaryOf(summary: string): Summary {
  return { title: '', summary, key_actions: [], outcome: 'success', aha_moments: [], topics_found: [] };
}

/** What a candidate says that its transcript lacks, which tells another day besides. */
function lacking(transcript: string, candidate: string): readonly string[] {
  const texts = ['Opened on 2026-03-02.', transcript];
  const grounds = new SessionGrounds({ texts, isWhole: true }, summaryOf(''));
  return grounds.ungroundedIn(summaryOf(candidate)).map(({ written }) => written);
}

/** Days as people write them: in a transcript, and in what a summary says. */
const TOLD = [
  ['2026-11-26', '2026-02-19'],
  ['26.11.2026', '19.02.2026'],
  ['26.11.27', '19.02.27'],
  ['26.11.', '19.02.'],
  ['am 26.11', 'am 19.02'],
  ['26. November', '19. Februar'],
  ['26 November', '19 February'],
  ['Nov 26', 'Feb 19'],
  ['November 26th', 'February 19th'],
  ['26-Nov-2026', '19-Feb-2026'],
  ['26/Nov/2026', '19/Feb/2026'],
  ['Thu, 26 Nov 2026', 'Thu, 19 Feb 2026'],
  ['26 de noviembre', '19 de febrero'],
  ['le 26 novembre', 'le 19 février'],
  ['26 de novembro', '19 de fevereiro'],
  ['26 listopada', '19 lutego'],
  ['26 ноября', '19 февраля'],
  ['26/11/2026', '19/02/2026'],
  ['11/26/2026', '02/19/2026'],
  ['26/11', '19/02'],
  ['11月26日', '2月19日'],
] as const;

const CLAIMS = [
  'since the 26th of November',
  'on 26 Nov at noon',
  'Nov 26th and later',
  'am 26. November im Lager',
  'seit dem 26.11. ohne Scan in Hannover',
  'Letzter Scan 26.11. in Hannover',
  'Letzter Scan 26.11., Hannover',
  'Am Mittwoch, 26.11. Danach nichts',
  'am 26.11 ging es los',
  '26.11.26: letzter Scan',
  '26.11.2026: letzter Scan',
  'on 26/11 and later',
  'on 11/26 and later',
  'on 26/11/2026 and later',
  'on 11/26/2026 and later',
  'el 26 de noviembre',
  'le 26 novembre',
  'em 26 de novembro',
];

describe.each(CLAIMS)('%s', (claim) => {
  it.each(TOLD.map(([told]) => told))('is told by %s', (told) => {
    expect(lacking(`Scanned ${told} in Hannover.`, claim)).toEqual([]);
  });

  it.each(TOLD.map(([, other]) => other))('is not told by %s', (other) => {
    // A summary may add a year; the day is what it is about.
    expect(lacking(`Scanned ${other} in Hannover.`, claim)).not.toEqual([]);
  });
});

describe('a day without a year', () => {
  it.each([
    ['seit dem 06.11. ohne Scan', '2026-11-06', []],
    ['seit dem 06.11. ohne Scan', '2026-09-06', ['06.11.']],
    ['seit dem 6.11. in Hannover', '6 November', []],
    ['seit dem 6.11. in Hannover', '6 September', ['6.11.']],
    ['Letzter Scan: 06.11. Hannover meldet nichts', 'Nov 6', []],
    ['Letzter Scan: 06.11. Hannover meldet nichts', 'Sep 6', ['06.11.']],
    ['Geliefert 06.11.', 'on 6 November', []],
    // Numbers at the end of a sentence, and in it, are still numbers.
    ['It rose to 6.41. in all', '2026-11-06', ['6.41']],
    ['It rose to 16.11 s.', '2026-11-16', ['16.11 s']],
    ['It rose to 16.11 in all', '2026-11-16', ['16.11']],
    ['Python 3.12. is used', 'Python 3.12 and 2026-11-06', []],
    // Of a fraction neither part is told by another day.
    ['passed 26/31 checks', '2026-11-26', ['31']],
    ['passed 12/26 checks', '2026-11-26', []],
    ['passed 26/12 checks', '2026-11-29', ['26']],
  ])('%s, where %s is told', (claim, told, wanted) => {
    expect(lacking(`Seen ${told}.`, claim)).toEqual(wanted);
  });
});

it.each<[string, readonly string[]]>([
  ['le 6 novembre', ['perhaps day 11/6', 'count 6']],
  ['26-Nov-2026', ['day 11/26', 'count 26', 'count 2026']],
  ['11月26日', ['perhaps day 11/26', 'count 11', 'count 26']],
  ['13月26日', ['count 13', 'count 26']],
  ['26.11.26', ['perhaps day 11/26', 'version 26.11.26']],
  ['26.13.26', ['version 26.13.26']],
  ['1.2.3', ['version 1.2.3']],
  ['am 6.11 ging', ['perhaps day 11/6', 'version 6.11', 'count 6.11', 'measure count 6.11']],
  ['to 6.11 in', ['version 6.11', 'count 6.11', 'measure count 6.11']],
  ['26 novel', ['count 26']],
])('%s is read as a day that it may be', (text, wanted) => {
  expect(readingsOf(text)).toEqual(wanted);
});

it.each<[text: string, at: string, wanted: readonly string[]]>([
  ['on 6/11 here', '6', ['6/11', '11/6']],
  ['on 6/11 here', '11', ['6/11', '11/6']],
  ['on 26/11/2026 here', '2026', ['11/26']],
  ['on 31/32 here', '31', []],
  ['src/26/11/a', '26', []],
  ['1.26/11', '26', []],
  ['since 06.11. in', '06.11', ['11/6']],
  ['up 06.11 in', '06.11', []],
  ['v1.06.11.', '06.11', []],
])('%s: %s', (text, at, wanted) => {
  const start = text.indexOf(at);
  const days = daysAround(text, { start, end: start + at.length });
  expect(days.map(({ month, day }) => `${month}/${day}`)).toEqual(wanted);
});
