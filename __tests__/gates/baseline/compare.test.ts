import { describe, expect, it } from '@jest/globals';
import { DIMENSIONS } from '../../../src/core/summary.js';
import { type Change, type ChangeWord, changesBetween, changeWord } from '../../../src/gates/baseline/change.js';
import { compareWithBaseline } from '../../../src/gates/baseline/compare.js';
import { readBaselineReport } from '../../../src/inputs/baseline/baseline-report.js';
import { baselineOf, DEFAULT_WEIGHTS } from '../../builders/baselines.js';
import { goldenSession, ratedSession } from '../../builders/sessions.js';

const measured = (sessions: ReturnType<typeof ratedSession>[]) =>
  ({ rubric: 'v2', weights: DEFAULT_WEIGHTS, dimensions: DIMENSIONS, sessions }) as const;

describe('comparing with a baseline', () => {
  it('pairs by name and reference, and lists what it leaves out', () => {
    const before = ['a', 'b', 'c', 'd'].map((name) => ratedSession(name, { overall: 0.8 }));
    const changed = { ...ratedSession('b', { overall: 0.1 }), golden: goldenSession('b', { referenceDigest: '1' }) };
    const now = [
      ratedSession('a', { overall: 0.7 }),
      changed,
      ratedSession('c', { overall: 0.8 }),
      ratedSession('e', { overall: 0 }),
    ];
    const result = compareWithBaseline(measured(now), baselineOf(before));
    expect(result).toMatchObject({ changed: ['b'], added: ['e'], removed: ['d'] });
    if ('obstacle' in result) throw new Error(result.obstacle);
    expect(result.pairs.map(({ now: { golden } }) => golden.name)).toEqual(['a', 'c']);
    expect(result.overall.delta).toBeCloseTo(-0.05, 12);
    expect(result.dimensions.get('title')?.delta).toBeCloseTo(-0.05, 12);
  });

  it('pairs names as the report has them, masked', () => {
    const name = `key-ghp_${'a1B2'.repeat(9)}`;
    const before = baselineOf([ratedSession('key-***', { overall: 0.8 })]);
    expect(compareWithBaseline(measured([ratedSession(name, { overall: 0.5 })]), before)).toMatchObject({
      overall: { delta: expect.closeTo(-0.3, 12) },
    });
  });

  it.each([
    ['another rubric', { rubric: { version: 'v1', weights: DEFAULT_WEIGHTS } }, /rubric v1/],
    [
      'other weights',
      { rubric: { version: 'v2', weights: { ...DEFAULT_WEIGHTS, title: 0.3, summary: 0.2 } } },
      /weights \(title, summary\)/,
    ],
    ['no session in common', { sessions: [] }, /no session/],
  ])('refuses %s', (_, overrides, wanted) => {
    const sessions = [ratedSession('a', { overall: 0.8 })];
    expect(compareWithBaseline(measured(sessions), baselineOf(sessions, overrides))).toMatchObject({
      obstacle: expect.stringMatching(wanted),
    });
  });

  it('leaves out what has no score: canaries, and sessions without all dimensions', () => {
    const sessions = [ratedSession('a', { overall: 0.8 }), ratedSession('b', { overall: 0.8 })];
    const report = baselineOf(sessions);
    const [first, second] = report.sessions;
    if (first === undefined || second === undefined) throw new Error('no session');
    const partial = {
      ...report,
      sessions: [
        { ...first, overall: null },
        { ...second, dimensions: [] },
      ],
    };
    expect(compareWithBaseline(measured(sessions), partial)).toHaveProperty('obstacle');
  });
});

describe('the word for a change', () => {
  const change = (low: number, high: number): Change => ({
    changes: [-0.3, 0.2, -0.1, -0.1, 0.1, 0.2],
    before: 0.8,
    now: 0.8,
    delta: (low + high) / 2,
    interval: { low, high },
    p: 0.03,
    spread: 0.1,
    error: 0.1,
  });
  const few = (sessions: number): Change => ({
    ...change(-0.1, -0.01),
    changes: Array.from({ length: sessions }, (_, i) => -0.1 - i / 100),
  });
  it.each<[string, Change, number, number | null, number | undefined, ChangeWord]>([
    ['a clear drop', change(-0.1, -0.01), 0.055, 0.02, undefined, 'regression'],
    ['a clear drop that is allowed', change(-0.03, -0.01), 0.02, 0.02, undefined, 'tolerated'],
    ['a clear drop where any is allowed', change(-0.1, -0.01), 0.055, null, undefined, 'tolerated'],
    ['a drop that may be chance', change(-0.2, 0.01), 0.095, 0.02, undefined, 'noise'],
    [
      'a clear drop, whatever the p beside it',
      { ...change(-0.1, -0.01), p: 0.06 },
      0.055,
      0.02,
      undefined,
      'regression',
    ],
    [
      'a clear rise, whatever the p beside it',
      { ...change(0.01, 0.1), p: 0.06 },
      -0.055,
      0.02,
      undefined,
      'improvement',
    ],
    ['a drop that ends at 0', change(-0.2, 0), 0.1, 0.02, undefined, 'noise'],
    ['a drop that ends at 0 but for rounding', change(-0.2, -1e-9), 0.1, 0.02, undefined, 'noise'],
    ['a clear rise', change(0.01, 0.2), -0.1, 0.02, undefined, 'improvement'],
    ['nothing', change(0, 0), 0, 0.02, undefined, 'noise'],
    ['a clear drop among many gates', change(-0.1, -0.01), 0.055, 0.02, 0.026, 'noise'],
    ['a drop that is clear among many gates', change(-0.1, 0.01), 0.055, 0.02, 0.025, 'regression'],
    ['five that all fell', few(5), 0.1, 0.02, undefined, 'regression'],
    ['five that all fell by what is allowed', few(5), 0.02, 0.02, undefined, 'tolerated'],
    ['four that all fell, whatever the interval says', few(4), 0.1, 0.02, undefined, 'noise'],
    [
      'five that all rose',
      { ...few(5), changes: few(5).changes.map((one) => -one), delta: 0.1, p: 0.0625 },
      -0.1,
      0.02,
      undefined,
      'improvement',
    ],
    ['one session alone', { ...change(-1, -1), interval: null }, 1, 0.02, undefined, 'noise'],
  ])('%s', (_, given, drop, allowed, correctedP, wanted) => {
    expect(changeWord(given, drop, allowed, correctedP)).toBe(wanted);
  });

  // Five that fall are certain by their interval, and one pattern of signs in 32: no p makes a gate pass that the interval fails.
  it.each<[number, number, ChangeWord]>([
    [5, -0.3, 'regression'],
    [3, -0.3, 'noise'],
    [5, 0.3, 'improvement'],
    [3, 0.3, 'noise'],
  ])('of 26 sessions of which %d change by %d, and the others not at all', (moved, by, wanted) => {
    const before = Array.from({ length: 26 }, () => 0.5);
    const now = before.map((score, i) => (i < moved ? score + by : score));
    const [change] = changesBetween([{ before, now }]);
    expect(change?.p).toBe(2 / 2 ** moved);
    expect(change && changeWord(change, -change.delta, 0.02, undefined)).toBe(wanted);
  });
});

describe('reading a baseline', () => {
  const good = baselineOf([ratedSession('a', { overall: 0.8 })]);
  it.each<[string, string, string]>([
    ['no JSON', '{"schema_version": 1', 'broken'],
    ['another file', '{"name": "x"}', 'broken'],
    ['a list', '[]', 'broken'],
    ['a later form', '{"schema_version": 2}', 'other'],
    ['a report', JSON.stringify(good), 'report'],
    ['a report with keys of a later version', JSON.stringify({ ...good, news: 1 }), 'report'],
    ['a score out of range', JSON.stringify({ ...good, overall_mean: 7 }), 'broken'],
    ['a time that is none', JSON.stringify({ ...good, scored_at: '::error::x' }), 'broken'],
    ['no sessions', JSON.stringify({ ...good, sessions: undefined }), 'broken'],
    ['a session twice', JSON.stringify({ ...good, sessions: [...good.sessions, ...good.sessions] }), 'broken'],
    [
      'a dimension twice',
      JSON.stringify({
        ...good,
        sessions: good.sessions.map((session) => ({
          ...session,
          dimensions: [...session.dimensions, { dimension: 'title', score: 0 }],
        })),
      }),
      'broken',
    ],
  ])('%s', (_, text, wanted) => expect(readBaselineReport(text).kind).toBe(wanted));
});
