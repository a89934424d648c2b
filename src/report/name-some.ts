/** The most names that a caveat lists. */
const NAMED = 5;

/** Some names, and how many more there are. Foreign text where the names are. */
export function nameSome(names: readonly string[], most = NAMED): string {
  const rest = names.length - most;
  return names.slice(0, most).join(', ') + (rest > 0 ? ` and ${rest} more` : '');
}
