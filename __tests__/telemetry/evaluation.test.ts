import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type Evaluation, evaluationEvent } from '../../src/telemetry/evaluation.js';
import { anyCharacter } from '../builders/characters.js';

/** Whether it has no half of a character. */
const isUnicode = (text: string): boolean => !/\p{Surrogate}/u.test(text);

const AT = '2026-11-21T12:00:00Z';

const evaluation = (overrides: Partial<Evaluation> = {}): Evaluation => ({
  name: 'llm.judge.rubric.title',
  evaluator: 'llm',
  version: 'rubric-1',
  session: 's',
  score: 0.8,
  error: null,
  explanation: 'names the fix',
  ...overrides,
});

describe('an evaluation event', () => {
  it('has name, score, label, explanation, session and evaluator', () => {
    expect(evaluationEvent(evaluation(), AT)).toEqual({
      timestamp: AT,
      name: 'gen_ai.evaluation.result',
      attributes: {
        'gen_ai.evaluation.name': 'llm.judge.rubric.title',
        'gen_ai.evaluation.score.value': 0.8,
        'gen_ai.evaluation.score.label': 'good',
        'gen_ai.evaluation.explanation': 'names the fix',
        'session.id': 's',
        evaluator_type: 'llm',
        evaluator_version: 'rubric-1',
      },
    });
  });

  it('without a measurement has no value, least of all 0, and says why', () => {
    const { attributes } = evaluationEvent(evaluation({ score: null, error: 'budget', explanation: null }), AT);
    expect(attributes).not.toHaveProperty(['gen_ai.evaluation.score.value']);
    expect(attributes).toMatchObject({
      'gen_ai.evaluation.score.label': 'unmeasured',
      'gen_ai.evaluation.explanation': 'not measured: budget',
      'error.type': 'budget',
    });
  });

  it('has a value of 0 where that was measured', () => {
    const { attributes } = evaluationEvent(evaluation({ score: 0 }), AT);
    expect(attributes).toMatchObject({ 'gen_ai.evaluation.score.value': 0, 'gen_ai.evaluation.score.label': 'poor' });
    expect(attributes).not.toHaveProperty(['error.type']);
  });

  it.each([
    ['llm.judge.rubric.title', 0.7, 'good'],
    ['llm.judge.rubric.title', 0.6994, 'fair'],
    ['llm.judge.rubric.title', 0.5, 'fair'],
    ['llm.judge.rubric.title', 0.4994, 'poor'],
    ['llm.judge.hallucination', 0, 'good'],
    ['llm.judge.hallucination', 0.1, 'good'],
    ['llm.judge.hallucination', 0.2, 'fair'],
    ['llm.judge.hallucination', 0.21, 'poor'],
  ])('%s %d is %s', (name, score, label) => {
    expect(evaluationEvent(evaluation({ name, score }), AT).attributes).toMatchObject({
      'gen_ai.evaluation.score.label': label,
    });
  });

  it('names the evaluation that an evaluation of an explanation is about', () => {
    const { attributes } = evaluationEvent(evaluation({ original: 'llm.judge.relevance' }), AT);
    expect(attributes).toMatchObject({ 'meta.original_evaluation': 'llm.judge.relevance' });
  });

  it('hides what looks like a credential in explanation and session', () => {
    const token = ['gh', 'p_', 'x'.repeat(36)].join('');
    const text = JSON.stringify(evaluationEvent(evaluation({ explanation: `see ${token}`, session: token }), AT));
    expect(text).not.toContain(token);
    expect(text).toContain('see ***');
  });

  it.each([
    ['short characters', 'x'],
    ['characters of two units', '😀'],
  ])('has an explanation of 1024 %s whole, and of a longer one so many with an ellipsis', (_, character) => {
    const shown = (count: number) =>
      evaluationEvent(evaluation({ explanation: character.repeat(count) }), AT).attributes[
        'gen_ai.evaluation.explanation'
      ];
    expect(shown(1024)).toBe(character.repeat(1024));
    for (const count of [1025, 1026, 5000]) expect(shown(count)).toBe(`${character.repeat(1023)}…`);
  });

  it('cuts a long explanation, never through a character', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter, maxLength: 3000 }), fc.nat(2000), (text, pad) => {
        const explanation = 'x'.repeat(pad) + text;
        const { attributes } = evaluationEvent(evaluation({ explanation }), AT);
        const cut = String(attributes['gen_ai.evaluation.explanation']);
        expect([...cut].length).toBeLessThanOrEqual(1024);
        if (isUnicode(explanation)) expect(isUnicode(cut)).toBe(true);
      }),
    );
  });
});
