import stringWidth from 'string-width';

/** Our own marks, each one column wide. */
const MARKS = /[…✖✔→·–━░█┃◉≤−±]/g;

/**
 * How many columns of a terminal a text takes: two for a CJK character, none for a mark that combines. Our own marks are
 * taken for letters first: most texts are plain ASCII then, and measuring anything else loads tables that take longer
 * than scoring a session.
 */
export function columnsOf(text: string): number {
  return stringWidth(text.replace(MARKS, '.'));
}
