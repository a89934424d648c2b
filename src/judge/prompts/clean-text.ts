import { maskSecrets } from '../../redact.js';
import { cut, plainLine } from '../../render/escape.js';

/** Foreign text as it may enter a prompt: one line, without control and invisible characters and credentials, cut with a mark. */
export function cleanText(text: string, longest: number): string {
  return cut(plainLine(text), longest);
}

/** The same for a text whose lines mean something: line by line, without the empty ones. Not cut. */
export function cleanLines(text: string): string {
  // First as a whole: a private key goes over many lines.
  return maskSecrets(text)
    .split('\n')
    .map((line) => plainLine(line))
    .filter((line) => line !== '')
    .join('\n');
}
