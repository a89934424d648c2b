import type { z } from 'zod';
import type { Problem } from '../errors.js';
import { parseJson } from '../json/document.js';
import { schemaProblems } from '../json/schema-problems.js';

export type Read<T> = { readonly value: T } | { readonly problems: readonly Problem[] };

/** What is wrong after the first few places is an echo of them, and a hostile part has it by the million. */
export const SHOWN_PROBLEMS = 5;

/** A line of a part by its schema, or what is wrong first, and where. `number` is that of the line, from 1. */
export function readLine<T extends z.ZodType>(
  schema: T,
  text: string,
  file: string,
  number: number,
): Read<z.output<T>> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    const parsed = parseJson(text, number);
    const at = 'error' in parsed ? parsed.error : { message: 'it is no JSON', position: { line: number } };
    return { problems: [{ message: `broken JSON: ${at.message}`, place: { file, ...at.position } }] };
  }
  const parsed = schema.safeParse(value);
  if (parsed.success) return { value: parsed.data };
  const document = parseJson(text, number);
  // Read once more by the reader that knows where values stand.
  if ('error' in document)
    return { problems: [{ message: `broken JSON: ${document.error.message}`, place: { file, line: number } }] };
  return { problems: schemaProblems(parsed.error.issues.slice(0, SHOWN_PROBLEMS), document.document, file) };
}
