import type { Digest } from '../core/ports.js';
import type { ShardSpec } from '../settings/value-kinds.js';

/** Hexadecimal digits that every language reads as one whole number: 32 bits. */
const HASH_DIGITS = 8;

/**
 * The shard of a session, 1..n: the first 32 bits of the SHA-256 of its name in UTF-8, as a number, modulo n, plus 1. A
 * contract: pipelines compute it, too, to summarise only the sessions of their own job.
 */
export function shardOf(name: string, of: number, digest: Digest): number {
  return (Number.parseInt(digest(name).slice(0, HASH_DIGITS), 16) % of) + 1;
}

/** Whether a session belongs to this job; without a shard every one does. */
export type IsWanted = (name: string) => boolean;

export function wantedBy(shard: ShardSpec | null, digest: Digest): IsWanted {
  return shard === null ? () => true : (name) => shardOf(name, shard.of, digest) === shard.index;
}

/** The sessions that a job scores: first the limit, then the shard. Canaries are for the judge, and in every job. */
export function sessionsOfJob<Session extends { readonly name: string; readonly canary: boolean }>(
  sessions: readonly Session[],
  limit: number | null,
  isWanted: IsWanted,
): readonly Session[] {
  return sessions
    .filter(({ canary }) => !canary)
    .slice(0, limit ?? undefined)
    .filter(({ name }) => isWanted(name));
}

/** `shard 3 of 8`, as it is called in all that people read. */
export function shardName({ index, of }: ShardSpec): string {
  return `shard ${index} of ${of}`;
}

/** Name of the file that a shard leaves. */
export function partFile({ index, of }: ShardSpec): string {
  return `shard-${index}-of-${of}.jsonl`;
}

/** Whether a file is called as one that a shard leaves. */
export function isPartFile(name: string): boolean {
  return /^shard-\d+-of-\d+\.jsonl$/.test(name);
}
