import { readLabelsOf } from '../../calibration/read-labels.js';
import type { Files } from '../../ports.js';
import { summaryText } from '../../summary-text.js';
import type { GoldenSession } from '../golden-session.js';
import type { LintIssue } from './issue.js';
import { findSensitive } from './sensitive.js';

/** Remarks about the labels.json beside a reference.json. One that cannot be read stops `calibrate`, so it is an error. */
export function lintLabels(session: GoldenSession, files: Files): readonly LintIssue[] {
  const { labels, problems } = readLabelsOf(session, files);
  return [
    ...problems.map(
      ({ message, place }): LintIssue => ({
        rule: 'labels',
        severity: 'error',
        message,
        place: place ?? session.place,
      }),
    ),
    ...labels.flatMap(({ id, candidate, labeller, place }) =>
      findSensitive(`${summaryText(candidate)} ${labeller}`).map(
        ({ kind, what }): LintIssue => ({
          rule: kind,
          severity: kind === 'secret' ? 'error' : 'warning',
          message: `something in the label ${JSON.stringify(id)} looks like ${what}`,
          place,
        }),
      ),
    ),
  ];
}
