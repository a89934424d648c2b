import type { Files } from '../../core/ports.js';
import { reasonOf } from './files.js';

/**
 * Writes judge-log.jsonl, a line for each attempt to ask the judge, as soon as it ends: a run that is killed keeps its
 * log. The first line replaces the file of an earlier run. A write that fails is kept in `trouble` and never changes a
 * result.
 */
export class JudgeLog {
  private lines = 0;
  private firstTrouble: string | null = null;

  constructor(
    private readonly files: Pick<Files, 'write' | 'append'>,
    readonly path: string,
  ) {}

  /** Whether there is a file of this run. */
  get isBegun(): boolean {
    return this.lines > 0;
  }

  /** Reason of the first line that could not be written; null as long as all were. */
  get trouble(): string | null {
    return this.firstTrouble;
  }

  add(line: string): void {
    // After a line that may stand there half, nothing that follows could be read for certain.
    if (this.firstTrouble !== null) return;
    try {
      if (this.lines === 0) this.files.write(this.path, `${line}\n`);
      else this.files.append(this.path, `${line}\n`);
      this.lines++;
    } catch (error) {
      this.firstTrouble = reasonOf(error);
    }
  }
}
