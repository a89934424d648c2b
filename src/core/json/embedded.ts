import { type PartialObject, readPartialObject } from './partial.js';

interface EmbeddedObjects {
  /** In order, none inside another one. Only the last one can be cut. */
  readonly objects: readonly PartialObject[];
  /**
   * Whether an object, after its first key, goes on as no JSON does. Where its strings end is then anyone's guess, and
   * so is what comes after: a quoted text may have brought an object of its own.
   */
  readonly isBroken: boolean;
}

/**
 * Finds the JSON objects in a text that may have prose, fences and lists around them. A bracket of prose hides nothing:
 * no key with a colon follows it. Takes time in proportion to the text.
 */
export function findObjects(text: string): EmbeddedObjects {
  const objects: PartialObject[] = [];
  for (let at = text.indexOf('{'); at !== -1; ) {
    const { kind, value, hasKey } = readPartialObject(text, at);
    if (kind === 'broken' && hasKey) return { objects, isBroken: true };
    if (kind === 'whole' || hasKey) objects.push(value);
    if (kind === 'cut' && hasKey) break;
    at = text.indexOf('{', kind === 'whole' ? (value.span.end ?? at + 1) : at + 1);
  }
  return { objects, isBroken: false };
}
