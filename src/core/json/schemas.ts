import { z } from 'zod';
import { DIMENSIONS } from '../summary.js';

/** A SHA-256 in lower-case hexadecimal. */
export const SHA_256 = /^[0-9a-f]{64}$/;

/** The whole name of a commit, as git writes it. */
export const COMMIT_SHA = /^[0-9a-f]{40,64}$/;

export const digest = z.string().regex(SHA_256, { error: 'allowed: 64 hexadecimal digits' });

export const sha = z.string().regex(COMMIT_SHA);

/** A list, which may be missing or null: Go and Python pipelines write that for an empty one. */
export function listOrNothing<T extends z.ZodType>(item: T, most?: number) {
  const items = z.array(item);
  return (most === undefined ? items : items.max(most))
    .nullish()
    .transform((items): readonly z.output<T>[] => items ?? []);
}

/** What was accepted by hand, which is many times faster; of anything else the schema tells what is wrong. */
export function acceptedOr<T>(accepted: T | undefined, schema: z.ZodType<T>, value: unknown): z.ZodSafeParseResult<T> {
  return accepted === undefined ? schema.safeParse(value) : { success: true, data: accepted };
}

/** A score of 0 to 1 in JSON. The `-0` that JSON knows as well is 0: nobody scores less than nothing. */
export const score = z
  .number()
  .min(0)
  .max(1)
  .overwrite((value) => value + 0);

export const count = z.int().min(0);

export const dimension = z.enum(DIMENSIONS);

/** A place in a text of the workspace. */
export const place = z.object({
  file: z.string(),
  line: z.int().min(1).exactOptional(),
  column: z.int().min(1).exactOptional(),
  key: z.string().exactOptional(),
});

/** Schema of a read-only list. */
export function list<T extends z.ZodType>(item: T) {
  return z.array(item).readonly();
}

/**
 * An object schema that knows every key of a type. "Satisfies ZodType" lets a key go that need not be there, and what stands
 * under it would be lost on the way through a part.
 */
export type WholeSchema<T> = z.ZodType<T> & { readonly shape: { readonly [Key in keyof T]-?: z.ZodType } };
