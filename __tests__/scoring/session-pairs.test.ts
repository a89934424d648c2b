import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { byCodePoint } from '../../src/core/text.js';
import type { TextPosition } from '../../src/inputs/input-texts.js';
import { NamedTexts } from '../../src/inputs/named-texts.js';
import { SessionPairs } from '../../src/scoring/pair.js';
import { runs } from '../builders/long-runs.js';

interface Given {
  readonly name: string;
  readonly sample?: number;
}

/** Golden sessions and candidates by their names, each at the line that its place in the list tells. */
function pairsOf(
  golden: readonly string[],
  candidates: readonly Given[],
  canaries: readonly string[] = [],
  inputs = 1,
) {
  const corpus = new NamedTexts('golden.jsonl');
  const given = new NamedTexts('c.jsonl');
  for (const [i, name] of golden.entries()) corpus.add(name, at(i));
  for (const [i, { name, sample }] of candidates.entries()) given.add(name, at(i), sample);
  const known = new Set([...golden.keys()].filter((i) => canaries.includes(golden[i] ?? '')));
  return new SessionPairs(
    { texts: corpus, canaries: known, drafts: new Set(), isBroken: false },
    { texts: given, inputs, defects: [], moreDefects: 0 },
  );
}

const at = (line: number): TextPosition => ({ line, offset: 0, length: 1 });
const lineOf = (position: TextPosition) => ('line' in position ? position.line : -1);
const named = (...names: readonly string[]) => names.map((name) => ({ name }));
const everyone = { limit: null, accepts: () => true };

describe('golden sessions and candidates', () => {
  it('are paired by name, however they are ordered', () => {
    const name = fc.constantFrom('a', 'b', 'c', 'd', 'e', '\u{10000}', '\uffff');
    fc.assert(
      fc.property(fc.uniqueArray(name), fc.array(name, { maxLength: 10 }), (golden, candidates) => {
        const pairs = pairsOf(golden, named(...candidates));
        const linesOf = (wanted: string) => [...candidates.keys()].filter((i) => candidates[i] === wanted);
        const sorted = [...golden].sort(byCodePoint);
        expect(pairs.names).toEqual(sorted);
        const tasks = [...pairs.tasks(everyone)];
        expect(tasks.map((task) => [task.name, lineOf(task.golden), task.candidates.map(lineOf)])).toEqual(
          sorted.map((one) => [one, golden.indexOf(one), linesOf(one)]),
        );
        const others = [...new Set(candidates)].filter((one) => !golden.includes(one)).sort(byCodePoint);
        const groups = pairs.unmatched.map((one) => pairs.group(one));
        expect(groups.map((group) => [group.name, group.candidates.map(lineOf)])).toEqual(
          others.map((one) => [one, linesOf(one)]),
        );
        expect([...pairs.groups()].map((group) => [group.name, group.candidates.map(lineOf)])).toEqual(
          [...new Set(candidates)].sort(byCodePoint).map((one) => [one, linesOf(one)]),
        );
      }),
      { numRuns: runs(300) },
    );
  });

  const pairs = pairsOf(['d', 'a', 'c', 'b'], named('a', 'b', 'c', 'd'), ['b']);

  it.each<[string, Parameters<SessionPairs['tasks']>[0], readonly string[]]>([
    ['all but canaries', everyone, ['a', 'c', 'd']],
    ['the first, where canaries do not count', { ...everyone, limit: 2 }, ['a', 'c']],
    ['none', { ...everyone, limit: 0 }, []],
    ['those of a job among the first', { limit: 2, accepts: (name) => name !== 'a' }, ['c']],
  ])('are scored where they are wanted, and all are read: %s', (_, selection, wanted) => {
    const tasks = [...pairs.tasks(selection)];
    expect(tasks.map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd']);
    expect(tasks.filter(({ isScored }) => isScored).map(({ name }) => name)).toEqual(wanted);
    expect(tasks.filter((task) => task.candidates.length > 0).map(({ name }) => name)).toEqual(wanted);
    expect(pairs.count(selection)).toBe(wanted.length);
  });

  it.each<[number, readonly string[]]>([
    [0, []],
    [1, ['a']],
    [2, ['a', 'c']],
    [9, ['a', 'c', 'd']],
  ])('have a head of %d, without canaries', (most, wanted) => {
    expect(pairs.head(most).map(({ name }) => name)).toEqual(wanted);
    expect(pairs.head(most).map(({ golden }) => lineOf(golden))).toEqual(wanted.map((name) => 'dacb'.indexOf(name)));
  });

  it.each<[readonly string[], boolean]>([
    [[], false],
    [['a'], false],
    [['a', 'b'], false],
    [['b', 'a', 'b'], true],
    [['a', 'a'], true],
  ])('%j has twins: %s', (names, wanted) => expect(pairsOf(names, []).hasTwins()).toBe(wanted));
});

describe('the samples of the sessions of a run', () => {
  it.each<[string, readonly Given[], number, readonly number[]]>([
    ['none where nothing is numbered', named('a', 'b'), 1, []],
    ['none where each session has one', [{ name: 'a', sample: 3 }], 1, []],
    [
      'those that sessions have',
      [
        { name: 'b', sample: 9 },
        { name: 'a', sample: 4 },
        { name: 'b', sample: 1 },
      ],
      1,
      [1, 4, 9],
    ],
    [
      'not those of candidates without a session',
      [{ name: 'x', sample: 2 }, { name: 'x', sample: 1 }, { name: 'a' }],
      1,
      [],
    ],
    ['not those of canaries', [{ name: 'c', sample: 2 }, { name: 'c', sample: 1 }, { name: 'a' }], 1, []],
    ['one for each input', named('a'), 3, [1, 2, 3]],
    ['one for each of two', named('a'), 2, [1, 2]],
  ])('are %s', (_, candidates, inputs, wanted) =>
    expect(pairsOf(['b', 'c', 'a'], candidates, ['c'], inputs).samples).toEqual(wanted),
  );

  it('are a hundred at most', () => {
    const numbered = (count: number) => Array.from({ length: count }, (_, i) => ({ name: 'a', sample: i }));
    expect(pairsOf(['a'], numbered(100)).samples).toHaveLength(100);
    expect(() => pairsOf(['a'], numbered(101))).toThrow(
      'candidates: a session has more than 100 samples; allowed: up to 100 in a run (number the samples of every session alike, as in 1, 2, 3)',
    );
  });
});
