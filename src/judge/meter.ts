import type { Asked } from './ask.js';
import type { AskOnce } from './ask-once.js';
import { addEfforts, type Effort, NO_EFFORT } from './judgement.js';
import type { AskOne, OneAnswer } from './metrics/ask-one.js';

/** Asks about one session, and adds up what that takes. */
export class Meter {
  effort: Effort = NO_EFFORT;

  constructor(
    private readonly session: string,
    private readonly askOnce: AskOnce,
  ) {}

  /** Asks for one metric; `sample` is from 0. */
  asking(metric: string, sample = 0): AskOne {
    return async (request, read) => {
      const asked = await this.askOnce({ session: this.session, metric, request, read }, sample);
      this.effort = addEfforts(this.effort, asked);
      return toOneAnswer(asked);
    };
  }
}

/** What was answered, without what it took. */
export function toOneAnswer<T>({ answer, reason }: Asked<T>): OneAnswer<T> {
  return answer === null ? { answer: null, reason: reason ?? 'invalid_answer' } : { answer, reason };
}
