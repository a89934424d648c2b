/** Number words that mean a count; "one" is left out, since it mostly is a pronoun. */
export const NUMBER_WORDS: ReadonlyMap<string, string> = new Map(
  'zero two three four five six seven eight nine ten eleven twelve'
    .split(' ')
    .map((word, i): [string, string] => [word, String(i === 0 ? 0 : i + 1)]),
);

/** A number with its unit right behind it: `10ms` says what `10 ms` says, `2m51s` is `2 m 51 s`. `v2`, `sha256` are names. */
const NUMBER_WITH_UNIT = /^(?:\d+(?:\.\d+)?[a-z]{1,3}|(?:\d+[hms]){2,})$/;
const NUMBERS_AND_UNITS = /\d+(?:\.\d+)?|[a-z]+/g;

const GROUPED_DIGITS = /^(?!0,)\d{1,3}(?:(?:,\d{3})+|(?:,\d{2})+,\d{3})(?:\.\d+)?[a-z]{0,3}$/;

/** The same outside of English: `1.249,50`, `37 500`, `2.400.000`. */
const CONTINENTAL = /^(\d+|\d{1,3}(?:\.\d{3})+|\d{1,3}(?: \d{3})+)(?:,(\d+))?([a-z]{0,3})$/;

const CONTRACTION = /^(.+?)(n't|'(?:s|re|ve|ll|d|m))$/;
const WHOLE_CONTRACTIONS: ReadonlyMap<string, readonly string[]> = new Map([
  ["can't", ['can', 'not']],
  ["won't", ['will', 'not']],
  ["shan't", ['shall', 'not']],
  ['cannot', ['can', 'not']],
]);

/** Most words: nothing in them is to be taken apart. */
const PLAIN = /^[a-z]+$/;

/** The parts of a lower-case word that are words of their own: "didn't" is "did not", `10ms` is `10 ms`, 12,198 is 12198. */
export function splitWord(word: string, english: boolean): readonly string[] {
  const first = word.charCodeAt(0);
  if (first >= 0x30 && first <= 0x39) return splitNumber(english ? word : inEnglish(word));
  if (!english) return [word];
  if (PLAIN.test(word)) return WHOLE_CONTRACTIONS.get(word) ?? [NUMBER_WORDS.get(word) ?? word];
  const plain = word.replaceAll('’', "'");
  const whole = WHOLE_CONTRACTIONS.get(plain);
  if (whole !== undefined) return whole;
  const [, stem, ending] = CONTRACTION.exec(plain) ?? [];
  if (stem !== undefined && ending !== undefined) return ending === "n't" ? [stem, 'not'] : [stem];
  return [NUMBER_WORDS.get(word) ?? word];
}

/** Digits as English writes them. One group behind one point stays as it is: 2.400 may be either. */
function inEnglish(word: string): string {
  const [, whole = '', fraction, unit = ''] = CONTINENTAL.exec(word) ?? [];
  if (whole === '' || GROUPED_DIGITS.test(word)) return word;
  const groups = whole.split(/[. ]/);
  if ((groups.length === 2 && whole.includes('.') && fraction === undefined) || isAddress(groups)) return word;
  return `${groups.join('')}${fraction === undefined ? '' : `.${fraction}`}${unit}`;
}

/** `192.168.100.200`. */
function isAddress(groups: readonly string[]): boolean {
  return groups.length === 4 && groups.every((group) => Number(group) < 256);
}

function splitNumber(word: string): readonly string[] {
  const plain = GROUPED_DIGITS.test(word) ? word.replaceAll(',', '') : word;
  return NUMBER_WITH_UNIT.test(plain) ? (plain.match(NUMBERS_AND_UNITS) ?? [plain]) : [plain];
}
