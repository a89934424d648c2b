import { describe, expect, it } from '@jest/globals';
import { evaluateGates } from '../../src/gates/evaluate.js';
import type { Waiver } from '../../src/inputs/waivers/waiver.js';
import type { RatedSession } from '../../src/scoring/scored-session.js';
import type { GateSettings } from '../../src/settings/gate-settings.js';
import { judgeFacts, judgementAt } from '../builders/judge-facts.js';
import { policyWith } from '../builders/policies.js';
import { goldenSession, ratedSession } from '../builders/sessions.js';
import { baseOf, defect, evaluate, GAP, type Given, WRONG, waiver } from './evaluated.js';

describe('whether a finding is new', () => {
  const sessions = ['a', 'b', 'changed', 'cut'].map((name) => ratedSession(name, { overall: 0.9 }));
  const now = [
    ...sessions.map((one) => (one.golden.name === 'changed' ? withOtherReference(one) : one)),
    ratedSession('added', { overall: 0.9 }),
  ];
  const report = baseOf(sessions, { a: [GAP], cut: [GAP] }, { findings: [{ code: 'UNKNOWN_SESSION', message: 'x' }] });
  const base = {
    ...report,
    sessions: report.sessions.map((one) => ({ ...one, findings_omitted: one.name === 'cut' ? 1 : 0 })),
  };

  it.each([
    ['a', GAP, false],
    ['a', { ...GAP, message: 'about time' }, true],
    ['a', WRONG, true],
    ['b', GAP, true],
    ['changed', GAP, false],
    ['cut', WRONG, false],
    ['added', GAP, false],
  ])('in %s: %j', (name, finding, isNew) => {
    for (const failOn of [null, { SUMMARY_GAP: 0 }])
      expect(evaluate(now, { 'fail-on': failOn }, { base }).isNew(name, finding)).toBe(isNew);
  });

  it('is not told without a base, or one that compares with nothing', () => {
    const incomparable = { ...base, rubric: { version: 'v1', weights: {} } };
    for (const given of [{}, { base: incomparable }]) {
      const evaluation = evaluate(now, { 'fail-on': { SUMMARY_GAP: 0 } }, given);
      expect(evaluation.isNew('b', GAP)).toBe(false);
      expect(evaluation.isKnown('a', GAP)).toBe(false);
      expect(evaluation.isNewOutside(GAP)).toBe(false);
    }
  });

  it('outside of sessions, is told by a report that has a list of those', () => {
    const { isNewOutside } = evaluate(now, {}, { base });
    expect(isNewOutside({ code: 'UNKNOWN_SESSION', message: 'x' })).toBe(false);
    expect(isNewOutside({ code: 'UNKNOWN_SESSION', message: 'y' })).toBe(true);
    expect(evaluate(now, {}, { base: { ...base, findings: null } }).isNewOutside(GAP)).toBe(false);
  });

  function withOtherReference(session: RatedSession): RatedSession {
    return { ...session, golden: goldenSession(session.golden.name, { referenceDigest: 'another' }) };
  }
});

describe('sessions that nobody counts', () => {
  const contradicting = defect('NUMBER_MISMATCH');
  const sessions = [
    { ...ratedSession('a', { overall: 0.9 }), defects: [contradicting] },
    { ...ratedSession('b', { overall: 0.9 }), defects: [contradicting] },
    { ...ratedSession('c', { overall: 0.9 }), defects: [WRONG] },
  ];

  it.each<[string, Partial<GateSettings>, Given, readonly string[]]>([
    ['are those that contradict their reference', { 'fail-on': { outcome: 0 } }, {}, ['a', 'b']],
    ['are the same without fail-on', {}, {}, ['a', 'b']],
    ['are none where the class is counted', { 'fail-on': { contradiction: 9 } }, {}, []],
    ['are none where a code of it is', { 'fail-on': { NUMBER_MISMATCH: 9 } }, {}, []],
    ['are those whose code is none of the counted ones', { 'fail-on': { DIRECTION_MISMATCH: 0 } }, {}, ['a', 'b']],
    ['are not those that somebody has waived', {}, { waivers: [waiver({ session: 'a' })] }, ['b']],
    ['are not those of the base', {}, { base: baseOf(sessions, { b: [contradicting] }) }, ['a']],
  ])('%s', (_, thresholds, given, wanted) => expect(evaluate(sessions, thresholds, given).uncounted()).toEqual(wanted));
});

describe('sessions that collapsed', () => {
  const before = ratedSession('a', { overall: 0.9 });
  const now = [ratedSession('a', { overall: 0.2 })];
  it('are told with the gate off, waived or not, and not without a base', () => {
    const base = baseOf([before]);
    expect([...evaluate(now, {}, { base }).collapsedSessions]).toEqual(['a']);
    const waivers = [waiver({ session: 'a' })];
    expect([...evaluate(now, {}, { base, waivers }).collapsedSessions]).toEqual(['a']);
    expect(evaluate(now, {}).collapsedSessions.size).toBe(0);
    const { failedSessions } = evaluate(now, {}, { base });
    expect(failedSessions.size).toBe(0);
  });
});

describe('sessions that fail, and who has waived that', () => {
  const sessions = [
    ratedSession('a', { overall: 0.4, gates: { min_overall: 0.5 } }),
    ratedSession('b', { overall: 0.9 }),
  ];
  const judge = judgeFacts({
    judgements: new Map(['a', 'b', 'u'].map((name) => [name, judgementAt(name === 'b' ? 0.9 : 0.1, name)])),
  });
  const thresholds = { 'min-session': 0.5, 'min-judge-session': 0.5 } as const;
  const OWN = 'session.a.min_overall';

  it.each<[string, readonly Waiver[], Record<string, readonly string[]>, readonly string[]]>([
    ['nobody', [], {}, ['a', 'u']],
    ['one gate for all', [waiver({ gate: 'min-session' })], { a: ['min-session'] }, ['a', 'u']],
    [
      'the gate of the judge',
      [waiver({ gate: 'min-judge-session' })],
      { a: ['min-judge-session'], u: ['min-judge-session'] },
      ['a'],
    ],
    ['a session', [waiver({ session: 'a' })], { a: ['min-session', OWN, 'min-judge-session'] }, ['u']],
    ['another one', [waiver({ session: 'u' })], { u: ['min-judge-session'] }, ['a']],
    [
      'every gate',
      ['min-session', OWN, 'min-judge-session'].map((gate) => waiver({ gate })),
      { a: ['min-session', OWN, 'min-judge-session'], u: ['min-judge-session'] },
      [],
    ],
  ])('%s', (_, waivers, waived, unwaived) => {
    const found = evaluateGates(sessions, judge, policyWith(thresholds), { waivers, compared: null, unreferenced: 1 });
    expect(Object.fromEntries(found.failedGates)).toEqual({
      a: ['min-session', OWN, 'min-judge-session'],
      u: ['min-judge-session'],
    });
    expect(Object.fromEntries(found.waivedGates)).toEqual(waived);
    expect([...found.unwaivedSessions]).toEqual(unwaived);
    expect([...found.failedSessions]).toEqual(['a', 'u']);
  });
});
