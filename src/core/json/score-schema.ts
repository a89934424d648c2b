import { z } from 'zod';

/** A score of 0 to 1 in JSON. The `-0` that JSON knows as well is 0: nobody scores less than nothing. */
export const score = z
  .number()
  .min(0)
  .max(1)
  .overwrite((value) => value + 0);
