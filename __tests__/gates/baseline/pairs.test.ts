import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { DIMENSIONS } from '../../../src/core/summary.js';
import {
  acceptedSince,
  compareWithBaseline,
  deltaOf,
  dimensionsOf,
  groupsOf,
  obstacleIn,
  scoresOf,
} from '../../../src/gates/baseline/compare.js';
import { pairSessions, type SessionPair } from '../../../src/gates/baseline/pair-sessions.js';
import { comparableScore, hasAllTexts, scoreByBase, textsOf } from '../../../src/gates/baseline/score-by-base.js';
import type { RatedSession, WordingScore } from '../../../src/scoring/scored-session.js';
import { baselineOf, DEFAULT_WEIGHTS } from '../../builders/baselines.js';
import { goldenSession, type Rating, ratedSession } from '../../builders/sessions.js';

/** A session that is held to these texts, the first of which is the reference; null of a sample that cannot be used. */
function taughtSession(
  name: string,
  rating: Rating,
  digests: readonly string[],
  scores: readonly (readonly WordingScore[] | null)[],
): RatedSession {
  return {
    ...ratedSession(name, rating),
    golden: goldenSession(name, { referenceDigest: digests.join('+') }),
    taught: { results: [], left: { accepted: 0, rejected: 0 }, wordings: { digests, scores } },
  };
}

/** What is given by a text: to all dimensions the same but to the title. */
const by = (overall: number, title = overall): WordingScore => ({
  overall,
  scores: DIMENSIONS.map((dimension) => (dimension === 'title' ? title : overall)),
});

function pairOf(now: RatedSession, before: Rating, digests: readonly string[] | null = null): SessionPair {
  const report = baselineOf([ratedSession(now.golden.name, before)]);
  const sessions = report.sessions.map((one) => ({
    ...one,
    reference_digests: digests === null ? null : [...digests],
  }));
  const [pair] = pairSessions([now], { ...report, sessions }, DIMENSIONS).pairs;
  if (pair === undefined) throw new Error('they were to be a pair');
  return pair;
}

const PLAIN = pairOf(ratedSession('a', { overall: 0.7, scores: { title: 0.4 } }), {
  overall: 0.8,
  scores: { title: 0.9 },
});

describe('both scores of a pair', () => {
  it('are those of the reports, where nothing was accepted since', () => {
    expect(scoresOf(PLAIN, 'overall')).toEqual({ before: 0.8, now: 0.7 });
    expect(scoresOf(PLAIN, 'title')).toEqual({ before: 0.9, now: 0.4 });
    expect(deltaOf(PLAIN, 'title')).toBeCloseTo(-0.5, 12);
    expect(deltaOf(PLAIN, 'outcome')).toBeCloseTo(-0.1, 12);
  });

  it('are 0 where there was nothing to score', () => {
    const before = { ...PLAIN.before, overall: null, dimensions: [] };
    expect(scoresOf({ ...PLAIN, before }, 'overall')).toEqual({ before: 0, now: 0.7 });
    expect(scoresOf({ ...PLAIN, before }, 'title')).toEqual({ before: 0, now: 0.4 });
    const now = { ...PLAIN.now, dimensions: [] };
    expect(scoresOf({ ...PLAIN, now }, 'title')).toEqual({ before: 0.9, now: 0 });
  });

  it('are by the texts of the base otherwise, each of its own subject', () => {
    // An accepted summary gives it 0.9, and a title of 1; by the reference it fell.
    const now = taughtSession('a', { overall: 0.9, scores: { title: 1 } }, ['r', 'x'], [[by(0.5, 0.2), by(0.9, 1)]]);
    const pair = pairOf(now, { overall: 0.8, scores: { title: 0.1, summary: 0.4 } }, ['r']);
    // What is taken back is a fall, and no rise.
    expect(scoresOf(pair, 'overall')).toEqual({ before: 0.8, now: 0.8 });
    expect(scoresOf(pair, 'title').now).toBeCloseTo(0.2, 12);
    expect(scoresOf(pair, 'summary').now).toBeCloseTo(0.5, 12);
    expect(pair.byBase?.overall).toBeCloseTo(0.5, 12);
  });

  it.each([
    [0.8, 0.5, 0.9, 0.8],
    [0.8, 0.5, 0.7, 0.7],
    [0.8, 0.5, 0.4, 0.5],
    [0.8, 0.8, 0.9, 0.8],
    [0.8, 0.85, 0.9, 0.85],
  ])('before %d, by the base %d, now %d: %d', (before, byBase, now, held) => {
    expect(comparableScore(before, byBase, now)).toBe(held);
  });
});

describe('what a session scores by the texts of the base', () => {
  const R = { reference_digest: 'r' };
  const found = (overall: number, scores: readonly (readonly WordingScore[] | null)[]) =>
    scoreByBase(taughtSession('a', { overall }, ['r', 'x', 'y'], scores), R);

  it('is less by what the added texts give, on average of its samples', () => {
    expect(found(0.9, [[by(0.5), by(0.9), by(0.7)]])?.overall).toBeCloseTo(0.5, 12);
    expect(
      found(0.7, [
        [by(0.5), by(0.9), by(0.7)],
        [by(0.5), by(0.4), by(0.5)],
      ])?.overall,
    ).toBeCloseTo(0.5, 12);
    // A sample that cannot be used is one of them.
    expect(found(0.4, [[by(0.5), by(0.9), by(0.1)], null])?.overall).toBeCloseTo(0.2, 12);
  });

  it('is never less than nothing, and of each dimension by the text that counts', () => {
    const less = found(0.1, [[by(0.2, 0.6), by(0.9, 0.3), by(0.9, 1)]]);
    expect(less?.overall).toBe(0);
    // Of two texts as close the first counts: it takes 0.3 from the title, and so gives it 0.3.
    expect(less?.scores).toEqual([expect.closeTo(0.4, 12), 0, 0, 0, 0]);
  });

  it('is not known without texts', () => {
    expect(scoreByBase(ratedSession('a', { overall: 0.5 }), R)).toBeUndefined();
    const taught = { results: [], left: { accepted: 0, rejected: 0 } };
    expect(scoreByBase({ ...ratedSession('a', { overall: 0.5 }), taught }, R)).toBeUndefined();
  });

  it.each([
    [['r'], ['r'], true],
    [['r', 'x'], ['r'], true],
    [['r', 'x'], ['x'], false],
    [['r'], ['r', 'x'], false],
    [['x', 'r'], ['r', 'x'], false],
    [['r', 'y', 'x'], ['r', 'x', 'y'], true],
  ])('%j has all texts of %j: %s', (texts, others, has) => expect(hasAllTexts(texts, others)).toBe(has));

  it('stands on the texts of a report, or on its one digest', () => {
    expect(textsOf(R)).toEqual(['r']);
    expect(textsOf({ ...R, reference_digests: null })).toEqual(['r']);
    expect(textsOf({ ...R, reference_digests: ['q', 'x'] })).toEqual(['q', 'x']);
  });
});

describe('sessions that were taught since the base', () => {
  it('are told by how far they fell by its texts, and equal ones by their names', () => {
    const fallen = (name: string, byBase: number) =>
      pairOf(taughtSession(name, { overall: 0.9 }, ['r', 'x'], [[by(byBase), by(0.9)]]), { overall: 0.8 }, ['r']);
    const pairs = [fallen('d', 0.7), PLAIN, fallen('c', 0.5), fallen('a', 0.25), fallen('b', 0.5)];
    const told = acceptedSince(pairs);
    expect(told.map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd']);
    expect(told[0]).toEqual({ name: 'a', before: 0.8, byBase: expect.closeTo(0.25, 12), now: 0.9 });
    expect(acceptedSince([...pairs].reverse())).toEqual(told);
    // A rise by the texts of the base comes after any fall.
    expect(acceptedSince([fallen('a', 0.85), fallen('z', 0.79)]).map(({ name }) => name)).toEqual(['z', 'a']);
  });
});

describe('pairing the sessions of two runs', () => {
  it('leaves each name in one place', () => {
    const digest = fc.constantFrom('r', 's', null);
    fc.assert(
      fc.property(fc.array(fc.tuple(digest, digest), { maxLength: 6 }), (drawn) => {
        const named = drawn.map(([now, before], i) => ({ name: `s${i}`, now, before }));
        const side = (at: 'now' | 'before') =>
          named.flatMap(({ name, [at]: referenceDigest }) =>
            referenceDigest === null
              ? []
              : [{ ...ratedSession(name, { overall: 0.5 }), golden: goldenSession(name, { referenceDigest }) }],
          );
        const found = pairSessions(side('now'), baselineOf(side('before')), DIMENSIONS);
        const namesOf = (is: (one: (typeof named)[number]) => boolean) => named.filter(is).map(({ name }) => name);
        expect(found.pairs.map(({ now }) => now.golden.name)).toEqual(
          namesOf((one) => one.now !== null && one.now === one.before),
        );
        expect(found.added).toEqual(namesOf((one) => one.now !== null && one.before === null));
        expect(found.removed).toEqual(namesOf((one) => one.now === null && one.before !== null));
        expect(found.changed).toEqual(
          namesOf((one) => one.now !== null && one.before !== null && one.now !== one.before),
        );
      }),
    );
  });

  it('counts sessions that lack a score, or a dimension that is wanted, as not there', () => {
    const now = ['a', 'b'].map((name) => ratedSession(name, { overall: 0.5 }));
    const report = baselineOf(now);
    const [a, b] = report.sessions;
    if (a === undefined || b === undefined) throw new Error('two sessions were made');
    const sessions = [
      { ...a, overall: null },
      { ...b, dimensions: b.dimensions.slice(1) },
    ];
    expect(pairSessions(now, { ...report, sessions }, DIMENSIONS)).toEqual({
      pairs: [],
      changed: [],
      added: ['a', 'b'],
      removed: [],
    });
    const { pairs } = pairSessions(now, { ...report, sessions }, ['summary']);
    expect(pairs.map(({ now: one }) => one.golden.name)).toEqual(['b']);
  });

  it('groups pairs as their references do', () => {
    const grouped = (name: string, group?: string): SessionPair => ({
      ...PLAIN,
      now: { ...PLAIN.now, golden: goldenSession(name, group === undefined ? {} : { group }) },
    });
    expect(groupsOf([grouped('a'), grouped('b')])).toBeNull();
    expect(groupsOf([grouped('a', 'x'), grouped('b', 'x'), grouped('c')])).toMatchObject({ count: 2 });
  });
});

describe('why two reports cannot be compared', () => {
  const weights = { title: 0.5, summary: 0.5 };
  const ours = { rubric: 'v2', weights, dimensions: ['title', 'summary'] as const };
  it.each<
    [string, Parameters<typeof obstacleIn>[0]['rubric'], Partial<Parameters<typeof obstacleIn>[1]>, string | undefined]
  >([
    ['the same', { version: 'v2', weights }, {}, undefined],
    ['another rubric before all else', { version: 'v1', weights: {} }, {}, 'was scored with rubric v1'],
    ['fewer dimensions', { version: 'v2', weights: { title: 1 } }, {}, 'has other dimensions (title)'],
    [
      'more dimensions',
      { version: 'v2', weights: { ...weights, outcome: 0 } },
      {},
      'has other dimensions (title, summary, outcome)',
    ],
    ['other weights', { version: 'v2', weights: { title: 0.5, summary: 0.4 } }, {}, 'has other weights (summary)'],
    [
      'a weight of 0 that we do not name',
      { version: 'v2', weights: { title: 0.5, summary: 0 } },
      { weights: { title: 0.5 } },
      undefined,
    ],
    [
      'a weight of a dimension that neither has',
      { version: 'v2', weights },
      { weights: { ...weights, outcome: 0 } },
      undefined,
    ],
    [
      'a weight that we do not name',
      { version: 'v2', weights },
      { weights: { title: 0.5 } },
      'has other weights (summary)',
    ],
  ])('%s', (_, rubric, more, wanted) => expect(obstacleIn({ rubric }, { ...ours, ...more })).toBe(wanted));

  it('has dimensions in their order, whatever that of their weights', () => {
    expect(dimensionsOf({ rubric: { version: 'v2', weights: { outcome: 0, title: 1 } } })).toEqual([
      'title',
      'outcome',
    ]);
  });

  it('is said of the baseline, or that no session is in both', () => {
    const sessions = [ratedSession('a', { overall: 0.5 })];
    const measured = { rubric: 'v2', weights: DEFAULT_WEIGHTS, dimensions: DIMENSIONS, sessions } as const;
    expect(compareWithBaseline(measured, baselineOf([], { rubric: { version: 'v1', weights: {} } }))).toEqual({
      obstacle: 'the baseline was scored with rubric v1',
    });
    expect(compareWithBaseline(measured, baselineOf([ratedSession('b', { overall: 0.5 })]))).toEqual({
      obstacle: 'no session of both has the same reference',
      leftOut: { changed: [], added: ['a'], removed: ['b'] },
    });
  });
});
