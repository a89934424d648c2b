import { DIMENSIONS, type Dimension } from '../../core/summary.js';

/** What became of a fact in a candidate. */
export const FACT_STATUSES = ['told', 'blurred', 'contradicted', 'absent'] as const;
export type FactStatus = (typeof FACT_STATUSES)[number];

/**
 * Something without which a reader would believe, decide or do something else, as the judge has noted it before it scored.
 * Foreign text.
 */
export interface CarryingFact {
  readonly fact: string;
  readonly status: FactStatus;
}

/** What the judge has found before it scored. */
export interface FactFinding {
  readonly facts: readonly CarryingFact[];
  /** Claims of the candidate that its session does not bear out, in the judge's words. Foreign text. */
  readonly invented: readonly string[];
}

/** What to do about a fact, before its words. The gravest first, as the prompt weighs them. */
const ADVICE = [
  ['contradicted', 'Correct'],
  ['absent', 'Add'],
  ['blurred', 'Say precisely'],
] as const satisfies readonly (readonly [FactStatus, string])[];

/**
 * What to change in a candidate, made from what was found in it: what misleads comes first, then what is missing, then what
 * is blurred. A candidate that tells everything gets none. The facts in them are foreign text.
 */
export function suggestionsFrom({ facts, invented }: FactFinding): readonly string[] {
  const [correct, ...others] = ADVICE.map(([status, advice]) =>
    facts.filter((one) => one.status === status).map(({ fact }) => `${advice}: ${fact}`),
  );
  return [...(correct ?? []), ...invented.map((claim) => `Remove: ${claim}`), ...others.flat()];
}

/** Whether an answer has to note facts: a reference without a word has none. */
export type Facts = 'owed' | 'none';

/** Scores of an answer that is held against its own facts. */
export interface ScoredFacts extends FactFinding {
  readonly overall: number | null;
  readonly dimensions: Readonly<Record<Dimension, { readonly score: number | null }>>;
  readonly speaksToJudge: boolean | null;
}

/** The lowest anchor of an overall: what misleads its reader, or tells them nothing. */
const FLOOR = 0.1;

/**
 * How the scores of an answer contradict the facts that it noted itself, in our own words; null where they do not. Only three
 * cases, in which one half of an answer denies the other, whatever one thinks of the candidate:
 *  - a fact is contradicted or absent, or something is invented, and every score is 1: full marks are for what has no fault;
 *  - no fact is noted where there are some, and every score is 1: full marks are for facts that are told;
 *  - every fact is told, nothing is invented, and the overall is 0.1 or less, which is for what misleads or says nothing.
 *    A candidate that speaks to its judge is left out: it may have lost its overall by that.
 * A single field says nothing here: moments may be missing, and a title wrong, of a candidate that tells every fact.
 */
export function contradictionOf(
  { facts, invented, overall, dimensions, speaksToJudge }: ScoredFacts,
  expected: Facts = 'owed',
): string | null {
  if (overall === null) return null;
  const lost = facts.filter(({ status }) => status === 'contradicted' || status === 'absent').length;
  const given = DIMENSIONS.flatMap((name) => dimensions[name].score ?? []);
  const isFull = [overall, ...given].every((score) => score === 1);
  if (isFull && lost + invented.length > 0) {
    return 'its scores deny its facts: a fact is contradicted or absent, or something is invented, and every score is 1';
  }
  if (isFull && facts.length === 0 && expected === 'owed') {
    return 'its scores rest on nothing: no fact is noted, and every score is 1';
  }
  const isAllTold = facts.length > 0 && invented.length === 0 && facts.every(({ status }) => status === 'told');
  if (isAllTold && overall <= FLOOR && speaksToJudge !== true) {
    return `its scores deny its facts: every fact is told, nothing is invented, and the overall is ${overall}`;
  }
  return null;
}
