import { byWeight, type Defect, type PlaceOf } from '../../core/finding.js';
import { OUTCOMES, type Summary } from '../../core/summary.js';
import { bareWord } from '../bare-word.js';
import type { DimensionResult, Evidence, TextEvidence, WordEvidence } from '../evidence.js';
import { normalizeOutcome } from '../v1.js';
import { actionDefects } from './action-defects.js';
import { assignmentDefects } from './assignment-defects.js';
import { formDefects } from './form-defects.js';
import { momentDefects } from './moment-defects.js';
import { quote } from './quote.js';
import { summaryDefects } from './summary-defects.js';
import { titleDefects } from './title-defects.js';

/** The outcomes of a session as a team says them that has words of its own. */
export interface SaidOutcomes {
  readonly reference: string;
  readonly candidate: string;
  /** The words that it may say. */
  readonly allowed: readonly string[];
}

/**
 * Explains what is wrong with a candidate, at which place of it, and what to write instead. What the reference has
 * itself is never wrong. Places are looked up for defects only, since the first one parses the file again.
 * @param said the outcomes in the words of the team, where these are not ours
 */
export function findDefects(
  reference: Summary,
  candidate: Summary,
  dimensions: readonly DimensionResult[],
  placeOf: PlaceOf,
  said?: SaidOutcomes,
): readonly Defect[] {
  const form = formDefects(reference, candidate, placeOf);
  const content = dimensions.flatMap((result) => defectsOf(result, reference, candidate, placeOf, said));
  return [...content.filter((defect) => !isExplained(defect, form, reference, candidate)), ...form].sort(byWeight);
}

/** A summary whose actions say the rest is terse, not short, from this share of the characters of both on. */
const TERSE_FROM = 0.15;

/**
 * Whether a finding says again what another one says, or is none. The order of words in another language is nobody's to judge.
 * A summary that seems too short or too long may not be: one in a loop has few distinct words, of which the rubric counts
 * each once, and it is as long as somebody let it run: the loop is the one thing to mend, and is told once. A terse one leaves
 * the facts to the actions: of faithful summaries in that style a third are below the bound on their own.
 */
function isExplained(
  { code, dimension }: Defect,
  form: readonly Defect[],
  reference: Summary,
  candidate: Summary,
): boolean {
  if (code === 'SCRAMBLED_TEXT')
    return form.some((one) => one.code === 'WRONG_LANGUAGE' && one.dimension === dimension);
  if (code !== 'SUMMARY_TOO_SHORT' && code !== 'SUMMARY_TOO_LONG') return false;
  if (form.some((one) => one.code === 'REPEATED_TEXT' && one.dimension === 'summary')) return true;
  return (
    code === 'SUMMARY_TOO_SHORT' && hasActions(candidate) && lengthOf(candidate) >= TERSE_FROM * lengthOf(reference)
  );
}

function hasActions({ key_actions }: Summary): boolean {
  return key_actions.some((action) => action.trim() !== '');
}

function lengthOf({ summary, key_actions }: Summary): number {
  return key_actions.reduce((length, action) => length + action.length, summary.length);
}

function defectsOf(
  { dimension, score, evidence }: DimensionResult,
  reference: Summary,
  candidate: Summary,
  placeOf: PlaceOf,
  said: SaidOutcomes | undefined,
): readonly Defect[] {
  switch (dimension) {
    case 'title':
      return titleDefects(reference.title, candidate.title, score, comparisonOf(evidence), placeOf);
    case 'summary':
      return summaryDefects(reference.summary, candidate.summary, comparisonOf(evidence), placeOf);
    case 'key_actions': {
      if (evidence.kind === 'assignment') {
        return assignmentDefects(reference.key_actions, candidate.key_actions, evidence, placeOf);
      }
      const actions = evidence.kind === 'actions' ? evidence : null;
      return actionDefects(reference.key_actions, candidate.key_actions, actions, placeOf);
    }
    case 'outcome':
      return score === 1 ? [] : [outcomeDefect(reference.outcome, candidate.outcome, said, placeOf)];
    case 'aha_moments':
      return momentDefects(
        reference.aha_moments,
        candidate.aha_moments,
        evidence.kind === 'positions' ? evidence.tolerance : null,
        placeOf,
      );
  }
}

function comparisonOf(evidence: Evidence): WordEvidence | TextEvidence | null {
  return evidence.kind === 'words' || evidence.kind === 'text' ? evidence : null;
}

function outcomeDefect(
  reference: string,
  candidate: string,
  said: SaidOutcomes = { reference, candidate, allowed: OUTCOMES },
  placeOf: PlaceOf,
): Defect {
  const given = normalizeOutcome(candidate);
  const known = OUTCOMES.some((outcome) => outcome === given);
  const words = given === '' ? 'empty' : quote(said.candidate);
  const allowed = known ? '' : `${ALLOWED}${said.allowed.map(quote).join(', ')}`;
  const place = placeOf(['outcome']);
  const isBare = known || normalizeOutcome(bareWord(said.candidate)) !== normalizeOutcome(said.reference);
  return {
    code: 'WRONG_OUTCOME',
    dimension: 'outcome',
    message: `The outcome is ${words}; the reference says ${quote(said.reference)}${allowed}`,
    suggestion: `Change ${place.key ?? 'outcome'} to ${quote(said.reference)}${isBare ? '' : NOTHING_AROUND}`,
    place,
  };
}

const NOTHING_AROUND = ', without what stands around the word';

const ALLOWED = '; allowed: ';

/** Whether a finding says that the outcome is none at all, and not only another one than that of the reference. */
export function saysNoOutcome({ code, message }: Pick<Defect, 'code' | 'message'>): boolean {
  return code === 'WRONG_OUTCOME' && message.includes(`"${ALLOWED}"`);
}
