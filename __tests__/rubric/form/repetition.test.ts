import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { repetitionIn } from '../../../src/rubric/form/repetition.js';

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
