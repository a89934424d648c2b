import { describe, expect, it } from '@jest/globals';
import { readText } from '../../../src/rubric/v2/text.js';
import { Vocabularies } from '../../../src/rubric/v2/vocabularies.js';

const ENGLISH = new Vocabularies().of('english');

function factsOf(source: string) {
  const { facts, list, sentences } = readText(source, ENGLISH);
  const wordOf = (id: number) => list.find((term) => term.id === id)?.word ?? null;
  return [...facts.identifier, ...facts.number].map(({ left, right, sentence, ...fact }) => ({
    ...fact,
    left: wordOf(left),
    right: wordOf(right),
    sentence: sentences.indexOf(sentence),
  }));
}

describe('the neighbours of a number', () => {
  it.each([
    ['tell its place where they are long words', 'Moved 12 invoices', true],
    ['do not where they are short', 'Moved 12 kB', false],
    ['do where they are short and of another script', 'Moved 12 日本', true],
    ['do where they are numbers', 'Moved 12 34', true],
    ['do where they are names', 'Moved 12 x1', true],
    ['do not where there are none', 'Moved 12', false],
  ])('%s', (_, source, rightTells) => {
    const [first] = factsOf(source).filter(({ kind, written }) => kind === 'number' && written === '12');
    expect(first).toMatchObject({ rightTells });
  });
});

describe('names in a text', () => {
  it.each<[string, readonly (readonly [written: string, shape: string, ...names: string[]])[]]>([
    [
      'Kept .github/workflows/ci.yml, src/core/a.ts and v2.1',
      [
        ['.github/workflows/ci.yml', 'path', '.github/workflows/ci.yml', 'ci.yml'],
        ['src/core/a.ts', 'path', 'src/core/a.ts', 'a.ts'],
        ['v2.1', 'version', 'v2.1'],
      ],
    ],
    [
      'Ran it with --no-cache and -v on #12 at 3fa9c1d2e0 of 1.2.3-rc.1, (see Foo.bar).',
      [
        ['--no-cache', 'flag', '--no-cache'],
        ['-v', 'flag', '-v'],
        ['#12', 'reference', '#12'],
        ['3fa9c1d2e0', 'hash', '3fa9c1d'],
        ['1.2.3-rc.1', 'version', '1.2.3-rc.1'],
        ['Foo.bar', 'path', 'foo.bar'],
      ],
    ],
    [
      'The getUserName of MAX_SIZE, utf8 and v3',
      [
        ['getUserName', 'name', 'getusername'],
        ['MAX_SIZE', 'name', 'max_size'],
        ['utf8', 'name', 'utf8'],
        ['v3', 'version', 'v3'],
      ],
    ],
    // The stop of a sentence and dots of omission are no part of a name.
    [
      'It is Foo.Bar... and ..x_ here, not y- or x:',
      [
        ['Foo.Bar', 'path', 'foo.bar'],
        ['x_', 'name', 'x_'],
      ],
    ],
    // A hash has both letters and digits; a share, an alternative and a plain number are no names.
    ['The deadbeef of 1234567 and/or 3/4 was 7.5 or 3x, e.g. abcdef', []],
    ['The abcdef1 has seven', [['abcdef1', 'hash', 'abcdef1']]],
    ['The abcde1 has six', [['abcde1', 'name', 'abcde1']]],
  ])('%s', (source, wanted) => {
    const names = factsOf(source).filter(({ kind }) => kind === 'identifier');
    expect(names.map(({ written, shape, names }) => [written, shape, ...names])).toEqual(wanted);
    expect(names.map(({ ordinal, siblings }) => [ordinal, siblings])).toEqual(wanted.map((_, i) => [i, wanted.length]));
  });

  it('have the words beside them that say something, and are counted in their sentence', () => {
    expect(factsOf('Wrote a_b rows. Then the c_d of the 6 and for e_f.')).toMatchObject([
      { value: 'a_b', left: 'wrote', right: 'rows', leftTells: true, rightTells: true, sentence: 0, siblings: 1 },
      {
        value: 'c_d',
        left: null,
        right: '6',
        leftTells: false,
        rightTells: true,
        sentence: 1,
        ordinal: 0,
        siblings: 2,
      },
      {
        value: 'e_f',
        left: '6',
        right: null,
        leftTells: true,
        rightTells: false,
        sentence: 1,
        ordinal: 1,
        siblings: 2,
      },
      { value: '6' },
    ]);
  });

  it('of one sentence are a hundred at most', () => {
    const many = (count: number) => Array.from({ length: count }, (_, i) => `a_${i}`).join(' ');
    expect(factsOf(many(100)).filter(({ kind }) => kind === 'identifier')).toHaveLength(100);
    expect(factsOf(`It has x_y. Then ${many(100)}`).filter(({ kind }) => kind === 'identifier')).toHaveLength(101);
    expect(factsOf(many(102)).filter(({ kind }) => kind === 'identifier')).toHaveLength(100);
    expect(factsOf(`${many(102)}. It has x_y.`).find(({ value }) => value === 'x_y')).toMatchObject({
      value: 'x_y',
      ordinal: 0,
      siblings: 1,
    });
  });
});

describe('numbers in a text', () => {
  it('have their unit and the words beside them, of which short ones tell nothing', () => {
    expect(factsOf('Wrote 482 rows. Of the 40 ms, 12 of Nodes')).toEqual([
      expect.objectContaining({
        value: '482',
        left: 'wrote',
        right: 'rows',
        leftTells: true,
        rightTells: true,
        unit: 'rows',
      }),
      expect.objectContaining({
        value: '40',
        left: null,
        right: 'ms',
        leftTells: false,
        rightTells: false,
        unit: 'ms',
      }),
      expect.objectContaining({
        value: '12',
        left: 'ms',
        right: 'nodes',
        leftTells: false,
        rightTells: true,
        unit: 'of',
      }),
    ]);
  });

  it('are counted in their sentence', () => {
    const counted = factsOf('It had 3 of 7 and 9. It had 5.').map(({ value, ordinal, siblings }) => [
      value,
      ordinal,
      siblings,
    ]);
    expect(counted).toEqual([
      ['3', 0, 3],
      ['7', 1, 3],
      ['9', 2, 3],
      ['5', 0, 1],
    ]);
  });

  it.each<[string, readonly string[]]>([
    ['It wrote ~40 rows and 41 more', ['40']],
    ['It wrote about 40 rows and 41 more', ['40']],
    ['It wrote etwa 40 rows', ['40']],
    ['It failed two in ten times and in 12', ['10']],
    ['One in eight failed', ['8']],
    ['It failed in 12 of 40', []],
  ])('are rough where the text says so: %s', (source, rough) => {
    expect(factsOf(source).flatMap(({ isRough, value }) => (isRough ? [value] : []))).toEqual(rough);
  });

  it('of one sentence are a hundred at most', () => {
    const many = Array.from({ length: 103 }, (_, i) => i + 1000).join(' and ');
    expect(factsOf(`${many}. Then 7 more.`)).toHaveLength(101);
  });
});
