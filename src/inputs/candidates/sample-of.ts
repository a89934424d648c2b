import { shortened } from '../../core/text.js';
import type { InputText } from '../input-texts.js';

/** Larger numbers are no numbers of samples. */
const MOST = 999_999;

/** The `sample` of a line that is whole; undefined where there is none, or where it is no whole number. */
export function sampleIn(value: unknown): number | undefined {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, 'sample')) return undefined;
  const sample: unknown = Reflect.get(value, 'sample');
  return typeof sample === 'number' && Number.isInteger(sample) && sample >= 0 && sample <= MOST ? sample : undefined;
}

/** The longest piece of a wrong number that a message repeats. */
const SHOWN = 40;

/** What stands in place of the number of a sample; undefined where nothing is wrong. */
export function wrongSampleIn(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, 'sample')) return undefined;
  const sample: unknown = Reflect.get(value, 'sample');
  if (sample === null || sampleIn(value) !== undefined) return undefined;
  // Nesting may be deeper than the engine can write.
  if (typeof sample === 'object') return Array.isArray(sample) ? 'a list' : 'an object';
  if (typeof sample !== 'string') return String(sample);
  return JSON.stringify(shortened(sample, SHOWN));
}

/** Not within a text, where quotation marks have a backslash. */
const WRITTEN = /(?<!\\)"sample"\s*:\s*(\d{1,6})\s*[,}]/;

/** The sample that a line says it is. Of a line that was cut off the number may still be whole. */
export function sampleOf({ name, text, fault }: Pick<InputText, 'name' | 'text' | 'fault'>): number | undefined {
  // A file of its own is numbered by its path.
  if (name !== undefined || fault?.kind === 'too long' || !text.includes('"sample"')) return undefined;
  try {
    return sampleIn(JSON.parse(text));
  } catch {
    const [, written] = WRITTEN.exec(text) ?? [];
    return written === undefined ? undefined : Number(written);
  }
}
