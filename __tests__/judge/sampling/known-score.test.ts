import { describe, expect, it } from '@jest/globals';
import { DIMENSIONS } from '../../../src/core/summary.js';
import { NO_EFFORT } from '../../../src/judge/judgement.js';
import { metricScore, rubricScore } from '../../../src/judge/sampling/known-score.js';
import { byDimension, mergeSamples } from '../../../src/judge/sampling/merge-samples.js';
import { errorOfMean, errorOfSamples, errorOfShare, NO_ERROR } from '../../../src/judge/sampling/score-error.js';

const OVERALL = [0.2, 0.4];
const TITLE = [0.6, 0.9, 0.9];
const judgement = {
  ...mergeSamples('s', [], DIMENSIONS, 'median'),
  asked: 3,
  overall: { score: 0.3, reason: null },
  dimensions: byDimension((one) => ({ score: one === 'title' ? 0.8 : null, reason: null })),
  overalls: OVERALL,
  dimensionSamples: byDimension((one) => (one === 'title' ? TITLE : [])),
};
const of = (overalls: readonly number[], title: readonly number[], sample = 1) => ({
  ...{ sample, overall: null, overalls },
  dimensionSamples: byDimension((one) => (one === 'title' ? title : [])),
});

describe('a score of the rubric', () => {
  it('has the error of its own answers', () => {
    expect(rubricScore(judgement, 'overall')).toEqual({ score: 0.3, error: errorOfSamples(OVERALL), asked: 3 });
    expect(rubricScore(judgement, 'title')).toEqual({ score: 0.8, error: errorOfSamples(TITLE), asked: 3 });
  });

  it('over several candidates has that of a mean, without those that were not measured', () => {
    const bySample = [of(OVERALL, [0.5]), of([], []), of([0.9], TITLE)];
    const several = { ...judgement, bySample };
    const overall = errorOfMean([errorOfSamples(OVERALL), errorOfSamples([0.9])]);
    const title = errorOfMean([errorOfSamples([0.5]), errorOfSamples(TITLE)]);
    expect(rubricScore(several, 'overall')).toEqual({ score: 0.3, error: overall, asked: 3 });
    expect(rubricScore(several, 'title')).toEqual({ score: 0.8, error: title, asked: 3 });
    const ofPanel = { ...several, voices: [] };
    expect(rubricScore(ofPanel, 'overall').error).toEqual(errorOfSamples(OVERALL));
  });
});

const nothing = { session: 's', skipped: [], effort: NO_EFFORT };

describe('a score by a metric', () => {
  it.each(['relevance', 'coherence', 'faithfulness', 'hallucination', 'completion'] as const)(
    'that was not wanted is none: %s',
    (metric) => {
      expect(metricScore(nothing, metric)).toEqual({ score: null, error: NO_ERROR, asked: 0 });
    },
  );

  const result = { score: 0.75, reason: null, explanation: null };
  it.each(['relevance', 'coherence'] as const)('of several answers wavers as these: %s', (metric) => {
    const answers = [0.5, 1, 0.75].map((score) => ({ score, explanation: '' }));
    const scores = { ...nothing, [metric]: { ...result, asked: 4, answers } };
    expect(metricScore(scores, metric)).toEqual({ score: 0.75, error: errorOfSamples([0.5, 1, 0.75]), asked: 4 });
  });

  it.each<[readonly ('confirmed' | 'contradicted' | 'unanswered')[], readonly [yes: number, answered: number]]>([
    [
      ['confirmed', 'contradicted', 'confirmed'],
      [2, 3],
    ],
    [
      ['confirmed', 'unanswered', 'contradicted', 'contradicted'],
      [1, 3],
    ],
    [['unanswered'], [0, 0]],
    [[], [0, 0]],
  ])('of claims wavers as a share of those that were answered: %j', (statuses, [yes, answered]) => {
    const claims = statuses.map((status) => ({ status }));
    const faithfulness = { ...result, hallucination: 0.2, claims, omitted: 0, unshown: 0 };
    const error = errorOfShare(yes, answered);
    expect(metricScore({ ...nothing, faithfulness }, 'faithfulness')).toEqual({ score: 0.75, error, asked: 1 });
    expect(metricScore({ ...nothing, faithfulness }, 'hallucination')).toEqual({ score: 0.2, error, asked: 1 });
  });

  type Requirement = readonly [status: 'satisfied' | 'unmet' | 'violated' | 'unmeasured', stage: 'judged' | 'words'];
  it.each<[string, readonly Requirement[], number, number, number]>([
    [
      'all by the judge',
      [
        ['satisfied', 'judged'],
        ['unmet', 'judged'],
        ['satisfied', 'judged'],
      ],
      2,
      3,
      1,
    ],
    [
      'half by the judge',
      [
        ['satisfied', 'judged'],
        ['unmet', 'words'],
      ],
      1,
      1,
      1 / 2,
    ],
    [
      'a third by the judge',
      [
        ['violated', 'judged'],
        ['satisfied', 'words'],
        ['unmet', 'words'],
      ],
      0,
      1,
      1 / 3,
    ],
    [
      'some by nobody',
      [
        ['satisfied', 'judged'],
        ['unmeasured', 'judged'],
        ['unmet', 'words'],
      ],
      1,
      1,
      1 / 2,
    ],
  ])('of requirements wavers as those that the judge decided: %s', (_, list, yes, judged, part) => {
    const requirements = list.map(([status, stage]) => ({ status, stage }) as never);
    const known = metricScore({ ...nothing, completion: { ...result, requirements } }, 'completion');
    const { variance, ...share } = errorOfShare(yes, judged);
    expect(known).toMatchObject({ score: 0.75, asked: 1, error: share });
    expect(known.error.variance).toBeCloseTo(variance * part * part, 12);
  });

  it('of requirements that words decide is certain', () => {
    const requirements = [{ status: 'satisfied', stage: 'words' }] as never;
    expect(metricScore({ ...nothing, completion: { ...result, requirements } }, 'completion').error).toEqual(NO_ERROR);
  });

  it('of a panel wavers as the voices that count', () => {
    const voice = (relevance: number, counts: readonly 'relevance'[]) => ({
      ...{ provider: 'anthropic', model: 'm', counts },
      scores: { relevance },
    });
    const voices = [voice(0.2, ['relevance']), voice(0.8, []), voice(0.6, ['relevance'])];
    expect(metricScore({ ...nothing, voices }, 'relevance').error).toEqual(errorOfSamples([0.2, 0.6]));
  });
});
