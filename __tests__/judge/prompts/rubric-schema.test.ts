import { describe, expect, it } from '@jest/globals';
import { Ajv } from 'ajv';
import { DIMENSIONS } from '../../../src/core/summary.js';
import { rubricSchema } from '../../../src/judge/prompts/rubric-schema.js';
import { question } from '../../builders/questions.js';
import { expectGolden } from './golden.js';

/** The keywords that structured output takes; whatever else stands in a schema is refused with status 400. */
const KEYWORDS = ['type', 'properties', 'required', 'additionalProperties', 'items', 'minItems', 'description', 'enum'];
/** Where the keys are names of ours, not keywords. */
const NAMES = 'properties';

interface Visited {
  readonly path: string;
  readonly node: object;
}

function nodesOf(value: unknown, path = '$'): readonly Visited[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.entries(value).flatMap(([key, child]) => nodesOf(child, `${path}.${key}`));
  return Array.isArray(value) || path.endsWith(`.${NAMES}`) ? inside : [{ path, node: value }, ...inside];
}

const PLAIN = question();
const FULL = question({ wantsRewrite: true });
const LIMITS = [
  { name: 'without a rewrite', limits: PLAIN },
  { name: 'with a rewrite', limits: FULL },
  { name: 'without a rationale', limits: question({ rationaleChars: 0 }) },
];

const ANSWER = {
  facts: [{ fact: 'Opened PR #317', status: 'absent' }],
  invented: ['All tests pass'],
  speaks_to_judge: false,
  dimensions: Object.fromEntries(DIMENSIONS.map((name) => [name, { reason: 'says "Fixed a test"', score: 0.7 }])),
  rationale: 'The cause is missing.',
  overall: 0.65,
};
const KEYS = ['facts', 'invented', 'speaks_to_judge', 'dimensions', ...DIMENSIONS, 'rationale', 'overall', 'rewrite'];
const REWRITE = {
  title: 'Fixed the test',
  summary: 'It waits now.',
  key_actions: ['Fixed it'],
  outcome: 'success',
  aha_moments: [{ seq: 4, type: 'insight', highlight: 'Too short' }],
};

describe('the schema of an answer', () => {
  it.each(LIMITS)('$name has closed objects with required keys, and only keywords that are taken', ({ limits }) => {
    const nodes = nodesOf(rubricSchema(limits));
    expect(nodes.length).toBeGreaterThan(10);
    for (const { path, node } of nodes) {
      expect({ path, others: Object.keys(node).filter((key) => !KEYWORDS.includes(key)) }).toEqual({
        path,
        others: [],
      });
      if (!('properties' in node) || typeof node.properties !== 'object') continue;
      expect(node).toMatchObject({
        type: 'object',
        additionalProperties: false,
        required: Object.keys(node.properties ?? {}),
      });
    }
  });

  it('asks for reasons before scores, for the whole last but for what may be lost', () => {
    const text = JSON.stringify(rubricSchema(FULL));
    const at = (key: string) => text.indexOf(`"${key}":{`);
    expect(KEYS.map(at)).toEqual(KEYS.map(at).sort((a, b) => a - b));
    expect(text.match(/"reason":\{[^}]*\},"score":\{/g)).toHaveLength(DIMENSIONS.length);
  });

  it.each([
    { name: 'a full answer', schema: PLAIN, answer: ANSWER, fits: true },
    { name: 'a full answer with a rewrite', schema: FULL, answer: { ...ANSWER, rewrite: REWRITE }, fits: true },
    { name: 'a missing rewrite', schema: FULL, answer: ANSWER, fits: false },
    { name: 'a rewrite that nobody asked for', schema: PLAIN, answer: { ...ANSWER, rewrite: REWRITE }, fits: false },
    { name: 'a missing dimension', schema: PLAIN, answer: { ...ANSWER, dimensions: {} }, fits: false },
    { name: 'a sixth dimension', schema: PLAIN, answer: withSixth(), fits: false },
    { name: 'no facts', schema: PLAIN, answer: { ...ANSWER, facts: [] }, fits: false },
    {
      name: 'another status',
      schema: PLAIN,
      answer: { ...ANSWER, facts: [{ fact: 'x', status: 'gone' }] },
      fits: false,
    },
    { name: 'an overall of a scale of five', schema: PLAIN, answer: { ...ANSWER, overall: 4 }, fits: false },
    { name: 'an overall between two steps', schema: PLAIN, answer: { ...ANSWER, overall: 0.62 }, fits: false },
    { name: 'the best score', schema: PLAIN, answer: { ...ANSWER, overall: 1 }, fits: true },
    { name: 'a score in words', schema: PLAIN, answer: { ...ANSWER, overall: '0.7' }, fits: false },
    {
      name: 'an unknown outcome',
      schema: FULL,
      answer: { ...ANSWER, rewrite: { ...REWRITE, outcome: 'done' } },
      fits: false,
    },
  ])('$name: $fits', ({ schema, answer, fits }) => {
    expect(new Ajv({ strict: true }).validate(rubricSchema(schema), answer)).toBe(fits);
  });

  it('is as committed', () => {
    expectGolden('schema.json', `${JSON.stringify(rubricSchema(FULL), null, 2)}\n`);
  });
});

function withSixth(): object {
  return { ...ANSWER, dimensions: { ...ANSWER.dimensions, charm: { reason: 'none', score: 1 } } };
}
