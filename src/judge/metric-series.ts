import type { ReportedMetric } from './judge-metrics.js';
import type { Series } from './open-gates.js';
import { errorOfSamples, errorOfShare, NO_ERROR, type ScoreError } from './score-error.js';
import type { MetricScores } from './session-metrics.js';

/** What is known of a metric, session by session, in their order; where it was not wanted, a series that was not measured. */
export function metricSeries(measured: Iterable<MetricScores>, metric: ReportedMetric): readonly Series[] {
  return Array.from(measured, (scores) => seriesOf(scores, metric));
}

const NOTHING: Series = { score: null, error: NO_ERROR, asked: 0 };

function seriesOf({ faithfulness, completion, ...scores }: MetricScores, metric: ReportedMetric): Series {
  switch (metric) {
    case 'relevance':
    case 'coherence': {
      const result = scores[metric];
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

/** Those that words alone decide would fall out alike again: only the part that was judged can move. */
function errorOfRequirements(requirements: NonNullable<MetricScores['completion']>['requirements']): ScoreError {
  const measured = requirements.filter(({ status }) => status !== 'unmeasured');
  const judged = measured.filter(({ stage }) => stage === 'judged');
  if (judged.length === 0) return NO_ERROR;
  const { variance, isAssumed } = errorOfShare(
    judged.filter(({ status }) => status === 'satisfied').length,
    judged.length,
  );
  const part = judged.length / measured.length;
  return { variance: variance * part * part, isAssumed };
}
