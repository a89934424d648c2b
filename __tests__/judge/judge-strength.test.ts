import { describe, expect, it } from '@jest/globals';
import type { Dimension } from '../../src/core/summary.js';
import {
  isBelowLevel,
  type JudgedCopy,
  judgeStrengthOf,
  strengthLevel,
  strengthOfJudge,
} from '../../src/judge/judge-strength.js';
import { byDimension } from '../../src/judge/sampling/merge-samples.js';
import { judgementAt } from '../builders/judge-facts.js';

/** A copy with these scores of the judge: overall, and in the dimensions that are named. */
function copy(
  overall: number | null,
  scores: Partial<Record<Dimension, number | null>> = {},
  effect: JudgedCopy['effect'] = 'damaging',
  dimensions: readonly Dimension[] = ['title'],
): JudgedCopy {
  const judgement = judgementAt(overall, 's');
  const given = byDimension((one) => ({ score: scores[one] === undefined ? overall : scores[one], reason: null }));
  return { session: 's', kind: 'shortened', effect, dimensions, judgement: { ...judgement, dimensions: given } };
}

describe('what copies are held against', () => {
  it.each([
    [0.4, 0.6, { level: 0.4, gate: 'min-judge-session' }],
    [0, 0.6, { level: 0, gate: 'min-judge-session' }],
    [null, 0.6, { level: 0.6, gate: 'min-judge-overall' }],
    [null, null, { level: 0.7, gate: null }],
  ])('is the floor %j, else the target %j, else 0.7', (session, overall, wanted) => {
    expect(strengthLevel({ 'min-judge-session': session, 'min-judge-overall': overall })).toEqual(wanted);
  });
});

describe('a copy is below the level', () => {
  it.each<[string, JudgedCopy, boolean]>([
    ['overall', copy(0.69), true],
    ['as it is shown', copy(0.6996), false],
    ['not at the level', copy(0.7), false],
    ['in a dimension that was changed', copy(0.9, { title: 0.1 }), true],
    ['not in one that was not', copy(0.9, { summary: 0.1 }), false],
    ['in one of several', copy(0.9, { summary: 0.1 }, 'damaging', ['title', 'summary']), true],
    ['not where nothing was measured', copy(null), false],
    ['where one thing was measured', copy(null, { title: 0.1 }), true],
    ['with nothing at all', copy(0), true],
  ])('%s', (_, one, wanted) => {
    expect(isBelowLevel(one, 0.7)).toBe(wanted);
  });
});

describe('the strength of a judge', () => {
  it('counts what it noticed, what it blocked, and what it did not measure', () => {
    const copies = [
      ...[copy(0.1), copy(0.9), copy(0.9, { title: 0 }), copy(null, { title: 0 })],
      ...[copy(0.8, {}, 'harmless'), copy(0.2, {}, 'harmless'), copy(null, {}, 'harmless')],
    ];
    expect(judgeStrengthOf(copies, { level: 0.7, gate: null })).toEqual({
      ...{ level: 0.7, gate: null, damaging: 3, noticed: 2, harmless: 2, blocked: 1, unmeasured: 2 },
    });
  });

  const strength = { level: 0.7, gate: null, damaging: 3, noticed: 2, harmless: 5, blocked: 1, unmeasured: 0 } as const;

  it.each([
    [
      {},
      'The judge notices 2 of 3 damaged copies of references and blocks 1 of 5 harmless ones, by a score below 0.700',
    ],
    [{ gate: 'min-judge-overall' as const }, '… by a score below 0.700 (min-judge-overall)'],
    [{ unmeasured: 1 }, '… by a score below 0.700; 1 copy not measured'],
    [{ unmeasured: 2 }, '… by a score below 0.700; 2 copies not measured'],
    [{ noticed: 0 }, '… by a score below 0.700: it notices nothing'],
    [{ noticed: 0, damaging: 1 }, '… by a score below 0.700: it notices nothing'],
    [{ noticed: 0, damaging: 0 }, '… by a score below 0.700'],
  ])('in words: %j', (overrides, wanted) => {
    const said = strengthOfJudge({ ...strength, ...overrides });
    expect(said.replace(/^.*(?=by a score)/, wanted.startsWith('…') ? '… ' : '$&')).toBe(wanted);
  });
});
