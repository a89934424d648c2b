import { z } from 'zod';

const count = z.int().min(0);

/** What the gates of a run make of references that were damaged on purpose, on a sample with a fixed seed. */
export const gateStrength = z.strictObject({
  variants: count.max(100),
  damaging: count,
  caught: count.describe('Damaging variants whose session would fail.'),
  harmless: count,
  blocked: count.describe('Harmless variants whose session would fail.'),
});
