import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { formatProblem } from '../../src/core/errors.js';
import { readConfigFile, suggestion } from '../../src/settings/config-file.js';
import { SETTING_NAMES, SETTINGS } from '../../src/settings/table.js';
import { growthOf, MOST_TIMES_AS_LONG } from '../builders/growth.js';
import { runs } from '../builders/long-runs.js';

/** The raw values that a config file gives, with mappings as pairs so that a table can spell them. */
function valuesOf(text: string): Readonly<Record<string, unknown>> {
  const { entries, problems } = readConfigFile(text, 'c.yml');
  expect(problems.map(formatProblem)).toEqual([]);
  return Object.fromEntries([...entries].map(([name, { raw }]) => [name, raw instanceof Map ? [...raw] : raw]));
}

function problemsOf(text: string): readonly string[] {
  return readConfigFile(text, 'c.yml').problems.map(formatProblem);
}

describe('a config file', () => {
  it.each<[string, string, Readonly<Record<string, unknown>>]>([
    ['is empty', '', {}],
    ['has only white space', ' \n\n', {}],
    ['has only comments', '# one\n# two\n', {}],
    ['is null', '~\n', {}],
    ['is a document mark', '---\n', {}],
    ['has a document mark at both ends', '---\ncorpus: a\n...\n', { corpus: 'a' }],
    ['is JSON', '{"corpus": "a", "limit": 3}', { corpus: 'a', limit: 3 }],
    ['has CRLF', 'corpus: a\r\nlimit: 3\r\n', { corpus: 'a', limit: 3 }],
    ['has a byte order mark', '\ufeffcorpus: a\n', { corpus: 'a' }],
    ['lacks the last line end', 'corpus: a', { corpus: 'a' }],
    ['has settings without a value', 'corpus:\nweights: ~\nlimit: null\nrubric: &a\n', {}],
    ['quotes a key', '"corpus": a\n', { corpus: 'a' }],
    ['names a tag of plain text', 'corpus: !!str 2024\n', { corpus: '2024' }],
    ['has an anchor that nothing uses', 'corpus: &here a\n', { corpus: 'a' }],
    ['has a list', 'report-formats: [json, markdown]\n', { 'report-formats': ['json', 'markdown'] }],
    ['has a block list', 'report-formats:\n  - json\n  - markdown\n', { 'report-formats': ['json', 'markdown'] }],
    [
      'has a mapping',
      'weights:\n  title: 0.5\n  summary: .5\n',
      {
        weights: [
          ['title', 0.5],
          ['summary', 0.5],
        ],
      },
    ],
    ['has a block of text', 'weights: |\n  title=1\n', { weights: 'title=1\n' }],
    ['has a decimal without its zero', 'min-overall: .7\n', { 'min-overall': 0.7 }],
    ['has an octal number', 'limit: 0o7\n', { limit: 7 }],
    [
      'has infinities',
      'min-overall: .inf\nmin-session: -.inf\n',
      { 'min-overall': Infinity, 'min-session': -Infinity },
    ],
    ['has a NaN', 'min-overall: .nan\n', { 'min-overall': Number.NaN }],
    ['has a huge number', 'limit: 99999999999999999999\n', { limit: 1e20 }],
    ['has a date, which stays text', 'limit: 2024-01-01\n', { limit: '2024-01-01' }],
    ['has a time, which stays text', 'limit: 1:30\n', { limit: '1:30' }],
    ['says yes, which stays text', 'allow-empty: yes\n', { 'allow-empty': 'yes' }],
    ['says true', 'allow-empty: True\n', { 'allow-empty': true }],
    ['has a per cent value, which stays text', 'min-overall: 70%\n', { 'min-overall': '70%' }],
    [
      'has names that YAML reads as other types',
      'corpus: 2024\ncandidates: true\n',
      { corpus: 2024, candidates: true },
    ],
    ['has an empty text', 'corpus: ""\n', { corpus: '' }],
    [
      'asks for YAML 1.1, and is read as 1.2 all the same',
      '%YAML 1.1\n---\nallow-empty: yes\nlimit: 0777\nmin-overall: 2024-01-01\n',
      { 'allow-empty': 'yes', limit: 777, 'min-overall': '2024-01-01' },
    ],
    [
      'has foreign keys inside a value',
      'weights: {__proto__: 1, constructor: 2}\n',
      {
        weights: [
          ['__proto__', 1],
          ['constructor', 2],
        ],
      },
    ],
  ])('may be one that %s', (_, text, wanted) => {
    expect(valuesOf(text)).toEqual(wanted);
  });

  it.each<[string, string, readonly string[]]>([
    ['a list at the top', '- corpus\n', ['c.yml:1:1: the config file must be a mapping of setting names to values']],
    ['a word at the top', 'corpus\n', ['c.yml:1:1: the config file must be a mapping of setting names to values']],
    ['a number at the top', '5\n', ['c.yml:1:1: the config file must be a mapping of setting names to values']],
    ['an unknown key', 'corpus: a\n\nfoo: 1\n', ['c.yml:3:1: unknown setting "foo"']],
    [
      'the parts of a setting beside it',
      'fields:\ntitle: headline\noutcome: result\ncorpus: a\nsummary: x\n',
      [
        'c.yml:2:1: unknown setting "title" (set it in by two spaces, to stand below fields:)',
        'c.yml:3:1: unknown setting "outcome" (set it in by two spaces, to stand below fields:)',
        'c.yml:5:1: unknown setting "summary"',
      ],
    ],
    ['a mistyped key', 'corpsu: a\n', ['c.yml:1:1: unknown setting "corpsu", did you mean "corpus"?']],
    [
      'a key with an underscore',
      'min_overall: 1\n',
      ['c.yml:1:1: unknown setting "min_overall", did you mean "min-overall"?'],
    ],
    ['a key __proto__', '__proto__: {corpus: a}\n', ['c.yml:1:1: unknown setting "__proto__"']],
    ['a key constructor', 'constructor: 1\n', ['c.yml:1:1: unknown setting "constructor"']],
    ['a number as key', '1: a\n', ['c.yml:1:1: unknown setting "1"']],
    ['true as key', 'true: a\n', ['c.yml:1:1: unknown setting "true"']],
    ['null as key', '~: a\n', ['c.yml:1:1: unknown setting "null"']],
    ['no key', ': a\n', ['c.yml:1:1: unknown setting "null"']],
    ['a list as key', '? [corpus]\n: a\n', ['c.yml:1:3: the name of a setting must be a word']],
    ['an alias as key', 'corpus: &a corpus\n*a : b\n', ['c.yml:2:1: the name of a setting must be a word']],
    ['a key twice', 'corpus: a\nlimit: 1\n"corpus": b\n', ['c.yml:3:1: corpus is given twice']],
    ['a key twice, once without a value', 'corpus:\ncorpus: b\n', ['c.yml:2:1: corpus is given twice']],
    ['a key twice, then with an alias', 'corpus: &a x\ncorpus: *a\n', ['c.yml:2:1: corpus is given twice']],
    ['a key twice inside', 'weights:\n  title: 1\n  title: 1\n', ['c.yml:1:1: weights: "title" is given twice']],
    ['a list as key inside', 'weights: {[title]: 1}\n', ['c.yml:1:1: weights: a key must be a word']],
    [
      'an alias',
      'weights: &a {title: 1}\nmin-dimensions: *a\n',
      ['c.yml:2:1: min-dimensions: aliases are not supported'],
    ],
    [
      'an alias inside a list',
      'report-formats: [&a json, *a]\n',
      ['c.yml:1:1: report-formats: aliases are not supported'],
    ],
    ['an alias to nothing', 'weights: *a\n', ['c.yml:1:1: weights: aliases are not supported']],
    ['a merge key', 'corpus: &a {corpus: x}\n<<: *a\n', ['c.yml:2:1: unknown setting "<<"']],
    ['a merge key in YAML 1.1', '%YAML 1.1\n---\n<<: {corpus: x}\n', ['c.yml:3:1: unknown setting "<<"']],
    ['two documents', 'corpus: a\n---\ncorpus: b\n', ['c.yml:2:1: broken YAML: the file has more than one document']],
    [
      'a line that is indented otherwise',
      'corpus: a\n  candidates: b\nlimit: 1\n',
      [
        'c.yml:2:3: broken YAML: the line is indented otherwise than those that it stands among; begin it where they begin',
      ],
    ],
    ['an unclosed quote', 'corpus: "a\n', ['c.yml:2:1: broken YAML: Missing closing "quote']],
    ['a tab as indentation', 'weights:\n\ttitle: 1\n', ['c.yml:2:1: broken YAML: Tabs are not allowed as indentation']],
    ['a directive that nobody knows', '%FOO bar\n---\ncorpus: a\n', ['c.yml:1:1: broken YAML: Unknown directive %FOO']],
  ])('is refused with %s, at its place', (_, text, wanted) => {
    expect(problemsOf(text)).toEqual(wanted);
  });

  it.each([
    ['!!js/function "x"'],
    ['!!python/object:os.system x'],
    ['!local x'],
    ['!<tag:example.com,2000:x> x'],
    ['!!timestamp 2024-01-01'],
    ['!!binary aGVsbG8='],
    ['!!set {title}'],
    ['!!omap [title: 1]'],
    ['!!bool yes'],
  ])('is refused with the tag in %s', (value) => {
    expect(problemsOf(`limit: 1\nmin-overall: ${value}\n`)).toEqual([
      expect.stringMatching(/^c\.yml:2:\d+: broken YAML: Unresolved tag: /),
    ]);
    expect(problemsOf(`%YAML 1.1\n---\nmin-overall: ${value}\n`)).toEqual([
      expect.stringMatching(/^c\.yml:3:\d+: broken YAML: Unresolved tag: /),
    ]);
  });

  it.each(SETTING_NAMES.filter((name) => SETTINGS[name].trusted))(
    'may not set %s, which only an input or flag may',
    (name) => {
      expect(problemsOf(`corpus: a\n${name}: none\n`)).toEqual([
        `c.yml:2:1: ${name} cannot be set in the config file, which a pull request may change (set it as an action input or a flag)`,
      ]);
      expect(readConfigFile(`${name}: none\n`, 'c.yml').entries.size).toBe(0);
    },
  );

  it('reports every wrong key of a readable file, and keeps the right ones', () => {
    const text = 'foo: 1\ncorpus: a\r\nwarn-only: true\nweights: *x\ncorpus: b\nlimit: 2\n';
    const { entries, problems } = readConfigFile(text, 'dir/c.yml');
    expect(problems.map(({ place }) => place)).toEqual(
      [1, 3, 4, 5].map((line) => ({ file: 'dir/c.yml', line, column: 1 })),
    );
    expect([...entries.keys()]).toEqual(['corpus', 'limit']);
    expect(entries.get('limit')?.place).toEqual({ file: 'dir/c.yml', line: 6, column: 1 });
  });

  it('sets nothing when the YAML is broken: half a file could mean anything', () => {
    const { entries, problems } = readConfigFile('min-overall: 0.9\ncorpus: [a\n', 'c.yml');
    expect(entries.size).toBe(0);
    expect(problems.length).toBeGreaterThan(0);
  });

  it('counts columns in UTF-16 units', () => {
    expect(problemsOf('{corpus: "😀", foo: 1}')).toEqual(['c.yml:1:16: unknown setting "foo"']);
  });

  it('never changes the prototype of anything', () => {
    readConfigFile('__proto__: {polluted: 1}\nweights: {__proto__: {polluted: 1}}\n', 'c.yml');
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });

  it.each([
    '[',
    '[]',
    '{',
    '{a: ',
    '- ',
    '? ',
    'weights:\n ',
    ': ',
    '{}',
    '}',
    ',',
    '&a ',
    '*a ',
    '!!x ',
    '"',
    '|\n',
    '%a\n',
    '---\n',
    '#',
    ' ',
    '\t',
    '\r\n',
    '\u0000',
    '😀',
  ])('full of %j is read or refused with a handful of problems', (piece) => {
    const read = (length: number) => readConfigFile(`weights: ${piece.repeat(length / piece.length)}`, 'c.yml');
    expect(read(6000).problems.length).toBeLessThanOrEqual(5);
    expect(growthOf((length) => () => read(length), 600)).toBeLessThan(MOST_TIMES_AS_LONG);
  });

  it('with thousands of keys is read in linear time', () => {
    const read = (keys: number) =>
      readConfigFile(Array.from({ length: keys }, (_, i) => `k${i}: 1`).join('\n'), 'c.yml');
    expect(read(6000).problems).toHaveLength(6000);
    expect(growthOf((keys) => () => read(keys), 400)).toBeLessThan(MOST_TIMES_AS_LONG);
  });

  it.each([
    ['value', (depth: number) => `weights: ${'['.repeat(depth)}${']'.repeat(depth)}\n`],
    ['unknown value', (depth: number) => `foo: ${'{a: '.repeat(depth)}${'}'.repeat(depth)}\n`],
  ])('with a %s nested to any depth is no crash', (_, text) => {
    for (const depth of [10, 100, 1000, 5000]) expect(() => readConfigFile(text(depth), 'c.yml')).not.toThrow();
    expect(problemsOf(text(5000))[0]).toMatch(
      /^c\.yml:1:\d+: broken YAML: it is nested too deep: more than 100 levels$/,
    );
  });

  it('may be a page long, and no longer', () => {
    expect(problemsOf(`# ${'x'.repeat(65_500)}\n`)).toEqual([]);
    expect(problemsOf(`# ${'x'.repeat(66_000)}\n`)).toEqual(['c.yml: the config file is longer than 65536 characters']);
    expect(problemsOf('['.repeat(5_000_000))).toEqual(['c.yml: the config file is longer than 65536 characters']);
  });

  it('of any text gives values of known settings and problems inside the file', () => {
    const word = fc.constantFrom(
      ...SETTING_NAMES,
      'title',
      ': ',
      ':',
      '- ',
      '? ',
      '\n',
      '\n  ',
      '[',
      ']',
      '{',
      '}',
      ', ',
      '&a ',
      '*a',
      '!!str ',
      '"',
      "'",
      '|',
      '#',
      '\t',
      '0.5',
      '~',
      '---\n',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(word, fc.string({ maxLength: 3 })), { maxLength: 25 }), (words) => {
        const text = words.join('');
        const { entries, problems } = readConfigFile(text, 'c.yml');
        for (const [name, { raw, place }] of entries) {
          expect(SETTINGS[name].trusted).toBeUndefined();
          expect(raw).not.toBeNull();
          expect(place.line).toBeGreaterThanOrEqual(1);
        }
        for (const { place } of problems) {
          expect(place?.line).toBeGreaterThanOrEqual(1);
          expect(place?.line).toBeLessThanOrEqual(text.split('\n').length);
          expect(place?.column).toBeGreaterThanOrEqual(1);
        }
      }),
      { numRuns: runs(300) },
    );
  });
});

describe('a suggestion', () => {
  it('names the nearest of the given names, or nothing', () => {
    expect(suggestion('corpsu')).toBe(', did you mean "corpus"?');
    expect(suggestion('xyzzy')).toBe('');
    expect(suggestion('fix-loginn', ['fix-login', 'other'])).toBe(', did you mean "fix-login"?');
  });
});
