import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readVerdicts } from '../../../src/judge/metrics/claims.js';
import { readCompletionAnswer } from '../../../src/judge/metrics/completion.js';

const verdict = (question: unknown, answer = 'yes'): object => ({ question, evidence: 'e', passage: 1, answer });
const read = (asked: readonly number[], ...answers: readonly unknown[]) =>
  readVerdicts(asked)(JSON.stringify({ answers }), false);

describe('answers by number', () => {
  it('are void where one was not asked: numbered from 0, all stand at their neighbours', () => {
    const shifted = read([1, 2, 3], verdict(0), verdict(1, 'no'), verdict(2));
    expect(shifted).toEqual({
      reason: 'invalid_answer',
      fault: 'it has a question 0, which was not asked; the numbers are 1, 2, 3',
    });
  });

  it('are void for facts as well', () => {
    const text = JSON.stringify({ answers: [{ fact: 3, evidence: '', answer: 'yes' }] });
    expect(readCompletionAnswer([1, 2])(text, false)).toMatchObject({ reason: 'invalid_answer' });
  });

  it('say which are missing', () => {
    const result = read([1, 2, 4, 5], verdict(1), verdict(2, 'Yes'), verdict('4'), verdict(5), verdict(5, 'no'));
    expect(result).toMatchObject({ missing: ['question 2', 'question 4', 'question 5'], isWhole: true });
    expect('answer' in result && [...result.answer.keys()]).toEqual([1]);
  });

  it('have each number that was asked, or miss it', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 1, max: 9 })),
        fc.array(fc.integer({ min: -1, max: 10 })),
        (asked, given) => {
          const result = read(asked, ...given.map((number) => verdict(number)));
          const isVoid = given.some((number) => !asked.includes(number));
          expect('reason' in result).toBe(isVoid);
          if ('reason' in result) return;
          expect(result.answer.size + result.missing.length).toBe(asked.length);
        },
      ),
    );
  });
});
