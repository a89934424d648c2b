import { formatPlace } from '../../core/errors.js';
import { parseJson } from '../../core/json/document.js';
import type { Files } from '../../core/ports.js';
import { findSensitive } from '../../core/redact.js';
import { DIMENSIONS, isBlank, partsOfSummary, saysNothing, summaryText } from '../../core/summary.js';
import { requirementDefect } from '../../rubric/findings/requirement-defects.js';
import { RequirementCheck, type StructuralCheck } from '../../rubric/requirement-check.js';
import type { Scorer } from '../../rubric/score.js';
import type { GoldenSession } from '../corpus/golden-session.js';
import type { AcceptedSummary, RejectedSummary } from '../corpus/taught-summary.js';
import type { SummaryFormat } from '../format/summary-format.js';
import type { LintIssue } from './issue.js';
import { lintKeysOfTaught } from './lint-keys.js';

/** Below this an accepted summary is hardly about what its reference is about; faithful ones of other hands score .4 to .9. */
const FAR_FROM_REFERENCE = 0.25;

/** Remarks about what people accepted and rejected beside one reference. */
export function lintTaught(
  session: GoldenSession,
  score: Scorer,
  format: SummaryFormat,
  files: Files,
): readonly LintIssue[] {
  const { accepted, rejected } = session;
  // A line of a corpus is looked at with its session.
  const keysOf = (kind: 'accepted' | 'rejected'): readonly LintIssue[] =>
    session[kind]
      .filter(({ place }) => place.file !== session.place.file)
      .flatMap(({ place: { file } }) => lintKeysIn(kind, file, format, files));
  return [
    ...lintAccepted(session, score),
    ...lintRejected(session),
    ...[...accepted, ...rejected].flatMap(lintTexts),
    ...keysOf('accepted'),
    ...keysOf('rejected'),
  ];
}

/** Of a key that stands twice readers take the last, and reviewers see the first; a mistyped one is read by nobody. */
function lintKeysIn(
  kind: 'accepted' | 'rejected',
  file: string,
  format: SummaryFormat,
  files: Files,
): readonly LintIssue[] {
  const read = files.read(file);
  const parsed = read.kind === 'text' ? parseJson(read.text) : undefined;
  return parsed === undefined || 'error' in parsed ? [] : lintKeysOfTaught(kind, parsed.document, file, format);
}

function lintAccepted({ reference, accepted, requirements }: GoldenSession, score: Scorer): readonly LintIssue[] {
  const check = new RequirementCheck();
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
    const left = DIMENSIONS.filter((dimension) => isBlank(summary, dimension) && !isBlank(reference, dimension));
    if (saysNothing(summary))
      return [{ ...warn('it says nothing, and so nothing of the reference is missing any more'), severity: 'error' }];
    return [
      ...(left.length > 0
        ? [warn(`it has no ${left.join(', ')}: nothing of the reference there is missing any more`)]
        : []),
      ...(summary.outcome !== reference.outcome
        ? [warn('another outcome than the reference: a candidate with either is right now', placeOf(['outcome']))]
        : []),
      ...(overall < FAR_FROM_REFERENCE
        ? [warn(`it scores ${overall.toFixed(2)} against the reference: is it about this session?`)]
        : []),
      ...check.check(requirements, summary, reference).flatMap((found) => lintRequirement(found, one)),
    ];
  });
}

/** What breaks a requirement fails a run, however close it is to what people accepted. */
function lintRequirement(check: StructuralCheck, { placeOf }: AcceptedSummary): readonly LintIssue[] {
  const defect = requirementDefect(check, placeOf);
  if (defect === undefined) return [];
  const id = JSON.stringify(check.requirement.id);
  const message = `it does not keep the requirement ${id}; correct one of the two: ${defect.message}`;
  return [{ rule: 'requirement', severity: 'error', message, place: defect.place }];
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
