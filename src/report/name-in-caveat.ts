import { nameSome } from '../core/text.js';

/** The names that a caveat has room for, and how many more there are. Foreign text where the names are. */
export function nameInCaveat(names: readonly string[]): string {
  return nameSome(names, 5);
}
