import type { Defect, PlaceOf } from '../../core/finding.js';
import type { Summary } from '../../core/summary.js';
import type { Consistency, DimensionResult, Evidence } from '../evidence.js';
import type { ForeignActions } from '../grounding/foreign-actions.js';
import type { SessionGrounds } from '../grounding/session-grounds.js';
import { quote } from './quote.js';

/** Numbers and names of a candidate that stand neither in its session's reference nor in its transcript. */
export function ungroundedDefects(candidate: Summary, grounds: SessionGrounds, placeOf: PlaceOf): readonly Defect[] {
  return grounds.ungroundedIn(candidate).map(({ kind, written, statement }) => ({
    code: kind === 'number' ? 'UNGROUNDED_NUMBER' : 'UNGROUNDED_NAME',
    dimension: statement.dimension,
    message: `Neither the reference nor the transcript has the ${kind} ${quote(written)}: the candidate says ${quote(statement.text)}`,
    suggestion: `Check ${quote(written)} against the transcript`,
    place: placeOf(statement.path),
  }));
}

/**
 * The results without contradictions about a number or a name that the transcript has: what happened contradicts no
 * reference. Scores stay as they are, since they compare with the reference alone.
 */
export function withoutBorneOut(
  results: readonly DimensionResult[],
  grounds: SessionGrounds,
): readonly DimensionResult[] {
  return results.map((result) => ({ ...result, evidence: evidenceWithout(result.evidence, grounds) }));
}

function evidenceWithout(evidence: Evidence, grounds: SessionGrounds): Evidence {
  if (evidence.kind === 'text') return { ...evidence, comparison: without(evidence.comparison, grounds) };
  if (evidence.kind !== 'assignment') return evidence;
  const candidate = evidence.candidate.map((match) =>
    match.consistency === null ? match : { ...match, consistency: without(match.consistency, grounds) },
  );
  return { ...evidence, candidate };
}

function without<Found extends Consistency>(consistency: Found, grounds: SessionGrounds): Found {
  const contradictions = consistency.contradictions.filter(
    ({ rule, given }) => (rule !== 'number' && rule !== 'identifier') || !grounds.transcriptHas(given),
  );
  return { ...consistency, contradictions };
}

/** What tells whether an action of a session is one of another. */
export interface ForeignSearch {
  readonly session: string;
  readonly actions: ForeignActions;
  /** Whether a word stands in anything that the session is known by. */
  readonly isOwnWord: (word: string) => boolean;
}

/** Actions of a candidate that match nothing in its own reference and nearly equal one of another session's. */
export function foreignDefects(
  candidate: readonly string[],
  unmatched: readonly number[],
  { session, actions, isOwnWord }: ForeignSearch,
  placeOf: PlaceOf,
): readonly Defect[] {
  return unmatched.flatMap((index): readonly Defect[] => {
    const action = candidate[index] ?? '';
    const found = actions.find(session, action, isOwnWord);
    if (found === undefined) return [];
    return [
      {
        code: 'FOREIGN_ACTION',
        dimension: 'key_actions',
        message: `This action is one of the session ${quote(found.session)}: ${quote(action)}; its reference says ${quote(found.action)}`,
        suggestion: 'Remove it, and check whether the pipeline mixes sessions',
        place: placeOf(['key_actions', index]),
      },
    ];
  });
}

/** The actions of a candidate that match none of the reference, by their places in the list. */
export function unmatchedActions(results: readonly DimensionResult[]): readonly number[] {
  return results.flatMap(({ evidence }): readonly number[] => {
    if (evidence.kind === 'assignment') {
      return evidence.candidate.flatMap(({ partner, kind }, i) => (partner === null && kind === 'none' ? [i] : []));
    }
    return evidence.kind === 'actions' ? evidence.candidate.flatMap(({ matched }, i) => (matched ? [] : [i])) : [];
  });
}
