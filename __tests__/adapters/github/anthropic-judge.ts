import { afterEach, beforeEach, expect, jest } from '@jest/globals';
import {
  type DirectCompleter,
  type AnthropicOptions as Options,
  openAnthropic,
} from '../../../src/adapters/anthropic/completer.js';
import type { CompletionRequest } from '../../../src/judge/asking/completer.js';
import { type AnthropicOptions, type FakeAnthropic, startAnthropic } from '../../servers/anthropic.js';

/** The adapter and its loopback API, watched: nothing is printed, nothing is refused, the environment is as it was. */

export const REQUEST: CompletionRequest = {
  model: 'claude-haiku-5-5',
  promptVersion: 'rubric-1',
  system: 'You are a judge.',
  user: 'Judge this.',
  schema: {
    type: 'object',
    properties: { reason: { type: 'string' }, overall: { type: 'number' } },
    required: ['reason', 'overall'],
    additionalProperties: false,
  },
  maxTokens: 500,
  effort: 'low',
};

/** Long enough for any answer on loopback. */
export const PATIENT = 20_000;

const started: FakeAnthropic[] = [];

export interface Judge {
  readonly api: FakeAnthropic;
  readonly completer: DirectCompleter;
}

export async function judge(options: AnthropicOptions = {}, overrides: Partial<Options> = {}): Promise<Judge> {
  const api = await startAnthropic(options);
  started.push(api);
  return { api, completer: openAnthropic({ apiKey: api.apiKey, baseUrl: api.url, ...overrides }) };
}

/** Sets variables until the end of the test. */
export function setEnvironment(variables: Readonly<Record<string, string>>): void {
  Object.assign(process.env, variables);
  expected = { ...process.env };
}

let before: NodeJS.ProcessEnv = {};
let expected: NodeJS.ProcessEnv = {};
let printed: string[] = [];

beforeEach(() => {
  before = { ...process.env };
  expected = before;
  printed = [];
  const keep = (...words: readonly unknown[]): void => {
    const line = words.map(String).join(' ');
    // Of the test runner.
    if (!line.includes('ExperimentalWarning: VM Modules')) printed.push(line);
  };
  for (const method of ['debug', 'info', 'log', 'warn', 'error', 'trace'] as const) {
    jest.spyOn(console, method).mockImplementation(keep);
  }
  for (const stream of [process.stdout, process.stderr]) {
    jest.spyOn(stream, 'write').mockImplementation((text) => {
      keep(text);
      return true;
    });
  }
});

afterEach(async () => {
  jest.restoreAllMocks();
  const after = { ...process.env };
  for (const name of Object.keys(after)) if (!(name in before)) delete process.env[name];
  Object.assign(process.env, before);
  const violations = started.flatMap((api) => api.violations);
  for (const api of started.splice(0)) await api.stop();
  expect(printed).toEqual([]);
  expect(violations).toEqual([]);
  expect(after).toEqual(expected);
});
