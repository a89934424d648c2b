import { type ChildProcess, type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { memberOf } from '../../core/errors.js';
import { makeTemporaryFolder } from '../disk/temporary-folder.js';
import { timerMs } from '../model-api/failure.js';

/** What the name of the folder begins with that a program runs in. */
export const FOLDER_PREFIX = 'summary-gate-judge-';

/** The longest answer of a program that is read, in bytes: far more than an answer takes. */
export const LONGEST_ANSWER = 1024 * 1024;

/** So much of the end of stderr is kept, in bytes. */
const KEPT_COMPLAINT = 8 * 1024;

/** A program to run, without a shell. */
interface ProgramCall {
  readonly argv: readonly [program: string, ...args: string[]];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  /** What it gets on stdin. */
  readonly input: string;
  readonly timeoutMs: number;
}

/** How a program came to its end. */
export type Ended =
  | {
      readonly kind: 'exited';
      /** Null where a signal ended it. */
      readonly code: number | null;
      readonly signal: string | null;
      readonly stdout: Buffer;
      /** The end of it, as far as it is UTF-8. */
      readonly stderr: string;
    }
  | { readonly kind: 'not started'; readonly code: string }
  | { readonly kind: 'timeout' | 'too long' | 'stopped'; readonly stderr: string };

/** How long is waited for programs, in milliseconds. */
interface Patience {
  /** From the request to end until the program is killed. */
  readonly graceMs: number;
  /** For output that somebody else holds open once the program has ended. */
  readonly drainMs: number;
}

const PATIENCE: Patience = { graceMs: 2000, drainMs: 1000 };

const IS_WINDOWS = process.platform === 'win32';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Runs programs in process groups of their own, so that a program ends together with all that it has started: after its
 * time, after its own end, and when we end, by a signal too.
 */
export class Programs {
  private readonly running = new Set<Running>();
  private folder: string | undefined;

  constructor(private readonly patience: Patience = PATIENCE) {}

  /** Runs a program to its end. Never throws. */
  run(call: ProgramCall): Promise<Ended> {
    return new Promise((resolve) => {
      let child: ChildProcessWithoutNullStreams;
      const { argv, cwd, env } = call;
      const [program, ...args] = argv;
      // Before it starts: a signal that comes right behind that must find us listening.
      if (this.running.size === 0) this.watch();
      try {
        // A group of its own is what can be killed as a whole. On Windows it would open a window instead.
        child = spawn(program, args, { cwd, env, stdio: 'pipe', detached: !IS_WINDOWS, windowsHide: true });
      } catch (error) {
        if (this.running.size === 0) this.unwatch();
        resolve(notStarted(error));
        return;
      }
      const running = new Running(child, call, this.patience, (ended) => {
        this.running.delete(running);
        if (this.running.size === 0) this.unwatch();
        resolve(ended);
      });
      this.running.add(running);
    });
  }

  /**
   * An empty folder to run in, the same for all: agents obey what lies there, and in the workspace that is the pull request's.
   * One that somebody has removed is made anew. Throws a UserError where none can be made.
   */
  emptyFolder(): string {
    if (this.folder === undefined || !existsSync(this.folder)) this.folder = makeTemporaryFolder(FOLDER_PREFIX);
    return this.folder;
  }

  /** Kills all programs that run, and removes their folder. */
  stop(): void {
    for (const one of this.running) one.stop();
    const { folder } = this;
    this.folder = undefined;
    try {
      if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
    } catch {
      // Somebody still writes into it: it lies among temporary files.
    }
  }

  private watch(): void {
    process.on('exit', this.onExit);
    for (const signal of SIGNALS) process.on(signal, this.onSignal);
  }

  private unwatch(): void {
    process.off('exit', this.onExit);
    for (const signal of SIGNALS) process.off(signal, this.onSignal);
  }

  private readonly onExit = (): void => this.stop();

  /** The programs are in groups of their own, so that a Ctrl-C does not reach them. */
  private readonly onSignal = (signal: NodeJS.Signals): void => {
    this.stop();
    this.unwatch();
    process.kill(process.pid, signal);
  };
}

class Running {
  private readonly stdout: Buffer[] = [];
  private length = 0;
  private complaint: Buffer = Buffer.alloc(0);
  private isComplaintCut = false;
  /** Why we ended it ourselves; null where we did not. */
  private endedBy: 'timeout' | 'too long' | 'stopped' | null = null;
  private status: { readonly code: number | null; readonly signal: string | null } | null = null;
  private readonly timers: NodeJS.Timeout[] = [];
  private isDone = false;

  constructor(
    private readonly child: ChildProcessWithoutNullStreams,
    { input, timeoutMs }: ProgramCall,
    private readonly patience: Patience,
    private readonly onEnd: (ended: Ended) => void,
  ) {
    child.on('error', (error) => this.finish(notStarted(error)));
    child.on('exit', (code, signal) => this.exited(code, signal));
    child.on('close', () => this.closed());
    child.stdout.on('data', (chunk: Buffer) => this.read(chunk));
    child.stderr.on('data', (chunk: Buffer) => this.hear(chunk));
    // A program need not read its question: what it then makes of it is its own affair.
    child.stdin.on('error', () => undefined);
    child.stdout.on('error', () => undefined);
    child.stderr.on('error', () => undefined);
    child.stdin.end(input);
    this.after(timerMs(timeoutMs), () => this.end('timeout'));
  }

  /** Ends the program at once. */
  stop(): void {
    this.endedBy ??= 'stopped';
    killAll(this.child, 'SIGKILL');
  }

  private read(chunk: Buffer): void {
    this.length += chunk.length;
    if (this.length <= LONGEST_ANSWER) this.stdout.push(chunk);
    else this.end('too long');
  }

  private hear(chunk: Buffer): void {
    const all = Buffer.concat([this.complaint, chunk]);
    this.isComplaintCut ||= all.length > KEPT_COMPLAINT;
    this.complaint = all.subarray(-KEPT_COMPLAINT);
  }

  private end(why: 'timeout' | 'too long'): void {
    if (this.endedBy !== null || this.status !== null) return;
    this.endedBy = why;
    killAll(this.child, 'SIGTERM');
    this.after(this.patience.graceMs, () => {
      killAll(this.child, 'SIGKILL');
      this.after(this.patience.drainMs, () => this.closed());
    });
  }

  /** What the program has left behind ends with it; whoever has left its group may hold its output open no longer. */
  private exited(code: number | null, signal: string | null): void {
    this.status = { code, signal };
    if (!IS_WINDOWS) killAll(this.child, 'SIGKILL');
    this.after(this.patience.drainMs, () => this.closed());
  }

  private closed(): void {
    const heard = this.complaint.toString('utf8');
    // What was cut in the middle may be the rest of a key, which nobody would recognise.
    const stderr = this.isComplaintCut ? heard.replace(/^\S*/, '') : heard;
    if (this.endedBy !== null) this.finish({ kind: this.endedBy, stderr });
    else
      this.finish({
        kind: 'exited',
        code: null,
        signal: null,
        ...this.status,
        stdout: Buffer.concat(this.stdout),
        stderr,
      });
  }

  private after(ms: number, act: () => void): void {
    this.timers.push(setTimeout(act, ms));
  }

  private finish(ended: Ended): void {
    if (this.isDone) return;
    this.isDone = true;
    for (const timer of this.timers) clearTimeout(timer);
    for (const stream of [this.child.stdin, this.child.stdout, this.child.stderr]) stream?.destroy();
    this.onEnd(ended);
  }
}

/** Sends a signal to a program and all that it has started. */
function killAll(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): void {
  const { pid } = child;
  if (pid === undefined) return;
  try {
    if (!IS_WINDOWS) process.kill(-pid, signal);
    else
      spawn('taskkill', ['/pid', String(pid), '/t', '/f'], { stdio: 'ignore', windowsHide: true }).on('error', () =>
        child.kill(),
      );
  } catch {
    // Nobody is left in the group.
  }
}

function notStarted(error: unknown): Ended {
  const code = memberOf(error, 'code');
  return { kind: 'not started', code: typeof code === 'string' ? code : 'unknown' };
}
