import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readMessages } from '../../../src/inputs/transcripts/read-messages.js';
import { turnsOf } from '../../../src/inputs/turns/turn.js';
import { growthOf, MOST_TIMES_AS_LONG } from '../../builders/growth.js';
import { runs } from '../../builders/long-runs.js';
import { jsonl } from '../../builders/summaries.js';
import { type Row, readRow } from './read-rows.js';

const U = { role: 'user', content: 'where is 5512' };
const A = { role: 'assistant', content: 'it left' };
const S = { role: 'system', content: 'be kind' };
const ASKED = '1.1 user: user where is 5512';
const ANSWERED = '1.1 assistant: assistant it left';
const step = (type: string, input: unknown, output: unknown, more: object = {}) => ({ type, input, output, ...more });
const trace = (input: unknown, output: unknown, observations: readonly unknown[], more: object = {}) => ({
  id: 't',
  timestamp: '2026-11-02T09:00:00Z',
  input,
  output,
  observations,
  ...more,
});
const run = (type: string, inputs: unknown, outputs: unknown, more: object = {}) => ({
  run_type: type,
  inputs,
  outputs,
  ...more,
});

describe('a trace of Langfuse', () => {
  it.each<Row>([
    [
      'says once what calls of models and the whole have',
      [trace({ messages: [S, U] }, A, [step('GENERATION', [U], A)])],
      ['langfuse', 0],
      ['1.1 system: system be kind', ASKED, ANSWERED],
      [],
    ],
    [
      'has texts in place of messages',
      [trace({ question: 'where is 5512' }, 'it left', [step('SPAN', 1, 2)])],
      ['langfuse', 1],
      [ASKED, ANSWERED],
      [],
    ],
    [
      'has prompts of a program, which are facts where it is known what was asked',
      [trace('where is 5512', 'it left', [step('GENERATION', 'Answer with 79: where is 5512', 'it left')])],
      ['langfuse', 0],
      [ASKED, '1.1 system: system Answer with 79: where is 5512', ANSWERED],
      [],
    ],
    [
      'has calls of models alone',
      [trace(null, null, [step('GENERATION', 'where is 5512', { text: 'it left' })])],
      ['langfuse', 0],
      [ASKED, ANSWERED],
      [],
    ],
    [
      'has JSON in texts, and answers that are nobody\u2019s',
      [
        trace(null, null, [
          step('GENERATION', JSON.stringify({ messages: [U] }), JSON.stringify({ content: 'it left' })),
        ]),
      ],
      ['langfuse', 0],
      [ASKED, ANSWERED],
      [],
    ],
    [
      'has tools where no message has a result',
      [trace('where is 5512', 'it left', [step('TOOL', { id: 5512 }, 'lost', { name: 'find', level: 'ERROR' })])],
      ['langfuse', 0],
      [ASKED, '1.1 assistant: assistant! find: id: 5512 | tool[find true] lost', ANSWERED],
      [],
    ],
    [
      'names what nobody knows',
      [
        trace(7, null, [step('SPAN', 1, 2)]),
        trace('where is 5512', 'it left', [step('GENERATION', { contents: [{ parts: [{ inline: 1 }] }] }, 3)]),
        { id: 'x' },
      ],
      ['langfuse', 1],
      ['2.1 user: user where is 5512', '2.1 assistant: assistant it left'],
      [
        '3 no trace and no observation',
        '1 a trace in which nobody says anything',
        '2 a call of a model without messages',
      ],
    ],
    [
      'is another conversation where the session is another',
      [
        trace('where is 5512', 'it left', [step('SPAN', 1, 2)], { sessionId: 'a' }),
        trace('where is 5512', 'it left', [step('SPAN', 1, 2)], { sessionId: 'b' }),
      ],
      ['langfuse', 2],
      [ASKED, ANSWERED, '2.2 user: user where is 5512', '2.2 assistant: assistant it left'],
      [],
    ],
    [
      'may be observations alone, which no request to an API is',
      [step('GENERATION', [U], A, { traceId: 't', model: 'gpt-5', id: 'g' }), step('SPAN', 1, 2, { traceId: 't' })],
      ['langfuse', 1],
      [ASKED, ANSWERED],
      [],
    ],
    [
      'is none without observations',
      [{ type: 'x', observations: [{ type: 'text', input: 'a' }], output: 'b' }],
      ['own', 0],
      [],
      ['1 not a message: no role'],
    ],
  ])('%s', (_, values, counted, said, unknown) => expect(readRow(values)).toEqual({ counted, told: said, unknown }));

  it('is read in the order in which its parts began', () => {
    const second = { role: 'user', content: 'when' };
    const late = step('GENERATION', [U, A, second], 'on 9 May', { startTime: '2026-11-02T09:02:00Z' });
    const early = step('GENERATION', [U], A, { startTime: '2026-11-02T09:01:00Z' });
    const { messages } = readMessages(JSON.stringify(trace(null, null, [late, early])), 't.json');
    expect(messages.map(({ blocks }) => blocks[0]?.text)).toEqual(['where is 5512', 'it left', 'when', 'on 9 May']);
  });
});

describe('a run of LangSmith', () => {
  const human = { lc: 1, type: 'constructor', id: ['langchain', 'HumanMessage'], kwargs: { content: 'where is 5512' } };
  const ai = { lc: 1, type: 'constructor', id: ['langchain', 'AIMessage'], kwargs: { content: 'it left' } };
  it.each<Row>([
    [
      'has messages of LangChain',
      [run('llm', { messages: [[human]] }, { generations: [[{ text: 'it left', message: ai }]] })],
      ['langsmith', 0],
      [ASKED, ANSWERED],
      [],
    ],
    [
      'has messages of OpenAI and Anthropic, which are the same',
      [
        run('llm', { messages: [U] }, { choices: [{ message: A }, { message: S }] }),
        run(
          'llm',
          { messages: [U] },
          { type: 'message', role: 'assistant', content: [{ type: 'text', text: 'it left' }] },
        ),
      ],
      ['langsmith', 2],
      [ASKED, ANSWERED],
      [],
    ],
    [
      'has a text',
      [run('llm', { prompts: ['where is 5512'] }, { generations: [[{ text: 'it left' }]] })],
      ['langsmith', 0],
      [ASKED, ANSWERED],
      [],
    ],
    [
      'has the whole history in the outputs of a graph',
      [run('chain', { messages: [U] }, { messages: [U, A] }, { parent_run_id: null })],
      ['langsmith', 1],
      [ASKED, ANSWERED],
      [],
    ],
    [
      'has others in it, and tools with errors',
      [
        {
          runs: [
            run(
              'chain',
              { input: 'where is 5512' },
              { output: 'it left' },
              {
                child_runs: [
                  run('tool', { id: 5512 }, null, { name: 'find', error: 'lost', parent_run_id: 'r' }),
                  run('prompt', {}, {}, { parent_run_id: 'r' }),
                ],
              },
            ),
          ],
        },
      ],
      ['langsmith', 1],
      [ASKED, '1.1 assistant: assistant! find: id: 5512 | tool[find true] lost', ANSWERED],
      [],
    ],
    [
      'names what nobody knows, once',
      [
        run('llm', { messages: [U, { role: 'hologram', content: '79' }] }, { message: A }),
        run('llm', { messages: [U, { role: 'hologram', content: '79' }] }, { message: A }),
        7,
      ],
      ['langsmith', 3],
      [ASKED, ANSWERED],
      ['3 no run', '1 not a message: the role "hologram"'],
    ],
    [
      'is another conversation where the thread is another',
      [
        run('llm', [U], A, { trace_id: 1, extra: { metadata: { thread_id: 'a' } } }),
        run('llm', [U], A, { trace_id: 2, extra: { metadata: { thread_id: 'b' } } }),
      ],
      ['langsmith', 0],
      [ASKED, ANSWERED, '2.2 user: user where is 5512', '2.2 assistant: assistant it left'],
      [],
    ],
    ['is none of another kind', [{ run_type: 'marathon', inputs: {} }], ['own', 0], [], ['1 not a message: no role']],
  ])('%s', (_, values, counted, said, unknown) => expect(readRow(values)).toEqual({ counted, told: said, unknown }));
});

describe('hostile traces', () => {
  const deep = `${'['.repeat(3000)}${']'.repeat(3000)}`;
  const nested = `${'{"child_runs":['.repeat(2000)}{"run_type":"llm","inputs":"a"}${']}'.repeat(2000)}`;
  it.each([
    `{"run_type":"llm","inputs":${deep},"outputs":{"generations":${deep}}}`,
    `{"run_type":"chain","inputs":{},"child_runs":[${nested}]}`,
    `{"timestamp":"t","input":${deep},"observations":[{"type":"GENERATION","input":${deep},"output":"[[[["}]}`,
    `{"output":1,"observations":[{"type":"TOOL","input":${deep},"output":${deep}},null,7]}`,
    '{"trace":{},"observations":[{"type":"GENERATION","input":[{"role":"__proto__","content":1}]}]}',
    '{"run_type":"llm","inputs":null,"outputs":7,"trace_id":{"a":1},"extra":7,"error":{}}',
  ])('are read without harm: %.60s', (line) => {
    const { format, messages, unknown, skipped } = readMessages(`${line}\n`, 't.jsonl');
    expect(format).toMatch(/^lang(?:smith|fuse)$/);
    expect(messages.length + unknown.length + skipped).toBeGreaterThan(0);
  });

  it('are read down to a hundred runs in each other, and what lies deeper is told', () => {
    const levels = (count: number): string =>
      Array.from(
        { length: count },
        (_, i) => `{"run_type":"llm","trace_id":"t","inputs":"asked ${i}","child_runs":[`,
      ).join('');
    const nested = (count: number): string =>
      `${levels(count)}{"run_type":"llm","trace_id":"t","inputs":"last"}${']}'.repeat(count)}\n`;
    const whole = readMessages(nested(100), 't.jsonl');
    expect([whole.messages.length, whole.messages.at(-1)?.blocks[0]?.text, whole.unknown]).toEqual([101, 'last', []]);
    const { messages, unknown } = readMessages(nested(800), 't.jsonl');
    expect([messages.length, messages.at(-1)?.blocks[0]?.text]).toEqual([101, 'asked 100']);
    expect(unknown.map(({ line, what }) => [line, what])).toEqual([[1, 'runs in a run, more than 100 deep']]);
  });

  it('account for every line, whatever stands in them', () => {
    const value = fc.constantFrom<unknown>(null, 'a', '[{', [U], { messages: [U, A] }, A, [[U]], { question: 'b' }, 7);
    const observation = fc.record({
      type: fc.constantFrom('GENERATION', 'TOOL', 'SPAN', 'x'),
      input: value,
      output: value,
    });
    const line = fc.oneof(
      fc.record({
        timestamp: fc.constant('t'),
        input: value,
        output: value,
        observations: fc.array(observation, { maxLength: 3 }),
      }),
      fc.record({ run_type: fc.constantFrom('llm', 'tool', 'chain'), inputs: value, outputs: value }),
    );
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 4 }), (lines) => {
        const { messages, unknown, skipped } = readMessages(jsonl(...lines), 't.jsonl');
        expect(messages.length + unknown.length + skipped).toBeGreaterThan(0);
        turnsOf('t', messages);
      }),
      { numRuns: runs(300) },
    );
  });

  it.each<[string, (n: number) => string]>([
    [
      'observations',
      (n) =>
        JSON.stringify(
          trace(
            null,
            null,
            Array.from({ length: n }, (_, i) => step('GENERATION', [{ ...U, content: `a${i}` }], A)),
          ),
        ),
    ],
    [
      'runs',
      (n) =>
        jsonl(...Array.from({ length: n }, (_, i) => run('llm', [{ ...U, content: `a${i}` }], A, { trace_id: i }))),
    ],
  ])('take time in proportion to their length: %s', (_, make) => {
    const prepare = (size: number) => {
      const text = make(size);
      return () => readMessages(text, 't.jsonl');
    };
    expect(growthOf(prepare, 2000)).toBeLessThan(MOST_TIMES_AS_LONG);
  });
});
