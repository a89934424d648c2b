/** No credential has fewer characters without a blank: an address with a short password is as short as they come. */
const SHORTEST = 14;

/** Without a digit there are passwords in addresses, and now and then tokens, which are long or have capitals. */
const LONGEST_WITHOUT_DIGIT = 29;
const LONGEST_WITH_CAPITALS = 19;

const [BLANK, DIGIT, HEXADECIMAL, AT, CAPITAL, OTHER] = [0, 1, 2, 4, 8, 16];

const CLASSES = Uint8Array.from({ length: 128 }, (_, unit) => {
  if (unit <= 32) return BLANK;
  if (unit >= 48 && unit <= 57) return DIGIT;
  if (unit >= 97 && unit <= 102) return HEXADECIMAL;
  if (unit >= 65 && unit <= 90) return CAPITAL;
  return unit === 64 ? AT : OTHER;
});

function classAt(text: string, at: number): number {
  return CLASSES[text.charCodeAt(at)] ?? OTHER;
}

/**
 * Whether a text may hold a credential: whether one of its runs of characters without a blank is long, is no digest that
 * nothing is said of, and has a sign. Much faster than any pattern: prose has few long runs, and most characters are never
 * looked at, since a run is looked for from its far end.
 * @param sign what stands in each credential, or not far before it
 */
export function mayHoldCredential(text: string, sign: RegExp): boolean {
  let start = 0;
  let far = SHORTEST - 1;
  while (far < text.length) {
    let at = far;
    while (at >= start && classAt(text, at) !== BLANK) at--;
    if (at < start) {
      let classes = 0;
      let end = start;
      for (let now = classAt(text, end); now !== BLANK; now = end < text.length ? classAt(text, end) : BLANK) {
        classes |= now;
        end++;
      }
      if (isTelling(classes, end - start) ? !(classes < CAPITAL && isBare(text, start)) : isSent(text, start)) {
        if (sign.test(text.slice(Math.max(0, start - BEFORE), end))) return true;
      }
      at = end;
    }
    start = at + 1;
    far = at + SHORTEST;
  }
  return text.length > SHORTEST_KEY && text.includes(KEY);
}

/** What names a value stands so near before it: `client_secret"  =  "`. */
const BEFORE = 32;

/** The first line of a private key tells enough, whatever follows: others, or a text that was cut. */
const KEY = '-----BEGIN ';
const SHORTEST_KEY = '-----BEGIN PRIVATE KEY----'.length;

function isTelling(classes: number, length: number): boolean {
  if ((classes & (DIGIT | AT)) !== 0) return true;
  return length > ((classes & CAPITAL) === 0 ? LONGEST_WITHOUT_DIGIT : LONGEST_WITH_CAPITALS);
}

/** A digest or a number to which nothing is assigned, and which no header sends: it stands alone, or behind a word. */
function isBare(text: string, start: number): boolean {
  return !ASSIGNING.has(text.charAt(endBefore(text, start))) && !isSent(text, start);
}

/** Whether the scheme of a header stands before it, whose credential may be short and of letters alone. */
function isSent(text: string, start: number): boolean {
  const end = endBefore(text, start);
  return SCHEME_ENDS.has(text.charAt(end)) && SCHEME.test(text.slice(Math.max(0, end - 6), end + 1));
}

/** Where the last character before a run stands that is no blank; -1 where there is none. */
function endBefore(text: string, start: number): number {
  let at = start - 1;
  while (at >= 0 && classAt(text, at) === BLANK) at--;
  return at;
}

const SCHEME = /(?:basic|bearer|token|api-?key)$/i;
const SCHEME_ENDS = new Set('cCrRnNyY');

const ASSIGNING = new Set(':=>');

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
