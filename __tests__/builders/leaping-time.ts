import type { WaitingTime } from '../../src/adapters/github/time-budget.js';
import type { FailureHandle } from '../servers/github/failures.js';
import { until } from './until.js';

/** Passes where somebody waits for it, and at no other time: how quick a machine is changes nothing. */
export class LeapingTime implements WaitingTime {
  passed = 0;
  readonly slept: number[] = [];
  #isUp = false;
  #latest: { readonly request: AbortController; readonly ms: number } | undefined;

  now(): number {
    return this.passed;
  }

  async sleep(ms: number): Promise<void> {
    this.slept.push(ms);
    this.passed += ms;
  }

  timeout(ms: number): AbortSignal {
    if (this.#isUp) return AbortSignal.abort(noAnswer());
    this.#latest = { request: new AbortController(), ms };
    return this.#latest.request.signal;
  }

  /** All time is up as soon as the server has a request that it does not answer. */
  async leapAt(silence: FailureHandle): Promise<void> {
    await until(() => silence.hits > 0);
    this.passed += this.#latest?.ms ?? 0;
    this.#isUp = true;
    this.#latest?.request.abort(noAnswer());
  }
}

const noAnswer = (): DOMException => new DOMException('no answer', 'TimeoutError');
