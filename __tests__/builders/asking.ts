import type { AskOne } from '../../src/judge/asking/ask-once.js';
import type { CompletionRequest } from '../../src/judge/asking/completer.js';

/** An answer as an object or a text, a list of one text that was cut, or `{ failed: reason }`. */
export type Script = readonly (object | string)[];

export interface ScriptedJudge {
  readonly ask: AskOne;
  /** What was asked, in order. */
  readonly asked: readonly CompletionRequest[];
}

/** A judge that gives these answers, one after the other. Beyond the last one it runs out of budget. */
export function scripted(...script: Script): ScriptedJudge {
  const asked: CompletionRequest[] = [];
  const ask: AskOne = async (request, read) => {
    const next = script[asked.push(request) - 1];
    if (next === undefined) return { answer: null, reason: 'budget' };
    const failure =
      typeof next === 'object' && 'failed' in next ? REASONS.find((one) => one === next.failed) : undefined;
    if (failure !== undefined) return { answer: null, reason: failure };
    const isCut = Array.isArray(next);
    const text = isCut ? String(next[0]) : typeof next === 'string' ? next : JSON.stringify(next);
    const got = read(text, isCut);
    if ('reason' in got) return { answer: null, reason: got.reason };
    return { answer: got.answer, reason: got.isWhole ? null : 'truncated' };
  };
  return { ask, asked };
}

const REASONS = ['timeout', 'overloaded', 'refusal'] as const;
