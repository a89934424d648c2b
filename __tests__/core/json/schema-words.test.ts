import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { parseJson } from '../../../src/core/json/document.js';
import { formatPath, placeOf, schemaProblems, valueAt } from '../../../src/core/json/schema-problems.js';

function documentOf(value: unknown) {
  const parsed = parseJson(JSON.stringify(value));
  if ('error' in parsed) throw new Error(parsed.error.message);
  return parsed.document;
}

function said(schema: z.ZodType, value: unknown): readonly string[] {
  const checked = schema.safeParse(value);
  if (checked.success) return [];
  return schemaProblems(checked.error.issues, documentOf(value), 'a.json').map(({ message }) => message);
}

describe('what is allowed', () => {
  it.each<[z.ZodType, unknown, string]>([
    [z.array(z.int()).min(2), [1], 'the value is a list; allowed: 2 or more entries'],
    [z.array(z.int()).max(2), [1, 2, 3], 'the value is a list; allowed: at most 2 entries'],
    [z.string().max(3), 'four', 'the value is "four"; allowed: at most 3 characters'],
    [z.string().min(1), '', 'the value is ""; allowed: text of at least one character'],
    [z.number().max(0.5), 0.6, 'the value is 0.6; allowed: 0.5 or less'],
    [z.number().min(0.5), 0.4, 'the value is 0.4; allowed: 0.5 or more'],
    [z.record(z.string(), z.int()), 5, 'the value is 5; allowed: an object'],
    [z.boolean(), 'yes', 'the value is "yes"; allowed: true or false'],
    [z.null(), 1, 'the value is 1; allowed: null'],
    [z.literal([1, 'one']), true, 'the value is true; allowed: 1, "one"'],
    [z.literal(['one', 'two']), 1, 'the value is 1; allowed: "one", "two"'],
    [
      z.string().regex(/^a/, { error: () => 'allowed: what begins with a' }),
      'b',
      'the value is "b"; allowed: what begins with a',
    ],
  ])('%#', (schema, value, message) => expect(said(schema, value)).toEqual([message]));

  it('is told of a missing value, but for the whole', () => {
    expect(said(z.object({ a: z.array(z.int()).min(1) }), {})).toEqual(['a is missing; allowed: a list']);
  });

  it.each([
    [5, 'the value has a key that nothing reads: "k0", "k1", "k2", "k3", "k4"; no'],
    [6, 'the value has a key that nothing reads: "k0", "k1", "k2", "k3", "k4" and 1 more; no'],
    [9, 'the value has a key that nothing reads: "k0", "k1", "k2", "k3", "k4" and 4 more; no'],
  ])('names five of %d keys that nothing reads', (count, message) => {
    const value = Object.fromEntries(Array.from({ length: count }, (_, i) => [`k${i}`, i]));
    expect(said(z.strictObject({}, { error: () => 'no' }), value)).toEqual([message]);
  });

  it.each([
    [100, 100, undefined],
    [101, 101, '1 more values are wrong'],
    [250, 101, '150 more values are wrong'],
  ])('is told of a hundred of %d values', (count, told, last) => {
    const messages = said(
      z.array(z.string()),
      Array.from({ length: count }, (_, i) => i),
    );
    expect(messages).toHaveLength(told);
    expect(messages[99]).toBe('[99] is 99; allowed: text in double quotes');
    expect(messages[100]).toBe(last);
  });
});

describe('places of what is wrong', () => {
  it('are those of the file, where the schema has other paths, and of the base where there are more', () => {
    const document = documentOf({ outer: { body: { text: 5 } } });
    const issues = z.object({ summary: z.string() }).safeParse({ summary: 5 }).error?.issues ?? [];
    const many = Array.from({ length: 102 }, () => issues).flat();
    const problems = schemaProblems(many, document, 'a.json', ['outer'], () => ['body', 'text']);
    expect(problems[0]).toEqual({
      message: 'outer.body.text is 5; allowed: text in double quotes',
      place: { file: 'a.json', line: 1, column: '{"outer":{"body":{"text":'.length + 1 },
    });
    expect(problems.at(-1)).toEqual({
      message: '2 more values are wrong',
      place: { file: 'a.json', line: 1, column: '{"outer":'.length + 1 },
    });
    expect(placeOf(document, 'a.json', ['outer', 'body'])).toEqual({ file: 'a.json', line: 1, column: 18 });
  });

  it.each([
    [[], 'the value'],
    [['a'], 'a'],
    [[0], '[0]'],
    [[0, 'a', 1, 2, 'b'], '[0].a[1][2].b'],
  ])('%j is %s', (path, text) => expect(formatPath(path)).toBe(text));

  it.each([
    [{ a: [{ b: 1 }] }, ['a', 0, 'b'], 1],
    [{ a: [1] }, ['a', 1], undefined],
    [{ a: [1] }, ['a', '0'], undefined],
    [{ a: [1] }, ['a', 'length'], undefined],
    [{ a: 1 }, ['constructor'], undefined],
    [{ a: null }, ['a', 'b'], undefined],
    [{ a: 'text' }, ['a', 'length'], undefined],
    [{ a: { 0: 'x' } }, ['a', 0], 'x'],
    [7, [], 7],
  ])('%j at %j is %j', (root, path, value) => expect(valueAt(root, path)).toBe(value));
});
