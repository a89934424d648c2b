import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { lastPassages, passagesIn, passagesOf, sentencesOf } from '../../src/core/sentences.js';
import { anyText } from '../builders/texts.js';

const ALL = Number.MAX_SAFE_INTEGER;

describe('the last passages of a text', () => {
  it.each<readonly [string, readonly string[]]>([
    ['The hull leaked. Was it old? It was! Nobody knew', ['Nobody knew', 'It was!', 'Was it old?', 'The hull leaked.']],
    ['It leaked at 3.5 knots, see hull.md.', ['It leaked at 3.5 knots, see hull.md.']],
    // Marks that close stand behind the stop.
    ['He left (at noon.) She [both.] stayed.', ['stayed.', 'She [both.]', 'He left (at noon.)']],
    ['It leaked.\tIt sank.  It rose.', ['It rose.', 'It sank.', 'It leaked.']],
    ['The hull\nthe mast\n\nthe sail\n', ['the sail', 'the mast', 'The hull']],
    ['船が漏れた。なぜ？古い！', ['古い！', 'なぜ？', '船が漏れた。']],
    ['「漏れた。」と言った', ['」と言った', '「漏れた。']],
    ['Ein Leck… Rumpf; Mast: neu, é. Ende', ['Ende', 'Ein Leck… Rumpf; Mast: neu, é.']],
    ['Really?! It leaked?!', ['It leaked?!', 'Really?!']],
    ['. alone', ['alone', '.']],
    ['no stop at all', ['no stop at all']],
    ['  ', []],
    ['', []],
  ])('%j', (text, wanted) => {
    expect(lastPassages(text, ALL, text.length)).toEqual(wanted);
    expect(lastPassages(text, ALL, ALL)).toEqual(wanted);
  });

  it.each<readonly [number, readonly string[]]>([
    [0, []],
    [1, ['Four.']],
    [2, ['Four.', 'Three.']],
    [3, ['Four.', 'Three.', 'Two.']],
    [4, ['Four.', 'Three.', 'Two.', 'One.']],
    [5, ['Four.', 'Three.', 'Two.', 'One.']],
  ])('are no more than %d', (most, wanted) => {
    expect(lastPassages('One. Two. Three. Four.', most, ALL)).toEqual(wanted);
  });

  it('are whole, with the stop before them, within so many characters', () => {
    const text = 'It was old. It leaked.';
    const within = (longest: number) => lastPassages(text, ALL, longest);
    expect(within(' It leaked.'.length)).toEqual([]);
    expect(within('. It leaked.'.length)).toEqual(['It leaked.']);
    expect(within('d. It leaked.'.length)).toEqual(['It leaked.']);
    expect(within(text.length - 1)).toEqual(['It leaked.']);
    expect(within(text.length)).toEqual(['It leaked.', 'It was old.']);
  });

  it('are all of a text, but for the space between them', () => {
    const text = fc.array(fc.constantFrom('hull', 'mast', '3.5', '. ', '! ', '? ', '。', '\n', ' '), { maxLength: 20 });
    fc.assert(
      fc.property(text, (parts) => {
        const all = lastPassages(parts.join(''), ALL, ALL).toReversed().join('');
        expect(all.replace(/\s/g, '')).toBe(parts.join('').replace(/\s/g, ''));
      }),
    );
  });
});

describe('the passages of a text', () => {
  it.each<readonly [string, readonly string[]]>([
    ['It leaked at 3.5 knots. It sank!', ['It leaked at 3.5 knots.', 'It sank!']],
    ['It leaked.\n\nIt sank', ['It leaked.', 'It sank']],
    // What is quoted last stays with what quotes it.
    [
      'It showed "Ungültig. Noch einmal." She (both.) stayed… then left.',
      ['It showed "Ungültig.', 'Noch einmal." She (both.) stayed… then left.'],
    ],
    // Behind these marks no space needs to stand.
    ['It leaked. 船が漏れた。It sank.', ['It leaked.', '船が漏れた。', 'It sank.']],
    ['船が漏れた。なぜ？ 古い！', ['船が漏れた。', 'なぜ？', '古い！']],
  ])('%j', (text, wanted) => expect(passagesOf(text).filter((one) => one !== '')).toEqual(wanted));
});

describe('sentencesOf', () => {
  it.each([
    ['One. Two! Three?', ['One.', 'Two!', 'Three?']],
    ['It uses e.g. Redis. archive_wal.sh ended.', ['It uses e.g. Redis.', 'archive_wal.sh ended.']],
    ['Moved to 2.41.0 in a.ts today', ['Moved to 2.41.0 in a.ts today']],
    ['It said "no." Then it stopped.', ['It said "no."', 'Then it stopped.']],
    ['調べた。直した！終わり', ['調べた。', '直した！', '終わり']],
    ['a\n\n b ', ['a', 'b']],
    ['Approx. five of ca. nine. Done.', ['Approx. five of ca. nine.', 'Done.']],
    ['p95 fell to 40 ms. The rate rose.', ['p95 fell to 40 ms.', 'The rate rose.']],
    [
      'Von 517 waren 212 leer, d. h. 305 voll, z. B. Zeile 9.',
      ['Von 517 waren 212 leer, d. h. 305 voll, z. B. Zeile 9.'],
    ],
    [
      'It has max. 40 rows [e.g. EUR 40], "Dr. Brandt" says.',
      ['It has max. 40 rows [e.g. EUR 40], "Dr. Brandt" says.'],
    ],
    ['He left (at noon, she said.) and came back.', ['He left (at noon, she said.) and came back.']],
    ['It failed. 12 rows were lost.', ['It failed.', '12 rows were lost.']],
    ['Ms. Brandt agreed. Nr. 12 is open.', ['Ms. Brandt agreed.', 'Nr. 12 is open.']],
    [
      'The answer was no. She left logs, traces etc. He left.',
      ['The answer was no.', 'She left logs, traces etc.', 'He left.'],
    ],
    ['Seit dem 9. März still. Am 9. Dann lief es.', ['Seit dem 9. März still.', 'Am 9.', 'Dann lief es.']],
    ['  ', []],
  ])('splits %j', (text, wanted) => {
    expect(sentencesOf(text).map(({ start, end }) => text.slice(start, end))).toEqual(wanted);
  });

  it('leaves out nothing but blanks', () => {
    fc.assert(
      fc.property(anyText(40), (text) => {
        const kept = sentencesOf(text).map(({ start, end }) => text.slice(start, end));
        expect(kept.join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
      }),
    );
  });
});

it('parts a text into passages at its marks, one after the other, whatever stands at its ends', () => {
  const piece = fc.constantFrom('a', 'B c', '.', '!', '。', '？', ' ', '\n', '\n\n', '.) ', '\u3000');
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const text = pieces.join('');
      expect([...passagesIn(text)]).toEqual(text.split(/(?<=[.!?])\s+|(?<=[。！？])\s*|\n+/));
    }),
  );
});
