import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { PartialJson, PartialObject } from '../../../src/core/json/partial.js';
import { findObjects } from '../../../src/core/json/partial.js';
import { growthOf, MOST_TIMES_AS_LONG } from '../../builders/growth.js';
import { runs } from '../../builders/long-runs.js';
import { anyText } from '../../builders/texts.js';

/** Plain data of what was read; `~` marks a container or string that the text ends in. */
function show(value: PartialJson): unknown {
  if (value.kind === 'plain') return value.value;
  if (value.kind === 'text') return value.isWhole ? value.text : `${value.text}~`;
  const mark = value.span.end === null ? ['~'] : [];
  if (value.kind === 'list') return [...value.items.map(show), ...mark];
  const members = [...value.members].map(([key, member]) => [key, show(member)] as const);
  return Object.fromEntries([...members, ...mark.map((key) => [key, true] as const)]);
}

function found(text: string): readonly unknown[] | 'broken' {
  const { objects, isBroken } = findObjects(text);
  return isBroken ? 'broken' : objects.map(show);
}

describe('objects in a text', () => {
  it.each<[string, string, readonly unknown[] | 'broken']>([
    ['no object', 'nothing here', []],
    ['the empty text', '', []],
    ['an empty object', '{}', [{}]],
    ['a whole one', ' {"a": [1, -2.5e-3, true, false, null, "x"]} ', [{ a: [1, -0.0025, true, false, null, 'x'] }]],
    ['all escapes', '{"a": "\\"\\\\\\/\\b\\f\\n\\r\\t\\u00e9\\ud83d\\ude00"}', [{ a: '"\\/\b\f\n\r\té😀' }]],
    ['a fence', '```json\n{"a": 1}\n```', [{ a: 1 }]],
    ['a list at the root', '[[{"a": 1}], {"b": 2}]', [{ a: 1 }, { b: 2 }]],
    ['a bracket in prose', 'see [1] and {this}: {"a": 1}', [{ a: 1 }]],
    ['an open bracket in prose', 'it begins with { or [ : {"a": 1}', [{ a: 1 }]],
    ['a quote behind a bracket in prose', '{"see {"a": 1}', [{ a: 1 }]],
    ['a bracket in a string', '{"a": "}{[\\"{"}', [{ a: '}{["{' }]],
    ['two objects', '{"a": 1} or {"b": 2}', [{ a: 1 }, { b: 2 }]],
    ['the first of equal keys', '{"a": 1, "a": 2, "a": {"b": 3}}', [{ a: 1 }]],
    ['a key of every object', '{"__proto__": 1, "constructor": 2}', [{ ['__proto__']: 1, constructor: 2 }]],
    ['a number at the end', '{"a": 0.8', [{ '~': true }]],
    ['a number and white space at the end', '{"a": 0.8 \n', [{ '~': true }]],
    ['a number that goes on', '{"a": 0.8,', [{ a: 0.8, '~': true }]],
    ['a number closed by a bracket', '{"a": {"b": 9}', [{ a: { b: 9 }, '~': true }]],
    ['the start of a number', '{"a": 1, "b": -', [{ a: 1, '~': true }]],
    ['a word at the end', '{"a": [true, null', [{ a: [true, '~'], '~': true }]],
    ['half a word', '{"a": [true, nul', [{ a: [true, '~'], '~': true }]],
    ['half a string', '{"a": "begun', [{ a: 'begun~', '~': true }]],
    ['a lone trailing backslash', '{"a": "begun\\', [{ a: 'begun~', '~': true }]],
    ['half an escape', '{"a": "begun\\u00e', [{ a: 'begun~', '~': true }]],
    ['half a character', '{"a": "begun\\ud83d', [{ a: 'begun~', '~': true }]],
    ['half a character, not escaped', '{"a": "begun\ud83d', [{ a: 'begun~', '~': true }]],
    ['a string and nothing after it', '{"a": "done"', [{ a: 'done', '~': true }]],
    ['half a key', '{"a": 1, "b', [{ a: 1, '~': true }]],
    ['a key without a value', '{"a": 1, "b":', [{ a: 1, '~': true }]],
    ['a comma at the end', '{"a": [1,', [{ a: [1, '~'], '~': true }]],
    ['a bracket at the end', 'see {', []],
    ['a bracket and a key', 'see {"a"', []],
    ['a whole one and a cut one', '{"a": 1} {"b": 2,', [{ a: 1 }, { b: 2, '~': true }]],
    ['an unquoted word', '{"a": yes, "b": 1}', 'broken'],
    ['a word that begins like NaN', '{"a": NaNo, "b": 1}', 'broken'],
    ['an infinity with a plus', '{"a": +Infinity}', 'broken'],
    ['a leading zero', '{"a": 01}', 'broken'],
    ['a bare point', '{"a": .5}', 'broken'],
    ['a number with a unit', '{"a": 5%}', 'broken'],
    ['a trailing comma', '{"a": 1,}', 'broken'],
    ['a comma for nothing', '{"a": [1,,2]}', 'broken'],
    ['the wrong bracket', '{"a": [1}', 'broken'],
    ['a comment', '{"a": 1 // one\n}', 'broken'],
    ['a line break in a string', '{"a": "x\ny"}', 'broken'],
    ['an unknown escape', '{"a": "\\x"}', 'broken'],
    ['a bad \\u escape', '{"a": "\\u00g0"}', 'broken'],
    ['a quote that is not escaped', '{"a": "he said "no" and", "b": 1}', 'broken'],
    ['an object quoted without escapes', '{"a": "it has {"b": 1} in it", "b": 0}', 'broken'],
  ])('%s', (_, text, wanted) => expect(found(text)).toEqual(wanted));

  it('takes NaN and infinities for the numbers that they are, and goes on', () => {
    expect(found('{"a": NaN, "b": [Infinity, -Infinity], "c": 1}')).toEqual([
      { a: Number.NaN, b: [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY], c: 1 },
    ]);
  });

  it('reads what JSON.parse reads, and calls nothing whole that it refuses', () => {
    const seeds = ['{"a":[1,2.5e3,-0,true,false,null,"q\\u00e9\\n"],"b":{"c":{}}}', '{"a":"b"}', ' {}\n'];
    const edit = fc.record({
      at: fc.nat(80),
      remove: fc.nat(2),
      insert: fc.constantFrom(...'{}[]:,"\\ \t\n\r01.eE+-tu/*\u0000\u007f\u00a0\ufeff\u2028é'.split(''), '😀', ''),
    });
    let whole = 0;
    const tries = runs(3000);
    const mutated = fc.tuple(fc.constantFrom(...seeds), fc.array(edit, { maxLength: 3 }));
    fc.assert(
      fc.property(mutated, ([seed, edits]) => {
        const text = edits.reduce((now, { at, remove, insert }) => {
          const place = at % (now.length + 1);
          return now.slice(0, place) + insert + now.slice(place + remove);
        }, seed);
        const { objects, isBroken } = findObjects(text);
        const parsed = parseObject(text);
        const isWhole = !isBroken && objects.length === 1 && isAllOf(text, objects[0]);
        expect(isWhole).toBe(parsed !== undefined);
        if (parsed === undefined || objects[0] === undefined || objects[0].repeated.size > 0) return;
        whole++;
        expect(show(objects[0])).toEqual(parsed);
      }),
      { numRuns: tries },
    );
    expect(whole).toBeGreaterThan(tries / 30);
  });

  it('finds any object again in prose without brackets', () => {
    const prose = anyText(20).map((text) => text.replace(/[{]/g, ''));
    fc.assert(
      fc.property(prose, fc.dictionary(anyText(), fc.oneof(anyText(), fc.integer())), prose, (before, value, after) => {
        const text = `${before}${JSON.stringify(value)}${after}`;
        expect(found(text)).toEqual([JSON.parse(JSON.stringify(value))]);
      }),
    );
  });

  it('never throws', () => {
    fc.assert(fc.property(anyText(40), (text) => expect(Array.isArray(findObjects(text).objects)).toBe(true)));
  });

  it.each([
    ['lists', '[', ']'],
    ['objects', '{"a":', '}'],
  ])('reads %s nested 100,000 levels', (_, opening, closing) => {
    const deep = opening.repeat(100_000);
    const { objects } = findObjects(`{"a": 1, "deep": ${deep}0${closing.repeat(100_000)}, "b": 2}`);
    expect(objects[0]?.members.get('b')).toEqual({ kind: 'plain', value: 2 });
    expect(objects[0]?.span.end).not.toBeNull();
    const cut = findObjects(`{"a": 1, "deep": ${deep}`).objects[0];
    expect(cut?.members.get('a')).toEqual({ kind: 'plain', value: 1 });
    expect(cut?.span.end).toBeNull();
  });

  it.each([
    ['brackets', '{'],
    ['brackets and quotes', '{"'],
    ['brackets and keys', '{"a" '],
    ['escaped quotes behind brackets', '{\\"'],
    ['a list in a bracket', '{['],
    ['brackets behind comments', '{/*'],
    ['empty objects', '{}'],
    ['numbers that end nowhere', '{1'],
  ])('takes no longer than the text for many %s', (_, piece) => {
    // One look at each character takes milliseconds; one at each pair of them takes minutes.
    expect(growthOf((count) => () => findObjects(piece.repeat(count)), 12_500)).toBeLessThan(MOST_TIMES_AS_LONG);
  });
});

function parseObject(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && !Array.isArray(value) && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Whether the object is the whole text but for JSON's white space. */
function isAllOf(text: string, object: PartialObject | undefined): boolean {
  if (object === undefined || object.span.end === null) return false;
  return /^[ \t\n\r]*$/.test(text.slice(0, object.span.start) + text.slice(object.span.end));
}
