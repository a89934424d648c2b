import type { JsonDocument, JsonPath } from '../../core/json/document.js';
import { valueAt } from '../../core/json/schema-problems.js';
import { FIELDS } from '../../core/summary.js';
import { nearestName } from '../../core/text.js';
import { type GoldenSession, KNOWN_KEYS } from '../corpus/golden-session.js';
import { TAUGHT_KEYS } from '../corpus/read-taught.js';
import { folderOfReference } from '../corpus/reference-file.js';
import { hasField, theirPath } from '../format/in-our-keys.js';
import type { SummaryFormat } from '../format/summary-format.js';
import type { LintIssue, LintRule } from './issue.js';

/** Remarks about keys of a reference.json, which has its summary in this format, that are repeated or unknown. */
export function lintKeys({ document, place }: GoldenSession, format: SummaryFormat): readonly LintIssue[] {
  const { value } = document;
  const top = unknownKeys(value, [], sessionKeys(place.file, format));
  const typos = [...typosIn(value, ['reference'], format, []), ...typosInLine(value, place.file, format)];
  return keyIssues(document, place.file, [...top.first, ...typos], top.others);
}

/** The same about a file with a summary that somebody has accepted or rejected. */
export function lintKeysOfTaught(
  kind: keyof typeof TAUGHT_KEYS,
  document: JsonDocument,
  file: string,
  format: SummaryFormat,
): readonly LintIssue[] {
  return keyIssues(document, file, typosIn(document.value, [], format, TAUGHT_KEYS[kind]));
}

/** @param others how many more unknown keys there are */
function keyIssues(
  document: JsonDocument,
  file: string,
  unknown: readonly UnknownKey[],
  others = 0,
): readonly LintIssue[] {
  const positionOf = document.positions();
  const toIssue = (rule: LintRule, severity: LintIssue['severity'], path: JsonPath, message: string): LintIssue => ({
    rule,
    severity,
    message,
    place: { file, ...positionOf(path) },
  });
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
    ...(others > 0 ? [toIssue('unknown-key', 'warning', [], `nothing reads ${others} more keys here`)] : []),
  ];
}

/** What a line of a corpus has accepted and rejected. */
function typosInLine(line: unknown, file: string, format: SummaryFormat): readonly UnknownKey[] {
  if (folderOfReference(file) !== undefined) return [];
  return KINDS_OF_TAUGHT.flatMap((kind) => {
    const list = valueAt(line, [kind]);
    const count = Array.isArray(list) ? list.length : 0;
    return Array.from({ length: count }, (_, i) =>
      typosIn(line, [kind, i], format, [...TAUGHT_KEYS[kind], 'id']),
    ).flat();
  });
}

const KINDS_OF_TAUGHT = ['accepted', 'rejected'] as const;

/**
 * Keys of a summary that are spelt like one that is read. Pipelines write more into a summary than is read of it: only a typo
 * deserves a remark.
 * @param base where the summary stands
 * @param beside what else is read there
 */
function typosIn(
  root: unknown,
  base: JsonPath,
  format: SummaryFormat,
  beside: readonly string[],
): readonly UnknownKey[] {
  const objects = readObjects(format).map(({ path, keys }) => ({
    path: [...base, ...path],
    keys: path.length === 0 ? [...keys, ...beside] : keys,
  }));
  const path = [...base, ...theirPath(['aha_moments'], valueAt(root, base), format)];
  const moments = hasField(format, 'aha_moments') ? valueAt(root, path) : [];
  const ofMoments = Array.isArray(moments)
    ? moments.map((_, i) => ({ path: [...path, i], keys: KNOWN_KEYS.moment }))
    : [];
  return [...objects, ...ofMoments]
    .flatMap((object) => unknownKeys(root, object.path, object.keys).first)
    .filter(({ nearest }) => nearest !== undefined);
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
