import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { generalWordsOf } from '../../src/rubric/general-words.js';
import { runs } from '../builders/long-runs.js';

const VAGUE: readonly string[] = [
  'The task was approached step by step. Several options were compared, a suitable one was implemented, and the results were reviewed together.',
  'The user raised a concern, which the assistant investigated thoroughly. After some changes the situation improved, and the remaining points will be addressed later.',
  'An important requirement was clarified and different solutions were discussed. The team is satisfied with the outcome and further steps are planned.',
];

describe('a text that would fit any session', () => {
  it.each(VAGUE)('is seen, with its general words: %s', (text) => {
    const found = generalWordsOf(text);
    expect(found?.general.length).toBeGreaterThanOrEqual(0.65 * (found?.words ?? 0));
    expect(text.toLowerCase()).toContain(found?.general[0]);
  });

  it.each<[string, string]>([
    [
      'says what broke',
      'The lamp in the stairwell stayed dark because the sensor had been glued to the wrong wall, and the electrician moved it.',
    ],
    [
      'is plain, but about one thing',
      'Bread baked with the new flour fell flat. The yeast had died in the warm pantry, so the baker keeps it in the fridge now and the loaves rise again.',
    ],
    ['is short', 'The problem was solved and the changes were tested.'],
    [
      'is in another language',
      'Es wurde ein Problem untersucht und es wurden verschiedene Verbesserungen an der Anwendung vorgenommen.',
    ],
    ['is empty', ''],
  ])('is none that %s', (_, text) => expect(generalWordsOf(text)).toBeUndefined());

  it.each<[string, string]>([
    ['a number', '12'],
    ['a path', 'src/main'],
    ['an identifier', 'last_run'],
    ['a name of code', 'retryCount'],
    ['a ticket', '#issue'],
    ['an abbreviation', 'VAT'],
    ['a name', 'with Miriam'],
  ])('is none with %s', (_, name) => {
    for (const text of VAGUE) {
      expect(generalWordsOf(text.replace(/\.$/, ` (${name}).`))).toBeUndefined();
      expect(generalWordsOf(text.replace(/\.$/, ', I think.'))).toBeDefined();
    }
  });

  it('takes more than two-fifths of words that are about something to be none', () => {
    const general = ['changes', 'results', 'improved', 'considered', 'solution', 'discussed', 'planned', 'several'];
    const others = ['bread', 'yeast', 'pantry', 'loaves', 'flour', 'oven'];
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: others.length }),
        fc.integer({ min: 4, max: general.length }),
        (other, some) => {
          const words = [...general.slice(0, some), ...others.slice(0, other)];
          const isGeneral = words.length >= 8 && some >= 0.6 * words.length;
          expect(generalWordsOf(words.join(' ')) !== undefined).toBe(isGeneral);
        },
      ),
      { numRuns: runs(200) },
    );
  });
});
