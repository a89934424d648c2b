/** No sign has more characters, and none looks further back. */
const LONGEST_SIGN = 32;

/** How far a stretch reaches behind its first sign: where signs stand close to each other not each of them is stopped at. */
const STRETCH = 3 * LONGEST_SIGN;

/**
 * What stands around the signs of a text, to look for each of very many signs there: it has all signs that the text has, and of
 * a long text it is a small part.
 * @param sign any of them, looked for by its flag `g`
 */
export function stretchesAround(text: string, sign: RegExp): string {
  const stretches: string[] = [];
  sign.lastIndex = 0;
  for (let match = sign.exec(text); match !== null; match = sign.exec(text)) {
    const end = match.index + STRETCH;
    stretches.push(text.slice(Math.max(0, match.index - LONGEST_SIGN), end));
    // What begins there or later may be cut by the end of this one.
    sign.lastIndex = end - LONGEST_SIGN;
  }
  return stretches.join('\n');
}
