import { describe, expect, it } from '@jest/globals';
import type { Defect } from '../../src/core/finding.js';
import { someNames } from '../../src/core/text.js';
import type { ReportGate } from '../../src/gates/catalogue.js';
import { codesOfGate, type Flagged, failingIn, flagSessions } from '../../src/gates/fail-on.js';
import { failingSessions } from '../../src/gates/failing-sessions.js';
import type { FallenSessions } from '../../src/gates/session-regression.js';
import { policyWith } from '../builders/policies.js';
import { ratedSession } from '../builders/sessions.js';
import { waiver } from './evaluated.js';

const ROW: Flagged = {
  ...{ id: 'fail-on.outcome', allowance: { of: 'outcome', threshold: 0 } },
  ...{ counting: ['a'], waived: ['b'], known: ['c'], advised: [], cut: 0, elsewhere: new Map() },
};
const gate = (more: Partial<ReportGate>): ReportGate => ({
  ...{ id: 'fail-on.outcome', kind: 'fail-on', threshold: 0, value: 1, status: 'fail', message: '' },
  ...more,
});
const drop = (name: string) => ({ name, before: 0.9, now: 0.1, drop: 0.8, allowed: 0.25, chance: 0 });
const NOBODY = { flagged: [], waivers: [], fallen: null, judged: new Map(), policy: policyWith({}) };
const sessions = ['a', 'b', 'c'].map((name) => ratedSession(name, { overall: 0.9 }));

describe('sessions that fail by findings', () => {
  it.each<[string, readonly ReportGate[], readonly string[], readonly string[]]>([
    ['where the gate fails', [gate({})], ['a', 'b'], ['b']],
    ['where it passes, by those that are waived', [gate({ status: 'pass' })], ['a', 'b'], ['b']],
    ['where it was not evaluated, nobody', [gate({ status: 'not_evaluated', value: null })], [], []],
    ['where it is waived as a whole', [gate({ status: 'not_evaluated', waived: true })], ['a', 'b'], ['a', 'b']],
    ['where it is advice, nobody', [gate({ status: 'not_evaluated', advisory: true })], [], []],
    ['where there is none, nobody', [], [], []],
    ['where another one fails, nobody', [gate({ id: 'fail-on.form' })], [], []],
  ])('%s', (_, gates, failed, waived) => {
    const found = failingSessions(sessions, gates, { ...NOBODY, flagged: [ROW] });
    expect([...found.failedGates]).toEqual(failed.map((name) => [name, ['fail-on.outcome']]));
    expect([...found.waivedGates]).toEqual(waived.map((name) => [name, ['fail-on.outcome']]));
  });

  it.each([
    [['a', 'b'], [], 1, ['a', 'b'], []],
    [['a'], ['b'], 1, [], ['b']],
    [['a'], [], 1, [], []],
    [[], ['b', 'c'], 1, [], ['b', 'c']],
    [[], ['b'], 1, [], []],
  ])('count %j, with %j waived and %d allowed', (counting, waived, threshold, failing, excused) => {
    const row = { ...ROW, allowance: { of: 'outcome', threshold } as const, counting, waived };
    expect(failingIn(row)).toEqual({ counting: failing, waived: excused });
  });
});

describe('sessions that fail by more than one gate', () => {
  it('have them in one order: findings, floors, the drop, the judge', () => {
    const fallen: FallenSessions = { counting: [drop('a')], waived: [drop('b')], next: undefined };
    const judged = new Map([
      ['a', { id: 'min-judge-session', isWaived: false }],
      ['u', { id: 'min-judge-session', isWaived: true }],
      ['v', { id: 'min-judge-session', isWaived: false }],
    ]);
    const policy = policyWith({ 'min-session': 0.95, 'max-session-regression': 'auto' });
    const all = { ...NOBODY, policy, fallen, judged, flagged: [ROW] };
    const found = failingSessions(sessions, [gate({})], all);
    expect([...found.failedGates]).toEqual([
      ['a', ['fail-on.outcome', 'min-session', 'max-session-regression', 'min-judge-session']],
      ['b', ['fail-on.outcome', 'min-session', 'max-session-regression']],
      ['c', ['min-session']],
      ['u', ['min-judge-session']],
      ['v', ['min-judge-session']],
    ]);
    expect([...found.waivedGates]).toEqual([
      ['b', ['fail-on.outcome', 'max-session-regression']],
      ['u', ['min-judge-session']],
    ]);
    // A gate that is not set fails nobody, though it still tells who fell.
    const without = failingSessions(sessions, [], { ...NOBODY, fallen });
    expect(without.failedGates.size).toBe(0);
  });

  it('are excused by the waiver of a session, of a dimension of it, or of a gate', () => {
    const floors = { min_overall: 0.95, min_dimensions: { title: 0.95, outcome: 0.95 } };
    const [OVERALL, TITLE, OUTCOME] = ['min_overall', 'min_dimensions.title', 'min_dimensions.outcome'].map(
      (floor) => `session.a.${floor}`,
    );
    const failing = (...about: readonly Parameters<typeof waiver>[0][]) =>
      failingSessions([ratedSession('a', { overall: 0.9, gates: floors })], [], {
        ...{ ...NOBODY, waivers: about.map(waiver) },
      });
    expect(failing().failedGates.get('a')).toEqual([OVERALL, TITLE, OUTCOME]);
    expect(failing().waivedGates.size).toBe(0);
    expect(failing({ session: 'a' }).waivedGates.get('a')).toEqual([OVERALL, TITLE, OUTCOME]);
    expect(failing({ session: 'b' }).waivedGates.size).toBe(0);
    expect(failing({ session: 'a', dimension: 'title' }).waivedGates.get('a')).toEqual([TITLE]);
    expect(failing({ gate: 'session' }).waivedGates.get('a')).toEqual([OVERALL, TITLE, OUTCOME]);
    expect(failing({ gate: 'session.a.min_overall' }).waivedGates.get('a')).toEqual([OVERALL]);
  });
});

describe('findings that count', () => {
  const unseen = {
    ...ratedSession('a', { overall: 0.9 }),
    defectCodes: ['WRONG_OUTCOME'] as const,
    get defects(): readonly Defect[] {
      throw new Error('looked');
    },
  };
  const policy = policyWith({ 'fail-on': { outcome: 0 } });

  it('are looked up only where something could excuse them', () => {
    expect(flagSessions([unseen], policy, [], null)).toMatchObject([{ id: 'fail-on.outcome', counting: ['a'] }]);
    expect(() => flagSessions([unseen], policy, [waiver({ session: 'a' })], null)).toThrow('looked');
    const other = policyWith({ 'fail-on': { form: 0 } });
    expect(flagSessions([unseen], other, [waiver({ session: 'a' })], null)).toMatchObject([
      { counting: [], waived: [] },
    ]);
  });

  it('count where they are not kept, since nobody knows their words', () => {
    const cut = { ...ratedSession('a', { overall: 0.9 }), defectCodes: ['WRONG_OUTCOME'] as const };
    expect(flagSessions([cut], policy, [waiver({ session: 'a' })], null)).toMatchObject([
      { counting: ['a'], waived: [] },
    ]);
  });

  it('have their codes in the id of their gate', () => {
    expect(codesOfGate('fail-on.outcome')).toEqual(['WRONG_OUTCOME']);
    expect(codesOfGate('fail-on.SUMMARY_GAP')).toEqual(['SUMMARY_GAP']);
    expect(codesOfGate('min-session')).toEqual([]);
  });

  it.each([
    [0, ''],
    [1, 'n0'],
    [5, 'n0, n1, n2, n3, n4'],
    [6, 'n0, n1, n2, n3, n4 and 1 more'],
  ])('of %d sessions name five', (count, told) => {
    expect(someNames(Array.from({ length: count }, (_, i) => `n${i}`))).toBe(told);
  });
});
