import type { JsonPath } from '../../core/json/document.js';
import { valueAt } from '../../core/json/schema-problems.js';
import { FIELDS } from '../../core/summary.js';
import { nearestName } from '../../core/text.js';
import { type GoldenSession, KNOWN_KEYS } from '../corpus/golden-session.js';
import { folderOfReference } from '../corpus/reference-file.js';
import { hasField } from '../format/in-our-keys.js';
import type { SummaryFormat } from '../format/summary-format.js';
import type { LintIssue, LintRule } from './issue.js';

/** Remarks about keys of a reference.json, which has its summary in this format, that are repeated or unknown. */
export function lintKeys(
  { document, place, reference, pathOf }: GoldenSession,
  format: SummaryFormat,
): readonly LintIssue[] {
  const positionOf = document.positions();
  const toIssue = (rule: LintRule, severity: LintIssue['severity'], path: JsonPath, message: string): LintIssue => ({
    rule,
    severity,
    message,
    place: { file: place.file, ...positionOf(path) },
  });
  const top = unknownKeys(document.value, [], sessionKeys(place.file, format));
  const unknown = [
    ...top.first,
    // Pipelines write more into a summary than is read of it: there only a typo deserves a remark.
    ...[
      ...readObjects(format).flatMap(
        ({ path, keys }) => unknownKeys(document.value, ['reference', ...path], keys).first,
      ),
      ...reference.aha_moments.flatMap(
        (_, i) => unknownKeys(document.value, pathOf(['reference', 'aha_moments', i]), KNOWN_KEYS.moment).first,
      ),
    ].filter(({ nearest }) => nearest !== undefined),
  ];
  return [
    ...document
      .repeatedKeys()
      .map((path) =>
        toIssue('repeated-key', 'error', path, `the key ${quote(path)} stands twice here; the last one counts`),
      ),
    ...unknown.map(({ path, nearest }) => {
      const hint = nearest === undefined ? '' : `; did you mean ${JSON.stringify(nearest)}?`;
      return toIssue('unknown-key', 'warning', path, `nothing reads the key ${quote(path)}${hint}`);
    }),
    ...(top.others > 0 ? [toIssue('unknown-key', 'warning', [], `nothing reads ${top.others} more keys here`)] : []),
  ];
}

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

function sessionKeys(file: string, { name }: SummaryFormat): readonly string[] {
  if (folderOfReference(file) !== undefined) return KNOWN_KEYS.session;
  return [...new Set([...KNOWN_KEYS.session, ...KNOWN_KEYS.line, ...name.slice(0, 1)])];
}

interface UnknownKey {
  readonly path: JsonPath;
  /** A known key that is absent and spelt alike. */
  readonly nearest: string | undefined;
}

/** So many unknown keys of an object are looked at: whoever has corrected them knows what the others are. */
const MOST_UNKNOWN = 100;

interface UnknownKeys {
  readonly first: readonly UnknownKey[];
  /** How many more there are. */
  readonly others: number;
}

function unknownKeys(root: unknown, path: JsonPath, known: readonly string[]): UnknownKeys {
  const object = valueAt(root, path);
  if (typeof object !== 'object' || object === null) return { first: [], others: 0 };
  const absent = known.filter((key) => !Object.hasOwn(object, key));
  const unknown = Object.keys(object).filter((key) => !known.includes(key));
  const first = unknown
    .slice(0, MOST_UNKNOWN)
    .map((key) => ({ path: [...path, key], nearest: nearestName(key, absent) }));
  return { first, others: unknown.length - first.length };
}

function quote(path: JsonPath): string {
  return JSON.stringify(path.at(-1));
}
