import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { repetitionIn } from '../../../src/rubric/form/repetition.js';
import { growthOf, MOST_TIMES_AS_LONG } from '../../builders/growth.js';

describe('a loop is seen', () => {
  it.each([
    ['The pods stalled again. The pods stalled again.', 'The pods stalled again.', 2],
    [
      'The pods stalled and died, the pods stalled and died, the pods stalled and died',
      'The pods stalled and died,',
      3,
    ],
    ['The import failed for for for for for for lack of space', 'for', 6],
    ['It was added to the to the to the to the list', 'to the', 4],
    ['The limit was raised to 100. CI is green. The limit was raised to 100.', 'The limit was raised to 100.', 2],
    ['キャッシュが消えていなかった。キャッシュが消えていなかった。', 'キャッシュが消えていなかった。', 2],
    ['缓存从未被清除过。缓存从未被清除过。缓存从未被清除过。', '缓存从未被清除过。', 3],
    [
      'Cert expired, HPA blind, 20 pods by hand, issuer v2. infra!1590 awaits Goran. infra!1590 awaits Goran. infra!1590 awaits Goran. Drop to 6 open.',
      'infra!1590 awaits Goran.',
      3,
    ],
    ['Plan v3: 13 of 14. WEA 14 offen. WEA 14 offen. Crane not ordered.', 'WEA 14 offen.', 2],
    ['Der Cache wurde nie geleert. Der Cache wurde nie geleert.', 'Der Cache wurde nie geleert.', 2],
  ])('%s', (text, said, times) => {
    const found = repetitionIn(text);
    expect(found?.times).toBe(times);
    expect(found?.text.replace(/[.。,]$/, '').toLowerCase()).toContain(said.replace(/[.。,]$/, '').toLowerCase());
  });
});

describe('prose is no loop', () => {
  it.each([
    'The limit was raised from 10 to 100, and then from 100 to 1,000.',
    'Step by step by step the rows were moved.',
    'The codes were 0 0 0 0 0 0 0 0 0 0 and 1 1 1 1 1 1 1 1.',
    'The first job took 40 seconds, the second job took 40 minutes, the third job took 4 hours.',
    'It very, very, very rarely fails.',
    'Not yet. Not yet.',
    'It was run two by two, two by two.',
    '少しずつ少しずつ直した。いろいろあった。',
    'Read a/b/c/d/e/f/g/h/i.ts and wrote a/b/c/d/e/f/g/h/i.ts again.',
    '= = = = = = = = = = = = = = =',
    '',
  ])('%s', (text) => {
    expect(repetitionIn(text)).toBeNull();
  });
});

const word = fc.stringMatching(/^[a-z]{3,9}$/);
const phrase = fc.uniqueArray(word, { minLength: 5, maxLength: 12 }).map((words) => words.join(' '));

describe('any phrase of three words', () => {
  it('is seen wherever it is said three times in a row, whatever stands around it', () => {
    const three = fc.uniqueArray(word, { minLength: 3, maxLength: 3 }).map((words) => words.join(' '));
    fc.assert(
      fc.property(
        fc.array(word, { maxLength: 120 }),
        three,
        fc.array(word, { maxLength: 120 }),
        (before, loop, after) => {
          expect(repetitionIn([...before, loop, loop, loop, ...after].join(' '))).not.toBeNull();
        },
      ),
    );
  });
});

describe('any nine words', () => {
  it('are seen again at the end, whatever stands between', () => {
    const nine = fc.uniqueArray(word, { minLength: 9, maxLength: 9 }).map((words) => words.join(' '));
    fc.assert(
      fc.property(nine, fc.uniqueArray(word, { minLength: 200, maxLength: 240 }), (copy, between) => {
        expect(repetitionIn([copy, ...between, copy].join(' '))).not.toBeNull();
      }),
    );
  });
});

describe('nine words that begin as many others go on', () => {
  it('are seen again at the end, too', () => {
    fc.assert(
      fc.property(fc.uniqueArray(word, { minLength: 220, maxLength: 220 }), ([first, ...words]) => {
        const copy = `${first} of the ${words.slice(0, 6).join(' ')}`;
        const between = words.slice(6).map((one) => `${one} of the`);
        expect(repetitionIn([copy, ...between, copy].join(' '))).not.toBeNull();
      }),
    );
  });
});

describe('any phrase of five words or more', () => {
  it('is seen wherever it is said three times in a row', () => {
    fc.assert(
      fc.property(phrase, phrase, phrase, (before, loop, after) => {
        expect(repetitionIn(`${before} ${loop} ${loop} ${loop} ${after}`)).not.toBeNull();
      }),
    );
  });

  it('is no loop of different words', () => {
    fc.assert(
      fc.property(fc.uniqueArray(word, { maxLength: 60 }), (words) => {
        expect(repetitionIn(words.join(' '))).toBeNull();
      }),
    );
  });
});

const NAMES =
  'alpha bravo charlie delta echo foxtrot golf hotel india juliett kilo lima mike november oscar papa quebec romeo'.split(
    ' ',
  );
const BEFORE = 'sierra tango uniform victor';
const BEHIND = 'whiskey xray yankee zulu';

describe('how much must be said again', () => {
  // Words of a phrase, how often it stands in a row, and whether that is a loop.
  const ROWS: readonly (readonly [number, number, boolean])[] = [
    [1, 3, false],
    [1, 4, true],
    [1, 7, true],
    [2, 2, false],
    [2, 3, true],
    [3, 2, false],
    [3, 3, true],
    [4, 2, true],
    [5, 2, true],
    [18, 2, true],
  ];

  it.each(ROWS)('%d words, %d times in a row: %s', (length, times, isLoop) => {
    const phrase = NAMES.slice(0, length).join(' ');
    const row = Array.from({ length: times }, () => phrase).join(' ');
    const wanted = isLoop ? { text: phrase, times } : null;
    for (const text of [row, `${BEFORE} ${row}`, `${row} ${BEHIND}`, `${BEFORE} ${row} ${BEHIND}`]) {
      if (text.length >= 20) expect(repetitionIn(text)).toEqual(wanted);
    }
    // What has begun once more is no more times.
    const part = NAMES.slice(0, length - 1).join(' ');
    if (isLoop) expect(repetitionIn(`${row} ${part} ${BEHIND}`)).toEqual(wanted);
  });

  const KANA = [...'いろはにほへとちりぬるをわかよたれそつねならむうゐのおくやまけふこえ'];

  it.each<readonly [number, number, boolean]>([
    [1, 5, false],
    [1, 6, true],
    [2, 5, false],
    [2, 6, true],
    [3, 3, false],
    [3, 4, true],
    [7, 3, false],
    [7, 4, true],
    [8, 2, true],
    [9, 2, true],
  ])('%d letters of a script without spaces, %d times in a row: %s', (length, times, isLoop) => {
    const phrase = KANA.slice(0, length).join('');
    const others = KANA.slice(12).join('');
    expect(repetitionIn(`${phrase.repeat(times)}${others}`)).toEqual(isLoop ? { text: phrase, times } : null);
    expect(repetitionIn(`${others}${phrase.repeat(times)}`)).toEqual(isLoop ? { text: phrase, times } : null);
  });

  it.each([
    [8, false],
    [9, true],
    [10, true],
  ])('%d words somewhere else: %s', (length, isCopy) => {
    const phrase = NAMES.slice(0, length).join(' ');
    const wanted = isCopy ? { text: phrase, times: 2 } : null;
    expect(repetitionIn(`${phrase} ${BEFORE} ${phrase} ${BEHIND}`)).toEqual(wanted);
    expect(repetitionIn(`${BEHIND} ${phrase} ${BEFORE} ${phrase}`)).toEqual(wanted);
  });

  it.each([
    [23, false],
    [24, true],
  ])('%d letters somewhere else: %s', (length, isCopy) => {
    const phrase = KANA.slice(0, length).join('');
    const [one, other] = [KANA.slice(24, 29).join(''), KANA.slice(29).join('')];
    expect(repetitionIn(`${phrase}${one}${phrase}${other}`)).toEqual(isCopy ? { text: phrase, times: 2 } : null);
  });

  it.each<readonly [string, string | null]>([
    // A sentence of four words, or of ten letters.
    ['The limit is up. Nobody saw it then. The limit is up. It holds.', 'The limit is up.'],
    ['Nobody saw it. The limit is up! All went home. The limit is up.', 'The limit is up!'],
    ['Nobody saw it. The limit is up.) All went home. The limit is up.', 'The limit is up.)'],
    ['It failed again. The job stopped. Nobody looked. It failed again. The server was fine.', null],
    ['上限を九に上げました。誰も見なかった。上限を九に上げました。', '上限を九に上げました。'],
    ['上限を九へ上げました。誰も見なかった。上限を九へ上げました。', '上限を九へ上げました。'],
    ['上限を九へ上げまし。誰も見なかった。上限を九へ上げまし。', null],
    // A part of a sentence is none: its beginning, its end, on one side or on both.
    ['We raised the limit of jobs. Then they lowered the limit of jobs. It holds.', null],
    ['The limit was raised today. Because of it the limit was raised today. It holds.', null],
    ['Because of it the limit was raised today. Nobody saw it. The limit was raised today. It holds.', null],
    ['The limit was raised today. Nobody saw that. The limit was raised today by Ana. It holds.', null],
    ['The limit was raised today by Ana. Nobody saw that. The limit was raised today. It holds.', null],
    ['The limit was raised today. Nobody saw. The limit was raised again. It holds.', null],
    ['The limit was raised today, and nobody saw. The limit was raised today, but quietly. It holds.', null],
    // More than the sentence may be the same.
    ['The limit is up. It holds. Nobody saw. The limit is up. It holds not.', 'The limit is up.'],
  ])('a sentence somewhere else: %s', (text, said) => {
    expect(repetitionIn(text)).toEqual(said === null ? null : { text: said, times: 2 });
  });
});

describe('what is the same', () => {
  it.each<readonly [string, string, string | null]>([
    ['whatever the case', 'The pods stalled again, THE PODS STALLED AGAIN today', 'The pods stalled again,'],
    ['whatever marks stand behind a word', 'The pods; stalled again (the) pods, stalled again today', null],
    [
      'whatever marks stand behind each word',
      'The: pods, stalled" again; the pods stalled, again today',
      'The: pods, stalled" again;',
    ],
    ['whatever marks stand alone', 'The pods stalled again : the pods stalled again today', 'The pods stalled again :'],
    ['in other words of nearly the same letters', 'The bat cat bat cat sat there now', null],
    ['with a mark inside', 'Merged infra!1590 gate!22 infra!1590 gate!22 in the list', null],
    ['of figures', 'Codes 0 0 0 0 0 0 0 0 and 17 17 17 17 17 17 17', null],
    ['of letters that make no word', 'a b c d a b c d a b c d a b c d', null],
    ['in letters of a script without capitals', '色々かきたもへの色々にねみもへの紙筆墨硯机', null],
    ['in letters that stand beside each other in such a script', '色々がたもへとの色々きたもへとの紙筆墨硯机', null],
    ['across lines', 'The pods stalled\nagain the\tpods stalled again', 'The pods stalled\nagain'],
  ])('%s', (_, text, said) => {
    expect(repetitionIn(text)).toEqual(said === null ? null : { text: said, times: 2 });
  });

  it('is a copy behind a row of figures, too', () => {
    const phrase = NAMES.slice(0, 9).join(' ');
    expect(repetitionIn(`${phrase} 0 0 0 0 0 0 ${phrase} ${BEHIND}`)).toEqual({ text: phrase, times: 2 });
  });

  it('is looked for in letters where the first one or the middle of a text is of a script without spaces', () => {
    const loop = 'キャッシュが消えていなかった。';
    expect(repetitionIn(`Fixed in release nine: ${loop}${loop}`)).toEqual({ text: loop, times: 2 });
    expect(repetitionIn('本 raised it raised it in the harbour of the north')).toEqual({ text: 'raised it', times: 2 });
    expect(repetitionIn('In 本 raised it raised it in the harbour of the north')).toBeNull();
  });

  it('is no loop in a text of fewer than twenty characters', () => {
    expect(repetitionIn('abc abc abc abc abc')).toBeNull();
    expect(repetitionIn('abc abc abc abc abcd')).toEqual({ text: 'abc', times: 4 });
    expect(repetitionIn('failed failed failed failed')).toEqual({ text: 'failed', times: 4 });
  });
});

it('takes time in proportion to the text, though it is one row of figures', () => {
  const prepare = (size: number) => {
    const text = '0 '.repeat(size);
    return () => repetitionIn(text);
  };
  expect(growthOf(prepare, 5000)).toBeLessThan(MOST_TIMES_AS_LONG);
});
