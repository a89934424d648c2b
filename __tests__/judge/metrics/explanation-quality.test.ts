import { describe, expect, it } from '@jest/globals';
import { sha256 } from '../../../src/adapters/digest.js';
import {
  checkQuotes,
  isSampled,
  quotesExist,
  readExplanationAnswer,
} from '../../../src/judge/metrics/explanation-quality.js';
import { summaryValue } from '../../builders/questions.js';

const ANSWER = {
  reasoning: 'It names the wait.',
  specific: true,
  matches_score: false,
  actionable: true,
  score: 4,
};

describe('the answer about an explanation', () => {
  it('is read with all its parts', () => {
    expect(readExplanationAnswer(JSON.stringify(ANSWER), false)).toEqual({
      answer: {
        score: 0.75,
        reasoning: 'It names the wait.',
        specific: true,
        matchesScore: false,
        actionable: true,
      },
      isWhole: true,
      missing: [],
    });
  });

  it.each(['specific', 'matches_score', 'actionable', 'score'])('is none without %s', (key) => {
    expect(readExplanationAnswer(JSON.stringify({ ...ANSWER, [key]: undefined }), false)).toMatchObject({
      reason: 'invalid_answer',
    });
  });

  it.each([
    ['specific', 'yes'],
    ['specific', 1],
    ['score', 7],
    ['score', 0.9],
  ])('is none where %s is %j', (key, value) => {
    expect(readExplanationAnswer(JSON.stringify({ ...ANSWER, [key]: value }), false)).toMatchObject({
      reason: 'invalid_answer',
    });
  });
});

describe('whether the quotes of an explanation exist', () => {
  it.each([
    [0, 0, 'none'],
    [2, 2, 'yes'],
    [2, 1, 'no'],
  ] as const)('is looked up: of %d stand %d, so %s', (quotes, found, wanted) => {
    expect(quotesExist({ quotes, found })).toBe(wanted);
  });
});

describe('the sample of explanations', () => {
  const target = (session: string) => ({ session, metric: 'rubric', promptVersion: 'rubric-1' });
  const taken = (rate: number, count = 2000): number =>
    Array.from({ length: count }, (_, i) => isSampled(target(`s${i}`), rate, sha256)).filter(Boolean).length;

  it('is all, none, or about the share that was asked for', () => {
    expect(taken(1)).toBe(2000);
    expect(taken(0)).toBe(0);
    expect(taken(0.1)).toBeGreaterThan(150);
    expect(taken(0.1)).toBeLessThan(250);
  });

  it('grows with the rate: what a smaller one takes a larger one takes, too', () => {
    for (let i = 0; i < 200; i++) {
      if (isSampled(target(`s${i}`), 0.2, sha256)) expect(isSampled(target(`s${i}`), 0.5, sha256)).toBe(true);
    }
  });

  it('is another one for another version of the prompt, metric or session', () => {
    const of = (change: object): string =>
      Array.from({ length: 64 }, (_, i) => +isSampled({ ...target(`s${i}`), ...change }, 0.5, sha256)).join('');
    expect(new Set([of({}), of({ promptVersion: 'rubric-2' }), of({ metric: 'coherence' })]).size).toBe(3);
    expect(of({})).toBe(of({}));
  });
});

describe('the quotes of an explanation', () => {
  it.each<[string, number, number]>([
    ['It says "waited for a fixed time" and “Reproduced the failure”.', 2, 2],
    ['It says "waited for ever".', 1, 0],
    ['No quotes at all', 0, 0],
    ['From the session: "3 of 10"', 1, 1],
  ])('%j has %d, of which %d exist', (explanation, quotes, found) => {
    expect(
      checkQuotes(
        explanation,
        () => [summaryValue()],
        () => ['login.test failed 3 of 10'],
      ),
    ).toEqual({ quotes, found });
  });
});
