import { describe, expect, it } from '@jest/globals';
import { sha256 } from '../../../src/adapters/digest.js';
import { DIMENSIONS, type Summary } from '../../../src/core/summary.js';
import { readTranscript } from '../../../src/inputs/transcripts/transcript.js';
import { type Passage, passagesOf } from '../../../src/judge/grounding/passages.js';
import { completionRequest } from '../../../src/judge/prompts/completion.js';
import { explanationRequest } from '../../../src/judge/prompts/explanation.js';
import { statementsRequest } from '../../../src/judge/prompts/faithfulness.js';
import { forDimensions } from '../../../src/judge/prompts/for-dimensions.js';
import { coherenceRequest, relevanceRequest } from '../../../src/judge/prompts/geval.js';
import type { RubricQuestion } from '../../../src/judge/prompts/question.js';
import { rubricRequest } from '../../../src/judge/prompts/rubric-request.js';
import { mergeSamples } from '../../../src/judge/sampling/merge-samples.js';
import { summaryValue } from '../../builders/questions.js';
import { jsonl } from '../../builders/summaries.js';

function passageOf(text: string): Passage {
  const [only] = passagesOf(readTranscript(jsonl({ role: 'user', content: text }), 't.jsonl', sha256));
  if (only === undefined) throw new Error('an empty text makes no passage');
  return only;
}

const summaryOf = (title: string, summary: string): Summary => ({
  ...{ title, summary, key_actions: [], outcome: '', aha_moments: [], topics_found: [] },
});

const QUESTION: RubricQuestion = {
  mode: 'paired',
  difficulty: 'normal',
  kind: 'bugfix',
  reference: summaryOf('T', 'S'),
  candidate: summaryOf('U', 'V'),
  rationaleChars: 300,
  wantsRewrite: true,
  dimensions: DIMENSIONS,
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

  it('asks for all five where there are all, without a mark', () => {
    const { system, schema } = rubricRequest(QUESTION, 'm');
    for (const dimension of DIMENSIONS) expect(JSON.stringify(schema)).toContain(`"${dimension}"`);
    expect(system).not.toContain('[[');
  });

  it('misses nothing that was not asked', () => {
    expect(mergeSamples('s', [], ['title'], 'median').unmeasured.map(({ measurement }) => measurement)).toEqual([
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

describe('a question of the other metrics about summaries with some of the dimensions', () => {
  const some = ['title', 'summary'] as const;
  const candidate = summaryValue();
  const said = passageOf('The login test waited.');
  const requirement = { id: 'r', text: 'The wait was replaced', must: 'mention' } as const;
  const quotes = { quotes: 0, found: 0 };

  it.each([
    ['relevance', relevanceRequest({ request: said, context: [] }, candidate, 'm', some)],
    ['coherence', coherenceRequest(candidate, 'm', some)],
    ['faithfulness', statementsRequest(candidate, 'm', some)],
    ['completion', completionRequest([{ number: 1, requirement, nearest: 'x' }], candidate, 'm', some)],
    [
      'explanations',
      explanationRequest(
        { metric: 'rubric', score: 0.5, explanation: 'x', candidate, reference: candidate, quotes, dimensions: some },
        'm',
      ),
    ],
  ])('names no other: %s', (_, { system, user, schema }) => {
    for (const text of [system, user, JSON.stringify(schema)]) {
      expect(text).not.toMatch(/key_actions|aha_moments|an outcome, which|outcome word|\[\[|"outcome"/);
    }
    expect(system).toContain('a title; a summary text');
  });
});
