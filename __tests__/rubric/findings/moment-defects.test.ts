import { describe, expect, it } from '@jest/globals';
import type { Moment } from '../../../src/core/summary.js';
import { momentDefects } from '../../../src/rubric/findings/moment-defects.js';
import { placeOf } from '../scored-texts.js';

/** `a@3`: a moment of the type a in message 3. */
function momentsAt(...places: readonly string[]): readonly Moment[] {
  return places.map((place) => {
    const [type = '', seq = ''] = place.split('@');
    return { seq: Number(seq), type, highlight: '' };
  });
}

/** What is told: the place, and the code or the type that is wanted there. */
function told(reference: readonly Moment[], candidate: readonly Moment[], tolerance: number | null) {
  return momentDefects(reference, candidate, tolerance, placeOf).map(
    ({ code, place, suggestion }) =>
      `${place.file} ${suggestion?.startsWith('Change its type') ? suggestion : code.toLowerCase()}`,
  );
}

const MISSING = 'aha_moments missing_moment';
const extra = (index: number) => `aha_moments/${index} extra_moment`;
const mistyped = (index: number, type: string) => `aha_moments/${index} Change its type to "${type}"`;

describe('a moment may be off by less than so many messages', () => {
  it.each<readonly [string, string, readonly string[]]>([
    ['a@10', 'a@10', []],
    ['a@10', 'A@14', []],
    ['a@10', 'a@6', []],
    ['a@10', 'a@15', [MISSING, extra(0)]],
    ['a@10', 'a@5', [MISSING, extra(0)]],
    ['a@10', 'b@14', [mistyped(0, 'a')]],
    ['a@10', 'b@15', [MISSING, extra(0)]],
    // The nearest one, and of equals the first; each once.
    ['a@10', 'b@13 b@11', [mistyped(1, 'a'), extra(0)]],
    ['a@10', 'b@12 b@8 b@13', [mistyped(0, 'a'), extra(1), extra(2)]],
    ['a@10', 'b@9 b@11', [mistyped(0, 'a'), extra(1)]],
    ['a@10 c@11', 'b@11', [mistyped(0, 'a'), MISSING]],
    ['a@10 c@11', 'b@11 b@12', [mistyped(0, 'a'), mistyped(1, 'c')]],
    // A moment of its type comes first, however much nearer another one lies.
    ['a@10', 'b@10 a@13', [extra(0)]],
    ['a@10 a@12', 'a@11 a@9', []],
    ['a@10 a@30', 'a@31 b@12', [mistyped(1, 'a')]],
  ])('%s, %s', (reference, candidate, wanted) => {
    expect(told(momentsAt(...reference.split(' ')), momentsAt(...candidate.split(' ')), 5)).toEqual(wanted);
  });

  it('or by any number, where the rubric does not look at places: then types are told apart alone', () => {
    expect(told(momentsAt('a@10'), momentsAt('a@9000'), null)).toEqual([]);
    expect(told(momentsAt('a@10'), momentsAt('b@10'), null)).toEqual([MISSING, extra(0)]);
  });
});

it('a moment of another type is told with both', () => {
  expect(momentDefects(momentsAt('insight@4'), momentsAt('wait@1', 'decision@5'), 5, placeOf)).toMatchObject([
    {
      code: 'MISSING_MOMENT',
      message: 'The moment of message 4 is "insight" in the reference, the candidate has "decision" there',
      place: { file: 'aha_moments/1' },
    },
    { code: 'EXTRA_MOMENT', place: { file: 'aha_moments/0' } },
  ]);
});

describe('moments too many', () => {
  it.each([
    [3, ['aha_moments/1', 'aha_moments/2', 'aha_moments/3']],
    [4, ['aha_moments']],
  ])('%d are told in %j', (count, places) => {
    const candidate = momentsAt('a@1', ...Array.from({ length: count }, (_, i) => `b@${i + 90}`));
    const defects = momentDefects(momentsAt('a@1'), candidate, null, placeOf);
    expect(defects.map(({ place }) => place.file)).toEqual(places);
  });

  it('are told with their number, once they are many', () => {
    const candidate = momentsAt('a@1', 'b@2', 'c@3', 'd@4', 'e@5');
    expect(momentDefects(momentsAt('a@1', 'a@2'), candidate, null, placeOf)).toMatchObject([
      { code: 'MISSING_MOMENT' },
      { message: '5 moments for 2 of the reference, 4 of them without a counterpart of their type' },
    ]);
  });

  it('are nobody’s where the reference has none', () => {
    expect(momentDefects([], momentsAt('a@1'), 5, placeOf)).toEqual([]);
    expect(momentDefects(momentsAt('a@1'), [], 5, placeOf)).toHaveLength(1);
  });
});

describe('of absurdly many', () => {
  const row = (type: string, count: number, first: number, step: number) =>
    Array.from({ length: count }, (_, i): Moment => ({ seq: first + i * step, type, highlight: '' }));

  it('ten thousand pairs are looked at, of more the first are paired with the first', () => {
    // The other way round: only who looks at all of them finds each its own.
    expect(told(row('a', 100, 0, 10), row('a', 100, 990, -10), 1)).toEqual([]);
    const turned = row('a', 137, 0, 10).map((moment, i) => ({ ...moment, seq: 10 * ((i + 1) % 137) }));
    const most = told(row('a', 73, 0, 10), turned, 1);
    expect(most).toEqual([...Array(73).fill(MISSING), 'aha_moments extra_moment']);
    expect(told(row('a', 73, 0, 10), row('a', 137, 0, 10), 1)).toEqual(['aha_moments extra_moment']);
    expect(told(row('a', 137, 0, 10), row('a', 73, 0, 10), 1)).toEqual(Array(64).fill(MISSING));
  });

  it('as many are looked at for another type, and no more', () => {
    const types = told(row('a', 100, 0, 10), row('b', 100, 990, -10), 1);
    expect(types).toEqual(Array.from({ length: 100 }, (_, i) => mistyped(99 - i, 'a')));
    const most = told(row('a', 73, 0, 10), row('b', 137, 0, 10), 1);
    expect(most).toEqual([...Array(73).fill(MISSING), 'aha_moments extra_moment']);
  });
});
