import { describe, expect, it } from '@jest/globals';
import { DIMENSIONS } from '../../src/core/summary.js';
import { type Change, changesBetween, sideOfZero, turningDrop } from '../../src/gates/baseline/change.js';
import {
  changeOf,
  correctedPs,
  dropCheck,
  regressionChecks,
  regressionLimits,
  shownDrop,
} from '../../src/gates/regression-checks.js';
import { baselineOf, comparedWith } from '../builders/baselines.js';
import { policyWith } from '../builders/policies.js';
import { ratedSession, sampledSession } from '../builders/sessions.js';

const GATE = { id: 'max-regression', kind: 'max-regression', threshold: 0.02, subject: 'overall_drop' } as const;

/** Ten sessions that have fallen by 0.1 on average, surely. */
const FALL: Change = {
  changes: Array.from({ length: 10 }, () => -0.1),
  ...{ before: 0.8, now: 0.7, delta: -0.1, interval: { low: -0.15, high: -0.05 }, p: 0.002, spread: 0.1, error: 0.025 },
};
const few = (count: number): Pick<Change, 'changes'> => ({ changes: FALL.changes.slice(0, count) });

function check(change: Partial<Change>, correctedP?: number, gate: { threshold?: number; error?: number | null } = {}) {
  return dropCheck({ ...GATE, error: null, ...gate }, { ...FALL, ...change }, correctedP, 'six decimals');
}

describe('the gate on a drop', () => {
  it.each<[string, Partial<Change>, number | undefined, 'pass' | 'fail', string]>([
    ['that is sure', {}, undefined, 'fail', 'overall_drop 0.100 > gate 0.020'],
    [
      'that may be chance',
      { interval: { low: -0.3, high: 0.1 } },
      undefined,
      'pass',
      'overall_drop 0.100 > gate 0.020, but not certain enough to fail on',
    ],
    ['that is allowed', { delta: -0.0204 }, undefined, 'pass', 'overall_drop 0.020 <= gate 0.020'],
    ['that is a little more', { delta: -0.0206 }, undefined, 'fail', 'overall_drop 0.021 > gate 0.020'],
    ['that is none', { delta: 0 }, undefined, 'pass', 'overall_drop 0.000 <= gate 0.020'],
    ['that is a rise', { delta: 0.1 }, undefined, 'pass', 'overall_drop -0.100 <= gate 0.020'],
    [
      'of one session by what is allowed',
      { ...few(1), delta: -0.01, interval: null },
      undefined,
      'pass',
      'overall_drop 0.010 <= gate 0.020',
    ],
    ['of five sessions', few(5), undefined, 'fail', 'overall_drop 0.100 > gate 0.020'],
    [
      'of four sessions by what is allowed',
      { ...few(4), delta: -0.01 },
      undefined,
      'pass',
      'overall_drop 0.010 <= gate 0.020',
    ],
    ['among others that is sure', { interval: { low: -1, high: 1 } }, 0.025, 'fail', 'overall_drop 0.100 > gate 0.020'],
    [
      'among others that may be chance',
      {},
      0.026,
      'pass',
      'overall_drop 0.100 > gate 0.020, but not certain enough to fail on',
    ],
  ])('%s', (_, change, correctedP, status, message) => {
    const { gate, failures, isWanted } = check(change, correctedP);
    const value = shownDrop({ ...FALL, ...change }, 'six decimals');
    expect(gate).toMatchObject({ id: GATE.id, kind: GATE.kind, threshold: 0.02, value, status, message });
    expect(failures).toEqual(status === 'fail' ? [message] : []);
    expect(isWanted).toBe(true);
  });

  it.each<[string, Partial<Change>, string]>([
    ['one session', { ...few(1), interval: null }, 'overall_drop: one session alone does not show what is chance'],
    [
      'one group',
      { ...few(1), interval: null, isGrouped: true },
      'overall_drop: one group alone does not show what is chance',
    ],
    [
      'four sessions',
      few(4),
      'overall_drop: 0.100, and 4 sessions cannot tell such a drop from chance; 5 can, where all fall',
    ],
    [
      'three groups',
      { ...few(3), isGrouped: true },
      'overall_drop: 0.100, and 3 groups cannot tell such a drop from chance; 5 can, where all fall',
    ],
  ])('of %s is open, and wanted', (_, change, message) => {
    expect(check(change)).toMatchObject({
      gate: { status: 'not_evaluated', value: null, message, threshold: 0.02 },
      ...{ failures: [], isWanted: true },
    });
  });

  it('tells how surely by where the verdict turns: at what is allowed, or where the interval reaches 0', () => {
    // The interval of a drop of 0.05 would just reach 0: 2 errors of 0.025 below 0.1.
    expect(check({}).gate.flip_risk).toEqual({ errors: 2, turns_at: 0.05, word: 'clear', about: 'other sessions' });
    expect(check({}, undefined, { threshold: 0.075 }).gate.flip_risk).toMatchObject({ errors: 1, word: 'close' });
    expect(check({}, undefined, { error: 0.05 }).gate.rerun_risk).toEqual({ errors: 1, word: 'close' });
    expect(check({}).gate).not.toHaveProperty('rerun_risk');
  });

  it.each<[string, Partial<Change>, number | undefined]>([
    ['where nobody knows an error', { error: null }, undefined],
    ['of few sessions', few(5), undefined],
    ['of one among others', {}, 0.01],
    ['without an interval', { ...few(1), interval: null, delta: 0 }, undefined],
  ])('does not tell it %s', (_, change, correctedP) => {
    expect(check(change, correctedP).gate).not.toHaveProperty('flip_risk');
    const isKnown = change.error === null;
    expect('rerun_risk' in check(change, correctedP, { error: 0.05 }).gate).toBe(isKnown);
  });
});

describe('a change', () => {
  it.each<[number, number, ReturnType<typeof sideOfZero>]>([
    [-0.2, -0.1, 'below'],
    [-0.2, -6e-7, 'below'],
    [-0.2, -4e-7, 'both'],
    [-0.2, 0.1, 'both'],
    [4e-7, 0.1, 'both'],
    [6e-7, 0.1, 'above'],
  ])('from %d to %d lies %s', (low, high, side) => {
    expect(sideOfZero({ ...FALL, interval: { low, high } })).toBe(side);
  });

  it('without an interval lies on both sides, and turns nowhere', () => {
    expect(sideOfZero({ ...FALL, interval: null })).toBe('both');
    expect(turningDrop({ ...FALL, interval: null }, 0.02)).toBeNull();
  });

  it.each([
    [0.02, 10, 0.05],
    [0.07, 10, 0.07],
    [0.02, 6, 0.05],
    [0.02, 5, null],
  ])('turns where its interval reaches 0, at least at the allowed %d, of %d', (allowed, count, wanted) => {
    const turns = turningDrop({ ...FALL, ...few(count) }, allowed);
    if (wanted === null) expect(turns).toBeNull();
    else expect(turns).toBeCloseTo(wanted, 12);
  });

  it('of equal scores is nothing at all, and of one pair has no spread', () => {
    const [none] = changesBetween([{ before: [0.5, 0.7], now: [0.5, 0.7] }]);
    expect(none).toMatchObject({ changes: [0, 0], delta: 0, p: 1, spread: 0, error: 0 });
    const [one] = changesBetween([{ before: [0.5], now: [0.75] }]);
    expect(one).toMatchObject({ changes: [0.25], before: 0.5, now: 0.75, interval: null, spread: null, error: null });
  });
});

describe('what the gates on drops speak of', () => {
  const limits = (allowed: Parameters<typeof policyWith>[0]['max-regression'], maxT: boolean) =>
    regressionLimits({
      ...policyWith({ 'max-regression': allowed ?? null }, { maxT }),
      dimensions: ['title', 'outcome'],
    }).map(({ of, threshold, isShared }) => [of, threshold, isShared]);

  it.each([
    [0.02, false, [['overall', 0.02, false]]],
    [
      0.02,
      true,
      [
        ['overall', 0.02, false],
        ['title', 0.02, true],
        ['outcome', 0.02, true],
      ],
    ],
    [
      { overall: 0.02, outcome: 0.5 },
      true,
      [
        ['overall', 0.02, false],
        ['title', 0.02, true],
        ['outcome', 0.5, false],
      ],
    ],
    [
      { overall: 0.02, title: 0.1 },
      false,
      [
        ['overall', 0.02, false],
        ['title', 0.1, false],
      ],
    ],
    [null, true, []],
  ])('with %j and max-t %s', (allowed, maxT, wanted) => expect(limits(allowed, maxT)).toEqual(wanted));

  const names = Array.from({ length: 7 }, (_, i) => `s${i}`);
  const before = names.map((name) => ratedSession(name, { overall: 0.8 }));
  const now = names.map((name, i) =>
    ratedSession(name, { overall: 0.7, scores: { title: i < 5 ? 0.7 : 0.8, outcome: 0.9 } }),
  );
  const compared = comparedWith(now, baselineOf(before));
  const corrected = (allowed: Parameters<typeof policyWith>[0]['max-regression'], maxT: boolean) => {
    if ('obstacle' in compared.comparison) throw new Error('they compare');
    return Object.fromEntries(
      correctedPs(compared.comparison, policyWith({ 'max-regression': allowed ?? null }, { maxT })),
    );
  };

  it('are tested by signs, alone where they are named, and together where they share a limit', () => {
    expect(corrected(0.02, false)).toEqual({});
    // Five of seven that fall and two that stay: one pattern of 32. What rises is no fall.
    expect(corrected({ overall: 0.02, title: 0.02, outcome: 0.02 }, false)).toEqual({ title: 1 / 32, outcome: 1 });
    const { title = 0, outcome, summary = 0 } = corrected({ overall: 0.02, outcome: 0.02 }, true);
    expect(outcome).toBe(1);
    expect(summary).toBe(1 / 128);
    expect(title).toBeGreaterThanOrEqual(1 / 32);
  });

  it('are changes that were compared, or an error', () => {
    if ('obstacle' in compared.comparison) throw new Error('they compare');
    const { comparison } = compared;
    expect(changeOf(comparison, 'overall').delta).toBeCloseTo(-0.1, 9);
    expect(changeOf(comparison, 'outcome').delta).toBeCloseTo(0.1, 9);
    expect(() => changeOf({ ...comparison, dimensions: new Map() }, 'title')).toThrow('nothing was compared of title');
  });

  it('make a gate each, and none without a baseline', () => {
    const policy = policyWith({ 'max-regression': { overall: 0.02, title: 0.2 } }, { maxT: false });
    expect(regressionChecks(null, policy)).toEqual([]);
    const checks = regressionChecks(compared, policy);
    expect(checks.map(({ gate: { id, status, value } }) => [id, status, value])).toEqual([
      ['max-regression', 'fail', 0.1],
      ['max-regression.title', 'pass', 0.071],
    ]);
    for (const { gate } of checks) expect(gate).not.toHaveProperty('rerun_risk');
  });

  it.each([
    ['none', false],
    ['incomparable', true],
  ] as const)('are open where the baseline is %s, and wanted: %s', (kind, isWanted) => {
    const origin = { kind: 'file', path: 'base.json' } as const;
    const facts = kind === 'none' ? ({ kind, reason: 'x' } as const) : ({ kind, reason: 'x', origin } as const);
    const policy = policyWith({ 'max-regression': 0.02 }, { dimensions: DIMENSIONS });
    expect(regressionChecks({ facts, comparison: { obstacle: 'why' } }, policy)).toEqual([
      {
        gate: { ...GATE, subject: undefined, value: null, status: 'not_evaluated', message: 'overall_drop: why' },
        ...{ failures: [], isWanted },
      },
    ]);
  });

  it('tell how another run may turn out, of several samples', () => {
    const sampled = names.map((name) => sampledSession(name, [0.6, 0.8]));
    const ofSamples = comparedWith(sampled, baselineOf(before));
    const [first] = regressionChecks(ofSamples, policyWith({ 'max-regression': 0.02 }));
    // Each mean of two samples has an error of 0.1, and their mean of seven 0.1 / √7.
    expect(first?.gate.rerun_risk?.errors).toBeCloseTo(0.08 / (0.1 / Math.sqrt(7)), 5);
  });
});
