import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { findNodeAtLocation, type JSONPath, type Node, parseTree } from 'jsonc-parser';
import { ValueOffsets } from '../../../src/core/json/value-offsets.js';
import { runs } from '../../builders/long-runs.js';

const space = fc.string({ unit: fc.constantFrom(' ', '\n', '\t', '\r'), maxLength: 3 });
const text = fc.string({ unit: fc.constantFrom('a', 'b', '"', '\\', '{', '}', '[', ']', ',', ':', 'é', '\n') });
const leaf = fc.oneof(
  text.map((value) => JSON.stringify(value)),
  fc.constantFrom('"\\u0061"', '"\\\\"', 'true', 'false', 'null', '0', '-1.5e+3', '{}', '[]', '[ ]', '{\n}'),
);

/** JSON as people and programs write it: white space anywhere, keys that are escaped or stand twice. */
const json = fc.letrec<{ value: string; array: string; object: string }>((tie) => ({
  value: fc.oneof({ depthSize: 'small', withCrossShrink: true }, leaf, tie('array'), tie('object')),
  array: fc
    .array(fc.tuple(space, tie('value'), space), { maxLength: 4 })
    .map((items) => `[${items.map((item) => item.join('')).join(',')}]`),
  object: fc
    .array(
      fc.tuple(
        space,
        fc.oneof(
          text.map((key) => JSON.stringify(key)),
          fc.constantFrom('"a"', '"\\u0061"'),
        ),
        space,
        space,
        tie('value'),
        space,
      ),
      {
        maxLength: 4,
      },
    )
    .map((items) => `{${items.map(([a, key, b, c, value, d]) => `${a}${key}${b}:${c}${value}${d}`).join(',')}}`),
})).value;

/** Every path of a tree with the node that JSON.parse would keep there. */
function pathsOf(node: Node, path: JSONPath = []): readonly JSONPath[] {
  const inside = (node.children ?? []).flatMap((child, i) => {
    if (node.type === 'array') return pathsOf(child, [...path, i]);
    const [key, value] = child.children ?? [];
    return key === undefined || value === undefined ? [] : pathsOf(value, [...path, key.value]);
  });
  return [path, ...inside];
}

/** By the tree of another parser; of equal keys the last. */
function wanted(root: Node, path: JSONPath): number {
  let node = root;
  for (const step of path) {
    const properties = node.type === 'object' ? (node.children ?? []) : [];
    const property = properties.findLast(({ children }) => children?.[0]?.value === step);
    const child = typeof step === 'number' ? findNodeAtLocation(node, [step]) : property?.children?.[1];
    if (child === undefined) break;
    node = child;
  }
  return node.offset;
}

describe('where values stand', () => {
  it('is where another parser finds them, whatever was asked before', () => {
    fc.assert(
      fc.property(
        space,
        json,
        space,
        fc.array(fc.oneof(text, fc.nat(3)), { maxLength: 3 }),
        (before, value, after, other) => {
          const source = `${before}${value}${after}`;
          const root = parseTree(source);
          if (root === undefined) throw new Error(`no JSON: ${source}`);
          const offsets = new ValueOffsets(source);
          for (const path of [...pathsOf(root), other]) {
            expect({ path, offset: offsets.at(path) }).toEqual({ path, offset: wanted(root, path) });
          }
        },
      ),
      { numRuns: runs(1000) },
    );
  });

  it.each([
    ['a number is no name', '{"0": 1}', [0], 0],
    ['a name is no number', '[1]', ['0'], 0],
    ['nothing is inside of a text', '"a"', ['a'], 0],
    ['nothing is inherited', '{"a": 1}', ['constructor'], 0],
    ['of equal names the last counts', '{"a": 1, "a": 2}', ['a'], 14],
    ['the nearest enclosing value', '{"a": [1]}', ['a', 7, 'b'], 6],
  ])('%s', (_, source, path, offset) => {
    expect(new ValueOffsets(source).at(path)).toBe(offset);
  });

  it('is found in a text that is nested deeper than the stack', () => {
    const deep = 200_000;
    const source = `{"a": ${'['.repeat(deep)}${']'.repeat(deep)}, "b": 1}`;
    expect(new ValueOffsets(source).at(['b'])).toBe(source.indexOf('1'));
  });

  it('is found for each of many without going through all of them again', () => {
    const source = JSON.stringify(Array.from({ length: 100_000 }, (_, i) => ({ a: i })));
    const offsets = new ValueOffsets(source);
    for (let i = 0; i < 100_000; i++) offsets.at([i, 'a']);
    expect(source.slice(offsets.at([99_999, 'a']), -2)).toBe('99999');
  });
});
