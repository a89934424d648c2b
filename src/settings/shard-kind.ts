import { show } from './raw-value.js';
import type { ValueKind } from './value-kinds.js';

/** One part of the sessions: number `index` of `of`, both from 1. */
export interface ShardSpec {
  readonly index: number;
  readonly of: number;
}

const PATTERN = /^([1-9]\d{0,3})\/([1-9]\d{0,3})$/;

/** `i/n` with 1 <= i <= n. */
export const shardSpec: ValueKind<ShardSpec> = {
  allowed: 'i/n with 1 <= i <= n <= 9999, such as 3/8',
  parse: (raw) => {
    const [, index, of] = (typeof raw === 'string' ? PATTERN.exec(raw) : null) ?? [];
    if (index === undefined || of === undefined) return { problem: `${show(raw)} is not a shard` };
    if (Number(index) > Number(of)) return { problem: `there is no shard ${index} of ${of}` };
    return { value: { index: Number(index), of: Number(of) } };
  },
  jsonSchema: { type: 'string', pattern: PATTERN.source },
};
