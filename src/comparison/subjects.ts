import type { Dimension } from '../core/summary.js';
import { type JudgeMetric, SESSION_METRICS } from '../settings/judge-metrics.js';
import type { Variant, VariantSession } from './variant.js';

/** What a subject speaks of: how near to the reference, what is wrong, or what the judge says. */
export const SUBJECT_KINDS = ['closeness', 'findings', 'judge'] as const;

/** The id of the subject that is asked of two variants beside each other. */
export const PAIRWISE_ID = 'judge.pairwise';

/** Something in which variants are compared. */
export interface Subject {
  readonly id: string;
  readonly kind: (typeof SUBJECT_KINDS)[number];
  readonly better: 'more' | 'less';
  /** 0..1; null where it was not measured. */
  readonly valueOf: (session: VariantSession) => number | null;
  /** Of the judge's: whose voices give the value. */
  readonly metric?: JudgeMetric;
}

/** Share of sessions with something wrong in them, and of those that fail the gates on single sessions. */
const FINDING_SUBJECTS: readonly Subject[] = [
  { id: 'wrong', kind: 'findings', better: 'less', valueOf: ({ wrong }) => wrong },
  {
    id: 'gates',
    kind: 'findings',
    better: 'less',
    valueOf: ({ gatesFailed }) => (gatesFailed.length > 0 ? 1 : 0),
  },
];

/** Everything that these variants are compared in, what is wrong first: the score tells wording rather than truth. */
export function subjectsOf(variants: readonly Variant[], dimensions: readonly Dimension[]): readonly Subject[] {
  const closeness: readonly Subject[] = [
    { id: 'overall', kind: 'closeness', better: 'more', valueOf: ({ overall }) => overall },
    ...dimensions.map(
      (id, i): Subject => ({ id, kind: 'closeness', better: 'more', valueOf: ({ scores }) => scores[i] ?? null }),
    ),
  ];
  const judge: readonly Subject[] = [
    {
      ...{ id: 'judge.overall', kind: 'judge', better: 'more', metric: 'rubric' },
      valueOf: ({ judge: says }) => says?.overall ?? null,
    },
    ...SESSION_METRICS.map(
      (metric): Subject => ({
        id: `judge.${metric}`,
        kind: 'judge',
        better: 'more',
        metric,
        valueOf: ({ judge: says }) => says?.metrics.get(metric) ?? null,
      }),
    ),
  ];
  return [...FINDING_SUBJECTS, ...closeness, ...judge.filter((subject) => isMeasured(subject, variants))];
}

function isMeasured(subject: Subject, variants: readonly Variant[]): boolean {
  return variants.some(({ sessions }) => [...sessions.values()].some((one) => subject.valueOf(one) !== null));
}
