import type { JsonDocument, JsonPath, Position } from '../../core/json/document.js';

/** A value with its place in a text; that of a list or an object has the places of what is in it. */
export interface Placed {
  readonly value: unknown;
  readonly position: Position;
  /** By key or index. */
  readonly inside?: ReadonlyMap<string | number, Placed>;
}

export function placedText(value: unknown, position: Position): Placed {
  return { value, position };
}

export function placedList(items: readonly Placed[], position: Position): Placed {
  return { value: items.map(({ value }) => value), position, inside: new Map(items.entries()) };
}

/** An object; a key such as `__proto__` is one like any other. */
export function placedObject(members: ReadonlyMap<string, Placed>, position: Position): Placed {
  const value: unknown = Object.fromEntries([...members].map(([key, member]) => [key, member.value]));
  return { value, position, inside: members };
}

/** What was read from Markdown, as if it were JSON that knows where each value stands. */
export class MarkdownDocument implements JsonDocument {
  readonly value: unknown;

  constructor(private readonly root: Placed) {
    this.value = root.value;
  }

  position(path: JsonPath): Position {
    let at = this.root;
    for (const step of path) {
      const next = at.inside?.get(step);
      if (next === undefined) break;
      at = next;
    }
    return at.position;
  }

  positions(): (path: JsonPath) => Position {
    return (path) => this.position(path);
  }

  /** What stands twice is an error of its own. */
  repeatedKeys(): readonly JsonPath[] {
    return [];
  }
}
