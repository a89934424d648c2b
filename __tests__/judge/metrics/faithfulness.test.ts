import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { sha256 } from '../../../src/adapters/digest.js';
import { DIMENSIONS, type Summary } from '../../../src/core/summary.js';
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
  { candidate = summaryValue({ outcome: '' }), minMeasured = 0.9 }: { candidate?: Summary; minMeasured?: number } = {},
) {
  const judge = scripted(...script);
  const grounded = {
    candidate,
    passages: () => PASSAGES,
    choice: new PassageChoice(),
    model: 'm',
    minMeasured,
    dimensions: DIMENSIONS,
  };
  return measureFaithfulness(grounded, judge.ask).then((result) => ({ result, asked: judge.asked }));
}

const claim = (statement: string, quote = '', field = 'summary', question?: string): object => ({
  ...{ field, quote, statement, question: question ?? `Is it so: ${statement}` },
});
const claims = (...list: readonly object[]): object => ({ statements: list });
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
      claims(claim('One.'), claim('Two.'), claim('Three.'), claim('Four.')),
      verdicts(
        verdict(1, 'yes', 1, 'waited for the moon'),
        verdict(2, 'no', 1, ''),
        verdict(3, 'yes', 1, 'waited 500 ms'),
        verdict(4, 'yes', 1, 'for the'),
      ),
    ];
    const { result } = await measure(script, { minMeasured: 0.25 });
    expect(result.claims.map(({ status }) => status)).toEqual(['unanswered', 'unanswered', 'confirmed', 'unanswered']);
    expect(result.score).toBe(1);
    expect(result.explanation).toContain(
      '1 of 4 claims answered: 1 confirmed by the transcript, 0 contradicted, 0 not found in it, 3 not counted, decided by words that stand in no passage',
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
      verdicts(verdict(2, 'no', 1, '200 runs passed'), verdict(1, 'yes', 1, 'waited 500 ms'), verdict(3, 'unknown', 0)),
    ]);
    expect(result).toMatchObject({ score: 0.333333, hallucination: 0.666667, reason: null, omitted: 0 });
    expect(result.explanation).toBe(
      '3 of 3 claims answered: 1 confirmed by the transcript, 1 contradicted, 1 not found in it',
    );
    expect(result.claims.map(({ part, status, evidence }) => [part.path, status, evidence?.place ?? null])).toEqual([
      [['summary'], 'confirmed', { file: 'c/s/transcript.jsonl', line: 2 }],
      [['title'], 'contradicted', { file: 'c/s/transcript.jsonl', line: 3 }],
      [['key_actions', 1], 'unsupported', null],
    ]);
    expect(asked.map(({ promptVersion }) => promptVersion)).toEqual(Array(2).fill('faithfulness-2'));
    expect(result.claims.map(({ evidence }) => evidence?.isFound)).toEqual([true, true, undefined]);
    // Who answers does not see the summary, and sees the questions under the numbers of their claims.
    expect(asked[1]?.user).not.toContain(summaryValue().title);
    expect(dataIn(asked[1]?.user ?? '')).toMatchObject({
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
    const { result } = await measure([claims(claim('a claim')), verdicts(answer)]);
    expect(result.claims.map(({ status }) => status)).toEqual(wanted);
    expect(result.reason).toBe(wanted[0] === 'unanswered' ? 'invalid_answer' : null);
  });

  it('counts two different answers to one question as none, and the same answer twice as one', async () => {
    const { result } = await measure(
      [
        claims(claim('one'), claim('two')),
        verdicts(verdict(1, 'yes'), verdict(1, 'no'), verdict(2, 'yes'), verdict(2, 'yes')),
      ],
      { minMeasured: 0.5 },
    );
    expect(result.claims.map(({ status }) => status)).toEqual(['unanswered', 'confirmed']);
    expect(result.score).toBe(1);
  });

  it.each([
    // distinct claims, how many of them nobody checks, the score, and what is said of it
    [19, 0, 1, /19 of 19 claims answered: .* 0 not found in it$/],
    [20, 0, 1, /20 of 20 claims answered: .* 0 not found in it, the most that are checked: there may be more$/],
    [22, 2, 1, /20 of 22 claims answered: .* 2 beyond the most that are checked$/],
    [23, 3, null, /20 of 23 claims answered: .* 3 beyond the most that are checked$/],
    [100, 80, null, /20 of 100 claims answered: .* 80 beyond the most that are checked$/],
  ])(
    'checks each claim once, twenty at most, and has no answer to those beyond: of %d',
    async (made, omitted, score, words) => {
      const list = Array.from({ length: 2 * made }, (_, i) => claim(i % 2 === 0 ? `Claim ${i}` : `claim  ${i - 1} `));
      const numbers = Array.from({ length: made - omitted }, (_, i) => i + 1);
      const { result, asked } = await measure([
        claims(...list),
        verdicts(...numbers.map((number) => verdict(number, 'yes'))),
      ]);
      expect(result.claims.length).toBe(numbers.length);
      expect(result).toMatchObject({ omitted, score, reason: score === null ? 'truncated' : null });
      expect(result.explanation).toMatch(words);
      expect(asked.length).toBe(2);
    },
  );

  it.each<[string, string, ...(readonly [string, number])[]]>([
    ['yes', 'confirmed', ['the outcome confirmed', 1]],
    ['no', 'contradicted', ['the outcome contradicted', 1]],
    ['unknown', 'unsupported', ['the outcome not told', 1]],
    ['perhaps', 'unanswered', ['outcome', 0]],
  ])(
    'asks apart how it ended, by no word of the candidate and in no number: %s',
    async (answer, status, [words, times]) => {
      const { result, asked } = await measure(
        [claims(claim('One.')), verdicts(verdict(1, 'yes'), verdict(2, answer))],
        {
          candidate: summaryValue(),
        },
      );
      // The word is no claim: whoever takes claims apart is not shown it.
      expect(dataIn(asked[0]?.user ?? '')).not.toHaveProperty('summary.outcome');
      expect(JSON.stringify(asked[0]?.schema)).not.toContain('outcome');
      expect(dataIn(asked[1]?.user ?? '')).toMatchObject({
        questions: [{ question: 1 }, { question: 2, text: expect.stringContaining('everything done in the end') }],
      });
      expect(result).toMatchObject({ score: 1, hallucination: 0, reason: null });
      expect(result.claims).toHaveLength(1);
      expect(result.ending).toMatchObject({ status, part: { field: 'outcome' } });
      expect(result.explanation?.split(words).length).toBe(times + 1);
    },
  );

  it('shows the last passage to whoever is asked how it ended', async () => {
    const many = Array.from({ length: 40 }, (_, i) => ({ role: 'tool', content: `${i} ${'login test '.repeat(150)}` }));
    const text = jsonl(...many, { role: 'user', content: 'Fine, merge it.' });
    const passages = passagesOf(readTranscript(text, 't.jsonl', sha256));
    const judge = scripted(claims(claim('The login test')), verdicts(verdict(1, 'unknown'), verdict(2, 'unknown')));
    const grounded = { candidate: summaryValue(), passages: () => passages, choice: new PassageChoice(), model: 'm' };
    await measureFaithfulness({ ...grounded, minMeasured: 0.9, dimensions: DIMENSIONS }, judge.ask);
    const shown = Object(dataIn(judge.asked[1]?.user ?? '')).passages;
    expect(shown).toHaveLength(20);
    expect(JSON.stringify(shown.at(-1))).toContain('Fine, merge it.');
  });

  it('checks claims of weight first, whatever the judge began with', async () => {
    const plain = Array.from({ length: 20 }, (_, i) => claim(`Something was ${'x'.repeat(i + 1)}`));
    const weighty = [claim('It took 41 s.'), claim('retry.ts was changed.'), claim('maxAge is gone.')];
    const { result } = await measure([claims(...plain, ...weighty), verdicts()]);
    expect(result.claims.slice(0, 4).map(({ text }) => text)).toEqual([
      'It took 41 s.',
      'retry.ts was changed.',
      'maxAge is gone.',
      'Something was x',
    ]);
    expect([result.claims.length, result.omitted]).toEqual([20, 3]);
  });

  it('counts what the judge was not shown as claims without an answer', async () => {
    const candidate = summaryValue({ outcome: '', summary: `${'It waited. '.repeat(400)}One. Two. Three.` });
    const script = [claims(claim('It waited')), verdicts(verdict(1, 'yes'))];
    const { result } = await measure(script, { candidate });
    // 36 characters of 'It waited. ' and three sentences are behind the cut.
    expect(result.unshown).toBeGreaterThan(3);
    expect(result).toMatchObject({ score: null, reason: 'truncated' });
    expect(result.explanation).toContain(`${result.unshown} sentences or entries not shown to the judge`);
    const lenient = await measure(script, { candidate, minMeasured: 0 });
    expect(lenient.result).toMatchObject({ score: 1, reason: null });
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
    ['no question comes', [claims(claim('a', '', 'title', ' '))], 'invalid_answer', 1],
    ['the answers cannot be had', [claims(claim('a')), { failed: 'refusal' }], 'refusal', 2],
    ['no answer comes', [claims(claim('a')), verdicts()], 'invalid_answer', 2],
  ])('is unmeasured where %s', async (_, script, reason, calls) => {
    const { result, asked } = await measure(script);
    expect(result).toMatchObject({ score: null, hallucination: null, reason });
    expect(asked.length).toBe(calls);
  });

  it('leaves the claim out of the share that got no question, and too many of them make it unmeasured', async () => {
    const script = [claims(claim('a', '', 'summary', ' '), claim('b')), verdicts(verdict(2, 'no', 1))];
    const { result, asked } = await measure(script, { minMeasured: 0.5 });
    expect(result).toMatchObject({ score: 0, hallucination: 1 });
    expect(dataIn(asked[1]?.user ?? '')).toMatchObject({ questions: [{ question: 2, text: 'Is it so: b' }] });
    expect((await measure(script, { minMeasured: 0.5 })).result).toMatchObject({ score: 0, hallucination: 1 });
    expect((await measure(script, { minMeasured: 0.9 })).result).toMatchObject({
      score: null,
      reason: 'invalid_answer',
    });
  });

  it('keeps whole answers of an answer that was cut, and nothing of the one that it ends in', async () => {
    const whole = JSON.stringify(verdicts(verdict(1, 'no', 1), verdict(2, 'yes', 1)));
    const script = [claims(claim('a'), claim('b')), [whole.slice(0, -3)]];
    const { result } = await measure(script, { minMeasured: 0.5 });
    expect(result.claims.map(({ status }) => status)).toEqual(['contradicted', 'unanswered']);
    expect((await measure(script)).result.reason).toBe('truncated');
  });

  it('reads claims in any language', async () => {
    const candidate = summaryValue({ summary: '测试等待了固定时间。', title: 'テストを直した' });
    const { result } = await measure(
      [claims(claim('测试等待了固定时间', '等待了固定时间')), verdicts(verdict(1, 'yes', 1))],
      { candidate },
    );
    expect(result.claims.map(({ part }) => part.path)).toEqual([['summary']]);
    expect(result.score).toBe(1);
  });
});
