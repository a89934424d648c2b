import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { unknownWeekdays, weekdaysIn } from '../../../src/rubric/grounding/names/weekdays.js';
import { runs } from '../../builders/long-runs.js';

/** The days that a sentence names and a session does not know. */
function unknown(sentence: string, session: string | readonly string[]) {
  const days = unknownWeekdays([session].flat());
  return weekdaysIn(sentence).flatMap(({ written, day }) => (days.has(day) ? [written] : []));
}

describe('a day of the week that the session does not know', () => {
  it.each([
    ['by Tuesday', 'It is due by Tuesday', 'due by Thursday', ['Tuesday']],
    ['German', 'Bis Dienstag', 'bis Donnerstag', ['Dienstag']],
    ['with a time of day', 'Am Montagmorgen', 'am Freitag', ['Montagmorgen']],
    ['French', 'Livré samedi', 'livré dimanche', ['samedi']],
    ['Spanish', 'El miércoles', 'el jueves', ['miércoles']],
    ['Italian', 'Entro martedì', 'entro giovedì', ['martedì']],
    ['Portuguese', 'Na terça-feira', 'na quinta-feira', ['terça-feira']],
    ['Dutch', 'Voor dinsdag', 'voor donderdag', ['dinsdag']],
    ['cut short', 'Retry by Fri', 'retry soon', ['Fri']],
    ['where no day is told', 'It retries on Friday', 'It retries later', ['Friday']],
    ['beside dates of other days', 'It retries on Friday', 'at 2026-11-12T09:30:00Z, in 2026', ['Friday']],
  ])('%s: %s for "%s"', (_, sentence, session, wanted) => expect(unknown(sentence, session)).toEqual(wanted));

  // 12 November 2026 is a Thursday.
  it.each([
    ['in another language', 'am Donnerstag'],
    ['cut short', 'Thu 12:00'],
    ['cut short with a stop', 'jeu. 12:00'],
    ['by a date', '2026-11-12'],
    ['by a time stamp', '2026-11-12T08:00:00Z'],
    ['without marks', 'backup-20261112.tgz'],
    ['the day first', '12.11.2026'],
    ['of a month by name', '12 November 2026'],
    ['the month first', 'Nov 12, 2026'],
    ['in French', '12 novembre 2026'],
    ['in the year of another', 'until 12 November; in 2026 it was so'],
    ['without a year at all', 'until 12 November'],
    ['in seconds', 'ts=1794441600'],
    ['by the day before', 'today is Wednesday; ship tomorrow'],
    ['by a number of days', 'Monday, and again in three days'],
    ['as a working day', 'on every working day'],
    ['within a span', 'Mon-Fri'],
    ['by a crontab', '0 9 * * 4 root /bin/x'],
    ['in another script', '木曜日に'],
  ])('is none that it tells %s', (_, session) => expect(unknown('Due on Thursday', session)).toEqual([]));

  it.each([
    ['a feast', 'On Black Friday, Patch Tuesday and Good Friday'],
    ['a company', 'Read it in monday.com and Friday_notes'],
    ['told by another', 'On the Tuesday, the day after'],
    ['quoted', 'It prints `Tuesday` and "Sunday"'],
    ['a small word', 'The sun sat on it, mon ami'],
  ])('is not %s: %s', (_, sentence) => expect(unknown(sentence, 'nothing')).toEqual([]));

  it('is none that the session names, in whatever form', () => {
    const part = fc.constantFrom(
      ...'Monday,by Tue,samedi,sábado,Mittwochs,Donnerstagabend,on Fri,mercoledì,segunda-feira,zondag,told,and,12:30'.split(
        ',',
      ),
    );
    const said = fc.array(part, { minLength: 1, maxLength: 10 }).map((parts) => parts.join(' '));
    fc.assert(
      fc.property(said, fc.constantFrom('NFC', 'NFD'), (text, form) =>
        expect(unknown(text, ['more', text.normalize(form)])).toEqual([]),
      ),
      { numRuns: runs(300) },
    );
  });

  it('is none on which a date of the session falls', () => {
    const names = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');
    const day = fc.date({ min: new Date('2000-01-01'), max: new Date('2049-12-31'), noInvalidDate: true });
    const write = fc.constantFrom<(iso: string) => string>(
      (iso) => iso,
      (iso) => iso.replaceAll('-', ''),
      (iso) => iso.split('-').reverse().join('.'),
      (iso) => new Date(iso).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' }),
      (iso) => new Date(iso).toLocaleDateString('de-DE', { dateStyle: 'long', timeZone: 'UTC' }),
    );
    fc.assert(
      fc.property(day, write, (date, form) =>
        expect(unknown(`On ${names[date.getUTCDay()]}`, `at ${form(date.toISOString().slice(0, 10))} it ran`)).toEqual(
          [],
        ),
      ),
      { numRuns: runs(300) },
    );
  });
});
