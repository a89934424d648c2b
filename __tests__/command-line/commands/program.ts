import { Writable } from 'node:stream';
import { main } from '../../../src/command-line/main.js';
import type { Time } from '../../../src/core/ports.js';
import { QuickTime } from '../../builders/quick-time.js';

export interface ProgramRun {
  readonly exitCode: number;
  readonly stdout: string;
  readonly stderr: string;
}

export interface ProgramOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** Columns of a terminal; without it stdout is a pipe. */
  readonly columns?: number;
  /** The clock of a judged run; left out, its waits take no time. */
  readonly time?: Time;
  /** What the person at the terminal answers; left out, nobody is there. */
  readonly answer?: string;
  /** The file that was started, where a command says it. */
  readonly program?: string;
}

/** Remembers what was written to it. */
export class FakeStream extends Writable {
  text = '';
  readonly isTTY: boolean;
  readonly columns: number;

  constructor(columns?: number) {
    super({ decodeStrings: false });
    this.isTTY = columns !== undefined;
    this.columns = columns ?? 0;
  }

  override _write(chunk: string, _encoding: string, done: (error?: Error) => void): void {
    this.text += chunk;
    done();
  }
}

/** Refuses every write, as a closed pipe or a full disk does. */
export class BrokenStream extends FakeStream {
  constructor(readonly code: string) {
    super();
  }

  override _write(_chunk: string, _encoding: string, done: (error?: Error) => void): void {
    done(Object.assign(new Error(`${this.code}: write refused, write`), { code: this.code }));
  }
}

/** Runs the program in this process, in a folder, with an environment of its own. */
export async function runProgram(
  argv: readonly string[],
  cwd: string,
  options: ProgramOptions = {},
): Promise<ProgramRun> {
  const stdout = new FakeStream(options.columns);
  const stderr = new FakeStream(options.columns);
  const env = { SOURCE_DATE_EPOCH: '1795262400', ...options.env };
  const { program, answer, time = new QuickTime() } = options;
  const ask = (question: string): Promise<string> => {
    stdout.write(question);
    return Promise.resolve(answer ?? '');
  };
  const exitCode = await main(argv, { env, cwd, program, stdout, stderr, time, ...(answer !== undefined && { ask }) });
  return { exitCode, stdout: stdout.text, stderr: stderr.text };
}
