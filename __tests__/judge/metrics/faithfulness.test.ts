import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { sha256 } from '../../../src/adapters/digest.js';
import type { Summary } from '../../../src/core/summary.js';
import { readTranscript } from '../../../src/inputs/transcripts/transcript.js';
import { passagesOf } from '../../../src/judge/grounding/passages.js';
import { PassageChoice } from '../../../src/judge/grounding/select-passages.js';
import { measureFaithfulness, scoreFaithfulness } from '../../../src/judge/metrics/faithfulness.js';
import { type Script, scripted } from '../../builders/asking.js';
import { summaryValue } from '../../builders/questions.js';
import { jsonl } from '../../builders/summaries.js';
import { dataIn } from '../prompts/data-in.js';

describe('the arithmetic', () => {
  it.each([
    // asked, yes, no, unknown, min-measured, faithfulness, hallucination
    [4, 4, 0, 0, 0.9, 1, 0],
    [4, 2, 1, 1, 0.9, 0.5, 0.5],
    [3, 1, 1, 1, 0.9, 0.333333, 0.666667],
    [10, 9, 0, 0, 0.9, 1, 0],
    [10, 0, 0, 9, 0.9, 0, 1],
    [20, 10, 0, 0, 0.5, 1, 0],
    [3, 1, 0, 0, 0, 1, 0],
  ])(
    '%d asked, %d yes, %d no, %d unknown at %d is %d and %d',
    (asked, confirmed, contradicted, unsupported, min, f, h) => {
      expect(scoreFaithfulness({ asked, confirmed, contradicted, unsupported }, min, 'timeout')).toEqual({
        faithfulness: f,
        hallucination: h,
        reason: null,
      });
    },
  );

  it.each([
    ['nothing was claimed', 0, 0, 0.9, 'nothing_to_check'],
    ['nobody answered', 5, 0, 0, 'timeout'],
    ['too few answered', 10, 8, 0.9, 'timeout'],
    ['one of twenty answered', 20, 1, 0.9, 'timeout'],
  ])('is unmeasured where %s', (_, asked, confirmed, min, reason) => {
    expect(scoreFaithfulness({ asked, confirmed, contradicted: 0, unsupported: 0 }, min, 'timeout')).toEqual({
      faithfulness: null,
      hallucination: null,
      reason,
    });
  });

  const counts = fc
    .tuple(fc.nat(20), fc.nat(20), fc.nat(20), fc.nat(20))
    .map(([confirmed, contradicted, unsupported, lost]) => ({
      asked: confirmed + contradicted + unsupported + lost,
      confirmed,
      contradicted,
      unsupported,
    }));

  it('makes two numbers that are one together, both in 0..1, or none', () => {
    fc.assert(
      fc.property(counts, fc.double({ min: 0, max: 1, noNaN: true }), (given, min) => {
        const { faithfulness, hallucination, reason } = scoreFaithfulness(given, min, 'timeout');
        expect(faithfulness === null).toBe(hallucination === null);
        expect(faithfulness === null).toBe(reason !== null);
        if (faithfulness === null || hallucination === null) return;
        expect(faithfulness + hallucination).toBeCloseTo(1, 9);
        expect(faithfulness).toBeGreaterThanOrEqual(0);
        expect(faithfulness).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('never gets better by one more claim that is not confirmed, nor changes by one without an answer', () => {
    fc.assert(
      fc.property(counts, fc.constantFrom('contradicted', 'unsupported'), (given, how) => {
        const before = scoreFaithfulness(given, 0, 'timeout').faithfulness;
        const more = { ...given, asked: given.asked + 1, [how]: given[how] + 1 };
        const after = scoreFaithfulness(more, 0, 'timeout').faithfulness;
        if (before !== null && after !== null) expect(after).toBeLessThanOrEqual(before);
        const unanswered = scoreFaithfulness({ ...given, asked: given.asked + 1 }, 0, 'timeout').faithfulness;
        if (before !== null) expect(unanswered).toBe(before);
      }),
    );
  });
});

const TRANSCRIPT = jsonl(
  { role: 'user', content: 'the login test is flaky' },
  { role: 'tool', content: 'login.test failed 3 of 10\nwaited 500 ms' },
  { role: 'assistant', content: 'It waits for the event now; 200 runs passed' },
);
const PASSAGES = passagesOf(readTranscript(TRANSCRIPT, 'c/s/transcript.jsonl', sha256));

function measure(
  script: Script,
  { candidate = summaryValue(), minMeasured = 0.9 }: { candidate?: Summary; minMeasured?: number } = {},
) {
  const judge = scripted(...script);
  const grounded = { candidate, passages: () => PASSAGES, choice: new PassageChoice(), model: 'm', minMeasured };
  return measureFaithfulness(grounded, judge.ask).then((result) => ({ result, asked: judge.asked }));
}

const claim = (statement: string, quote = '', field = 'summary'): object => ({ field, quote, statement });
const claims = (...list: readonly object[]): object => ({ statements: list });
const questions = (...numbers: readonly number[]): object => ({
  questions: numbers.map((statement) => ({ statement, question: `Is ${statement} so?` })),
});
const verdict = (question: number, answer: string, passage = 1, evidence = 'waited 500 ms'): object => ({
  question,
  evidence,
  passage,
  answer,
});
const verdicts = (...answers: readonly object[]): object => ({ answers });

describe('faithfulness', () => {
  it('counts no verdict whose words stand in no passage, and says how many', async () => {
    const script: Script = [
      claims(claim('One.'), claim('Two.'), claim('Three.')),
      questions(1, 2, 3),
      verdicts(
        verdict(1, 'yes', 1, 'waited for the moon'),
        verdict(2, 'no', 1, ''),
        verdict(3, 'yes', 1, 'waited 500 ms'),
      ),
    ];
    const { result } = await measure(script, { minMeasured: 0.3 });
    expect(result.claims.map(({ status }) => status)).toEqual(['unanswered', 'unanswered', 'confirmed']);
    expect(result.score).toBe(1);
    expect(result.explanation).toContain(
      '1 of 3 claims answered: 1 confirmed by the transcript, 0 contradicted, 0 not found in it, 2 not counted, decided by words that stand in no passage',
    );
    expect((await measure(script)).result).toMatchObject({ score: null, reason: 'invalid_answer' });
  });

  it('goes from the claim in the candidate to the line of the transcript', async () => {
    const { result, asked } = await measure([
      claims(
        claim('The login test waited for 500 ms.', 'it waited for a fixed time'),
        claim('The wait was replaced by an event.', 'Replaced the fixed wait by an event', 'key_actions'),
        claim('All 500 runs passed.', 'words that stand nowhere', 'title'),
      ),
      questions(1, 2, 3),
      verdicts(verdict(3, 'no', 1, '200 runs passed'), verdict(1, 'yes', 1, 'waited 500 ms'), verdict(2, 'unknown', 0)),
    ]);
    expect(result).toMatchObject({ score: 0.333333, hallucination: 0.666667, reason: null, omitted: 0 });
    expect(result.explanation).toBe(
      '3 of 3 claims answered: 1 confirmed by the transcript, 1 contradicted, 1 not found in it',
    );
    expect(result.claims.map(({ part, status, evidence }) => [part.path, status, evidence?.place ?? null])).toEqual([
      [['summary'], 'confirmed', { file: 'c/s/transcript.jsonl', line: 2 }],
      [['key_actions', 1], 'unsupported', null],
      [['title'], 'contradicted', { file: 'c/s/transcript.jsonl', line: 3 }],
    ]);
    expect(asked.map(({ promptVersion }) => promptVersion)).toEqual(Array(3).fill('faithfulness-1'));
    expect(result.claims.map(({ evidence }) => evidence?.isFound)).toEqual([true, undefined, true]);
    // Who answers does not see the summary, and sees the questions under the numbers of their claims.
    expect(asked[2]?.user).not.toContain(summaryValue().title);
    expect(dataIn(asked[2]?.user ?? '')).toMatchObject({
      questions: [{ question: 1 }, { question: 2 }, { question: 3 }],
    });
  });

  it.each<[string, object, readonly string[]]>([
    ['a yes without a passage, and whose words stand in one', verdict(1, 'yes', 0), ['confirmed']],
    ['a yes from a passage that was not shown', verdict(1, 'yes', 2), ['confirmed']],
    ['a yes from a passage before the first', verdict(1, 'yes', -1), ['confirmed']],
    ['a yes from half a passage', verdict(1, 'yes', 0.5), ['confirmed']],
    ['a no without a passage', verdict(1, 'no', 0), ['contradicted']],
    ['an unknown with a passage', verdict(1, 'unknown', 1), ['unsupported']],
    ['a yes without words', verdict(1, 'yes', 1, ''), ['unanswered']],
    ['a yes with marks for words', verdict(1, 'yes', 1, '"…"'), ['unanswered']],
    ['a no with words that stand nowhere', verdict(1, 'no', 1, 'no such words'), ['unanswered']],
    ['a yes with words that stand nowhere', verdict(1, 'yes', 1, 'no such words'), ['unanswered']],
    ['a yes with nearly the words', verdict(1, 'yes', 1, 'It waits for an event now; 200 runs passed'), ['confirmed']],
    ['a yes with two places', verdict(1, 'yes', 1, 'failed 3 of 10 … 200 runs passed'), ['confirmed']],
    ['a yes with the words in another order', verdict(1, 'yes', 1, 'passed runs 200 now event'), ['unanswered']],
    ['a yes with half of the words', verdict(1, 'yes', 1, 'failed 3 times and then it was mended'), ['unanswered']],
    ['another word', verdict(1, 'maybe', 1), ['unanswered']],
    ['an answer to another question', verdict(7, 'yes', 1), ['unanswered']],
  ])('takes %s strictly', async (_, answer, wanted) => {
    const { result } = await measure([claims(claim('a claim')), questions(1), verdicts(answer)]);
    expect(result.claims.map(({ status }) => status)).toEqual(wanted);
    expect(result.reason).toBe(wanted[0] === 'unanswered' ? 'invalid_answer' : null);
  });

  it('counts two different answers to one question as none, and the same answer twice as one', async () => {
    const { result } = await measure(
      [
        claims(claim('one'), claim('two')),
        questions(1, 2, 2),
        verdicts(verdict(1, 'yes'), verdict(1, 'no'), verdict(2, 'yes'), verdict(2, 'yes')),
      ],
      { minMeasured: 0.5 },
    );
    expect(result.claims.map(({ status }) => status)).toEqual(['unanswered', 'confirmed']);
    expect(result.score).toBe(1);
  });

  it('checks a claim once that is made twice, and twenty at most', async () => {
    const list = Array.from({ length: 200 }, (_, i) => claim(i % 2 === 0 ? `Claim ${i}` : `claim  ${i - 1} `));
    const numbers = Array.from({ length: 20 }, (_, i) => i + 1);
    const { result, asked } = await measure([
      claims(...list),
      questions(...numbers),
      verdicts(...numbers.map((number) => verdict(number, 'yes'))),
    ]);
    expect(result.claims.length).toBe(20);
    expect(result.omitted).toBe(80);
    expect(result.explanation).toMatch(/^20 of 20 claims answered: 20 confirmed .* 80 more not checked$/);
    expect(asked.length).toBe(3);
  });

  it('asks nothing of an empty candidate', async () => {
    const candidate = summaryValue({ title: '', summary: ' ', key_actions: [], outcome: '', aha_moments: [] });
    const { result, asked } = await measure([], { candidate });
    expect(result).toMatchObject({ score: null, hallucination: null, reason: 'nothing_to_check' });
    expect(asked).toEqual([]);
  });

  it.each<[string, Script, string, number]>([
    ['nothing is claimed', [claims()], 'nothing_to_check', 1],
    ['the claims are empty texts', [claims(claim(' '))], 'nothing_to_check', 1],
    ['the claims cannot be had', [{ failed: 'overloaded' }], 'overloaded', 1],
    ['the claims are cut', [['{"statements": [{"field": "title", "quote": "", "statement": "a"}, {']], 'truncated', 1],
    ['a claim has no place', [claims({ field: 'mood', quote: '', statement: 'a' })], 'invalid_answer', 1],
    ['a claim says nothing', [claims({ field: 'title', quote: 'a' })], 'invalid_answer', 1],
    ['the questions cannot be had', [claims(claim('a')), { failed: 'timeout' }], 'timeout', 2],
    ['no question comes', [claims(claim('a')), questions()], 'invalid_answer', 2],
    ['the answers cannot be had', [claims(claim('a')), questions(1), { failed: 'refusal' }], 'refusal', 3],
    ['no answer comes', [claims(claim('a')), questions(1), verdicts()], 'invalid_answer', 3],
  ])('is unmeasured where %s', async (_, script, reason, calls) => {
    const { result, asked } = await measure(script);
    expect(result).toMatchObject({ score: null, hallucination: null, reason });
    expect(asked.length).toBe(calls);
  });

  it('leaves the claim out of the share that got no question, and too many of them make it unmeasured', async () => {
    const script = [claims(claim('a'), claim('b')), questions(2), verdicts(verdict(2, 'no', 1))];
    expect((await measure(script, { minMeasured: 0.5 })).result).toMatchObject({ score: 0, hallucination: 1 });
    expect((await measure(script, { minMeasured: 0.9 })).result).toMatchObject({
      score: null,
      reason: 'invalid_answer',
    });
  });

  it('keeps whole answers of an answer that was cut, and nothing of the one that it ends in', async () => {
    const whole = JSON.stringify(verdicts(verdict(1, 'no', 1), verdict(2, 'yes', 1)));
    const script = [claims(claim('a'), claim('b')), questions(1, 2), [whole.slice(0, -3)]];
    const { result } = await measure(script, { minMeasured: 0.5 });
    expect(result.claims.map(({ status }) => status)).toEqual(['contradicted', 'unanswered']);
    expect((await measure(script)).result.reason).toBe('truncated');
  });

  it('reads claims in any language', async () => {
    const candidate = summaryValue({ summary: '测试等待了固定时间。', title: 'テストを直した' });
    const { result } = await measure(
      [claims(claim('测试等待了固定时间', '等待了固定时间')), questions(1), verdicts(verdict(1, 'yes', 1))],
      { candidate },
    );
    expect(result.claims.map(({ part }) => part.path)).toEqual([['summary']]);
    expect(result.score).toBe(1);
  });
});
