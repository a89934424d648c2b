import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect } from '@jest/globals';
import type { Defect } from '../../../src/core/finding.js';
import { DIMENSIONS, type Dimension, type Moment, type Summary } from '../../../src/core/summary.js';
import type { DimensionResult } from '../../../src/rubric/evidence.js';
import { findDefects } from '../../../src/rubric/findings/defects.js';
import { openRubric, openScorer, type Rubric } from '../../../src/rubric/score.js';
import type { ContradictionRule } from '../../../src/rubric/v2/contradiction.js';
import { SETTINGS } from '../../../src/settings/table.js';

/** A summary with nothing in it but what is given. */
export function summaryOf(parts: Partial<Summary> = {}): Summary {
  return { title: '', summary: '', key_actions: [], outcome: 'success', aha_moments: [], topics_found: [], ...parts };
}

/** `insight@12`: a moment without a highlight. */
export function momentsAt(...places: readonly string[]): readonly Moment[] {
  return places.map((place) => {
    const [type = '', seq = ''] = place.split('@');
    return { seq: Number(seq), type, highlight: '' };
  });
}

const RUBRIC = openRubric('v2');
const SCORE = openScorer('v2', SETTINGS.weights.default, DIMENSIONS);

export function freshRubric(): Rubric {
  return openRubric('v2');
}

export function resultsOf(reference: Summary, candidate: Summary): readonly DimensionResult[] {
  return RUBRIC(reference, candidate);
}

/** The five scores in the order of the dimensions. */
export function scoresOf(reference: Summary, candidate: Summary, rubric: Rubric = RUBRIC): readonly number[] {
  return rubric(reference, candidate).map(({ score }) => score);
}

/** The five scores and the overall one, by name: what a failing property shows. */
export function allScoresOf(reference: Summary, candidate: Summary): Readonly<Record<Dimension | 'overall', number>> {
  const { dimensions, overall } = SCORE(reference, candidate);
  const scores = Object.fromEntries(dimensions.map(({ dimension, score }) => [dimension, score]));
  return { ...scores, overall } as Record<Dimension | 'overall', number>;
}

export function resultOf(dimension: Dimension, reference: Partial<Summary>, candidate: Partial<Summary>) {
  const result = resultsOf(summaryOf(reference), summaryOf(candidate)).find((one) => one.dimension === dimension);
  if (result === undefined) throw new Error(`the rubric has no ${dimension}`);
  return result;
}

/** What the comparison of two summary texts found. */
export function comparisonOf(reference: string, candidate: string) {
  const { evidence } = resultOf('summary', { summary: reference }, { summary: candidate });
  if (evidence.kind !== 'text') throw new Error(`a comparison of texts is wanted, not ${evidence.kind}`);
  return evidence.comparison;
}

/** Sentences that share no word with those of the tables. */
const BEFORE = 'Everybody at the office heard music.';
const AFTER = 'Lunch followed at noon with soup and bread.';

/** Which rules a statement breaks, each once; the same whether it stands alone or among other statements. */
export function brokenRules(reference: string, candidate: string): readonly ContradictionRule[] {
  const rules = (wanted: string, given: string): readonly ContradictionRule[] => [
    ...new Set(comparisonOf(wanted, given).contradictions.map(({ rule }) => rule)),
  ];
  const alone = rules(reference, candidate);
  const amongOthers = rules(`${BEFORE} ${reference}. ${AFTER}`, `${BEFORE} ${candidate}. ${AFTER}`);
  expect({ amongOthers }).toEqual({ amongOthers: alone });
  return alone;
}

/** All defects as the pipeline finds them, a place as the path that was asked for. */
export function defectsOf(reference: Partial<Summary>, candidate: Partial<Summary>): readonly Defect[] {
  const [wanted, given] = [summaryOf(reference), summaryOf(candidate)];
  return findDefects(wanted, given, resultsOf(wanted, given), (path) => ({ file: path.join('/') }));
}

interface Named {
  readonly name: string;
  readonly reference: Summary;
}

/** The references of the shipped corpus. */
export function corpusReferences(): readonly Named[] {
  return readdirSync('golden-corpus')
    .filter((name) => existsSync(`golden-corpus/${name}/reference.json`))
    .map((name) => {
      const { reference } = JSON.parse(readFileSync(`golden-corpus/${name}/reference.json`, 'utf8'));
      return { name, reference: summaryOf(withoutNull(reference)) };
    });
}

/** Lists that pipelines write as null are empty. */
export function withoutNull<T extends object>(value: T): T {
  return Object.fromEntries(Object.entries(value).filter(([, one]) => one !== null)) as T;
}

/** Any order of a list, by a number from 0 to its number of permutations. */
export function permuted<T>(items: readonly T[], rank: number): readonly T[] {
  const left = [...items];
  let rest = rank;
  return items.map((_, i) => {
    const at = rest % left.length;
    rest = Math.floor(rest / (items.length - i));
    return left.splice(at, 1)[0] as T;
  });
}
