import type { Place } from '../../core/errors.js';
import type { JsonDocument, JsonPath } from '../../core/json/document.js';
import { valueAt } from '../../core/json/schema-problems.js';
import { isPlainObject } from '../../core/json/values.js';
import { type InOurKeys, inOurKeys, memberAt, theirPath } from './in-our-keys.js';
import { placesOf } from './places-of.js';
import { isOurName, isOwnFormat, OWN_FORMAT, type SummaryFormat } from './summary-format.js';

/** A file with its summaries under our keys. */
interface FileInOurKeys {
  readonly value: unknown;
  /** The path in the file of what stands at a path of `value`. */
  readonly toFile: (path: JsonPath) => JsonPath;
}

/** The content of a `reference.json`, with its reference under our keys. */
export interface ReferenceInOurKeys extends FileInOurKeys, Pick<InOurKeys, 'doubled' | 'outcomeWord'> {
  /** Makes a function that tells where the value at a path of `value` is. */
  readonly placesIn: (document: JsonDocument, file: string) => (path: JsonPath) => Place;
}

const asItIs = (path: JsonPath): JsonPath => path;

const placesAsTheyAre: ReferenceInOurKeys['placesIn'] = (document, file) => {
  const positionOf = document.positions();
  return (path) => ({ file, ...positionOf(path) });
};

const OURS = { toFile: asItIs, placesIn: placesAsTheyAre, doubled: [], outcomeWord: null } as const;

/**
 * Reads the content of a `reference.json`, or of a line that has the same.
 * @param name where its name stands
 */
export function referenceInOurKeys(
  content: unknown,
  format: SummaryFormat,
  name: JsonPath = OWN_FORMAT.name,
): ReferenceInOurKeys {
  const read = withReferenceInOurKeys(content, format);
  if (isOurName(name) || !isPlainObject(read.value)) return read;
  const { toFile } = read;
  return {
    ...read,
    value: { ...read.value, name: valueAt(content, name) },
    toFile: (path) => (path[0] === 'name' ? [...name, ...path.slice(1)] : toFile(path)),
  };
}

function withReferenceInOurKeys(content: unknown, format: SummaryFormat): ReferenceInOurKeys {
  if (isOwnFormat(format) || !isPlainObject(content)) {
    const { toFile, placesIn, doubled, outcomeWord } = OURS;
    return { value: content, toFile, placesIn, doubled, outcomeWord };
  }
  const reference = memberAt(content, ['reference']);
  const { value, doubled, outcomeWord } = inOurKeys(reference, format);
  return {
    value: reference === undefined ? content : { ...content, reference: value },
    toFile: (path) => (path[0] === 'reference' ? ['reference', ...theirPath(path.slice(1), reference, format)] : path),
    placesIn: (document, file) => {
      const placeOf = placesAsTheyAre(document, file);
      const ofReference = placesOf({ document, file, base: ['reference'], content: reference }, format);
      return (path) => (path[0] === 'reference' && path.length > 1 ? ofReference(path.slice(1)) : placeOf(path));
    },
    doubled,
    outcomeWord,
  };
}

/** The content of a `labels.json`, with its candidates under our keys; `labels` has what was found in each. */
export function labelsInOurKeys(
  content: unknown,
  format: SummaryFormat,
): FileInOurKeys & { readonly labels: readonly Pick<InOurKeys, 'doubled'>[] } {
  if (isOwnFormat(format) || !Array.isArray(content)) return { value: content, toFile: asItIs, labels: [] };
  const list: readonly unknown[] = content;
  const candidates = list.map((label) => memberAt(label, ['candidate']));
  const labels = candidates.map((candidate) => inOurKeys(candidate, format));
  return {
    value: list.map((label, i) =>
      isPlainObject(label) && candidates[i] !== undefined ? { ...label, candidate: labels[i]?.value } : label,
    ),
    toFile: ([index, key, ...path]) => {
      const start = [index, key].filter((step) => step !== undefined);
      if (key !== 'candidate' || typeof index !== 'number') return [...start, ...path];
      return [...start, ...theirPath(path, candidates[index], format)];
    },
    labels,
  };
}
