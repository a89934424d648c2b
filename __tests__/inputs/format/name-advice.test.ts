import { describe, expect, it } from '@jest/globals';
import { adviseOnName } from '../../../src/inputs/format/name-advice.js';
import { formatBy } from './format-by.js';

const REST = ': it is to name the session';

describe('a line that has its name under another key', () => {
  it.each<[string, unknown, string | undefined, string | null]>([
    ['the likeliest of several', { title: 'x', session: 'a', id: 'b' }, 'fields: name=id, or write it as "name"', null],
    ['one that is text', { id: 3, Name: 'b' }, 'fields: name=Name, or write it as "name"', null],
    ['an id of anything', { model: 'x', callId: 'b' }, 'fields: name=callId, or write it as "name"', null],
    ['an id in other letters', { 'ticket-ID': 'b' }, 'fields: name=ticket-ID, or write it as "name"', null],
    ['no word that ends so', { paid: 'b', Hybrid: 'c' }, undefined, null],
    ['nothing in an object', { call: { id: 'b' } }, undefined, null],
    ['nothing else', { title: 'x', id: null }, undefined, null],
    ['no object', 'id', undefined, null],
    [
      'another one than the key that is set',
      { call_id: 'b' },
      'fields: name=call_id, or write it as "callId"',
      'name=callId',
    ],
    [
      'what no input takes',
      { 'a,callId': 'b' },
      'in the config file, since an input takes no such key, fields: {"name": "a,callId"}, or write it as "name"',
      null,
    ],
    ['one beside a field at "name"', { id: 'b', name: 'T' }, 'fields: name=id, title=name', 'title=name'],
  ])('%s', (_, line, wanted, fields) => {
    expect(adviseOnName(line, formatBy(fields === null ? {} : { fields }), 'of the corpus')).toBe(
      wanted && wanted + REST,
    );
  });

  it.each<[string, object, string]>([
    ['wherever it stands', { id: 'x', call: { ref: 'login' } }, 'fields: name=call.ref, or write it as "name"'],
    ['in any Unicode form', { ref: 'cafe\u0301' }, 'fields: name=ref, or write it as "name"'],
    ['where several are', { a: 'login', id: 'login' }, 'fields: name=<a or id>, or write it as "name"'],
    [
      'with the fields that stand under other keys',
      {
        trace: { session: 'login' },
        output: { headline: 'Login mended', body: 'x'.repeat(130), steps: ['a'], resolution: 'resolved' },
      },
      'fields: name=trace.session, title=output.headline, summary=output.body, key_actions=output.steps, outcome=output.resolution, or write it as "name"',
    ],
    [
      'without those that stand under ours',
      { id: 'login', title: 'T', body: 'x'.repeat(130) },
      'fields: name=id, summary=body, or write it as "name"',
    ],
    ['whatever is guessed for a title', { ref: 3, topic: 'login' }, 'fields: name=topic, or write it as "name"'],
  ])('is found by the names of golden sessions %s', (_, line, wanted) => {
    const isSession = (name: string) => ['login', 'caf\u00e9'].includes(name);
    expect(adviseOnName(line, formatBy({}), 'of candidates', isSession)).toBe(`${wanted}${REST}, as the corpus does`);
  });
});
