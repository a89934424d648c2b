import { formatPlace, type Place } from '../../core/errors.js';
import { OUTCOMES } from '../../core/summary.js';
import { counted } from '../../core/text.js';
import { jaccard, wordSet } from '../../rubric/words.js';
import { DIFFICULTIES, type GoldenSession, KINDS } from '../corpus/golden-session.js';
import { hasField } from '../format/in-our-keys.js';
import type { SummaryFormat } from '../format/summary-format.js';
import { theirWord } from '../format/their-words.js';
import type { LintIssue } from './issue.js';

/** Two references whose summaries share more of their words than this test the same thing twice. */
const NEAR_DUPLICATE = 0.3;

/** From here on comparing every pair takes longer than a lint should; equal references are still found. */
const PAIRWISE_SESSIONS = 2000;

/** Fewer sessions than this make a mean that one session can move. */
const ENOUGH_SESSIONS = 20;

/** Below this many sessions a spread cannot be asked for. */
const SPREAD_SESSIONS = 6;

/** No single outcome, difficulty or kind should have more than this share. */
const LARGEST_SHARE = 0.8;

/** What is held of a session to compare it with all others. */
export interface SessionTraits
  extends Pick<GoldenSession, 'name' | 'place' | 'canary' | 'difficulty' | 'kind' | 'referenceDigest'> {
  readonly outcome: GoldenSession['reference']['outcome'];
  readonly summary: string;
  /** Where the summary stands. */
  readonly summaryPlace: Place;
  /** Whether the reference has no words yet. */
  readonly isEmpty: boolean;
}

export function traitsOf(session: GoldenSession): SessionTraits {
  const { name, place, canary, difficulty, kind, referenceDigest, reference } = session;
  const { outcome, summary } = reference;
  const summaryPlace = session.placeOf(['reference', 'summary']);
  const isEmpty = isWithoutWords(reference);
  return { name, place, canary, difficulty, kind, referenceDigest, outcome, summary, summaryPlace, isEmpty };
}

/**
 * Remarks about a corpus as a whole: size, spread and duplicates. Canaries are left out, since they are only for the
 * judge.
 */
export function lintCorpus(
  sessions: readonly SessionTraits[],
  place: Place,
  format: SummaryFormat,
): readonly LintIssue[] {
  const gating = sessions.filter(({ canary }) => !canary);
  return [...checkSize(gating, place), ...checkSpread(gating, place, format), ...checkDuplicates(sessions)];
}

function checkSize({ length }: readonly SessionTraits[], place: Place): readonly LintIssue[] {
  // Of none `lintWhole` speaks.
  if (length === 0 || length >= ENOUGH_SESSIONS) return [];
  const message = `${counted(length, 'session')}; from ${ENOUGH_SESSIONS} on a mean is steady enough to gate on`;
  return [{ rule: 'corpus-size', severity: 'warning', message, place }];
}

function checkSpread(sessions: readonly SessionTraits[], place: Place, format: SummaryFormat): readonly LintIssue[] {
  if (sessions.length < SPREAD_SESSIONS) return [];
  const warn = (message: string): LintIssue => ({ rule: 'spread', severity: 'warning', message, place });
  const check = (
    what: string,
    wanted: readonly string[],
    values: readonly string[],
    atLeast: number,
  ): readonly LintIssue[] => {
    const counts = wanted.map((word) => [word, values.filter((value) => value === word).length] as const);
    const present = counts.filter(([, count]) => count > 0);
    const absent = counts.filter(([, count]) => count === 0).map(([word]) => word);
    const largest = present.find(([, count]) => count / values.length > LARGEST_SHARE);
    return [
      ...(present.length < atLeast ? [warn(`no session with the ${what} ${absent.join(', ')}`)] : []),
      ...(largest === undefined
        ? []
        : [warn(`${largest[1]} of ${values.length} sessions have the ${what} ${largest[0]}`)]),
    ];
  };
  return [
    ...(hasField(format, 'outcome')
      ? check(
          'outcome',
          OUTCOMES.map((outcome) => theirWord(outcome, format)),
          sessions.map(({ outcome }) => theirWord(outcome, format)),
          OUTCOMES.length,
        )
      : []),
    ...check(
      'difficulty',
      DIFFICULTIES,
      sessions.map(({ difficulty }) => difficulty),
      DIFFICULTIES.length,
    ),
    // The kinds are those of software: a corpus of another field has none of them.
    ...(sessions.every(({ kind }) => kind === 'other')
      ? []
      : check(
          'kind',
          KINDS,
          sessions.map(({ kind }) => kind),
          3,
        )),
  ];
}

function isWithoutWords({
  title,
  summary,
  key_actions: actions,
  aha_moments: moments,
}: GoldenSession['reference']): boolean {
  return [title, summary, ...actions].every((text) => text.trim() === '') && moments.length === 0;
}

function checkDuplicates(sessions: readonly SessionTraits[]): readonly LintIssue[] {
  const issues: LintIssue[] = [];
  const report = (session: SessionTraits, twin: SessionTraits, what: string, others: number): void => {
    const more = others === 0 ? '' : `, and ${counted(others, 'other')}`;
    const message = `${what} ${twin.name} (${formatPlace(twin.place)})${more}`;
    issues.push({ rule: 'near-duplicate', severity: 'warning', message, place: session.summaryPlace });
  };
  const firstOf = new Map<string, SessionTraits>();
  // What is still to be written is like nothing yet.
  for (const session of sessions.filter(({ isEmpty }) => !isEmpty)) {
    const twin = firstOf.get(session.referenceDigest);
    if (twin !== undefined) report(session, twin, 'the same reference as', 0);
    else firstOf.set(session.referenceDigest, session);
  }
  const unique = [...firstOf.values()];
  if (unique.length > PAIRWISE_SESSIONS) return issues;
  const words = unique.map(({ summary }) => wordSet(summary));
  for (const [i, session] of unique.entries()) {
    const twins = unique
      .slice(0, i)
      .map((twin, j) => ({ twin, similarity: jaccard(words[i] ?? new Set(), words[j] ?? new Set()) }))
      .filter(({ similarity }) => similarity > NEAR_DUPLICATE)
      .sort((a, b) => b.similarity - a.similarity);
    const [nearest, ...others] = twins;
    if (nearest === undefined) continue;
    const what = `summary Jaccard ${nearest.similarity.toFixed(2)} (at most ${NEAR_DUPLICATE}) with`;
    report(session, nearest.twin, what, others.length);
  }
  return issues;
}
