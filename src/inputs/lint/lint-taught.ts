import { formatPlace } from '../../core/errors.js';
import { findSensitive } from '../../core/redact.js';
import { partsOfSummary, summaryText } from '../../core/summary.js';
import type { Scorer } from '../../rubric/score.js';
import type { GoldenSession } from '../corpus/golden-session.js';
import type { AcceptedSummary, RejectedSummary } from '../corpus/taught-summary.js';
import type { LintIssue } from './issue.js';

/** Below this an accepted summary is hardly about what its reference is about; faithful ones of other hands score .4 to .9. */
const FAR_FROM_REFERENCE = 0.25;

/** Remarks about what people accepted and rejected beside one reference. */
export function lintTaught(session: GoldenSession, score: Scorer): readonly LintIssue[] {
  const { accepted, rejected } = session;
  if (accepted.length + rejected.length === 0) return [];
  return [...lintAccepted(session, score), ...lintRejected(session), ...[...accepted, ...rejected].flatMap(lintTexts)];
}

function lintAccepted({ reference, accepted }: GoldenSession, score: Scorer): readonly LintIssue[] {
  const own = summaryText(reference);
  const first = new Map<string, AcceptedSummary>();
  return accepted.flatMap((one): readonly LintIssue[] => {
    const { summary, digest, place, placeOf } = one;
    const warn = (message: string, at = place): LintIssue => ({
      rule: 'accepted',
      severity: 'warning',
      message,
      place: at,
    });
    if (summaryText(summary) === own) return [warn('it says what the reference says, word for word: remove it')];
    const twin = first.get(digest);
    first.set(digest, twin ?? one);
    if (twin !== undefined) return [warn(`the same summary as ${formatPlace(twin.place)}: remove one`)];
    const { overall } = score(reference, summary);
    return [
      ...(summary.outcome !== reference.outcome
        ? [warn('another outcome than the reference: a candidate with either is right now', placeOf(['outcome']))]
        : []),
      ...(overall < FAR_FROM_REFERENCE
        ? [warn(`it scores ${overall.toFixed(2)} against the reference: is it about this session?`)]
        : []),
    ];
  });
}

/** Nobody can teach both about the same words. */
function lintRejected({ reference, accepted, rejected }: GoldenSession): readonly LintIssue[] {
  const own = summaryText(reference);
  return rejected.flatMap(({ summary, digest, place }): readonly LintIssue[] => {
    const twin = accepted.find((one) => one.digest === digest);
    const what = summaryText(summary) === own ? 'the reference' : twin && formatPlace(twin.place);
    if (what === undefined) return [];
    return [{ rule: 'rejected', severity: 'error', message: `rejected, and the same summary as ${what}`, place }];
  });
}

function lintTexts({ summary, by, because, place, placeOf }: AcceptedSummary | RejectedSummary): readonly LintIssue[] {
  const parts = [
    ...partsOfSummary(summary).map(({ text, path }) => ({ text, place: placeOf(path) })),
    { text: `${by} ${because ?? ''} ${summary.topics_found.join(' ')}`, place },
  ];
  return parts.flatMap(({ text, place: at }) =>
    findSensitive(text).map(
      ({ kind, what }): LintIssue => ({
        rule: kind,
        severity: kind === 'secret' ? 'error' : 'warning',
        message: `this looks like ${what}`,
        place: at,
      }),
    ),
  );
}
