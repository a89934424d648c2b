import type {
  ComparedDifference,
  ComparedPair,
  ComparedSubject,
  ComparedVariant,
  Comparison,
} from '../../src/comparison/schema.js';

/** What the sentences of a comparison are made from. */
export type Told = Pick<Comparison, 'variants' | 'subjects' | 'pairs' | 'against' | 'session_count'>;

const share = (sessions: number): ComparedVariant['wrong'] => ({ sessions, share: null, ci95: null });

/** A variant over twenty sessions, in two of which something is wrong, and of which one fails the gates. */
export function variant(name: string, overrides: Partial<ComparedVariant> = {}): ComparedVariant {
  return {
    ...{ name, candidates: [], n: 20, missing: 0, invalid: 0, samples: null, outside: 0 },
    overall: { mean: 0.5, ci95: null, stddev: null },
    ...{ dimensions: {}, wrong: share(2), gates: share(1), classes: {} as ComparedVariant['classes'], codes: {} },
    ...overrides,
  };
}

export function difference(subject: string, overrides: Partial<ComparedDifference> = {}): ComparedDifference {
  return {
    ...{ subject, n: 20, a: 0.5, b: 0.5, delta: 0, ci95: null, p: 1, p_corrected: null },
    ...{ better_a: 0, better_b: 0, word: 'no_difference_shown', detectable: 0.12 },
    ...overrides,
  };
}

export function pair(
  a: string,
  b: string,
  differences: readonly ComparedDifference[] = [],
  overrides: Partial<ComparedPair> = {},
): ComparedPair {
  return {
    ...{ a, b, common: 20, only_a: [], only_a_count: 0, only_b: [], only_b_count: 0 },
    usable: { n: 20, a: 0.5, b: 0.6 },
    differences: [...differences],
    ...overrides,
  };
}

export function subject(id: string, overrides: Partial<ComparedSubject> = {}): ComparedSubject {
  const isFinding = id === 'wrong' || id === 'gates';
  const kind = isFinding ? 'findings' : id.startsWith('judge.') ? 'judge' : 'closeness';
  return { id, kind, better: isFinding ? 'less' : 'more', winner: null, shown: [], equal: false, ...overrides };
}

export type Totals = NonNullable<ComparedPair['pairwise']>;

export function totals(overrides: Partial<Totals> = {}): Totals {
  return {
    ...{
      n: 20,
      a: 12,
      a_much: 0,
      a_alone: 0,
      b: 3,
      b_much: 0,
      b_alone: 0,
      ties: 4,
      ties_alike: 0,
      depends_on_order: 1,
    },
    ...{ first_preferred: 1, second_preferred: 0, position_bias: 0.05, unmeasured: 0, unmeasured_reasons: {} },
    ...overrides,
  };
}
