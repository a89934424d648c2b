import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { hasShownPrecision } from '../../src/core/numbers.js';
import { DIMENSIONS } from '../../src/core/summary.js';
import { dimensionRates, weights } from '../../src/settings/judge-kinds.js';
import type { RawValue } from '../../src/settings/raw-values.js';
import {
  autoOr,
  choice,
  choices,
  orNone,
  path,
  positiveInteger,
  rate,
  type ValueKind,
  yesOrNo,
} from '../../src/settings/value-kinds.js';

/** What a value is read as, or the problem with it: one thing to compare in a table. */
function read<T>(kind: ValueKind<T>, raw: RawValue): T | string | null {
  const parsed = kind.parse(raw);
  return 'value' in parsed ? parsed.value : `PROBLEM ${parsed.problem}`;
}

describe('a rate', () => {
  it.each<[RawValue, number]>([
    ['0', 0],
    ['1', 1],
    ['0.7', 0.7],
    ['0.700', 0.7],
    ['0.123', 0.123],
    ['.7', 0.7],
    ['1.', 1],
    ['+0.5', 0.5],
    ['1e-1', 0.1],
    ['7E-1', 0.7],
    ['0.001', 0.001],
    ['0.999', 0.999],
    ['00.5', 0.5],
    [0.7, 0.7],
    [0, 0],
    [1, 1],
  ])('accepts %j', (raw, wanted) => {
    expect(read(rate, raw)).toBe(wanted);
  });

  it.each<[RawValue, string]>([
    ['', '"" is not a number'],
    [' ', '" " is not a number'],
    ['high', '"high" is not a number'],
    ['NaN', '"NaN" is not a number'],
    ['Infinity', '"Infinity" is not a number'],
    ['none', '"none" is not a number'],
    ['null', '"null" is not a number'],
    ['0x1', '"0x1" is not a number'],
    ['0b1', '"0b1" is not a number'],
    ['1_0', '"1_0" is not a number'],
    ['0.5.5', '"0.5.5" is not a number'],
    ['.', '"." is not a number'],
    ['e1', '"e1" is not a number'],
    ['0.5 0.6', '"0.5 0.6" is not a number'],
    ['0.5\n', '"0.5\\n" is not a number'],
    ['０.５', '"０.５" is not a number'],
    ['1e999', '"1e999" is not a number'],
    ['0,7', '"0,7" is not a number (write 0.7)'],
    [',75', '",75" is not a number (write .75)'],
    ['70%', '"70%" is not a number (write 0.7 for 70 %)'],
    ['70 %', '"70 %" is not a number (write 0.7 for 70 %)'],
    ['32.3%', '"32.3%" is not a number (write 0.323 for 32.3 %)'],
    ['1%', '"1%" is not a number (write 0.01 for 1 %)'],
    ['0.5%', '"0.5%" is not a number (write 0.005 for 0.5 %)'],
    ['700%', '"700%" is not a number'],
    ['70', '"70" is out of range (write 0.7 for 70 %)'],
    ['2', '"2" is out of range (write 0.02 for 2 %)'],
    ['101', '"101" is out of range'],
    ['1.001', '"1.001" is out of range (write 0.01001 for 1.001 %)'],
    ['-0.1', '"-0.1" is out of range'],
    ['-1', '"-1" is out of range'],
    ['0.1234', '"0.1234" has more than 3 decimals'],
    ['1e-4', '"1e-4" has more than 3 decimals'],
    ['0.6999999', '"0.6999999" has more than 3 decimals'],
    [70, '70 is out of range (write 0.7 for 70 %)'],
    [0.1234, '0.1234 has more than 3 decimals'],
    [Number.NaN, 'NaN is not a number'],
    [Number.POSITIVE_INFINITY, 'Infinity is not a number'],
    [Number.NEGATIVE_INFINITY, '-Infinity is not a number'],
    [true, 'true is not a number'],
    [null, 'null is not a number'],
    [[], 'a list is not a number'],
    [['0.5'], 'a list is not a number'],
    [['70'], 'a list is not a number'],
    [new Map([['title', 0.5]]), 'a mapping is not a number'],
  ])('refuses %j', (raw, problem) => {
    expect(read(rate, raw)).toBe(`PROBLEM ${problem}`);
  });

  it('accepts exactly the thousandths from 0 to 1, written as text or as a number', () => {
    fc.assert(
      fc.property(fc.integer({ min: -50, max: 1100 }), fc.boolean(), (thousandths, asText) => {
        const number = thousandths / 1000;
        const accepted = 'value' in rate.parse(asText ? String(number) : number);
        expect(accepted).toBe(thousandths >= 0 && thousandths <= 1000);
      }),
    );
  });

  it('never accepts a number that would be shown differently from how it is compared', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (number) => {
        expect('value' in rate.parse(number)).toBe(Number(number.toFixed(3)) === number);
        expect(hasShownPrecision(number)).toBe(Number(number.toFixed(3)) === number);
      }),
    );
  });

  it('cuts a long wrong value in its message', () => {
    const parsed = rate.parse('x'.repeat(10_000));
    expect('problem' in parsed ? parsed.problem.length : 0).toBeLessThan(120);
  });
});

describe('auto', () => {
  it.each([
    ['auto', 'auto'],
    ['0.1', 0.1],
    ['none', null],
    ['0', 0],
  ])('%s is read as it is meant', (raw, wanted) => {
    expect(read(orNone(autoOr(rate)), raw)).toBe(wanted);
  });

  it.each(['Auto', '1.1', '0.1234', '-0.1'])('%s is refused', (raw) => {
    expect(read(orNone(autoOr(rate)), raw)).toMatch(/^PROBLEM/);
  });
});

describe('none', () => {
  it('switches a setting off where it is allowed', () => {
    expect(read(orNone(rate), 'none')).toBeNull();
    expect(orNone(rate).allowed).toBe('a number from 0 to 1 with at most 3 decimals, or none');
  });

  it.each<[RawValue]>([['None'], ['NONE'], ['off'], [''], [false], [null]])('is not %j', (raw) => {
    expect(read(orNone(rate), raw)).toMatch(/^PROBLEM/);
  });

  it('leaves every other value as the kind reads it', () => {
    expect(read(orNone(positiveInteger), '3')).toBe(3);
    expect(read(orNone(positiveInteger), '0')).toBe('PROBLEM "0" is not a whole number of 1 or more');
  });

  it.each<[string, ValueKind<unknown>]>([
    ['weights', weights],
    ['a choice', choice(['v1', 'v2'])],
    ['choices', choices(['json', 'markdown'])],
    ['a whole number', positiveInteger],
    ['true or false', yesOrNo],
  ])('is no value of %s', (_, kind) => {
    expect(read(kind, 'none')).toMatch(/^PROBLEM/);
  });
});

describe('a whole number', () => {
  it.each<[RawValue, number]>([
    ['1', 1],
    ['20', 20],
    ['1e3', 1000],
    ['2.0', 2],
    ['9007199254740991', Number.MAX_SAFE_INTEGER],
    [5, 5],
  ])('accepts %j', (raw, wanted) => {
    expect(read(positiveInteger, raw)).toBe(wanted);
  });

  it.each<[RawValue, string]>([
    ['0', '"0"'],
    ['-1', '"-1"'],
    ['1.5', '"1.5"'],
    ['', '""'],
    ['ten', '"ten"'],
    ['1,000', '"1,000"'],
    ['9007199254740992', '"9007199254740992"'],
    ['1e999', '"1e999"'],
    [0, '0'],
    [1.5, '1.5'],
    [Number.NaN, 'NaN'],
    [Number.POSITIVE_INFINITY, 'Infinity'],
    [1e20, '100000000000000000000'],
    [true, 'true'],
    [[3], 'a list'],
  ])('refuses %j', (raw, shown) => {
    expect(read(positiveInteger, raw)).toBe(`PROBLEM ${shown} is not a whole number of 1 or more`);
  });
});

describe('true or false', () => {
  it.each<[RawValue, boolean]>([
    ['true', true],
    ['false', false],
    ['True', true],
    ['FALSE', false],
    [true, true],
    [false, false],
  ])('accepts %j', (raw, wanted) => {
    expect(read(yesOrNo, raw)).toBe(wanted);
  });

  it.each<[RawValue]>([['yes'], ['no'], ['on'], ['off'], ['1'], ['0'], [''], ['y'], [1], [0], [null], [[true]]])(
    'refuses %j, which may mean either to different readers',
    (raw) => {
      expect(read(yesOrNo, raw)).toMatch(/^PROBLEM .+ is not true or false$/);
    },
  );
});

describe('a path', () => {
  it.each([['corpus'], ['a/b.jsonl'], ['none'], ['../x'], ['with blank'], ['true'], ['2024'], ['-x'], ['__proto__']])(
    'accepts the text %j and leaves it to the workspace to locate',
    (raw) => {
      expect(read(path, raw)).toBe(raw);
    },
  );

  it.each<[RawValue, string]>([
    ['', '"" is not a path'],
    [2024, '2024 is not a path (YAML needs quotes around such a name)'],
    [true, 'true is not a path (YAML needs quotes around such a name)'],
    [['a'], 'a list is not a path'],
    [new Map(), 'a mapping is not a path'],
  ])('refuses %j', (raw, problem) => {
    expect(read(path, raw)).toBe(`PROBLEM ${problem}`);
  });
});

describe('a choice', () => {
  const kind = choice(['always', 'on-failure', 'never']);

  it('is not guessed where the words are so short that each is as near', () => {
    expect(read(choice(['v1', 'v2']), 'v3')).toBe('PROBLEM "v3" is unknown');
  });

  it.each<[RawValue, string]>([
    ['on-failure', 'on-failure'],
    ['Always', 'PROBLEM "Always" is unknown (did you mean always?)'],
    ['on_failure', 'PROBLEM "on_failure" is unknown (did you mean on-failure?)'],
    ['nevr', 'PROBLEM "nevr" is unknown (did you mean never?)'],
    ['sometimes-perhaps', 'PROBLEM "sometimes-perhaps" is unknown'],
    ['', 'PROBLEM "" is unknown'],
    ['__proto__', 'PROBLEM "__proto__" is unknown'],
    [1, 'PROBLEM 1 is unknown'],
    [false, 'PROBLEM false is unknown'],
    [['always'], 'PROBLEM a list is unknown'],
  ])('reads %j as %s', (raw, wanted) => {
    expect(read(kind, raw)).toBe(wanted);
  });
});

describe('some of several words', () => {
  const kind = choices(['json', 'markdown', 'html']);

  it.each<[RawValue, readonly string[]]>([
    ['json', ['json']],
    ['html,json', ['json', 'html']],
    [' html , json ', ['json', 'html']],
    ['json,json', ['json']],
    ['json,,markdown,', ['json', 'markdown']],
    ['json\nhtml\n', ['json', 'html']],
    ['json\r\nhtml', ['json', 'html']],
    [
      ['markdown', 'json'],
      ['json', 'markdown'],
    ],
  ])('reads %j in the order of the words, each once', (raw, wanted) => {
    expect(kind.parse(raw)).toEqual({ value: wanted });
  });

  it.each<[RawValue, string]>([
    ['', 'the list is empty'],
    [',', 'the list is empty'],
    [[], 'the list is empty'],
    ['json markdown', '"json markdown" is unknown'],
    ['jsn', '"jsn" is unknown (did you mean json?)'],
    ['json,pdf,htm', '"pdf" is unknown, "htm" is unknown (did you mean html?)'],
    [['json', 5], '5 is unknown'],
    [['json', null], 'null is unknown'],
    [['json', ['html']], 'a list is unknown'],
    [true, 'true is unknown'],
    [new Map([['json', true]]), 'a mapping is unknown'],
  ])('refuses %j', (raw, problem) => {
    expect(kind.parse(raw)).toEqual({ problem });
  });
});

describe('a map of dimensions', () => {
  it.each<[RawValue, Readonly<Record<string, number>>]>([
    ['title=0.6', { title: 0.6 }],
    ['title=0.6, summary=0.5', { title: 0.6, summary: 0.5 }],
    ['title=0.6\nsummary=0.5\n', { title: 0.6, summary: 0.5 }],
    ['title = 0.6 ,summary= 0.5,', { title: 0.6, summary: 0.5 }],
    ['key_actions=.3', { key_actions: 0.3 }],
    [new Map<string, RawValue>([['title', 0.6]]), { title: 0.6 }],
    [new Map<string, RawValue>([['title', '0.6']]), { title: 0.6 }],
  ])('reads %j', (raw, wanted) => {
    expect(dimensionRates.parse(raw)).toEqual({ value: wanted });
  });

  it.each<[RawValue, string]>([
    ['', 'no dimension is named'],
    [new Map(), 'no dimension is named'],
    ['title', '"title" has no "="'],
    ['title:0.5', '"title:0.5" has no "="'],
    ['title=', 'title: "" is not a number'],
    ['=0.5', '"" is not a dimension'],
    ['title=0.5=0.5', 'title: "0.5=0.5" is not a number'],
    ['title=1.5', 'title: "1.5" is out of range (write 0.015 for 1.5 %)'],
    ['title=0.6, title=0.6', 'title is given twice'],
    ['titel=0.6', '"titel" is not a dimension (did you mean title?)'],
    ['Title=0.6', '"Title" is not a dimension (did you mean title?)'],
    ['key-actions=0.6', '"key-actions" is not a dimension (did you mean key_actions?)'],
    ['aha_moment=0.6', '"aha_moment" is not a dimension (did you mean aha_moments?)'],
    ['xyzzy=0.6', '"xyzzy" is not a dimension'],
    ['__proto__=0.6', '"__proto__" is not a dimension'],
    ['constructor=0.6', '"constructor" is not a dimension'],
    ['overall=0.6, title=x', '"overall" is not a dimension, title: "x" is not a number'],
    [new Map<string, RawValue>([['__proto__', 1]]), '"__proto__" is not a dimension'],
    [new Map<string, RawValue>([['title', null]]), 'title: null is not a number'],
    [new Map<string, RawValue>([['title', [0.5]]]), 'title: a list is not a number'],
    [0.5, '0.5 is not a mapping'],
    [['title=0.5'], 'a list is not a mapping'],
    [true, 'true is not a mapping'],
  ])('refuses %j', (raw, problem) => {
    expect(dimensionRates.parse(raw)).toEqual({ problem });
  });
});

describe('weights', () => {
  const nothing = { title: 0, summary: 0, key_actions: 0, outcome: 0, aha_moments: 0 };

  it.each<[RawValue, Readonly<Record<string, number>>]>([
    ['title=1', { ...nothing, title: 1 }],
    ['title=0.4, summary=0.6', { ...nothing, title: 0.4, summary: 0.6 }],
    ['title=0, outcome=1', { ...nothing, outcome: 1 }],
    [
      'title=0.333333, summary=0.333333, outcome=0.333334',
      { ...nothing, title: 0.333333, summary: 0.333333, outcome: 0.333334 },
    ],
    [
      'title=0.333333, summary=0.333333, outcome=0.333333',
      { ...nothing, title: 0.333333, summary: 0.333333, outcome: 0.333333 },
    ],
    [new Map<string, RawValue>([['summary', 1]]), { ...nothing, summary: 1 }],
  ])('reads %j, with 0 for a dimension that is not named', (raw, wanted) => {
    expect(weights.parse(raw)).toEqual({ value: wanted });
  });

  it.each<[RawValue, string]>([
    ['title=0.5', 'the weights sum to 0.5, not to 1'],
    ['title=1, summary=0.1', 'the weights sum to 1.1, not to 1'],
    ['title=0.1, summary=0.2', 'the weights sum to 0.3, not to 1'],
    ['title=0.99999', 'the weights sum to 0.99999, not to 1'],
    ['title=0', 'the weights sum to 0, not to 1'],
    ['title=1e308, summary=1e308', 'the weights sum to Infinity, not to 1'],
    ['title=-1, summary=2', 'title: "-1" is below 0'],
    ['title=NaN', 'title: "NaN" is not a number'],
    ['title=1e999', 'title: "1e999" is not a number'],
    ['titel=1', '"titel" is not a dimension (did you mean title?)'],
    ['', 'no dimension is named'],
    ['none', '"none" has no "="'],
    [new Map<string, RawValue>([['title', Number.POSITIVE_INFINITY]]), 'title: Infinity is not a number'],
  ])('refuses %j', (raw, problem) => {
    expect(weights.parse(raw)).toEqual({ problem });
  });

  it('accepts any share of the dimensions that sums to 1, as text or as a mapping', () => {
    const parts = fc.array(fc.integer({ min: 0, max: 1000 }), { minLength: 5, maxLength: 5 });
    fc.assert(
      fc.property(parts, fc.boolean(), (counts, asText) => {
        const total = counts.reduce((sum, count) => sum + count, 0);
        fc.pre(total > 0);
        const pairs = DIMENSIONS.map((dimension, i) => [dimension, (counts[i] ?? 0) / total] as const);
        const raw = asText
          ? pairs.map(([name, share]) => `${name}=${share}`).join(',')
          : new Map<string, RawValue>(pairs);
        expect(weights.parse(raw)).toEqual({ value: Object.fromEntries(pairs) });
      }),
    );
  });
});

describe('every kind', () => {
  const kinds: readonly (readonly [string, ValueKind<unknown>])[] = [
    ['a path', path],
    ['a rate', rate],
    ['a whole number', positiveInteger],
    ['true or false', yesOrNo],
    ['a choice', choice(['a', 'b'])],
    ['choices', choices(['a', 'b'])],
    ['a map of dimensions', dimensionRates],
    ['weights', weights],
  ];
  const scalar = fc.oneof(fc.string(), fc.double(), fc.boolean(), fc.constant(null));
  const value: fc.Arbitrary<RawValue> = fc.oneof(
    scalar,
    fc.array(scalar),
    fc.array(fc.tuple(fc.oneof(fc.string(), fc.constantFrom(...DIMENSIONS)), scalar)).map((pairs) => new Map(pairs)),
    fc
      .array(fc.tuple(fc.constantFrom(...DIMENSIONS, '', 'x'), fc.string()))
      .map((pairs) => pairs.map((pair) => pair.join('=')).join(',')),
  );

  it.each(kinds)('%s answers any value with a value or a one-line problem', (_, kind) => {
    fc.assert(
      fc.property(value, (raw) => {
        const parsed = kind.parse(raw);
        if ('problem' in parsed) expect(parsed.problem).toMatch(/^[^\n\r]+$/);
        else expect(parsed.value).toBeDefined();
      }),
    );
  });
});
