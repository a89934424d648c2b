const ENGLISH_ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen';
const ENGLISH_TENS = 'twenty thirty forty fifty sixty seventy eighty ninety';
const GERMAN_ONES =
  'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn';
const GERMAN_TENS = 'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig';
const SPANISH_ONES =
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve';
const SPANISH_TENS = 'treinta cuarenta cincuenta sesenta setenta ochenta noventa';
const DUTCH_ONES =
  'nul een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien';
const DUTCH_TENS = 'twintig dertig veertig vijftig zestig zeventig tachtig negentig';

function numbered(words: string, first: number, step: number): readonly (readonly [string, number])[] {
  return words.split(' ').map((word, i) => [word, first + step * i] as const);
}

function germanCompounds(): readonly (readonly [string, number])[] {
  const ones = numbered(GERMAN_ONES, 0, 1).slice(1, 10);
  return numbered(GERMAN_TENS, 20, 10).flatMap(([tens, value]) =>
    ones.map(([one, more]) => [`${more === 1 ? 'ein' : one}und${tens}`, value + more] as const),
  );
}

/** `zesentwintig`; behind an e the joint has two points: `tweeëntwintig`. */
function dutchCompounds(): readonly (readonly [string, number])[] {
  const ones = numbered(DUTCH_ONES, 0, 1).slice(1, 10);
  return numbered(DUTCH_TENS, 20, 10).flatMap(([tens, value]) =>
    ones.map(([one, more]) => [`${one}${one.endsWith('e') ? 'ën' : 'en'}${tens}`, value + more] as const),
  );
}

/** Words for whole numbers below a hundred, in English, German, Spanish and Dutch. */
const SMALL: ReadonlyMap<string, number> = new Map([
  ...numbered(ENGLISH_ONES, 0, 1),
  ...numbered(ENGLISH_TENS, 20, 10),
  ...numbered(GERMAN_ONES, 0, 1),
  ...numbered(GERMAN_TENS, 20, 10),
  ...germanCompounds(),
  ...numbered(SPANISH_ONES, 0, 1),
  ...numbered(SPANISH_TENS, 30, 10),
  ...numbered(DUTCH_ONES, 0, 1).slice(2),
  ...numbered(DUTCH_TENS, 20, 10),
  ...dutchCompounds(),
  ['dozen', 12] as const,
  ['un', 1] as const,
  ['una', 1] as const,
]);

const LARGE: ReadonlyMap<string, number> = new Map([
  ['hundred', 100],
  ['hundert', 100],
  ['thousand', 1000],
  ['tausend', 1000],
  ['honderd', 100],
  ['duizend', 1000],
]);

const HUNDRED = 100;

const ADDS: ReadonlySet<string> = new Set(['and', 'und', 'y']);

/** A number in words, and where it ends. */
interface SpelledNumber {
  readonly start: number;
  readonly end: number;
  readonly value: number;
}

const WORD = /[\p{L}]+/gu;

/** The words that begin a number. */
export const NUMBER_WORDS: ReadonlyMap<string, number> = SMALL;

/**
 * Whole numbers that a text spells: `fifty-one`, `two hundred and six`, `einundfünfzig`, `treinta y uno`.
 */
export function spelledNumbers(text: string): readonly SpelledNumber[] {
  const found: SpelledNumber[] = [];
  WORD.lastIndex = 0;
  for (let match = WORD.exec(text); match !== null; match = WORD.exec(text)) {
    const first = SMALL.get(match[0].toLowerCase());
    if (first === undefined) continue;
    const spelled = readOn(text, match.index, WORD.lastIndex, first);
    found.push(spelled);
    WORD.lastIndex = spelled.end;
  }
  return found;
}

/**
 * The number that begins with a word of `NUMBER_WORDS`: tens take ones, and what is below it takes a hundred or, once, a thousand. So it
 * ends after some words, and a text without end of such words is not read to its end from each of them.
 */
export function readOn(text: string, start: number, firstEnd: number, first: number): SpelledNumber {
  let total = 0;
  let value = first;
  let end = firstEnd;
  for (let next = wordAfter(text, end); next !== undefined; next = wordAfter(text, end)) {
    const large = LARGE.get(next.word);
    if (large !== undefined && value > 0 && (large === HUNDRED ? value < HUNDRED : total === 0)) {
      // "Three hundred and forty thousand": a hundred belongs to what is counted in thousands.
      if (large === HUNDRED) value *= large;
      else [total, value] = [total + value * large, 0];
      end = next.end;
      continue;
    }
    const joined = ADDS.has(next.word) ? wordAfter(text, next.end) : next;
    const more = joined === undefined ? undefined : SMALL.get(joined.word);
    const fits = more !== undefined && more > 0 && (value === 0 ? total > 0 : takes(value, more));
    if (joined === undefined || more === undefined || !fits) break;
    value += more;
    end = joined.end;
  }
  return { start, end, value: total + value };
}

/** Hundreds take tens and ones, and tens take ones. */
function takes(value: number, more: number): boolean {
  return value % HUNDRED === 0 ? more < HUNDRED : value >= 20 && value % 10 === 0 && more < 10;
}

function wordAfter(text: string, from: number): { readonly word: string; readonly end: number } | undefined {
  const found = /^[ -]?(\p{L}{1,16})(?!\p{L})/u.exec(text.slice(from, from + 20));
  const [all, word] = found ?? [];
  return all === undefined || word === undefined ? undefined : { word: word.toLowerCase(), end: from + all.length };
}
