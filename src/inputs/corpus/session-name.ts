import { fieldPathText } from '../../core/field-path.js';
import { shortened } from '../../core/text.js';
import { inUnicodeForm } from '../../core/unicode-form.js';
import { nameOfBrokenLine } from '../format/line-name.js';
import type { SummaryFormat } from '../format/summary-format.js';

/** The longest file name that common file systems take, in UTF-16 units. */
const LONGEST_NAME = 255;

/** So much of a name that cannot be one stands in a message. */
const LONGEST_QUOTED = 60;

/** C0, DEL, C1, line and paragraph separators; lone surrogates cannot be file names. */
const FORBIDDEN_CHARACTERS = /[\p{Cc}\u2028\u2029\p{Cs}/\\]/u;

/**
 * Why a text cannot be the name of a session; undefined when it can. A name must be possible as a folder name; any
 * script, blanks and names such as `__proto__` or `..foo` are fine.
 */
export function nameProblem(name: string): string | undefined {
  if (name === '') return 'is empty';
  if (name === '.' || name === '..') return 'is not a possible folder name';
  if (name.length > LONGEST_NAME)
    return `is longer than ${LONGEST_NAME} ${[...name].length > LONGEST_NAME ? 'characters' : `UTF-16 units, with ${name.length} of them`}`;
  if (FORBIDDEN_CHARACTERS.test(name)) return 'has a slash, a backslash or a control character';
  return undefined;
}

/** What to do about a name that cannot be one. */
export function nameRemedy(name: string): string {
  if (!FORBIDDEN_CHARACTERS.test(name)) return 'take a name that a folder could have';
  return `take the ${name.includes('/') ? 'slash' : name.includes('\\') ? 'backslash' : 'control character'} out`;
}

/** The longest name of a file or folder on most systems, in bytes; some of Apple and Windows take 255 UTF-16 units. */
const LONGEST_NAME_BYTES = 255;

/** Why a name cannot be that of a folder which is to be made; lines of a .jsonl corpus may have longer ones. */
export function folderNameProblem(name: string): string | undefined {
  const bytes = new TextEncoder().encode(name).length;
  return (
    nameProblem(name) ??
    (bytes > LONGEST_NAME_BYTES
      ? `has ${bytes} bytes, and a folder's name has room for ${LONGEST_NAME_BYTES}`
      : undefined)
  );
}

/** A name in Unicode composed form (NFC), in which names are compared: macOS may give file names in decomposed form. */
export function normalizeName(name: string): string {
  return inUnicodeForm(name, 'NFC');
}

/**
 * The name of a session, or what is wrong with it; works for sessions that are broken otherwise.
 * @param given what stands at its path
 * @param path where the name stands, or should
 */
export function readName(
  given: unknown,
  path: readonly string[],
  folderName: string | undefined,
): { readonly name: string } | { readonly problem: string } {
  const key = fieldPathText(path);
  if (typeof given !== 'string') {
    // A name of another type is the schema's to report.
    return folderName !== undefined || given !== undefined
      ? { name: folderName ?? '' }
      : { problem: `${key} is missing; each line of a .jsonl corpus names its session` };
  }
  const name = normalizeName(given);
  const wrong = nameProblem(name);
  if (wrong !== undefined) {
    const quoted = name === '' ? '' : ` ${JSON.stringify(shortened(name, LONGEST_QUOTED))}`;
    return { problem: `${key}${quoted} ${wrong}; allowed: what could be the name of a folder` };
  }
  if (folderName !== undefined && name !== folderName) {
    return {
      problem: `name is ${JSON.stringify(name)}, but the folder is ${JSON.stringify(folderName)}; allowed: the name of the folder, or none`,
    };
  }
  return { name };
}

/** The name that a line gives itself, though it be broken behind it. */
export function nameInLine(text: string, format: SummaryFormat): string | undefined {
  const name = nameOfBrokenLine(text, format);
  return name === undefined ? undefined : normalizeName(name);
}
