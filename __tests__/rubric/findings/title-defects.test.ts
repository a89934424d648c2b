import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { TextEvidence, WordEvidence } from '../../../src/rubric/evidence.js';
import { findDefects } from '../../../src/rubric/findings/defects.js';
import { titleDefects } from '../../../src/rubric/findings/title-defects.js';
import { openRubric, RUBRICS } from '../../../src/rubric/score.js';
import { GENERIC_TITLE_WORDS, KINDS_OF_WORK, STOP_WORDS } from '../../../src/rubric/word-lists.js';
import { placeOf, summaryOf } from '../scored-texts.js';

const LISTED = [...GENERIC_TITLE_WORDS, ...KINDS_OF_WORK, ...STOP_WORDS];

describe.each(RUBRICS)('a title that would fit any session, by rubric %s', (version) => {
  const rubric = openRubric(version);

  function isGeneric(title: string, wanted: string): boolean {
    const [reference, candidate] = [summaryOf({ title: wanted }), summaryOf({ title })];
    return findDefects(reference, candidate, rubric(reference, candidate), placeOf).some(
      ({ code }) => code === 'TITLE_GENERIC',
    );
  }

  it.each([
    ['Session summary', 'Fixed the login loop behind the proxy', true],
    ['Bug fix', 'Fixed the login loop behind the proxy', true],
    ['Various improvements and bug fixes', 'Halved the memory of the nightly export', true],
    ['Investigating and resolving an issue', 'Found the lock that blocked the migration', true],
    ['Debugging session', 'Found the lock that blocked the queue', true],
    ['Minor backend changes', 'Pinned Node in CI', true],
    ['Bug fix in the parser', 'Fixed a panic of the TOML parser', false],
    ['Improved the export', 'Halved the memory of the nightly export', false],
    ['Zusammenfassung der Sitzung', 'Zeitzone im Datumsfeld korrigiert', true],
    ['Verschiedene Änderungen und Verbesserungen', 'Zeitzone im Datumsfeld korrigiert', true],
    ['Fehlerbehebung im Datumsfeld', 'Zeitzone im Datumsfeld korrigiert', false],
    ['Resumen de la sesión', 'Importación sin duplicados', true],
    ['Varias mejoras y correcciones', 'Importación sin duplicados', true],
    ['Mejoras de la importación', 'Importación sin duplicados', false],
    ['Résumé de la séance', 'Fuite de mémoire du cache corrigée', true],
    ['Diverses améliorations et corrections', 'Fuite de mémoire du cache corrigée', true],
    ['Corrections du cache', 'Fuite de mémoire du cache corrigée', false],
    // What the reference calls its session by is no empty phrase.
    ['Performance testing', 'Performance testing of the search', false],
    ['Test migration', 'Migration of the test database', false],
    ['Test migration results', 'Migration of the test database', true],
    // Words that are as general as those for a kind of work.
    ['Update on the ongoing topic', 'Bridge of the revenue of October', true],
    ['Discovered and addressed several aspects', 'Found the lock that blocked the queue', true],
    ['Completed the first step', 'The first step is completed', false],
    ['Improved the CI setup', 'Pinned Node in the pipeline', false],
    ['Finished v2', 'Released the second version', false],
    ['Quick sort', 'Sorted the list in place', false],
    ['General relativity', 'Notes on curved space', false],
    ['Error handling in Go', 'Wrapped errors explained', false],
    ['Completed orders', 'Export of what was delivered', false],
    ['Improved onboarding', 'Shortened the first login', false],
    // A reference that says nothing asks for nothing.
    ['Session summary', 'Coding session', false],
  ])('%s, for %s: %s', (title, wanted, generic) => {
    expect(isGeneric(title, wanted)).toBe(generic);
  });

  it('is one of listed words alone, whatever their order and case', () => {
    const listed = fc.array(fc.constantFrom(...LISTED), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(listed, fc.boolean(), (words, loud) => {
        const title = words.join(' ');
        expect(isGeneric(loud ? title.toUpperCase() : title, 'zzyzx')).toBe(true);
      }),
    );
  });

  it('is never one with a word outside the lists', () => {
    const listed = fc.array(fc.constantFrom(...LISTED), { maxLength: 6 });
    const other = fc.stringMatching(/^[a-zà-ÿ]{3,12}$/).filter((word) => !LISTED.includes(word));
    fc.assert(
      fc.property(listed, other, listed, (before, word, after) => {
        expect(isGeneric([...before, word, ...after].join(' '), 'zzyzx')).toBe(false);
      }),
    );
  });
});

describe('a title about something else', () => {
  const REFERENCE = 'Renewed the certificate of the proxy';

  const words = (parts: Partial<WordEvidence>): WordEvidence => ({
    ...{ kind: 'words', shared: [], missing: [], extra: [], jaccard: 1, lengthRatio: 1, lengthFactor: 1 },
    ...parts,
  });
  const text = (similarity: number, missing: readonly string[], recall = 0.4): TextEvidence => ({
    ...{ kind: 'text', similarity, lengthRatio: 1, lengthFactor: 1, bent: 1, gaps: [] },
    comparison: {
      ...{ contradictions: [], statements: 1, facts: 1, order: 1 },
      ...{ recall, precision: 1, missing, similar: [], extra: [] },
    },
  });
  const told = (score: number, evidence: WordEvidence | TextEvidence | null, reference = REFERENCE) =>
    titleDefects(reference, 'Lunch at noon', score, evidence, placeOf).map(({ code, message }) => `${code} ${message}`);

  it.each<readonly [string, number, WordEvidence | TextEvidence | null, readonly string[]]>([
    [
      'shares less than half',
      0.49,
      words({ shared: ['the', 'of'], missing: ['certificate', 'proxy', 'renewed'] }),
      ['TITLE_DRIFT The title shares 2 of 5 words with the reference; missing: Renewed, certificate, proxy'],
    ],
    [
      'shares one word of one',
      0.1,
      words({ missing: ['proxy'] }),
      ['TITLE_DRIFT The title shares 0 of 1 words with the reference; missing: proxy'],
    ],
    ['shares half', 0.5, words({ missing: ['proxy'] }), []],
    ['shares more', 0.6, words({ missing: ['proxy'] }), []],
    ['lacks no word that carries a fact', 0.1, words({ missing: ['the', 'of'] }), []],
    [
      'covers less than half',
      1,
      text(0.49, ['proxy'], 0.456),
      ['TITLE_DRIFT The title covers 0.46 of the reference; missing: proxy'],
    ],
    ['covers half', 0, text(0.5, ['proxy']), []],
    ['covers more', 0, text(0.6, ['proxy']), []],
    ['lacks no word', 0, text(0.1, []), []],
    ['is not compared', 0, null, []],
  ])('%s', (_, score, evidence, wanted) => expect(told(score, evidence)).toEqual(wanted));

  it('is told without words in scripts without spaces, and not at all by words', () => {
    const reference = 'キャッシュを消した';
    expect(told(0, text(0.1, ['消し']), reference)).toEqual(['TITLE_DRIFT The title covers 0.40 of the reference']);
    expect(told(0, words({ missing: [reference] }), reference)).toEqual([]);
  });

  it('may contradict the reference besides', () => {
    const evidence = text(0.1, ['proxy']);
    const contradictions = [
      { rule: 'number', given: '4', wanted: '5', candidateSentence: 'a', referenceSentence: 'b' },
    ] as const;
    const both = { ...evidence, comparison: { ...evidence.comparison, contradictions } };
    expect(titleDefects(REFERENCE, 'Lunch', 0, both, placeOf)).toMatchObject([
      { code: 'NUMBER_MISMATCH', dimension: 'title', place: { file: 'title' } },
      { code: 'TITLE_DRIFT', dimension: 'title', place: { file: 'title' }, suggestion: `Compare with "${REFERENCE}"` },
    ]);
  });

  it.each<readonly [string, string, string, readonly string[]]>([
    ['nothing', 'Renewed it', '—', ['TITLE_EMPTY']],
    ['nothing for nothing', '', '—', []],
    ['something for nothing', '—', 'Renewed it', ['TITLE_DRIFT']],
    ['something general', 'Renewed it', 'Session summary', ['TITLE_GENERIC']],
    ['an occupation for an achievement', 'Renewed the certificate', 'Work on a certificate', ['TITLE_GENERIC']],
    ['an occupation for another', 'Work on the certificate', 'Work on a certificate', []],
    ['something general for something general', 'Chat log', 'Session summary', []],
  ])('is %s', (_, reference, candidate, wanted) => {
    expect(titleDefects(reference, candidate, 1, null, placeOf).map(({ code }) => code)).toEqual(wanted);
  });

  it('that names an occupation is told as that', () => {
    expect(titleDefects('Renewed the certificate', 'Work on a certificate', 1, null, placeOf)).toMatchObject([
      {
        message: 'The title "Work on a certificate" says what was worked on, and not what came of it',
        suggestion: 'Say what was achieved, such as "Renewed the certificate"',
      },
    ]);
  });
});
