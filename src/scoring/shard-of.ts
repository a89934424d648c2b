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

/** Whether the session of a name belongs to this job. */
type IsWanted = (name: string) => boolean;

/** The test for sessions of a job; without a shard every session belongs to it. */
export function wantedBy(shard: ShardSpec | null, digest: Digest): IsWanted {
  return shard === null ? () => true : (name) => shardOf(name, shard.of, digest) === shard.index;
}

/**
 * The sessions of a job: the limit is applied first, then the shard. Canaries are in every job, since they are for the
 * judge.
 */
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

/** The name of a shard in all that people read: `shard 3 of 8`. */
export function shardName({ index, of }: ShardSpec): string {
  return `shard ${index} of ${of}`;
}
