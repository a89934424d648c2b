import { describe, expect, it } from '@jest/globals';
import { DIMENSIONS } from '../../../src/core/summary.js';
import { KINDS } from '../../../src/inputs/corpus/golden-session.js';
import type { RubricQuestion } from '../../../src/judge/prompts/question.js';
import { rubricRequest } from '../../../src/judge/prompts/rubric-request.js';
import {
  FACT_CHARS,
  MOST_FACTS,
  MOST_INVENTED,
  REASON_CHARS,
  REWRITE_LIMITS,
} from '../../../src/judge/prompts/rubric-schema.js';
import { question, summaryValue } from '../../builders/questions.js';
import { dataIn } from './data-in.js';
import { expectGolden } from './golden.js';

const QUESTIONS: readonly { readonly name: string; readonly asked: RubricQuestion }[] = [
  { name: 'user-paired', asked: question() },
  { name: 'user-paired-rewrite', asked: question({ kind: 'operations', difficulty: 'complex', wantsRewrite: true }) },
  { name: 'user-absolute', asked: question({ mode: 'absolute', kind: 'design', rationaleChars: 200 }) },
  { name: 'user-absolute-rewrite', asked: question({ mode: 'absolute', kind: 'other', wantsRewrite: true }) },
  {
    name: 'user-empty-candidate',
    asked: question({
      candidate: { title: '', summary: '', key_actions: [], outcome: '', aha_moments: [], topics_found: [] },
    }),
  },
];

describe('the request to judge one candidate', () => {
  it.each(QUESTIONS)('$name is as committed', ({ name, asked }) => {
    expectGolden(`${name}.md`, `${rubricRequest(asked, 'model').user}\n`);
  });

  it('is the same for the same question', () => {
    expect(rubricRequest(question(), 'model')).toEqual(rubricRequest(question(), 'model'));
    expect(rubricRequest(question(), 'model')).toMatchObject({ model: 'model', effort: 'medium' });
  });

  it.each(KINDS)('tells what to look for in %s', (kind) => {
    const { user } = rubricRequest(question({ kind }), 'model');
    expect(user).toMatch(new RegExp(`^Judge the candidate against .* Kind of work: ${kind}\\. .* Look above all for `));
    const others = KINDS.filter((other) => other !== kind).map((other) =>
      rubricRequest(question({ kind: other }), 'm'),
    );
    expect(others.map((other) => other.user)).not.toContain(user);
  });

  it('shows the five dimensions of both summaries in paired mode', () => {
    const { topics_found, ...shown } = summaryValue();
    expect(topics_found).not.toEqual([]);
    expect(dataIn(rubricRequest(question({ candidate: summaryValue() }), 'model').user)).toEqual({
      reference: shown,
      candidate: shown,
      shortened: [],
    });
  });

  it('never shows the reference in absolute mode', () => {
    const asked = question({ mode: 'absolute', reference: summaryValue({ title: 'Known to the reference alone' }) });
    const { system, user } = rubricRequest(asked, 'model');
    expect(system + user).not.toMatch(/Known to the reference alone/);
    expect(rubricRequest({ ...asked, reference: null }, 'model')).toEqual(rubricRequest(asked, 'model'));
  });

  it('cannot be paired without a reference', () => {
    expect(() => rubricRequest(question({ reference: null }), 'model')).toThrow('a paired question needs a reference');
  });

  it('says nothing of a rewrite unless one is wanted', () => {
    expect(JSON.stringify(rubricRequest(question(), 'model'))).not.toMatch(/rewrite|rewritten/i);
  });
});

/** The longest answer that keeps to what it was told, as JSON with the white space that models like to add. */
function longestAnswer({ rationaleChars, wantsRewrite }: RubricQuestion): string {
  const { title, summary, actions, action, moments, highlight } = REWRITE_LIMITS;
  const times = <T>(count: number, value: T): readonly T[] => Array.from({ length: count }, () => value);
  const rewrite = {
    title: 'x'.repeat(title),
    summary: 'x'.repeat(summary),
    key_actions: times(actions, 'x'.repeat(action)),
    outcome: 'success',
    aha_moments: times(moments, { seq: 1234, type: 'breakthrough', highlight: 'x'.repeat(highlight) }),
  };
  const judgement = { reason: 'x'.repeat(REASON_CHARS), score: 0.85 };
  const answer = {
    facts: times(MOST_FACTS, { fact: 'x'.repeat(FACT_CHARS), status: 'contradicted' }),
    invented: times(MOST_INVENTED, 'x'.repeat(FACT_CHARS)),
    speaks_to_judge: false,
    dimensions: Object.fromEntries(DIMENSIONS.map((dimension) => [dimension, judgement])),
    rationale: 'x'.repeat(rationaleChars),
    overall: 0.85,
    ...(wantsRewrite ? { rewrite } : {}),
  };
  return JSON.stringify(answer, null, 1);
}

describe('the cap of an answer', () => {
  it.each([
    { name: 'the defaults', asked: question(), wanted: 5015 },
    { name: 'a rewrite', asked: question({ wantsRewrite: true }), wanted: 7625 },
    { name: 'the shortest', asked: question({ rationaleChars: 1 }), wanted: 4716 },
    { name: 'a rationale without end', asked: question({ rationaleChars: 1_000_000 }), wanted: 16_000 },
  ])('for $name is $wanted tokens', ({ asked, wanted }) => {
    expect(rubricRequest(asked, 'model').maxTokens).toBe(wanted);
  });

  it.each([
    { name: 'the defaults', asked: question() },
    { name: 'a rewrite', asked: question({ wantsRewrite: true }) },
    { name: 'no rationale', asked: question({ rationaleChars: 0 }) },
    { name: 'a long rationale', asked: question({ rationaleChars: 4000, wantsRewrite: true }) },
  ])('cuts no answer that keeps to its limits, at two characters a token and 2,000 of thinking: $name', ({ asked }) => {
    expect(Math.ceil(longestAnswer(asked).length / 2) + 2000).toBeLessThanOrEqual(
      rubricRequest(asked, 'model').maxTokens,
    );
  });
});
