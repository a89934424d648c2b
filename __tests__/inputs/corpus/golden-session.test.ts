import { describe, expect, it } from '@jest/globals';
import { referenceJson, summaryJson } from '../../builders/summaries.js';
import { readTree } from './read-tree.js';

/** Problems of one reference.json with these keys, as `line:column message`. */
function problemsOf(value: unknown): readonly string[] {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return readTree({ 'golden-corpus/s/reference.json': text }).problems.map(({ message, place }) => {
    expect(place?.file).toBe('golden-corpus/s/reference.json');
    expect(place?.line).toBe(1);
    expect(text.slice((place?.column ?? 0) - 1)).not.toBe('');
    return message;
  });
}

const OUTCOMES = 'allowed: "success", "partial", "failed"';
const TEXT = 'allowed: text in double quotes';

describe('a reference.json', () => {
  it.each<[string, unknown, string]>([
    ['a list as root', [], 'the value is a list; allowed: an object'],
    ['null as root', null, 'the value is null; allowed: an object'],
    ['text as root', '"x"', 'the value is "x"; allowed: an object'],
    ['no reference', {}, 'reference is missing; allowed: an object'],
    ['a reference of another type', { reference: 'x' }, 'reference is "x"; allowed: an object'],
    ['no title', referenceJson({}, { title: undefined }), `reference.title is missing; ${TEXT}`],
    ['a null title', referenceJson({}, { title: null }), `reference.title is null; ${TEXT}`],
    ['no summary', referenceJson({}, { summary: undefined }), `reference.summary is missing; ${TEXT}`],
    ['a summary of lines', referenceJson({}, { summary: ['a'] }), `reference.summary is a list; ${TEXT}`],
    [
      'no key actions',
      referenceJson({}, { key_actions: undefined }),
      'reference.key_actions is missing; allowed: a list',
    ],
    ['key actions as text', referenceJson({}, { key_actions: 'a' }), 'reference.key_actions is "a"; allowed: a list'],
    ['a null action', referenceJson({}, { key_actions: ['a', null] }), `reference.key_actions[1] is null; ${TEXT}`],
    ['no outcome', referenceJson({}, { outcome: undefined }), `reference.outcome is missing; ${OUTCOMES}`],
    ['a null outcome', referenceJson({}, { outcome: null }), `reference.outcome is null; ${OUTCOMES}`],
    ['an unknown outcome', referenceJson({}, { outcome: 'done' }), `reference.outcome is "done"; ${OUTCOMES}`],
    [
      'a mistyped outcome',
      referenceJson({}, { outcome: 'sucess' }),
      `reference.outcome is "sucess"; ${OUTCOMES}; did you mean "success"?`,
    ],
    [
      'an outcome in capitals',
      referenceJson({}, { outcome: 'Success' }),
      `reference.outcome is "Success"; ${OUTCOMES}; did you mean "success"?`,
    ],
    [
      'moments as an object',
      referenceJson({}, { aha_moments: {} }),
      'reference.aha_moments is an object; allowed: a list',
    ],
    [
      'a moment as text',
      referenceJson({}, { aha_moments: ['a'] }),
      'reference.aha_moments[0] is "a"; allowed: an object',
    ],
    [
      'a moment without seq',
      referenceJson({}, { aha_moments: [{ type: 'x' }] }),
      'reference.aha_moments[0].seq is missing; allowed: a number',
    ],
    [
      'a moment without type',
      referenceJson({}, { aha_moments: [{ seq: 1 }] }),
      `reference.aha_moments[0].type is missing; ${TEXT}`,
    ],
    [
      'seq as text',
      referenceJson({}, { aha_moments: [{ seq: '1', type: 'x' }] }),
      'reference.aha_moments[0].seq is "1"; allowed: a number',
    ],
    [
      'half a seq',
      referenceJson({}, { aha_moments: [{ seq: 1.5, type: 'x' }] }),
      'reference.aha_moments[0].seq is 1.5; allowed: a whole number',
    ],
    [
      'a negative seq',
      referenceJson({}, { aha_moments: [{ seq: -1, type: 'x' }] }),
      'reference.aha_moments[0].seq is -1; allowed: 0 or more',
    ],
    [
      'a highlight of another type',
      referenceJson({}, { aha_moments: [{ seq: 1, type: 'x', highlight: 5 }] }),
      `reference.aha_moments[0].highlight is 5; ${TEXT}`,
    ],
    ['a topic of another type', referenceJson({}, { topics_found: [1] }), `reference.topics_found[0] is 1; ${TEXT}`],
    ['a name of another type', referenceJson({ name: 5 }), `name is 5; ${TEXT}`],
    [
      'an unknown difficulty',
      referenceJson({ difficulty: 'hard' }),
      'difficulty is "hard"; allowed: "simple", "normal", "complex"',
    ],
    [
      'an unknown kind',
      referenceJson({ kind: 'bug-fix' }),
      'kind is "bug-fix"; allowed: "bugfix", "feature", "refactor", "debugging", "design", "operations", "other"; did you mean "bugfix"?',
    ],
    ['tags as text', referenceJson({ tags: 'a' }), 'tags is "a"; allowed: a list'],
    ['canary as text', referenceJson({ canary: 'true' }), 'canary is "true"; allowed: true or false'],
    ['a reviewer of another type', referenceJson({ reviewed_by: ['a'] }), `reviewed_by is a list; ${TEXT}`],
    ['a review date as number', referenceJson({ reviewed_at: 2026 }), `reviewed_at is 2026; ${TEXT}`],
    ['requirements as an object', referenceJson({ requirements: {} }), 'requirements is an object; allowed: a list'],
    [
      'a requirement without id',
      referenceJson({ requirements: [{ text: 'a', must: 'mention' }] }),
      `requirements[0].id is missing; ${TEXT}`,
    ],
    [
      'a requirement that must something else',
      referenceJson({ requirements: [{ id: 'a', text: 'a', must: 'not-mention' }] }),
      'requirements[0].must is "not-mention"; allowed: "mention", "not_mention"; did you mean "not_mention"?',
    ],
    [
      'literals as text',
      referenceJson({ requirements: [{ id: 'a', text: 'a', must: 'mention', any_of: 'PR 317' }] }),
      'requirements[0].any_of is "PR 317"; allowed: a list',
    ],
    [
      'a literal of another type',
      referenceJson({ requirements: [{ id: 'a', text: 'a', must: 'mention', any_of: ['a', 317] }] }),
      `requirements[0].any_of[1] is 317; ${TEXT}`,
    ],
    [
      'no literal in their list',
      referenceJson({ requirements: [{ id: 'a', text: 'a', must: 'mention', any_of: [] }] }),
      'requirements[0].any_of is a list; allowed: 1 or more entries',
    ],
    [
      'too many literals',
      referenceJson({ requirements: [{ id: 'a', text: 'a', must: 'mention', instead: Array(21).fill('a') }] }),
      'requirements[0].instead is a list; allowed: at most 20 entries',
    ],
    [
      'a literal as long as a text',
      referenceJson({ requirements: [{ id: 'a', text: 'a', must: 'mention', any_of: ['a'.repeat(201)] }] }),
      `requirements[0].any_of[0] is "${'a'.repeat(60)}…"; allowed: at most 200 characters`,
    ],
    [
      'something in place of what must not be mentioned',
      referenceJson({ requirements: [{ id: 'a', text: 'a', must: 'not_mention', instead: ['b'] }] }),
      'requirements[0].instead stands in place of nothing; allowed: with must "mention"',
    ],
    [
      'a mistyped list of literals, which nobody would check',
      referenceJson({ requirements: [{ id: 'a', text: 'a', must: 'mention', any_off: ['Wednesday'] }] }),
      'requirements[0] has a key that nothing reads: "any_off"; allowed: id, text, must, any_of, instead',
    ],
    [
      'a key of a requirement that is near no other',
      referenceJson({ requirements: [{ id: 'a', text: 'a', must: 'mention', aliases: ['Wednesday'] }] }),
      'requirements[0] has a key that nothing reads: "aliases"; allowed: id, text, must, any_of, instead',
    ],
  ])('is refused with %s', (_, value, message) => expect(problemsOf(value)).toEqual([message]));

  it.each<[string, unknown, string]>([
    [
      'an unknown key',
      { min_overal: 0.5 },
      'gates has a key that nothing reads: "min_overal"; allowed: min_overall, min_dimensions',
    ],
    [
      '__proto__',
      JSON.parse('{"__proto__": {"min_overall": 0.9}}'),
      'gates has a key that nothing reads: "__proto__"; allowed: min_overall, min_dimensions',
    ],
    [
      'an unknown dimension',
      { min_dimensions: { titel: 0.5 } },
      'gates.min_dimensions has a key that nothing reads: "titel"; allowed: title, summary, key_actions, outcome, aha_moments',
    ],
    [
      'the overall as a dimension',
      { min_dimensions: { overall: 0.5 } },
      'gates.min_dimensions has a key that nothing reads: "overall"; allowed: title, summary, key_actions, outcome, aha_moments',
    ],
    ['text', { min_overall: '0.5' }, 'gates.min_overall is "0.5"; allowed: a number'],
    ['null', { min_overall: null }, 'gates.min_overall is null; allowed: a number'],
    ['a percentage', { min_overall: 50 }, 'gates.min_overall is 50; allowed: 1 or less'],
    ['a negative number', { min_overall: -0.1 }, 'gates.min_overall is -0.1; allowed: 0 or more'],
    [
      'four decimals',
      { min_overall: 0.1234 },
      'gates.min_overall has too many decimals; allowed: a number from 0 to 1 with at most 3 decimals',
    ],
    [
      'a number a hair above three decimals',
      { min_dimensions: { title: 0.7000000000000001 } },
      'gates.min_dimensions.title has too many decimals; allowed: a number from 0 to 1 with at most 3 decimals',
    ],
    [
      'a number too small to show',
      { min_overall: 1e-9 },
      'gates.min_overall has too many decimals; allowed: a number from 0 to 1 with at most 3 decimals',
    ],
    ['a list', [], 'gates is a list; allowed: an object'],
    ['nothing', null, 'gates is null; allowed: an object'],
  ])('refuses %s as a floor', (_, gates, message) => expect(problemsOf(referenceJson({ gates }))).toEqual([message]));

  it.each([0, 1, 0.5, 0.123, 0.999, 0.001])('takes %d as a floor', (floor) => {
    const { sessions, problems } = readTree({
      'golden-corpus/s/reference.json': referenceJson({
        gates: { min_overall: floor, min_dimensions: { title: floor } },
      }),
    });
    expect(problems).toEqual([]);
    expect(sessions[0]?.gates).toEqual({ min_overall: floor, min_dimensions: { title: floor } });
  });

  it('lists all that is wrong with it', () => {
    expect(problemsOf(referenceJson({ kind: 1, gates: { a: 1, b: 2 } }, { title: 1, outcome: 'x' }))).toHaveLength(4);
  });

  it.each(['key_actions', 'aha_moments', 'topics_found'])('reads %s: null as an empty list', (key) => {
    const { sessions, problems } = readTree({ 'golden-corpus/s/reference.json': referenceJson({}, { [key]: null }) });
    expect(problems).toEqual([]);
    expect(sessions[0]?.reference).toEqual({ ...readTree().sessions[0]?.reference, [key]: [] });
  });

  it.each(['tags', 'requirements'])('reads %s: null as an empty list', (key) => {
    const { sessions, problems } = readTree({ 'golden-corpus/s/reference.json': referenceJson({ [key]: null }) });
    expect(problems).toEqual([]);
    expect(sessions[0]).toMatchObject({ [key]: [] });
  });

  it('may have empty texts and lists', () => {
    const empty = { title: '', summary: '', key_actions: [], outcome: 'failed', aha_moments: [], topics_found: [] };
    const { sessions, problems } = readTree({ 'golden-corpus/s/reference.json': { reference: empty } });
    expect(problems).toEqual([]);
    expect(sessions[0]?.reference).toEqual(empty);
  });

  it('needs no more than the four keys of a summary', () => {
    const { title, summary, key_actions, outcome } = summaryJson();
    const { sessions } = readTree({
      'golden-corpus/s/reference.json': { reference: { title, summary, key_actions, outcome } },
    });
    expect(sessions[0]).toMatchObject({
      name: 's',
      notes: '',
      difficulty: 'normal',
      kind: 'other',
      tags: [],
      canary: false,
      gates: {},
      requirements: [],
      reference: { title, aha_moments: [], topics_found: [] },
    });
  });

  it('may have unknown keys anywhere but in gates and requirements; nothing of them gets in', () => {
    const text = `{"__proto__": {"canary": true, "gates": {"min_overall": 1}}, "constructor": 1, "extra": [[]],
      "reference": {"__proto__": {"topics_found": ["x"]}, "title": "t", "summary": "s", "key_actions": [],
        "outcome": "partial", "model": "m", "aha_moments": [{"seq": 0, "type": "x", "score": 1}]}}`;
    const { sessions, problems } = readTree({ 'golden-corpus/s/reference.json': text });
    expect(problems).toEqual([]);
    expect(sessions[0]).toMatchObject({ canary: false, gates: {}, name: 's' });
    expect(sessions[0]?.reference).toEqual({
      title: 't',
      summary: 's',
      key_actions: [],
      outcome: 'partial',
      aha_moments: [{ seq: 0, type: 'x', highlight: '' }],
      topics_found: [],
    });
  });
});
