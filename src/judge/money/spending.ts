import { z } from 'zod';
import type { Problem } from '../../core/errors.js';
import { parseJson } from '../../core/json/document.js';
import { placeOf, schemaProblems } from '../../core/json/schema-problems.js';
import { byCodePoint } from '../../core/text.js';
import { nanoAtLeast, usdOf } from './money.js';

/** Spending by UTC day (YYYY-MM-DD), in nano-dollars (1e-9 USD). */
export type Spending = ReadonlyMap<string, number>;

/** More than any day costs; above it the sums would not be exact. */
const MOST_USD = 1_000_000;

const schema = z.object({
  days: z.record(
    z.string().regex(/^\d{4}-\d\d-\d\d$/, 'must be a date such as 2026-11-21'),
    z.number().min(0).max(MOST_USD),
  ),
});

/** Reads the text of a budget ledger. A broken one gives problems: what was spent is then not known, and not 0. */
export function parseSpending(
  text: string,
  file: string,
): { readonly spending: Spending } | { readonly problems: readonly Problem[] } {
  const parsed = parseJson(text);
  if ('error' in parsed) {
    return { problems: [{ message: parsed.error.message, place: { file, ...parsed.error.position } }] };
  }
  const checked = schema.safeParse(parsed.document.value);
  if (!checked.success) return { problems: schemaProblems(checked.error.issues, parsed.document, file) };
  const [repeated] = parsed.document.repeatedKeys();
  if (repeated !== undefined) {
    const place = placeOf(parsed.document, file, repeated);
    return { problems: [{ message: `${repeated.join('.')} is given twice`, place }] };
  }
  return { spending: new Map(Object.entries(checked.data.days).map(([day, usd]) => [day, nanoAtLeast(usd)])) };
}

/** The text of a budget ledger: one day on each line, the newest last. */
export function renderSpending(spending: Spending): string {
  const days = [...spending]
    .sort(([a], [b]) => byCodePoint(a, b))
    .map(([day, nano]) => [day, Math.min(usdOf(nano), MOST_USD)]);
  return `${JSON.stringify({ days: Object.fromEntries(days) }, null, 2)}\n`;
}
