import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { acceptSession } from '../../../src/inputs/corpus/accept-session.js';
import { goldenSessionSchema } from '../../../src/inputs/corpus/golden-session.js';
import { runs } from '../../builders/long-runs.js';
import { referenceJson, summaryJson } from '../../builders/summaries.js';

/** What is read of a session, by hand and by the schema; the schema also hands on keys that nobody reads. */
function readBoth(value: unknown): readonly [unknown, unknown] {
  const { data } = goldenSessionSchema.safeParse(value);
  const byHand = acceptSession(value);
  if (data === undefined || byHand === undefined) return [byHand, data];
  const known = Object.keys(goldenSessionSchema.shape);
  const pick = (from: object) => Object.fromEntries(known.map((key) => [key, Reflect.get(from, key)]));
  return [pick(byHand), pick(data)];
}

/** JSON that is right in one place and wrong in another. */
const VALUE = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    undefined,
    true,
    '',
    'success',
    'normal',
    'bugfix',
    0,
    -0,
    -1,
    1.5,
    2 ** 53,
    Number.POSITIVE_INFINITY,
    [],
    ['a', 'b'],
    ['a', null],
    {},
    [{}],
    { min_overall: 0.5 },
    { min_overal: 0.5 },
    [{ id: 'r', text: 'x', must: 'mention', more: 1 }],
    [{ id: 'r', text: 'x', must: 'maybe' }],
  ),
  fc.jsonValue(),
);

function mostly(right: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 9, arbitrary: right }, VALUE);
}

const MOMENT = fc.record(
  { seq: mostly(fc.nat()), type: mostly(fc.string()), highlight: mostly(fc.string()) },
  { requiredKeys: ['seq', 'type'] },
);

/** Some keys of a right object are given other values. */
function mutated(right: Readonly<Record<string, unknown>>, more: readonly string[] = []): fc.Arbitrary<object> {
  const keys = [...Object.keys(right), ...more];
  return fc
    .array(fc.tuple(fc.constantFrom(...keys), VALUE), { maxLength: 1 })
    .map((others) => ({ ...right, ...Object.fromEntries(others) }));
}

const SUMMARY = fc
  .tuple(mutated(summaryJson()), fc.option(fc.array(MOMENT, { maxLength: 3 })))
  .map(([summary, moments]) => (moments === null ? summary : { ...summary, aha_moments: moments }));

const SESSION = fc
  .tuple(
    mutated(referenceJson(), [
      'name',
      'notes',
      'tags',
      'canary',
      'unreviewed',
      'gates',
      'requirements',
      '__proto__',
      'x',
    ]),
    mostly(SUMMARY),
  )
  .map(([session, reference]) => ({ ...session, reference }));

describe('a session that is accepted by hand', () => {
  it.each<[string, unknown]>([
    ['everything', referenceJson({ name: 's', notes: 'n', tags: ['a'], canary: true, unreviewed: false })],
    ['gates and requirements', referenceJson({ gates: { min_overall: 0.5 }, requirements: [] })],
    ['nulls', referenceJson({ notes: null, tags: null, requirements: null, reviewed_by: null, reviewed_at: null })],
    ['no topics and no moments', referenceJson({}, { topics_found: undefined, aha_moments: null })],
  ])('may have %s', (_, value) => {
    const [byHand, bySchema] = readBoth(value);
    expect(byHand).toBeDefined();
    expect(byHand).toStrictEqual(bySchema);
  });

  it('is what the schema accepts, and says the same', () => {
    fc.assert(
      fc.property(mostly(SESSION), (value) => {
        const [byHand, bySchema] = readBoth(value);
        expect(byHand).toStrictEqual(bySchema);
      }),
      { numRuns: runs(2000) },
    );
  });
});
