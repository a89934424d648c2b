import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type LiteralPlace, LiteralSearch } from '../../../src/rubric/requirements/literal-search.js';
import { Literal } from '../../../src/rubric/requirements/literals.js';
import { piecesOf } from '../../../src/rubric/requirements/name-pieces.js';
import { PieceIndex } from '../../../src/rubric/requirements/piece-index.js';
import type { Stance } from '../../../src/rubric/requirements/stance.js';

const EVERYWHERE = 1_000_000;

const word = fc.constantFrom(
  'PR',
  'PRs',
  '#1',
  '1',
  '2',
  'and',
  ',',
  'cache',
  'caches',
  'the',
  '1,742',
  '1.742',
  '-',
  'one',
);
const words = fc.array(word, { minLength: 1, maxLength: 12 }).map((all) => all.join(' '));

it('finds a literal by its rarest piece where it stands, and nowhere else', () => {
  let found = 0;
  fc.assert(
    fc.property(
      fc.array(word, { minLength: 1, maxLength: 3 }),
      fc.array(words, { maxLength: 5 }),
      (written, sentences) => {
        const literal = new Literal(written.join(' '));
        const units = sentences.map(piecesOf);
        const places = new PieceIndex(units).placesOf(literal, EVERYWHERE);
        const startsIn = new Map<number, Set<number>>();
        for (let place = places.pass(); place !== undefined; place = places.pass()) {
          startsIn.set(place.unit, (startsIn.get(place.unit) ?? new Set()).add(place.start));
        }
        const wanted = units.flatMap((unit, i): [number, Set<number>][] => {
          const starts = new Set([...literal.places(unit)].map(({ start }) => start));
          found += starts.size;
          return starts.size === 0 ? [] : [[i, starts]];
        });
        expect([...startsIn]).toEqual(wanted);
        expect(places.isCut).toBe(false);
      },
    ),
    { numRuns: 1_000 },
  );
  expect(found).toBeGreaterThan(300);
});

it.each([
  [3, false, 3],
  [2, true, 2],
  [0, true, 0],
])('looks around at most %d of three pieces', (most, isCut, found) => {
  const places = new PieceIndex(['a cache', 'a cache', 'a cache'].map(piecesOf)).placesOf(new Literal('cache'), most);
  let count = 0;
  while (places.pass() !== undefined) count++;
  expect([places.isCut, count]).toEqual([isCut, found]);
});

const STANCES: readonly Stance[] = ['plain', 'negated', 'doubtful'];

/** Each place stands in the sentence of its number or in the one before, and is spoken of in one way. */
class Told {
  looked = 0;
  readonly isCut = false;
  private at = 0;

  constructor(private readonly stances: readonly Stance[]) {}

  pass(): LiteralPlace | undefined {
    const start = this.at++;
    return start < this.stances.length ? { unit: start >> 1, start } : undefined;
  }

  stanceAt = ({ start }: LiteralPlace): Stance => {
    this.looked++;
    return this.stances[start] ?? 'plain';
  };
}

it('knows the first sentence of each stance, whoever asks in which order, and looks at each place once', () => {
  const asked = fc.tuple(fc.subarray([...STANCES], { minLength: 1 }), fc.integer({ min: 0, max: 9 }));
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...STANCES), { maxLength: 12 }),
      fc.array(asked, { maxLength: 8 }),
      (stances, questions) => {
        const told = new Told(stances);
        const search = new LiteralSearch(told, told.stanceAt, EVERYWHERE);
        for (const [wanted, before] of questions) {
          const unit = stances.findIndex((stance) => wanted.includes(stance)) >> 1;
          expect(search.first(wanted, before)).toBe(unit >= 0 && unit < before ? unit : undefined);
          for (const stance of wanted) {
            const isThere = stances.some((one, at) => at >> 1 === before && one === stance);
            expect(search.isSpoken(before, stance)).toBe(isThere);
          }
        }
        expect(search.firstUnit).toBe(stances.length === 0 ? undefined : 0);
        expect(told.looked).toBeLessThanOrEqual(stances.length);
      },
    ),
  );
});

it('looks at no place before it has to know, and at no more than it may', () => {
  const told = new Told(['negated', 'negated', 'negated', 'plain', 'plain']);
  const search = new LiteralSearch(told, told.stanceAt, 3);
  expect([told.looked, search.isCut]).toEqual([0, false]);
  expect([search.first(['negated'], 9), told.looked]).toEqual([0, 1]);
  expect([search.first(['plain'], 9), told.looked, search.isCut]).toEqual([undefined, 3, true]);
});
