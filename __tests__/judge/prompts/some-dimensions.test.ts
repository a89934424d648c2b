import { describe, expect, it } from '@jest/globals';
import { DIMENSIONS, type Summary } from '../../../src/core/summary.js';
import { forDimensions } from '../../../src/judge/prompts/for-dimensions.js';
import type { RubricQuestion } from '../../../src/judge/prompts/question.js';
import { rubricRequest } from '../../../src/judge/prompts/rubric-request.js';
import { mergeSamples } from '../../../src/judge/sampling/merge-samples.js';

const summaryOf = (title: string, summary: string): Summary => ({
  ...{ title, summary, key_actions: [], outcome: '', aha_moments: [], topics_found: [] },
});

const QUESTION: RubricQuestion = {
  mode: 'paired',
  difficulty: 'normal',
  kind: 'bugfix',
  reference: summaryOf('T', 'S'),
  candidate: summaryOf('U', 'V'),
  suggestions: 3,
  rationaleChars: 300,
  wantsRewrite: true,
};

describe('a question about summaries with some of the dimensions', () => {
  it.each(['paired', 'absolute'] as const)('names no other as a key, %s', (mode) => {
    const question = { ...QUESTION, mode, dimensions: ['title', 'summary'] as const };
    const { system, user, schema } = rubricRequest(question, 'm');
    for (const text of [system, user, JSON.stringify(schema)]) expect(text).not.toMatch(/key_actions|aha_moments|\[\[/);
    for (const text of [system, user]) expect(text).not.toMatch(/\boutcome word\b|an outcome, which|### outcome/);
    expect(JSON.stringify(schema)).not.toContain('outcome');
    expect(user).toContain('"title": "U"');
    expect(user).not.toContain('"outcome"');
  });

  it('is what it always was with all five', () => {
    const request = rubricRequest(QUESTION, 'm');
    expect(rubricRequest({ ...QUESTION, dimensions: DIMENSIONS }, 'm')).toEqual(request);
    expect(request.system).not.toContain('[[');
  });

  it('misses nothing that was not asked', () => {
    expect(mergeSamples('s', [], ['title']).unmeasured.map(({ measurement }) => measurement)).toEqual([
      'overall',
      'title',
    ]);
  });

  it.each([
    ['[[title|a, ]]b', ['title'], 'a, b'],
    ['[[title|a, ]]b', ['summary'], 'b'],
    ['[[title,summary|a ]]b', ['summary'], 'b'],
    ['a [b] [[x', ['summary'], 'a [b] [[x'],
  ] as const)('takes words out of %j', (text, dimensions, wanted) => {
    expect(forDimensions(text, dimensions)).toBe(wanted);
  });
});
