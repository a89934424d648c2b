import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { acceptCandidate } from '../../../src/inputs/candidates/accept-candidate.js';
import { candidateSchema } from '../../../src/inputs/candidates/candidate.js';
import { runs } from '../../builders/long-runs.js';
import { summaryJson } from '../../builders/summaries.js';

const EMPTY = { title: '', summary: '', key_actions: [], outcome: '', aha_moments: [], topics_found: [] };
const MOMENT = { seq: 0, type: '', highlight: '' };

/** By the schema; what is accepted by hand is the same. */
function read(value: unknown): unknown {
  const parsed = candidateSchema.safeParse(value);
  expect(acceptCandidate(value)).toStrictEqual(parsed.data);
  return parsed.success ? parsed.data : 'invalid';
}

describe('a candidate', () => {
  it('is read as it stands', () => expect(read(summaryJson())).toEqual(summaryJson()));

  it.each(['title', 'summary', 'key_actions', 'outcome', 'aha_moments', 'topics_found'] as const)(
    'may lack %s, or have null there: both are empty',
    (key) => {
      const wanted = { ...summaryJson(), [key]: EMPTY[key] };
      expect(read(summaryJson({ [key]: undefined }))).toEqual(wanted);
      expect(read(summaryJson({ [key]: null }))).toEqual(wanted);
      const { [key]: _, ...without } = summaryJson();
      expect(read(without)).toEqual(wanted);
    },
  );

  it.each<[string, unknown, unknown]>([
    ['nothing at all', {}, EMPTY],
    ['null actions', { key_actions: [null, 'a'] }, { ...EMPTY, key_actions: ['', 'a'] }],
    ['null topics', { topics_found: [null] }, { ...EMPTY, topics_found: [''] }],
    ['null moments', { aha_moments: [null] }, { ...EMPTY, aha_moments: [MOMENT] }],
    ['empty moments', { aha_moments: [{}] }, { ...EMPTY, aha_moments: [MOMENT] }],
    [
      'nulls in moments',
      { aha_moments: [{ seq: null, type: null, highlight: null }] },
      { ...EMPTY, aha_moments: [MOMENT] },
    ],
    ['half a seq', { aha_moments: [{ seq: 1.5 }] }, { ...EMPTY, aha_moments: [{ ...MOMENT, seq: 1.5 }] }],
    ['a negative seq', { aha_moments: [{ seq: -3 }] }, { ...EMPTY, aha_moments: [{ ...MOMENT, seq: -3 }] }],
    ['any outcome', { outcome: 'went ok-ish' }, { ...EMPTY, outcome: 'went ok-ish' }],
    ['unknown keys', { model: 'm', aha_moments: [{ score: 1 }] }, { ...EMPTY, aha_moments: [MOMENT] }],
    ['keys named like methods', JSON.parse('{"__proto__": {"title": "x"}, "constructor": 1, "toString": null}'), EMPTY],
  ])('may have %s', (_, value, wanted) => expect(read(value)).toEqual(wanted));

  it.each<[string, unknown]>([
    ['text as root', 'x'],
    ['a number as root', 5],
    ['a list as root', []],
    ['null as root', null],
    ['true as root', true],
    ['a title of another type', { title: 5 }],
    ['a summary of paragraphs', { summary: ['a', 'b'] }],
    ['a boolean outcome', { outcome: true }],
    ['key actions as text', { key_actions: 'a' }],
    ['key actions as an object', { key_actions: { 0: 'a' } }],
    ['a number among the actions', { key_actions: ['a', 1] }],
    ['a list among the actions', { key_actions: [['a']] }],
    ['moments as an object', { aha_moments: {} }],
    ['a moment as text', { aha_moments: ['insight'] }],
    ['a moment as a list', { aha_moments: [[]] }],
    ['seq as text', { aha_moments: [{ seq: '3' }] }],
    ['an infinite seq', JSON.parse('{"aha_moments": [{"seq": 1e999}]}')],
    ['a type of another type', { aha_moments: [{ type: 1 }] }],
    ['a highlight of another type', { aha_moments: [{ highlight: {} }] }],
    ['a topic of another type', { topics_found: [false] }],
  ])('may not have %s', (_, value) => expect(read(value)).toBe('invalid'));

  it('of any JSON is either refused or a complete summary', () => {
    const keys = fc.constantFrom(
      'title',
      'summary',
      'key_actions',
      'outcome',
      'aha_moments',
      'topics_found',
      '__proto__',
    );
    const moment = fc.record({ seq: fc.option(fc.double()), type: fc.jsonValue(), highlight: fc.option(fc.string()) });
    const value = fc.oneof(fc.jsonValue(), fc.array(fc.option(fc.string())), fc.array(fc.option(moment)), fc.string());
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), fc.dictionary(keys, value)), (json) => {
        const parsed = candidateSchema.safeParse(json);
        expect(acceptCandidate(json)).toStrictEqual(parsed.data);
        if (!parsed.success) return;
        expect(Object.keys(parsed.data).sort()).toEqual(Object.keys(EMPTY).sort());
        for (const list of [parsed.data.key_actions, parsed.data.topics_found]) {
          expect(list.every((item) => typeof item === 'string')).toBe(true);
        }
        for (const { seq, type, highlight } of parsed.data.aha_moments) {
          expect([Number.isFinite(seq), typeof type, typeof highlight]).toEqual([true, 'string', 'string']);
        }
      }),
      { numRuns: runs(500) },
    );
  });
});
