import type { PartialJson, PartialObject } from '../../core/json/partial.js';

type Value = PartialJson | undefined;

/** Marks the place where the rest of an explanation is missing. */
export const CUT_MARK = '…';

/** A text that says something: `-` and `…` do not. */
export function saysSomething(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}

/** A text that came whole; nothing for anything else. */
export function wholeText(value: Value): string | undefined {
  return value?.kind === 'text' && value.isWhole ? value.text : undefined;
}

/** A text to be shown, with a mark where it was cut; null for none. */
export function shownText(value: Value): string | null {
  if (value?.kind !== 'text' || !saysSomething(value.text)) return null;
  return value.isWhole ? value.text : `${value.text}${CUT_MARK}`;
}

export function booleanOf(value: Value): boolean | undefined {
  return value?.kind === 'plain' && typeof value.value === 'boolean' ? value.value : undefined;
}

/** The whole objects in a list; one that the answer ends in, or that has a key twice, is left out. */
export function wholeObjects(value: Value): readonly PartialObject[] {
  if (value?.kind !== 'list') return [];
  return value.items.flatMap((item) =>
    item.kind === 'object' && item.span.end !== null && item.repeated.size === 0 ? [item] : [],
  );
}

/** Whether more follows an object than the end of a list or of a fence. */
export function goesOnAfter({ span }: PartialObject, text: string): boolean {
  return span.end !== null && /[^\s\]`]/.test(text.slice(span.end));
}
