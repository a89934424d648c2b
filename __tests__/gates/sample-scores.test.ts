import { describe, expect, it } from '@jest/globals';
import { DIMENSIONS } from '../../src/core/summary.js';
import { heldScore, passingSamples, rerunError } from '../../src/gates/sample-scores.js';
import type { RatedSession } from '../../src/scoring/scored-session.js';
import { ratedSession } from '../builders/sessions.js';

/** A session with samples of these overall scores; the title of each scores half of it, all else the same. */
function sampled(name: string, overalls: readonly number[]): RatedSession {
  const all = overalls.map((overall, i) => ({
    ...({ sample: i + 1, status: 'scored', overall } as const),
    scores: DIMENSIONS.map((dimension) => (dimension === 'title' ? overall / 2 : overall)),
    ...{ defects: [], defectCount: 0, codes: [], candidatePath: null, candidateDigest: null },
  }));
  return { ...ratedSession(name, { overall: 0.5 }), samples: { all, overalls, worst: 1 } };
}

const ALL = { of: 1, in: 1 };
const TWO_OF_THREE = { of: 2, in: 3 };

describe('scores of several samples', () => {
  it.each([
    ['all must pass', ALL, [0.4, 0.8, 0.6], 0.4],
    ['two of three must', TWO_OF_THREE, [0.4, 0.8, 0.6], 0.6],
    ['two of three of four must, which are three', TWO_OF_THREE, [0.1, 0.9, 0.2, 0.8], 0.2],
    ['one in a thousand must', { of: 1, in: 1000 }, [0.1, 0.9, 0.2, 0.8], 0.9],
  ])('hold a floor by the worst that has to pass: %s', (_, share, overalls, held) => {
    expect(heldScore(sampled('a', overalls), 'overall', share)).toBe(held);
    expect(heldScore(sampled('a', overalls), 'title', share)).toBe(held / 2);
  });

  it('are those of the one candidate where a session has no samples', () => {
    const session = ratedSession('a', { overall: 0.7, scores: { title: 0.2 } });
    expect([heldScore(session, 'overall', ALL), heldScore(session, 'title', ALL)]).toEqual([0.7, 0.2]);
    expect(passingSamples(session, 'overall', 0.5, ALL)).toBe('');
  });

  it('are 0 in a dimension that a session does not have', () => {
    const [one, two] = [ratedSession('a', { overall: 0.7 }), sampled('a', [0.4, 0.8])];
    for (const session of [one, two])
      expect(heldScore({ ...session, dimensions: session.dimensions.slice(1) }, 'title', ALL)).toBe(0);
  });

  it.each([
    ['overall', 0.5, ALL, ' (2 of 3 samples pass, 3 must)'],
    ['overall', 0.4, TWO_OF_THREE, ' (3 of 3 samples pass, 2 must)'],
    ['title', 0.5, TWO_OF_THREE, ' (0 of 3 samples pass, 2 must)'],
  ] as const)('are counted as they pass: %s at %d', (of, threshold, share, told) =>
    expect(passingSamples(sampled('a', [0.4, 0.6, 0.8]), of, threshold, share)).toBe(told),
  );
});

describe('the error of a mean when the same sessions are summarised again', () => {
  // Variances of the samples: 0.02 of two, 0.04 of three; of their means 0.01 and 0.04 / 3; the mean of n sessions adds them up.
  const [two, three, one] = [sampled('a', [0.4, 0.6]), sampled('b', [0.3, 0.5, 0.7]), sampled('c', [0.9])];
  it.each([
    ['one session', [two], 'overall', Math.sqrt(0.01)],
    ['two sessions', [two, three], 'overall', Math.sqrt(0.01 + 0.04 / 3) / 2],
    ['one sample tells nothing, but counts as a session', [two, three, one], 'overall', Math.sqrt(0.01 + 0.04 / 3) / 3],
    ['a dimension', [two, three], 'title', Math.sqrt(0.01 + 0.04 / 3) / 4],
  ] as const)('%s', (_, sessions, of, error) => expect(rerunError(sessions, of)).toBeCloseTo(error, 12));

  it('is not known without two samples of any', () => {
    expect(rerunError([one], 'overall')).toBeNull();
    expect(rerunError([ratedSession('a', { overall: 0.5 })], 'title')).toBeNull();
    expect(rerunError([], 'overall')).toBeNull();
  });
});
