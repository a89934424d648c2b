// Some tests run dist/, which does not follow src/ by itself.
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** A checkout writes dist/ first, and all of its files within this time, in milliseconds. */
const CHECKOUT = 60_000;

/** Whether a file of src/ was written so long after dist/ that no checkout has written both. */
export function isBundleOlder(folder) {
  const built = statSync(join(folder, 'dist/program.js'), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return readdirSync(join(folder, 'src'), { recursive: true }).some(
    (name) => statSync(join(folder, 'src', name)).mtimeMs > built + CHECKOUT,
  );
}
