import { describe, expect, it } from '@jest/globals';
import { findObjects } from '../../../src/core/json/partial.js';
import { booleanOf, shownText, wholeObjects, wholeText } from '../../../src/judge/asking/partial-values.js';
import { integerOf, readNumbered, readOneObject } from '../../../src/judge/metrics/one-object.js';

/** The value of x in an answer that may break off. */
const valueIn = (text: string) => findObjects(`{"x":${text}`).objects[0]?.members.get('x');
const x = (text: string) => valueIn(`${text}}`);

describe('the one object of an answer', () => {
  const KEY = '{"score":1}';

  it.each<[string, string, boolean, object]>([
    ['alone', KEY, false, { isWhole: true }],
    ['in a fence', `\`\`\`json\n${KEY}\n\`\`\``, false, { isWhole: true }],
    ['behind words', `Here: ${KEY}`, false, { isWhole: true }],
    ['beside another one without the key', `{"a":1} ${KEY}`, false, { isWhole: true }],
    ['that breaks off behind its key', '{"score":1,"b":"x', true, { isWhole: false }],
    ['that is whole in an answer that was cut', KEY, true, { isWhole: false }],
    ['that ends in a fence in an answer that was cut', `[${KEY}]\n\`\`\``, true, { isWhole: false }],
    ['with words behind it in an answer that was not cut', `${KEY} That is all.`, false, { isWhole: true }],
    ['with words behind it in an answer that was cut', `${KEY} But`, true, { reason: 'truncated' }],
    ['that is none', 'no object', false, { reason: 'invalid_answer' }],
    ['that is none in an answer that was cut', 'no object', true, { reason: 'truncated' }],
    ['without the key', '{"a":1}', false, { reason: 'invalid_answer' }],
    ['twice', KEY + KEY, false, { reason: 'invalid_answer', fault: expect.stringContaining('two things') }],
    ['with a key that is given twice', '{"score":1,"score":2}', false, { reason: 'invalid_answer' }],
    ['that is broken in its middle', '{"score":1,,"b":"x}', false, { reason: 'invalid_answer' }],
  ])('%s', (_, text, isCut, wanted) => {
    expect(readOneObject(text, isCut, 'score')).toMatchObject(wanted);
  });
});

describe('a value of an answer', () => {
  it.each<[string, number | undefined]>([
    ['3', 3],
    ['3.0', 3],
    ['-2', -2],
    ['0', 0],
    ['0.001', 0],
    ['0.0011', undefined],
    ['3.001', 3],
    ['2.999', 3],
    ['3.0011', undefined],
    ['3.5', undefined],
    ['9007199254740991', 9007199254740991],
    ['9007199254740992', undefined],
    ['1e999', undefined],
    ['"3"', undefined],
    ['true', undefined],
    ['null', undefined],
    ['[3]', undefined],
    ['{"a":3}', undefined],
  ])('%s is the whole number %j', (text, wanted) => {
    expect(integerOf(x(text))).toBe(wanted);
    expect(integerOf(undefined)).toBeUndefined();
  });

  it.each<[string, boolean | undefined]>([
    ['true', true],
    ['false', false],
    ['"true"', undefined],
    ['1', undefined],
    ['null', undefined],
    ['[true]', undefined],
  ])('%s is the truth %j', (text, wanted) => {
    expect(booleanOf(x(text))).toBe(wanted);
    expect(booleanOf(undefined)).toBeUndefined();
  });

  it('is a text, whole or to be shown', () => {
    const texts = [x('"a b"'), valueIn('"a b'), x('""'), x('"-"'), x('7'), x('["a"]'), undefined];
    expect(texts.map(wholeText)).toEqual(['a b', undefined, '', '-', undefined, undefined, undefined]);
    expect(texts.map(shownText)).toEqual(['a b', 'a b…', null, null, null, null, null]);
  });

  it('is a list of whole objects, of which none says a thing twice', () => {
    const found = wholeObjects(valueIn('[{"a":1}, 7, {"a":1,"a":2}, [], {"b":2}, {"c":'));
    expect(found.map(({ members }) => [...members.keys()])).toEqual([['a'], ['b']]);
    expect([wholeObjects(x('{"a":1}')), wholeObjects(x('7')), wholeObjects(undefined)]).toEqual([[], [], []]);
  });
});

describe('entries by their numbers', () => {
  const read = (answers: string, isCut = false, asked: readonly number[] = [1, 2, 3]) =>
    readNumbered(`{"answers":[${answers}`, isCut, { list: 'answers', key: 'fact', asked }, ({ members }) =>
      wholeText(members.get('say')),
    );
  const entry = (fact: unknown, say: unknown = `of ${fact}`) => JSON.stringify({ fact, say });

  it.each<[string, string, boolean, readonly (readonly [number, string])[], readonly string[]]>([
    [
      'in any order',
      `${entry(3)},${entry(1)},${entry(2)}]}`,
      false,
      [
        [3, 'of 3'],
        [1, 'of 1'],
        [2, 'of 2'],
      ],
      [],
    ],
    ['some of them', `${entry(2)}]}`, false, [[2, 'of 2']], ['fact 1', 'fact 3']],
    ['one that cannot be read', `${entry(2)},${entry(1, 7)}]}`, false, [[2, 'of 2']], ['fact 1', 'fact 3']],
    ['one without a number', `${entry(2)},{"say":"x"},${entry('1')}]}`, false, [[2, 'of 2']], ['fact 1', 'fact 3']],
    ['one twice, the same', `${entry(2)},${entry(2)}]}`, false, [[2, 'of 2']], ['fact 1', 'fact 3']],
    ['one twice, another', `${entry(2)},${entry(2, 'x')},${entry(1)}]}`, false, [[1, 'of 1']], ['fact 2', 'fact 3']],
    ['those that came whole', `${entry(2)},{"fact":1,"say":"of`, true, [[2, 'of 2']], ['fact 1', 'fact 3']],
    ['none', ']}', false, [], ['fact 1', 'fact 2', 'fact 3']],
  ])('are read: %s', (_, text, isCut, entries, missing) => {
    const found = read(text, isCut);
    if ('reason' in found) throw new Error(found.fault);
    expect([[...found.answer], found.missing, found.isWhole]).toEqual([entries, missing, !isCut]);
  });

  it('are none where one was not asked for: then each may stand at its neighbour', () => {
    expect(read(`${entry(0)},${entry(1)},${entry(2)}]}`)).toEqual({
      ...{ reason: 'invalid_answer', fault: 'it has a fact 0, which was not asked; the numbers are 1, 2, 3' },
    });
    // Even where it says nothing.
    expect(read(`${entry(4, 7)}]}`)).toMatchObject({ reason: 'invalid_answer' });
  });

  it('are none where there is no list', () => {
    const of = (text: string, isCut: boolean) =>
      readNumbered(text, isCut, { list: 'answers', key: 'fact', asked: [1] }, () => 1);
    expect(of('{"answers":7}', false)).toMatchObject({ reason: 'invalid_answer' });
    expect(of('{"answers":"x', true)).toMatchObject({ reason: 'truncated' });
    expect(of('no object', false)).toMatchObject({ reason: 'invalid_answer' });
  });
});
