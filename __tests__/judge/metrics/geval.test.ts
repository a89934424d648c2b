import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { mergeGeval, readGevalAnswer } from '../../../src/judge/metrics/geval.js';

const read = (answer: unknown, isCut = false) =>
  readGevalAnswer(typeof answer === 'string' ? answer : JSON.stringify(answer), isCut);

describe('an answer on a scale of five', () => {
  it.each([
    [1, 0],
    [2, 0.25],
    [3, 0.5],
    [4, 0.75],
    [5, 1],
    [4.9995, 1],
  ])('%d is %d', (score, wanted) => {
    expect(read({ steps: {}, reasoning: 'because', score })).toEqual({
      answer: { score: wanted, reasoning: 'because' },
      isWhole: true,
      missing: [],
    });
  });

  it.each<[string, unknown]>([
    ['below the scale', { reasoning: 'r', score: 0 }],
    ['above the scale', { reasoning: 'r', score: 6 }],
    ['between two steps', { reasoning: 'r', score: 3.5 }],
    ['on another scale', { reasoning: 'r', score: 0.8 }],
    ['a text', { reasoning: 'r', score: '4' }],
    ['nothing', { reasoning: 'r', score: null }],
    ['left out', { reasoning: 'x' }],
    ['without a reason', { score: 4 }],
    ['with an empty reason', { reasoning: ' … ', score: 4 }],
    ['given twice', '{"score": 4, "score": 5}'],
    ['in two answers', '{"score": 4} {"score": 5}'],
    ['infinite', '{"score": 1e999}'],
    ['in prose', 'I give it a 4.'],
  ])('is none where the score is %s', (_, answer) => {
    expect(read(answer)).toMatchObject({ reason: 'invalid_answer' });
  });

  it.each<[string, string, unknown]>([
    ['before the score', '{"reasoning": "half of', { reason: 'truncated' }],
    ['in the score', '{"reasoning": "a", "score": 4', { reason: 'truncated' }],
    ['behind a score without a reason', '{"score": 4,', { reason: 'truncated' }],
    [
      'behind the score',
      '{"reasoning": "a", "score": 4,',
      { answer: { score: 0.75, reasoning: 'a' }, isWhole: false, missing: [] },
    ],
    ['behind the object', '{"score": 4} and in', { reason: 'truncated' }],
  ])('that was cut %s', (_, text, wanted) => {
    expect(read(text, true)).toMatchObject(wanted as object);
  });

  it('is never invented: no cut of a good answer has another score than the whole', () => {
    const whole = JSON.stringify({ steps: { correctness: '{"score": 5}' }, reasoning: 'The "score": 1 }', score: 4 });
    for (let end = 0; end <= whole.length; end++) {
      const got = read(whole.slice(0, end), end < whole.length);
      if ('answer' in got) expect(got.answer.score).toBe(0.75);
    }
  });
});

describe('several answers', () => {
  it('are averaged, with the words of the one nearest to the mean', () => {
    const answers = [
      { score: 1, reasoning: 'high' },
      { score: 0.5, reasoning: 'middle' },
      { score: 0.25, reasoning: 'low' },
    ];
    expect(mergeGeval(answers)).toEqual({ score: 1.75 / 3, reasoning: 'middle' });
    expect(mergeGeval([])).toEqual({ score: null, reasoning: null });
  });

  it('make a score between the lowest and the highest', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(0, 0.25, 0.5, 0.75, 1), { minLength: 1, maxLength: 9 }), (scores) => {
        const { score } = mergeGeval(scores.map((one) => ({ score: one, reasoning: null })));
        expect(score).toBeGreaterThanOrEqual(Math.min(...scores));
        expect(score).toBeLessThanOrEqual(Math.max(...scores));
      }),
    );
  });
});
