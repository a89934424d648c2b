import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Place } from '../../../src/core/errors.js';
import type { Defect, PlaceOf } from '../../../src/core/finding.js';
import type { Moment } from '../../../src/core/summary.js';
import { momentRows } from '../../../src/render/diff/moment-rows.js';
import { saysMissing, saysOtherType } from '../../../src/rubric/findings/moment-defects.js';
import { runs } from '../../builders/long-runs.js';

const HEAD = { file: 'c.json', line: 1, column: 1 };
const placeAt = (index: number): Place => ({ file: 'c.json', line: index + 2, column: 1 });
const placeOf = (([, index]: readonly (string | number)[]) =>
  typeof index === 'number' ? placeAt(index) : HEAD) as PlaceOf;
const found = (code: Defect['code'], message: string, place: Place): Defect => ({
  ...{ code, dimension: 'aha_moments', message, suggestion: null, place },
});

const SIZE = 2_000;
/** What is looked up by halves is looked at some eleven times in 2,000, and sorted as often. */
const LOOKS = 100 * SIZE;

describe('many moments', () => {
  /** How often moments, findings and places are looked at: with each held against each other one it would be four million times. */
  function looksAt(wanted: readonly Moment[], given: readonly Moment[], findings: readonly Defect[]): number {
    let looks = 0;
    const counted = <T extends object>(value: T): T =>
      new Proxy(value, {
        get: (target, key): unknown => {
          looks++;
          return Reflect.get(target, key);
        },
      });
    const { rows, rest } = momentRows(
      wanted.map(counted),
      given.map(counted),
      findings.map((finding) => counted({ ...finding, place: counted(finding.place) })),
      ((path) => counted(placeOf(path))) as PlaceOf,
    );
    expect(rows.length + rest.length).toBeGreaterThanOrEqual(SIZE);
    return looks;
  }

  const moments = (type: string, seqOf: (index: number) => number): readonly Moment[] =>
    Array.from({ length: SIZE }, (_, i) => ({ seq: seqOf(i), type, highlight: '' }));
  const straight = moments('insight', (i) => 2 * i);
  const missing = straight.map((moment) => found('MISSING_MOMENT', saysMissing(moment), HEAD));
  it.each([
    ['the same on both sides', straight, straight, []],
    ['each beside another message', straight, moments('insight', (i) => 2 * i + 1), []],
    ['in the other order', straight, [...straight].reverse(), []],
    ['all of one message', moments('insight', () => 4), moments('insight', () => 4), []],
    ['all missing', straight, moments('question', (i) => 2 * i), missing],
    ['all missing, told from the last on', straight, moments('question', (i) => 2 * i), [...missing].reverse()],
    [
      'all of another type',
      straight,
      moments('question', (i) => 2 * i),
      straight.map((moment, i) =>
        found('MISSING_MOMENT', `${saysOtherType(moment)}, the candidate has "question"`, placeAt(i)),
      ),
    ],
  ])('%s are not each held against each', (_, wanted, given, findings) => {
    expect(looksAt(wanted, given, findings)).toBeLessThan(LOOKS);
  });
});

describe('moments without findings', () => {
  const oneOf = fc.record({
    seq: fc.nat(6),
    type: fc.constantFrom('a', 'A', 'b'),
    highlight: fc.constantFrom('', 'x'),
  });
  it('stand with the nearest of their type that is left, of two the first', () => {
    fc.assert(
      fc.property(fc.array(oneOf, { maxLength: 8 }), fc.array(oneOf, { maxLength: 8 }), (wanted, given) => {
        const left = new Set(given.keys());
        const seqAt = (j: number): number => given[j]?.seq ?? Number.NaN;
        const pairs = wanted.flatMap(({ seq, type }) => {
          const [closest] = [...left]
            .filter((j) => given[j]?.type.toLowerCase() === type.toLowerCase())
            .sort((a, b) => Math.abs(seqAt(a) - seq) - Math.abs(seqAt(b) - seq) || a - b);
          const partner = closest === undefined ? undefined : given[closest];
          if (closest === undefined || partner === undefined) return [];
          left.delete(closest);
          return [`${textOf({ seq, type, highlight: '' })} ${textOf(partner)}`];
        });
        const plain = wanted.map((moment) => ({ ...moment, highlight: '' }));
        const { rows } = momentRows(plain, given, [], placeOf);
        const matched = rows.filter(({ kind }) => kind === 'matched');
        expect(matched.map(({ reference: [a], candidate: [b] }) => `${a?.text} ${b?.text}`).sort()).toEqual(
          pairs.sort(),
        );
      }),
      { numRuns: runs(2_000) },
    );
  });

  const textOf = ({ seq, type, highlight }: Moment): string =>
    `${seq} ${type}${highlight === '' ? '' : `: ${highlight}`}`;
});
