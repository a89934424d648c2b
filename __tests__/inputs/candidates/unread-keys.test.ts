import { describe, expect, it } from '@jest/globals';
import { unreadKeys } from '../../../src/inputs/candidates/unread-keys.js';
import { OWN_FORMAT } from '../../../src/inputs/format/summary-format.js';
import { formatBy } from '../format/format-by.js';

/** `path kind` of each key, with the word of a word. */
const unread = (content: unknown, settings?: Parameters<typeof formatBy>[0]): readonly string[] =>
  unreadKeys(content, settings === undefined ? OWN_FORMAT : formatBy(settings)).map(({ path, kind, word }) =>
    [path, kind, ...(word === undefined ? [] : [word])].join(' '),
  );

const named = (count: number, value: unknown): object =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [`k${i}`, value]));

describe('the keys of a candidate that nothing reads', () => {
  it.each<[string, unknown, readonly string[]]>([
    ['have the kind of their value: a word', { a: '  Done ' }, ['a word Done']],
    [
      'a word of 30 characters at most',
      { a: 'x'.repeat(30), b: 'x'.repeat(31) },
      [`a word ${'x'.repeat(30)}`, 'b line'],
    ],
    ['a line of 120 characters at most', { a: 'x'.repeat(120), b: 'x'.repeat(121) }, ['a line', 'b text']],
    ['without the blanks around it', { a: ` ${'x'.repeat(30)} ` }, [`a word ${'x'.repeat(30)}`]],
    ['a list of texts', { a: ['x'], b: ['x', 'y'] }, ['a texts', 'b texts']],
    ['a list of objects', { a: [{}], b: [{ c: 'd' }, {}] }, ['a objects', 'b objects']],
    [
      'a list of moments',
      { a: [{ seq: 1, type: 'x' }], b: [{ seq: 1, highlight: 'x' }], c: [{ seq: 1, type: 'x' }, { type: 'x' }] },
      ['a moments', 'b moments', 'c objects'],
    ],
    ['are none with an empty list', { a: [] }, []],
    ['are none with a list of several kinds', { a: [1], b: ['x', 1], c: [{}, 'x'] }, []],
    ['are none with nothing in them', { a: '', b: '  ', c: null, d: 1, e: true }, []],
    ['are none under an empty name', { '': 'x' }, []],
    ['are none where the key is ours', { title: 'x', summary: 'x', topics_found: ['x'] }, []],
    ['are none where the key is of the line', { name: 'x', sample: 'x', candidate: 'x' }, []],
    [
      'may have the name of such a key further in',
      { a: { name: 'x', title: 'y' } },
      ['a.name word x', 'a.title word y'],
    ],
    ['lie four deep at most', { a: { b: { c: { d: 'x', e: { f: 'y' } } } } }, ['a.b.c.d word x']],
    [
      'a text of JSON, of which the keys are told',
      {
        a: '{"title": "A title", "summary": "A summary"}',
        b: '```json\n{"title": "A title", "sum mary": ""}\n```',
        c: '{"title": "A title", "summary": "A summ',
        d: '["a list of texts is no summary at all"]',
        e: JSON.stringify(named(8, 'x')),
      },
      [
        'a json "title", "summary"',
        'b json "title", "sum mary"',
        'c line',
        'd line',
        'e json "k0", "k1", "k2", "k3", "k4", "k5" and 2 more',
      ],
    ],
    [
      'have paths of 100 characters at most',
      { ['x'.repeat(100)]: 'a', ['y'.repeat(101)]: 'a' },
      [`${'x'.repeat(100)} word a`],
    ],
    ['are none of what is no object', ['x'], []],
    ['are none of nothing', null, []],
  ])('%s', (_, content, wanted) => expect(unread(content)).toEqual(wanted));

  it('are those that the fields of a team leave', () => {
    const settings = { fields: 'title=a.b', dimensions: 'title, summary' };
    expect(unread({ a: { b: 'x', c: 'y' }, outcome: 'done', title: 'z' }, settings)).toEqual([
      'a.c word y',
      'outcome word done',
      'title word z',
    ]);
    // Under our key, where theirs is not there.
    expect(unread({ title: 'z', summary: 'x' }, settings)).toEqual([]);
  });

  it('may be called "name" where a line says its session elsewhere', () => {
    const line = { callId: 'c7', meta: { id: 'c7' }, name: 'Cut the load time' };
    expect(unread(line)).toEqual(['callId word c7', 'meta.id word c7']);
    expect(unread(line, { fields: 'name=callId' })).toEqual(['meta.id word c7', 'name word Cut the load time']);
    expect(unread(line, { fields: 'name=meta.id' })).toEqual(['callId word c7', 'name word Cut the load time']);
  });

  it('are forty at most, of forty keys of each object', () => {
    expect(unread(named(40, 'x'))).toHaveLength(40);
    expect(unread(named(41, 'x'))).toEqual(unread(named(40, 'x')));
    expect(unread({ ...named(40, 1), last: 'x' })).toEqual([]);
    expect(unread({ ...named(39, 1), last: 'x' })).toEqual(['last word x']);
    expect(unread({ a: named(30, 'x'), b: named(30, 'x') })).toHaveLength(40);
  });
});
