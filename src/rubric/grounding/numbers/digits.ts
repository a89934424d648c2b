/** Whether the code of a character is one of 0 to 9. */
export function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

/** Where a run of digits ends; its start where there is none. */
export function endOfDigits(text: string, start: number): number {
  let end = start;
  while (isDigit(text.charCodeAt(end))) end++;
  return end;
}

/** Digits at a place, as many as are wanted and no more; -1 for anything else. */
export function digitsAt(text: string, start: number, length: number): number {
  let value = 0;
  for (let at = start; at < start + length; at++) {
    const code = text.charCodeAt(at);
    if (!isDigit(code)) return -1;
    value = value * 10 + code - 48;
  }
  return isDigit(text.charCodeAt(start + length)) ? -1 : value;
}

/** What may stand before the point of a number without a whole: not the name of a file, and no other number. */
const BEFORE_POINT = /^$|[\s([{=:<>~≈±+,;|"'`-]/;

/** Whether digits at a place are a fraction without a whole, such as `.41`. */
export function isBareFraction(text: string, start: number): boolean {
  return text.charAt(start - 1) === '.' && BEFORE_POINT.test(text.charAt(start - 2));
}

/** Words before the last number of a list, as a pattern: "3,4 und 5" are three numbers, and "3,4" alone may be one. */
export const LIST_WORD = '(?:and|or|und|oder|y|o|et|ou|e|en|of|och|og|i|и|или)';
