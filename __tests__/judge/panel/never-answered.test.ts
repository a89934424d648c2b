import { describe, expect, it } from '@jest/globals';
import type { Reason } from '../../../src/judge/asking/completer.js';
import { NO_EFFORT } from '../../../src/judge/judgement.js';
import { hasNeverAnswered } from '../../../src/judge/panel/never-answered.js';
import { faithfulSessions, judgeFacts, judgementAt } from '../../builders/judge-facts.js';

describe('a member that has never answered', () => {
  const gap = (reason: Reason) =>
    judgeFacts({
      judgements: new Map([['s', { ...judgementAt(null, 's'), unmeasured: [{ measurement: 'overall', reason }] }]]),
    });

  it.each<[Reason, boolean, boolean]>([
    ['no_credentials', true, true],
    ['auth', true, false],
    ['billing', true, false],
    ['rate_limited', true, false],
    ['overloaded', true, false],
    ['server_error', true, false],
    ['connection', true, false],
    ['no_grounding', true, true],
    ['nothing_to_check', true, true],
    ['timeout', false, false],
    ['invalid_request', false, false],
    ['refusal', false, false],
    ['truncated', false, false],
    ['invalid_answer', false, false],
    ['budget', false, false],
    ['deadline', false, false],
    ['not_recorded', false, false],
  ])('for %s: a service %s, a program %s', (reason, ofService, ofProgram) => {
    expect(hasNeverAnswered('anthropic', gap(reason))).toBe(ofService);
    expect(hasNeverAnswered('openai-compatible', gap(reason))).toBe(ofService);
    expect(hasNeverAnswered('command', gap(reason))).toBe(ofProgram);
    const metrics = [...faithfulSessions([null])].map(([name, { faithfulness, ...rest }]) => {
      const wrong = faithfulness && { ...faithfulness, reason };
      return [name, { ...rest, ...(wrong && { faithfulness: wrong }) }] as const;
    });
    expect(hasNeverAnswered('anthropic', judgeFacts({ measured: new Map(metrics) }))).toBe(ofService);
  });

  const canary = (overall: number | null, reason: Reason | null) => ({
    ...{ session: 'c', isInjected: true, overall, damaged: { summary: null, key_actions: null, outcome: null } },
    ...{ rationale: null, reason, modelUsed: null, effort: NO_EFFORT },
  });
  const transplant = (overall: number | null, reason: Reason | null) => ({
    ...{ disagreements: 1, asked: [{ session: 's', above: 0.5, overall, reason, effort: NO_EFFORT }] },
  });

  it.each<[string, Parameters<typeof judgeFacts>[0], boolean]>([
    ['nothing was asked', {}, true],
    ['a canary was answered', { canaries: [canary(0.1, null)] }, false],
    ['a canary was refused by the service', { canaries: [canary(null, 'auth')] }, true],
    ['a canary was refused by the model', { canaries: [canary(null, 'refusal')] }, false],
    ['a transplant was answered', { transplants: transplant(0, null) }, false],
    ['a transplant was refused by the service', { transplants: transplant(null, 'overloaded') }, true],
    ['a transplant came too late', { transplants: transplant(null, 'deadline') }, false],
    ['a session was measured', { judgements: new Map([['s', judgementAt(0, 's')]]) }, false],
    ['a claim was answered', { measured: faithfulSessions([0]) }, false],
  ])('where %s: %s', (_, facts, wanted) => {
    expect(hasNeverAnswered('anthropic', judgeFacts(facts))).toBe(wanted);
  });
});
