import { z } from 'zod';
import type { Problem } from '../../core/errors.js';
import { parseJson } from '../../core/json/document.js';
import { placeOf, schemaProblems } from '../../core/json/schema-problems.js';
import { byCodePoint } from '../../core/text.js';
import { nanoAtLeast, usdOf } from './money.js';

/** Spending by UTC day (YYYY-MM-DD), in nano-dollars (1e-9 USD). */
type Spending = ReadonlyMap<string, number>;

/** What a ledger says: what days have spent, and how much of that calls under way hold until they are settled. */
export interface Books {
  readonly days: Spending;
  readonly open: Spending;
}

/** More than any day costs; above it the sums would not be exact. */
const MOST_USD = 1_000_000;

const DAY = /^\d{4}-\d\d-\d\d$/;

const amounts = z.record(z.string(), z.number().min(0).max(MOST_USD)).superRefine((days, context) => {
  for (const day of Object.keys(days).filter((one) => !DAY.test(one))) {
    context.addIssue({ code: 'custom', path: [day], message: 'must be a date such as 2026-11-21' });
  }
});

const schema = z.object({ days: amounts, open: amounts.optional() });

/** Reads the text of a budget ledger. A broken one gives problems: what was spent is then not known, and not 0. */
export function parseSpending(
  text: string,
  file: string,
): { readonly books: Books } | { readonly problems: readonly Problem[] } {
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
  const { days, open = {} } = checked.data;
  return { books: { days: toNano(days), open: toNano(open) } };
}

function toNano(usd: Readonly<Record<string, number>>): Spending {
  return new Map(Object.entries(usd).map(([day, amount]) => [day, nanoAtLeast(amount)]));
}

/** The text of a budget ledger: one day on each line, the newest last. */
export function renderSpending({ days, open }: Books): string {
  const held = toUsd(new Map([...open].filter(([, nano]) => nano > 0)));
  const ledger = { days: toUsd(days), ...(Object.keys(held).length > 0 && { open: held }) };
  return `${JSON.stringify(ledger, null, 2)}\n`;
}

function toUsd(nano: Spending): Readonly<Record<string, number>> {
  const days = [...nano].sort(([a], [b]) => byCodePoint(a, b));
  return Object.fromEntries(days.map(([day, amount]) => [day, Math.min(usdOf(amount), MOST_USD)]));
}
