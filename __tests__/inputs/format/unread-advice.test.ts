import { describe, expect, it } from '@jest/globals';
import { missingFieldHint } from '../../../src/inputs/corpus/reference-hints.js';
import { adviseOnUnread } from '../../../src/inputs/format/unread-advice.js';
import { formatBy } from './format-by.js';

const OURS = {};
const WHOLE = { title: 'T', summary: 'S', key_actions: ['a'], outcome: 'success', aha_moments: [] };
const LONG = 'word '.repeat(40);

describe('what nothing reads of a summary that lacks a field', () => {
  it.each<[string, object, Parameters<typeof formatBy>[0], object | undefined]>([
    ['is nothing where no field is lacking', { ...WHOLE, headline: 'x' }, OURS, undefined],
    ['is nothing where nothing could be the field', { ...WHOLE, title: undefined, n: 3 }, OURS, undefined],
    [
      'is what is like the field, with the setting',
      { ...WHOLE, title: undefined, headline: 'x' },
      OURS,
      { unread: ['headline'], setting: 'fields: title=headline' },
    ],
    [
      "is an outcome with its word, where that is nobody's",
      { ...WHOLE, outcome: undefined, status: 'done' },
      OURS,
      { unread: ['status'], setting: 'fields: outcome=status and outcomes: done=success' },
    ],
    [
      'is an outcome without its word, where that is ours',
      { ...WHOLE, outcome: undefined, status: 'Failed' },
      OURS,
      { unread: ['status'], setting: 'fields: outcome=status' },
    ],
    [
      'is an outcome without its word, where the setting has it',
      { ...WHOLE, outcome: undefined, status: 'done' },
      { outcomes: 'done=success' },
      { unread: ['status'], setting: 'fields: outcome=status' },
    ],
    [
      'are those that could be it, where none is like it',
      { ...WHOLE, summary: undefined, foo: LONG, bar: LONG },
      OURS,
      { unread: ['foo', 'bar'], setting: 'fields: summary=<one of these>' },
    ],
    [
      'are those that are like a field before those that could be one',
      { ...WHOLE, summary: undefined, title: undefined, foo: LONG, bar: LONG, headline: 'x' },
      OURS,
      { unread: ['headline', 'foo', 'bar'], setting: 'fields: title=headline, summary=<one of the others>' },
    ],
    ['is no list that could be moments', { ...WHOLE, aha_moments: undefined, foo: [{ a: 1 }] }, OURS, undefined],
    [
      'is a list that looks like moments',
      { ...WHOLE, aha_moments: undefined, insights: [{ a: 1 }] },
      OURS,
      { unread: ['insights'], setting: 'fields: aha_moments=insights' },
    ],
    [
      'is what its value shows, whatever it is called',
      {
        ...{ ...WHOLE, aha_moments: undefined, outcome: undefined },
        ...{ how: 'resolved', author: 'Anna', marks: [{ seq: 3, type: 'fix', highlight: 'x' }], files: [{ a: 1 }] },
      },
      OURS,
      {
        unread: ['how', 'marks'],
        setting: 'fields: outcome=how, aha_moments=marks and outcomes: resolved=success',
      },
    ],
    [
      'are six at most',
      {
        ...{ ...WHOLE, summary: undefined },
        ...Object.fromEntries(['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => [name, LONG])),
      },
      OURS,
      { unread: ['a', 'b', 'c', 'd', 'e', 'f'], setting: 'fields: summary=<one of these>' },
    ],
    [
      'is nothing for a dimension that the team has not',
      { ...WHOLE, title: undefined, headline: 'x' },
      { dimensions: 'summary, outcome' },
      undefined,
    ],
  ])('%s', (_, content, settings, wanted) => {
    const json: unknown = JSON.parse(JSON.stringify(content));
    expect(adviseOnUnread(json, formatBy(settings), false)).toEqual(wanted);
  });
});

describe('what to set where a reference lacks a field', () => {
  const hint = (content: object, path: readonly (string | number)[], settings: Parameters<typeof formatBy>[0] = {}) => {
    const json: unknown = JSON.parse(JSON.stringify(content));
    return missingFieldHint(path, json, formatBy(settings));
  };

  it('is nothing where it is there, is no field, or is about a part of one', () => {
    expect(hint(WHOLE, ['title'])).toBeUndefined();
    expect(hint(WHOLE, ['model'])).toBeUndefined();
    expect(hint({}, ['key_actions', 0])).toBeUndefined();
    expect(hint({}, ['topics_found'])).toBeUndefined();
    expect(hint({}, ['title'], { dimensions: 'summary' })).toBeUndefined();
  });

  it.each<[string, object, Parameters<typeof formatBy>[0], string]>([
    ['names the key that is like it', { headline: 'x' }, {}, 'if that is headline, set fields: title=headline'],
    [
      'names another that is like it, too',
      { headline: 'x', subject: 'y' },
      {},
      'if that is headline, and not subject, set fields: title=headline',
    ],
    [
      'says what fields has there already',
      { headline: 'x' },
      { fields: 'title=meta.head' },
      'fields says that title is meta.head; if that is headline here, rename it here, to title where teams with other keys read it too, or set fields: title=headline where the candidates have it so too',
    ],
    [
      'names what could be it',
      { foo: 'x y', bar: 'z' },
      {},
      'if that is one of the keys that nothing reads ("foo", "bar"), set fields: title=<that key>',
    ],
    [
      'names six of what could be it',
      Object.fromEntries(['aa', 'bb', 'cc', 'dd', 'ee', 'ff', 'gg'].map((name) => [name, 'x'])),
      {},
      'if that is one of the keys that nothing reads ("aa", "bb", "cc", "dd", "ee", "ff"), set fields: title=<that key>',
    ],
    [
      'names the dimensions that are there',
      { ...WHOLE, title: undefined, aha_moments: undefined },
      {},
      'if your summaries have it under another key, set fields: title=<key>; if they have none, set dimensions to those that they have, such as summary, key_actions, outcome',
    ],
    [
      'counts a dimension as there that stands under another name',
      { ...WHOLE, title: undefined, key_actions: undefined, steps: ['a'], aha_moments: undefined, foo: [{ a: 1 }] },
      {},
      'if your summaries have it under another key, set fields: title=<key>; if they have none, set dimensions to those that they have, such as summary, key_actions, outcome, aha_moments',
    ],
  ])('%s', (_, content, settings, wanted) => expect(hint(content, ['title'], settings)).toBe(wanted));
});
