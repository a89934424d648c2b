import fc from 'fast-check';
import type { Moment, Summary } from '../../../src/core/summary.js';
import { anyCharacter } from '../../builders/characters.js';

/** Words in many scripts, some of which belong to no language, and separators that no keyboard has. */
const ODD_WORD = fc.constantFrom(
  ...'Fixed not never disabled enabled 317 12,198 1.5 10ms v2.3.0 auth.ts --no-cache -> from to instead before ΣΑΣ σας İlk Straße 修正した ไม่ได้ 고쳤다 كَتَبَ ٣١٧ हिन्दी x² Ⅷ — … 🎉 𐐔𐐯 didn’t __proto__'.split(
    ' ',
  ),
  '\ud800',
  '\udc00',
  '\ufe0f',
  '\u0301',
);
const ODD_SEPARATOR = fc.constantFrom(' ', ' ', ' ', '-', '. ', '.', ', ', '\u00a0', '\n', '', '\u200b');

/** Any sequence of UTF-16 units, lone surrogates included. */
const UNITS = fc
  .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 12 })
  .map((units) => String.fromCharCode(...units));

/** Texts that no JSON file is too odd to hold. */
export const anyOddText: fc.Arbitrary<string> = fc.oneof(
  fc.array(fc.tuple(ODD_WORD, ODD_SEPARATOR), { maxLength: 12 }).map((parts) => parts.flat().join('')),
  fc.string({ unit: anyCharacter, maxLength: 12 }),
  UNITS,
);

const anyMomentType = fc.constantFrom('insight', 'Insight', 'decision', 'breakthrough', 'İ', 'ΤΕΛΟΣ', 'τελος');

const anyOddMoment: fc.Arbitrary<Moment> = fc.record({
  seq: fc.oneof(fc.nat({ max: 60 }), fc.double({ noNaN: true, noDefaultInfinity: true, min: 0 })),
  type: fc.oneof(anyMomentType, anyOddText),
  highlight: anyOddText,
});

export const anyOddSummary: fc.Arbitrary<Summary> = fc.record({
  title: anyOddText,
  summary: anyOddText,
  key_actions: fc.array(anyOddText, { maxLength: 5 }),
  outcome: fc.oneof(fc.constantFrom('success', ' Success\u0085', 'FAİLED'), anyOddText),
  aha_moments: fc.array(anyOddMoment, { maxLength: 5 }),
  topics_found: fc.array(anyOddText, { maxLength: 2 }),
});

const THING = fc.constantFrom(
  ...'cache index parser rollout sidecar quota webhook token migration queue lexer invoice'.split(' '),
);
const VERB = fc.constantFrom(
  ...'fixed broke enabled disabled raised lowered renamed replaced restored removed tested merged'.split(' '),
);
const PLACE = fc.constantFrom(
  'in auth.ts',
  'in src/billing/ledger.ts',
  'on staging',
  'from v1.2.0 to v1.3.0',
  'without downtime',
  'after 12 retries',
  'in 120ms',
  'instead of Redis',
  'before the deploy',
  'for 3 customers',
);
const TURN = fc.constantFrom('', '', '', 'was not ', 'never ', 'was wrongly ');

/** A statement as reports of work have them, from few words, so that many have much in common. */
export const anyStatement: fc.Arbitrary<string> = fc
  .tuple(THING, TURN, VERB, THING, PLACE)
  .map(([subject, turn, verb, object, place]) => `The ${subject} ${turn}${verb} the ${object} ${place}`);

const anyAction: fc.Arbitrary<string> = fc
  .tuple(VERB, THING, PLACE, fc.option(fc.tuple(VERB, THING)))
  .map(([verb, thing, place, more]) => {
    const [another, other] = more ?? [];
    return `${verb} the ${thing} ${place}${another === undefined ? '' : ` and ${another} the ${other}`}`;
  });

const anyMoment: fc.Arbitrary<Moment> = fc.record({
  seq: fc.nat({ max: 60 }),
  type: anyMomentType,
  highlight: fc.constant(''),
});

/** A summary as a pipeline might write it. */
export const anyReport: fc.Arbitrary<Summary> = fc.record({
  title: anyAction,
  summary: fc.array(anyStatement, { minLength: 1, maxLength: 6 }).map((list) => `${list.join('. ')}.`),
  key_actions: fc.array(anyAction, { minLength: 1, maxLength: 7 }),
  outcome: fc.constantFrom('success', 'partial', 'failed'),
  aha_moments: fc.array(anyMoment, { maxLength: 6 }),
  topics_found: fc.array(THING, { maxLength: 2 }),
});

/** A candidate that has parts of a reference, parts of its own, and an order of its own. */
export function anyCandidateOf(reference: Summary): fc.Arbitrary<Summary> {
  const some = <T>(items: readonly T[], other: fc.Arbitrary<T>): fc.Arbitrary<readonly T[]> =>
    fc
      .tuple(fc.shuffledSubarray([...items]), fc.array(other, { maxLength: 3 }))
      .map(([own, others]) => [...own, ...others]);
  return fc.record({
    title: fc.oneof(fc.constant(reference.title), anyAction),
    summary: some(reference.summary.split(/(?<=\.) /), anyStatement).map((list) => list.join('. ')),
    key_actions: some(reference.key_actions, anyAction),
    outcome: fc.constantFrom(reference.outcome, 'success'),
    aha_moments: some(reference.aha_moments, anyMoment),
    topics_found: fc.constant(reference.topics_found),
  });
}
