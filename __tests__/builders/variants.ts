import { UNKNOWN_USAGE } from '../../src/comparison/usage.js';
import type { Variant, VariantSession } from '../../src/comparison/variant.js';
import { DIMENSIONS } from '../../src/core/summary.js';

/** A session of a variant: all dimensions have the score of the overall, unless told otherwise. */
export function variantSession(overrides: Partial<VariantSession> = {}): VariantSession {
  const overall = overrides.overall ?? 0.8;
  return {
    status: 'scored',
    overall,
    scores: DIMENSIONS.map(() => overall),
    codes: [],
    wrong: 0,
    gatesFailed: [],
    samples: null,
    judge: null,
    usage: UNKNOWN_USAGE,
    ...overrides,
  };
}

/** A variant with a session for each of these, named `s00`, `s01` and so on. */
export function variantOf(
  name: string,
  sessions: readonly Partial<VariantSession>[],
  overrides: Partial<Variant> = {},
): Variant {
  const entries = sessions.map((one, i) => [`s${String(i).padStart(2, '0')}`, variantSession(one)] as const);
  return {
    ...{ name, paths: [`out/${name}`], findingsOf: () => [], outside: 0, failedMeans: [], judge: null },
    sessions: new Map(entries),
    ...overrides,
  };
}
