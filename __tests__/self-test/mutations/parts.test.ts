import { describe, expect, it } from '@jest/globals';
import { type Random, seededRandom } from '../../../src/core/seeded-random.js';
import { DIMENSIONS } from '../../../src/core/summary.js';
import { EDITS } from '../../../src/self-test/mutations/catalogue.js';
import { editsOf } from '../../../src/self-test/mutations/edits-of.js';
import { type Identifier, identifiersIn, inventedName } from '../../../src/self-test/mutations/identifiers.js';
import { otherNumber } from '../../../src/self-test/mutations/numbers.js';
import { isAlike } from '../../../src/self-test/mutations/same-subject.js';
import { replaceIn, replaceSites, withoutMatches } from '../../../src/self-test/mutations/sites.js';
import { tokensOf } from '../../../src/self-test/mutations/tokens.js';
import { INVENTED_NAMES } from '../../../src/self-test/mutations/words/inventions.js';
import { CACHE, INVOICE, summaryOf } from './summaries.js';

/** What comes of so many draws, each once. */
function drawn<T>(count: number, draw: (random: Random) => T): readonly T[] {
  const random = seededRandom(1);
  return [...new Set(Array.from({ length: count }, () => draw(random)))];
}

describe('places in a text', () => {
  const site = (start: number, end: number, replacement: string) => ({ start, end, replacement });
  it.each([
    ['in any order', [site(2, 3, 'C'), site(0, 1, 'A')], 'AbCd'],
    ['side by side', [site(0, 1, 'A'), site(1, 2, 'B')], 'ABcd'],
    ['of those that overlap the first', [site(0, 2, 'X'), site(1, 3, 'Y')], 'Xcd'],
    ['of those with one start the shorter', [site(0, 3, 'X'), site(0, 1, 'Y')], 'Ybcd'],
    ['nothing where there is none', [], 'abcd'],
    ['a place without a width', [site(4, 4, '!')], 'abcd!'],
  ])('are replaced: %s', (_, sites, wanted) => expect(replaceSites('abcd', sites)).toBe(wanted));

  it('are replaced each in its own text', () => {
    expect(
      replaceIn(
        ['ab', 'cd', 'ef'],
        [
          { text: 2, ...site(0, 1, 'E') },
          { text: 0, ...site(1, 2, 'B') },
          { text: 2, ...site(1, 2, 'F') },
        ],
      ),
    ).toEqual([...['aB', 'cd', 'EF']]);
  });

  it.each([
    ['touches none', [site(0, 1, ''), site(3, 4, '')], [0, 3]],
    ['lies inside', [site(1, 2, '')], []],
    ['reaches into one', [site(0, 2, ''), site(2, 4, '')], []],
    ['ends where one begins, or begins where one ends', [site(0, 1, ''), site(3, 5, '')], [0, 3]],
    ['is behind several', [site(7, 8, ''), site(8, 9, '')], [8]],
  ])('are kept where they touch no match: one that %s', (_, sites, wanted) => {
    //           0123456789
    const text = 'axxbbaxxbb';
    expect(withoutMatches(text, sites, /xx/g).map(({ start }) => start)).toEqual(wanted);
  });
});

describe('summaries of the same work', () => {
  const words = (...some: readonly string[]) => summaryOf({ summary: some.join(' ') });
  const numbered = (word: string, from: number, count: number) =>
    Array.from({ length: count }, (_, i) => `${word}${from + i}`);
  it.each([
    [4, 10, 10, true],
    [3, 10, 10, false],
    [2, 5, 20, true],
    [1, 5, 20, false],
    [0, 5, 5, false],
  ])('share two fifths of the words of the shorter one: %i of %i and %i', (shared, a, b, wanted) => {
    const first = words(...numbered('word', 0, a));
    const second = words(...numbered('word', a - shared, shared), ...numbered('term', 0, b - shared));
    expect([isAlike(first, second), isAlike(second, first)]).toEqual([wanted, wanted]);
  });

  it('are told by words of four letters and more, in any case', () => {
    expect(isAlike(words('the', 'cat', 'sat', 'wide', 'open'), words('the', 'cat', 'sat', 'tall', 'blue'))).toBe(false);
    expect(isAlike(words('Wide', 'OPEN'), words('wide', 'open'))).toBe(true);
    // Of nothing nobody knows what it is about.
    expect(isAlike(words(), words('wide'))).toBe(true);
    expect(isAlike(INVOICE, CACHE)).toBe(false);
  });
});

describe('edits of summaries that lack dimensions', () => {
  it('are those that change what is there, and leave the rest as it is', () => {
    expect(editsOf(DIMENSIONS)).toBe(EDITS);
    const some = editsOf(['title', 'summary']);
    expect(some.map(({ kind }) => kind)).toEqual(
      EDITS.filter(({ dimensions }) => dimensions.some((one) => one === 'title' || one === 'summary')).map(
        ({ kind }) => kind,
      ),
    );
    for (const edit of some) {
      expect(edit.dimensions.every((one) => one === 'title' || one === 'summary')).toBe(true);
      for (const dose of edit.doses) {
        const changed = edit.change(INVOICE, dose, { others: () => [CACHE], random: seededRandom(1) });
        if (changed === null) continue;
        expect([changed.key_actions, changed.outcome, changed.aha_moments]).toEqual([
          INVOICE.key_actions,
          INVOICE.outcome,
          INVOICE.aha_moments,
        ]);
      }
    }
    expect(
      some.some((edit) => edit.change(INVOICE, 1, { others: () => [CACHE], random: seededRandom(1) }) !== null),
    ).toBe(true);
  });
});

describe('other names of the same kind', () => {
  const one = (name: string): Identifier => {
    const [found] = identifiersIn(name);
    if (found === undefined) throw new Error(`${name} is no name`);
    return found;
  };
  const invented = (name: string, taken: ReadonlySet<string> = new Set()) =>
    drawn(300, (random) => inventedName(one(name), taken, random));

  it.each([
    ['#7', /^#[1-9]$/],
    ['#317', /^#[1-9]\d{0,2}$/],
    ['BILL-2', /^BILL-[1-9]$/],
    ['#1234567', /^#[1-9]\d{0,5}$/],
    ['v2', /^v[1345]$/],
    ['v1', /^v[23]$/],
    ['v0', /^v[12]$/],
    ['2.8.1', /^(?:[134]\.8|2\.(?:7|9|10))\.1$/],
    ['7d1e04b', /^[0-9a-f]{7}$/],
    ['src/a/b.test.ts', /^src\/a\/\w[\w-]*\.ts$/],
    ['store.load()', /^store\.[a-z]+[A-Za-z]*\(\)$/],
    ['load_all()', /^[a-z]+(?:_[a-z]+)*\(\)$/],
    ['fix/login-loop', /^fix\/[\w-]+$/],
  ])('are as %s is', (name, wanted) => {
    const names = invented(name);
    expect(names.length).toBeGreaterThan(1);
    expect(names).not.toContain(name);
    for (const other of names) expect(other).toMatch(wanted);
  });

  it.each([
    ['v2', ['v1', 'v3', 'v4']],
    ['v1', ['v2', 'v3']],
    ['v0', ['v1', 'v2']],
    ['#7', ['#1', '#2', '#3', '#4', '#5', '#6', '#8', '#9']],
  ])('are all that there are of %s', (name, wanted) => expect([...invented(name)].sort()).toEqual(wanted));

  it('are none that is taken', () => {
    const [first = '', ...others] = INVENTED_NAMES.snake;
    expect(invented('old_name', new Set(others)).filter((name) => name !== undefined)).toEqual([first]);
    expect(invented('old_name', new Set(INVENTED_NAMES.snake))).toEqual([undefined]);
  });

  it('are no names of products, and nothing that is too long', () => {
    for (const name of ['GitHub', 'TypeScript', `${'x'.repeat(196)}_long`]) expect(identifiersIn(name)).toEqual([]);
    expect(identifiersIn(`${'x'.repeat(195)}_long`)).toHaveLength(1);
    expect(identifiersIn('a `put_all()` b')).toEqual([{ name: 'put_all()', kind: 'function', start: 3, end: 12 }]);
  });
});

describe('other numbers of the same form', () => {
  const others = (number: string) => drawn(400, (random) => otherNumber(number, random));
  const first = (number: string) => number.replace(/^[^1-9]*/, '').charAt(0);
  it.each(['7', '42', '1,234', '0.05', '12.50', '+3', '90%', '2048', '5 ms', '123,456'])(
    'of %s begin with another digit',
    (number) => {
      const found = others(number);
      expect(found.length).toBeGreaterThan(number.length === 1 ? 6 : 7);
      for (const other of found) {
        expect(other.replace(/\d/g, '0')).toBe(number.replace(/\d/g, '0'));
        expect(first(other)).not.toBe(first(number));
        expect(first(other)).not.toBe('');
      }
    },
  );

  it('change two digits at most, and both of them', () => {
    for (const other of others('12345')) expect(other).toMatch(/^[2-9][013-9]345$/);
    expect(new Set(others('12').map((other) => other.charAt(1)))).toEqual(new Set('013456789'));
    for (const other of others('0.0712')) expect(other).toMatch(/^0\.0[1-689][02-9]2$/);
  });

  it('are less than all, and more than nothing', () => {
    const shares = others('100 %').map((other) => Number(other.replace(' %', '')));
    expect([Math.min(...shares), Math.max(...shares)]).toEqual([21, 80]);
    expect(others('100%').every((other) => /^\d\d%$/.test(other))).toBe(true);
    expect([...others('0')].sort()).toEqual(['2', '3', '4', '5', '6', '7', '8', '9']);
    expect(others('0.0').every((other) => /^[2-9]\.0$/.test(other))).toBe(true);
  });
});

describe('the pieces of a text', () => {
  it.each([
    ['(see `a b`), "quoted"...', ['see', '`a b`', 'quoted']],
    ['put() (put()) f(x).', ['put()', 'put()', 'f(x)']],
    ['a) (b', ['a', 'b']],
    ['…—', []],
    ["it's user's' don’t", ["it's", "user's", 'don’t']],
  ])('%j', (text, wanted) => {
    expect(tokensOf(text).map((token) => token.text)).toEqual(wanted);
    for (const token of tokensOf(text)) expect(text.slice(token.start, token.end)).toBe(token.text);
  });

  it('are words, numbers, code and others', () => {
    expect(tokensOf('word 12,198 3.5ms `x` a.ts 1,23 -4 5x x5').map(({ kind }) => kind)).toEqual([
      ...['word', 'number', 'number', 'code', 'other', 'other', 'number', 'number', 'other'],
    ]);
    const long = (length: number) => tokensOf(`(${'x'.repeat(length - 1)}`)[0];
    expect([long(200)?.kind, long(200)?.start, long(201)?.kind, long(201)?.start]).toEqual(['word', 1, 'other', 0]);
  });
});
