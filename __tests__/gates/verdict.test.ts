import { describe, expect, it } from '@jest/globals';
import type { Check } from '../../src/gates/check.js';
import { evaluateGates, lacksRequiredJudge, verdictOf } from '../../src/gates/evaluate.js';
import type { Policy } from '../../src/gates/policy.js';
import type { JudgeFacts } from '../../src/judge/judge-facts.js';
import type { GateSettings } from '../../src/settings/gate-settings.js';
import { baselineOf, comparedWith } from '../builders/baselines.js';
import { faithfulSessions, judgeFacts, judgementAt } from '../builders/judge-facts.js';
import { policyWith } from '../builders/policies.js';
import { ratedSession } from '../builders/sessions.js';

type Status = Check['gate']['status'];

const checkOf = (status: Status, isWanted = true): Check => ({
  gate: { id: 'min-overall', kind: 'min-overall', threshold: 0.5, value: null, status, message: '' },
  failures: [],
  isWanted,
});

describe('the verdict', () => {
  it.each<[string, readonly Check[], boolean, string]>([
    ['of no gate', [], false, 'pass'],
    ['of no gate where nobody has measured', [], true, 'inconclusive'],
    ['of gates that pass', [checkOf('pass'), checkOf('pass')], false, 'pass'],
    ['of gates that pass where nobody has measured', [checkOf('pass')], true, 'inconclusive'],
    ['of one that fails among others', [checkOf('pass'), checkOf('fail')], false, 'fail'],
    ['of one that fails where nobody has measured', [checkOf('fail')], true, 'fail'],
    ['of one that is open', [checkOf('pass'), checkOf('not_evaluated')], false, 'inconclusive'],
    ['of one that is open and not wanted', [checkOf('pass'), checkOf('not_evaluated', false)], false, 'pass'],
    ['of one that is open beside one that fails', [checkOf('not_evaluated'), checkOf('fail')], false, 'fail'],
  ])('%s', (_, checks, isBlind, verdict) => expect(verdictOf(checks, isBlind)).toBe(verdict));
});

/** A judge that was asked about sessions: their scores, null where there is none. */
const judgeOf = (scores: readonly (number | null)[], more: Partial<JudgeFacts> = {}): JudgeFacts =>
  judgeFacts({ judgements: new Map(scores.map((score, i) => [`s${i}`, unmeasured(score, `s${i}`)])), ...more });

function unmeasured(score: number | null, name: string) {
  const measurements = ['overall', 'title', 'summary', 'key_actions', 'outcome', 'aha_moments'];
  const gaps = measurements.map((measurement) => ({ measurement, reason: 'timeout' as const }));
  return { ...judgementAt(score, name), unmeasured: score === null ? gaps : [] };
}

describe('a judge that is required', () => {
  const cases: readonly (readonly [string, JudgeFacts | null, boolean])[] = [
    ['is not missed where there is none', null, false],
    ['is not missed where there was nothing to judge', judgeOf([]), false],
    ['is not missed where something was measured', judgeOf([0.5, null]), false],
    ['is missed where nothing was measured', judgeOf([null, null]), true],
    ['is missed where nothing that it says can be believed', judgeOf([0.5], { voided: 'a canary' }), true],
    ['is not missed where there was nothing to believe', judgeOf([], { voided: 'a canary' }), false],
    ['is missed where no metric was measured', judgeFacts({ measured: faithfulSessions([null]) }), true],
    ['is not missed where one metric was', judgeOf([null], { measured: faithfulSessions([0.5]) }), false],
  ];
  it.each(cases)('%s', (_, judge, isMissed) => {
    expect(lacksRequiredJudge(judge, { requiresJudge: true })).toBe(isMissed);
    expect(lacksRequiredJudge(judge, { requiresJudge: false })).toBe(false);
    // A green check may not stand over it, whatever the gates are.
    const verdictWith = (more: Partial<Policy>) =>
      evaluateGates([ratedSession('s0', { overall: 0.9 })], judge, policyWith({ 'min-overall': 0.5 }, more)).verdict;
    expect(verdictWith({ requiresJudge: true })).toBe(isMissed ? 'inconclusive' : 'pass');
    expect(verdictWith({})).toBe('pass');
  });
});

describe('a run of which no session has a reference', () => {
  const run = (
    judge: JudgeFacts | null,
    thresholds: Partial<GateSettings>,
    { unasked = [], unreferenced = 3 }: { unasked?: readonly (keyof GateSettings)[]; unreferenced?: number } = {},
  ) => {
    const policy = policyWith(thresholds, { unasked: new Set(unasked) });
    return evaluateGates([], judge, policy, { waivers: [], compared: null, unreferenced });
  };
  const MEAN = { 'min-overall': 0.5, 'min-session': 0.3 } as const;

  it('says so in the place of each gate of the rubric', () => {
    const { gates, failures } = run(null, { ...MEAN, 'fail-on': { outcome: 0 } });
    expect(gates.map(({ status, value, message }) => [status, value, message])).toEqual([
      ['not_evaluated', null, 'outcome: no session has a reference'],
      ['not_evaluated', null, 'overall_mean: no session has a reference'],
      ['not_evaluated', null, 'worst session: no session has a reference'],
    ]);
    expect(failures).toEqual([]);
  });

  it.each<[string, JudgeFacts | null, Parameters<typeof run>[2], string]>([
    ['is open without a judge', null, {}, 'inconclusive'],
    [
      'is open without a judge, whoever wanted the gates',
      null,
      { unasked: ['min-overall', 'min-session'] },
      'inconclusive',
    ],
    ['is open by a gate that somebody wanted', judgeOf([0.9]), {}, 'inconclusive'],
    ['is open by one of two', judgeOf([0.9]), { unasked: ['min-overall'] }, 'inconclusive'],
    ['is decided by the judge alone', judgeOf([0.9]), { unasked: ['min-overall', 'min-session'] }, 'pass'],
    [
      'is open where the judge has measured nothing',
      judgeOf([null]),
      { unasked: ['min-overall', 'min-session'] },
      'inconclusive',
    ],
    [
      'is open where the judge was simulated',
      judgeOf([0.9], { isSimulated: true }),
      { unasked: ['min-overall', 'min-session'] },
      'inconclusive',
    ],
    ['is empty where there is no candidate either', null, { unreferenced: 0 }, 'pass'],
  ])('%s', (_, judge, more, verdict) => expect(run(judge, MEAN, more).verdict).toBe(verdict));

  it('is one of all sessions: beside one that has a reference gates have something to stand on', () => {
    const circumstances = { waivers: [], compared: null, unreferenced: 3 };
    const { gates, verdict } = evaluateGates(
      [ratedSession('a', { overall: 0.9 })],
      null,
      policyWith({ 'min-overall': 0.5 }),
      circumstances,
    );
    expect(gates).toMatchObject([{ message: 'overall_mean 0.900 >= gate 0.500' }]);
    expect(verdict).toBe('pass');
  });

  it('leaves gates on the base what they say themselves', () => {
    const compared = { facts: { kind: 'none', reason: 'x' } as const, comparison: { obstacle: 'no base' } };
    const { gates } = evaluateGates([], null, policyWith({ 'max-regression': 0.1 }), {
      ...{ waivers: [], compared, unreferenced: 3 },
    });
    expect(gates).toMatchObject([{ message: 'overall_drop: no base' }]);
  });
});

describe('a run that a pull request may have left unguarded', () => {
  it.each<[Policy['mayBeUnguarded'], Partial<GateSettings>, boolean]>([
    [null, {}, false],
    ['new', {}, true],
    ['new', { 'fail-on': { outcome: 0 } }, false],
    ['unread', { 'fail-on': { outcome: 0 } }, true],
    ['unread', { 'min-overall': 0.2996 }, false],
    ['unread', { 'min-overall': 0.2994 }, true],
    ['unread', { 'min-session': 0.3 }, false],
    ['unread', { 'min-dimensions': { outcome: 0.9 } }, true],
    ['unread', { 'min-dimensions': { aha_moments: 0.9 } }, true],
    ['unread', { 'min-dimensions': { outcome: 0.9, summary: 0.3 } }, false],
    ['unread', { 'max-hallucination': 0.7 }, false],
    ['unread', { 'max-hallucination': 0.701 }, true],
    ['unread', { 'min-faithfulness': 0.3 }, false],
    ['unread', { 'min-judge-overall': 0.9 }, true],
  ])('%s, with the gates %j', (mayBeUnguarded, thresholds, isUnguarded) => {
    const found = evaluateGates(
      [ratedSession('s0', { overall: 0.95 })],
      judgeFacts({ measured: faithfulSessions([0.95]) }),
      policyWith(thresholds, { mayBeUnguarded }),
    );
    expect(found.isUnguarded).toBe(isUnguarded);
    if (isUnguarded) expect(found.verdict).toBe('inconclusive');
  });

  it.each<[string, Parameters<typeof ratedSession>[1]['gates'], Partial<GateSettings>]>([
    ['a floor of one reference', { min_overall: 0.9 }, {}],
    ['a comparison', {}, { 'max-regression': 0.01 }],
    ['a number of sessions', {}, { 'max-new-failures': 0 }],
  ])('has no guard in %s', (_, gates, thresholds) => {
    const sessions = [ratedSession('a', { overall: 0.9, gates: gates ?? {} })];
    const found = evaluateGates(sessions, null, policyWith(thresholds, { mayBeUnguarded: 'unread' }), {
      ...{ waivers: [], compared: comparedWith(sessions, baselineOf(sessions)), unreferenced: 0 },
    });
    expect(found.gates.map(({ status }) => status)).toEqual(['pass']);
    expect(found).toMatchObject({ isUnguarded: true, verdict: 'inconclusive' });
  });
});
