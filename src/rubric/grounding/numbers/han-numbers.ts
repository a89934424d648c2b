/** Numbers as Chinese, Japanese and Korean write them beside digits. Takes a text in the form in which texts are compared. */

const DIGITS: ReadonlyMap<string, number> = new Map(
  [...'〇一二三四五六七八九'].map((character, value) => [character, value] as const),
);
const OTHER_DIGITS: readonly (readonly [string, number])[] = [
  ['零', 0],
  ['两', 2],
  ['兩', 2],
];
const VALUES: ReadonlyMap<string, number> = new Map([...DIGITS, ...OTHER_DIGITS]);
const TENS: ReadonlyMap<string, number> = new Map([
  ['十', 10],
  ['百', 100],
  ['千', 1000],
]);
const MYRIADS: ReadonlyMap<string, number> = new Map([
  ['万', 1e4],
  ['萬', 1e4],
  ['만', 1e4],
  ['億', 1e8],
  ['亿', 1e8],
  ['억', 1e8],
]);

/** What counts the digits before it. */
const COUNTERS: ReadonlyMap<string, number> = new Map([...MYRIADS, ...TENS, ['천', 1000], ['백', 100]]);

const ANY = /[〇零一二三四五六七八九十百千两兩万萬億亿억만]|令和|平成|昭和/;
const ERA = /(令和|平成|昭和)(\d{1,2}|元)(?=年)/g;
/** Digits one after the other, as years are written: `二〇二八`. */
const SPELLED_OUT = /[〇零一二三四五六七八九]{2,8}(?![十百千万萬億亿])/g;
/** `三百二十`, `十五`, `两千万`; a single character is mostly a part of a word. */
const COUNTED = /[一二三四五六七八九十百千两兩][〇零一二三四五六七八九十百千两兩万萬億亿]+/g;
/** `1億2000万`, `1억 2000만`, `1万2千`: the parts of one number. */
const IN_MYRIADS =
  /\d[\d,.]{0,15}\s?[億亿억](?:\s?\d[\d,.]{0,8}\s?[万萬만])?(?:\s?\d{1,4}(?!\d)[千百천백]?)?|\d[\d,.]{0,8}\s?[万萬만]\s?\d{1,4}(?!\d)[千百천백]?/g;

/** A unit that may follow. */
const LONGEST_UNIT = 3;

/**
 * The numbers of a text that are written in characters, or partly so, in plain digits and with what follows each of them, which may
 * be its unit: `三十分間` as `30分間`. A number that is no more than a part of a word does no harm: it only says what might be meant.
 */
export function numbersInHan(text: string): readonly string[] {
  if (!ANY.test(text)) return [];
  const found: string[] = [];
  const add = ({ 0: written, index }: RegExpExecArray, value: number): void => {
    const end = index + written.length;
    if (value > 0) found.push(`${value}${text.slice(end, end + LONGEST_UNIT)}`);
  };
  for (const match of text.matchAll(ERA)) {
    const [, era = '', year = ''] = match;
    add(match, (ERAS.get(era) ?? 0) + (year === '元' ? 1 : Number(year)));
  }
  for (const match of text.matchAll(SPELLED_OUT))
    add(match, Number([...match[0]].map((one) => VALUES.get(one)).join('')));
  for (const match of text.matchAll(COUNTED)) add(match, countedIn(match[0]));
  for (const match of text.matchAll(IN_MYRIADS)) add(match, inMyriads(match[0]));
  return found;
}

/** `三百二十` as 320: digits before tens multiply them, and what stands before a myriad is counted by it. */
function countedIn(written: string): number {
  let [total, section, digit] = [0, 0, 0];
  for (const character of written) {
    const myriad = MYRIADS.get(character);
    const ten = TENS.get(character);
    if (myriad !== undefined) {
      total += (section + digit || 1) * myriad;
      [section, digit] = [0, 0];
    } else if (ten !== undefined) {
      section += (digit || 1) * ten;
      digit = 0;
    } else digit = VALUES.get(character) ?? 0;
  }
  return total + section + digit;
}

function inMyriads(written: string): number {
  let total = 0;
  for (const [, digits = '', sign = ''] of written.matchAll(/(\d[\d,.]*)\s?([億亿억万萬만千百천백]?)/g)) {
    total += Number(digits.replaceAll(',', '')) * (COUNTERS.get(sign) ?? 1);
  }
  return Number.isFinite(total) ? Math.round(total) : 0;
}

/** The eras of Japan by which years are counted, each with the year before its first. */
export const ERAS: ReadonlyMap<string, number> = new Map([
  ['令和', 2018],
  ['平成', 1988],
  ['昭和', 1925],
]);
