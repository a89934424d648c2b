import { afterEach, expect } from '@jest/globals';
import { type OpenAiOptions, openOpenAi } from '../../../src/adapters/openai/completer.js';
import type { AttemptOutcome, Completer } from '../../../src/judge/asking/completer.js';
import { type FakeOpenAi, type OpenAiServerOptions, startOpenAi } from '../../servers/openai.js';
import { PATIENT, REQUEST as WITH_CLAUDE } from '../github/anthropic-judge.js';

/** The adapter and its server on loopback, which is watched. */

export const REQUEST = { ...WITH_CLAUDE, model: 'gpt-4.1-mini' };

const started: FakeOpenAi[] = [];

export interface Judge {
  readonly api: FakeOpenAi;
  readonly completer: Completer;
  /** Asks the one question, patiently. */
  readonly ask: (more?: Partial<typeof REQUEST>) => Promise<AttemptOutcome>;
  /** The bodies that were sent. */
  readonly sent: () => readonly Record<string, unknown>[];
}

export async function judge(options: OpenAiServerOptions = {}, overrides: Partial<OpenAiOptions> = {}): Promise<Judge> {
  const api = await startOpenAi(options);
  started.push(api);
  const completer = openOpenAi({ apiKey: api.apiKey, baseUrl: api.url, ...overrides });
  return {
    api,
    completer,
    ask: (more = {}) => completer.complete({ ...REQUEST, ...more }, PATIENT, 0),
    sent: () => api.requests.map(({ body }) => Object(body)),
  };
}

afterEach(async () => {
  const violations = started.flatMap((api) => api.violations);
  for (const api of started.splice(0)) await api.stop();
  expect(violations).toEqual([]);
});
