import { describe, expect, it } from '@jest/globals';
import { DIMENSIONS } from '../../src/core/summary.js';
import type { Reason } from '../../src/judge/asking/completer.js';
import {
  countAll,
  countGaps,
  countMeasurements,
  countMetric,
  countReasons,
  gapsOf,
  judgeMean,
  metricMean,
  scoresOf,
  shortenedFor,
  totalEffort,
} from '../../src/judge/judge-facts.js';
import { addEfforts, addKnown, type Effort, isEnough, judgedDimensions, NO_EFFORT } from '../../src/judge/judgement.js';
import { byDimension } from '../../src/judge/sampling/merge-samples.js';
import { faithfulSessions, judgeFacts, judgementAt } from '../builders/judge-facts.js';

const gap = (measurement: string, reason: Reason = 'timeout') => ({ measurement, reason });
const effort = (attempts: number): Effort => ({ ...NO_EFFORT, attempts });
const judgements = (...scores: readonly (number | null)[]) =>
  new Map(scores.map((score, i) => [`s${i}`, judgementAt(score, `s${i}`)]));

describe('measurements', () => {
  it('are the overall and each dimension, less those that failed', () => {
    const whole = judgementAt(0.5, 's');
    expect(countMeasurements([])).toEqual({ wanted: 0, measured: 0 });
    expect(countMeasurements([whole, { ...whole, unmeasured: [gap('title'), gap('overall')] }])).toEqual({
      ...{ wanted: 12, measured: 10 },
    });
  });

  it('are fewer where summaries have not all dimensions', () => {
    const some = {
      ...judgementAt(0.5, 's'),
      dimensions: byDimension((one) => ({ score: one === 'title' ? 0.5 : null, reason: null })),
      unmeasured: [gap('summary'), gap('outcome')],
    };
    expect(judgedDimensions(some)).toEqual(['title', 'summary', 'outcome']);
    expect(countMeasurements([some])).toEqual({ wanted: 4, measured: 2 });
  });

  it('are those of each sample', () => {
    const sample = { sample: 1, overall: 0.5, overalls: [0.5], dimensionSamples: byDimension(() => [0.5]) };
    const several = {
      ...judgementAt(0.5, 's'),
      bySample: [sample, { ...sample, sample: 2 }],
      unmeasured: [gap('title')],
    };
    expect(countMeasurements([several])).toEqual({ wanted: 12, measured: 11 });
  });

  it('of a metric are those of the sessions that it can be asked about', () => {
    const measured = [
      ...faithfulSessions([0.5, null, 0]).values(),
      { session: 'x', skipped: [], defects: [], effort: NO_EFFORT },
    ];
    expect(countMetric(measured, 'faithfulness')).toEqual({ wanted: 3, measured: 2 });
    expect(countMetric(measured, 'coherence')).toEqual({ wanted: 0, measured: 0 });
  });

  it('of a run are all of them', () => {
    const facts = judgeFacts({ judgements: judgements(0.5), measured: faithfulSessions([0.5, null]) });
    expect(countAll(facts)).toEqual({ wanted: 8, measured: 7 });
    expect(countAll(judgeFacts())).toEqual({ wanted: 0, measured: 0 });
  });

  it.each([
    [0, 0, 0, false],
    [1, 0, 0, true],
    [10, 9, 0.9, true],
    [10, 8, 0.9, false],
    [3, 2, 0.667, true],
    [3, 2, 0.668, false],
  ])('%d of which %d were made, of which %d are to be, are enough: %s', (wanted, measured, least, isThat) => {
    expect(isEnough({ wanted, measured }, least)).toBe(isThat);
  });
});

describe('gaps', () => {
  it('are told by how often each reason stands behind one, then by name', () => {
    const gaps = [gap('a', 'timeout'), gap('b', 'auth'), gap('c', 'refusal'), gap('d', 'timeout'), gap('e', 'budget')];
    expect(Object.entries(countGaps(gaps))).toEqual([
      ['timeout', 2],
      ['auth', 1],
      ['budget', 1],
      ['refusal', 1],
    ]);
    expect(countGaps([])).toEqual({});
  });

  it('are those of the rubric and of the other metrics', () => {
    const missed = { ...judgementAt(null, 's'), unmeasured: [gap('overall', 'auth')] };
    const facts = { judgements: new Map([['s', missed]]), measured: faithfulSessions([0.5, null, null]) };
    expect(countReasons(facts)).toEqual({ timeout: 2, auth: 1 });
    expect([...facts.measured.values()].map(gapsOf)).toEqual([
      [],
      [{ measurement: 'faithfulness', reason: 'timeout' }],
      [{ measurement: 'faithfulness', reason: 'timeout' }],
    ]);
  });
});

describe('means', () => {
  it('are of what was measured, and nothing where nothing was', () => {
    const facts = judgeFacts({ judgements: judgements(0.25, null, 1), measured: faithfulSessions([null, 1, 0, 0]) });
    expect(judgeMean(facts, 'overall')).toBe(0.625);
    for (const dimension of DIMENSIONS) expect(judgeMean(facts, dimension)).toBe(0.625);
    expect(metricMean(facts, 'faithfulness')).toBe(0.333333);
    expect(metricMean(facts, 'hallucination')).toBe(0.666667);
    expect(scoresOf(facts, 'faithfulness')).toEqual([1, 0, 0]);
    expect(scoresOf(facts, 'hallucination')).toEqual([0, 1, 1]);
    expect([metricMean(facts, 'relevance'), judgeMean(judgeFacts(), 'overall')]).toEqual([null, null]);
  });

  it('are each of their own dimension', () => {
    const dimensions = byDimension((one) => ({ score: DIMENSIONS.indexOf(one) / 10, reason: null }));
    const facts = judgeFacts({ judgements: new Map([['s', { ...judgementAt(1, 's'), dimensions }]]) });
    expect(DIMENSIONS.map((one) => judgeMean(facts, one))).toEqual([0, 0.1, 0.2, 0.3, 0.4]);
  });
});

describe('what was spent', () => {
  const canary = {
    ...{ session: 'c', isInjected: true, overall: 0, damaged: { summary: 0, key_actions: 0, outcome: 0 } },
    ...{ rationale: null, reason: null, modelUsed: null, effort: effort(4) },
  };
  const transplant = { session: 's', above: 0.5, overall: 0, reason: null, effort: effort(8) };
  const run = judgeFacts({
    judgements: new Map([['s', { ...judgementAt(0.5, 's'), attempts: 1 }]]),
    measured: new Map([['s', { session: 's', skipped: [], defects: [], effort: effort(2) }]]),
    canaries: [canary],
    transplants: { disagreements: 1, asked: [transplant], beyond: effort(16) },
  });

  it('is all of it: sessions, canaries, transplants of all shards, explanations', () => {
    const meta = { ...run.meta, effort: effort(32) };
    expect(totalEffort({ ...run, meta }).attempts).toBe(63);
    expect(totalEffort({ ...run, transplants: { disagreements: 1, asked: [transplant] } }).attempts).toBe(15);
    const { transplants: _, ...without } = run;
    expect(totalEffort(without).attempts).toBe(7);
  });

  it('is that of the members of a panel', () => {
    const member = {
      ...{ provider: 'anthropic' as const, model: 'm', wanted: 0, measured: 0, means: {}, reasons: {} },
      ...{ voided: null, leftOut: [] },
    };
    const members = [
      { ...member, effort: effort(100) },
      { ...member, effort: effort(200) },
    ];
    expect(totalEffort({ ...run, panel: { members } }).attempts).toBe(300);
  });

  it('is nothing where nothing was asked', () => {
    const { failures, ...numbers } = NO_EFFORT;
    expect(new Set(Object.values(numbers))).toEqual(new Set([0]));
    expect([Object.keys(numbers).length, failures.size]).toEqual([9, 0]);
  });

  it('is added member by member, and unknown with what is not known', () => {
    const one: Effort = {
      ...{ attempts: 1, retries: 2, cacheHits: 3, promptTokens: 4, completionTokens: 5, costUsd: 6, savedUsd: 7 },
      ...{ durationMs: 8, waitedMs: 9, failures: new Map([['timeout', 1]]) },
    };
    const failures = new Map<Reason, number>([
      ['timeout', 1],
      ['auth', 2],
    ]);
    expect(addEfforts(one, { ...one, failures })).toEqual({
      ...{ attempts: 2, retries: 4, cacheHits: 6, promptTokens: 8, completionTokens: 10, costUsd: 12, savedUsd: 14 },
      ...{
        durationMs: 16,
        waitedMs: 18,
        failures: new Map([
          ['timeout', 2],
          ['auth', 2],
        ]),
      },
    });
    expect([addKnown(1, null), addKnown(null, 1), addKnown(null, null), addKnown(1, 2)]).toEqual([null, null, null, 3]);
  });
});

it('what was cut of a session is told by the rubric, else by the other metrics', () => {
  const cut = (shortened: readonly string[]) => ({ ...judgementAt(0.5, 's'), shortened });
  const measured = new Map([['s', { session: 's', skipped: [], defects: [], effort: NO_EFFORT, shortened: ['b'] }]]);
  expect(shortenedFor('s', judgeFacts({ judgements: new Map([['s', cut(['a'])]]), measured }))).toEqual(['a']);
  expect(shortenedFor('s', judgeFacts({ judgements: judgements(0.5), measured }))).toEqual(['b']);
  expect(shortenedFor('x', judgeFacts({ judgements: judgements(0.5), measured }))).toEqual([]);
});
