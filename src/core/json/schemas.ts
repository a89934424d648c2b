import { z } from 'zod';

/** A SHA-256 in lower-case hexadecimal. */
export const SHA_256 = /^[0-9a-f]{64}$/;

/** The whole name of a commit, as git writes it. */
export const COMMIT_SHA = /^[0-9a-f]{40,64}$/;

export const digest = z.string().regex(SHA_256);

export const sha = z.string().regex(COMMIT_SHA);

/** A score of 0 to 1 in JSON. The `-0` that JSON knows as well is 0: nobody scores less than nothing. */
export const score = z
  .number()
  .min(0)
  .max(1)
  .overwrite((value) => value + 0);
