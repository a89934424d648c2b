/**
 * The stem of an English word by the Porter2 algorithm, https://snowballstem.org/algorithms/english/stemmer.html, written
 * from its description; the tests compare it with another implementation over a list of words. Two words of one stem count
 * as one in scores, so that a change here changes scores.
 */

/** The stem of a word of small letters. */
export function stem(word: string): string {
  if (word.length < 3) return word;
  const special = word.length <= LONGEST_SPECIAL ? SPECIAL.get(word) : undefined;
  if (special !== undefined) return special;
  let rest = withConsonantalY(word);
  const { afterVowel, first, second } = regionsOf(rest);
  rest = withoutPlural(rest, afterVowel);
  if (rest.length <= LONGEST_WHOLE && WHOLE.has(rest)) return rest;
  rest = withoutPast(rest, afterVowel, first);
  rest = withVowelAtEnd(rest);
  rest = bySuffix(rest, DERIVED, first, second);
  rest = bySuffix(rest, ADJECTIVAL, first, second);
  rest = bySuffix(rest, RESIDUAL, first, second);
  rest = withoutLastLetter(rest, first, second);
  return rest.includes('Y') ? rest.replaceAll('Y', 'y') : rest;
}

/** Words with a stem of their own; longer ones need not be looked for. */
const LONGEST_SPECIAL = 6;
const SPECIAL: ReadonlyMap<string, string> = new Map([
  ...Object.entries({ skis: 'ski', skies: 'sky', dying: 'die', lying: 'lie', tying: 'tie' }),
  ...Object.entries({ idly: 'idl', gently: 'gentl', ugly: 'ugli', early: 'earli', only: 'onli', singly: 'singl' }),
  ...['sky', 'news', 'howe', 'atlas', 'cosmos', 'bias', 'andes'].map((word) => [word, word] as const),
]);

/** Words whose end only looks like one of a verb. */
const LONGEST_WHOLE = 7;
const WHOLE: ReadonlySet<string> = new Set('inning outing canning herring earring proceed exceed succeed'.split(' '));

/** `y` at the beginning or behind a vowel is a consonant, written `Y` until the end. */
function withConsonantalY(word: string): string {
  let marked = word;
  for (let at = word.indexOf('y'); at >= 0; at = word.indexOf('y', at + 1)) {
    if (at === 0 || isVowel(marked, at - 1)) marked = `${marked.slice(0, at)}Y${marked.slice(at + 1)}`;
  }
  return marked;
}

interface Regions {
  /** Behind the first vowel. */
  readonly afterVowel: number;
  /** Behind the first consonant that follows a vowel, and the same again from there. */
  readonly first: number;
  readonly second: number;
}

function regionsOf(word: string): Regions {
  let afterVowel = 0;
  while (afterVowel < word.length && !isVowel(word, afterVowel)) afterVowel++;
  if (afterVowel < word.length) afterVowel++;
  const first = behindPrefix(word) ?? behindConsonant(word, afterVowel);
  let vowel = first;
  while (vowel < word.length && !isVowel(word, vowel)) vowel++;
  return { afterVowel, first, second: behindConsonant(word, vowel) };
}

/** The first region begins behind these as a whole. */
function behindPrefix(word: string): number | undefined {
  if (word.startsWith('gener') || word.startsWith('arsen')) return 5;
  return word.startsWith('commun') ? 6 : undefined;
}

function behindConsonant(word: string, from: number): number {
  let at = from;
  while (at < word.length && isVowel(word, at)) at++;
  return Math.min(at + 1, word.length);
}

/** By letter: most of the work is asking this. */
const VOWELS = Uint8Array.from({ length: 128 }, (_, unit) => ('aeiouy'.includes(String.fromCharCode(unit)) ? 1 : 0));

function isVowel(word: string, at: number): boolean {
  return VOWELS[word.charCodeAt(at)] === 1;
}

/** Step 1a. */
function withoutPlural(word: string, afterVowel: number): string {
  const { length } = word;
  const last = word.charAt(length - 1);
  if (last !== 's' && last !== 'd') return word;
  if (word.endsWith('ie', length - 1)) return word.slice(0, length >= 5 ? -2 : -1);
  if (last === 'd' || word.endsWith('us') || word.endsWith('ss')) return word;
  if (word.endsWith('sses')) return word.slice(0, -2);
  return afterVowel < length - 1 ? word.slice(0, -1) : word;
}

/** Step 1b: endings of verbs, with or without `ly`; what is left gets an `e` back or loses a doubled letter. */
function withoutPast(word: string, afterVowel: number, first: number): string {
  if (!'dgy'.includes(word.charAt(word.length - 1))) return word;
  const bare = word.endsWith('ly') ? word.slice(0, -2) : word;
  if (bare.endsWith('eed')) return bare.length >= first + 3 ? bare.slice(0, -1) : word;
  const end = bare.endsWith('ed') ? 2 : bare.endsWith('ing') ? 3 : 0;
  if (end === 0 || bare.length - end < afterVowel) return word;
  const rest = bare.slice(0, -end);
  if (/(?:at|bl|iz)$/.test(rest)) return `${rest}e`;
  if (/(?:bb|dd|ff|gg|mm|nn|pp|rr|tt)$/.test(rest)) return rest.slice(0, -1);
  return first >= rest.length && endsShort(rest, rest.length) ? `${rest}e` : rest;
}

/** Step 1c. */
function withVowelAtEnd(word: string): string {
  const at = word.length - 1;
  const last = word.charCodeAt(at);
  return at >= 2 && (last === SMALL_Y || last === CAPITAL_Y) && !isVowel(word, at - 1) ? `${word.slice(0, at)}i` : word;
}

const [SMALL_Y, CAPITAL_Y] = [121, 89];

/** Whether a part of a word ends in a short syllable: `rap`, `trap`, and `ow` alone. */
function endsShort(word: string, end: number): boolean {
  if (end < 2 || !isVowel(word, end - 2) || isVowel(word, end - 1)) return false;
  return end === 2 || (!isVowel(word, end - 3) && !'wxY'.includes(word.charAt(end - 1)));
}

interface Suffix {
  readonly end: string;
  readonly becomes: string;
  /** The region in which it has to begin. */
  readonly region: 1 | 2;
  /** One of these letters has to stand before it. */
  readonly behind?: string;
}

/** Suffixes by their last letter, the longest first: it alone decides. */
type Suffixes = readonly (readonly Suffix[] | undefined)[];

function suffixes(region: 1 | 2, list: Readonly<Record<string, string>>, others: readonly Suffix[]): Suffixes {
  const all = [...Object.entries(list).map(([end, becomes]): Suffix => ({ end, becomes, region })), ...others];
  const byLetter: Suffix[][] = [];
  for (const suffix of all.sort((a, b) => b.end.length - a.end.length)) {
    const letter = suffix.end.charCodeAt(suffix.end.length - 1);
    byLetter[letter] ??= [];
    byLetter[letter].push(suffix);
  }
  return byLetter;
}

/** Steps 2, 3 and 4. */
const DERIVED = suffixes(
  1,
  {
    ...{ ational: 'ate', tional: 'tion', ization: 'ize', ation: 'ate', izer: 'ize', ator: 'ate', alism: 'al' },
    ...{ fulness: 'ful', ousness: 'ous', iveness: 'ive', biliti: 'ble', aliti: 'al', iviti: 'ive' },
    ...{ enci: 'ence', anci: 'ance', abli: 'able', bli: 'ble', entli: 'ent', fulli: 'ful', alli: 'al' },
    ...{ lessli: 'less', ousli: 'ous' },
  },
  [
    { end: 'ogi', becomes: 'og', region: 1, behind: 'l' },
    { end: 'li', becomes: '', region: 1, behind: 'cdeghkmnrt' },
  ],
);
const ADJECTIVAL = suffixes(
  1,
  { ational: 'ate', tional: 'tion', alize: 'al', icate: 'ic', iciti: 'ic', ical: 'ic', ful: '', ness: '' },
  [{ end: 'ative', becomes: '', region: 2 }],
);
const RESIDUAL = suffixes(
  2,
  Object.fromEntries(
    'al ance ence er ic able ible ant ement ment ent ism ate iti ous ive ize'.split(' ').map((end) => [end, '']),
  ),
  [{ end: 'ion', becomes: '', region: 2, behind: 'st' }],
);

function bySuffix(word: string, list: Suffixes, first: number, second: number): string {
  const likely = list[word.charCodeAt(word.length - 1)];
  if (likely === undefined) return word;
  for (const { end, becomes, region, behind } of likely) {
    if (!word.endsWith(end)) continue;
    const at = word.length - end.length;
    if (at < (region === 1 ? first : second)) return word;
    if (behind !== undefined && (at === 0 || !behind.includes(word.charAt(at - 1)))) return word;
    return word.slice(0, at) + becomes;
  }
  return word;
}

/** Step 5. */
function withoutLastLetter(word: string, first: number, second: number): string {
  const at = word.length - 1;
  const isRemoved = word.endsWith('e')
    ? at >= second || (at >= first && !endsShort(word, at))
    : word.endsWith('ll') && at >= second;
  return isRemoved ? word.slice(0, at) : word;
}
