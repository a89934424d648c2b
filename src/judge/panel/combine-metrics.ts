import { median, nearest, stored } from '../../core/numbers.js';
import { SESSION_METRICS, type SessionMetric } from '../../settings/judge-metrics.js';
import type { PanelMember } from '../../settings/panel-members.js';
import { addEfforts, NO_EFFORT } from '../judgement.js';
import type { MetricVoice, SessionMetrics } from '../session-metrics.js';

/** What one member measured of a session beside the rubric, and the metrics in whose medians it is. */
export interface Measured {
  readonly member: PanelMember;
  readonly metrics: SessionMetrics;
  readonly counts: ReadonlySet<SessionMetric>;
}

/**
 * What a panel measured of a session beside the rubric: of each metric the median of the members that count, and claims,
 * requirements, findings and words of the member whose score is nearest to it, the first of equals.
 */
export function combineMetrics(all: readonly Measured[]): SessionMetrics {
  const [first] = all.map(({ metrics }) => metrics);
  if (first === undefined) throw new RangeError('a panel has a member');
  const { session, grounding, shortened } = first;
  const speakers = new Map(SESSION_METRICS.map((metric) => [metric, speakerOf(metric, all)]));
  const defects = [
    ...(speakers.get('faithfulness')?.metrics.defects ?? []).filter((one) => metricOf(one) === 'faithfulness'),
    ...(speakers.get('completion')?.metrics.defects ?? []).filter((one) => metricOf(one) === 'completion'),
  ];
  return {
    session,
    ...gevalOf('relevance', speakers.get('relevance'), all),
    ...gevalOf('coherence', speakers.get('coherence'), all),
    ...faithfulnessOf(speakers.get('faithfulness')),
    ...completionOf(speakers.get('completion')),
    ...(grounding !== undefined && { grounding }),
    ...(shortened !== undefined && { shortened }),
    skipped: first.skipped,
    defects,
    effort: all.reduce((sum, { metrics }) => addEfforts(sum, metrics.effort), NO_EFFORT),
    voices: all.map(voiceOf),
  };
}

/** Claims and requirements are faulted by codes of their own. */
function metricOf({ code }: SessionMetrics['defects'][number]): SessionMetric {
  return code.startsWith('REQUIREMENT_') ? 'completion' : 'faithfulness';
}

interface Speaker {
  /** Whose words are shown. */
  readonly metrics: SessionMetrics;
  /** The median; null where nobody who counts has measured it. */
  readonly score: number | null;
}

/** Nothing where nobody was to measure it. */
function speakerOf(metric: SessionMetric, all: readonly Measured[]): Speaker | undefined {
  const counting = all.flatMap(({ metrics, counts }) => (counts.has(metric) ? [metrics] : []));
  const wanted = counting.filter((metrics) => metrics[metric] !== undefined);
  const score = stored(median(scoresOf(metric, wanted)), 'six decimals');
  const told = score === null ? wanted[0] : nearest(score, wanted, (metrics) => metrics[metric]?.score ?? null);
  return told === undefined ? undefined : { metrics: told, score };
}

function scoresOf(metric: SessionMetric, metrics: readonly SessionMetrics[]): readonly number[] {
  return metrics.flatMap((one) => one[metric]?.score ?? []);
}

/** One score and one reasoning a member, for who counts. */
function gevalOf(
  metric: 'relevance' | 'coherence',
  speaker: Speaker | undefined,
  all: readonly Measured[],
): Pick<SessionMetrics, 'relevance' | 'coherence'> {
  const told = speaker?.metrics[metric];
  if (speaker === undefined || told === undefined) return {};
  const counting = all.flatMap(({ metrics, counts }) => (counts.has(metric) ? (metrics[metric] ?? []) : []));
  const answers = counting.flatMap(({ score, explanation }) =>
    score === null ? [] : [{ score, reasoning: explanation }],
  );
  const asked = counting.reduce((sum, one) => sum + one.asked, 0);
  return { [metric]: { ...told, score: speaker.score, asked, answers } };
}

function faithfulnessOf(speaker: Speaker | undefined): Pick<SessionMetrics, 'faithfulness'> {
  const told = speaker?.metrics.faithfulness;
  if (speaker === undefined || told === undefined) return {};
  const { score } = speaker;
  const hallucination = score === null ? null : stored(1 - score, 'six decimals');
  return { faithfulness: { ...told, score, hallucination } };
}

function completionOf(speaker: Speaker | undefined): Pick<SessionMetrics, 'completion'> {
  const told = speaker?.metrics.completion;
  if (speaker === undefined || told === undefined) return {};
  const { score } = speaker;
  return { completion: { ...told, score, isFullyComplete: told.isFullyComplete && score === 1 } };
}

function voiceOf({ member: { provider, model }, metrics, counts }: Measured): MetricVoice {
  const scores: Partial<Record<SessionMetric, number | null>> = {};
  for (const metric of SESSION_METRICS) {
    const result = metrics[metric];
    if (result !== undefined) scores[metric] = result.score;
  }
  return { provider, model, scores, counts: SESSION_METRICS.filter((metric) => counts.has(metric)) };
}
