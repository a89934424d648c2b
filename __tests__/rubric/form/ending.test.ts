import { describe, expect, it } from '@jest/globals';
import { cutOffAt, endsSentence } from '../../../src/rubric/form/ending.js';
import type { TextLanguage } from '../../../src/rubric/form/text-language.js';

describe('a missing end is seen', () => {
  it.each<readonly [string, string, TextLanguage]>([
    ['no stop', 'The cache was never cleared. A limit of 100 entries was add', 'English'],
    ['no stop', 'The pump was loud.\n\nA bearing had run dry. It was replaced by one of', 'English'],
    ['no stop', 'The pump was loud.\nA bearing had run dry. Its seal is ordered for', 'English'],
    ['no stop', 'The pump was loud.\n \n\nIt ran dry! Nobody had been told how often it', 'English'],
    ['no stop', 'The pump was loud (see above).\n\nWhy? Because its bearing', 'English'],
    ['no stop', 'Die Pumpe war laut.\n\nEin Lager lief trocken. Es wurde gegen', 'German'],
    ['dangling', 'ポンプの音が大きかった。\n\n軸受が乾いておた。交換した部品の', 'Japanese'],
    ['no stop', 'ポンプの音が大きかった。軸受が乾いてお', 'Japanese'],
    ['no stop', 'ポンプの音が大きかった。軸受が乾いて', 'Japanese'],
    ['no stop', 'ポンプの音が大きかった。軸受を交', 'Japanese'],
    ['dangling', 'A limit was added to the', 'English'],
    ['dangling', 'The dip drops from 7.9 to', 'English'],
    ['dangling', 'It fell from about 412 MB to', 'English'],
    ['dangling', 'A limit was added,', 'English'],
    ['dangling', 'It found in line 12:', 'English'],
    ['dangling', 'It found this:', 'English'],
    ['dangling', 'Three things were fixed in v2:', 'English'],
    ['dangling', 'Results of p95:', 'English'],
    ['dangling', 'The order is needed per', 'English'],
    ['dangling', 'Nobody knows whether', 'English'],
    ['dangling', 'No job was lost during', 'English'],
    ['dangling', 'A limit was added: the pool is re-', 'English'],
    ['dangling', 'Wrote the report with seven findings and a scope that', 'English'],
    ['dangling', 'Der Cache wurde geleert und', 'German'],
    ['dangling', 'Le cache était vidé par', 'French'],
    ['dangling', 'La caché se vació con', 'Spanish'],
    ['dangling', 'キャッシュを', 'Japanese'],
    ['open', 'The limit (100 entries, as', 'English'],
    ['open', 'The reply was "not fou', 'English'],
    ['open', 'On a 27" screen it says "not fou', 'English'],
    ['open', '"Not fou', 'English'],
    ['open', 'The reply was “not fou', 'English'],
    ['open', 'Die Antwort war „nicht gefun', 'German'],
    ['open', 'Called `flushAll(', 'English'],
    ['open', "The user's list (of it's own", 'English'],
    ['open', 'Ran this. ```npm ci.', 'English'],
    ['ellipsis', 'The cache was never cleared, so a limit…', 'English'],
    ['ellipsis', 'The cache was never cleared, so a limit...', 'English'],
  ])('%s: %s', (kind, text, language) => {
    expect(cutOffAt(text, 'prose', language)).toMatchObject({ kind });
  });

  it.each<readonly [string, TextLanguage | null]>([
    ['The cache is cleared.', 'English'],
    ['Voltage of 3-5', 'English'],
    ['The cache is cleared!"', 'English'],
    ['The cache is cleared (100 entries).', 'English'],
    ['The cache is cleared', 'English'],
    ['The cache is cleared by `flushAll()`', 'English'],
    ['The cache is cleared. See https://example.org/pull/12', 'English'],
    ['The interval [0, 100) is cleared', 'English'],
    ['A 27" screen', 'English'],
    ['It says "Argentina 11 of 249" but "not found" for the rest', 'English'],
    ['All keys have the prefix rl2:', 'English'],
    ['grep round( -> suspect, and one more', 'English'],
    ["Searched for 'timezone(c.tz' in its history", 'English'],
    ['Only "m3" was known, "m³" was not"', 'English'],
    ['It says "12" and "off by 3"', 'English'],
    ['Went back to plan A', 'English'],
    ['Found what the service is made for', 'English'],
    ['Said „nein“ und „ja“', 'German'],
    ['Sagte “yes” and „no”', 'English'],
    ['CI: grün\nDocker: grün', 'German'],
    ['The limit was added. Tests pass.\n\nOpen: the decision on BILL-231 and two red tests', 'English'],
    ['It works.\n\nThe user wants a review before anything is merged to main', 'English'],
    ['The pump was loud.\n\nIts bearing had run dry. It was replaced.', 'English'],
    ['キャッシュが消えていなかった。上限を追加', 'Japanese'],
    ['发布在一月。价格下周定', 'Chinese'],
    ['The pump was loud\n\nIts bearing had run dry. It was replaced by another', 'English'],
    ['Done:\n\nThe bearing had run dry. Replaced it', 'English'],
    ['- Heard a noise\n- Took the pump apart. Replaced the bearing', 'English'],
    ['The pump was loud.\n\nOpen: the seal, the noise of the second pump', 'English'],
    ['The pump was loud.\n\nIts bearing had run dry. See docs/pump.md', 'English'],
    ['Pump 2\nThe bearing had run dry. It was replaced by another', 'English'],
    ['Smiled :(', 'English'],
    ['The locale is de', 'English'],
    ['The locale is de', null],
    ['キャッシュを消した。', 'Japanese'],
    ['', 'English'],
    ['…', 'English'],
  ])('not in: %s', (text, language) => {
    expect(cutOffAt(text, 'prose', language)).toBeNull();
  });

  it('lets titles and bullets do without a stop, and quotations trail off', () => {
    expect(cutOffAt('Cleared the cache. Added a limit', 'line', 'English')).toBeNull();
    expect(cutOffAt('So the cache was it…', 'quotation', 'English')).toBeNull();
    expect(cutOffAt('So the cache was it…', 'line', 'English')).toEqual({ kind: 'ellipsis' });
  });
});

describe('what is missing is named', () => {
  it.each<readonly [string, TextLanguage | null, unknown]>([
    ['Parked it on wip/bill-219-', 'English', { kind: 'dangling', word: '9-' }],
    ['The job can be run whenever', 'English', null],
    ['A limit was added to the', 'English', { kind: 'dangling', word: 'the' }],
    ['A limit was added,', 'English', { kind: 'dangling', word: ',' }],
    ['A limit was added -', 'English', { kind: 'dangling', word: '-' }],
    ['A limit: the pool is re-', 'English', { kind: 'dangling', word: 'e-' }],
    ['𐐔𐐯𐑅 𐐔𐐯-', null, { kind: 'dangling', word: '𐐯-' }],
    ['消、', 'Chinese', { kind: 'dangling', word: '、' }],
    ['キャッシュを', 'Japanese', { kind: 'dangling', word: 'を' }],
    ['更新了文件和', 'Chinese', { kind: 'dangling', word: '和' }],
    ['Called flush (all [of {them', 'English', { kind: 'open', mark: '{' }],
    ['Called flush (all [of them', 'English', { kind: 'open', mark: '[' }],
    ['Called flush (all [of] them', 'English', { kind: 'open', mark: '(' }],
    ['Said “yes” and “no', 'English', { kind: 'open', mark: '“' }],
    ['Sagte „ja“ und „nein', 'German', { kind: 'open', mark: '„' }],
    ['「消した', 'Japanese', { kind: 'open', mark: '「' }],
    ['『消した', 'Japanese', { kind: 'open', mark: '『' }],
    ['It says "yes" and "no', 'English', { kind: 'open', mark: '"' }],
    ['Called `a` and `b', 'English', { kind: 'open', mark: '`' }],
    ['Ran ```npm ci``` and ```npm test', 'English', { kind: 'open', mark: '```' }],
    // A fence is open whatever the text ends with; other marks are forgotten where a sentence ends.
    ['Ran ```npm ci``` and ```npm test.', 'English', { kind: 'open', mark: '```' }],
    ['Called flush (all of them.', 'English', null],
    ['Ran ```npm ci``` twice', 'English', null],
    ['「消した」と『書いた』', 'Japanese', null],
    ['Called `f(x` and `g[`', 'English', null],
    // No language, no words: marks alone tell.
    ['A limit was added to the', null, null],
    ['A limit was added to the', 'Korean', null],
    ['A limit was added,', null, { kind: 'dangling', word: ',' }],
    ['the', 'English', null],
    ['semi-', 'English', null],
    ['limit,', 'English', null],
    ['  A limit was added and \n', 'English', { kind: 'dangling', word: 'and' }],
  ])('%j in %s', (text, language, wanted) => expect(cutOffAt(text, 'prose', language)).toEqual(wanted));
});

describe('the end of a sentence', () => {
  it.each([
    ['It leaked.', true],
    ['It leaked! \n', true],
    ['He asked (why?)"', true],
    ['漏れた。」', true],
    ['It leaked…', true],
    ['It leaked. It', false],
    ['It leaked,', false],
    ['It leaked;)', false],
    ['', false],
    // So many closing marks are looked through.
    [`It leaked.${')'.repeat(7)}`, true],
    [`It leaked.${')'.repeat(8)}`, false],
  ])('%j: %s', (text, wanted) => expect(endsSentence(text)).toBe(wanted));
});
