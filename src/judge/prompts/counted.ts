import { DIMENSIONS, type Dimension, OUTCOMES, type Summary } from '../../core/summary.js';
import type { RubricQuestion } from './question.js';

/**
 * What need not be asked of a model, since it can be counted: which fields are empty, whether the outcomes are equal, how
 * long lists are, how far moments lie apart. Our own words and numbers: nothing in it is foreign text.
 */
export function countedOf({
  mode,
  reference,
  candidate,
  dimensions = DIMENSIONS,
}: Pick<RubricQuestion, 'mode' | 'reference' | 'candidate' | 'dimensions'>): readonly string[] {
  const count = mode === 'paired' && reference !== null ? againstReference(reference, candidate) : alone(candidate);
  return dimensions.map((dimension) => `- ${dimension}: ${count[dimension]}.`);
}

type Counted = Readonly<Record<Dimension, string>>;

function againstReference(reference: Summary, candidate: Summary): Counted {
  return {
    title: emptiness(reference.title, candidate.title),
    summary: emptiness(reference.summary, candidate.summary),
    key_actions: lengths(reference.key_actions, candidate.key_actions),
    outcome: outcomes(reference.outcome, candidate.outcome),
    aha_moments: moments(reference, candidate),
  };
}

function emptiness(reference: string, candidate: string): string {
  const [wanted, given] = [isEmpty(reference), isEmpty(candidate)];
  if (wanted && given) return 'empty in both, so 1';
  if (wanted || given) return `empty in the ${wanted ? 'reference' : 'candidate'} alone, so 0`;
  return 'both have one';
}

function lengths(reference: readonly unknown[], candidate: readonly unknown[]): string {
  return `${reference.length} in the reference, ${candidate.length} in the candidate`;
}

function outcomes(reference: string, candidate: string): string {
  const [wanted, given] = [placeOf(reference), placeOf(candidate)];
  if (given === -1) return 'the candidate has none of the three words, so 0';
  if (wanted === -1) return 'the reference has none of the three words';
  return ['the same word in both', 'one step apart', 'opposite words'][Math.abs(wanted - given)] ?? '';
}

/** Where an outcome stands between success and failed; -1 for another word. */
function placeOf(outcome: string): number {
  const words: readonly string[] = OUTCOMES;
  return words.indexOf(outcome);
}

/** The most moments whose distances are told: so many are shown. */
const MOST_MOMENTS = 50;

function moments({ aha_moments: wanted }: Summary, { aha_moments: given }: Summary): string {
  const counts = lengths(wanted, given);
  if (wanted.length === 0 || given.length === 0) return counts;
  const distances = wanted
    .slice(0, MOST_MOMENTS)
    .map(({ seq }) => given.reduce((least, other) => Math.min(least, Math.abs(other.seq - seq)), Infinity));
  return `${counts}; from each of the reference to the nearest of the candidate it is ${distances.join(', ')} messages`;
}

function alone({ title, summary, key_actions, outcome, aha_moments }: Summary): Counted {
  const ascends = aha_moments.every(({ seq }, i) => i === 0 || seq >= (aha_moments[i - 1]?.seq ?? 0));
  return {
    title: isEmpty(title) ? 'empty, so 0' : 'not empty',
    summary: isEmpty(summary) ? 'empty, so 0' : 'not empty',
    key_actions: String(key_actions.length),
    outcome: placeOf(outcome) === -1 ? 'none of the three words, so 0' : 'one of the three words',
    aha_moments: `${aha_moments.length}${aha_moments.length > 1 ? `; seq ${ascends ? 'ascends' : 'does not ascend'}` : ''}`,
  };
}

/** As the rubrics see it: a title of marks and invisible characters has no word. */
function isEmpty(text: string): boolean {
  return !/[\p{L}\p{N}]/u.test(text);
}
