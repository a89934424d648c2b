import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { findDefects } from '../../../src/rubric/findings/defects.js';
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
