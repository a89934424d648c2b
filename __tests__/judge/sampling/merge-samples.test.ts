import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { DIMENSIONS } from '../../../src/core/summary.js';
import type { RubricAnswer } from '../../../src/judge/asking/answer.js';
import type { Asked } from '../../../src/judge/asking/ask.js';
import type { Reason } from '../../../src/judge/asking/completer.js';
import { NO_EFFORT } from '../../../src/judge/judgement.js';
import { mergeSamples } from '../../../src/judge/sampling/merge-samples.js';

interface Given extends Partial<Omit<RubricAnswer, 'dimensions'>> {
  readonly dimensions?: Partial<RubricAnswer['dimensions']>;
}

const SILENT = { score: null, reason: null };
const NOTHING = { title: SILENT, summary: SILENT, key_actions: SILENT, outcome: SILENT, aha_moments: SILENT };

/** An answer that says no more than this. */
function answered({ dimensions, ...rest }: Given, asked: Partial<Asked> = {}): Asked {
  const answer = {
    facts: [],
    invented: [],
    speaksToJudge: null,
    overall: null,
    rationale: null,
    suggestions: [],
    rewrite: null,
    rejected: new Set<never>(),
    isRecovered: false,
    ...rest,
    dimensions: { ...NOTHING, ...dimensions },
  };
  return { ...NO_EFFORT, answer, reason: null, modelUsed: null, ...asked };
}

function failed(reason: Reason | null, asked: Partial<Asked> = {}): Asked {
  return { ...NO_EFFORT, answer: null, reason, modelUsed: null, ...asked };
}

/** An answer with this overall, and a rationale that names it. */
const saying = (overall: number | null, more: Given = {}): Asked =>
  answered({ overall, rationale: `says ${overall}`, suggestions: [`of ${overall}`], ...more });

const titled = (score: number | null): Asked =>
  answered({ dimensions: { title: { score, reason: `title ${score}` } } });

describe('samples that are merged', () => {
  it('have the words of the first where none has an overall', () => {
    const merged = mergeSamples(
      's',
      [saying(null, { rationale: 'first' }), saying(null, { rationale: 'second' })],
      DIMENSIONS,
      'median',
    );
    expect([merged.overall, merged.rationale]).toEqual([{ score: null, reason: 'first' }, 'first']);
  });

  it.each<[string, readonly (number | null)[], number | null, string | null]>([
    ['one is taken as it is', [0.4], 0.4, 'says 0.4'],
    ['of three the one in the middle speaks', [0.9, 0.1, 0.7], 0.7, 'says 0.7'],
    ['of two the first speaks for the middle between them', [0.2, 0.8], 0.5, 'says 0.2'],
    ['that is so whatever binary fractions make of it', [0.05, 0.5], 0.275, 'says 0.05'],
    ['of four one of the two in the middle speaks, not the first', [0.1, 0.7, 0.8, 0.9], 0.75, 'says 0.7'],
    ['nor the last', [1, 0.5, 0.625, 0], 0.5625, 'says 0.5'],
    ['of equals the first speaks', [0.5, 0.5], 0.5, 'says 0.5'],
    ['one without an overall does not count', [null, 0.3, 0.9, 0.6], 0.6, 'says 0.6'],
    ['where none has an overall the first speaks', [null, null], null, 'says null'],
  ])('%s', (_, overalls, score, words) => {
    const merged = mergeSamples(
      's',
      overalls.map((overall) => saying(overall)),
      DIMENSIONS,
      'median',
    );
    expect(merged.overall).toEqual({ score, reason: words });
    expect(merged.rationale).toBe(words);
    expect(merged.suggestions).toEqual([words?.replace('says', 'of')]);
    expect(merged.overalls).toEqual(overalls.filter((overall) => overall !== null));
    expect(merged).toMatchObject({ session: 's', samples: overalls.length, asked: overalls.length });
  });

  it.each<[string, readonly (number | null)[], number | null, string | null]>([
    ['the median, and why', [0.9, 0.1, 0.7], 0.7, 'title 0.7'],
    ['the reason of the nearest below', [0, 0.4, 0.5, 1], 0.45, 'title 0.4'],
    ['the reason of the nearest above', [1, 0.5, 0.4, 0], 0.45, 'title 0.5'],
    ['nothing of an answer without it', [null, 0.2], 0.2, 'title 0.2'],
    ['nothing where nobody says it', [null, null], null, null],
  ])('have of each dimension %s', (_, titles, score, reason) => {
    const merged = mergeSamples('s', titles.map(titled), DIMENSIONS, 'median');
    expect(merged.dimensions.title).toEqual({ score, reason });
    expect(merged.dimensionSamples.title).toEqual(titles.filter((title) => title !== null));
    expect(merged.dimensions.outcome).toEqual({ score: null, reason: null });
  });

  it('keep what each dimension says apart', () => {
    const dimensions = Object.fromEntries(DIMENSIONS.map((one, i) => [one, { score: i / 10, reason: one }]));
    const merged = mergeSamples('s', [answered({ overall: 1, dimensions })], DIMENSIONS, 'median');
    expect(merged.dimensions).toEqual(dimensions);
    expect(merged.dimensionSamples).toEqual(Object.fromEntries(DIMENSIONS.map((one, i) => [one, [i / 10]])));
    expect(merged.unmeasured).toEqual([]);
  });

  const WITHOUT_OVERALL: Given = {
    dimensions: Object.fromEntries(DIMENSIONS.map((one) => [one, { score: 1, reason: null }])),
  };

  it.each<[string, readonly Asked[], Reason]>([
    ['the last reason, where none was answered', [failed('timeout'), failed('overloaded'), failed(null)], 'overloaded'],
    ['that nothing was said, where nobody says why', [failed(null)], 'invalid_answer'],
    [
      'the reason of the answer, where one came',
      [answered(WITHOUT_OVERALL, { reason: 'truncated' }), failed('timeout')],
      'truncated',
    ],
    ['that a whole answer lacks it', [answered(WITHOUT_OVERALL), failed('timeout')], 'invalid_answer'],
  ])('name as the reason of a gap %s', (_, samples, reason) => {
    const { unmeasured, overall } = mergeSamples('s', samples, DIMENSIONS, 'median');
    expect(overall.score).toBeNull();
    expect(unmeasured.find(({ measurement }) => measurement === 'overall')?.reason).toBe(reason);
  });

  it('lack everything without an answer', () => {
    const { unmeasured, samples, asked } = mergeSamples(
      's',
      [failed('refusal'), failed('refusal')],
      DIMENSIONS,
      'median',
    );
    expect(unmeasured.map(({ measurement }) => measurement)).toEqual(['overall', ...DIMENSIONS]);
    expect({ samples, asked }).toEqual({ samples: 0, asked: 2 });
  });

  it.each<[readonly (boolean | null)[], boolean | null]>([
    [[], null],
    [[null, null], null],
    [[false], false],
    [[null, false], false],
    [[true], true],
    [[false, true, false], true],
  ])('of answers that say %j whether a text speaks to the judge say %p', (said, wanted) => {
    const samples = said.map((speaksToJudge) => answered({ overall: 1, speaksToJudge }));
    expect(mergeSamples('s', samples, DIMENSIONS, 'median').speaksToJudge).toBe(wanted);
  });

  it.each<[string, readonly boolean[], number]>([
    ['is missing where one was asked for nothing else', [true], 0],
    ['is missing where all were', [true, true], 0],
    ['is missing unless all were', [true, false], DIMENSIONS.length],
  ])('no dimension %s', (_, alone, missing) => {
    const { unmeasured } = mergeSamples(
      's',
      alone.map((isAlone) => answered({ overall: 1, ...(isAlone && { isOverallAlone: true }) })),
      DIMENSIONS,
      'median',
    );
    expect(unmeasured).toHaveLength(missing);
  });

  it('add up what they took, with those that failed, and keep the first model', () => {
    const merged = mergeSamples(
      's',
      [
        failed('timeout', { attempts: 3, retries: 2, costUsd: 0.5, failures: new Map([['timeout', 3]]) }),
        answered({ overall: 1 }, { attempts: 1, costUsd: 0.25, promptTokens: 7, modelUsed: 'first' }),
        answered({ overall: 1 }, { cacheHits: 1, promptTokens: 5, modelUsed: 'second' }),
      ],
      DIMENSIONS,
      'median',
    );
    expect(merged).toMatchObject({ attempts: 4, retries: 2, costUsd: 0.75, cacheHits: 1, promptTokens: 12 });
    expect(merged.failures).toEqual(new Map([['timeout', 3]]));
    expect(merged.modelUsed).toBe('first');
  });

  it('have the words of an answer that has no other nearer to the median', () => {
    const hundredths = fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 1, maxLength: 7 });
    fc.assert(
      fc.property(hundredths, (given) => {
        const merged = mergeSamples(
          's',
          given.map((one) => saying(one / 100)),
          DIMENSIONS,
          'median',
        );
        const score = merged.overall.score ?? Number.NaN;
        const told = Number(merged.rationale?.replace('says ', ''));
        const away = given.map((one) => Math.abs(one / 100 - score));
        expect(Math.abs(told - score)).toBeCloseTo(Math.min(...away), 9);
      }),
    );
  });
});
