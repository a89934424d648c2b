/** The value of a text of JSON; undefined where it is none, or nested deeper than the stack. */
export function jsonOrNothing(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
