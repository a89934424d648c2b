import type { ScoreName } from '../../core/summary.js';
import { metricBehind, type ReportedMetric, type SessionMetric } from '../../settings/judge-metrics.js';
import type { Judgement } from '../judgement.js';
import type { MetricScores, MetricVoice } from '../session-metrics.js';
import { errorOfMean, errorOfSamples, errorOfShare, NO_ERROR, type ScoreError } from './score-error.js';

/** What is known of one score of the judge: of a session or a turn, by one metric. */
export interface KnownScore {
  /** 0..1; null where it was not measured. */
  readonly score: number | null;
  readonly error: ScoreError;
  /** How often it was asked for, with the answers that failed. */
  readonly asked: number;
}

/** A score by the rubric judge. */
export function rubricScore(judgement: Judgement, what: ScoreName): KnownScore {
  const { asked, overall, overalls, dimensions, dimensionSamples, bySample, voices } = judgement;
  // Of a panel each member has one voice, however many candidates of the session it has seen.
  if (bySample !== undefined && voices === undefined) {
    const answers = bySample.map((one) => (what === 'overall' ? one.overalls : one.dimensionSamples[what]));
    const { score } = what === 'overall' ? overall : dimensions[what];
    return { score, error: errorOfMean(answers.filter((some) => some.length > 0).map(errorOfSamples)), asked };
  }
  return what === 'overall'
    ? { score: overall.score, error: errorOfSamples(overalls), asked }
    : { score: dimensions[what].score, error: errorOfSamples(dimensionSamples[what]), asked };
}

/** Stands for a metric that was not wanted: nothing was asked. */
const NOTHING: KnownScore = { score: null, error: NO_ERROR, asked: 0 };

/** A score by a metric beside the rubric. */
export function metricScore(scores: MetricScores, metric: ReportedMetric): KnownScore {
  const { voices } = scores;
  const known = scoreOfOne(scores, metric);
  return voices === undefined ? known : { ...known, error: errorOfSamples(voicesOf(voices, metricBehind(metric))) };
}

/** The scores that a median of a panel was made of. */
function voicesOf(voices: readonly MetricVoice[], metric: SessionMetric): readonly number[] {
  return voices.flatMap(({ scores, counts }) => (counts.includes(metric) ? (scores[metric] ?? []) : []));
}

function scoreOfOne({ faithfulness, completion, ...sampled }: MetricScores, metric: ReportedMetric): KnownScore {
  switch (metric) {
    case 'relevance':
    case 'coherence': {
      const result = sampled[metric];
      if (result === undefined) return NOTHING;
      const { score, answers, asked } = result;
      return { score, error: errorOfSamples(answers.map((answer) => answer.score)), asked };
    }
    case 'faithfulness':
    case 'hallucination':
      if (faithfulness === undefined) return NOTHING;
      return {
        score: metric === 'faithfulness' ? faithfulness.score : faithfulness.hallucination,
        error: errorOfClaims(faithfulness.claims),
        asked: 1,
      };
    case 'completion':
      if (completion === undefined) return NOTHING;
      return { score: completion.score, error: errorOfRequirements(completion.requirements), asked: 1 };
  }
}

function errorOfClaims(claims: NonNullable<MetricScores['faithfulness']>['claims']): ScoreError {
  const answered = claims.filter(({ status }) => status !== 'unanswered');
  return errorOfShare(answered.filter(({ status }) => status === 'confirmed').length, answered.length);
}

/**
 * Uncertainty of a completion score. Only requirements that the judge decided can come out differently when asked
 * again; the words alone decide the others.
 */
function errorOfRequirements(requirements: NonNullable<MetricScores['completion']>['requirements']): ScoreError {
  const measured = requirements.filter(({ status }) => status !== 'unmeasured');
  const judged = measured.filter(({ stage }) => stage === 'judged');
  if (judged.length === 0) return NO_ERROR;
  const error = errorOfShare(judged.filter(({ status }) => status === 'satisfied').length, judged.length);
  const part = judged.length / measured.length;
  return { ...error, variance: error.variance * part * part };
}
