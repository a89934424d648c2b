import { nearestName } from '../settings/nearest-name.js';

/** More names than this are counted. */
const MOST_NAMES = 3;

/** What somebody may have meant who typed a name that is unknown: as the end of a message, and as its hint. */
export interface NameHint {
  readonly ending: string;
  readonly hint?: string;
}

/** The name most like it, or else those that have it in them, or else some of all. */
export function nameHint(typed: string, names: readonly string[]): NameHint {
  const nearest = nearestName(typed, names);
  const containing = names.filter((name) => typed !== '' && name.toLowerCase().includes(typed.toLowerCase()));
  const [only] = containing.length === 1 ? containing : [nearest];
  if (only !== undefined) return { ending: `, did you mean ${JSON.stringify(only)}?` };
  if (containing.length > 0) return { ending: `, did you mean one of ${list(containing)}?` };
  return { ending: '', ...(names.length > 0 && { hint: `it has ${list(names)}` }) };
}

function list(names: readonly string[]): string {
  const shown = names.slice(0, MOST_NAMES).map((name) => JSON.stringify(name));
  const rest = names.length - shown.length;
  return `${shown.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}
