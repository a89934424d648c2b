import { fstatSync, realpathSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import { inBatches } from '../../core/batches.js';
import type { Environment } from '../../core/environment.js';
import { UserError } from '../../core/errors.js';
import type { Files } from '../../core/ports.js';
import type { Task } from '../../scoring/pair.js';
import type { ScoreInThreads, ScoringJob } from '../../scoring/score-sessions.js';
import type { SessionRecord } from '../../scoring/session-record.js';
import { READY, SCORING } from './scoring-role.js';
import type { ScoringAnswer, ScoringStart } from './scoring-thread.js';

/** Sessions in one message: enough that messages cost nothing beside scoring, few enough that no thread waits at the end. */
const BATCH = 128;

/** Lists that a thread has before it: the next one is there when one is done. */
const AHEAD = 2;

/**
 * Each thread takes a second of computing to start and to warm up. Measured on two processors: 10,000 sessions take as long
 * in two threads as in one, 50,000 take three quarters of the time.
 */
const FEWEST_SESSIONS = 20_000;

/** Lists of sessions, so that each thread has some. */
const FEWEST_LISTS = 8;

/** As much as so many sessions of an ordinary length have: a tenth of them may be ten times as long. */
const FEWEST_BYTES = 45_000_000;

/** Garbage of a thread until it is collected: more makes it hardly faster, and each thread has its own. */
const LIMITS = { maxYoungGenerationSizeMb: 24 };

/** Each thread has rubric and words of its own, 40 to 100 MB. */
const MOST_THREADS = 4;

/**
 * Scores in threads of the program itself, in the order of the tasks and so with the same result as one thread.
 * SUMMARY_GATE_THREADS sets their number, 1 for none; otherwise it goes by the processors and by how much there is to do.
 * @param program the file that runs, which a thread starts from again; left out where it cannot
 */
export function openScoringPool(
  program: string | undefined,
  env: Environment['env'],
  { root }: Pick<Files, 'root'>,
): ScoreInThreads {
  return (job, tasks, sessions) => {
    const threads = threadsFor(() => isMuch(sessions, job), env['SUMMARY_GATE_THREADS']);
    return program === undefined || threads < 2 ? undefined : scoreInOrder(program, root, job, tasks, threads);
  };
}

function threadsFor(isWorthIt: () => boolean, wanted: string | undefined): number {
  if (wanted !== undefined && /^[1-9]\d?$/.test(wanted)) return Number(wanted);
  return isWorthIt() ? Math.min(availableParallelism(), MOST_THREADS) : 1;
}

function isMuch(sessions: number, { texts: { corpus, candidates } }: ScoringJob): boolean {
  if (sessions >= FEWEST_SESSIONS) return true;
  // Of a few lists most threads would have none.
  if (sessions < FEWEST_LISTS * BATCH) return false;
  // Of files in folders nobody has asked how long they are.
  const lines = [...corpus.parts, ...candidates.parts].filter((part) => part !== undefined);
  return lines.reduce((sum, { descriptor }) => sum + fstatSync(descriptor).size, 0) >= FEWEST_BYTES;
}

async function* scoreInOrder(
  program: string,
  root: string,
  { paths, texts, ...rules }: ScoringJob,
  tasks: Iterable<Task>,
  size: number,
): AsyncGenerator<SessionRecord | undefined> {
  const start: ScoringStart = {
    role: SCORING,
    paths,
    inputs: { corpus: texts.corpus.parts, candidates: texts.candidates.parts },
    hasMarkdown: texts.corpus.hasMarkdown || texts.candidates.hasMarkdown,
    root,
    ...rules,
  };
  const path = realpathSync(program);
  const threads = Array.from({ length: size }, () => new ScoringThread(path, start));
  try {
    const waiting: Promise<ScoringAnswer>[] = [];
    let turn = 0;
    for (const batch of inBatches(tasks, BATCH)) {
      // In turns: what is asked of which thread must not matter, and waiting for the first keeps the others busy.
      const thread = threads[turn++ % size];
      if (thread !== undefined) waiting.push(thread.score(batch));
      if (waiting.length >= size * AHEAD) yield* recordsOf(await waiting.shift());
    }
    for (const answer of waiting) yield* recordsOf(await answer);
  } finally {
    await Promise.all(threads.map((thread) => thread.end()));
  }
}

function recordsOf(answer: ScoringAnswer | undefined): readonly (SessionRecord | undefined)[] {
  if (answer === undefined) return [];
  if ('problems' in answer) throw new UserError(answer.problems);
  return answer.records;
}

interface Waiting {
  readonly resolve: (answer: ScoringAnswer) => void;
  readonly reject: (error: Error) => void;
}

class ScoringThread {
  private readonly worker: Worker;
  /** When its program is loaded, or it is gone. */
  private readonly started: Promise<void>;
  private readonly waiting: Waiting[] = [];
  private failure: Error | undefined;

  constructor(program: string, start: ScoringStart) {
    this.worker = new Worker(program, { workerData: start, stdin: false, resourceLimits: LIMITS });
    this.worker.on('error', (error) => this.fail(error instanceof Error ? error : new Error(String(error))));
    this.worker.on('messageerror', (error) => this.fail(error));
    this.started = new Promise((resolve) => {
      this.worker.on('message', (answer: ScoringAnswer | typeof READY) => {
        resolve();
        if (answer !== READY) this.waiting.shift()?.resolve(answer);
      });
      this.worker.on('exit', (code) => {
        // Nobody must wait for a thread that is gone.
        this.fail(new Error(`a thread that scores has ended early, with code ${code}`));
        resolve();
      });
    });
  }

  /** Answers come in the order of the questions. */
  score(tasks: readonly Task[]): Promise<ScoringAnswer> {
    const answer = new Promise<ScoringAnswer>((resolve, reject) => {
      if (this.failure !== undefined) reject(this.failure);
      else this.waiting.push({ resolve, reject });
    });
    // It is waited for in its turn; until then its failure is nobody's.
    answer.catch(() => undefined);
    this.worker.postMessage(tasks);
    return answer;
  }

  async end(): Promise<void> {
    // To terminate a thread that is still loading can take Node.js 20 down with it.
    await this.started;
    await this.worker.terminate();
  }

  private fail(error: Error): void {
    this.failure ??= error;
    for (const { reject } of this.waiting.splice(0)) reject(this.failure);
  }
}

/**
 * Lets the engine collect garbage at 1.3 times of what is in use instead of at up to 4 times, as it does where memory is
 * short. Over 200,000 sessions that halves the peak and takes some three seconds more of computing.
 */
export function spareMemory(): void {
  setFlagsFromString('--optimize-for-size');
}
