import type { Problem } from '../../core/errors.js';
import type { Files } from '../../core/ports.js';
import { type CassetteEntry, parseCassette, renderCassette, renderRecording } from '../../judge/asking/cassette.js';
import { reasonOf } from './files.js';
import { type LockTimeouts, withLock } from './lock.js';

/**
 * Opens the file of recorded answers, which need not exist yet. A broken line is left out and listed in `problems`; a
 * file that cannot be read at all gives one `problem`.
 */
export function openCassette(
  files: Files,
  named: string,
  lockTimeouts?: LockTimeouts,
): CassetteFile | { readonly problem: Problem } {
  // Where a link leads to it, the file is sorted, and the link stays.
  const path = files.real(named) ?? named;
  if (files.kind(path) === 'missing') return new CassetteFile(files, path, lockTimeouts, '', new Set());
  const read = files.read(path);
  if (read.kind === 'unreadable') return { problem: { message: read.reason, place: { file: path } } };
  return new CassetteFile(files, path, lockTimeouts, read.text, read.invalidLines);
}

/**
 * Recorded answers in a file: each is appended as it comes, so that a run that is killed keeps what it has paid for, and
 * at the end the file is sorted. Other runs may append at the same time. Trouble with writing is told once and stops
 * nothing: an answer that is not kept is asked again, no more.
 */
export class CassetteFile {
  readonly problems: readonly Problem[];
  /** Lines of which killed runs have written the beginning alone; they go when the file is sorted. */
  readonly torn: readonly Problem[];
  /** Questions to which the file has different answers: none of them is found, and all stay until there is a new one. */
  readonly conflicts: readonly Problem[];
  /** Number of the last line, where it has no end: a run was killed while it wrote it. */
  readonly unfinishedLine: number | null;
  private readonly found: Map<string, CassetteEntry>;
  private readonly added = new Map<string, CassetteEntry>();
  private firstTrouble: string | null = null;
  private isLacking = false;
  /** A line that a killed run has left without its end must not swallow the next one. */
  private missingLineEnd: '' | '\n';

  constructor(
    private readonly files: Files,
    private readonly path: string,
    private readonly lockTimeouts: LockTimeouts | undefined,
    text: string,
    invalidLines: ReadonlySet<number>,
  ) {
    const { recordings, problems, torn, conflicts } = parseCassette(text, path, invalidLines);
    this.found = new Map(recordings);
    this.problems = problems;
    this.torn = torn;
    this.conflicts = conflicts;
    this.missingLineEnd = text === '' || text.endsWith('\n') ? '' : '\n';
    this.unfinishedLine = this.missingLineEnd === '' ? null : text.split('\n').length;
  }

  /** Reason of the first answer that could not be written; null as long as all were. */
  get trouble(): string | null {
    return this.firstTrouble;
  }

  /** Whether all answers that were added are in the file. */
  get isWhole(): boolean {
    return !this.isLacking;
  }

  /** The answers that were in the file when it was opened. */
  recorded(): Iterable<CassetteEntry> {
    return this.found.values();
  }

  find(key: string): CassetteEntry | undefined {
    return this.added.get(key) ?? this.found.get(key);
  }

  /** Keeps an answer, in place of an older one to the same question. */
  add(entry: CassetteEntry): void {
    this.added.set(entry.key, entry);
    try {
      this.files.append(this.path, `${this.missingLineEnd}${renderRecording(entry)}`);
      this.missingLineEnd = '';
    } catch (error) {
      // Where the disk is full, half of the line may stand there.
      this.missingLineEnd = '\n';
      this.isLacking = true;
      this.firstTrouble ??= reasonOf(error);
    }
  }

  /**
   * Sorts the file, with what other runs have added since; broken lines go, and disputed answers whose question was answered
   * anew. A run that has recorded nothing leaves the file as it is.
   */
  async finish(): Promise<void> {
    if (this.added.size === 0) return;
    try {
      await withLock(this.files, `${this.path}.lock`, () => this.rewrite(), this.lockTimeouts);
      this.isLacking = false;
    } catch (error) {
      this.firstTrouble ??= reasonOf(error);
    }
  }

  private rewrite(): void {
    const read = this.files.read(this.path);
    const now: Pick<ReturnType<typeof parseCassette>, 'recordings' | 'disputed'> = read.kind === 'text'
      ? parseCassette(read.text, this.path, read.invalidLines)
      : { recordings: this.found, disputed: [] };
    const disputed = now.disputed.filter(({ key }) => !this.added.has(key));
    this.files.write(this.path, renderCassette(new Map([...now.recordings, ...this.added]), disputed));
  }
}
