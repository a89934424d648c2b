import { maskSecrets } from './redact.js';

/** A string of JSON, or what stands between two quotes, or behind the last one: always a match, so never read twice. */
const STRING = /"[^"\\]*(?:\\[\s\S][^"\\]*)*"?/g;

/**
 * A text of JSON, or of what should be JSON, with `***` in place of what looks like a credential; still JSON if it was. The
 * strings are masked by what they say: escapes may stand for any of its characters.
 */
export function maskJsonText(text: string): string {
  return maskSecrets(text.replace(STRING, maskString));
}

/** JSON with the credentials in its strings masked, each string by itself: a credential may still reach beyond one. */
export function maskJsonStrings(text: string): string {
  return text.replace(STRING, maskString);
}

/** Leaves a string without credentials as it is written, escapes and all. */
function maskString(literal: string): string {
  try {
    const said = String(JSON.parse(literal));
    const masked = maskSecrets(said);
    return masked === said ? literal : JSON.stringify(masked);
  } catch {
    return maskSecrets(literal);
  }
}
