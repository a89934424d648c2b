import stringWidth from 'fast-string-width';

/** How many columns of a terminal a text takes: two for a CJK character, none for a mark that combines. */
export function columnsOf(text: string): number {
  return stringWidth(text);
}
