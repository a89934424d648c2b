import { describe, expect, it } from '@jest/globals';
import type { Defect, FindingCode } from '../../../src/core/finding.js';
import type { Summary } from '../../../src/core/summary.js';
import { type SessionWords, wordDefects } from '../../../src/rubric/findings/word-defects.js';
import { isPartOfName, wordEndings } from '../../../src/rubric/grounding/word-endings.js';
import { placeOf, summaryOf } from '../scored-texts.js';

const REFERENCE = summaryOf({
  title: 'Repaired the harvester',
  summary: 'The harvester was repaired in the field because a hose of it had a crack.',
  key_actions: ['Found the crack', 'Ordered a hose', 'Tested the harvester'],
  aha_moments: [{ seq: 1, type: 'insight', highlight: 'The hose has a crack' }],
});

const ENGLISH = new Set(['boat', 'lost']);
const OF_SESSION = new Set(['harvester', 'hydraulic', 'amarre']);
const WORDS: SessionWords = {
  isEnglish: (word) => ENGLISH.has(word),
  isOfSession: (word) => OF_SESSION.has(word),
  goOn: (beginning, texts) => wordEndings([...OF_SESSION, ...texts], beginning),
  isPartOfName: (beginning, texts) => isPartOfName(['Pushed 7d20b1e', ...texts], beginning),
};

function told(candidate: Partial<Summary>, known: readonly Defect[] = [], reference = REFERENCE) {
  return wordDefects(reference, { ...reference, ...candidate }, WORDS, () => known, placeOf);
}

const placesOf = (defects: readonly Defect[]) => defects.map(({ code, place }) => `${code} ${place.file}`);

describe('a text that ends in the middle of a word', () => {
  it.each<readonly [string, Partial<Summary>, readonly string[]]>([
    ['a title', { title: 'Repaired the harv' }, ['CUT_OFF title']],
    ['a summary', { summary: 'There is a crack in the harv' }, ['CUT_OFF summary']],
    [
      'the first action of several',
      { key_actions: ['Found it', 'Cut the hydr', 'Left the harv'] },
      ['CUT_OFF key_actions/1'],
    ],
    ['a moment', { aha_moments: [{ seq: 1, type: 'a', highlight: 'It is the hydr' }] }, ['CUT_OFF aha_moments/0']],
    ['two fields', { title: 'Repaired the harv', summary: 'Cut the hydr' }, ['CUT_OFF title', 'CUT_OFF summary']],
    ['an action, in a name', { key_actions: ['Reverted 7d20'] }, ['CUT_OFF key_actions/0']],
    ['no name that another action has', { key_actions: ['Reverted 7d20', 'Looked at 7d20 again'] }, []],
    ['none', {}, []],
    [
      'a word that another text of the candidate has',
      { title: 'Repaired the harv', key_actions: ['Harv is short'] },
      [],
    ],
    ['a word that it has itself', { title: 'Harv is short: the harv' }, []],
    [
      'a word that it begins itself, whatever stands behind',
      { title: 'Repaired zorbles of the zorb  ' },
      ['CUT_OFF title'],
    ],
    ['a word that nobody goes on with', { title: 'Repaired the zorb' }, []],
  ])('is found: %s', (_, candidate, wanted) => expect(placesOf(told(candidate))).toEqual(wanted));

  it('is told with the word and the end of the text', () => {
    const [defect] = told({ title: `${'x'.repeat(30)}, ${'y'.repeat(60)} repaired the harv ` });
    expect(defect).toEqual({
      code: 'CUT_OFF',
      dimension: 'title',
      message: `The title ends in the middle of a word, with "harv": "…${'y'.repeat(42)} repaired the harv"`,
      suggestion: 'Check limits of length and of tokens, and let the model finish',
      place: { file: 'title' },
    });
  });
});

describe('a line in another language', () => {
  const LINE = 'Le bateau perdait son gouvernail';

  it.each<readonly [string, Partial<Summary>, readonly string[]]>([
    ['a title', { title: LINE }, ['WRONG_LANGUAGE title']],
    ['the first action', { key_actions: [LINE, LINE] }, ['WRONG_LANGUAGE key_actions/0']],
    ['another action', { key_actions: ['Found it', LINE, LINE] }, ['WRONG_LANGUAGE key_actions/1']],
    ['a moment', { aha_moments: [{ seq: 1, type: 'a', highlight: LINE }] }, ['WRONG_LANGUAGE aha_moments/0']],
    ['a sentence of a summary', { summary: `The hose has a crack. ${LINE}.` }, ['WRONG_LANGUAGE summary']],
    ['none between quotation marks', { title: `The log said "${LINE}"` }, []],
    ['none with words of the session and of English', { title: 'Le boat lost son amarre perdait' }, []],
  ])('is found: %s', (_, candidate, wanted) => expect(placesOf(told(candidate))).toEqual(wanted));

  it('is none where the field of the reference has one too', () => {
    const reference = { ...REFERENCE, title: 'Une fuite dans le moteur cassé' };
    expect(told({ title: LINE }, [], reference)).toEqual([]);
    expect(placesOf(told({ key_actions: [LINE] }, [], reference))).toEqual(['WRONG_LANGUAGE key_actions/0']);
  });

  it('is told as it is', () => {
    expect(told({ title: LINE })).toEqual([
      {
        code: 'WRONG_LANGUAGE',
        dimension: 'title',
        message: `The title is in another language than the reference, which is in English: "${LINE}"`,
        suggestion: 'Write it in English',
        place: { file: 'title' },
      },
    ]);
  });

  it('may be cut off, too', () => {
    expect(placesOf(told({ title: `${LINE} hydr` }))).toEqual(['CUT_OFF title', 'WRONG_LANGUAGE title']);
  });
});

describe('what the form alone has told', () => {
  const known = (code: FindingCode, dimension: Defect['dimension']): Defect => ({
    ...{ code, dimension, message: 'x', suggestion: null, place: { file: 'x' } },
  });
  const candidate = { title: 'Repaired the harv', key_actions: ['Cut the hydr'] };

  it.each<readonly [string, readonly Defect[], readonly string[]]>([
    ['nothing', [], ['CUT_OFF title', 'CUT_OFF key_actions/0']],
    ['it', [known('CUT_OFF', 'title')], ['CUT_OFF key_actions/0']],
    ['it, among others', [known('CHATTER', 'summary'), known('CUT_OFF', 'title')], ['CUT_OFF key_actions/0']],
    ['all of it', [known('CUT_OFF', 'title'), known('CUT_OFF', 'key_actions')], []],
    ['it of another field', [known('CUT_OFF', 'summary')], ['CUT_OFF title', 'CUT_OFF key_actions/0']],
    ['something else of the field', [known('CHATTER', 'title')], ['CUT_OFF title', 'CUT_OFF key_actions/0']],
  ])('is not told again: %s', (_, defects, wanted) => expect(placesOf(told(candidate, defects))).toEqual(wanted));
});

it('nothing is told of a reference in another language, of which no words are known', () => {
  const german = {
    ...REFERENCE,
    title: 'Der Mähdrescher ist repariert',
    summary: 'Der Mähdrescher wurde auf dem Feld repariert, weil ein Schlauch nicht mehr dicht war.',
    key_actions: ['Den Riss gefunden', 'Einen Schlauch bestellt'],
  };
  expect(told({ title: 'Repaired the harv' }, [], german)).toEqual([]);
});
