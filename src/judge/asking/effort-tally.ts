import { addKnown, type Effort, NO_EFFORT } from '../judgement.js';
import type { AttemptOutcome, Completion, Reason, Usage } from './completer.js';

/** What getting one answer takes, while it is asked for: requests, tokens, money, time and what went wrong. */
export class EffortTally {
  attempts = 0;
  waitedMs = 0;
  model: string | null = null;
  private cacheHits = 0;
  private shared = 0;
  private promptTokens: number | null = 0;
  private completionTokens: number | null = 0;
  private costUsd: number | null = 0;
  private savedUsd: number | null = 0;
  private readonly failures = new Map<Reason, number>();

  /** Adds what a request came to, at a cost in US dollars; null = unknown. */
  add(outcome: AttemptOutcome, cost: number | null): void {
    this.costUsd = this.costUsd === null || cost === null ? null : this.costUsd + cost;
    if (outcome.kind !== 'answer') this.fail(outcome.kind === 'refusal' ? 'refusal' : outcome.reason);
    if (outcome.kind === 'failure') return;
    this.count(outcome.usage);
    this.model = outcome.model;
  }

  /** Notes a request that brought no usable answer. */
  fail(reason: Reason): void {
    this.failures.set(reason, (this.failures.get(reason) ?? 0) + 1);
  }

  /** Adds a recorded answer, which is no request, with what it cost when it was one. */
  addRecorded(completion: Completion, cost: number | null): void {
    this.cacheHits++;
    this.savedUsd = this.savedUsd === null || cost === null ? null : this.savedUsd + cost;
    this.model = completion.model;
  }

  /** Adds what a request came to that another run pays for, at that cost: here it is an answer more that was there. */
  addShared(outcome: AttemptOutcome, cost: number | null): void {
    this.shared++;
    if (outcome.kind === 'answer') this.addRecorded(outcome, cost);
    else this.fail(outcome.kind === 'refusal' ? 'refusal' : outcome.reason);
  }

  effort(durationMs: number): Effort {
    const attempts = this.attempts - this.shared;
    return {
      ...NO_EFFORT,
      attempts,
      retries: Math.max(0, attempts - 1),
      cacheHits: this.cacheHits,
      promptTokens: this.promptTokens,
      completionTokens: this.completionTokens,
      costUsd: this.costUsd,
      savedUsd: this.savedUsd,
      durationMs,
      waitedMs: this.waitedMs,
      failures: this.failures,
    };
  }

  private count(usage: Usage | null): void {
    const prompt = usage && usage.inputTokens + usage.cacheReadTokens + usage.cacheWriteTokens;
    this.promptTokens = addKnown(this.promptTokens, prompt);
    this.completionTokens = addKnown(this.completionTokens, usage?.outputTokens ?? null);
  }
}
