import { randomUUID } from 'node:crypto';
import type { Problem } from '../../core/errors.js';
import { parseJson } from '../../core/json/document.js';
import type { Clock, Files } from '../../core/ports.js';
import {
  type BatchRecord,
  type BatchRecords,
  type BatchStore,
  LONGEST_BATCH_ID,
  parseBatches,
} from '../../judge/batches/batch-record.js';
import { reasonOf } from './files.js';
import { withLock } from './lock.js';

/**
 * Opens the file that remembers batches under way; it need not exist yet. Returns problems when a line is broken: the
 * batch that it named would be paid for again, unnoticed.
 */
export function openBatchFile(
  files: Files,
  path: string,
  clock: Clock,
): BatchFile | { readonly problems: readonly Problem[] } {
  const read = readBatches(files, path, clock);
  if ('reason' in read) return { problems: [{ message: read.reason, place: { file: path } }] };
  const broken = brokenLines(read);
  return broken.length > 0 ? { problems: broken } : new BatchFile(files, path, clock, read);
}

/**
 * Remembers batches under way in a file that several runs may share. Every write is done under a lock, and is on disk
 * before the call returns. Trouble with writing is kept in `trouble` and never thrown.
 */
export class BatchFile implements BatchStore {
  /** Hand-overs without a known batch: their runs were stopped while they created one, or are creating it right now. */
  readonly doubtful: BatchRecords['handOvers'];
  /**
   * Batches by id. A batch that another run has removed from the file stays known here: its answers may still be
   * needed.
   */
  private readonly known: Map<string, BatchRecord>;
  /** What this run has noted about batches that it was about to make, by token. */
  private readonly notes = new Map<string, string>();
  /** Batches of this run that no line names. */
  private readonly unwritten = new Set<string>();
  private firstTrouble: string | null = null;

  constructor(
    private readonly files: Files,
    private readonly path: string,
    private readonly clock: Clock,
    found: BatchRecords,
  ) {
    this.doubtful = found.handOvers;
    this.known = new Map(found.batches.map((batch) => [batch.batch, batch]));
  }

  /** Reason of the first write that failed; null as long as all succeeded. */
  get trouble(): string | null {
    return this.firstTrouble;
  }

  batches(): readonly BatchRecord[] {
    const read = readBatches(this.files, this.path, this.clock);
    for (const batch of 'reason' in read ? [] : read.batches) this.known.set(batch.batch, batch);
    return [...this.known.values()];
  }

  async begin(batch: Omit<BatchRecord, 'batch' | 'token' | 'created_at'>): Promise<string | null> {
    const token = randomUUID();
    const at = this.clock().toISOString();
    const longest = { ...batch, batch: 'x'.repeat(LONGEST_BATCH_ID), token, created_at: at };
    const room = ' '.repeat(Buffer.byteLength(JSON.stringify(longest)));
    const note = { handing_over: token, requests: batch.keys.length, at, room };
    const isWritten = await this.alone(() => this.append(note));
    if (isWritten) this.notes.set(token, JSON.stringify(note));
    return isWritten ? token : null;
  }

  async add(batch: Omit<BatchRecord, 'created_at'>): Promise<void> {
    const record = { ...batch, created_at: this.clock().toISOString() };
    this.known.set(record.batch, record);
    // Rather beside another run than not at all: what is not written down is paid for again.
    if (await this.alone(() => this.append(record))) return;
    if (this.attempt(() => this.append(record)) || this.attempt(() => this.putInPlaceOfNote(record))) return;
    this.unwritten.add(record.batch);
  }

  /** What was noted before the batch was made is no longer needed, and long enough. */
  private putInPlaceOfNote(record: BatchRecord): void {
    const note = this.notes.get(record.token) ?? '';
    const line = JSON.stringify(record);
    const rest = ' '.repeat(Math.max(0, Buffer.byteLength(note) - Buffer.byteLength(line)));
    this.files.replace(this.path, note, `${line}${rest}`);
  }

  async claim(batch: string, keys: readonly string[]): Promise<ReadonlySet<string> | null> {
    // Of one that could not be written down no other run can know.
    if (this.unwritten.has(batch)) return new Set(keys);
    let own: readonly string[] = [];
    const isWritten = await this.alone(() => {
      const read = readBatches(this.files, this.path, this.clock);
      if ('reason' in read) throw new Error(read.reason);
      // A batch that is not there any more was settled by who has forgotten it.
      if (!read.batches.some((known) => known.batch === batch)) return;
      own = keys.filter((key) => !read.settled.get(batch)?.has(key));
      if (own.length > 0) this.append({ settled: batch, keys: own });
    });
    return isWritten ? new Set(own) : null;
  }

  async forget(done: ReadonlySet<string>): Promise<void> {
    if (done.size === 0 && this.notes.size === 0 && this.doubtful.length === 0) return;
    await this.alone(() => this.rewrite(done));
  }

  private rewrite(done: ReadonlySet<string>): void {
    const read = readBatches(this.files, this.path, this.clock);
    // What cannot be read is left as it is.
    if ('reason' in read || brokenLines(read).length > 0) return;
    const told = new Set([...this.notes.keys(), ...this.doubtful.map(({ handing_over: token }) => token)]);
    const batches = read.batches.filter(({ batch }) => !done.has(batch));
    const kept = [
      ...batches,
      ...batches.flatMap(({ batch }) => {
        const keys = read.settled.get(batch);
        return keys === undefined ? [] : [{ settled: batch, keys: [...keys] }];
      }),
      ...read.handOvers.filter(({ handing_over: token }) => !told.has(token)),
    ];
    if (kept.length === 0) this.files.remove(this.path);
    else this.files.write(this.path, kept.map((line) => `${JSON.stringify(line)}\n`).join(''));
  }

  private append(line: object): void {
    const read = this.files.read(this.path);
    // A line without its end must not swallow the next one. One that lacks no more than that still names a batch.
    if (read.kind === 'text' && read.text !== '' && !read.text.endsWith('\n')) {
      const start = read.text.lastIndexOf('\n') + 1;
      const isWhole = !('error' in parseJson(read.text.slice(start)));
      this.files.write(this.path, isWhole ? `${read.text}\n` : read.text.slice(0, start));
    }
    this.files.append(this.path, `${JSON.stringify(line)}\n`);
  }

  private async alone(work: () => void): Promise<boolean> {
    try {
      await withLock(this.files, `${this.path}.lock`, work);
      return true;
    } catch (error) {
      this.firstTrouble ??= reasonOf(error);
      return false;
    }
  }

  private attempt(work: () => void): boolean {
    try {
      work();
      return true;
    } catch (error) {
      this.firstTrouble ??= reasonOf(error);
      return false;
    }
  }
}

/** The last line may be half a one, as a run that was killed leaves it. */
function brokenLines({ problems, unfinishedLine }: BatchRecords): readonly Problem[] {
  return problems.filter(({ place }) => place?.line !== unfinishedLine);
}

function readBatches(files: Files, path: string, clock: Clock): BatchRecords | { readonly reason: string } {
  if (files.kind(path) === 'missing') return parseBatches('', path, clock());
  const read = files.read(path);
  return read.kind === 'unreadable' ? read : parseBatches(read.text, path, clock());
}
