import { shortestCachedPrefix } from './cached-prefix.js';
import type { CompletionRequest } from './completer.js';
import type { Question } from './judge-sessions.js';

/** What a run with the judge would do and cost, known without asking anybody. */
export interface Estimate {
  readonly sessions: number;
  /** Requests that would be sent if every one succeeded: recorded answers are left out. */
  readonly calls: number;
  readonly recorded: number;
  /** Tokens, estimated. */
  readonly promptTokens: number;
  readonly completionTokens: number;
  /** US dollars: an estimate, and what it can cost at most; null when the price is not known. */
  readonly likelyUsd: number | null;
  readonly mostUsd: number | null;
}

/** English and JSON take about so many characters a token, with the tokenizers of today. */
const CHARACTERS_A_TOKEN = 3.3;

/** An answer is as long as this share of what it may be, thinking left out. */
const LIKELY_ANSWER_TOKENS = 650;

/** Prices of the requests of a run. */
export interface Pricing {
  readonly worstCase: (request: CompletionRequest) => number | null;
  /** Cost of so many tokens; the system prompt is written to the cache once and read from it afterwards. */
  readonly cost: (
    model: string,
    tokens: { readonly fresh: number; readonly cached: number; readonly output: number },
  ) => number | null;
}

/** Adds up the questions that are not recorded, each so many times as samples are wanted. */
export function estimateQuestions(
  questions: readonly Question[],
  samples: number,
  isRecorded: (request: CompletionRequest, sample: number) => boolean,
  pricing: Pricing,
): Estimate {
  let calls = 0;
  let recorded = 0;
  let prompt = 0;
  let likely: number | null = 0;
  let most: number | null = 0;
  const cachedSystems = new Set<string>();
  for (const { request } of questions) {
    for (let sample = 0; sample < samples; sample++) {
      if (isRecorded(request, sample)) {
        recorded++;
        continue;
      }
      calls++;
      const system = tokensOf(request.system);
      const rest = tokensOf(request.user) + tokensOf(JSON.stringify(request.schema));
      const isCached = cachedSystems.has(request.system) && system >= shortestCachedPrefix(request.model);
      cachedSystems.add(request.system);
      prompt += system + rest;
      likely = add(
        likely,
        pricing.cost(request.model, {
          fresh: isCached ? rest : system + rest,
          cached: isCached ? system : 0,
          output: LIKELY_ANSWER_TOKENS,
        }),
      );
      most = add(most, pricing.worstCase(request));
    }
  }
  return {
    sessions: questions.length,
    calls,
    recorded,
    promptTokens: prompt,
    completionTokens: calls * LIKELY_ANSWER_TOKENS,
    likelyUsd: likely,
    mostUsd: most,
  };
}

function tokensOf(text: string): number {
  return Math.ceil(text.length / CHARACTERS_A_TOKEN);
}

function add(a: number | null, b: number | null): number | null {
  return a === null || b === null ? null : a + b;
}
