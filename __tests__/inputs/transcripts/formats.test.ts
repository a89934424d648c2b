import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { FORMATS } from '../../../src/inputs/transcripts/message.js';
import { readMessages } from '../../../src/inputs/transcripts/read-messages.js';
import { correctnessOf, toolsOf } from '../../../src/inputs/turns/tool-correctness.js';
import { turnsOf } from '../../../src/inputs/turns/turn.js';

const FOLDER = '__tests__/inputs/transcripts/samples';
const sample = (name: string): string => readFileSync(`${FOLDER}/${name}`, 'utf8');

/** One invented session, as each format has it. */
const TURNS = [
  {
    user: 'The feed test fails since Monday. Find out why, please.',
    assistant: 'I run the test first.\nThe slice drops the twelfth item: src/feed.ts cuts at 11.',
    results: ['1 of 14 tests failed\nexpected 12 items, got 11', 'const items = all.slice(0, 11);'],
  },
  { user: 'Mend it.', assistant: 'I cut at 12 now.\nDone: the twelfth item is back.', results: ['edited src/feed.ts'] },
];
const CALLS = [
  'run_tests: path: tests/feed.test.ts',
  'read_file: path: src/feed.ts',
  'edit_file: path: src/feed.ts\nold: 11\nnew: 12',
];
const KNOWN = 2 / 3;

/** Name of the sample, its format, the share of results that are no errors, messages, what is skipped. */
const SAMPLES: readonly (readonly [string, string, number | null, number, number])[] = [
  ['own.jsonl', 'own', KNOWN, 10, 0],
  ['claude-code.jsonl', 'claude-code', KNOWN, 13, 5],
  ['openai.jsonl', 'openai', null, 11, 0],
  ['openai.json', 'openai', null, 11, 0],
  ['openai-list.json', 'openai', null, 11, 0],
  ['openai-fine-tuning.jsonl', 'openai', null, 11, 0],
  ['openai-batch.jsonl', 'openai-batch', null, 11, 0],
  ['openai-batch-responses.jsonl', 'openai-batch', null, 13, 2],
  ['openai-responses.jsonl', 'openai-responses', null, 13, 1],
  ['openai-responses.json', 'openai-responses', null, 13, 1],
  ['codex.jsonl', 'codex', KNOWN, 14, 6],
  ['codex-bare.jsonl', 'codex', KNOWN, 14, 3],
  ['codex-exec.jsonl', 'codex-exec', KNOWN, 7, 9],
  ['gemini.json', 'gemini', KNOWN, 11, 0],
  ['gemini-list.json', 'gemini', KNOWN, 10, 0],
  ['gemini.jsonl', 'gemini', KNOWN, 10, 0],
  ['gemini-cli.json', 'gemini-cli', KNOWN, 7, 1],
  ['gemini-cli.jsonl', 'gemini-cli', KNOWN, 7, 6],
  ['langchain.json', 'langchain', KNOWN, 11, 0],
  ['langchain-constructors.jsonl', 'langchain', KNOWN, 11, 0],
  ['langchain-flat.jsonl', 'langchain', KNOWN, 11, 0],
  ['opentelemetry.json', 'opentelemetry', null, 11, 0],
  ['opentelemetry-spans.jsonl', 'opentelemetry', KNOWN, 11, 27],
  ['opentelemetry-otlp.json', 'opentelemetry', null, 10, 0],
  ['vscode-chat.json', 'vscode-chat', KNOWN, 8, 5],
  ['chat-log.jsonl', 'chat-log', null, 8, 1],
  ['chat-log.json', 'chat-log', null, 8, 1],
  ['intercom.json', 'intercom', null, 8, 2],
  ['intercom.jsonl', 'intercom', null, 8, 2],
  ['langfuse.json', 'langfuse', null, 11, 24],
  ['langfuse.jsonl', 'langfuse', null, 11, 25],
  ['langsmith.json', 'langsmith', KNOWN, 11, 25],
  ['langsmith.jsonl', 'langsmith', KNOWN, 11, 25],
];

/** Formats of people who talk to each other, without tools. */
const WITHOUT_TOOLS: ReadonlySet<string> = new Set(['chat-log', 'intercom']);

/** What is read of the session in a format: the events of a run leave out what it was asked for. */
function turnsIn(format: string) {
  if (format === 'codex-exec') return TURNS.map((turn) => ({ ...turn, user: '' }));
  return WITHOUT_TOOLS.has(format) ? TURNS.map((turn) => ({ ...turn, results: [] })) : TURNS;
}

describe('one session in many formats', () => {
  it('has a row for each sample, and a sample of each format but text', () => {
    expect(SAMPLES.map(([name]) => name).sort()).toEqual(readdirSync(FOLDER).sort());
    const formats = FORMATS.filter((format) => format !== 'markdown' && format !== 'text');
    expect([...new Set(SAMPLES.map(([, format]) => format))].sort()).toEqual(formats.sort());
  });

  it.each(SAMPLES)('has the same turns: %s', (name, format, correctness, count, skipped) => {
    const read = readMessages(sample(name), name);
    expect(read.unknown).toEqual([]);
    expect([read.format, read.messages.length, read.skipped]).toEqual([format, count, skipped]);
    const turns = turnsOf(name, read.messages).map(({ user, assistant, results }) => ({
      user: user.text,
      assistant: assistant.text,
      results: results.map(({ text }) => text),
    }));
    expect(turns).toEqual(turnsIn(format));
    const calls = read.messages.flatMap(({ blocks }) => blocks.filter(({ kind }) => kind === 'call'));
    const hasTools = !WITHOUT_TOOLS.has(format);
    expect(calls.map(({ text }) => text)).toEqual(hasTools ? CALLS : []);
    const tools = toolsOf(read.messages);
    expect([...tools.byTool.keys()]).toEqual(hasTools ? ['edit_file', 'read_file', 'run_tests'] : []);
    expect([tools.results, correctnessOf(tools)]).toEqual([hasTools ? 3 : 0, correctness]);
  });

  it.each(SAMPLES)('is recognised by its shape whatever the file is called: %s', (name, format) => {
    for (const other of ['a.jsonl', 'a.json', 'a.txt', 'a.md', 'a']) {
      expect([other, readMessages(sample(name), other).format]).toEqual([other, format]);
    }
  });

  it.each(SAMPLES)('numbers the messages from 1 and tells their lines: %s', (name) => {
    const text = sample(name);
    const lines = text.split('\n');
    const { messages } = readMessages(text, name);
    expect(messages.map(({ seq }) => seq)).toEqual(messages.map((_, i) => i + 1));
    const isSorted = messages.every(({ line }, i) => line >= (messages[i - 1]?.line ?? 1) && line <= lines.length);
    expect(isSorted).toBe(true);
  });
});
