import type { TextLanguage } from './text-language.js';
import { unfinishedClause } from './unfinished-clause.js';

/** How a text ends that was cut off. */
export type CutOff =
  | { readonly kind: 'ellipsis' }
  | { readonly kind: 'open'; readonly mark: string }
  | { readonly kind: 'dangling'; readonly word: string }
  | { readonly kind: 'no stop' };

/** What a text is: prose ends with a stop, a line of a list or a title mostly has none. */
export type Ending = 'prose' | 'line' | 'quotation';

const HAS_LETTERS = /\p{L}/u;

const FULL_STOP = /[.!?。！？…｡؟।](?:["”“’»«'』」）)\]`*]*)$/;
const ELLIPSIS = /(?:…|\.\.\.)$/;

/** Whether a text ends as a sentence does. */
export function endsSentence(text: string): boolean {
  return FULL_STOP.test(text.trimEnd().slice(-8));
}

/**
 * How a text shows that its end is missing; null for one that may be whole. `quotation` is what somebody said, who may
 * trail off.
 */
export function cutOffAt(text: string, ending: Ending, language: TextLanguage | null): CutOff | null {
  const whole = text.trimEnd();
  if (!HAS_LETTERS.test(whole)) return null;
  if (ending !== 'quotation' && ELLIPSIS.test(whole)) return { kind: 'ellipsis' };
  if (whole.includes('```') && whole.split('```').length % 2 === 0) return { kind: 'open', mark: '```' };
  if (endsSentence(whole)) return null;
  const mark = HAS_PAIRS.test(whole) ? openMark(whole) : null;
  if (mark !== null) return { kind: 'open', mark };
  const word = danglingEnd(whole, language) ?? (language === 'English' ? unfinishedClause(whole) : null);
  if (word !== null) return { kind: 'dangling', word };
  return ending === 'prose' && lacksStop(whole) ? { kind: 'no stop' } : null;
}

const HAS_PAIRS = /[([{"“„«「『`]/;

/** Quotation marks that are not the same on both sides. */
const QUOTATIONS = [
  ['„', /[“”]/g],
  ['「', /」/g],
  ['『', /』/g],
] as const;

/** The last mark begins a quotation: one behind a word ends another, or is an inch. */
const OPEN_QUOTATION = /(?:^|[\s([{–—])"(?=\S)[^"]*$/;

/** What is searched for need not be whole: `timezone(c.tz`. */
const QUOTED_CODE = /`[^`]*`|(?<![\p{L}\d])'[^'\s][^'\n]*'(?![\p{L}\d])/gu;

/** A bracket or quotation that is opened and never closed. */
function openMark(text: string): string | null {
  if (count(text, /`/g) % 2 === 1) return '`';
  const plain = text.replace(QUOTED_CODE, '');
  const open: string[] = [];
  for (const [mark] of plain.matchAll(/(?<![:;])[([{](?!\s)|[)\]}]/g)) {
    // Half-open intervals end with another bracket than they began with.
    if ('([{'.includes(mark)) open.push(mark);
    else open.pop();
  }
  const bracket = open.at(-1);
  if (bracket !== undefined) return bracket;
  if (OPEN_QUOTATION.test(plain)) return '"';
  for (const [opening, closing] of QUOTATIONS) {
    if (count(plain, new RegExp(opening, 'g')) > count(plain, closing)) return opening;
  }
  const isGerman = plain.includes('„');
  return !isGerman && count(plain, /“/g) > count(plain, /”/g) ? '“' : null;
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

const DANGLING_MARK = /(?:[,;:，、；：]|\s[-–—]|[\p{L}\d]-)$/u;

/**
 * Words that no text ends with, in any style: articles, conjunctions, and prepositions where a verb cannot leave them
 * behind. English, Dutch and the Nordic languages can: what was dealt with.
 */
const DANGLING: Readonly<Partial<Record<TextLanguage, string>>> = {
  English:
    'a an the and or but nor because although whereas unless whose whether than via per during every its their our your',
  German: 'der die dem den des eine einen einem einer eines und oder aber weil dass damit sowie vom zum zur beim im',
  Dutch: 'de het een en omdat',
  Danish: 'et og eller men fordi',
  Swedish: 'ett och eller men eftersom',
  French: 'le la les un une des du de et ou mais que qui dans par sur avec pour au aux à',
  Spanish: 'el la los las un una unos unas del de y o pero que con para por al en',
  Portuguese: 'o a os as um uma do da dos das de e ou mas que com para por no na em ao',
  Italian: 'il lo la gli un una uno del della dello dei delle di e o ma che con per dal dalla nel nella al alla',
  Polish: 'i oraz lub ale że ponieważ z w na do dla przez',
  Czech: 'a i nebo ale že protože s v na do pro z',
  Turkish: 've veya',
  Finnish: 'ja tai mutta että koska',
  Japanese: '',
  Cyrillic: 'и или но что для с в на из',
};

const DANGLING_WORDS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(DANGLING).map(([language, words]) => [language, new Set(words.split(' '))]),
);

/** Particles of Japanese and Chinese that something must follow. */
const DANGLING_LETTER: Readonly<Partial<Record<TextLanguage, RegExp>>> = {
  Japanese: /(?:[をがの]|[でに]は)$/,
  Chinese: /[和与與或把被]$/,
};

/** A letter may take two UTF-16 units. */
const LONGEST_MARK = 3;

const ASCII_MARK = /^[ -~]+$/;

/** "Keys begin with rl2:", a part of what is told. */
const ENDS_KEY =
  /\b(?:key|prefix|suffix|tag|scheme|namespace|name|(?:begins?|starts?|ends?) with|called) `?(?=[\w:]*[a-z])(?=[\w:]*\d)[\w:]{1,20}:$/i;

function danglingEnd(text: string, language: TextLanguage | null): string | null {
  const mark = DANGLING_MARK.exec(text.slice(-LONGEST_MARK))?.[0];
  // A text of one word is a name, and capitals name things too: plan A.
  if (mark !== undefined && (/\s/.test(text) || !ASCII_MARK.test(mark)) && !ENDS_KEY.test(text)) return mark.trim();
  if (language === null) return null;
  const letter = DANGLING_LETTER[language]?.exec(text)?.[0];
  if (letter !== undefined) return letter;
  if (ONE_BY_ONE.test(text)) return null;
  const last = text.slice(text.lastIndexOf(' ') + 1);
  return last !== text && DANGLING_WORDS.get(language)?.has(last) ? last : null;
}

/** "Un par un", "uno a uno". */
const ONE_BY_ONE = /(?<!\p{L})(un[aeo]?|uma?) (?:par|à|a|por|contre|contro) \1$/iu;

const INNER_STOP = /[^\s.][.!?]["”)]*\s+\p{Lu}/u;

/**
 * Chinese and Japanese leave out the last stop as they like. What a Japanese sentence does not end with all the same: one character
 * behind a particle, which is mostly the beginning of a word, and kana that no verb, adjective or copula ends with.
 */
const FULL_STOP_OF_HAN = /[。！？]/;
const BEGUN_WORD =
  /(?:[をがにでとの][^私僕人方物事中前後時所点内外上下為様々\P{Script=Han}]|[ぁ-ゖ](?<![るたいすだうくつぬぶむぐんよねかし]))$/u;

/** Paths, addresses and code end without a stop, for it could be taken as a part of them. */
const LAST_IS_NAME = /(?<![!-~])(?=[!-~]*$)[!-~]*?[/`_=@]/;

/**
 * Whether the last sentence alone has no stop. Of several paragraphs the last one must have a sentence before it, and all
 * others must end with one: a last line by itself often has no stop, such as what is left open.
 */
function lacksStop(text: string): boolean {
  const end = text.lastIndexOf('\n') + 1;
  const last = text.slice(end);
  if (LAST_IS_NAME.test(last)) return false;
  if (!INNER_STOP.test(last) && !(FULL_STOP_OF_HAN.test(last) && BEGUN_WORD.test(last.slice(-2)))) return false;
  return text
    .slice(0, end)
    .split('\n')
    .every((paragraph) => paragraph.trim() === '' || endsSentence(paragraph));
}
