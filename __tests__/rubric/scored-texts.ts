import fc from 'fast-check';
import type { Defect } from '../../src/core/finding.js';
import type { JsonPath } from '../../src/core/json/document.js';
import type { Dimension, Moment, Summary } from '../../src/core/summary.js';
import type { DimensionResult } from '../../src/rubric/evidence.js';
import { findDefects } from '../../src/rubric/findings/defects.js';
import { openRubric } from '../../src/rubric/score.js';
import { SETTINGS } from '../../src/settings/table.js';
import { anyCharacter } from '../builders/characters.js';

export const DEFAULT_WEIGHTS = SETTINGS.weights.default;

/** The original rubric; all tests share what it has learnt about words, as sessions of a run do. */
export const scoreV1 = openRubric('v1');

/** A summary with nothing in it but what is given. */
export function summaryOf(parts: Partial<Summary> = {}): Summary {
  return { title: '', summary: '', key_actions: [], outcome: '', aha_moments: [], topics_found: [], ...parts };
}

/** One moment a type, in messages 0, 1, 2 and so on. */
export function momentsOf(...types: readonly string[]): readonly Moment[] {
  return types.map((type, seq) => ({ seq, type, highlight: '' }));
}

/** `w0 w1 w2 ...`: so many different words. */
export function words(count: number, from = 0): string {
  return Array.from({ length: count }, (_, i) => `w${from + i}`).join(' ');
}

/** The result of one dimension of the rubric. */
export function resultOf(dimension: Dimension, reference: Partial<Summary>, candidate: Partial<Summary>) {
  const result = scoreV1(summaryOf(reference), summaryOf(candidate)).find((one) => one.dimension === dimension);
  if (result === undefined) throw new Error(`the rubric has no ${dimension}`);
  return result;
}

export function scoresOf(reference: Summary, candidate: Summary): readonly number[] {
  return scoreV1(reference, candidate).map(({ score }: DimensionResult) => score);
}

/** A place that shows the path it was asked for. */
export function placeOf(path: JsonPath) {
  return { file: path.join('/') };
}

/** All defects as the pipeline finds them; outcomes agree unless they are given. */
export function defectsOf(reference: Partial<Summary>, candidate: Partial<Summary>): readonly Defect[] {
  const wanted = summaryOf(reference);
  const given = summaryOf(candidate);
  return findDefects(wanted, given, scoreV1(wanted, given), placeOf);
}

/** Few words in many spellings, so that two texts have something in common; some have no word at all. */
const WORD = fc.constantFrom(
  ...'fixed Fixed login retry the of 317 v2 ΣΑΣ σας σασ İlk ilk Straße STRASSE 修正した ٣١٧ हिन्दी x² Ⅷ — … 🎉 𐐔𐐯 𐐼𐐯'.split(
    ' ',
  ),
  '\ud800',
  '\udc00',
);
const SEPARATOR = fc.constantFrom(' ', ' ', '-', '. ', '\u00a0', '\n', '', '\u0301');

/** Any sequence of UTF-16 units, lone surrogates included. */
const UNITS = fc
  .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 12 })
  .map((units) => String.fromCharCode(...units));

/** Texts that no JSON file is too odd to hold. */
export const anyText = fc.oneof(
  fc.array(fc.tuple(WORD, SEPARATOR), { maxLength: 8 }).map((parts) => parts.flat().join('')),
  fc.string({ unit: anyCharacter, maxLength: 12 }),
  UNITS,
);

/** A text that has at least one word. */
export const anyWording = anyText.map((text) => `${text} word`);

const anyMoment = fc.record({
  seq: fc.oneof(fc.nat({ max: 9 }), fc.double({ noNaN: true, noDefaultInfinity: true })),
  type: fc.oneof(fc.constantFrom('insight', 'Insight', 'decision', 'İ', 'ΤΕΛΟΣ', 'τελος'), anyText),
  highlight: anyText,
});

export function anySummary(bullet: fc.Arbitrary<string> = anyText): fc.Arbitrary<Summary> {
  return fc.record({
    title: anyText,
    summary: anyText,
    key_actions: fc.array(bullet, { maxLength: 5 }),
    outcome: fc.oneof(fc.constantFrom('success', ' Success\u0085', 'FAİLED'), anyText),
    aha_moments: fc.array(anyMoment, { maxLength: 5 }),
    topics_found: fc.constant([]),
  });
}
