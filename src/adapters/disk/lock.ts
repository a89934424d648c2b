import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Files } from '../../core/ports.js';

export interface LockTimeouts {
  /**
   * After so many milliseconds without a change a lock counts as left by a run that died: nobody holds one longer than
   * an instant.
   */
  readonly staleMs: number;
  /** Longest time to wait for the lock, in milliseconds. */
  readonly giveUpMs: number;
}

export const LOCK_TIMEOUTS: LockTimeouts = { staleMs: 5000, giveUpMs: 30_000 };

/** The lock could not be had in time. */
export class LockHeld extends Error {
  constructor(readonly lock: string) {
    super(`${lock} is held by another run`);
    this.name = 'LockHeld';
  }
}

/**
 * Runs `work` while no other process that uses the same lock file runs its own, and returns the result. The work must
 * be short and synchronous. Throws what it throws, what the system says of the lock file, and `LockHeld` when the lock cannot be had in time.
 */
export async function withLock<T>(files: Files, lock: string, work: () => T, lockTimeouts = LOCK_TIMEOUTS): Promise<T> {
  const token = `${process.pid} ${randomUUID()}\n`;
  const guard = `${lock}.break`;
  const start = performance.now();
  const lockWatch = new Watch(files, lock);
  const guardWatch = new Watch(files, guard);
  for (const one of [lock, guard]) {
    if (files.kind(one) === 'folder') throw new Error(`${one} is a folder, where a lock is to be a file: remove it`);
  }
  while (!files.create(lock, token)) {
    const now = performance.now();
    const stale = lockWatch.unchangedFor(now) >= lockTimeouts.staleMs;
    if (stale && files.create(guard, token)) {
      // Only who holds the guard removes a stale lock, and only the one that it watched: not one that is new.
      if (lockWatch.isSame()) files.remove(lock);
      files.remove(guard);
    }
    if (guardWatch.unchangedFor(now) >= lockTimeouts.staleMs) files.remove(guard);
    if (now - start >= lockTimeouts.giveUpMs) throw new LockHeld(lock);
    await sleep(5 + Math.random() * 20);
  }
  try {
    return work();
  } finally {
    // Not if the lock was taken from us for stale: then it is another one's.
    if (contentOf(files, lock) === token) files.remove(lock);
  }
}

/**
 * How long a file has stood unchanged, as far as we have seen. Clocks are not compared: the file may have been written
 * by another machine, or have come from a cache with an old time on it.
 */
class Watch {
  private content: string | undefined;
  private since = 0;

  constructor(
    private readonly files: Files,
    private readonly path: string,
  ) {}

  unchangedFor(now: number): number {
    const content = contentOf(this.files, this.path);
    if (content !== this.content) {
      this.content = content;
      this.since = now;
    }
    return content === undefined ? 0 : now - this.since;
  }

  isSame(): boolean {
    return this.content !== undefined && contentOf(this.files, this.path) === this.content;
  }
}

function contentOf(files: Files, path: string): string | undefined {
  const read = files.read(path);
  if (read.kind === 'text') return read.text;
  return files.kind(path) === 'missing' ? undefined : '';
}
