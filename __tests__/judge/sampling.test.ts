import { describe, expect, it } from '@jest/globals';
import { manyTurns } from '../builders/loop-turns.js';
import { summaryJson } from '../builders/summaries.js';
import { until } from '../builders/until.js';
import type { Workspace } from '../builders/workspace.js';
import { answers, NOTED, refuses, says, scores, startAnthropic } from '../servers/anthropic.js';
import { judge, sessionsOf } from './judged-run.js';

describe('asking', () => {
  it.each([1, 2, 4])('has at most %i requests under way, and the first one alone', async (width) => {
    const open: number[] = [];
    let underWay = 0;
    const api = await startAnthropic({
      answer: async () => {
        open.push(++underWay);
        if (open.length === 1) await manyTurns();
        else await until(() => open.length > width);
        underWay--;
        return scores(0.8);
      },
    });
    await judge(sessionsOf(9), api, { 'judge-concurrency': String(width) });
    expect(Math.max(...open)).toBe(width);
    // Nobody joins the first while it is under way: the second request finds at most itself.
    expect(open.slice(0, 2)).toEqual([1, 1]);
    expect(api.mostConcurrent).toBeLessThanOrEqual(width);
  });

  it('has the first request of each system prompt answered before the second starts', async () => {
    const events: { readonly system: string; readonly what: 'asked' | 'answered' }[] = [];
    const api = await startAnthropic({
      answer: async ({ system }) => {
        events.push({ system, what: 'asked' });
        await until(() => events.length >= 4);
        await manyTurns();
        events.push({ system, what: 'answered' });
        return scores(0.8);
      },
    });
    await judge(sessionsOfKinds(12), api, { 'judge-concurrency': '4' });
    const systems = [...new Set(events.map(({ system }) => system))];
    expect(systems).toHaveLength(6);
    for (const system of systems) {
      const order = events.filter((event) => event.system === system).map(({ what }) => what);
      expect(order).toEqual(['asked', 'answered', 'asked', 'answered']);
    }
    expect(api.mostConcurrent).toBe(4);
  });

  it('takes no recorded answer for the first request of a prompt', async () => {
    const workspace = sessionsOf(5);
    const tape = { 'judge-cassette': 'tape.jsonl' };
    await judge(workspace, await startAnthropic(), { ...tape, limit: '1' });
    const open: number[] = [];
    let underWay = 0;
    const api = await startAnthropic({
      answer: async () => {
        open.push(++underWay);
        await manyTurns();
        underWay--;
        return scores(0.8);
      },
    });
    await judge(workspace, api, tape);
    expect(open).toHaveLength(4);
    expect(open.slice(0, 2)).toEqual([1, 1]);
  });

  it('keeps the sessions in order, whichever answer comes first', async () => {
    const ended: number[] = [];
    const api = await startAnthropic({
      // The first one goes alone; of the others the last is answered first.
      answer: async ({ index }) => {
        if (index > 0) await until(() => ended.length === 6 - index);
        ended.push(index);
        return scores(0.8);
      },
    });
    const run = await judge(sessionsOf(6), api, { 'judge-concurrency': '6' });
    expect(ended).toEqual([0, 5, 4, 3, 2, 1]);
    expect(run.report?.sessions.map(({ name }) => name)).toEqual(['s0', 's1', 's2', 's3', 's4', 's5']);
    expect(run.report?.judge?.measured).toBe(36);
  });
});

describe('samples', () => {
  it('score by their median', async () => {
    const api = await startAnthropic({ answer: ({ attempt }) => scores([0.1, 0.7, 0.9][attempt - 1] ?? 0) });
    const run = await judge(sessionsOf(1), api, { 'judge-samples': '3' });
    expect(run.report?.judge).toMatchObject({ overall_mean: 0.7, calls: 3, wanted: 6, measured: 6, retries: 0 });
    expect(run.report?.sessions[0]?.judge).toMatchObject({ overall: 0.7, samples: 3, attempts: 3 });
  });

  it('that fail leave it to the others', async () => {
    const api = await startAnthropic({
      answer: ({ attempt }) => (attempt === 2 ? says(['x'], { stopReason: 'refusal' }) : scores(0.7)),
    });
    const run = await judge(sessionsOf(1), api, { 'judge-samples': '3', 'judge-concurrency': '1' });
    expect(run.report?.judge).toMatchObject({ overall_mean: 0.7, measured: 6 });
    expect(run.report?.sessions[0]?.judge).toMatchObject({ samples: 2 });
  });

  it.each<readonly [string, Readonly<Record<string, string>>, number]>([
    ['no gate', {}, 2],
    ['a gate far below', { 'min-judge-overall': '0.3' }, 2],
    ['a gate far above', { 'min-judge-overall': '0.999' }, 2],
  ])('are not added for %s', async (_, flags, requests) => {
    const api = await startAnthropic({ answer: () => scores(0.7) });
    await judge(sessionsOf(2), api, flags);
    expect(api.requests).toHaveLength(requests);
  });

  it('are not added where too little was measured for any gate', async () => {
    const api = await startAnthropic({ answer: ({ index }) => (index % 2 === 0 ? scores(0.7) : refuses()) });
    const run = await judge(sessionsOf(4), api, { 'min-judge-overall': '0.7' });
    expect(api.requests).toHaveLength(4);
    expect(run.exitCode).toBe(3);
  });

  it('are added until the gate is clear', async () => {
    // After one answer each 1.4 standard errors away. That further ones agree makes the guess of 0.1 smaller: after two each 1.3, since
    // few answers of few sessions say little, after three 1.96, after four 2.6.
    const api = await startAnthropic({ answer: () => scores(0.8) });
    const run = await judge(sessionsOf(2), api, { 'min-judge-overall': '0.7', 'judge-max-samples': '5' });
    expect(api.requests).toHaveLength(8);
    expect(run.report?.sessions.map(({ judge }) => judge?.samples)).toEqual([4, 4]);
    expect(run.report?.gates.find(({ id }) => id === 'min-judge-overall')?.flip_risk?.word).toBe('clear');
  });

  it('are added once where a gate is near, though one answer calls it clear', async () => {
    // 2.8 standard errors if the judge wavers by 0.1, which nobody has seen.
    const api = await startAnthropic({ answer: ({ attempt }) => scores(attempt === 1 ? 0.9 : 0.6) });
    const run = await judge(sessionsOf(2), api, { 'min-judge-overall': '0.7', 'judge-max-samples': '2' });
    expect(run.report?.sessions.map(({ judge }) => [judge?.samples, judge?.overall])).toEqual([
      [2, 0.75],
      [2, 0.75],
    ]);
    expect(run.report?.gates.find(({ id }) => id === 'min-judge-overall')?.flip_risk?.word).toBe('coin toss');
  });

  it('make a score their mean, whose middle of one, two and three is the same quantity', async () => {
    const api = await startAnthropic({ answer: ({ attempt }) => scores([0.7, 0.8, 0.6][attempt - 1] ?? 0) });
    const run = await judge(sessionsOf(2), api, { 'min-judge-overall': '0.75', 'judge-max-samples': '3' });
    const lopsided = await startAnthropic({ answer: ({ attempt }) => scores([0.7, 0.1, 0.7][attempt - 1] ?? 0) });
    const three = await judge(sessionsOf(1), lopsided, {
      'min-judge-overall': '0.5',
      'judge-samples': '3',
      'judge-max-samples': '3',
    });
    expect(run.report?.judge?.overall_mean).toBe(0.7);
    expect(three.report?.sessions[0]?.judge?.overall).toBe(0.5);
  });

  it.each([1, 2, 4])('are never more than %i a session, however open the gate is', async (most) => {
    const api = await startAnthropic({ answer: ({ attempt }) => scores([0.7, 0.75, 0.65, 0.7][attempt - 1] ?? 0) });
    const run = await judge(sessionsOf(3), api, { 'min-judge-overall': '0.7', 'judge-max-samples': String(most) });
    expect(api.requests).toHaveLength(3 * most);
    expect(run.report?.sessions.map(({ judge }) => judge?.samples)).toEqual([most, most, most]);
    expect(run.report?.judge?.wanted).toBe(18);
  });

  it('that failed count against the most that are allowed', async () => {
    const api = await startAnthropic({ answer: ({ attempt }) => (attempt === 1 ? scores(0.7) : refuses()) });
    const flags = { 'judge-samples': '3', 'judge-max-samples': '3', 'judge-concurrency': '1' };
    await judge(sessionsOf(2), api, { ...flags, 'min-judge-overall': '0.7' });
    expect(api.requests).toHaveLength(6);
  });

  it('end for all where no money is left', async () => {
    const dear = { 'judge-model': 'claude-opus-5-5', 'max-cost-usd': '10', 'judge-concurrency': '1' };
    const dry = await judge(sessionsOf(1), undefined, { ...dear, 'dry-run': 'true' });
    const worst = Number(/at most \$([\d.]+)/.exec(dry.stdout)?.[1]);
    const plain = await judge(sessionsOf(6), await startAnthropic({ answer: () => scores(0.75) }), dear);
    const cap = (plain.report?.judge?.cost_usd ?? Number.NaN) + worst + 0.0002;
    // There is room for one more request, and then no longer for its worst case.
    const flags = {
      ...dear,
      'max-cost-usd': cap.toFixed(6),
      'min-judge-overall': '0.75',
      'judge-max-samples': '5',
    };
    const run = await judge(sessionsOf(6), await startAnthropic({ answer: () => scores(0.75) }), flags);
    expect(run.report?.judge).toMatchObject({ calls: 7, measured: 36, unmeasured_reasons: {} });
    expect(run.report?.judge?.cost_usd).toBeLessThan(cap);
  });

  it('leave the reason of what an answer lacks', async () => {
    const whole = { reason: 'r', score: 0.75 };
    const dimensions = Object.fromEntries(NAMES.map((name) => [name, whole]));
    const api = await startAnthropic({
      answer: ({ attempt, user }) => {
        if (attempt > 1) return refuses();
        const lacking = user.includes('test s0') ? { ...dimensions, title: { reason: 'r' } } : dimensions;
        return answers({ ...NOTED, rationale: 'r', dimensions: lacking, overall: 0.75 });
      },
    });
    const run = await judge(sessionsOf(2), api, { 'min-judge-overall': '0.75', 'judge-max-samples': '5' });
    // One more, since an answer that lacks something is asked for again.
    expect(api.requests).toHaveLength(5);
    expect(run.report?.judge?.unmeasured_reasons).toEqual({ invalid_answer: 1 });
  });

  it('are told while they are drawn', async () => {
    const api = await startAnthropic({ answer: ({ attempt }) => scores([0.7, 0.9, 0.5, 0.7][attempt - 1] ?? 0) });
    const run = await judge(sessionsOf(2), api, { 'min-judge-overall': '0.7', 'judge-max-samples': '4' });
    const told = run.stderr.split('\n').flatMap((line) => /^Judged (.*), \$/.exec(line)?.[1] ?? []);
    expect(told).toEqual([
      '1 of 2 sessions',
      '2 of 2 sessions',
      '1 further sample',
      '2 further samples',
      '4 further samples',
      '6 of 6 further samples',
    ]);
  });

  it('go on for another gate when the first has no session left to ask about', async () => {
    // s1 has no overall: all that can be sampled for that gate is s0, and the gate on the title stays open.
    const api = await startAnthropic({
      answer: ({ attempt, user }) => {
        // An answer about s1 lacks something, so that each is asked for twice.
        const sample = user.includes('test s0') ? attempt : Math.ceil(attempt / 2);
        const dimension = { reason: 'r', score: sample % 2 === 0 ? 0.6 : 0.8 };
        const dimensions = Object.fromEntries(NAMES.map((name) => [name, dimension]));
        const overall = user.includes('test s0') ? { overall: dimension.score } : {};
        return answers({ ...NOTED, rationale: 'r', dimensions, ...overall });
      },
    });
    const gates = { 'min-judge-overall': '0.7', 'min-judge-dimensions': 'title=0.7' };
    const run = await judge(sessionsOf(2), api, { ...gates, 'judge-max-samples': '4' });
    expect(run.report?.sessions.map(({ judge }) => judge?.samples)).toEqual([4, 4]);
    // Four about s0, and each of four about s1 twice: an answer without an overall is asked for once more.
    expect(api.requests).toHaveLength(12);
  });
});

/** Of each of the six rubrics two sessions, one behind the other. */
function sessionsOfKinds(count: number): Workspace {
  const kinds = ['bugfix', 'design'].flatMap((kind) =>
    ['simple', 'normal', 'complex'].map((difficulty) => ({ kind, difficulty })),
  );
  return sessionsOf(
    count,
    Object.fromEntries(
      Array.from({ length: count }, (_, i) => [
        `golden-corpus/s${i}/reference.json`,
        { ...kinds[Math.floor(i / 2) % 6], reference: summaryJson({ title: `Fixed the flaky login test s${i}` }) },
      ]),
    ),
  );
}

const NAMES = ['title', 'summary', 'key_actions', 'outcome', 'aha_moments'];
