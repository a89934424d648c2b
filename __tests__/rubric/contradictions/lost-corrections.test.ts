import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Moment, Summary } from '../../../src/core/summary.js';
import { ClaimCheck } from '../../../src/rubric/contradictions/claim-check.js';
import { summaryOf } from '../v2/sessions.js';

const DONE = 'The nightly export writes UTF-8 and the importer was fixed.';
const WRITTEN = 'Renzo: semicolons are right, the bank demands them';

function momentOf(highlight: string, type = 'correction', seq = 7): Moment {
  return { seq, type, highlight };
}

/** What a candidate leaves out of the corrections of a reference. */
function lostIn(aha_moments: readonly Moment[], candidate: Partial<Summary> = {}): readonly string[] {
  const [reference, given] = [
    { summary: DONE, aha_moments },
    { summary: DONE, ...candidate },
  ].map(summaryOf);
  if (reference === undefined || given === undefined) throw new Error('one of both is missing');
  return new ClaimCheck().lostCorrectionsIn(reference, given).map(({ highlight }) => highlight);
}

describe('a moment is a correction', () => {
  it.each([
    'correction',
    'Correction',
    'user-correction',
    'user_correction',
    'corrections',
    'corrected',
    'corrects',
    'userCorrection',
  ])('by its type, %s', (type) => expect(lostIn([momentOf(WRITTEN, type)])).toEqual([WRITTEN]));

  it.each([
    'The user rejected quarantine and accepts a red build',
    'The user rules out a longer lifetime of sessions',
    'The reviewer pointed out that semicolons are right',
    'The customer corrected Almere to Zwolle',
    'In an hour the owner refuses the longer lifetime',
    'User rejected quarantine and accepts a red build',
    'User corrected: semicolons of the bank',
    'Tuesday: user points out the semicolons',
  ])('by its words: %s', (highlight) => expect(lostIn([momentOf(highlight, 'decision')])).toEqual([highlight]));

  it.each([
    ['decision', WRITTEN],
    ['insight', 'The user asks whether semicolons are right'],
    ['insight', 'The server rejects semicolons of the bank'],
    ['incorrect', WRITTEN],
    ['correctness', WRITTEN],
    ['insight', 'The users reject semicolons of the bank'],
    ['insight', 'The client rejects expired certificates because its clock is wrong'],
    ['insight', 'The app crashes when the user refuses camera access on Android'],
    ['insight', 'The customer objects are cached twice, which doubles the memory'],
  ])('and not by %s, "%s"', (type, highlight) => expect(lostIn([momentOf(highlight, type)])).toEqual([]));
});

describe('a correction', () => {
  it.each([
    ['in its words', { aha_moments: [momentOf(WRITTEN)] }],
    ['in a moment of another type and place', { aha_moments: [momentOf(WRITTEN, 'insight', 2)] }],
    ['by the summary', { summary: `${DONE} Renzo wants semicolons.` }],
    ['by the title', { title: 'Semicolons for the bank' }],
    ['by an action', { key_actions: ['Kept semicolons since a bank demands them'] }],
  ])('is told %s', (_, candidate) => expect(lostIn([momentOf(WRITTEN)], candidate)).toEqual([]));

  it('is not told by a word of grammar, nor by a fifth of it', () => {
    expect(lostIn([momentOf(WRITTEN)], { summary: 'They are right.' })).toEqual([WRITTEN]);
    const ten = 'apricot blizzard cucumber dolphin eggplant flamingo gorilla hedgehog iguana jackal';
    expect(lostIn([momentOf(ten)], { summary: 'An apricot and a blizzard.' })).toEqual([ten]);
    expect(lostIn([momentOf(ten)], { summary: 'An apricot, a blizzard and a cucumber.' })).toEqual([]);
  });

  it('is told by one sentence and not by bits of many', () => {
    const ten = 'apricot blizzard cucumber dolphin eggplant flamingo gorilla hedgehog iguana jackal';
    expect(lostIn([momentOf(ten)], { summary: 'An apricot. A blizzard. A cucumber. A dolphin.' })).toEqual([ten]);
  });

  it('of more sentences is told by any of them, however long the others are', () => {
    const long =
      'The bank demands semicolons. Commas and apricots, blizzards and cucumbers, dolphins and eggplants break amounts.';
    expect(lostIn([momentOf(long)], { summary: 'A bank demands semicolons.' })).toEqual([]);
    expect(lostIn([momentOf(long)], { summary: 'Renzo sings.' })).toEqual([long]);
  });

  it('is compared by its first sentences', () => {
    const many = (count: number) => Array.from({ length: count }, (_, i) => `Apricot${i} blizzard${i}.`).join(' ');
    expect(lostIn([momentOf(many(3))], { summary: 'Apricot2 blizzard2.' })).toEqual([]);
    expect(lostIn([momentOf(many(4))], { summary: 'Apricot3 blizzard3.' })).toEqual([many(4)]);
  });

  it('of more sentences is one', () => {
    expect(
      lostIn([momentOf('The bank demands semicolons. A comma breaks amounts.')], {
        summary: 'A comma breaks amounts.',
      }),
    ).toEqual([]);
  });

  it('of fewer than two words of fact is about anything', () => {
    expect(lostIn([momentOf('Semicolons')])).toEqual([]);
    expect(lostIn([momentOf('')])).toEqual([]);
    expect(lostIn([momentOf('Semicolons, and semicolons')])).toEqual([]);
  });

  it('is looked for as far as the twentieth, in their order', () => {
    const many = Array.from({ length: 25 }, (_, i) => momentOf(`apricot${i} blizzard${i}`, 'correction', i));
    expect(lostIn(many)).toEqual(many.slice(0, 20).map(({ highlight }) => highlight));
  });

  it('is known in English alone', () => {
    const german = 'Der Export wurde repariert und läuft wieder, weil er nun in UTF-8 schreibt und nicht anders.';
    const moment = momentOf('Die Bank will das Semikolon und kein Komma');
    expect(lostIn([moment])).toEqual([moment.highlight]);
    const [reference, candidate] = [
      summaryOf({ summary: german, aha_moments: [moment] }),
      summaryOf({ summary: german }),
    ];
    expect(new ClaimCheck().lostCorrectionsIn(reference, candidate)).toEqual([]);
  });

  it('is never lost in a copy, however much is added', () => {
    const words = fc.constantFrom('Renzo', 'bank', 'semicolons', 'not', 'the', 'user', 'rejects', ',', '.');
    const text = fc.array(words, { maxLength: 20 }).map((some) => some.join(' '));
    fc.assert(
      fc.property(text, text, (highlight, more) => {
        const moments = [momentOf(highlight)];
        expect(lostIn(moments, { aha_moments: moments, summary: more })).toEqual([]);
      }),
    );
  });
});
