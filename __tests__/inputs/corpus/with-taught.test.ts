import { describe, expect, it } from '@jest/globals';
import { withTaught } from '../../../src/inputs/corpus/write-taught.js';
import { OWN_FORMAT } from '../../../src/inputs/format/summary-format.js';

const SUMMARY = {
  ...{ title: 'T', summary: 'S', key_actions: ['a'], outcome: 'success', aha_moments: [], topics_found: [] },
};
const saying = { by: 'ana', at: '2026-11-20' };

function taught(text: string, line = 1, isNew = true) {
  return withTaught(text, line, 'accepted', { id: 'x', summary: SUMMARY, saying, isNew }, OWN_FORMAT);
}
const idsIn = (text: string | undefined, line = 1): readonly string[] =>
  JSON.parse(text?.split('\n')[line - 1] ?? '{}').accepted?.map(({ id }: { readonly id: string }) => id);

describe('a summary that is taught in a line', () => {
  it.each<[string, string, readonly string[]]>([
    ['begins the list', '{"name":"n"}', ['x']],
    ['ends the list', '{"name":"n","accepted":[{"id":"a"}]}', ['a', 'x']],
    ['fills an empty list', '{"accepted":[],"name":"n"}', ['x']],
    ['takes the place of what is no list', '{"accepted":7}', ['x']],
  ])('%s', (_, text, wanted) => {
    const found = taught(text);
    expect(idsIn(found?.text)).toEqual(wanted);
    expect(found?.isMasked).toBe(false);
  });

  it('leaves other lines as they are', () => {
    const found = taught('{"name":  1}\n{"name": 2}\n{"name":  3}\n', 2)?.text;
    expect(idsIn(found, 2)).toEqual(['x']);
    expect(found?.split('\n').filter((_, i) => i !== 1)).toEqual(['{"name":  1}', '{"name":  3}', '']);
  });

  it.each([
    ['there is no such line', '{"name": 1}', 2],
    ['the line is broken', '{"name": 1', 1],
    ['the list stands there twice', '{"accepted": [1], "accepted": [2]}', 1],
    ['the line is a list', '[1]', 1],
  ])('is not written where %s', (_, text, line) => expect(taught(text, line)).toBeUndefined());

  it('is not written again', () =>
    expect(taught('{"name": 1', 1, false)).toEqual({ text: '{"name": 1', isMasked: false }));
});
