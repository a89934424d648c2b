import type { JsonSchema } from '../completer.js';

/** An object with exactly these keys: structured output knows no optional ones without cost. */
export function closedObject(properties: JsonSchema): JsonSchema {
  return { type: 'object', properties, required: Object.keys(properties), additionalProperties: false };
}

export function listOf(items: JsonSchema, description: string): JsonSchema {
  return { type: 'array', items, description };
}

/** A text; providers take no `maxLength`, so the limit is in words. */
export function textOf(longest: number, description = ''): JsonSchema {
  return {
    type: 'string',
    description: `At most ${longest} characters.${description === '' ? '' : ` ${description}`}`,
  };
}
