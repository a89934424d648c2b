import { describe, expect, it } from '@jest/globals';
import type { CompletionRequest } from '../../../src/judge/asking/completer.js';
import {
  type Estimate,
  EstimateTally,
  questionsThatFit,
  sumOfEstimates,
  withoutProgram,
} from '../../../src/judge/estimate/tally.js';
import { completion, REQUEST } from '../recordings.js';

/** 3.3 characters a token. */
const words = (tokens: number): string => 'x'.repeat(Math.floor(3.3 * tokens));

const request = (user: string, overrides: Partial<CompletionRequest> = {}): CompletionRequest => ({
  ...REQUEST,
  ...{ model: 'claude-haiku-5-5', system: words(600), user, schema: {}, maxTokens: 10 },
  ...overrides,
});

/** A tally whose tokens cost 1, cached ones a tenth, and whose worst case is 1000 a question. */
function tally(recorded: readonly string[] = [], isPriced = true, asks?: 'an API' | 'a program') {
  return new EstimateTally(
    {
      find: ({ user }, sample) => (sample === 0 && recorded.includes(user) ? completion({ text: user }) : undefined),
      keyOf: ({ user, model, system }, sample) => JSON.stringify([user, model, system, sample]),
    },
    {
      worstCase: ({ user }) => (isPriced ? 1000 + user.length : null),
      cost: (_, { fresh, cached, output }) => (isPriced ? fresh + cached / 10 + output : null),
    },
    asks,
  );
}

const NOTHING: Estimate = {
  ...{ sessions: 0, calls: 0, uncounted: 0, recorded: 0, shared: 0, promptTokens: 0, completionTokens: 0 },
  ...{ likelyUsd: 0, mostUsd: 0 },
};
const SCHEMA = 1;

describe('an estimate', () => {
  it('of nothing is nothing, for so many sessions', () => {
    expect(tally().finish(0)).toEqual(NOTHING);
    expect(tally().finish(3)).toEqual({ ...NOTHING, sessions: 3 });
  });

  it('counts the tokens of a question and of its usual answer, and what they cost', () => {
    const one = tally();
    expect(one.add(request(words(100)), 0, 7)).toBeUndefined();
    expect(one.finish(1)).toEqual({
      ...{ ...NOTHING, sessions: 1, calls: 1, promptTokens: 700 + SCHEMA, completionTokens: 7 },
      ...{ likelyUsd: 707 + SCHEMA, mostUsd: 1330 },
    });
  });

  it('takes the worst form of a question for the most that it can cost', () => {
    const one = tally();
    one.add(request('a'), 0, 7, request('a'.repeat(50)));
    expect(one.finish(1)).toMatchObject({ calls: 1, mostUsd: 1050, likelyUsd: 601 + SCHEMA + 7 });
  });

  it.each<[string, Partial<CompletionRequest>, number]>([
    ['the same', {}, 60],
    ['the same for another model', { model: 'claude-opus-5' }, 600],
    ['another one', { system: words(601) }, 601],
  ])('reads a long system prompt from the cache the second time: %s', (_, second, tokens) => {
    const one = tally();
    one.add(request('a'), 0, 0);
    one.add(request('b', second), 0, 0);
    expect(one.finish(1).likelyUsd).toBe(600 + tokens + 2 * (1 + SCHEMA));
  });

  it.each([
    [511, 511 + 511],
    [512, 512 + 51.2],
  ])('reads no system prompt of %d tokens from the cache that is too short for it', (tokens, wanted) => {
    const one = tally();
    for (const user of ['a', 'b']) one.add(request(user, { system: words(tokens) }), 0, 0);
    expect(one.finish(1).likelyUsd).toBeCloseTo(wanted + 2 * (1 + SCHEMA), 9);
    expect(one.finish(1).promptTokens).toBe(2 * (tokens + 1 + SCHEMA));
  });

  it('has recorded answers for nothing, and hands them out', () => {
    const one = tally(['a']);
    expect(one.add(request('a'), 0, 7)).toMatchObject({ text: 'a' });
    expect(one.finish(1)).toEqual({ ...NOTHING, sessions: 1, recorded: 1 });
  });

  it('counts what is asked twice, word for word, once, and each of its samples', () => {
    const one = tally();
    for (const sample of [0, 0, 1]) one.add(request('a'), sample, 0);
    expect(one.finish(1)).toMatchObject({ calls: 2, recorded: 0, shared: 1 });
  });

  it('counts what is asked whatever is recorded', () => {
    const one = tally(['a']);
    one.addLive(request('a'), 7);
    one.addLive(request('a'), 7);
    expect(one.finish(1)).toMatchObject({ calls: 2, recorded: 0, completionTokens: 14, mostUsd: 2002 });
  });

  it('has what may be asked in the most that a run costs, and in nothing else', () => {
    const one = tally(['recorded']);
    one.addPossible(request('a'));
    one.addPossible(request('recorded'));
    expect(one.finish(1)).toEqual({ ...NOTHING, sessions: 1, mostUsd: 1001 });
  });

  it('has no amounts where a price is not known', () => {
    const one = tally([], false);
    one.add(request('a'), 0, 7);
    expect(one.finish(1)).toMatchObject({ calls: 1, uncounted: 0, likelyUsd: null, mostUsd: null });
    const possible = tally([], false);
    possible.addPossible(request('a'));
    expect(possible.finish(1)).toMatchObject({ likelyUsd: 0, mostUsd: null });
  });

  it.each([
    ['an API', 0],
    ['a program', 2],
  ] as const)('knows what %s takes: not of %d questions', (asks, uncounted) => {
    const one = tally([], true, asks);
    for (const user of ['a', 'b']) one.add(request(user), 0, 0);
    expect(one.finish(1)).toMatchObject({ calls: 2, uncounted });
  });
});

const estimate = (overrides: Partial<Estimate> = {}): Estimate => ({
  ...{ sessions: 2, calls: 4, uncounted: 0, recorded: 1, shared: 2, promptTokens: 100, completionTokens: 10 },
  ...{ likelyUsd: 0.4, mostUsd: 2, ...overrides },
});
const PROGRAM = estimate({ uncounted: 4, likelyUsd: null, mostUsd: null });

describe('the estimates of several judges', () => {
  it('are those of one, where one is asked', () => {
    expect(sumOfEstimates([estimate()])).toEqual(estimate());
    expect(() => sumOfEstimates([])).toThrow(RangeError);
  });

  it('are added, but for the sessions, which are the same', () => {
    const other = estimate({ calls: 3, recorded: 5, promptTokens: 7, completionTokens: 8, likelyUsd: 0.5, mostUsd: 3 });
    expect(sumOfEstimates([estimate(), other])).toEqual({
      ...{ sessions: 2, calls: 7, uncounted: 0, recorded: 6, shared: 4, promptTokens: 107, completionTokens: 18 },
      ...{ likelyUsd: 0.9, mostUsd: 5 },
    });
  });

  it.each<[string, readonly Estimate[], object]>([
    ['of a program first', [PROGRAM, estimate()], { uncounted: 4, likelyUsd: 0.4, mostUsd: 2 }],
    ['of a program last', [estimate(), PROGRAM], { uncounted: 4, likelyUsd: 0.4, mostUsd: 2 }],
    [
      'of a program with one question',
      [estimate({ calls: 1, uncounted: 1, likelyUsd: null, mostUsd: null }), estimate()],
      { likelyUsd: 0.4, mostUsd: 2 },
    ],
    ['of programs alone', [PROGRAM, PROGRAM], { uncounted: 8, likelyUsd: null, mostUsd: null }],
    ['of an unknown price', [estimate({ likelyUsd: null }), estimate()], { likelyUsd: null, mostUsd: 4 }],
    [
      'of who may ask, and be it nothing',
      [estimate({ calls: 0, likelyUsd: 0, mostUsd: 3 }), estimate()],
      { likelyUsd: 0.4, mostUsd: 5 },
    ],
    [
      'of who asks nobody, as everything is recorded',
      [estimate({ calls: 0, likelyUsd: 0, mostUsd: 0 }), estimate()],
      { likelyUsd: 0.4, mostUsd: 2 },
    ],
  ])('have the amounts of those who have any: %s', (_, all, wanted) => {
    expect(sumOfEstimates(all)).toMatchObject(wanted);
  });

  it.each<[string, Partial<Estimate>, boolean]>([
    ['an API alone', {}, false],
    ['a program alone', { uncounted: 4 }, false],
    ['a program among others', { uncounted: 3 }, true],
    ['nobody', { calls: 0 }, false],
  ])('say that the amounts are not all: %s', (_, overrides, wanted) => {
    expect(withoutProgram(estimate(overrides))).toBe(wanted ? ', and what the program takes, which nobody knows' : '');
  });
});

describe('how many questions fit', () => {
  // Each is likely to cost 0.1 and may cost 0.5.
  it.each([
    [0, 0],
    [0.49, 0],
    [0.5, 1],
    [0.61, 2],
    [0.69, 2],
    [0.79, 3],
    [0.81, null],
    [5, null],
  ])('into $%d: %j', (leftUsd, wanted) => {
    expect(questionsThatFit(estimate(), leftUsd)).toBe(wanted);
  });

  it('is said of one question, too', () => {
    const one = estimate({ calls: 1, likelyUsd: 1, mostUsd: 2 });
    expect([1.9, 2].map((leftUsd) => questionsThatFit(one, leftUsd))).toEqual([0, null]);
  });

  it.each<[string, Partial<Estimate>]>([
    ['nothing is asked', { calls: 0 }],
    ['no price is known', { likelyUsd: null }],
    ['no worst case is known', { mostUsd: null }],
    ['nothing costs anything', { likelyUsd: 0 }],
  ])('is not said where %s', (_, overrides) => {
    expect(questionsThatFit(estimate(overrides), 0)).toBeNull();
  });
});
