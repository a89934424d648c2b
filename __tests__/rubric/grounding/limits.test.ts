import { describe, expect, it } from '@jest/globals';
import { ForeignStatements } from '../../../src/rubric/grounding/foreign-statements.js';
import { measuresIn } from '../../../src/rubric/grounding/numbers/quantities.js';
import { SessionGrounds } from '../../../src/rubric/grounding/session-grounds.js';
import { Vocabularies } from '../../../src/rubric/v2/vocabularies.js';
import { summaryOf } from '../v2/sessions.js';
import { readingsOf } from './number-readings.js';

function groundsOf(transcript: string, reference = ''): SessionGrounds {
  return new SessionGrounds({ texts: [transcript], isWhole: true }, summaryOf({ summary: reference }));
}

function lacking(transcript: string, candidate: string): readonly string[] {
  return groundsOf(transcript)
    .ungroundedIn(summaryOf({ summary: candidate }))
    .map(({ written }) => written);
}

describe('as many as are looked at', () => {
  it('are thirty numbers and names that stand nowhere', () => {
    const sentences = (count: number) => Array.from({ length: count }, (_, i) => `There were ${211 + 2 * i} rows.`);
    expect(lacking('', sentences(29).join(' '))).toHaveLength(29);
    expect(lacking('', sentences(40).join(' '))).toHaveLength(30);
    // A sentence is told to its end.
    expect(lacking('', `${sentences(29).join(' ')} It had 1201 rows, 1301 pages and 1401 cups.`)).toHaveLength(32);
  });

  it('are fifty lines that make one number', () => {
    const lines = (count: number) => `${'41 cups, 36 cats\n'.repeat(count)}41 pages, 36 rows`;
    expect(lacking(lines(49), 'It has 77 pages.')).toEqual([]);
    expect(lacking(lines(50), 'It has 77 pages.')).toEqual(['77']);
  });

  it('are thirty of the same things that a number may be reckoned from', () => {
    const counts = Array.from({ length: 31 }, (_, i) => 10_007 + 1_313 * i ** 3);
    const said = counts.map((count) => `There were ${count} rows.`).join(' ');
    const sumOf = (i: number) => (counts[0] ?? 0) + (counts[i] ?? 0);
    const lackingOf = (i: number) => lacking(said, `${said} Ada slept. Bob slept. It had ${sumOf(i)} rows.`);
    expect(lackingOf(29)).toEqual([]);
    expect(lackingOf(30)).toEqual([String(sumOf(30))]);
  });

  it('are thirty times of day', () => {
    const times = Array.from({ length: 32 }, (_, i) => `${String(i % 24).padStart(2, '0')}:${i < 24 ? '07' : '08'}:11`);
    const last = (count: number) =>
      lacking(
        times.join(' '),
        `At ${times.slice(0, count - 1).join(', ')} and 09:24:00. 317 s. `.replace('09:24:00', '09:12:28'),
      );
    expect(last(30)).not.toContain('317 s');
    expect(last(31)).toContain('317 s');
  });

  it('are five characters between the parts of a duration', () => {
    const written = (text: string) => measuresIn(text).quantities.map((one) => one.written);
    expect(written('2 h and 21 min')).toEqual(['2 h 21 min']);
    expect(written('40 minutes at 806 us')).toEqual(['40 minutes', '806 us']);
    expect(written('1 minute, as 30 s is short')).toEqual(['1 minute', '30 s']);
    expect(written('1 minute, 30 s')).toEqual(['1 minute 30 s']);
    expect(written('1 h in 3 s')).toEqual(['1 h', '3 s']);
    expect(written('2 h with 21 min')).toEqual(['2 h', '21 min']);
  });

  it.each(['@', '[', '`', '{', '/', ':', ']'])('are the letters of a unit, up to a mark such as %s', (mark) => {
    expect(readingsOf(`12 ms${mark}`)).toContain('time 0.012');
    expect(readingsOf(`12 MB${mark}`)).toContain('size 12000000');
    expect(readingsOf(`12 ${mark}ms`)).toEqual(['count 12']);
  });
});

describe('a difference that is told as one', () => {
  const transcript = 'before 2.61 ms, after 2.84 ms';
  const behind = 'as everybody at the office could see in the log of the day before';

  it('is so by the words before it, wherever in a text it stands', () => {
    expect(lacking(transcript, `Rose by 0.23 ms to 2.84 ms, ${behind}.`)).toEqual([]);
    expect(lacking(transcript, `${behind} it rose by 0.23 ms to 2.84 ms.`)).toEqual([]);
    expect(lacking(transcript, `Net of 0.23 ms, ${behind}.`)).toEqual([]);
    expect(lacking(transcript, `It is near 0.23 ms, ${behind}.`)).toEqual(['0.23 ms']);
  });
});

describe('what is read once', () => {
  it('are the other sessions, whatever is asked of them', () => {
    let times = 0;
    const others = () => {
      times++;
      return [{ name: 'radio', statements: ['Lengthened the advertising interval of the radio'] }];
    };
    const statements = new ForeignStatements(others, new Vocabularies());
    const find = () =>
      statements.find('own', 'The advertising interval of the radio was made longer.', {
        hasWord: () => false,
        isWhole: true,
      });
    expect([find()?.session, find()?.session, find()?.session]).toEqual(['radio', 'radio', 'radio']);
    expect(times).toBe(1);
  });

  it('are the lines of a transcript, for those who want to quote them', () => {
    const { told, isWhole } = groundsOf('zug-a has 1000 rows.\nNothing here.');
    expect(isWhole).toBe(true);
    expect(told.linesWith(['zug-a'], ['rows'])?.map(({ text }) => text)).toEqual(['zug-a has 1000 rows.']);
  });
});

it('knows what a transcript has of what is written', () => {
  const grounds = groundsOf('It wrote 418 rows to read.ts in 5.25 s.');
  const has = (written: string) => grounds.transcriptHas(written);
  expect(['418', '418 rows', 'read.ts', '5.25 s', 'wrote', '418 rows of read.ts'].map(has)).toEqual(
    Array(6).fill(true),
  );
  expect(
    ['417 rows', 'write.ts', 'slept', 'Ada slept', '418 rows of write.ts', '417 rows of read.ts'].map(has),
  ).toEqual(Array(6).fill(false));
});

it('tells what a reference has that its transcript lacks', () => {
  const lacks = (transcript: string) => groundsOf(transcript, 'It wrote 418 rows to read.ts.').lackingInTranscript();
  expect(lacks('418 rows').map(({ kind, written }) => [kind, written])).toEqual([['name', 'read.ts']]);
  expect(lacks('read.ts').map(({ kind, written }) => [kind, written])).toEqual([['number', '418']]);
  expect(lacks('418 rows of read.ts')).toEqual([]);
});
