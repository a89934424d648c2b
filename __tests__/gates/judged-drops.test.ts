import { describe, expect, it } from '@jest/globals';
import { judgeChecks } from '../../src/gates/judge-checks.js';
import { judgedSinceBase } from '../../src/gates/judge-regression.js';
import type { Compared } from '../../src/gates/regression-checks.js';
import { baselineOf, comparedWith } from '../builders/baselines.js';
import { judgementAt } from '../builders/judge-facts.js';
import { policyWith } from '../builders/policies.js';
import { type Given, sinceBase } from './judged-since-base.js';

describe('the gates on drops of the judge', () => {
  const gates = (given: Given, compared?: Compared, minMeasured = 0.5) => {
    const { facts, since, sessions } = sinceBase(given);
    const sinceOther = compared === undefined ? since : judgedSinceBase(facts, compared, sessions);
    const policy = policyWith({ 'max-judge-regression': 0.05, 'max-metric-regression': 0.05 }, { minMeasured });
    return judgeChecks(facts, policy, undefined, { waivers: [], sinceBase: sinceOther });
  };
  const seven = {
    before: Array.from({ length: 7 }, () => 0.9),
    now: Array.from({ length: 7 }, (_, i) => 0.7 + i / 100),
  };

  it('are one for the overall, and one for each metric that was asked for', () => {
    expect(gates(seven).map(({ gate: { id, status, value } }) => [id, status, value])).toEqual([
      ['max-judge-regression', 'fail', 0.17],
      ['max-metric-regression.faithfulness', 'fail', 0.17],
    ]);
  });

  it('are none without a baseline or a judge', () => {
    const { facts, sessions } = sinceBase({});
    expect(judgedSinceBase(facts, null, sessions)).toBeNull();
    expect(judgedSinceBase(null, comparedWith(sessions, baselineOf(sessions)), sessions)).toBeNull();
    expect(judgeChecks(facts, policyWith({ 'max-judge-regression': 0.05 }))).toEqual([]);
    expect(judgeChecks(null, policyWith({ 'min-judge-overall': 0.5 }))).toEqual([]);
  });

  it.each([
    ['none', false],
    ['incomparable', true],
  ] as const)('say why the baseline is %s, and wait for it: %s', (kind, isWanted) => {
    const origin = { kind: 'file', path: 'base.json' } as const;
    const facts = kind === 'none' ? ({ kind, reason: 'so' } as const) : ({ kind, reason: 'so', origin } as const);
    const found = gates(seven, { facts, comparison: { obstacle: 'so' } });
    expect(found.map(({ gate, isWanted: isIt }) => [gate.status, gate.message, isIt])).toEqual([
      ['not_evaluated', 'judge_overall_drop: so', isWanted],
      ['not_evaluated', 'judge_faithfulness_drop: so', isWanted],
    ]);
  });

  it.each<[string, Given, string, boolean]>([
    [
      'nobody could be asked',
      { judge: { absence: 'no_credentials' } },
      'the judge could not be asked (no_credentials)',
      false,
    ],
    [
      'the judge was simulated',
      { judge: { isSimulated: true } },
      'the judge was simulated, so that its numbers mean nothing',
      false,
    ],
    ['nobody believes it', { judge: { voided: 'a canary scored high' } }, 'a canary scored high', true],
    [
      'nothing was judged',
      { before: [0.9], now: [undefined], judge: { measured: new Map() } },
      'nothing to judge',
      true,
    ],
  ])('are open where %s', (_, given, reason, isWanted) => {
    for (const { gate, isWanted: isIt } of gates({ ...seven, ...given }))
      expect([gate.status, gate.value, gate.message.replace(/^judge_[a-z]+_drop: /, ''), isIt]).toEqual([
        ...['not_evaluated', null],
        ...[reason, isWanted],
      ]);
  });

  it('are open where a member of a panel answers and does not count', () => {
    const member = (model: string, leftOut: readonly object[]) => ({
      provider: 'openai',
      model,
      leftOut,
      voided: null,
    });
    const members = [
      member('b', []),
      member('a', [{ metric: 'faithfulness', reason: 'too few answers', holdsGates: true }]),
    ] as never;
    const [overall, faithfulness] = gates({ ...seven, judge: { panel: { members } } });
    expect(overall?.gate.message).toContain('judge_overall_drop: the baseline was judged by m, not by');
    expect(faithfulness?.gate.message).toMatch(
      /^judge_faithfulness_drop: .*a answers and does not count, too few answers/,
    );
    expect(faithfulness?.isWanted).toBe(true);
  });

  it('are open where too little was measured now, each by its own', () => {
    const judgements = new Map([0.7, 0.7, 0.7].map((score, i) => [`s${i}`, judgementAt(score, `s${i}`)]));
    const [overall, faithfulness] = gates(
      { before: [0.9, 0.9, 0.9], now: [0.7, 0.7, null], judge: { judgements } },
      ...[undefined, 0.9],
    );
    expect(overall?.gate.message).toBe(
      'judge_overall_drop: 0.200, and 3 sessions cannot tell such a drop from chance; 5 can, where all fall',
    );
    expect(faithfulness?.gate.message).toBe('judge_faithfulness_drop: 2 of 3 measurements succeeded, 0.667 < 0.900');
  });
});
