import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { LEAST_ALLOWED, sessionDropLimits } from '../../src/gates/baseline/session-drops.js';
import { evaluateGates } from '../../src/gates/evaluate.js';
import type { Compared } from '../../src/gates/regression-checks.js';
import type { Waiver } from '../../src/inputs/waivers/waiver.js';
import type { RatedSession } from '../../src/scoring/scored-session.js';
import type { GateSettings } from '../../src/settings/gate-settings.js';
import { baselineOf, comparedWith } from '../builders/baselines.js';
import { runs } from '../builders/long-runs.js';
import { policyWith } from '../builders/policies.js';
import { ratedSession } from '../builders/sessions.js';

/** A session by what it scored on the base and what it scores now; null where it was not there. */
type Scores = readonly [before: number | null, now: number | null];

interface Given {
  readonly thresholds?: Partial<GateSettings>;
  readonly waivers?: readonly Waiver[];
  /** Names of sessions whose candidate is that of the base. */
  readonly same?: readonly string[];
  readonly missing?: readonly string[];
  readonly missingBefore?: readonly string[];
  readonly gates?: RatedSession['golden']['gates'];
  /** What the base says of its sessions besides scores. */
  readonly said?: Readonly<Record<string, { readonly failed?: boolean; readonly gates_failed?: readonly string[] }>>;
  readonly changedReference?: readonly string[];
  readonly incomparable?: true;
}

function sinceBase(run: Readonly<Record<string, Scores>>, given: Given): [readonly RatedSession[], Compared] {
  const rate = (at: 0 | 1): readonly RatedSession[] =>
    Object.entries(run).flatMap(([name, scores]) => {
      const overall = scores[at];
      if (overall === null) return [];
      const isMissing = (at === 1 ? given.missing : given.missingBefore)?.includes(name) === true;
      const status = isMissing ? 'missing_candidate' : 'scored';
      const digest = given.same?.includes(name) === true ? 'same' : `${name}-${at}`;
      const session = ratedSession(name, { overall, status, gates: given.gates ?? {} });
      return [{ ...session, candidateDigest: isMissing ? null : digest }];
    });
  const base = rate(0);
  const report = baselineOf(base);
  const baseline = {
    ...report,
    rubric: { ...report.rubric, version: given.incomparable === true ? 'v1' : 'v2' },
    sessions: report.sessions.map((session, i) => ({
      ...session,
      candidate_digest: base[i]?.candidateDigest,
      ...(given.changedReference?.includes(session.name) === true && { reference_digest: 'another' }),
      failed: given.said?.[session.name]?.failed ?? false,
      gates_failed: given.said?.[session.name]?.gates_failed?.slice(),
    })),
  };
  const now = rate(1);
  return [now, comparedWith(now, baseline)];
}

const DEFAULTS: Partial<GateSettings> = {
  'max-regression': 0.02,
  'max-session-regression': 'auto',
  'max-new-failures': 0,
};

function evaluate(run: Readonly<Record<string, Scores>>, given: Given = {}) {
  const [sessions, compared] = sinceBase(run, given);
  return evaluateGates(sessions, null, policyWith(given.thresholds ?? DEFAULTS), {
    waivers: given.waivers ?? [],
    compared,
    unreferenced: 0,
  });
}

const gateOf = ({ gates }: ReturnType<typeof evaluate>, id: string) => gates.find((gate) => gate.id === id);

/** As many sessions that stay as they are, but for a little. */
function steady(count: number): Record<string, Scores> {
  return Object.fromEntries(
    Array.from({ length: count }, (_, i) => [`steady-${i}`, [0.85, 0.85 + ((i % 5) - 2) / 100] as const]),
  );
}

const waiver = (about: Partial<Waiver>): Waiver => ({
  ...{ session: null, dimension: null, reason: 'known', until: '2027-01-01', by: 'mona' },
  ...about,
});

describe('max-session-regression: auto', () => {
  it.each<[string, Record<string, Scores>, readonly string[]]>([
    ['one session that collapses, by default', { ...steady(25), login: [0.867, 0.1] }, ['login']],
    ['the only session', { login: [0.867, 0.1] }, ['login']],
    ['one of two', { login: [0.867, 0.1], other: [0.8, 0.8] }, ['login']],
    ['a drop of 0.25', { ...steady(9), login: [0.85, 0.6] }, []],
    ['a drop of a little more', { ...steady(9), login: [0.851, 0.6] }, ['login']],
    ['a drop of less than is shown', { ...steady(9), login: [0.8504, 0.6] }, []],
    ['two that collapse', { ...steady(9), a: [0.9, 0.1], b: [0.9, 0.3] }, ['a', 'b']],
    ['three of eight that collapse', { ...steady(5), a: [0.9, 0.1], b: [0.9, 0.1], c: [0.9, 0.3] }, ['a', 'b', 'c']],
    ['all of them', Object.fromEntries([...'abcdef'].map((name) => [name, [0.9, 0.1]])), [...'abcdef']],
    ['one that rises', { ...steady(9), a: [0.1, 0.9] }, []],
    ['nothing that moves', { a: [0.9, 0.9], b: [0.8, 0.8] }, []],
    ['a session that is new', { ...steady(9), a: [null, 0.1] }, []],
    ['a session that is gone', { ...steady(9), a: [0.9, null] }, []],
  ])('with %s', (_, run, failing) => {
    const result = evaluate(run);
    expect([...result.failedGates.keys()].toSorted()).toEqual([...failing]);
    for (const name of failing) expect(result.failedGates.get(name)).toEqual(['max-session-regression']);
    expect(gateOf(result, 'max-session-regression')?.status).toBe(failing.length > 0 ? 'fail' : 'pass');
    expect(gateOf(result, 'max-new-failures')?.value).toBe(failing.length);
    expect(result.verdict === 'fail').toBe(failing.length > 0);
  });

  it('names each session with what it was and is', () => {
    const result = evaluate({ ...steady(9), login: [0.867, 0.1], logout: [0.9, 0.5] });
    const allowed = '0.250';
    expect(gateOf(result, 'max-session-regression')).toEqual({
      id: 'max-session-regression',
      kind: 'max-session-regression',
      threshold: expect.any(Number),
      value: 0.767,
      status: 'fail',
      message: expect.stringMatching(
        /^session login overall 0\.867 to 0\.100, drop 0\.767 > gate 0\.\d{3}, and 1 more$/,
      ),
    });
    expect(result.failures).toContain(`session logout overall 0.900 to 0.500, drop 0.400 > gate ${allowed}`);
    expect(result.failures).toContain('new_failures: 2 sessions > 0 (login, logout)');
  });

  it('says the largest drop that counts where none is too large', () => {
    const result = evaluate({ ...steady(9), login: [0.9, 0.8] });
    expect(gateOf(result, 'max-session-regression')).toMatchObject({
      value: 0.1,
      threshold: 0.25,
      message: 'session login overall 0.900 to 0.800, drop 0.100 <= gate 0.250',
    });
  });

  it('allows more where the other sessions change much', () => {
    const noisy = Object.fromEntries(
      Array.from({ length: 20 }, (_, i) => [`s${i}`, [0.7, 0.7 + (i % 2 === 0 ? 0.11 : -0.11)] as const]),
    );
    expect(evaluate({ ...noisy, login: [0.9, 0.45] }).failedGates.size).toBe(0);
    const result = evaluate({ ...noisy, login: [0.9, 0.1] });
    expect([...result.failedGates.keys()]).toEqual(['login']);
    // 4.5 standard deviations of 0.11 and the like.
    expect(gateOf(result, 'max-session-regression')?.threshold).toBeCloseTo(4.5 * 0.11 * Math.sqrt(20 / 19), 3);
  });

  it('allows what another style costs all sessions', () => {
    const shifted = Object.fromEntries(Array.from({ length: 20 }, (_, i) => [`s${i}`, [0.8, 0.67] as const]));
    const both = evaluate({ ...shifted, a: [0.8, 0.45] });
    expect([...both.failedGates.keys()]).toEqual(['a']);
    const noisy = Object.fromEntries(
      Array.from({ length: 20 }, (_, i) => [`s${i}`, [0.8, 0.67 + (i % 2 === 0 ? 0.05 : -0.05)] as const]),
    );
    expect(evaluate({ ...noisy, a: [0.8, 0.45] }).failedGates.size).toBe(0);
  });

  it('leaves alone a session whose candidate is that of the base', () => {
    const run = { ...steady(9), login: [0.867, 0.1] } as const;
    const result = evaluate(run, { same: ['login'] });
    expect(result.failedGates.size).toBe(0);
    const none = evaluate(run, { same: Object.keys(run) });
    expect(gateOf(none, 'max-session-regression')).toMatchObject({
      value: 0,
      status: 'pass',
      message: 'no session has another candidate than on the base',
    });
  });

  it('does not take sessions that were not rendered again for a sign of steadiness', () => {
    const noisy = Object.fromEntries(
      Array.from({ length: 10 }, (_, i) => [`s${i}`, [0.7, 0.7 + (i % 2 === 0 ? 0.11 : -0.11)] as const]),
    );
    const idle = steady(90);
    const run = { ...idle, ...noisy, a: [0.9, 0.6] } as const;
    expect(evaluate(run, { same: Object.keys(idle) }).failedGates.size).toBe(0);
  });

  it('counts a session that is missing now', () => {
    const result = evaluate({ ...steady(9), login: [0.8, 0] }, { missing: ['login'] });
    expect([...result.failedGates.keys()]).toEqual(['login']);
  });

  it('counts it however much the others change, and what was missing before is no measure for others', () => {
    const fallen = Object.fromEntries(
      Array.from({ length: 20 }, (_, i) => [`s${i}`, [0.8, i % 2 === 0 ? 0.8 : 0.1] as const]),
    );
    const many = evaluate({ ...fallen, login: [0.8, 0] }, { missing: ['login'] });
    expect([...many.failedGates.keys()]).toContain('login');
    const mended = evaluate({ ...steady(9), a: [0, 0.8], login: [0.8, 0.5] }, { missingBefore: ['a'] });
    expect([...mended.failedGates.keys()]).toEqual(['login']);
    expect(gateOf(mended, 'max-session-regression')?.threshold).toBe(0.25);
  });

  it.each<[string, Waiver, readonly string[]]>([
    ['the session', waiver({ session: 'login' }), ['max-session-regression']],
    ['the gate', waiver({ gate: 'max-session-regression' }), ['max-session-regression']],
    ['a dimension of it', waiver({ session: 'login', dimension: 'title' }), []],
    ['a code', waiver({ session: 'login', code: 'TITLE_EMPTY' }), []],
  ])('can be waived with %s', (_, one, waived) => {
    const result = evaluate({ ...steady(9), login: [0.867, 0.1] }, { waivers: [one] });
    expect(result.failedGates.get('login')).toEqual(['max-session-regression']);
    expect(result.waivedGates.get('login') ?? []).toEqual(waived);
    expect(result.verdict).toBe(waived.length > 0 ? 'pass' : 'fail');
    expect(result.sinceBase?.new).toEqual(waived.length > 0 ? [] : ['login']);
    expect([...result.collapsedSessions]).toEqual(['login']);
  });

  it('is open where the baseline cannot be compared', () => {
    const result = evaluate(steady(3), { incomparable: true });
    for (const id of ['max-regression', 'max-session-regression', 'max-new-failures']) {
      expect(gateOf(result, id)).toMatchObject({ status: 'not_evaluated', value: null });
    }
    expect(result.verdict).toBe('inconclusive');
  });

  it('still tells what collapsed where it is off', () => {
    const result = evaluate({ ...steady(9), login: [0.867, 0.1] }, { thresholds: { 'max-regression': 0.02 } });
    expect(result.verdict).toBe('pass');
    expect([...result.collapsedSessions]).toEqual(['login']);
  });
});

describe('max-session-regression with a number', () => {
  it.each<[number, Scores, boolean]>([
    [0.1, [0.9, 0.8], false],
    [0.1, [0.9, 0.799], true],
    [0, [0.9, 0.9], false],
    [0, [0.9, 0.899], true],
    [1, [1, 0], false],
  ])('of %d and %j', (allowed, scores, fails) => {
    const result = evaluate({ ...steady(9), login: scores }, { thresholds: { 'max-session-regression': allowed } });
    expect(result.failedGates.has('login')).toBe(fails);
  });
});

describe('max-new-failures', () => {
  const floor: Partial<GateSettings> = { 'min-session': 0.5, 'max-new-failures': 0 };

  it.each<[string, Record<string, Scores>, Given, readonly string[]]>([
    ['a session that is below its floor now', { a: [0.6, 0.4], b: [0.9, 0.9] }, {}, ['a']],
    ['one that was below it', { a: [0.4, 0.3] }, {}, []],
    ['one that is new', { a: [null, 0.4], b: [0.9, 0.9] }, {}, ['a']],
    ['one that is new and passes', { a: [null, 0.9], b: [0.9, 0.9] }, {}, []],
    [
      'one with another reference that did not fail',
      { a: [0.9, 0.4], b: [0.9, 0.9] },
      { changedReference: ['a'] },
      ['a'],
    ],
    [
      'one with another reference that failed a gate',
      { a: [0.9, 0.4], b: [0.9, 0.9] },
      { changedReference: ['a'], said: { a: { failed: true, gates_failed: ['min-session'] } } },
      [],
    ],
    [
      'one with another reference that an older report blames for the mean',
      { a: [0.9, 0.4], b: [0.9, 0.9] },
      { changedReference: ['a'], said: { a: { failed: true, gates_failed: ['min-overall'] } } },
      ['a'],
    ],
    [
      'one that an older report blames, without the gates',
      { a: [0.9, 0.4], b: [0.9, 0.9] },
      { changedReference: ['a'], said: { a: { failed: true } } },
      [],
    ],
    [
      'one that was below it, and fell far',
      { a: [0.45, 0.1], b: [0.9, 0.9] },
      { thresholds: { ...floor, 'max-session-regression': 'auto' } },
      ['a'],
    ],
    ['one that is waived', { a: [0.6, 0.4], b: [0.9, 0.9] }, { waivers: [waiver({ session: 'a' })] }, []],
  ])('counts %s', (_, run, given, fresh) => {
    const result = evaluate(run, { thresholds: floor, ...given });
    expect(result.sinceBase?.new).toEqual(fresh);
    expect(gateOf(result, 'max-new-failures')).toMatchObject({
      value: fresh.length,
      status: fresh.length > 0 ? 'fail' : 'pass',
    });
  });

  it('allows as many as it says, and never counts itself', () => {
    const result = evaluate({ a: [0.6, 0.4], b: [0.9, 0.9] }, { thresholds: { ...floor, 'max-new-failures': 1 } });
    expect(gateOf(result, 'max-new-failures')).toMatchObject({ value: 1, status: 'pass' });
    expect([...result.failedGates.values()].flat()).toEqual(['min-session']);
  });

  it('blames nobody for the target of a mean', () => {
    const result = evaluate({ a: [0.6, 0.5], b: [0.9, 0.8] }, { thresholds: { 'min-overall': 0.9 } });
    expect(result.verdict).toBe('fail');
    expect(result.failedGates.size).toBe(0);
  });
});

const scores = fc.oneof(fc.integer({ min: 0, max: 1000 }), fc.constantFrom(0, 100, 850, 900)).map((n) => n / 1000);
const sessions = fc.array(fc.tuple(scores, scores), { minLength: 1, maxLength: 40 });
const runOf = (pairs: readonly (readonly [number, number])[]): Record<string, Scores> =>
  Object.fromEntries(pairs.map((pair, i) => [`s${i}`, pair]));

describe('allowed drops', () => {
  it('do not depend on the order of the sessions', () => {
    fc.assert(
      fc.property(
        sessions.chain((pairs) => {
          const entries = Object.entries(runOf(pairs));
          return fc.tuple(
            fc.constant(entries),
            fc.shuffledSubarray(entries, { minLength: entries.length, maxLength: entries.length }),
          );
        }),
        ([one, other]) => {
          const [a, b] = [one, other].map((entries) => evaluate(Object.fromEntries(entries)));
          expect([...(b?.failedGates.keys() ?? [])].toSorted()).toEqual([...(a?.failedGates.keys() ?? [])].toSorted());
          expect(b && gateOf(b, 'max-session-regression')).toEqual(a && gateOf(a, 'max-session-regression'));
        },
      ),
      { numRuns: runs(300) },
    );
  });

  it('never blame a run that is that of the base', () => {
    fc.assert(
      fc.property(fc.array(scores, { minLength: 1, maxLength: 40 }), (all) => {
        const result = evaluate(runOf(all.map((score) => [score, score])));
        expect(result.failedGates.size).toBe(0);
      }),
      { numRuns: runs(200) },
    );
  });

  it('are what the definition says, computed at length', () => {
    fc.assert(
      fc.property(sessions, (pairs) => {
        const deltas = pairs.map(([before, now]) => now - before);
        const fallen = sessionDropLimits(deltas.map((delta) => ({ delta })));
        const wanted = atLength(deltas);
        expect(fallen.map(({ session }) => session.delta)).toEqual(wanted.map(({ delta }) => delta));
        for (const [i, { allowed }] of fallen.entries()) expect(allowed).toBeCloseTo(wanted[i]?.allowed ?? -1, 9);
      }),
      { numRuns: runs(500) },
    );
  });

  it.each([
    [100, 4.5],
    [200, 4.5],
    [2_000, 5.5],
    [20_000, 6.5],
  ])('of %d sessions are %d standard deviations', (count, factor) => {
    const others = Array.from({ length: count - 1 }, (_, i) => ({ delta: (((i + 1) % 3) - 1) / 10 }));
    const spread = Math.sqrt(others.reduce((sum, { delta }) => sum + delta ** 2, 0) / (count - 2));
    expect(sessionDropLimits([...others, { delta: -0.9 }])[0]?.allowed).toBeCloseTo(factor * spread, 3);
  });

  it('are as exact where the others hardly differ', () => {
    const others = Array.from({ length: 1000 }, (_, i) => ({ delta: 1e-9 * (i % 3) }));
    const [fallen] = sessionDropLimits([...others, { delta: -0.9 }]);
    expect(fallen?.allowed).toBe(LEAST_ALLOWED);
  });
});

/** The definition as docs/statistics.md has it, without running sums. */
function atLength(deltas: readonly number[]): readonly { readonly delta: number; readonly allowed: number }[] {
  const ordered = [...deltas].sort((a, b) => b - a);
  let least = 1;
  return ordered
    .filter((delta) => -delta > 0.25)
    .map((delta) => {
      const less = ordered.filter((other) => other > delta);
      const others = 2 * less.length >= ordered.length ? less : ordered.toSpliced(ordered.indexOf(delta), 1);
      const center = others.reduce((sum, other) => sum + other, 0) / others.length;
      const spread = Math.sqrt(others.reduce((sum, other) => sum + (other - center) ** 2, 0) / (others.length - 1));
      const own =
        others.length < 2 ? 0.25 : Math.min(1, Math.max(0.25, 4.5 * spread + Math.min(0.25, Math.max(0, -center))));
      if (-delta > own) least = Math.min(least, own);
      return { delta, allowed: Math.min(own, least) };
    });
}
