import type { Writable } from 'node:stream';
import { EXIT, type ExitCode } from '../exit-code.js';
import { terminalLine } from '../render/escape.js';
import { reasonOf } from './reason-of.js';

export interface Output {
  readonly stdout: Pick<Writable, 'on'>;
  readonly stderr: Pick<Writable, 'write' | 'on'>;
  /** Told of an exit code, which may be known only when all else is done: a write fails late. */
  readonly fail?: (exitCode: ExitCode) => void;
}

/** What becomes of text that cannot be printed, so that it neither crashes a run nor goes unnoticed. */
export function heedOutput({ stdout, stderr, fail }: Output): void {
  stdout.on('error', (error: Error) => {
    // A reader such as `head` may close the pipe early; that is no error of ours. A full disk is one.
    if ('code' in error && error.code === 'EPIPE') return;
    stderr.write(`summary-gate: cannot write to stdout: ${terminalLine(reasonOf(error))}\n`);
    fail?.(EXIT.error);
  });
  // There is nowhere left to say it, and a crash would change the exit code.
  stderr.on('error', () => undefined);
}
