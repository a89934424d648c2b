import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { articleFor, isEnglish } from '../../../src/self-test/mutations/english.js';
import { groupedBy } from '../../../src/self-test/mutations/grouped-by.js';
import { identifiersIn } from '../../../src/self-test/mutations/identifiers.js';
import { numbersIn } from '../../../src/self-test/mutations/numbers.js';
import { tokensOf } from '../../../src/self-test/mutations/tokens.js';
import { anyText } from '../../builders/texts.js';
import { summaryOf } from './summaries.js';

describe('tokensOf', () => {
  it.each([
    ['Added `git log -1`, twice.', ['word Added', 'code `git log -1`', 'word twice']],
    ['calls put() and toFixed(2).', ['word calls', 'other put()', 'word and', 'other toFixed(2)']],
    ['(see "read-only" mode)', ['word see', 'word read-only', 'word mode']],
    [
      '1,234 rows, 41%, 1.5 s, 1Gi, -3',
      ['number 1,234', 'word rows', 'number 41%', 'number 1.5', 'word s', 'number 1Gi', 'number -3'],
    ],
    ['in src/a.ts: lts/*', ['word in', 'other src/a.ts', 'other lts/']],
    ['leak—an abstraction', ['word leak', 'word an', 'word abstraction']],
    ['コミットf5f8761で、消えた。', ['word コミット', 'other f5f8761', 'word で', 'word 消えた']],
    ["doesn't don’t über", ["word doesn't", 'word don’t', 'word über']],
    ['... !? ()', []],
    ['x'.repeat(200), [`word ${'x'.repeat(200)}`]],
    ['x'.repeat(201), [`other ${'x'.repeat(201)}`]],
  ])('reads %j', (text, wanted) => {
    expect(tokensOf(text).map((token) => `${token.kind} ${token.text}`)).toEqual(wanted);
  });

  it('says where its pieces stand, in order', () => {
    fc.assert(
      fc.property(anyText(40), (text) => {
        let end = 0;
        for (const token of tokensOf(text)) {
          expect(token.start).toBeGreaterThanOrEqual(end);
          expect(text.slice(token.start, token.end)).toBe(token.text);
          end = token.end;
        }
      }),
    );
  });
});

describe('numbersIn', () => {
  it.each([
    ['12,198 rows in 1.73 s at 41%', ['12,198', '1.73', '41%']],
    ['a 64-goroutine test', ['64']],
    ['on 2026-11-08 at 09:00 in 2026', []],
    ['version 2.41.0 of p95, UTF-8, v6, #12', []],
    ['on 19 October and November 3', []],
    ['3日間174件', ['3', '174']],
  ])('finds in %j', (text, wanted) => {
    expect(numbersIn(text).map(({ text: number }) => number)).toEqual(wanted);
  });
});

describe('identifiersIn', () => {
  it.each([
    ['src/graphql/loaders.ts', 'file'],
    ['.nvmrc.json', 'file'],
    ['TileCache.put()', 'function'],
    ['toFixed(2)', 'function'],
    ['formatLine', 'camel'],
    ['PolicyCache', 'pascal'],
    ['total_bytes', 'snake'],
    ['REQUIRES_NEW', 'constant'],
    ['--max-parallel', 'flag'],
    ['fix/ratecache-race', 'branch'],
    ['v2.11.0', 'version'],
    ['^0.25.0', 'version'],
    ['7d1e04b', 'commit'],
    ['BILL-219', 'ticket'],
    ['#1431', 'reference'],
  ])('takes %s for a %s', (name, kind) => {
    for (const text of [name, `see \`${name}\`, then`, `(${name})`]) {
      expect(identifiersIn(text).map((found) => [found.name, found.kind])).toEqual([[name, kind]]);
    }
  });

  it.each([
    'GitHub',
    'JavaScript',
    'UTF-8',
    'SHA-256',
    'read/write',
    'PostgreSQL',
    'iOS',
    'decade',
    '1234567',
    'Fixed',
  ])('takes %s for none', (text) => {
    expect(identifiersIn(text)).toEqual([]);
  });
});

describe('isEnglish', () => {
  it.each([
    ['Fixed the flaky test', true],
    ['Added retries', true],
    ['Die Zeitzone war in der API falsch und wurde mit einem Test berichtigt', false],
    ['El comando importar_tarifas identificaba las filas por su número de línea', false],
    ['火曜から受注CSVがExcelで化ける', false],
    ['', false],
  ])('%j: %j', (title, wanted) => {
    expect(isEnglish(summaryOf({ title }))).toBe(wanted);
  });
});

describe('articleFor', () => {
  it.each([
    ['issue', 'an'],
    ['problem', 'a'],
    ['user', 'a'],
    ['unit', 'a'],
    ['unusual', 'an'],
    ['SPA', 'an'],
    ['PR', 'a'],
    ['11', 'an'],
    ['3', 'a'],
    ['one-off', 'a'],
    ['older', 'an'],
  ] as const)('%s takes %s', (word, wanted) => {
    expect(articleFor(word)).toBe(wanted);
  });
});

describe('groupedBy', () => {
  it('groups items by the span they are in', () => {
    const spans = [
      { start: 0, end: 4 },
      { start: 5, end: 9 },
    ];
    const items = [
      { start: 0, end: 2 },
      { start: 3, end: 5 },
      { start: 6, end: 7 },
      { start: 8, end: 9 },
    ];
    expect(groupedBy(spans, items).map((group) => group.map(({ start }) => start))).toEqual([[0], [6, 8]]);
  });
});
