import { fieldPathText, quotedPath } from '../../core/field-path.js';
import type { Defect } from '../../core/finding.js';
import { isPlainObject } from '../../core/json/values.js';
import { DIMENSIONS, type Dimension } from '../../core/summary.js';
import { nearestName } from '../../core/text.js';
import type { DimensionResult } from '../../rubric/evidence.js';
import { memberAt, pathOfField } from '../format/in-our-keys.js';
import { isOwnFormat, type SummaryFormat } from '../format/summary-format.js';
import { isMarkdown } from '../markdown/markdown-reader.js';
import { placeOnPage, remedyOnPage } from '../markdown/missing-field.js';

/** A dimension whose key a candidate has not. */
interface MissingKey {
  /** The key that it should have, as a path. */
  readonly wanted: string;
  /** A key spelt alike, which nothing reads; null where there is none. */
  readonly stray: string | null;
}

/** What a candidate lacks; nothing of what it has, be it empty or null. */
export type MissingKeys = ReadonlyMap<Dimension, MissingKey>;

const NOTHING: MissingKeys = new Map();

/** The most keys that are looked at; a summary has a dozen. */
const MOST_KEYS = 100;

/** Finds keys that a candidate lacks, and misspelt ones, such as `keyActions` where `key_actions` is missing. */
export function findMissingKeys(content: unknown, format: SummaryFormat): MissingKeys {
  if (!isPlainObject(content)) return NOTHING;
  const absent = isOwnFormat(format)
    ? DIMENSIONS.filter((dimension) => !Object.hasOwn(content, dimension))
    : format.dimensions.filter((one) => memberAt(content, pathOfField(one, content, format)) === undefined);
  if (absent.length === 0) return NOTHING;
  const missing = new Map<Dimension, MissingKey>();
  for (const dimension of absent) {
    const wanted = fieldPathText(pathOfField(dimension, content, format));
    missing.set(dimension, { wanted, stray: null });
  }
  for (const [dimension, stray] of strayKeys(content, absent, format)) {
    const { wanted } = missing.get(dimension) ?? { wanted: dimension };
    missing.set(dimension, { wanted, stray });
  }
  return missing;
}

/** Keys that nothing reads, each for the absent dimension whose key it is most like. */
function strayKeys(
  content: unknown,
  absent: readonly Dimension[],
  format: SummaryFormat,
): ReadonlyMap<Dimension, string> {
  const strays = new Map<Dimension, string>();
  const paths = new Map(format.dimensions.map((one) => [one, pathOfField(one, content, format)]));
  for (const dimension of absent) {
    const inside = (paths.get(dimension) ?? []).slice(0, -1);
    const siblings = [...paths].filter(([, path]) => isInside(path, inside));
    const wanted = siblings.filter(([one]) => absent.includes(one)).map(([, path]) => path.at(-1) ?? '');
    const read = siblings.map(([, path]) => path[inside.length]);
    const parent = memberAt(content, inside);
    const keys = isPlainObject(parent) ? Object.keys(parent).slice(0, MOST_KEYS) : [];
    const own = paths.get(dimension)?.at(-1);
    const stray = keys.find((key) => !read.includes(key) && nearestName(key, wanted) === own);
    if (stray !== undefined) strays.set(dimension, fieldPathText([...inside, stray]));
  }
  return strays;
}

function isInside(path: readonly string[], folder: readonly string[]): boolean {
  return path.length > folder.length && folder.every((key, i) => key === path[i]);
}

/**
 * Dimensions whose findings say nothing beside that their key is missing. An outcome is called missing by its own finding, and
 * of moments each is told.
 */
const TOLD_ONCE: ReadonlySet<Dimension> = new Set<Dimension>(['title', 'summary', 'key_actions']);

/** Replaces the defects that follow from a missing key by one that says so. */
export function explainMissingKeys(
  defects: readonly Defect[],
  missing: MissingKeys,
  format: SummaryFormat,
): readonly Defect[] {
  if (missing.size === 0) return defects;
  const told = new Set<Dimension>();
  return defects.flatMap((defect): readonly Defect[] => {
    const { dimension } = defect;
    const key = dimension === null ? undefined : missing.get(dimension);
    if (dimension === 'outcome' && key?.stray === null) {
      const missing = {
        ...defect,
        message: defect.message.replace(/^(The outcome is )empty;/, '$1missing;'),
        suggestion: defect.suggestion?.replace(/^Change (\S+) to /, 'Add $1: ') ?? null,
      };
      if (!isMarkdown(defect.place.file)) return [missing];
      return [{ ...missing, suggestion: remedyOnPage(dimension, format, wordAtEnd(defect.suggestion)) }];
    }
    if (dimension === null || key === undefined || (key.stray === null && !TOLD_ONCE.has(dimension))) return [defect];
    if (told.has(dimension)) return [];
    told.add(dimension);
    // The message names the key itself.
    const { key: _, ...place } = defect.place;
    return [{ ...defect, ...remarkOn(dimension, key, isMarkdown(place.file) ? format : undefined), place }];
  });
}

function remarkOn(
  dimension: Dimension,
  { wanted, stray }: MissingKey,
  ofPage: SummaryFormat | undefined,
): Pick<Defect, 'message' | 'suggestion'> {
  if (ofPage !== undefined) {
    return {
      message: `${wanted} is missing: the page has no ${placeOnPage(dimension, ofPage)}`,
      suggestion: remedyOnPage(dimension, ofPage),
    };
  }
  if (stray === null) {
    return {
      message: `${wanted} is missing: the candidate has no such key`,
      suggestion: `Write ${quotedPath(wanted)}, or say under which key it stands: set fields to ${dimension}=<that key>`,
    };
  }
  return {
    message: `${wanted} is missing; the candidate has ${quotedPath(stray)}, which nothing reads`,
    suggestion: `Rename ${quotedPath(stray)} to ${quotedPath(wanted)}`,
  };
}

/** The word that a suggestion asks for, such as `Change outcome to "agreed"`. */
function wordAtEnd(suggestion: string | null): string | undefined {
  return /"([^"]*)"$/.exec(suggestion ?? '')?.[1];
}

/** The results with the reason of those that are 0 for want of a key: what is missing is not empty. */
export function withMissingKeys(
  results: readonly DimensionResult[],
  missing: MissingKeys,
  file: string,
  format: SummaryFormat,
): readonly DimensionResult[] {
  if (missing.size === 0) return results;
  return results.map((result) => {
    const key = missing.get(result.dimension);
    if (key === undefined || result.score > 0) return result;
    const what = isMarkdown(file)
      ? `the page has no ${placeOnPage(result.dimension, format)}`
      : `the candidate has no key ${quotedPath(key.wanted)}`;
    return { ...result, reason: `missing: ${what}` };
  });
}
