import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  contradictionOf,
  FACT_STATUSES,
  type FactStatus,
  type ScoredFacts,
} from '../../../src/judge/asking/carrying-fact.js';

function answer(
  statuses: readonly FactStatus[],
  overall: number | null,
  { others = overall ?? 0.5, ...more }: Partial<ScoredFacts> & { readonly others?: number | null } = {},
): ScoredFacts {
  const score = { score: others };
  return {
    facts: statuses.map((status, i) => ({ fact: `fact ${i}`, status })),
    invented: [],
    speaksToJudge: false,
    overall,
    dimensions: { title: score, summary: score, key_actions: score, outcome: score, aha_moments: score },
    ...more,
  };
}

describe('an answer whose scores deny its facts', () => {
  it.each<[string, ScoredFacts, RegExp | null]>([
    ['a fact is absent and all scores are full', answer(['told', 'absent'], 1), /every score is 1/],
    ['a fact is contradicted and all scores are full', answer(['contradicted'], 1), /every score is 1/],
    ['something is invented and all scores are full', answer(['told'], 1, { invented: ['x'] }), /every score is 1/],
    ['something is invented and no fact was noted', answer([], 1, { invented: ['x'] }), /every score is 1/],
    ['all is told and the overall is the lowest anchor', answer(['told', 'told'], 0.1), /the overall is 0.1/],
    ['all is told and the overall is 0', answer(['told'], 0), /the overall is 0/],
    ['a fact is absent and one score is not full', answer(['absent'], 1, { others: 0.95 }), null],
    ['a fact is absent and the overall is not full', answer(['absent'], 0.95, { others: 1 }), null],
    ['a fact is blurred and all scores are full', answer(['told', 'blurred'], 1), null],
    ['all is told, but no field is good', answer(['told'], 0.15, { others: 0 }), null],
    ['all is told beside something invented', answer(['told'], 0.05, { invented: ['x'] }), null],
    ['all is told of one who speaks to the judge', answer(['told'], 0, { speaksToJudge: true }), null],
    ['a fact is blurred and the overall is 0', answer(['told', 'blurred'], 0), null],
    ['nothing was noted and all scores are full', answer([], 1), /no fact is noted, and every score is 1/],
    ['nothing was noted and one score is not full', answer([], 1, { others: 0.95 }), null],
    ['nothing was noted and the overall is 0', answer([], 0), null],
    ['there is no overall', answer(['absent'], null, { others: 1 }), null],
    ['other scores were not asked for', answer(['absent'], 1, { others: null }), /every score is 1/],
  ])('%s', (_, given, wanted) => {
    if (wanted === null) expect(contradictionOf(given)).toBeNull();
    else expect(contradictionOf(given)).toMatch(wanted);
  });

  it('is none with full marks and no fact where the reference has none', () => {
    expect(contradictionOf(answer([], 1), 'none')).toBeNull();
    expect(contradictionOf(answer([], 1, { invented: ['x'] }), 'none')).toMatch(/every score is 1/);
  });

  it('is never one whose overall lies between the lowest anchor and full marks', () => {
    const statuses = fc.array(fc.constantFrom(...FACT_STATUSES), { maxLength: 8 });
    const overall = fc.double({ min: 0.1001, max: 0.9999, noNaN: true });
    fc.assert(
      fc.property(statuses, overall, fc.constantFrom(0, 0.5, 1), fc.boolean(), (facts, score, others, isInvented) => {
        const given = answer(facts, score, { others, invented: isInvented ? ['x'] : [] });
        expect(contradictionOf(given)).toBeNull();
      }),
    );
  });
});
