import { FIELDS } from '../../core/summary.js';
import { hasField } from './in-our-keys.js';
import type { SummaryFormat } from './summary-format.js';

/** An object of a summary in which something is read. */
interface ReadObject {
  readonly path: readonly string[];
  /** The keys that should be there. */
  readonly keys: readonly string[];
}

/** The objects of a team's summary in which something is read, the summary itself first. */
export function readObjects(format: SummaryFormat): readonly ReadObject[] {
  const objects = new Map<string, { readonly path: readonly string[]; readonly keys: Set<string> }>();
  for (const field of FIELDS) {
    if (!hasField(format, field)) continue;
    const path = format.fields.get(field) ?? [field];
    for (const [depth, key] of path.entries()) {
      const outer = path.slice(0, depth);
      const id = JSON.stringify(outer);
      const object = objects.get(id) ?? { path: outer, keys: new Set() };
      object.keys.add(key);
      objects.set(id, object);
    }
  }
  return [...objects.values()].map(({ path, keys }) => ({ path, keys: [...keys] }));
}
