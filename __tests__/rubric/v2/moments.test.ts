import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { runs } from '../../builders/long-runs.js';
import { momentsAt, permuted, resultOf } from './sessions.js';

function scoreOf(reference: readonly string[], candidate: readonly string[]): number {
  return resultOf('aha_moments', { aha_moments: momentsAt(...reference) }, { aha_moments: momentsAt(...candidate) })
    .score;
}

/** Weights: 0.3 for the count, 0.25 for the types, 0.45 for the positions. */
describe('moments, worked out by hand', () => {
  it.each<readonly [string, readonly string[], readonly string[], number]>([
    ['a copy', ['a@1', 'b@9'], ['a@1', 'b@9'], 1],
    ['both empty', [], [], 1],
    ['none in the reference', [], ['a@1'], 0.5],
    ['none in the candidate', ['a@1'], [], 0],
    // The tolerance is 5 messages: within it, each message off takes a fifth of the position.
    ['one message off', ['a@10'], ['a@11'], 0.3 + 0.25 + 0.45 * 0.8],
    ['one message off the other way', ['a@10'], ['a@9'], 0.3 + 0.25 + 0.45 * 0.8],
    ['four messages off', ['a@10'], ['a@14'], 0.3 + 0.25 + 0.45 * 0.2],
    ['five messages off', ['a@10'], ['a@15'], 0.3 + 0.25],
    ['far off', ['a@10'], ['a@9999'], 0.3 + 0.25],
    // A tenth of the last message of the reference, if that is more: 10 of 100.
    ['one message off in a long session', ['a@100'], ['a@101'], 0.3 + 0.25 + 0.45 * 0.9],
    ['nine messages off in a long session', ['a@100'], ['a@109'], 0.3 + 0.25 + 0.45 * 0.1],
    ['ten messages off in a long session', ['a@100'], ['a@110'], 0.3 + 0.25],
    // The candidate's own numbers widen nothing.
    ['far off in a long candidate', ['a@10', 'b@20'], ['a@10', 'b@2000'], 0.3 + 0.25 + 0.45 * 0.5],
    ['another type in its place', ['a@10'], ['b@10'], 0.3 + 0.45 * 0.6],
    ['another type, one message off', ['a@10'], ['b@11'], 0.3 + 0.45 * 0.6 * 0.8],
    ['types in other case', ['Insight@10'], ['iNSIGHT@10'], 1],
    // 2 shared of 1 + 2, and of 2 + 1.
    ['one of two', ['a@10', 'b@20'], ['a@10'], 0.3 * 0.5 + (0.25 * 2) / 3 + (0.45 * 2) / 3],
    ['one too many', ['a@10'], ['a@10', 'b@20'], 0.3 * 0.5 + (0.25 * 2) / 3 + (0.45 * 2) / 3],
    ['said twice', ['a@10'], ['a@10', 'a@10'], 0.3 * 0.5 + (0.25 * 2) / 3 + (0.45 * 2) / 3],
    // As multisets {a, a, b} and {a, b, b} share two.
    [
      'types counted',
      ['a@10', 'a@30', 'b@50'],
      ['a@10', 'b@30', 'b@50'],
      0.3 + (0.25 * 4) / 6 + 0.45 * ((1 + 0.6 + 1) / 3),
    ],
    ['types exchanged', ['a@10', 'b@30'], ['b@10', 'a@30'], 0.3 + 0.25 + 0.45 * 0.6],
    // a@10 with a@12 gains 0.6 and leaves a@14 for a@15 with 0.8; the nearest first would take a@14 with a@12.
    ['the best assignment', ['a@10', 'a@14'], ['a@12', 'a@15'], 0.3 + 0.25 + 0.45 * 0.7],
    ['all at the first message', ['a@10', 'b@30', 'c@50'], ['a@0', 'b@0', 'c@0'], 0.3 + 0.25],
    ['at message 0', ['a@0'], ['a@0'], 1],
  ])('%s', (_, reference, candidate, score) => {
    expect(scoreOf(reference, candidate)).toBeCloseTo(score, 4);
  });
});

const anyPlaces = fc.array(
  fc.tuple(fc.constantFrom('a', 'A', 'b', 'c'), fc.nat({ max: 40 })).map(([type, seq]) => `${type}@${seq}`),
  { minLength: 1, maxLength: 6 },
);

describe('moments', () => {
  it('score the same in any order of both files', () => {
    fc.assert(
      fc.property(anyPlaces, anyPlaces, fc.nat(), fc.nat(), (reference, candidate, one, other) => {
        expect(scoreOf(permuted(reference, one), permuted(candidate, other))).toBe(scoreOf(reference, candidate));
      }),
      { numRuns: runs(300) },
    );
  });

  it('score the same for both sides exchanged, where the last moment is the same', () => {
    fc.assert(
      fc.property(anyPlaces, anyPlaces, (reference, candidate) => {
        const [one, other] = [
          [...reference, 'z@40'],
          [...candidate, 'z@40'],
        ];
        expect(scoreOf(one, other)).toBe(scoreOf(other, one));
      }),
      { numRuns: runs(300) },
    );
  });

  it('score no more with a moment repeated that the reference has once', () => {
    fc.assert(
      fc.property(anyPlaces, (reference) => {
        const distinct = [...new Map(reference.map((place, i) => [place, `t${i}@${i * 20}`])).values()];
        for (const place of distinct) expect(scoreOf(distinct, [...distinct, place])).toBeLessThan(1);
      }),
    );
  });

  it('ignore what the highlight says', () => {
    const aha_moments = [{ seq: 3, type: 'a', highlight: 'one thing' }];
    expect(resultOf('aha_moments', { aha_moments }, { aha_moments: momentsAt('a@3') }).score).toBe(1);
  });

  it('score the same in any order beyond 10,000 pairs', () => {
    const places = Array.from({ length: 120 }, (_, i) => `${'abc'.charAt(i % 3)}@${(i * 37) % 500}`);
    const other = places.map((place, i) => (i % 4 === 0 ? `d@${i}` : place));
    expect(scoreOf([...places].reverse(), permuted(other, 123_456))).toBe(scoreOf(places, other));
  });
});
