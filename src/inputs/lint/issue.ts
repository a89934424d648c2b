import type { Place } from '../../core/errors.js';

export const LINT_RULES = [
  'broken',
  'self-score',
  'secret',
  'personal-data',
  'transcript',
  'labels',
  'title-length',
  'action-count',
  'action-verb',
  'moment-count',
  'moment-place',
  'ungrounded',
  'empty-text',
  'repeated-key',
  'unknown-key',
  'requirement',
  'accepted',
  'rejected',
  'review',
  'unreviewed',
  'near-duplicate',
  'portable-name',
  'skipped-folder',
  'corpus-size',
  'spread',
  'shadowed-setting',
] as const;
export type LintRule = (typeof LINT_RULES)[number];

/** One remark about the corpus, or about how it is set up. Errors make a corpus unfit to gate on; warnings are advice. */
export interface LintIssue {
  readonly rule: LintRule;
  readonly severity: 'error' | 'warning';
  readonly message: string;
  readonly place: Place;
}
