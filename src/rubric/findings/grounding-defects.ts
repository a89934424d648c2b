import type { Defect, PlaceOf } from '../../core/finding.js';
import type { Summary } from '../../core/summary.js';
import type { Consistency, DimensionResult, Evidence } from '../evidence.js';
import { COUNTED_UP_TO } from '../grounding/borne-out.js';
import type { ForeignActions } from '../grounding/foreign-actions.js';
import type { SessionGrounds } from '../grounding/session-grounds.js';
import type { Contradiction } from '../v2/contradiction.js';
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
 * The results without contradictions about a number or a name that the transcript has, or that is reckoned from others: what
 * happened contradicts no reference. Scores stay as they are, since they compare with the reference alone.
 */
export function withoutBorneOut(
  results: readonly DimensionResult[],
  candidate: Summary,
  grounds: SessionGrounds,
): readonly DimensionResult[] {
  let unknown: readonly string[] | undefined;
  const isBorneOut = ({ rule, given }: Contradiction): boolean => {
    if (rule !== 'number' && rule !== 'identifier') return false;
    if (grounds.transcriptHas(given)) return true;
    if (rule !== 'number' || (/^\d+$/.test(given) && Number(given) <= COUNTED_UP_TO)) return false;
    unknown ??= grounds.ungroundedIn(candidate).map(({ written }) => written.replaceAll(',', ''));
    return !unknown.some((written) => written.startsWith(given));
  };
  return results.map((result) => ({ ...result, evidence: evidenceWithout(result.evidence, isBorneOut) }));
}

type IsBorneOut = (contradiction: Contradiction) => boolean;

function evidenceWithout(evidence: Evidence, isBorneOut: IsBorneOut): Evidence {
  if (evidence.kind === 'text') return { ...evidence, comparison: without(evidence.comparison, isBorneOut) };
  if (evidence.kind !== 'assignment') return evidence;
  const candidate = evidence.candidate.map((match) =>
    match.consistency === null ? match : { ...match, consistency: without(match.consistency, isBorneOut) },
  );
  return { ...evidence, candidate };
}

function without<Found extends Consistency>(consistency: Found, isBorneOut: IsBorneOut): Found {
  return { ...consistency, contradictions: consistency.contradictions.filter((one) => !isBorneOut(one)) };
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
