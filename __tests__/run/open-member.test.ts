import { describe, expect, it } from '@jest/globals';
import type { Ledger } from '../../src/adapters/disk/ledger.js';
import type { CompletionRequest } from '../../src/judge/asking/completer.js';
import { Budget } from '../../src/judge/money/budget.js';
import { WaitingLine } from '../../src/run/cost-limit.js';
import { openMember } from '../../src/run/open-member.js';
import type { Settings } from '../../src/settings/table.js';
import { QuickTime } from '../builders/quick-time.js';
import { settingsOf } from '../builders/runs.js';
import { makeWorkspace } from '../builders/workspace.js';

const REQUEST = { model: 'm' } as CompletionRequest;
const { values } = settingsOf(makeWorkspace({}), { 'judge-timeout-seconds': '60' });

/** A member of a run whose money of the day is held by others. */
function memberOf(provider: 'anthropic' | 'command', isReal = true, settings: Settings = values) {
  const time = new QuickTime();
  const ledger = { reserve: async () => null, openToday: () => 1, spentToday: () => 1 } as unknown as Ledger;
  const opened = {
    ...{ name: 'p', completer: null, answerForm: 'x', baseUrl: null, address: null, batches: null },
    ...{
      pricing: { worstCase: () => 0.4, costOf: () => 0.1 },
      close: () => undefined,
      missing: { what: '', hint: '' },
    },
  };
  const shared = {
    ...{ isReal, cassette: undefined, guidelines: undefined, budget: new Budget(1), ledger, time },
    ...{ waiting: new WaitingLine(), deadline: time.now() + 3_600_000, log: { add: () => undefined } },
    clock: { wallTime: () => 0, showsDurations: false },
  };
  const named = { member: { provider, model: 'm' }, settings };
  const { asking } = openMember(named as never, opened as never, {} as never, shared as never);
  return { asking, time, budget: shared.budget };
}

describe('the money of a member', () => {
  it('is waited for where others hold it, for as long as an answer may take', async () => {
    const { asking, time } = memberOf('anthropic');
    expect(await asking.costLimit.reserve(REQUEST, 0)).toBeUndefined();
    expect(time.slept.reduce((sum, ms) => sum + ms, 0)).toBeGreaterThanOrEqual(59_000);
    expect(asking.costLimit.costOf('m', null)).toBe(0.1);
  });

  it('is no matter of a program, whose costs nobody knows', async () => {
    const { asking, time, budget } = memberOf('command');
    expect(await asking.costLimit.reserve(REQUEST, 0)).toBeDefined();
    expect([time.slept, budget.reserved]).toEqual([[], 0]);
  });

  it('is none in a simulation', async () => {
    const { asking, time, budget } = memberOf('anthropic', false);
    const reserved = await asking.costLimit.reserve(REQUEST, 0);
    expect([await reserved?.settle(0.3), asking.costLimit.costOf('m', null)]).toEqual([0, 0]);
    expect([time.slept, budget.reserved, budget.spent]).toEqual([[], 0, 0]);
  });
});

it.each([
  ['of a run', true, 'c.jsonl', 'replay'],
  ['of a run without a file of them', true, null, 'live'],
  ['of a simulation', false, 'c.jsonl', 'live'],
])('recorded answers %s are used: %s, %s, %s', (_, isReal, cassette, wanted) => {
  const settings: Settings = { ...values, 'judge-cassette': cassette, 'judge-replay': 'replay' };
  expect(memberOf('anthropic', isReal, settings).asking.replay).toBe(wanted);
});
