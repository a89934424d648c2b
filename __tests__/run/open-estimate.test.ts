import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { sha256 } from '../../src/adapters/digest.js';
import { UserError } from '../../src/core/errors.js';
import type { CompletionRequest } from '../../src/judge/asking/completer.js';
import { BUILT_IN_PRICES } from '../../src/judge/money/prices.js';
import { openEstimate, openTally, openTurnsEstimate } from '../../src/run/open-estimate.js';
import { listPricing, type Pricing, UNKNOWN_COST } from '../../src/run/pricing.js';
import { openKeys } from '../../src/run/recorder.js';
import type { Settings } from '../../src/settings/table.js';
import { type Flags, portsOf, settingsOf } from '../builders/runs.js';
import { referenceJson, summaryJson } from '../builders/summaries.js';
import { makeWorkspace } from '../builders/workspace.js';
import { runProgram } from '../command-line/commands/program.js';
import { completion, REQUEST } from '../judge/recordings.js';

const nowhere = makeWorkspace({ 'g.md': 'Be kind.\n', 'broken.jsonl': 'x\ny\n' });
const values = (flags: Flags = {}): Settings => settingsOf(nowhere, flags).values;
const KEY = { ANTHROPIC_API_KEY: 'k' };
const LISTED: Pricing = { ...listPricing(BUILT_IN_PRICES, 1), isKnown: true };

describe('what is counted of questions', () => {
  const PROGRAM = { 'judge-provider': 'command', 'judge-command': 'x', 'max-cost-usd': 'none' };
  const tallied = (flags: Flags, pricing: Pricing, requests: readonly CompletionRequest[]) => {
    const settings = values(flags);
    const recorder = { find: () => completion(), store: () => undefined };
    const tally = openTally(settings, pricing, recorder, openKeys(settings, sha256));
    for (const request of requests) tally.add(request, 0, 100);
    return tally.finish(1);
  };

  it.each<[Flags, number]>([
    [{ 'judge-replay': 'auto' }, 1],
    [{ 'judge-replay': 'replay' }, 1],
    [{ 'judge-replay': 'record' }, 0],
    [{ 'judge-replay': 'live' }, 0],
  ])('is less what is recorded, where that is played: %j', (replay, recorded) => {
    const flags = { ...replay, 'judge-cassette': 'c.jsonl' };
    expect(tallied(flags, LISTED, [REQUEST])).toMatchObject({ recorded, calls: 1 - recorded, uncounted: 0 });
  });

  it('costs what the list says', () => {
    const live = { 'judge-replay': 'live' };
    const { promptTokens, completionTokens, likelyUsd, mostUsd } = tallied(live, LISTED, [REQUEST]);
    const usage = { inputTokens: promptTokens, cacheReadTokens: 0, cacheWriteTokens: 0, outputTokens: 100 };
    expect([completionTokens, likelyUsd]).toEqual([100, LISTED.costOf(REQUEST.model, usage)]);
    expect(mostUsd).toBe(LISTED.worstCase(REQUEST));
  });

  it('is written to the cache once and read from it afterwards', () => {
    const system = 'You judge summaries. '.repeat(5000);
    const asked = ['a', 'b'].map((user) => ({ ...REQUEST, system, user }));
    const live = { 'judge-replay': 'live' };
    const [one, two] = [tallied(live, LISTED, asked.slice(0, 1)), tallied(live, LISTED, asked)];
    expect(two.promptTokens).toBe(2 * one.promptTokens);
    expect(two.likelyUsd).toBeLessThan(1.5 * (one.likelyUsd ?? 0));
    expect(two.likelyUsd).toBeGreaterThan(one.likelyUsd ?? 0);
  });

  it('is not known of a program', () => {
    const live = { ...PROGRAM, 'judge-replay': 'live' };
    expect(tallied(live, UNKNOWN_COST, [REQUEST])).toMatchObject({ calls: 1, uncounted: 1, likelyUsd: null });
  });
});

describe('a dry run', () => {
  const text = (words: string) => ({ text: words, isCut: false });
  const turn = (number: number) => ({
    ...{ id: `t#${number}`, file: 't', number, line: number, results: [] },
    ...{ user: text('Where is it?'), assistant: text(`It is in folder ${number}.`) },
  });
  const estimate = (flags: Flags = {}, env: Readonly<Record<string, string>> = KEY) =>
    openEstimate({ scored: null, labels: [] }, values(flags), portsOf(nowhere), env);

  const NOTHING_DONE = 'Dry run: nothing was asked, written or published.\n';
  const NOBODY_ASKED = '  judge      off: nobody is asked, and nothing is spent\n';

  it('of nothing asks nothing', async () => {
    expect(await estimate({ judge: 'auto' })).toMatch(/sessions {3}0 sessions to judge .*\n {2}requests {3}0\n/);
    expect(await estimate({ judge: 'off' })).toBe(`${NOTHING_DONE}${NOBODY_ASKED}`);
    expect(await estimate({ judge: 'auto', 'judge-model': 'claude-haiku-4-5, claude-haiku-5-5' })).toMatch(
      /requests {3}0\n/,
    );
  });

  it.each<[string, Flags, RegExp]>([
    ['guidelines that are not there', { 'judge-guidelines': 'x.md' }, /^judge-guidelines: /],
    ['a broken cassette', { 'judge-cassette': 'broken.jsonl' }, /^judge-cassette: /],
    ['a price that nobody knows', { 'judge-model': 'house' }, /^judge-model: the price of "house" is not known/],
  ])('is refused with %s', async (_, flags, wanted) => {
    const error = await estimate({ judge: 'auto', ...flags }).catch((one: unknown) => one);
    expect(error instanceof UserError && error.problems[0]?.message).toMatch(wanted);
    const turns = await openTurnsEstimate([], [], values({ judge: 'auto', ...flags }), portsOf(nowhere), KEY).catch(
      (one: unknown) => one,
    );
    expect(turns instanceof UserError && turns.problems[0]?.message).toMatch(wanted);
  });

  it('counts the questions about each turn, and their price', async () => {
    const of = async (numbers: readonly number[], env: Readonly<Record<string, string>> = KEY) =>
      openTurnsEstimate(numbers.map(turn), ['relevance'], values({ judge: 'auto' }), portsOf(nowhere), env);
    const [one, two] = [await of([1]), await of([1, 2])];
    const requests = (told: string) => Number(/requests {3}(\d+)/.exec(told)?.[1]);
    expect([one, two].map((told) => /turns {6}(\d+) turns? to judge/.exec(told)?.[1])).toEqual(['1', '2']);
    expect(requests(one)).toBeGreaterThan(0);
    expect(requests(two)).toBe(2 * requests(one));
    expect(one).toMatch(/about \$0\.\d*[1-9]/);
    expect(await of([1], {})).toBe(one);
  });

  it('reads no guidelines where there is no judge', async () => {
    expect(await estimate({ judge: 'off', 'judge-guidelines': 'x.md' })).toBe(`${NOTHING_DONE}${NOBODY_ASKED}`);
  });

  it('without a judge says what was found, and names no model and no cost', async () => {
    const { root } = makeWorkspace({
      'golden-corpus/a/reference.json': referenceJson(),
      'golden-corpus/b/reference.json': referenceJson(),
      'golden-corpus/c/reference.json': referenceJson(),
      'golden-corpus/trap/reference.json': referenceJson({ canary: true }),
      'candidates/a/1.json': summaryJson(),
      'candidates/a/2.json': summaryJson(),
      'candidates/b.json': '{broken',
      'candidates/elsewhere.json': summaryJson(),
    });
    const { exitCode, stdout } = await runProgram(['--dry-run'], root);
    expect([exitCode, stdout]).toEqual([0, `${NOTHING_DONE}  found      3 sessions, 4 candidates\n${NOBODY_ASKED}`]);
    expect(existsSync(join(root, 'summary-gate-report'))).toBe(false);
    const turns = await openTurnsEstimate([turn(1)], [], values(), portsOf(nowhere), KEY);
    expect(turns).toBe(`${NOTHING_DONE}  turns      1\n${NOBODY_ASKED}`);
  });
});
