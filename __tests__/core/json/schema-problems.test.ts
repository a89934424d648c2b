import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { parseJson } from '../../../src/core/json/document.js';
import { schemaProblems } from '../../../src/core/json/schema-problems.js';

function problemsOf(schema: z.ZodType, text: string, base: readonly string[] = []) {
  const parsed = parseJson(text);
  if ('error' in parsed) throw new Error(parsed.error.message);
  const { document } = parsed;
  const value = base.reduce<unknown>(
    (inner, step) => (isObject(inner) ? Reflect.get(inner, step) : undefined),
    document.value,
  );
  const checked = schema.safeParse(value);
  return checked.success ? [] : schemaProblems(checked.error.issues, document, 'a.json', base);
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

describe('schemaProblems', () => {
  it.each<[string, z.ZodType, string, string, string]>([
    ['a wrong type', z.object({ a: z.string() }), '{"a":\n5}', '2:1', 'a is 5; allowed: text in double quotes'],
    [
      'a missing key, at its object',
      z.object({ b: z.object({ a: z.boolean() }) }),
      '{"b": {}}',
      '1:7',
      'b.a is missing; allowed: true or false',
    ],
    [
      'a list item',
      z.object({ a: z.array(z.object({ b: z.int() })) }),
      '{"a": [{"b": 1}, {"b": 1.5}]}',
      '1:24',
      'a[1].b is 1.5; allowed: a whole number',
    ],
    ['the root', z.object({}), ' [1]', '1:2', 'the value is a list; allowed: an object'],
    ['a list for an object', z.object({ a: z.object({}) }), '{"a": []}', '1:7', 'a is a list; allowed: an object'],
    [
      'an object for a list',
      z.object({ a: z.array(z.string()) }),
      '{"a": {}}',
      '1:7',
      'a is an object; allowed: a list',
    ],
    [
      'a word, with the nearest',
      z.object({ a: z.enum(['simple', 'normal']) }),
      '{"a": "smple"}',
      '1:7',
      'a is "smple"; allowed: "simple", "normal"; did you mean "simple"?',
    ],
    [
      'a word like none',
      z.object({ a: z.enum(['simple', 'normal']) }),
      '{"a": "quux"}',
      '1:7',
      'a is "quux"; allowed: "simple", "normal"',
    ],
    ['a number too small', z.object({ a: z.number().min(0) }), '{"a": -1}', '1:7', 'a is -1; allowed: 0 or more'],
    ['a number too large', z.object({ a: z.number().max(1) }), '{"a": 2}', '1:7', 'a is 2; allowed: 1 or less'],
    ['an infinite number', z.object({ a: z.number() }), '{"a": 1e999}', '1:7', 'a is Infinity; allowed: a number'],
    [
      'a text too short',
      z.object({ a: z.string().min(1) }),
      '{"a": ""}',
      '1:7',
      'a is ""; allowed: text of at least one character',
    ],
    [
      'a rule of our own',
      z.object({ a: z.number().refine(() => false, { message: 'is odd' }) }),
      '{"a": 3}',
      '1:7',
      'a is odd',
    ],
    ['null', z.object({ a: z.string() }), '{"a": null}', '1:7', 'a is null; allowed: text in double quotes'],
    [
      'an inherited name as a missing key',
      z.object({ constructor: z.string() }),
      '{}',
      '1:1',
      'constructor is missing; allowed: text in double quotes',
    ],
  ])('explains %s', (_, schema, text, place, message) => {
    const [problem, ...others] = problemsOf(schema, text);
    expect(others).toEqual([]);
    expect(problem?.message).toBe(message);
    expect(problem?.place).toEqual({
      file: 'a.json',
      line: Number(place.split(':')[0]),
      column: Number(place.split(':')[1]),
    });
  });

  it('points at an unknown key of a strict object', () => {
    const schema = z.object({ a: z.strictObject({ b: z.number() }, { error: () => 'allowed: b' }) });
    expect(problemsOf(schema, '{"a": {"b": 1, "c": 2, "d": 3}}')).toEqual([
      {
        message: 'a has a key that nothing reads: "c", "d"; allowed: b',
        place: { file: 'a.json', line: 1, column: 21 },
      },
    ]);
  });

  it('repeats at most 60 characters of a wrong text', () => {
    const [problem] = problemsOf(z.object({ a: z.enum(['x']) }), JSON.stringify({ a: 'y'.repeat(5000) }));
    expect(problem?.message).toBe(`a is "${'y'.repeat(60)}…"; allowed: "x"`);
  });

  it('counts from the part of the document that was checked', () => {
    expect(problemsOf(z.object({ a: z.string() }), '{"candidate": {"a": 5}}', ['candidate'])).toEqual([
      { message: 'candidate.a is 5; allowed: text in double quotes', place: { file: 'a.json', line: 1, column: 21 } },
    ]);
  });

  it('lists every problem', () => {
    const schema = z.object({ a: z.string(), b: z.array(z.string()) });
    expect(problemsOf(schema, '{"b": [1, "x", 2]}').map(({ message }) => message)).toEqual([
      'a is missing; allowed: text in double quotes',
      'b[0] is 1; allowed: text in double quotes',
      'b[2] is 2; allowed: text in double quotes',
    ]);
  });
});
