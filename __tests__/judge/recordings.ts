import { sha256 } from '../../src/adapters/digest.js';
import { type CassetteEntry, keyOf, type Question, recordingOf } from '../../src/judge/asking/cassette.js';
import type { Completion, CompletionRequest } from '../../src/judge/asking/completer.js';

export const REQUEST: CompletionRequest = {
  model: 'claude-haiku-5-5',
  promptVersion: 'rubric-1',
  system: 'You judge summaries.',
  user: '{"candidate": {}}',
  schema: { type: 'object', properties: { reason: { type: 'string' }, score: { type: 'number' } } },
  maxTokens: 2000,
  effort: 'low',
};

export function question(overrides: Partial<Question> = {}, request: Partial<CompletionRequest> = {}): Question {
  return {
    provider: 'anthropic',
    promptVersion: 'rubric-1',
    sample: 0,
    ...overrides,
    request: { ...REQUEST, ...request },
  };
}

export function completion(overrides: Partial<Completion> = {}): Completion {
  return {
    kind: 'answer',
    text: '{"overall":0.5}',
    isCut: false,
    stopReason: 'end_turn',
    model: 'claude-haiku-5-5-20261001',
    usage: { inputTokens: 10, outputTokens: 20, cacheWriteTokens: 30, cacheReadTokens: 40 },
    requestId: 'req_1',
    ...overrides,
  };
}

/** A recording of the same request under a sample index of its own. */
export function recording(sample: number, text = `{"overall":0.${sample}}`): CassetteEntry {
  const entry = recordingOf(question({ sample }), completion({ text }), keyOf(question({ sample }), sha256));
  if (entry === null) throw new Error('nothing to record');
  return entry;
}
