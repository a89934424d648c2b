import { describe, expect, it } from '@jest/globals';
import { Ajv } from 'ajv';
import { DIMENSIONS } from '../../../src/core/summary.js';
import type { Question } from '../../../src/judge/asking/ask.js';
import type { Completion, CompletionRequest } from '../../../src/judge/asking/completer.js';
import {
  answerWithStubs,
  asIfAsked,
  EXPLANATION_STUB,
  GEVAL_STUB,
  LONGEST_EXPLANATION,
  longestVerdicts,
  PAIRWISE_STUB,
  RUBRIC_STUB,
  stubCompletion,
  stubStatements,
  stubVerdicts,
} from '../../../src/judge/estimate/stub-answers.js';
import { EstimateTally } from '../../../src/judge/estimate/tally.js';
import type { Passage } from '../../../src/judge/grounding/passages.js';
import { NO_EFFORT } from '../../../src/judge/judgement.js';
import { readVerdicts } from '../../../src/judge/metrics/claims.js';
import { readCompletionAnswer } from '../../../src/judge/metrics/completion.js';
import { readExplanationAnswer } from '../../../src/judge/metrics/explanation-quality.js';
import { readGevalAnswer } from '../../../src/judge/metrics/geval.js';
import type { AnswerReader } from '../../../src/judge/metrics/one-object.js';
import { readStatements } from '../../../src/judge/metrics/statements.js';
import { tokensOf } from '../../../src/judge/money/prices.js';
import { readPairAnswer } from '../../../src/judge/pairwise/read-pair.js';
import { completionRequest } from '../../../src/judge/prompts/completion.js';
import { explanationRequest } from '../../../src/judge/prompts/explanation.js';
import { MOST_STATEMENTS, statementsRequest, verdictsRequest } from '../../../src/judge/prompts/faithfulness.js';
import { coherenceRequest } from '../../../src/judge/prompts/geval.js';
import { pairwiseRequest } from '../../../src/judge/prompts/pairwise.js';
import { rubricRequest } from '../../../src/judge/prompts/rubric-request.js';
import { rubricQuestion } from '../../../src/judge/rubric-questions.js';
import { question, summaryValue } from '../../builders/questions.js';
import { dataIn } from '../prompts/data-in.js';
import { completion } from '../recordings.js';

const PARTS = [
  { field: 'title', text: 'Fixed the test' },
  { field: 'summary', text: 'It waited. Does it still? No! 它等。 それは待つ。' },
] as const;

const passage = (text: string): Passage => ({
  ...{ file: 't.md', parts: [{ role: 'tool', lines: [{ line: 1, text }] }] },
});
const candidate = summaryValue();
const requirement = { id: 'r', text: 'The wait is told', must: 'mention' } as const;
const quotes = { quotes: 0, found: 0 };
const asked = rubricRequest(question(), 'm');

describe('an answer of the usual length', () => {
  it.each<[string, CompletionRequest, AnswerReader<unknown>, unknown]>([
    ['the rubric', asked, rubricQuestion('s', asked, 'schema', DIMENSIONS, 'owed').read, JSON.parse(RUBRIC_STUB)],
    ['a score on five', coherenceRequest(candidate, 'm', DIMENSIONS), readGevalAnswer, GEVAL_STUB],
    [
      'two candidates',
      pairwiseRequest(
        { reference: candidate, first: candidate, second: candidate },
        { model: 'm', dimensions: DIMENSIONS },
      ),
      readPairAnswer,
      JSON.parse(PAIRWISE_STUB),
    ],
    [
      'an explanation',
      explanationRequest(
        { metric: 'rubric', score: 1, explanation: 'x', candidate, reference: null, quotes, dimensions: DIMENSIONS },
        'm',
      ),
      readExplanationAnswer,
      EXPLANATION_STUB,
    ],
    ['claims', statementsRequest(candidate, 'm', DIMENSIONS), readStatements, stubStatements(PARTS)],
    [
      'questions',
      verdictsRequest([{ number: 2, text: 'x' }], [passage('x')], 'm'),
      readVerdicts([2, 5]),
      stubVerdicts([2, 5]),
    ],
    [
      'facts',
      completionRequest([{ number: 3, requirement, nearest: 'x' }], candidate, 'm', DIMENSIONS),
      readCompletionAnswer([3, 4]),
      stubCompletion([3, 4]),
    ],
  ])('is a whole one of the form that is asked for, about %s', (_, { schema, maxTokens }, read, answer) => {
    const text = JSON.stringify(answer);
    expect(read(text, false)).toMatchObject({ isWhole: true, missing: [] });
    expect(new Ajv({ strict: true }).validate(schema, answer)).toBe(true);
    expect(tokensOf(text)).toBeLessThan(maxTokens);
  });

  it('has the lengths that were measured', () => {
    const { facts, invented, dimensions, rationale } = JSON.parse(RUBRIC_STUB);
    expect([facts.length, facts[0].fact.length, invented.length, invented[0].length]).toEqual([6, 118, 1, 59]);
    expect([Object.keys(dimensions).length, dimensions.title.reason.length, rationale.length]).toEqual([5, 170, 300]);
    expect([...Object.values(GEVAL_STUB.steps), GEVAL_STUB.reasoning].map(({ length }) => length)).toEqual([
      110, 110, 110, 110, 250,
    ]);
    const pair = JSON.parse(PAIRWISE_STUB);
    expect([pair.facts.length, pair.facts[0].fact.length, pair.reason.length]).toEqual([3, 118, 250]);
    expect(EXPLANATION_STUB.reasoning).toHaveLength(250);
    expect(stubVerdicts([1])).toMatchObject({ answers: [{ evidence: 'x'.repeat(80), passage: 1 }] });
    expect(stubCompletion([1])).toMatchObject({ answers: [{ evidence: 'x'.repeat(90) }] });
  });

  it('has a claim for each sentence and bullet, under its field, with a question', () => {
    const { statements } = stubStatements(PARTS);
    expect(statements).toEqual(
      [
        ['title', 'Fixed the test'],
        ['summary', 'It waited.'],
        ['summary', 'Does it still?'],
        ['summary', 'No!'],
        ['summary', '它等。'],
        ['summary', 'それは待つ。'],
      ].map(([field, sentence], i) => ({
        ...{ field, quote: sentence, statement: `${i + 1} ${sentence}` },
        question: `${i + 1} ${sentence}${'x'.repeat(15)}?`,
      })),
    );
  });

  it('has no longer claims than usual, and no more than are checked', () => {
    const [first, ...others] = stubStatements([{ text: `${'long '.repeat(100)}end` }]).statements;
    const lengths = Object.values(first ?? {}).map((text) => (typeof text === 'string' ? text.length : 0));
    expect([lengths, others]).toEqual([[0, 100, 160, 176], []]);
    expect(stubStatements([{ text: 'One. '.repeat(30) }]).statements).toHaveLength(MOST_STATEMENTS);
  });
});

describe('the longest form of the second question about claims', () => {
  const shown = (passages: readonly Passage[]) => Object(dataIn(longestVerdicts(passages, 'm').user));

  it('has as many questions as can be, of the character that takes most', () => {
    const { questions } = shown([passage('x')]);
    expect(questions).toHaveLength(MOST_STATEMENTS + 1);
    expect(questions[0]).toEqual({ question: 1, text: '<'.repeat(300) });
    expect(questions.at(-1)).toMatchObject({ question: MOST_STATEMENTS + 1 });
    expect(longestVerdicts([], 'm').model).toBe('m');
    expect(LONGEST_EXPLANATION).toBe('<'.repeat(400));
  });

  it.each<[string, readonly string[], readonly number[]]>([
    ['longer ones', ['x'.repeat(10), 'x'.repeat(12), 'x'.repeat(11)], [1, 2, 0]],
    ['bytes', ['x'.repeat(5), 'é'.repeat(3), '日本'], [1, 2, 0]],
    ['what is escaped, six for one', ['x'.repeat(6), '<<', 'x'.repeat(11)], [1, 2, 0]],
    ['quotes and backslashes, two for one', ['xxxxx', '"""', '\\\\\\\\'], [2, 1, 0]],
  ])('has the passages that take most, the dearest first: %s', (_, texts, order) => {
    const many = [...texts.map(passage), ...Array.from({ length: 20 }, () => passage('x'))];
    const { passages } = shown(many);
    expect(passages).toHaveLength(20);
    const said = passages.slice(0, 3).map(({ said: [one] }: { said: readonly { tool: string }[] }) => one?.tool);
    expect(said).toEqual(order.map((index) => texts[index]));
  });

  it('counts a frame for each voice, and an end for each line', () => {
    const voices = (count: number, text: string): Passage => ({
      ...{
        file: 't',
        parts: Array.from({ length: count }, () => ({ role: 'tool', lines: [{ line: 1, text }] }) as const),
      },
    });
    const lines = (count: number, text: string): Passage => ({
      ...{ file: 't', parts: [{ role: 'tool', lines: Array.from({ length: count }, () => ({ line: 1, text })) }] },
    });
    const firstOf = (...some: readonly Passage[]) =>
      shown([...some, ...Array.from({ length: 20 }, () => passage('x'))]).passages[0].said;
    expect(firstOf(passage('y'.repeat(64)), voices(2, 'z'))).toHaveLength(2);
    expect(firstOf(voices(2, 'z'), passage('y'.repeat(69)))).toHaveLength(1);
    expect(firstOf(passage('y'.repeat(8)), lines(4, 'z'))).toEqual([{ tool: 'z\nz\nz\nz' }]);
    expect(firstOf(lines(4, 'z'), passage('y'.repeat(11)))).toEqual([{ tool: 'y'.repeat(11) }]);
  });
});

/** Asks as an estimate does, and says what it has counted of each question. */
function estimated(recorded?: Completion) {
  const counted: { readonly user: string; readonly output: number; readonly worst: string }[] = [];
  const tally = new EstimateTally(
    { find: () => recorded, keyOf: ({ user }, sample) => `${sample} ${user}` },
    { worstCase: () => 0, cost: () => 0 },
  );
  const add = tally.add.bind(tally);
  tally.add = (request, sample, output, worst = request) => {
    counted.push({ user: request.user, output, worst: worst.user });
    return add(request, sample, output, worst);
  };
  const ask = answerWithStubs({ statements: stubStatements(PARTS), passages: () => [passage('said')] }, tally);
  const put = <T>(metric: string, request: CompletionRequest, read: Question<T>['read']) =>
    ask({ session: 's', metric, request, read }, 0);
  return { put, counted };
}

describe('asking nobody', () => {
  it('gets claims, then answers about each, whose question may be longer', async () => {
    const { put, counted } = estimated();
    const first = await put('faithfulness', statementsRequest(candidate, 'm', DIMENSIONS), readStatements);
    expect(first.answer).toHaveLength(6);
    const second = verdictsRequest(
      [
        { number: 2, text: 'x' },
        { number: 3, text: 'y' },
      ],
      [passage('said')],
      'm',
    );
    const { answer } = await put('faithfulness', second, readVerdicts([2, 3]));
    expect([...(answer ?? [])].map(([number]) => number)).toEqual([2, 3]);
    const worst = counted.map((one) => one.worst);
    expect(worst[0]).toBe(counted[0]?.user);
    expect(worst[1]).toBe(longestVerdicts([passage('said')], 'm').user);
    expect(counted.map(({ output }) => output)).toEqual([
      tokensOf(JSON.stringify(stubStatements(PARTS))),
      tokensOf(JSON.stringify(stubVerdicts([2, 3]))),
    ]);
  });

  it('gets an answer about each fact, and a score for the rest', async () => {
    const { put, counted } = estimated();
    const facts = [4, 7].map((number) => ({ number, requirement, nearest: 'x' }));
    const { answer } = await put(
      'completion',
      completionRequest(facts, candidate, 'm', DIMENSIONS),
      readCompletionAnswer([4, 7]),
    );
    expect([...(answer ?? [])].map(([number]) => number)).toEqual([4, 7]);
    const { answer: geval } = await put('coherence', coherenceRequest(candidate, 'm', DIMENSIONS), readGevalAnswer);
    expect(geval).toMatchObject({ score: 0.75 });
    expect(counted.every(({ user, worst }) => user === worst)).toBe(true);
  });

  it('takes a recorded answer where there is one', async () => {
    const { put } = estimated(completion({ text: JSON.stringify({ ...GEVAL_STUB, score: 2 }) }));
    const { answer } = await put('coherence', coherenceRequest(candidate, 'm', DIMENSIONS), readGevalAnswer);
    expect(answer).toMatchObject({ score: 0.25 });
  });

  it('takes nothing, whatever was read', () => {
    const rest = { ...NO_EFFORT, modelUsed: null };
    expect(asIfAsked({ answer: 1, isWhole: true, missing: [] })).toEqual({ ...rest, answer: 1, reason: null });
    expect(asIfAsked({ reason: 'truncated', fault: 'f' })).toEqual({ ...rest, answer: null, reason: 'truncated' });
  });
});
