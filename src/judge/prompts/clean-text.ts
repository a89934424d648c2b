import { cut, plainLine } from '../../render/escape.js';

/** Foreign text as it may enter a prompt: one line, without control and invisible characters and credentials, cut with a mark. */
export function cleanText(text: string, longest: number): string {
  return cut(plainLine(text), longest);
}
