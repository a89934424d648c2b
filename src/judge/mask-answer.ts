import { maskSecrets } from '../redact.js';

/** A string of JSON, or what stands between two quotes, or behind the last one: always a match, so never read twice. */
const STRING = /"[^"\\]*(?:\\[\s\S][^"\\]*)*"?/g;

/**
 * An answer without what looks like a credential, still JSON if it was. The strings are masked by what they say: in
 * `\nghp_…` the `n` of the escape would hide where the token begins. `null` if a credential reaches beyond a string;
 * such a text must not be kept.
 */
export function maskAnswer(text: string): string | null {
  const masked = text.replace(STRING, maskString);
  return maskSecrets(masked) === masked ? masked : null;
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
