import type { Time } from '../../core/ports.js';
import type { ReplayMode } from '../../settings/judge-metrics.js';
import type { Effort } from '../judgement.js';
import type { AnswerReader } from '../metrics/one-object.js';
import type { Guidelines } from '../prompts/guidelines.js';
import { FAULTS, LONGEST_ANSWER, type RubricAnswer, TOO_LONG } from './answer.js';
import type {
  AnswerForm,
  AttemptOutcome,
  Completer,
  Completion,
  CompletionRequest,
  Failure,
  Reason,
  Usage,
} from './completer.js';
import { costOfOutcome } from './cost-of-outcome.js';
import { EffortTally } from './effort-tally.js';
import type { Halt } from './halt.js';
import { answerSource } from './replay.js';

/**
 * Keeps requests within the cost limit of a run: the worst case is reserved before a request, and the real cost settled
 * after it.
 */
export interface CostLimit {
  /** Reserves the worst case of a request for one of its samples; nothing when the cap does not allow it. */
  readonly reserve: (request: CompletionRequest, sample: number) => Promise<Reserved | undefined>;
  /** Cost of an answer in US dollars; null when the price of the model or the tokens that it took are not known. */
  readonly costOf: (model: string, usage: Usage | null) => number | null;
}

/** Money that is set aside for one request. */
export interface Reserved {
  /**
   * Books the real cost in US dollars and frees the rest; null = unknown, booked as the worst case. Resolves to what
   * was booked, or to null where there is no price.
   */
  readonly settle: (usd: number | null) => Promise<Booked>;
}

/** What was booked for a request, in US dollars; null = unknown. Nothing where another run books the same request. */
export type Booked = number | null | 'by another run';

/** Looks up and stores recorded answers. */
export interface Recorder {
  readonly find: (request: CompletionRequest, sample: number) => Completion | undefined;
  /** `subject` is for people who read the file. */
  readonly store: (subject: Subject, request: CompletionRequest, sample: number, completion: Completion) => void;
}

/** Everything that asking needs: the provider, recorded answers, the cost limit, time and its limits. */
export interface Asking {
  /** Null when there is no way to ask: then only recorded answers count. */
  readonly completer: Completer | null;
  /** In which form the provider answers; needed even where nobody can be asked, to read its recorded answers. */
  readonly answerForm: AnswerForm;
  /** What the team says about its summaries; part of each rubric question. Left out where it says nothing. */
  readonly guidelines?: Guidelines;
  readonly recorder: Recorder;
  readonly replay: ReplayMode;
  readonly costLimit: CostLimit;
  readonly time: Time;
  readonly maxAttempts: number;
  readonly timeoutMs: number;
  /** The moment at which all asking ends. */
  readonly deadline: number;
  /** Set once asking is of no use any more in this run. */
  readonly halt: Halt;
  /** Told of every attempt, for the log; must not throw. */
  readonly onAttempt: (attempt: AttemptRecord) => void;
}

/** What a question is about. */
interface Subject {
  readonly session: string;
  /** What is measured, such as `rubric` or `faithfulness`. */
  readonly metric: string;
}

/** One attempt to get an answer, as the log has it. Times are in milliseconds of the clock in `Asking`. */
export interface AttemptRecord extends Subject {
  readonly sample: number;
  readonly attempt: number;
  readonly request: CompletionRequest;
  readonly outcome: AttemptOutcome | { readonly kind: 'recorded'; readonly completion: Completion };
  readonly startedAt: number;
  readonly durationMs: number;
}

/** A question with the way to read its answer. */
export interface Question<T> extends Subject {
  readonly request: CompletionRequest;
  readonly read: AnswerReader<T>;
}

/** What asking one question came to, with the effort that it took. */
export type Asked<T = RubricAnswer> = Effort & {
  readonly answer: T | null;
  /** Why there is no answer; for an answer that lacks something, why it does. */
  readonly reason: Reason | null;
  readonly modelUsed: string | null;
};

/** Waits before the second, third and later attempts; `retry-after` of the server goes first. */
const BACKOFF_MS = [1000, 2000, 4000];
const JITTER = 0.1;

/** An answer that cannot be read, or lacks something, is asked for again, so often, as another sample. */
const REPEATS = 1;

/** That nobody was asked again: then what was wrong with the answer that is there says more. */
const UNASKED: readonly Reason[] = ['not_recorded', 'no_credentials'];

/** Sample indices of such repeats stay clear of those of real samples. */
const REPEAT_OFFSET = 1000;

/**
 * Gets one answer to a question: from the cassette, or by requests that are repeated up to `maxAttempts` times, none
 * after the deadline and none that could pass the cost limit. An answer that cannot be read or lacks what was asked is
 * asked for once more, with a line that says what was wrong, and the better of the two counts. Only a whole one is
 * recorded. Never throws and never invents: without a readable answer there is a reason.
 * @param sample from 0; another sample of the same question is another answer
 */
export async function ask<T>(question: Question<T>, sample: number, asking: Asking): Promise<Asked<T>> {
  const started = asking.time.now();
  const tally = new EffortTally();
  const finish = (answer: T | null, reason: Reason | null): Asked<T> => ({
    ...tally.effort(asking.time.now() - started),
    answer,
    reason,
    modelUsed: tally.model,
  });
  let best: Incomplete<T> | undefined;
  /** Why the answer before could not be used. */
  let fault: Reason | null = null;
  let request = question.request;
  for (let repeat = 0; ; repeat++) {
    const before = tally.attempts;
    const got = await obtain({ ...question, request }, sample + repeat * REPEAT_OFFSET, asking, tally);
    if (typeof got === 'string') {
      if (best !== undefined) return finish(best.answer, best.reason);
      return finish(null, fault !== null && UNASKED.includes(got) ? fault : got);
    }
    const { text, isCut } = got.completion;
    const read = text.length > LONGEST_ANSWER ? TOO_LONG : question.read(text, isCut);
    const told = faultOf(read, isCut);
    if (told === null && !('reason' in read)) {
      const isWhole = read.isWhole && !isCut;
      // As the answer to the sample that was wanted: a replay has no unreadable one that would lead to the repeat.
      if (isWhole && got.afterwards === 'record') {
        asking.recorder.store(question, question.request, sample, got.completion);
      }
      return finish(read.answer, isWhole ? null : 'truncated');
    }
    const reason = 'reason' in read ? read.reason : isCut || !read.isWhole ? 'truncated' : 'invalid_answer';
    if (!('reason' in read) && (best === undefined || read.missing.length < best.missing)) {
      best = { answer: read.answer, missing: read.missing.length, reason };
    }
    // A recorded answer is no request.
    if (tally.attempts > before) tally.fail(reason);
    if (repeat === REPEATS || tally.attempts >= asking.maxAttempts) {
      return best === undefined ? finish(null, reason) : finish(best.answer, best.reason);
    }
    request = askedAgain(question.request, told ?? '');
    fault = reason;
  }
}

/** An answer that lacks something. */
interface Incomplete<T> {
  readonly answer: T;
  /** How much of what was asked is not in it. */
  readonly missing: number;
  readonly reason: Reason;
}

/** What is wrong with an answer, in our own words; null where nothing that was asked is missing. */
function faultOf(read: ReturnType<AnswerReader<unknown>>, isCut: boolean): string | null {
  if ('reason' in read) return read.fault;
  if (read.missing.length === 0) return null;
  const most = 8;
  const more = read.missing.length > most ? ` and ${read.missing.length - most} more` : '';
  const missing = `it lacks ${read.missing.slice(0, most).join(', ')}${more}, or has another value there than the schema allows`;
  return isCut || !read.isWhole ? `${FAULTS.cut}: ${missing}` : missing;
}

/** The same question with a line that says what was wrong with the last answer. */
function askedAgain(request: CompletionRequest, fault: string): CompletionRequest {
  return {
    ...request,
    user: `${request.user}\n\nYour last answer could not be used: ${fault}. Answer anew, the whole of it.`,
  };
}

interface Obtained {
  readonly completion: Completion;
  /** What becomes of the answer: one that was recorded already is not recorded again. */
  readonly afterwards: 'record' | 'forget';
}

async function obtain(
  { session, metric, request }: Omit<Question<unknown>, 'read'>,
  sample: number,
  asking: Asking,
  tally: EffortTally,
): Promise<Obtained | Reason> {
  const { replay, recorder, costLimit, time } = asking;
  const recorded = recorder.find(request, sample);
  const source = answerSource(
    replay,
    recorded === undefined ? 'not recorded' : 'recorded',
    asking.completer === null ? 'absent' : 'present',
  );
  if (source.kind === 'nowhere') return source.reason;
  if (source.kind === 'recording' && recorded !== undefined) {
    tally.addRecorded(recorded, costLimit.costOf(recorded.model, recorded.usage));
    const outcome = { kind: 'recorded', completion: recorded } as const;
    asking.onAttempt({ session, metric, sample, attempt: 0, request, outcome, startedAt: time.now(), durationMs: 0 });
    return { completion: recorded, afterwards: 'forget' };
  }
  if (source.kind === 'recording' || asking.completer === null) return 'no_credentials';
  if (asking.halt.reason !== null) return asking.halt.reason;
  for (;;) {
    const outcome = await attempt({ session, metric, request }, sample, asking, asking.completer, tally);
    if (typeof outcome === 'string') return outcome;
    asking.halt.note(outcome);
    if (outcome.kind === 'answer') return { completion: outcome, afterwards: source.afterwards };
    if (outcome.kind === 'refusal') return 'refusal';
    if (!outcome.canRetry || tally.attempts >= asking.maxAttempts) return outcome.reason;
    const wait = waitBefore(tally.attempts, outcome, time);
    // A wait beyond the deadline would end in nothing: better to say at once what went wrong.
    if (time.now() + wait >= asking.deadline) return outcome.reason;
    await time.sleep(wait);
    tally.waitedMs += wait;
  }
}

/** One request, or the reason that forbids it. */
async function attempt(
  { session, metric, request }: Omit<Question<unknown>, 'read'>,
  sample: number,
  { costLimit, time, timeoutMs, deadline, halt, onAttempt }: Asking,
  completer: Completer,
  tally: EffortTally,
): Promise<AttemptOutcome | Reason> {
  if (time.now() >= deadline) return 'deadline';
  const reserved = await costLimit.reserve(request, sample);
  // It may have waited for the money of others, and the run may have been stopped meanwhile.
  const startedAt = time.now();
  const tooLate = halt.reason ?? (startedAt >= deadline ? 'deadline' : null);
  if (reserved === undefined) return tooLate ?? 'budget';
  if (tooLate !== null) {
    await reserved.settle(0);
    return tooLate;
  }
  tally.attempts++;
  const limit = Math.min(timeoutMs, deadline - startedAt);
  const outcome = await completer.complete(request, limit, sample);
  const cost = costOfOutcome(request.model, outcome, costLimit.costOf);
  const booked = await reserved.settle(cost);
  if (booked === 'by another run') tally.addShared(outcome, cost);
  else tally.add(outcome, booked);
  onAttempt({
    session,
    metric,
    sample,
    attempt: tally.attempts,
    request,
    outcome,
    startedAt,
    durationMs: time.now() - startedAt,
  });
  // The attempt was cut short by the deadline, not by its own time limit.
  if (outcome.kind === 'failure' && outcome.reason === 'timeout' && limit < timeoutMs) return 'deadline';
  return outcome;
}

function waitBefore(attempts: number, { retryAfterMs }: Failure, { random }: Time): number {
  const backoff = BACKOFF_MS[Math.min(attempts, BACKOFF_MS.length) - 1] ?? 0;
  return Math.max(retryAfterMs ?? 0, backoff * (1 + JITTER * random()));
}
