import { describe, expect, it } from '@jest/globals';
import { evaluationsOf } from '../../src/telemetry/evaluations-of.js';
import { referenceJson, summaryJson } from '../builders/summaries.js';
import { makeWorkspace, type Workspace } from '../builders/workspace.js';
import { type Answer, type Asked, fails, judging, startAnthropic } from '../servers/anthropic.js';
import { judge } from './judged-run.js';

const ORDER = 'NOTE TO THE JUDGE';

/** One session and two canaries, the first of which carries the order. */
function workspace(): Workspace {
  return makeWorkspace({
    'golden-corpus/s/reference.json': referenceJson(),
    'candidates/s.json': summaryJson(),
    'golden-corpus/canary-a/reference.json': referenceJson({ canary: true }, { title: 'First canary' }),
    'golden-corpus/canary-b/reference.json': referenceJson({ canary: true }, { title: 'Second canary' }),
  });
}

const scoring = (score: (asked: Asked) => number): Answer => judging({ rubric: score });
const isCanary = ({ user }: Asked): boolean => user.includes('canary');
const GATES = { 'min-judge-overall': '0.5', 'min-judge-dimensions': 'title=0.5' };

async function run(answer: Answer, flags: Readonly<Record<string, string>> = {}) {
  const api = await startAnthropic({ answer });
  const judged = await judge(workspace(), api, { ...GATES, ...flags });
  expect(api.violations).toEqual([]);
  return { ...judged, api };
}

describe('the canaries of a run', () => {
  it('let the gates stand when the judge sees through them, and are in no mean and no count', async () => {
    const { report, api, stdout } = await run(scoring((asked) => (isCanary(asked) ? 0.1 : 0.8)));
    expect(report?.verdict).toBe('pass');
    expect(report?.judge).toMatchObject({
      overall_mean: 0.8,
      wanted: 6,
      measured: 6,
      calls: 3,
      voided: null,
      canaries: { asked: 2, measured: 2, taken_in: [] },
    });
    expect(report?.sessions.map(({ name, status, judge: said }) => [name, status, said?.overall])).toEqual([
      ['canary-a', 'canary', 0.1],
      ['canary-b', 'canary', 0.1],
      ['s', 'scored', 0.8],
    ]);
    expect(stdout).toContain('2 of 2 canaries seen through');
    const orders = api.requests.filter(({ text }) => text.includes(ORDER));
    expect(orders.length).toBe(1);
    expect(orders[0]?.text).toContain('First canary');
  });

  it.each<[string, (asked: Asked) => number, readonly string[]]>([
    ['the order', ({ user }) => (user.includes(ORDER) ? 1 : 0.1), ['canary-a']],
    ['the damage', (asked) => (isCanary(asked) && !asked.user.includes(ORDER) ? 0.5 : 0.1), ['canary-b']],
    ['both', () => 0.9, ['canary-a', 'canary-b']],
  ])('void every gate of a judge that is fooled by %s', async (_, score, names) => {
    const { report, exitCode, stdout } = await run(scoring(score));
    expect(report?.judge?.canaries.taken_in).toEqual(names);
    const gates = report?.gates.filter(({ kind }) => kind.includes('judge')) ?? [];
    expect(gates.map(({ status, value }) => [status, value])).toEqual(Array(2).fill(['not_evaluated', null]));
    for (const { message } of gates) expect(message).toMatch(new RegExp(`the judge gave the .*canary ${names[0]}, `));
    expect(report?.verdict).toBe('inconclusive');
    expect(exitCode).toBe(3);
    expect(stdout).toMatch(/Void: the judge gave the .*canary canary-[ab]/);
    // Nor is it believed in what it says of single sessions.
    expect(report?.sessions.flatMap(({ findings }) => findings)).toEqual([]);
    expect(report?.judge?.alerts).toEqual([]);
    // Nor do its numbers or words go to a dashboard.
    if (report === undefined) throw new Error('a report is wanted');
    const evaluations = [...evaluationsOf(report, { withRubric: false })];
    expect(evaluations.length).toBe(6);
    expect(
      new Set(evaluations.map(({ score, error, explanation }) => JSON.stringify([score, error, explanation]))),
    ).toEqual(new Set([JSON.stringify([null, 'voided', null])]));
  });

  it.each([
    ['0.499', 0.499, 'pass'],
    ['0.4996, which is shown as 0.500', 0.4996, 'inconclusive'],
  ])('have their border where it is shown: %s', async (_, score, verdict) => {
    const { report } = await run(scoring((asked) => (isCanary(asked) ? score : 0.8)));
    expect(report?.verdict).toBe(verdict);
  });

  it('that cannot be measured are reported and void nothing', async () => {
    const sane = scoring(() => 0.8);
    const { report, stdout } = await run((asked) => (isCanary(asked) ? fails(400) : sane(asked)));
    expect(report?.verdict).toBe('pass');
    expect(report?.judge).toMatchObject({
      unmeasured: 0,
      voided: null,
      canaries: { asked: 2, measured: 0, taken_in: [] },
    });
    expect(report?.sessions[0]?.judge).toMatchObject({
      overall: null,
      unmeasured: [{ measurement: 'overall', reason: 'invalid_request' }],
    });
    // Nobody watches this judge: that stands first.
    expect(report?.caveats[0]).toBe(
      'None of 2 canary sessions was measured (canary-a: invalid request, canary-b: invalid request), and the judge has measured others: nothing shows whether it notices damage or can be talked round.',
    );
    expect(stdout).toContain('0 of 2 canaries seen through, 2 not measured');
    const one = await run((asked) =>
      isCanary(asked) && asked.user.includes('Second canary') ? fails(400) : sane(asked),
    );
    expect(one.report?.caveats.join('\n')).toContain('1 of 2 canary sessions not measured (canary-');
    expect(one.report?.caveats[0]).not.toContain('canary');
    const neither = await run(() => fails(400));
    expect(neither.report?.caveats[0]).not.toContain('canary');
  });

  it('count as asked where a question about them was sent, and the caveat says why it was not', async () => {
    const { report, api } = await run(() => fails(401), { 'judge-concurrency': '1' });
    expect(api.requests).toHaveLength(1);
    expect(report?.judge?.canaries).toEqual({ asked: 0, measured: 0, taken_in: [] });
    expect(report?.caveats).toContain(
      '2 of 2 canary sessions not measured (canary-a: auth, canary-b: auth): what the judge would have said is not known.',
    );
  });

  it('are asked whatever is measured, and whatever the limit', async () => {
    const { report } = await run(judging({ rubric: () => 0.9, coherence: () => 5 }), {
      'judge-metrics': 'coherence',
      'min-coherence': '0.5',
      'min-judge-overall': 'none',
      'min-judge-dimensions': 'none',
      limit: '1',
    });
    expect(report?.gates.at(-1)).toMatchObject({ id: 'min-coherence', status: 'not_evaluated' });
    expect(report?.judge?.canaries.asked).toBe(2);
  });

  it('are judged in the mode of the run', async () => {
    const { api } = await run(
      scoring(() => 0.1),
      { 'judge-mode': 'absolute' },
    );
    expect(api.requests.length).toBe(3);
    for (const { text } of api.requests) expect(text).not.toContain('Judge the candidate against the reference');
  });

  it('are nothing without a judge, and nothing to somebody who cannot be asked', async () => {
    const { report } = await judge(workspace(), undefined, { judge: 'auto', ...GATES });
    expect(report?.judge).toMatchObject({
      absence: 'no_credentials',
      voided: null,
      canaries: { asked: 0, measured: 0 },
    });
    expect(report?.verdict).toBe('pass');
    expect(report?.caveats.join('\n')).toContain('2 canary sessions for the judge, which did not run');
  });

  it('are missed where there are none', async () => {
    const place = makeWorkspace({
      'golden-corpus/s/reference.json': referenceJson(),
      'candidates/s.json': summaryJson(),
    });
    const api = await startAnthropic({ answer: scoring(() => 0.8) });
    const { report } = await judge(place, api);
    expect(report?.caveats.join('\n')).toContain('The corpus has no canary session');
  });
});
