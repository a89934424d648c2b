import { describe, expect, it } from '@jest/globals';
import type { Defect } from '../../src/core/finding.js';
import { evaluateGates } from '../../src/gates/evaluate.js';
import { failedFloors } from '../../src/gates/floors.js';
import type { Waiver } from '../../src/inputs/waivers/waiver.js';
import type { JudgeFacts } from '../../src/judge/judge-facts.js';
import type { RatedSession } from '../../src/scoring/scored-session.js';
import type { GateSettings } from '../../src/settings/gate-settings.js';
import { faithfulSessions, judgeFacts } from '../builders/judge-facts.js';
import { policyWith } from '../builders/policies.js';
import { ratedSession, sampledSession } from '../builders/sessions.js';
import { defect, waiver } from './evaluated.js';

const rated = (...overalls: readonly number[]) => overalls.map((overall, i) => ratedSession(`s${i}`, { overall }));

function evaluate(
  sessions: readonly RatedSession[],
  thresholds: Partial<GateSettings>,
  waivers: readonly Waiver[] = [],
  samplesPass = { of: 1, in: 1 },
) {
  const policy = policyWith(thresholds, { samplesPass });
  return evaluateGates(sessions, null, policy, { waivers, compared: null, unreferenced: 0 });
}

describe('the floor of all sessions', () => {
  const waived = (...names: readonly string[]) => names.map((session) => waiver({ session }));
  it.each<[string, readonly number[], readonly string[], string, number | null, string]>([
    ['that one is below', [0.4, 0.9], [], 'fail', 0.4, 'session s0 overall 0.400 < gate 0.500'],
    ['that two are below', [0.4, 0.3], [], 'fail', 0.3, 'session s1 overall 0.300 < gate 0.500, and 1 more below it'],
    [
      'with the first of two that are as bad',
      [0.9, 0.3, 0.3],
      [],
      'fail',
      0.3,
      'session s1 overall 0.300 < gate 0.500, and 1 more below it',
    ],
    ['where the worst is waived', [0.4, 0.3], ['s1'], 'fail', 0.4, 'session s0 overall 0.400 < gate 0.500, 1 waived'],
    [
      'where those below are waived',
      [0.4, 0.3, 0.8],
      ['s0', 's1'],
      'pass',
      0.8,
      'session s2 overall 0.800 >= gate 0.500, 2 waived',
    ],
    ['where one is waived that holds it', [0.6, 0.8], ['s0'], 'pass', 0.6, 'session s0 overall 0.600 >= gate 0.500'],
    ['where all are waived', [0.4, 0.3], ['s0', 's1'], 'not_evaluated', null, 'worst session: all are waived'],
    ['without sessions', [], [], 'not_evaluated', null, 'worst session: nothing to score'],
  ])('%s', (_, overalls, names, status, value, message) => {
    const { gates, failures } = evaluate(rated(...overalls), { 'min-session': 0.5 }, waived(...names));
    expect(gates).toEqual([{ id: 'min-session', kind: 'min-session', threshold: 0.5, value, status, message }]);
    expect(failures).toEqual(
      overalls.flatMap((overall, i) =>
        overall < 0.5 && !names.includes(`s${i}`) ? [`session s${i} overall ${overall.toFixed(3)} < gate 0.500`] : [],
      ),
    );
  });

  it('is held by as many samples as must', () => {
    const sessions = [sampledSession('a', [0.4, 0.8, 0.9]), ratedSession('b', { overall: 0.7 })];
    const all = evaluate(sessions, { 'min-session': 0.5 });
    const line = 'session a overall 0.400 < gate 0.500 (2 of 3 samples pass, 3 must)';
    expect([all.gates[0]?.message, all.failures]).toEqual([line, [line]]);
    const two = evaluate(sessions, { 'min-session': 0.5 }, [], { of: 2, in: 3 });
    expect(two.gates[0]?.message).toBe('session b overall 0.700 >= gate 0.500');
  });
});

describe('the floors of a reference', () => {
  const gates = { min_overall: 0.5, min_dimensions: { title: 0.5, outcome: 0.3 } };
  const low = ratedSession('a', { overall: 0.4, scores: { title: 0.4, outcome: 0.3 }, gates });

  it('say who has waived them, each by itself', () => {
    const { gates: found, failures, verdict } = evaluate([low], {}, [waiver({ session: 'a', dimension: 'title' })]);
    expect(found.map(({ id, status, value, waived }) => [id, status, value, waived])).toEqual([
      ['session.a.min_overall', 'fail', 0.4, undefined],
      ['session.a.min_dimensions.title', 'not_evaluated', 0.4, true],
      ['session.a.min_dimensions.outcome', 'pass', 0.3, undefined],
    ]);
    expect(found[1]?.message).toBe('session a title 0.400 < gate 0.500, waived until 2027-01-01');
    expect([failures, verdict]).toEqual([['session a overall 0.400 < gate 0.500'], 'fail']);
    const all = evaluate([low], {}, [waiver({ session: 'a' })]);
    expect([all.verdict, all.failures]).toEqual(['pass', []]);
    const byGate = evaluate([low], {}, [waiver({ gate: 'session' })]);
    expect(byGate.gates[0]?.message).toBe(
      'session a overall 0.400 < gate 0.500, waived until 2027-01-01 by mona: known',
    );
  });

  it('are held by samples, and say so', () => {
    const session = { ...sampledSession('a', [0.4, 0.8]), golden: low.golden };
    expect(evaluate([session], {}).failures).toEqual([
      'session a overall 0.400 < gate 0.500 (1 of 2 samples pass, 2 must)',
      'session a title 0.400 < gate 0.500 (1 of 2 samples pass, 2 must)',
    ]);
    expect(evaluate([session], {}, [], { of: 1, in: 2 }).verdict).toBe('pass');
  });

  it.each<[number | null, number, number | undefined, readonly string[]]>([
    [0.5, 0.4996, 0.5, []],
    [0.5, 0.4994, 0.5, ['min-session', 'session.a.min_overall']],
    [0.5, 0.4994, undefined, ['min-session']],
    [null, 0.4994, 0.5, ['session.a.min_overall']],
    [null, 0, undefined, []],
    [0, 0, 0, []],
  ])('with %j and a score of %d beside an own floor of %j are failed: %j', (floor, overall, own, ids) => {
    const session = ratedSession('a', { overall, gates: own === undefined ? {} : { min_overall: own } });
    expect(failedFloors(session, policyWith({ 'min-session': floor })).map(({ id }) => id)).toEqual(ids);
  });

  it('name the dimension that is below', () => {
    const [overall, title, ...rest] = failedFloors(low, policyWith({}));
    expect([overall, title, rest]).toEqual([
      { id: 'session.a.min_overall', kind: 'session', of: 'overall' },
      { id: 'session.a.min_dimensions.title', kind: 'session', of: 'title' },
      [],
    ]);
  });
});

describe('a mean', () => {
  it('tells how surely it is on its side, by sessions and by samples', () => {
    const [alone] = evaluate(rated(0.5, 0.7), { 'min-overall': 0.5 }).gates;
    expect(alone?.flip_risk).toEqual({ errors: 1, word: 'close', about: 'other sessions' });
    expect(alone).not.toHaveProperty('rerun_risk');
    const sampled = [sampledSession('a', [0.4, 0.6]), sampledSession('b', [0.6, 0.8])];
    const [gate] = evaluate(sampled, { 'min-overall': 0.5 }).gates;
    expect(gate?.rerun_risk?.errors).toBeCloseTo(0.1 / (Math.sqrt(0.02) / 2), 5);
    const [title] = evaluate(sampled, { 'min-dimensions': { title: 0.3 } }).gates;
    expect(title?.rerun_risk?.errors).toBeCloseTo(0.3 / (Math.sqrt(0.02) / 2), 5);
  });
});

describe('a gate on findings of the judge alone', () => {
  const claim = (claims: readonly Defect[]) => [{ ...ratedSession('s0', { overall: 0.9 }), defects: claims }];
  const CLAIMS = [defect('CONTRADICTED_CLAIM')];
  const agreement = (level: number | null) => ({ level, obstacle: null }) as NonNullable<JudgeFacts['agreement']>;
  const judge = (more: Partial<JudgeFacts> = {}) =>
    judgeFacts({ metrics: ['faithfulness'], measured: faithfulSessions([0.9]), ...more });

  it.each<[string, JudgeFacts | null, number | null, string, string, string]>([
    ['counts what it says', judge(), null, 'fail', 'judge: 1 session > 0 (s0)', 'fail'],
    ['is open where nobody has asked', null, null, 'not_evaluated', 'judge: nobody has asked the judge', 'pass'],
    [
      'is open where nobody could',
      judge({ absence: 'no_credentials' }),
      ...([null, 'not_evaluated', 'judge: the judge could not be asked (no_credentials)', 'pass'] as const),
    ],
    [
      'is open where nobody believes it, and wanted',
      judge({ voided: 'a canary scored high' }),
      ...([null, 'not_evaluated', 'judge: a canary scored high', 'inconclusive'] as const),
    ],
    [
      'counts under an agreement that is reached',
      judge({ agreement: agreement(0.6) }),
      0.6,
      'fail',
      'judge: 1 session > 0 (s0)',
      'fail',
    ],
    [
      'is advice under one that is not',
      judge({ agreement: agreement(0.5) }),
      ...([
        0.6,
        'not_evaluated',
        'judge: 1 session > 0 (s0), advisory only: agreement with the labels 0.500 < min-judge-agreement 0.600',
        'pass',
      ] as const),
    ],
  ])('%s', (_, facts, minJudgeAgreement, status, message, verdict) => {
    const policy = policyWith({ 'fail-on': { judge: 0 } }, { minJudgeAgreement });
    const found = evaluateGates(claim(CLAIMS), facts, policy);
    expect(found.gates).toMatchObject([{ status, message, id: 'fail-on.judge', threshold: 0 }]);
    expect(found.verdict).toBe(verdict);
  });

  it('is one for what only it finds; of a code that others find too nobody asks it', () => {
    const wrong = [{ ...ratedSession('s0', { overall: 0.9 }), defects: [defect('WRONG_OUTCOME')] }];
    const policy = policyWith({ 'fail-on': { outcome: 0 } }, { minJudgeAgreement: 0.6 });
    expect(evaluateGates(wrong, judge({ voided: 'x', agreement: agreement(0.1) }), policy).verdict).toBe('fail');
  });
});
