import { setTimeout as sleep } from 'node:timers/promises';

/** Time as it passes for those who wait. */
export interface WaitingTime {
  /** Milliseconds since some moment. */
  readonly now: () => number;
  readonly sleep: (ms: number) => Promise<unknown>;
  /** Aborts after so many milliseconds. */
  readonly timeout: (ms: number) => AbortSignal;
}

const REAL_TIME: WaitingTime = {
  now: () => performance.now(),
  sleep: (ms) => sleep(ms),
  timeout: (ms) => AbortSignal.timeout(ms),
};

interface Attempts {
  /** Whether doing it twice does no harm. */
  readonly repeatable: boolean;
  readonly classify: (error: unknown) => {
    readonly failure: string;
    readonly retryAfter?: number;
    readonly isFinal?: boolean;
  };
}

/** Waits between attempts in seconds, where the other side does not say. */
const PAUSES = [1, 2, 4];

/**
 * A store of time for waiting on one remote side: requests and pauses alike use it up, and when it is empty nothing
 * waits any more. Keeps a slow service from holding up a job.
 */
export class TimeBudget {
  private leftMs: number;

  constructor(
    seconds: number,
    private readonly time: WaitingTime = REAL_TIME,
  ) {
    this.leftMs = seconds * 1000;
  }

  /** Runs a request, again after a pause where that may help. Throws the last error, or that the time is up. */
  async run<T>(request: (signal: AbortSignal) => Promise<T>, { repeatable, classify }: Attempts): Promise<T> {
    for (let attempt = 0; ; attempt++) {
      try {
        const signal = this.time.timeout(Math.max(1, Math.floor(this.leftMs)));
        return await this.timed(() => endingWith(signal, request(signal)));
      } catch (error) {
        const { failure, retryAfter, isFinal = false } = classify(error);
        // A throttled request was not carried out, so that it may be sent again whatever it does.
        const worthwhile = failure === 'rate-limited' || (failure === 'unavailable' && repeatable && !isFinal);
        const pause = (retryAfter ?? PAUSES[attempt] ?? 0) * 1000;
        if (!worthwhile || attempt >= PAUSES.length || pause >= this.leftMs) throw error;
        await this.timed(() => this.time.sleep(pause));
      }
    }
  }

  private async timed<T>(wait: () => Promise<T>): Promise<T> {
    const start = this.time.now();
    try {
      return await wait();
    } finally {
      this.leftMs -= this.time.now() - start;
    }
  }
}

/** What a request gives, or the reason of the signal as soon as that aborts: whoever overlooks it holds nobody up. */
async function endingWith<T>(signal: AbortSignal, request: Promise<T>): Promise<T> {
  let stop = (): void => undefined;
  const aborted = new Promise<never>((_, reject) => {
    stop = () => reject(signal.reason);
    signal.addEventListener('abort', stop, { once: true });
    if (signal.aborted) stop();
  });
  try {
    return await Promise.race([request, aborted]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
