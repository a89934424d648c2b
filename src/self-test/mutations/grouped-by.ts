import type { Span } from '../../core/sentences.js';

/** Items that lie inside of the spans, by span. Both stand in the order of the text. */
export function groupedBy<T extends Span>(spans: readonly Span[], items: readonly T[]): readonly (readonly T[])[] {
  let next = 0;
  return spans.map((span) => {
    const inside: T[] = [];
    for (let item = items[next]; item !== undefined && item.start < span.end; item = items[++next]) {
      if (item.start >= span.start && item.end <= span.end) inside.push(item);
    }
    return inside;
  });
}
