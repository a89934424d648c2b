/** An object of JSON, no list and no null. */
export function isPlainObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isListOfTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every(isText);
}

/** Whether a value is text, or stands for none. */
export function isTextOrNothing(value: unknown): value is string | null | undefined {
  return isText(value) || value === null || value === undefined;
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}
