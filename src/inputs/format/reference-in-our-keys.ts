import type { JsonPath } from '../../core/json/document.js';
import { isPlainObject } from '../../core/json/plain-values.js';
import { type InOurKeys, inOurKeys, memberAt, theirPath } from './in-our-keys.js';
import { isOwnFormat, type SummaryFormat } from './summary-format.js';

/** A file with its summaries under our keys. */
interface FileInOurKeys {
  readonly value: unknown;
  /** The path in the file of what stands at a path of `value`. */
  readonly toFile: (path: JsonPath) => JsonPath;
}

const asItIs = (path: JsonPath): JsonPath => path;

/** The content of a `reference.json`, with its reference under our keys. */
export function referenceInOurKeys(
  content: unknown,
  format: SummaryFormat,
): FileInOurKeys & Pick<InOurKeys, 'doubled'> {
  if (isOwnFormat(format) || !isPlainObject(content)) return { value: content, toFile: asItIs, doubled: [] };
  const reference = memberAt(content, ['reference']);
  const { value, doubled } = inOurKeys(reference, format);
  return {
    value: reference === undefined ? content : { ...content, reference: value },
    toFile: (path) => (path[0] === 'reference' ? ['reference', ...theirPath(path.slice(1), reference, format)] : path),
    doubled,
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
