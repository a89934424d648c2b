import { randomUUID } from 'node:crypto';
import type { Problem } from '../errors.js';
import { type BatchRecord, type BatchRecords, parseBatches } from '../judge/batches/batch-record.js';
import type { BatchStore } from '../judge/batches/batch-store.js';
import type { Clock, Files } from '../ports.js';
import { reasonOf } from './files.js';
import { withLock } from './lock.js';

/**
 * Opens the file of batches, which need not exist yet. A broken line is a problem: the batch that it named would be paid
 * for again, unnoticed. Only the last line may be half a one, as a run that was killed leaves it.
 */
export function openBatchFile(
  files: Files,
  path: string,
  clock: Clock,
): BatchFile | { readonly problems: readonly Problem[] } {
  const read = readBatches(files, path, clock);
  if ('reason' in read) return { problems: [{ message: read.reason, place: { file: path } }] };
  const broken = read.problems.filter(({ place }) => place?.line !== read.unfinishedLine);
  return broken.length > 0 ? { problems: broken } : new BatchFile(files, path, clock, read);
}

/** Batches under way, in a file that several runs may share. A line is there before the next thing happens. */
export class BatchFile implements BatchStore {
  /** Hand-overs of runs that were stopped in their midst, or that are in its midst now. */
  readonly doubtful: BatchRecords['handOvers'];
  /** By id. What another run has forgotten meanwhile stays known here: its answers may be needed yet. */
  private readonly known = new Map<string, BatchRecord>();
  private readonly ownTokens = new Set<string>();
  private firstTrouble: string | null = null;

  constructor(
    private readonly files: Files,
    private readonly path: string,
    private readonly clock: Clock,
    found: BatchRecords,
  ) {
    this.doubtful = found.handOvers;
    for (const batch of found.batches) this.known.set(batch.batch, batch);
    this.isUnfinished = found.unfinishedLine !== null;
  }

  private isUnfinished: boolean;

  /** Why a line could not be written, the first time. */
  get trouble(): string | null {
    return this.firstTrouble;
  }

  batches(): readonly BatchRecord[] {
    const read = readBatches(this.files, this.path, this.clock);
    for (const batch of 'reason' in read ? [] : read.batches) this.known.set(batch.batch, batch);
    return [...this.known.values()];
  }

  begin(requests: number): string | null {
    const token = randomUUID();
    const line = { handing_over: token, requests, at: this.clock().toISOString() };
    if (!this.append(line)) return null;
    this.ownTokens.add(token);
    return token;
  }

  add(batch: Omit<BatchRecord, 'created_at'>): BatchRecord {
    const record = { ...batch, created_at: this.clock().toISOString() };
    this.known.set(record.batch, record);
    this.append(record);
    return record;
  }

  async forget(done: ReadonlySet<string>): Promise<void> {
    if (done.size === 0 && this.ownTokens.size === 0 && this.doubtful.length === 0) return;
    try {
      await withLock(this.files, `${this.path}.lock`, () => this.rewrite(done));
    } catch (error) {
      this.firstTrouble ??= reasonOf(error);
    }
  }

  private rewrite(done: ReadonlySet<string>): void {
    const read = readBatches(this.files, this.path, this.clock);
    // What cannot be read is left as it is.
    if ('reason' in read || read.problems.some(({ place }) => place?.line !== read.unfinishedLine)) return;
    const told = new Set([...this.ownTokens, ...this.doubtful.map(({ handing_over: token }) => token)]);
    const kept = [
      ...read.batches.filter(({ batch }) => !done.has(batch)),
      ...read.handOvers.filter(({ handing_over: token }) => !told.has(token)),
    ];
    if (kept.length === 0) this.files.remove(this.path);
    else this.files.write(this.path, kept.map((line) => `${JSON.stringify(line)}\n`).join(''));
  }

  private append(line: object): boolean {
    try {
      this.files.append(this.path, `${this.isUnfinished ? '\n' : ''}${JSON.stringify(line)}\n`);
      this.isUnfinished = false;
      return true;
    } catch (error) {
      // Where the disk is full, half of the line may stand there.
      this.isUnfinished = true;
      this.firstTrouble ??= reasonOf(error);
      return false;
    }
  }
}

function readBatches(files: Files, path: string, clock: Clock): BatchRecords | { readonly reason: string } {
  if (files.kind(path) === 'missing') return parseBatches('', path, clock());
  const read = files.read(path);
  return read.kind === 'unreadable' ? read : parseBatches(read.text, path, clock());
}
