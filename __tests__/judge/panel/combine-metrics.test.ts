import { describe, expect, it } from '@jest/globals';
import type { FindingCode } from '../../../src/core/finding.js';
import { NO_EFFORT } from '../../../src/judge/judgement.js';
import { combineMetrics, type Measured } from '../../../src/judge/panel/combine-metrics.js';
import type { SessionMetrics } from '../../../src/judge/session-metrics.js';
import { SESSION_METRICS, type SessionMetric } from '../../../src/settings/judge-metrics.js';

const NONE_MORE = { omitted: 0, unshown: 0, ending: null, claims: [] } as const;
const why = (score: number | null) => ({ reason: score === null ? ('timeout' as const) : null });

/** What one measured of a session, by name: each score with words that say whose they are. */
function measured(name: string, scores: Partial<Record<SessionMetric, number | null>>): SessionMetrics {
  const { relevance, coherence, faithfulness, completion } = scores;
  const geval = (score: number | null) => ({
    ...{ score, ...why(score), explanation: name, asked: 2 },
    answers: score === null ? [] : [{ score, reasoning: name }],
  });
  const defect = (code: FindingCode) => ({
    ...{ code, dimension: null, message: name, suggestion: '', place: { file: 'c.json', line: 1 } },
  });
  return {
    session: 's',
    ...(relevance !== undefined && { relevance: geval(relevance) }),
    ...(coherence !== undefined && { coherence: geval(coherence) }),
    ...(faithfulness !== undefined && {
      faithfulness: {
        ...{ score: faithfulness, ...why(faithfulness), explanation: name, ...NONE_MORE },
        hallucination: faithfulness === null ? null : 1 - faithfulness,
      },
    }),
    ...(completion !== undefined && {
      completion: {
        ...{ score: completion, ...why(completion), explanation: name, requirements: [] },
        isFullyComplete: completion === 1,
      },
    }),
    skipped: [],
    defects: [defect('UNSUPPORTED_CLAIM'), defect('CONTRADICTED_CLAIM'), defect('REQUIREMENT_UNMET')],
    effort: { ...NO_EFFORT, attempts: 1, costUsd: 0.5 },
  };
}

/** A member that counts in these metrics. */
const member = (
  metrics: SessionMetrics,
  counts: readonly SessionMetric[] = SESSION_METRICS,
  model = 'm',
): Measured => ({
  ...{ member: { provider: 'anthropic', model }, metrics, counts: new Set(counts) },
});

const all = (scores: Partial<Record<SessionMetric, readonly (number | null)[]>>): readonly Measured[] =>
  (scores.relevance ?? scores.coherence ?? scores.faithfulness ?? scores.completion ?? []).map((_, i) =>
    member(measured(`by ${i}`, Object.fromEntries(Object.entries(scores).map(([metric, list]) => [metric, list[i]])))),
  );

describe('what a panel measured of a session', () => {
  it.each<[readonly (number | null)[], number | null, string]>([
    [[0.25, 1, 0.75], 0.75, 'by 2'],
    [[0.5, 1], 0.75, 'by 0'],
    [[null, 1, 0.5], 0.75, 'by 1'],
    [[null, 0.5], 0.5, 'by 1'],
    [[null, null], null, 'by 0'],
    [[0, 0, 1], 0, 'by 0'],
  ])('is the median of %j, which is %j, in the words of the nearest: %s', (scores, wanted, name) => {
    const combined = combineMetrics(
      all({ relevance: scores, coherence: scores, faithfulness: scores, completion: scores }),
    );
    for (const metric of SESSION_METRICS) {
      expect(combined[metric]).toMatchObject({ score: wanted, explanation: name, ...why(wanted) });
    }
    expect(combined.faithfulness?.hallucination).toBe(wanted === null ? null : 1 - wanted);
    expect(combined.completion?.isFullyComplete).toBe(wanted === 1);
    expect(combined.relevance?.answers.map(({ score }) => score)).toEqual(scores.filter((score) => score !== null));
    expect(combined.relevance?.asked).toBe(2 * scores.length);
    expect(new Set(combined.defects.map(({ message }) => message))).toEqual(new Set([name]));
    expect(combined.defects.map(({ code }) => code)).toEqual([
      ...['UNSUPPORTED_CLAIM', 'CONTRADICTED_CLAIM', 'REQUIREMENT_UNMET'],
    ]);
  });

  it('is never complete by the words of one alone', () => {
    const two = all({ completion: [1, 0.5] });
    expect(combineMetrics(two).completion).toMatchObject({ score: 0.75, isFullyComplete: false });
    expect(combineMetrics(all({ completion: [1, 1, 0] })).completion?.isFullyComplete).toBe(true);
    const [first] = two;
    const claims = {
      ...measured('x', {}),
      completion: { ...measured('x', { completion: 1 }).completion, isFullyComplete: false },
    };
    expect(
      first === undefined ? 0 : combineMetrics([{ ...first, metrics: claims as SessionMetrics }]).completion,
    ).toMatchObject({
      ...{ score: 1, isFullyComplete: false },
    });
  });

  it('has each metric by those who count in it, and the findings of whose words are shown', () => {
    const combined = combineMetrics([
      member(measured('a', { relevance: 0, faithfulness: 0.25, completion: 0.75 }), ['faithfulness', 'completion']),
      member(measured('b', { relevance: 1, faithfulness: 1, completion: 1 }), ['relevance', 'completion']),
      member(measured('c', { relevance: 0.5, faithfulness: 0.5, completion: 0.5 }), ['completion']),
    ]);
    expect(combined.relevance).toMatchObject({ score: 1, explanation: 'b', asked: 2, answers: [{ score: 1 }] });
    expect(combined.faithfulness).toMatchObject({ score: 0.25, explanation: 'a' });
    expect(combined.completion).toMatchObject({ score: 0.75, explanation: 'a' });
    const other = combineMetrics([
      member(measured('a', { faithfulness: 0.25, completion: 0.75 }), ['faithfulness']),
      member(measured('b', { faithfulness: 1, completion: 1 }), ['completion']),
    ]);
    expect(other.defects.map(({ code, message }) => `${code} ${message}`)).toEqual([
      ...['UNSUPPORTED_CLAIM a', 'CONTRADICTED_CLAIM a', 'REQUIREMENT_UNMET b'],
    ]);
  });

  it('has no metric that nobody was to measure, or nobody counts in', () => {
    const { session, skipped, defects, effort, voices, ...metrics } = combineMetrics([
      member(measured('a', { coherence: 0.5 }), ['relevance', 'faithfulness']),
      member(measured('b', { faithfulness: 0.5 }), ['coherence']),
    ]);
    expect([session, skipped, defects, metrics]).toEqual(['s', [], [], {}]);
    expect([effort.attempts, voices?.length]).toEqual([2, 2]);
  });

  it('has what was read, skipped and cut from the first, and what was spent of all', () => {
    const grounding = { file: 't.md', digest: 'd', malformed: 0 };
    const skipped = [{ metric: 'completion', reason: 'nothing_to_check' }] as const;
    const first = { ...measured('a', { coherence: 1 }), grounding, shortened: ['summary.title'], skipped };
    const combined = combineMetrics([member(first), member(measured('b', { coherence: 0 }), [])]);
    expect(combined).toMatchObject({
      grounding,
      shortened: ['summary.title'],
      skipped,
      effort: { attempts: 2, costUsd: 1 },
    });
    const without = combineMetrics([member(measured('b', { coherence: 0 })), member(first)]);
    expect(without).not.toHaveProperty('grounding');
    expect(without).not.toHaveProperty('shortened');
  });

  it('has a voice for each member, with the metrics that it was to measure and those in whose medians it is', () => {
    const combined = combineMetrics([
      member(measured('a', { relevance: null, completion: 0 }), ['completion', 'relevance'], 'm1'),
      member(measured('b', { coherence: 0.5 }), [], 'm2'),
    ]);
    expect(combined.voices).toEqual([
      {
        provider: 'anthropic',
        model: 'm1',
        scores: { relevance: null, completion: 0 },
        counts: ['relevance', 'completion'],
      },
      { provider: 'anthropic', model: 'm2', scores: { coherence: 0.5 }, counts: [] },
    ]);
  });

  it('is rounded as reports keep it', () => {
    const thirds = combineMetrics(all({ faithfulness: [1 / 3], completion: [2 / 3] }));
    expect([thirds.faithfulness?.score, thirds.faithfulness?.hallucination]).toEqual([0.333333, 0.666667]);
    expect(thirds.completion?.score).toBe(0.666667);
  });

  it('needs a member', () => {
    expect(() => combineMetrics([])).toThrow(RangeError);
  });
});
