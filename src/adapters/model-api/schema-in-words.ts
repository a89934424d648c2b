import { memberOf } from '../../core/errors.js';
import { jsonOrNothing } from '../../core/json/values.js';
import type { AttemptOutcome, CompletionRequest } from '../../judge/asking/completer.js';

/** What a prompt says where a server does not hold the model to the schema. */
export function schemaInWords(schema: object): string {
  return `Answer with one JSON object that fits this JSON Schema, and with nothing before or behind it:\n${JSON.stringify(schema)}`;
}

/**
 * Whether the schema must be said besides: servers that do not know the parameter may take it in silence and leave it
 * unread, and then the model has never seen the schema. An answer shows that, once for the run; the question itself is asked
 * again like any whose answer cannot be used.
 */
export class SchemaInWords {
  isNeeded = false;

  /** The parts that a server does not take, with the schema where it takes `part`, which holds that, and leaves it unread. */
  withUnread(conceded: readonly string[], part: string): readonly string[] {
    return this.isNeeded && !conceded.includes(part) ? [...conceded, 'schema'] : conceded;
  }

  /** Takes note of what a request with the parameter came to. */
  note(outcome: AttemptOutcome, { schema }: CompletionRequest): void {
    if (outcome.kind === 'answer' && !outcome.isCut && !hasAllKeys(outcome.text, schema)) this.isNeeded = true;
  }
}

function hasAllKeys(text: string, schema: CompletionRequest['schema']): boolean {
  const { required } = schema;
  if (!Array.isArray(required)) return true;
  const answer = jsonOrNothing(text);
  return required.every((key) => memberOf(answer, String(key)) !== undefined);
}
