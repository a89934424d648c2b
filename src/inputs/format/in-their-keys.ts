import { FIELDS, type Field, type Summary } from '../../core/summary.js';
import { hasField } from './in-our-keys.js';
import type { SummaryFormat } from './summary-format.js';

/** A reference may leave them out, and then has none of these. */
const OPTIONAL_LISTS: ReadonlySet<Field> = new Set<Field>(['aha_moments', 'topics_found']);

/** A value of a summary as a team writes it. */
interface WrittenObject {
  readonly [key: string]: unknown;
}

/**
 * A summary as a team writes it: under its keys, without dimensions that it has not and without empty lists that may be left
 * out.
 * @param summary with the outcome in the word that is to stand there, as `asWritten` gives it
 */
export function inTheirKeys(summary: Summary, format: SummaryFormat): WrittenObject {
  const written = new Tree();
  for (const field of FIELDS) {
    if (!hasField(format, field)) continue;
    const value = summary[field];
    if (OPTIONAL_LISTS.has(field) && value.length === 0) continue;
    written.set(format.fields.get(field) ?? [field], value);
  }
  return written.toObject();
}

/** Objects in objects, whose keys may be any. */
class Tree {
  private readonly members = new Map<string, unknown>();

  set([key, ...rest]: readonly string[], value: unknown): void {
    if (key === undefined) return;
    if (rest.length === 0) {
      this.members.set(key, value);
      return;
    }
    const inner = this.members.get(key);
    const tree = inner instanceof Tree ? inner : new Tree();
    tree.set(rest, value);
    this.members.set(key, tree);
  }

  toObject(): WrittenObject {
    // From entries: a key may be `__proto__`, which an assignment would take for something else.
    return Object.fromEntries(
      Array.from(this.members, ([key, value]) => [key, value instanceof Tree ? value.toObject() : value]),
    );
  }
}
