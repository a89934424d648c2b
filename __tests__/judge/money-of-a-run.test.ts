import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { referenceJson, summaryJson } from '../builders/summaries.js';
import { until } from '../builders/until.js';
import { answers, cut, fails, late, NOTED, scores, startAnthropic } from '../servers/anthropic.js';
import { judge, PAGES, sessionsOf } from './judged-run.js';

const amount = (text: string, words: RegExp): number => Number(words.exec(text)?.[1]);

/** What one request may cost at most, and all of them. */
async function worstOf(count: number, flags: Readonly<Record<string, string>> = {}): Promise<number> {
  const run = await judge(sessionsOf(count), undefined, { ...flags, 'dry-run': 'true' });
  return amount(run.stdout, /at most \$([\d.]+)/);
}

/** Dear enough for four decimals to tell something. */
const DEAR = { 'judge-model': 'claude-opus-5-5', 'max-cost-usd': '100' };

describe('a run whose report cannot be written', () => {
  it.each([
    [
      'score',
      { 'summary-gate-report/report.md/taken': '' },
      {},
      'report.md: report-dir: cannot write: this is a folder',
    ],
    [
      'score',
      { 'summary-gate-report/report.html/taken': '' },
      {},
      'report.html: report-dir: cannot write: this is a folder',
    ],
    [
      'a shard',
      { 'summary-gate-report/shard-1-of-1.jsonl/taken': '' },
      { shard: '1/1' },
      'shard-1-of-1.jsonl: report-dir: cannot write: this is a folder',
    ],
    // The folder itself is tried by writing; who runs tests as root may write everywhere else.
    [
      'score',
      { 'summary-gate-report/summary-gate.tmp/taken': '' },
      {},
      'summary-gate-report: report-dir: cannot write: EISDIR',
    ],
  ])('asks nobody: %s', async (_, tree, flags, trouble) => {
    const api = await startAnthropic();
    const run = await judge(sessionsOf(2, tree), api, { ...PAGES, ...flags });
    expect(run.exitCode).toBe(2);
    expect(run.stderr).toContain(trouble);
    expect(api.requests).toEqual([]);
  });
});

describe('the cap', () => {
  it('lets exactly as many requests through as it has room for', async () => {
    const worst = (await worstOf(10, DEAR)) / 10;
    // Of requests at the same time each holds its worst case; one that may have been billed keeps it.
    const api = await startAnthropic({ answer: () => fails(504) });
    const flags = { 'judge-max-attempts': '1' };
    const run = await judge(sessionsOf(10), api, { ...DEAR, ...flags, 'max-cost-usd': (worst * 4.5).toFixed(6) });
    expect(api.requests).toHaveLength(4);
    expect(run.report?.judge?.unmeasured_reasons).toEqual({ budget: 36, timeout: 24 });
  });

  it.each([0.5, 1.5, 3, 7])('is never passed, with room for %d worst cases', async (room) => {
    const worst = (await worstOf(10, DEAR)) / 10;
    const cap = Number((worst * room).toFixed(6));
    const api = await startAnthropic({ answer: () => late(20, scores(0.8)) });
    const run = await judge(sessionsOf(20), api, { ...DEAR, 'max-cost-usd': String(cap) });
    expect(run.report?.judge?.cost_usd).toBeLessThanOrEqual(cap);
    expect(run.report?.judge?.calls).toBe(api.requests.length);
    if (room < 1) expect(api.requests).toHaveLength(0);
    else expect(api.requests.length).toBeGreaterThanOrEqual(Math.floor(room));
  });

  it.each(['1', '4', '16'])(
    'lets the same requests through at concurrency %s: one waits for those in flight',
    async (width) => {
      const worst = (await worstOf(10, DEAR)) / 10;
      const real = await judge(sessionsOf(10), await startAnthropic({ answer: () => scores(0.8) }), DEAR);
      const cost = real.report?.judge?.cost_usd ?? Number.NaN;
      // Room for all that is really spent, and for the worst case of one request beside it.
      const flags = { ...DEAR, 'max-cost-usd': (cost + worst).toFixed(6), 'judge-concurrency': width };
      const api = await startAnthropic({ answer: () => scores(0.8) });
      const { report } = await judge(sessionsOf(10), api, flags);
      expect(report?.judge).toMatchObject({ measured: 60, unmeasured_reasons: {}, calls: 10 });
      expect(report?.judge?.cost_usd).toBeCloseTo(cost, 9);
    },
  );

  it('of a day is shared by runs at the same time, none of which loses a request to money that comes free again', async () => {
    const worst = (await worstOf(6, DEAR)) / 6;
    const real = await judge(sessionsOf(6), await startAnthropic({ answer: () => scores(0.8) }), DEAR);
    const cost = real.report?.judge?.cost_usd ?? Number.NaN;
    const workspace = sessionsOf(6);
    const ledger = { 'budget-ledger': 'ledger.json', 'max-cost-usd-per-day': (3 * cost + worst).toFixed(6) };
    // In fact, since the others are waited for in fact.
    const time = {
      now: () => performance.now(),
      sleep: (ms: number) => setTimeout(ms).then(() => undefined),
      random: () => 0,
    };
    const api = await startAnthropic({ answer: () => late(2, scores(0.8)) });
    const runs = await Promise.all(
      ['a', 'b', 'c'].map((name) => judge(workspace, api, { ...DEAR, ...ledger, 'report-dir': name }, {}, time)),
    );
    const reports = ['a', 'b', 'c'].map((name) =>
      JSON.parse(readFileSync(join(workspace.root, name, 'report.json'), 'utf8')),
    );
    expect(runs.map(({ stderr }) => stderr.includes('budget-ledger:'))).toEqual([false, false, false]);
    expect(reports.map(({ judge: { measured, unmeasured_reasons: reasons } }) => [measured, reasons])).toEqual([
      [36, {}],
      [36, {}],
      [36, {}],
    ]);
    const { days, open } = JSON.parse(readFileSync(join(workspace.root, 'ledger.json'), 'utf8'));
    const spent = reports.reduce((sum, { judge: { cost_usd: usd } }) => sum + usd, 0);
    expect(Object.values(days)).toEqual([expect.closeTo(spent, 6)]);
    expect(open).toBeUndefined();
  });

  it('of a day does not wait for a run that was killed', async () => {
    const worst = (await worstOf(2, DEAR)) / 2;
    const today = new Date().toISOString().slice(0, 10);
    const books = { days: { [today]: worst }, open: { [today]: worst } };
    const workspace = sessionsOf(2, { 'ledger.json': JSON.stringify(books) });
    const api = await startAnthropic({ answer: () => scores(0.8) });
    const flags = { ...DEAR, 'budget-ledger': 'ledger.json', 'max-cost-usd-per-day': (1.5 * worst).toFixed(6) };
    const { report } = await judge(workspace, api, flags);
    expect(report?.judge?.unmeasured_reasons).toEqual({ budget: 12 });
    expect(api.requests).toEqual([]);
  });

  it('of a day ends all asking when its ledger vanishes', async () => {
    const workspace = sessionsOf(4, { 'ledger.json': '{"days": {}}' });
    const api = await startAnthropic({
      answer: ({ index }) => {
        if (index === 1) rmSync(join(workspace.root, 'ledger.json'));
        return scores(0.8);
      },
    });
    const flags = { ...DEAR, 'judge-concurrency': '1', 'budget-ledger': 'ledger.json', 'max-cost-usd-per-day': '50' };
    const run = await judge(workspace, api, flags);
    expect(run.report?.judge).toMatchObject({ calls: 2, unmeasured_reasons: { ledger: 12 } });
    expect(run.stderr.replace(/\n +/g, ' ')).toContain(
      'budget-ledger: ledger.json has vanished during the run and took what the day has spent with it: nobody was asked any more since',
    );
  });

  it('of a day is not told as spent where its ledger cannot be locked', async () => {
    const workspace = sessionsOf(4, { 'spent/ledger.json': '{"days": {}}', 'spent/ledger.json.lock/x': '' });
    const api = await startAnthropic();
    const flags = { 'budget-ledger': 'spent/ledger.json', 'max-cost-usd-per-day': '50', 'judge-deadline-seconds': '1' };
    const run = await judge(workspace, api, { ...DEAR, ...flags });
    expect(api.requests).toEqual([]);
    expect(run.report?.judge).toMatchObject({ measured: 0, unmeasured_reasons: { ledger: 24 } });
    expect(run.stdout).toContain('24 measurements missing: ledger 24');
    expect(run.stderr.replace(/\n +/g, ' ')).toMatch(
      /budget-ledger: spent\/ledger\.json\.lock is a folder, where a lock is to be a file: remove it: nobody was asked any more/,
    );
  });

  it('that cannot carry the run is said before anybody is asked', async () => {
    const place = sessionsOf(10);
    const dry = await judge(place, undefined, { ...DEAR, 'dry-run': 'true' });
    const [likely, most] = [amount(dry.stdout, /about \$([\d.]+)/), amount(dry.stdout, /at most \$([\d.]+)/)];
    const cap = (most / 10 + 3.5 * (likely / 10)).toFixed(4);
    const api = await startAnthropic();
    const { stderr, report } = await judge(place, api, { ...DEAR, 'max-cost-usd': cap, 'judge-concurrency': '1' });
    const [first = ''] = stderr.split('\n');
    expect(first).toMatch(
      new RegExp(
        `^At most about 4 of 10 questions to the judge fit into the \\$${cap} that max-cost-usd leaves; all of them cost about`,
      ),
    );
    expect(report?.judge?.unmeasured_reasons['budget']).toBeGreaterThan(0);
    const whole = await judge(place, await startAnthropic(), { ...DEAR, 'max-cost-usd': String(2 * most) });
    expect(whole.stderr).not.toContain('fit into');
    const ledger = { 'budget-ledger': 'spent.json', 'max-cost-usd-per-day': '0.0001' };
    const day = await judge(place, await startAnthropic(), { ...DEAR, ...ledger });
    expect(day.stderr).toContain(
      'At most about 0 of 10 questions to the judge fit into the $0.0001 that max-cost-usd-per-day leaves',
    );
  });

  it('holds nobody up whom a stopped run would refuse: who waited for money is not asked once the key is refused', async () => {
    const worst = (await worstOf(10, DEAR)) / 10;
    let refuse: () => void = () => undefined;
    const refused = new Promise<void>((resolve) => (refuse = resolve));
    // The first request of a prompt is asked alone.
    const api = await startAnthropic({
      answer: ({ index }) => (index === 0 ? scores(0.8) : refused.then(() => fails(401))),
    });
    const running = judge(sessionsOf(10), api, {
      ...DEAR,
      'max-cost-usd': (2.5 * worst).toFixed(4),
      'judge-concurrency': '10',
    });
    await until(() => api.requests.length === 3);
    refuse();
    const { report } = await running;
    expect(api.requests).toHaveLength(3);
    expect(report?.judge?.unmeasured_reasons).toEqual({ auth: 54 });
  });

  it('of nothing asks nothing', async () => {
    const api = await startAnthropic();
    const run = await judge(sessionsOf(2), api, { 'max-cost-usd': '0', 'min-judge-overall': '0.5' });
    expect(api.requests).toHaveLength(0);
    expect(run.report?.judge).toMatchObject({ unmeasured_reasons: { budget: 12 }, cost_usd: 0, calls: 0 });
    expect(run.exitCode).toBe(3);
  });

  it('is not needed for a model without a price, whose cost is then unknown', async () => {
    const api = await startAnthropic();
    const run = await judge(sessionsOf(1), api, { 'judge-model': 'claude-sonnet-4-6', 'max-cost-usd': 'none' });
    expect(run.report?.judge).toMatchObject({ measured: 6, cost_usd: null });
    expect(run.stdout).toContain('cost unknown');
  });

  it('of a day lasts over runs', async () => {
    const worst = (await worstOf(10, DEAR)) / 10;
    const workspace = sessionsOf(2);
    const flags = { ...DEAR, 'budget-ledger': 'ledger.json', 'max-cost-usd-per-day': (worst * 2.5).toFixed(6) };
    const api = await startAnthropic({ answer: () => fails(504) });
    const impatient = { ...flags, 'judge-max-attempts': '1' };
    await judge(workspace, api, impatient);
    expect(api.requests).toHaveLength(2);
    const again = await judge(workspace, api, impatient);
    expect(api.requests).toHaveLength(2);
    expect(again.report?.judge?.unmeasured_reasons).toEqual({ budget: 12 });
  });

  it.each(['claude-haiku-5-5', 'claude-opus-5-5', 'claude-fable-5-1'])(
    'counts by the dearer of the model that was asked and %s, which says that it answered',
    async (model) => {
      const costOf = async (answered: string): Promise<number> => {
        const api = await startAnthropic({ answer: () => answers(TYPICAL, { model: answered }) });
        return (await judge(sessionsOf(1), api, DEAR)).report?.judge?.cost_usd ?? Number.NaN;
      };
      const [claimed, asked] = [await costOf(model), await costOf('claude-opus-5-5')];
      if (model === 'claude-fable-5-1') expect(claimed).toBeGreaterThan(asked);
      else expect(claimed).toBe(asked);
    },
  );

  it.each([408, 499, 502, 504, 520, 522, 524])(
    'counts in full what may have been billed behind a status %i',
    async (status) => {
      const api = await startAnthropic({ answer: () => fails(status) });
      const run = await judge(sessionsOf(1), api, { ...DEAR, 'judge-max-attempts': '1' });
      expect(run.report?.judge?.cost_usd).toBeCloseTo(await worstOf(1, DEAR), 3);
    },
  );

  it('counts in full an answer of which somebody says that it took no tokens', async () => {
    const uncounted = answers(TYPICAL, { usage: { input_tokens: 3000, output_tokens: 0 } });
    const run = await judge(sessionsOf(1), await startAnthropic({ answer: () => uncounted }), DEAR);
    expect(run.report?.judge?.cost_usd).toBeCloseTo(await worstOf(1, DEAR), 3);
  });

  it.each([400, 429, 500, 529])('counts nothing for a request that was refused with status %i', async (status) => {
    const api = await startAnthropic({ answer: () => fails(status) });
    const run = await judge(sessionsOf(1), api, { ...DEAR, 'judge-max-attempts': '1' });
    expect(run.report?.judge?.cost_usd).toBe(0);
  });

  it.each<readonly [string, Readonly<Record<string, string>>]>([
    ['where nobody listens', {}],
    ['with a key that no header can carry', { 'anthropic-api-key': 'sk ant' }],
  ])('counts nothing for a request that cannot have been sent: %s', async (_, flags) => {
    const gone = await startAnthropic();
    await gone.stop();
    const workspace = sessionsOf(2);
    const kept = { 'budget-ledger': 'ledger.json', 'max-cost-usd-per-day': '90' };
    const run = await judge(workspace, gone, { ...DEAR, ...kept, ...flags, 'judge-max-attempts': '1' });
    expect(run.report?.judge).toMatchObject({ measured: 0, cost_usd: 0 });
    const spent = Object.values<number>(JSON.parse(readFileSync(join(workspace.root, 'ledger.json'), 'utf8')).days);
    expect(spent).toEqual([0]);
  });

  it.each(['judge-samples', 'judge-max-samples'])('has no room for a run of millions: %s', async (name) => {
    const api = await startAnthropic();
    const run = await judge(sessionsOf(1), api, { 'judge-max-samples': '100', [name]: '101' });
    expect(run.exitCode).toBe(2);
    expect(run.stderr).toContain(`${name}: "101" is not a whole number from 1 to 100`);
  });

  it('counts what a cut answer has cost', async () => {
    const api = await startAnthropic({ answer: () => cut() });
    const run = await judge(sessionsOf(1), api);
    expect(run.report?.judge?.cost_usd).toBeGreaterThan(0);
  });
});

describe('a dry run', () => {
  it.each(['required', 'auto', 'off'])('with judge %s asks nobody and writes nothing', async (use) => {
    const api = await startAnthropic();
    const workspace = sessionsOf(3);
    const before = readdirSync(workspace.root);
    const run = await judge(workspace, api, { judge: use, 'dry-run': 'true', 'judge-cassette': 'tape.jsonl' });
    expect(run.exitCode).toBe(0);
    expect(run.stdout).toContain('Dry run');
    expect(api.requests).toHaveLength(0);
    expect(readdirSync(workspace.root)).toEqual(before);
  });

  it.each([
    [1, 'claude-opus-5-5'],
    [12, 'claude-opus-5-5'],
    // With prompts that are too short for its cache.
    [12, 'claude-haiku-4-5'],
    [40, 'claude-haiku-5-5'],
  ])('foretells what %i sessions with %s cost', async (count, model) => {
    const flags = { ...DEAR, 'judge-model': model };
    const dry = await judge(sessionsOf(count), undefined, { ...flags, 'dry-run': 'true' });
    const likely = amount(dry.stdout, /about \$([\d.]+)/);
    const most = amount(dry.stdout, /at most \$([\d.]+)/);
    const api = await startAnthropic({ answer: () => answers(TYPICAL) });
    const run = await judge(sessionsOf(count), api, flags);
    const cost = run.report?.judge?.cost_usd ?? Number.NaN;
    expect(run.report?.judge?.measured).toBe(6 * count);
    expect(cost).toBeLessThanOrEqual(most);
    expect(Math.abs(cost - likely) / likely).toBeLessThan(0.25);
  });

  it('counts once what two sessions ask word for word', async () => {
    const same = { title: 'Twin' };
    const workspace = sessionsOf(3, {
      ...Object.fromEntries(
        [1, 2].flatMap((i) => [
          [`golden-corpus/s${i}/reference.json`, referenceJson({}, same)],
          [`candidates/s${i}.json`, summaryJson(same)],
        ]),
      ),
    });
    const dry = await judge(workspace, undefined, { 'dry-run': 'true' });
    expect(dry.stdout).toMatch(/requests +2, and 1 answer shared by sessions with the same question/);
  });

  it('leaves out what is recorded', async () => {
    const api = await startAnthropic();
    const workspace = sessionsOf(2);
    await judge(workspace, api, { 'judge-cassette': 'tape.jsonl' });
    const tape = readFileSync(join(workspace.root, 'tape.jsonl'), 'utf8');
    const dry = await judge(workspace, undefined, { 'judge-cassette': 'tape.jsonl', 'dry-run': 'true' });
    expect(dry.stdout).toMatch(/requests +0, and 2 recorded answers/);
    expect(readFileSync(join(workspace.root, 'tape.jsonl'), 'utf8')).toBe(tape);
  });
});

/** An answer as long as models give it: six facts, two sentences a dimension, a rationale. */
const REASON = `The candidate says the same as the reference here, in other words, and leaves out only that the wait was
 shorter than the retry. A reader would come to the same conclusion about what was done, though not about why.`;
const TYPICAL = {
  ...NOTED,
  facts: [
    ['The login test failed in 3 of 10 runs on slow runners, since it waited for a fixed time of 500 ms', 'told'],
    ['The fixed wait was replaced by an event that the form sends when it can be used', 'told'],
    ['The wait was shorter than the retry of the network layer, so that both ran at the same time', 'absent'],
    ['The suite was run 200 times on a throttled network and passed each time', 'blurred'],
    ['The same fixed wait is still used by the tests of the sign-up form', 'absent'],
    ['The branch is merged and the flag was removed', 'told'],
  ].map(([fact, status]) => ({ fact, status })),
  rationale: `${REASON} ${REASON}`,
  dimensions: Object.fromEntries(
    ['title', 'summary', 'key_actions', 'outcome', 'aha_moments'].map((name) => [
      name,
      { reason: REASON, score: 0.85 },
    ]),
  ),
  overall: 0.82,
};
