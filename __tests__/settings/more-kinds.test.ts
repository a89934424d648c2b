import { describe, expect, it } from '@jest/globals';
import { allowedDrops } from '../../src/settings/allowed-drops.js';
import { asSetting, pathsOf, showPaths } from '../../src/settings/candidate-paths.js';
import { configDiff, type Wanted } from '../../src/settings/config-diff.js';
import { fileOfRuns, isPartFile, partFile } from '../../src/settings/files-of-runs.js';
import {
  alertThresholds,
  amountOfMoney,
  isLoopback,
  modelName,
  prices,
  webAddress,
} from '../../src/settings/judge-kinds.js';
import { judgeModels } from '../../src/settings/panel-members.js';
import { decimalHint, type RawValue, show } from '../../src/settings/raw-values.js';
import { ALL_SAMPLES, sampleShare, samplesNeeded } from '../../src/settings/sample-share.js';
import {
  oneLine,
  pathOrPaths,
  positiveNumber,
  secret,
  shardSpec,
  share,
  type ValueKind,
} from '../../src/settings/value-kinds.js';

/** The value, or what is wrong with it. */
function read<T>(kind: ValueKind<T>, raw: RawValue, from?: 'input' | 'config'): unknown {
  const parsed = kind.parse(raw, from);
  return 'value' in parsed ? parsed.value : parsed.problem;
}

const map = (...pairs: readonly (readonly [string, RawValue])[]): RawValue => new Map(pairs);

describe('an amount of money', () => {
  it.each<[RawValue, unknown]>([
    ['0', 0],
    ['0.5', 0.5],
    [1e6, 1e6],
    [1e6 + 1, '1000001 is not an amount in US dollars'],
    ['-0.01', '"-0.01" is not an amount in US dollars'],
    ['x', '"x" is not an amount in US dollars'],
  ])('%j: %j', (raw, wanted) => expect(read(amountOfMoney, raw)).toBe(wanted));
});

describe('a number above 0', () => {
  it.each<[RawValue, unknown]>([
    [0.001, 0.001],
    [1e6, 1e6],
    [0, expect.stringMatching(/^0 is not/)],
    [1e6 + 1, expect.stringMatching(/is not a number above 0/)],
    ['x', expect.stringMatching(/is not a number/)],
  ])('%j: %j', (raw, wanted) => expect(read(positiveNumber, raw)).toEqual(wanted));
});

describe('names of models', () => {
  const many = (count: number) => Array.from({ length: count }, (_, i) => `m${i}`).join(',');
  it.each<[RawValue, unknown]>([
    ['a', 'a'],
    [' a ,  anthropic:b ', 'a, anthropic:b'],
    ['a\nb', 'a, b'],
    ['a,\nb', expect.stringMatching(/has a place without a name$/)],
    ['x'.repeat(100), 'x'.repeat(100)],
    ['x'.repeat(101), expect.stringMatching(/is not such a name/)],
    ['a, b c', '"b c" is not such a name'],
    ['anthropic:b c', '"b c" is not such a name'],
    ['a,', '"a," has a place without a name'],
    [many(7), many(7).replaceAll(',', ', ')],
    [many(8), '8 models are too many'],
    [5, '5 is not such a name (YAML needs quotes around such a name)'],
  ])('%j: %j', (raw, wanted) => expect(read(judgeModels, raw)).toEqual(wanted));

  it('are no lists where one is meant', () => expect(read(modelName, 'a,b')).toBe('"a,b" is not such a name'));
});

describe('the address of an API', () => {
  const OF_A_USER = 'the address has a user name, a query or a fragment';
  it.each<[RawValue, unknown]>([
    ['https://a.example/v1', 'https://a.example/v1'],
    ['http://localhost:8080', 'http://localhost:8080'],
    ['http://[::1]:1', 'http://[::1]:1'],
    ['http://127.0.0.1', 'http://127.0.0.1'],
    ['http://a.example', '"http://a.example" is not an https address'],
    ['ftp://localhost', '"ftp://localhost" is not an https address'],
    ['http://127.0.0.1.evil.example', '"http://127.0.0.1.evil.example" is not an https address'],
    ['https://u@a.example', OF_A_USER],
    ['https://:p@a.example', OF_A_USER],
    ['https://a.example?x', OF_A_USER],
    ['https://a.example#x', OF_A_USER],
    ['x', 'that is not an address'],
    [5, 'that is not an address'],
  ])('%j: %j', (raw, wanted) => expect(read(webAddress, raw)).toBe(wanted));

  it('is on this very machine or not', () => {
    expect(['http://localhost:1', 'https://127.0.0.1', 'https://a.example', 'x'].map(isLoopback)).toEqual([
      ...[true, true, false, false],
    ]);
  });
});

describe('prices', () => {
  const both = map(['input', 1], ['output', 2]);
  it.each<[RawValue, 'input' | 'config', unknown]>([
    ['m=0.5/2.5', 'input', { m: { input: 0.5, output: 2.5 } }],
    ['a=1/2, b = 3 / 4', 'input', { a: { input: 1, output: 2 }, b: { input: 3, output: 4 } }],
    ['m=1/2, m=1/2', 'input', '"m" is given twice'],
    ['m=1', 'input', '"m=1" is not model=input/output'],
    ['m=1/.', 'input', '"m=1/." is not model=input/output'],
    ['m=1/2', 'config', '"m=1/2" is not a mapping'],
    [map(['m', both]), 'config', { m: { input: 1, output: 2 } }],
    [map(['m', map(['input', 0], ['output', 0])]), 'config', { m: { input: 0, output: 0 } }],
    [map(['m', map(['input', -1], ['output', 0])]), 'config', '"m" needs input and output, each 0 or more'],
    [map(['m', map(['input', 0], ['output', -1])]), 'config', '"m" needs input and output, each 0 or more'],
    [map(['m', map(['input', 1])]), 'config', '"m" needs input and output, each 0 or more'],
    [map(['m', 5]), 'config', '"m" needs input and output, each 0 or more'],
    [map(['m', map(['input', 1], ['output', 2], ['cached', 3])]), 'config', '"m" has "cached"'],
    ['a=1/2\nb=3/4\n', 'input', { a: { input: 1, output: 2 }, b: { input: 3, output: 4 } }],
    ['a=1/2,', 'input', { a: { input: 1, output: 2 } }],
    [',', 'input', 'no model is named'],
    [
      'm=1, n=2, o=1/2, o=1/2',
      'input',
      '"m=1" is not model=input/output, "n=2" is not model=input/output, "o" is given twice',
    ],
    [
      map(['m', 5], ['n', both], ['o', map(['cached', 3])]),
      'config',
      '"m" needs input and output, each 0 or more, "o" has "cached"',
    ],
  ])('%j of %s: %j', (raw, from, wanted) => {
    const parsed = prices.parse(raw, from);
    expect('value' in parsed ? parsed.value : parsed.problem).toEqual(
      typeof wanted === 'string' ? wanted : { from, models: wanted },
    );
  });
});

describe('levels of alerts', () => {
  const levels = (warning: RawValue, critical: RawValue) => map(['warning', warning], ['critical', critical]);
  it.each<[string, RawValue, unknown]>([
    ['relevance', levels(0.7, 0.5), { warning: 0.7, critical: 0.5 }],
    ['relevance', levels(0.5, 0.5), { warning: 0.5, critical: 0.5 }],
    ['relevance', levels(0.5, 0.7), 'relevance: critical 0.7 would be reached before warning 0.5'],
    ['hallucination', levels(0.1, 0.2), { warning: 0.1, critical: 0.2 }],
    ['hallucination', levels(0.2, 0.2), { warning: 0.2, critical: 0.2 }],
    ['hallucination', levels(0.2, 0.1), 'hallucination: critical 0.1 would be reached before warning 0.2'],
    ['relevance', map(['critical', 0.9]), { critical: 0.9 }],
    ['relevance', map(['warning', 0.1]), { warning: 0.1 }],
    ['relevance', 'none', {}],
    ['relevance', map(), 'relevance: a mapping names no level; allowed: warning, critical'],
    ['relevance', 0.5, 'relevance: 0.5 names no level; allowed: warning, critical'],
    ['relevance', map(['warnin', 0.5]), 'relevance: "warnin" is not a level (did you mean warning?)'],
    ['relevance', levels('x', 0.5), 'relevance: warning: "x" is not a number'],
    [
      'relevance',
      levels('x', 2),
      'relevance: warning: "x" is not a number, critical: 2 is out of range (write 0.02 for 2 %)',
    ],
    ['relevanc', 'none', '"relevanc" is not a metric (did you mean relevance?)'],
  ])('of %s: %j are %j', (metric, raw, wanted) => {
    const parsed = alertThresholds.parse(map([metric, raw]));
    if (typeof wanted === 'string') expect(parsed).toMatchObject({ problem: wanted });
    // A metric that is not named keeps its own.
    else expect(parsed).toMatchObject({ value: { coherence: { warning: 0.7, critical: 0.5 }, [metric]: wanted } });
  });

  it('are a mapping', () => expect(read(alertThresholds, 'none')).toBe('"none" is not a mapping'));
});

describe('what means may lose', () => {
  it.each<[RawValue, unknown]>([
    ['0.05', 0.05],
    [0, 0],
    ['title=0.1', { overall: 0.02, title: 0.1 }],
    ['overall=0.05', { overall: 0.05 }],
    ['outcome=0.1, overall=0.03', { overall: 0.03, outcome: 0.1 }],
    [map(['overall', 0.05], ['title', 0.1]), { overall: 0.05, title: 0.1 }],
    [map(['overall', 0.05]), { overall: 0.05 }],
    ['overall=0.1, overall=0.1', 'overall is given twice'],
    ['overall=2', 'overall: "2" is out of range (write 0.02 for 2 %)'],
    ['titel=0.1', '"titel" is not a dimension (did you mean title?)'],
    ['title=0.1, title=0.2', 'title is given twice'],
    ['title=x', 'title: "x" is not a number'],
    [map(), 'no dimension is named'],
    ['x', '"x" is not a number'],
  ])('%j: %j', (raw, wanted) => expect(read(allowedDrops, raw)).toEqual(wanted));
});

describe('a share of samples', () => {
  it.each<[string, readonly [number, number] | undefined]>([
    ['2/3', [2, 3]],
    ['1/1', [1, 1]],
    ['100/999', [100, 999]],
    ['0/3', undefined],
    ['4/3', undefined],
    ['1/1000', undefined],
    ['0.66', [660, 1000]],
    ['.5', [500, 1000]],
    ['1', [1000, 1000]],
    ['1.0', [1000, 1000]],
    ['0.001', [1, 1000]],
    ['0', undefined],
    ['1.001', undefined],
    ['0.1234', undefined],
    ['2', undefined],
    ['', undefined],
    ['x', undefined],
  ])('%j is %j', (text, wanted) => {
    expect(sampleShare(text)).toEqual(wanted === undefined ? undefined : { of: wanted[0], in: wanted[1] });
    expect('value' in share.parse(text)).toBe(wanted !== undefined);
  });

  it.each<[string, number, number]>([
    ['2/3', 3, 2],
    ['2/3', 4, 3],
    ['1/1', 5, 5],
    ['0.001', 3, 1],
    ['1/3', 3, 1],
    ['0.5', 2, 1],
    ['0.5', 3, 2],
  ])('%s of %d samples are %d', (text, samples, wanted) => {
    const found = sampleShare(text);
    expect(found && samplesNeeded(found, samples)).toBe(wanted);
  });

  it.each([1, 2, 3, 100])('is all of %d where nothing else is said', (samples) => {
    expect(samplesNeeded(ALL_SAMPLES, samples)).toBe(samples);
  });

  it('may be a number', () => {
    expect(read(share, 0.5)).toBe('0.5');
    expect(read(share, 66)).toBe('66 is not such a share (write 0.66 for 66 %)');
  });
});

describe('a path, or several', () => {
  const many = (count: number) => Array.from({ length: count }, (_, i) => `p${i}`);
  it.each<[RawValue, unknown]>([
    ['a', 'a'],
    ['a, b', ['a', 'b']],
    [['a'], 'a'],
    [
      ['a', 'b'],
      ['a', 'b'],
    ],
    ['a,a', '"a" is named twice, and each path is a sample of its own'],
    ['', '"" is not a path'],
    [['a', ''], '"" is not a path'],
    [['a', 5], '5 is not a path (YAML needs quotes around such a name)'],
    [[], 'a list is not a path'],
    [5, '5 is not a path (YAML needs quotes around such a name)'],
    [many(100), many(100)],
    [many(101), 'there are 101 paths, and at most 100 samples'],
  ])('%j: %j', (raw, wanted) => expect(read(pathOrPaths, raw)).toEqual(wanted));

  it('is shown, and taken apart and put together again', () => {
    expect([pathsOf('a, b'), pathsOf(['a', 'b'])]).toEqual([['a, b'], ['a', 'b']]);
    expect([showPaths('a'), showPaths(['a', 'b'])]).toEqual(['a', 'a, b']);
    expect([asSetting(['a']), asSetting(['a', 'b']), asSetting([])]).toEqual(['a', ['a', 'b'], []]);
  });
});

describe('a line of text', () => {
  const five = oneLine(5);
  it.each<[RawValue, boolean]>([
    ['a', true],
    ['a b c', true],
    ['abcde', true],
    ['abcdef', false],
    [' a', false],
    ['a ', false],
    ['a\nb', false],
    ['', false],
    [5, false],
  ])('%j: %s', (raw, isOne) => expect('value' in five.parse(raw)).toBe(isOne));
});

describe('a shard', () => {
  it.each<[RawValue, unknown]>([
    ['1/1', { index: 1, of: 1 }],
    ['8/8', { index: 8, of: 8 }],
    ['9/8', 'there is no shard 9 of 8'],
    ['0/8', '"0/8" is not a shard'],
    ['1/10000', '"1/10000" is not a shard'],
    [0.5, '0.5 is not a shard'],
  ])('%j: %j', (raw, wanted) => expect(read(shardSpec, raw)).toEqual(wanted));
});

it.each<[RawValue, string]>([
  ['0,5', ' (write 0.5)'],
  ['50 %', ' (write 0.5 for 50 %)'],
  [50, ' (write 0.5 for 50 %)'],
  ['0.5%', ' (write 0.005 for 0.5 %)'],
  ['100', ' (write 1 for 100 %)'],
  ['101', ''],
  ['1', ''],
  ['1.5', ' (write 0.015 for 1.5 %)'],
  ['x', ''],
  [true, ''],
])('of %j it is said%s', (raw, wanted) => expect(decimalHint(raw)).toBe(wanted));

it.each<[RawValue, string]>([
  [map(), 'a mapping'],
  [['a'], 'a list'],
  [Number.POSITIVE_INFINITY, 'Infinity'],
  ['a\n', '"a\\n"'],
  [null, 'null'],
  [`ghp_${'a1'.repeat(18)}`, expect.not.stringContaining('a1a1') as unknown as string],
])('%j is shown as %s', (raw, wanted) => expect(show(raw)).toEqual(wanted));

describe('the change of a config file', () => {
  const diff = (text: string, wanted: Wanted) => configDiff('c.yml', text, wanted);
  const HEAD = ['--- a/c.yml', '+++ b/c.yml'];

  it.each<[string, string, Wanted, readonly string[]]>([
    ['nothing', 'rubric: v2\n', {}, []],
    [
      'a new file',
      '',
      { 'min-overall': 0.5 },
      ['--- /dev/null', '+++ b/c.yml', '@@ -0,0 +1,1 @@', '+min-overall: 0.50'],
    ],
    [
      'a value',
      'rubric: v2\nmin-overall: 0.4\n',
      { 'min-overall': 0.5 },
      [...HEAD, '@@ -2,1 +2,1 @@', '-min-overall: 0.4', '+min-overall: 0.50'],
    ],
    [
      'a value with a comment',
      'min-overall: 0.4 # as agreed\nrubric: v2\n',
      { 'min-overall': 0.5 },
      [...HEAD, '@@ -1,1 +1,1 @@', '-min-overall: 0.4 # as agreed', '+min-overall: 0.50 # as agreed'],
    ],
    [
      'a setting at the end',
      'rubric: v2\n',
      { 'min-overall': 0.5 },
      [...HEAD, '@@ -1,0 +2,1 @@', '+min-overall: 0.50'],
    ],
    [
      'a setting behind a line that has no end',
      'rubric: v2',
      { 'min-overall': 0.5 },
      [...HEAD, '@@ -1,1 +1,2 @@', '-rubric: v2', '\\ No newline at end of file', '+rubric: v2', '+min-overall: 0.50'],
    ],
    [
      'a map of several lines, and what comes behind it',
      'min-dimensions:\n  title: 0.1\n  outcome: 0.2\nmin-overall: 0.4\n',
      { 'min-overall': 0.5, 'min-dimensions': { title: 0.3 }, 'min-session': 0.1 },
      [
        ...HEAD,
        '@@ -1,3 +1,1 @@',
        ...['-min-dimensions:', '-  title: 0.1', '-  outcome: 0.2', '+min-dimensions: title=0.30'],
        '@@ -4,1 +2,2 @@',
        ...['-min-overall: 0.4', '+min-overall: 0.50', '+min-session: 0.10'],
      ],
    ],
    [
      'two places, the later of which is not the end',
      'a: 1\nmin-overall: 0.4\nb: 2\nmin-session: 0.2\nc: 3\n',
      { 'min-session': 0.3, 'min-overall': 0.5 },
      [
        ...HEAD,
        '@@ -2,1 +2,1 @@',
        '-min-overall: 0.4',
        '+min-overall: 0.50',
        '@@ -4,1 +4,1 @@',
        '-min-session: 0.2',
        '+min-session: 0.30',
      ],
    ],
    [
      'a key without a value',
      'min-overall:\nrubric: v2\n',
      { 'min-overall': 0.5 },
      [...HEAD, '@@ -1,1 +1,1 @@', '-min-overall:', '+min-overall: 0.50'],
    ],
    [
      'a map of several dimensions',
      'rubric: v2\n',
      { 'min-dimensions': { title: 0.3, outcome: 1 } },
      [...HEAD, '@@ -1,0 +2,1 @@', '+min-dimensions: title=0.30, outcome=1.00'],
    ],
    ['what is no mapping', '- a\n', { 'min-overall': 0.5 }, [...HEAD, '@@ -1,0 +2,1 @@', '+min-overall: 0.50']],
  ])('is %s', (_, text, wanted, lines) => expect(diff(text, wanted)).toEqual(lines));
});

describe('files that runs write', () => {
  const links: Readonly<Record<string, string>> = { link: 'out/report.json', away: 'elsewhere', 'linked-out': 'out' };
  const files = { real: (path: string) => links[path] ?? (path.startsWith('gone/') ? undefined : path) };
  const of = (path: string, folder = 'out') => fileOfRuns(path, folder, files);

  it.each<[string, string | undefined]>([
    ['out/report.json', 'report.json'],
    ['OUT/Report.JSON', 'report.json'],
    ['out/shard-1-of-2.jsonl', 'shard-1-of-2.jsonl'],
    ['out/evaluations-2026-11-21.jsonl', 'evaluations-2026-11-21.jsonl'],
    ['out/evaluations-26-11-21.jsonl', undefined],
    ['out/judge-log.jsonl', 'judge-log.jsonl'],
    ['out/summary-gate.tmp', 'summary-gate.tmp'],
    ['out/compare.html', 'compare.html'],
    ['out/history.json', 'history.json'],
    ['out/cassette.jsonl', undefined],
    ['report.json', undefined],
    ['out/deeper/report.json', undefined],
    ['link', 'report.json'],
    ['linked-out/report.json', 'report.json'],
    ['away', undefined],
    ['gone/report.json', undefined],
  ])('%s in out: %s', (path, wanted) => expect(of(path)).toBe(wanted));

  it('may stand in the folder of all, or one that is not there', () => {
    expect(of('report.json', '.')).toBe('report.json');
    expect(of('gone/report.json', 'gone')).toBe('report.json');
    expect(of('out/report.json', 'linked-out')).toBe('report.json');
  });

  it('are parts by their names', () => {
    expect(
      ['shard-1-of-2.jsonl', 'shard-a-of-2.jsonl', 'x-shard-1-of-2.jsonl', 'shard-1-of-2.jsonl.bak'].map(isPartFile),
    ).toEqual([...[true, false, false, false]]);
    expect(isPartFile(partFile({ index: 3, of: 80 }))).toBe(true);
  });
});

describe('a token', () => {
  it.each<[RawValue, unknown]>([
    ['sk-1', 'sk-1'],
    [' ', ' '],
  ])('is a text: %j', (raw, wanted) => expect(read(secret, raw)).toEqual(wanted));

  it.each<[RawValue]>([[''], [5], [true], [['sk-1']]])('is not %j, which no message repeats', (raw) => {
    expect(read(secret, raw)).toBe('this is not a token');
  });
});
