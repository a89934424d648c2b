/** The longest file name that common file systems take, in UTF-16 units. */
const LONGEST_NAME = 255;

/** C0, DEL, C1, line and paragraph separators; lone surrogates cannot be file names. */
const FORBIDDEN_CHARACTERS = /[\p{Cc}\u2028\u2029\p{Cs}/\\]/u;

/**
 * Why a text cannot be the name of a session, or nothing when it can. A name is a possible folder name; any
 * script, blanks and names such as `__proto__` or `..foo` are fine.
 */
export function nameProblem(name: string): string | undefined {
  if (name === '') return 'is empty';
  if (name === '.' || name === '..') return 'is not a possible folder name';
  if (name.length > LONGEST_NAME) return `is longer than ${LONGEST_NAME} characters`;
  if (FORBIDDEN_CHARACTERS.test(name)) return 'has a slash, a backslash or a control character';
  return undefined;
}

/** macOS may hand out decomposed file names; names are compared composed. */
export function normalizeName(name: string): string {
  return name.normalize('NFC');
}
