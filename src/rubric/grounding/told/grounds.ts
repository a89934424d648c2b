import { classAt, LETTER } from '../../v2/characters.js';
import { type Name, partsOf, segmentsOf } from '../names/names.js';
import { isDigit } from '../numbers/digits.js';
import { numbersInHan } from '../numbers/han-numbers.js';
import { inOneForm } from '../numbers/one-form.js';
import type { Reading } from '../numbers/quantities.js';
import { ColumnSums } from '../numbers/tallies.js';
import type { Family } from '../numbers/units.js';
import type { Range } from '../numbers/value-list.js';
import { hashOf } from './hashed-words.js';
import { LinePairs } from './line-pairs.js';
import { ENDINGS_OF_MODULES, type FileName, ToldFiles } from './told-files.js';
import { ToldMoney } from './told-money.js';
import { ToldNumbers } from './told-numbers.js';
import { ToldWords } from './told-words.js';

/**
 * The numbers and names of some texts, such as a transcript, to look claims up in. Reads the texts more than once, and takes time and
 * memory in proportion to them. Words are read when a word is asked for and numbers when a number is: most candidates say no number but
 * those of their reference.
 */
export class Grounds {
  private wordsRead: ToldWords | undefined;
  private talliesRead: ColumnSums | undefined;
  private linesRead: LinePairs | undefined;
  private numbersRead: ToldNumbers | undefined;
  private filesRead: ToldFiles | undefined;
  private moneyRead: ToldMoney | undefined;

  constructor(private readonly texts: Iterable<string>) {}

  private get words(): ToldWords {
    this.wordsRead ??= new ToldWords(allInOneForm(this.texts));
    return this.wordsRead;
  }

  private get numbers(): ToldNumbers {
    this.numbersRead ??= new ToldNumbers(withSpelled(allInOneForm(this.texts), this.words.spelled));
    return this.numbersRead;
  }

  hasValue(family: Family, range: Range): boolean {
    return this.numbers.hasValue(family, range);
  }

  /** Whether two measures that are told near one another differ by so much. */
  hasDifference(family: Family, range: Range): boolean {
    return this.numbers.hasDifference(family, range);
  }

  /** Whether two numbers that are told near one another are so far apart as they are written, in units of a family or none. */
  hasWrittenDifference(family: Family, range: Range): boolean {
    return this.numbers.hasWrittenDifference(family, range);
  }

  /** Whether numbers that are told near one another, whatever they count, make a sum. */
  hasSum(range: Range): boolean {
    return this.numbers.hasSum(range);
  }

  /** Whether of two numbers that are told near one another one is such a part of the other, or so much more. */
  hasShare(range: Range): boolean {
    return this.numbers.hasShare(range);
  }

  /** Whether of two numbers that are told near one another one is so many times the other. */
  hasFactor(range: Range): boolean {
    return this.numbers.hasFactor(range);
  }

  /** Whether a column of lines that are alike sums up to a number. */
  hasTally(range: Range): boolean {
    this.talliesRead ??= new ColumnSums(allInOneForm(this.texts));
    return this.talliesRead.has(range);
  }

  /** Whether two numbers of one line that speaks of the same as a sentence make such a number. */
  makesOnLine(range: Range, sentence: string): boolean {
    this.linesRead ??= new LinePairs(allInOneForm(this.texts));
    return this.linesRead.has(range, sentence);
  }

  /** Whether two times of day that are told near one another are so far apart. */
  hasSpan(range: Range): boolean {
    return this.numbers.hasSpan(range);
  }

  hasExactly({ family, value }: Reading): boolean {
    return this.hasValue(family, { from: value, to: value });
  }

  /** So many different numbers of a family, the first that are told, in its unit; of counts those without one. */
  firstNumbers(family: Family, most: number): readonly number[] {
    return this.numbers.first(family, most);
  }

  /** Whether a number is told without any unit. */
  hasBare(range: Range): boolean {
    return this.numbers.hasBare(range);
  }

  /** Whether a number is written, and nowhere but before units of one family. */
  isWrittenOnlyAs(family: Family, value: number): boolean {
    return this.numbers.isWrittenOnlyAs(family, value);
  }

  /** Whether a time of day is told within so many minutes. */
  hasTimeNear(seconds: number, minutes: number): boolean {
    return this.numbers.hasTimeNear(seconds, minutes);
  }

  /** A time of day to the minute may be rounded. */
  hasTime(seconds: number, step: 1 | 60): boolean {
    return this.numbers.hasTime(seconds, step);
  }

  get hasDays(): boolean {
    return this.numbers.hasDays;
  }

  /** Whether a day is told, or lies within a week of one: "on Monday" names its date. */
  hasDay(month: number, day: number): boolean {
    return this.numbers.hasDay(month, day);
  }

  /** Whether this very day is told. */
  tellsDay(month: number, day: number): boolean {
    return this.numbers.tellsDay(month, day);
  }

  /** Of a file: whether one of its name is told with such an ending, or only with another one; undefined where none is told. */
  hasFile(file: FileName): boolean | undefined {
    this.filesRead ??= new ToldFiles(this.texts);
    return this.filesRead.has(file);
  }

  get money(): ToldMoney {
    this.moneyRead ??= new ToldMoney(allInOneForm(this.texts));
    return this.moneyRead;
  }

  hasName({ kind, written }: Pick<Name, 'kind' | 'written'>): boolean {
    switch (kind) {
      case 'hash':
        return this.words.hasHex(written.toLowerCase());
      case 'version':
        return this.hasVersion(written.replace(/^v/i, '')) || (!written.includes('.') && this.hasWord(written));
      case 'reference':
        return this.hasExactly({ family: 'count', value: Number(written.slice(1)), step: 1 });
      case 'code':
        return this.hasCode(written) || this.hasCode(written.replace(ATTRIBUTE, ''));
    }
  }

  /** `22` of a text that tells `22.21.1`, which is no number. */
  hasRelease(written: string): boolean {
    return /^\d+(?:\.\d+)*$/.test(written) && this.hasVersion(written);
  }

  hasWord(word: string): boolean {
    return this.hasHashed(hashOf(word.toLowerCase()));
  }

  /** Whether a longer word that begins so is told. Takes a look at all texts. */
  hasWordFrom(beginning: string): boolean {
    for (const { text, at } of this.placesOf(beginning)) {
      const end = at + beginning.length;
      const isBeginning = at === 0 || classAt(text, at - 1) !== LETTER;
      if (isBeginning && end < text.length && classAt(text, end) === LETTER) return true;
    }
    return false;
  }

  /** Whether some characters stand where neither a word nor a number goes on. Takes a look at all texts. */
  hasTextFrom(beginning: string): boolean {
    for (const { text, at } of this.placesOf(beginning)) {
      if (at === 0 || (classAt(text, at - 1) !== LETTER && !isDigit(text.charCodeAt(at - 1)))) return true;
    }
    return false;
  }

  /** Whether a number is told behind a word that begins with a letter: revision 17, by `r` and 17. Takes a look at all texts. */
  hasNumbered(letter: string, number: string): boolean {
    for (const { text, at } of this.placesOf(number)) {
      if (isDigit(text.charCodeAt(at + number.length))) continue;
      const [, initial] = WORD_BEFORE.exec(text.slice(Math.max(0, at - LONGEST_WORD), at)) ?? [];
      if (initial?.toLowerCase() === letter.toLowerCase()) return true;
    }
    return false;
  }

  /** Where some characters stand, the first places of many. */
  private *placesOf(wanted: string): Generator<{ readonly text: string; readonly at: number }> {
    let left = MOST_PLACES;
    for (const text of this.texts) {
      for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
        if (left-- === 0) return;
        yield { text, at };
      }
    }
  }

  /** Whether a word is told, by its hash in small letters. */
  hasHashed(hash: number): boolean {
    return this.words.has(hash);
  }

  private hasVersion(written: string): boolean {
    const [numbers = ''] = /^[\d.]+/.exec(written) ?? [];
    const wanted = numbers.replace(/\.$/, '');
    return this.numbers.hasVersion(wanted) || (!wanted.includes('.') && this.words.has(hashOf(wanted)));
  }

  private hasCode(written: string): boolean {
    const [whole] = [partsOf(written).join('')];
    if (whole !== '' && this.words.has(hashOf(whole))) return true;
    const segments = segmentsOf(written);
    if (this.hasInitials(segments)) return true;
    return segments.every((parts, i) =>
      this.hasParts(parts, i === segments.length - 1, /[-]/.test(written) && !/[_\d]/.test(written)),
    );
  }

  private hasParts(parts: readonly string[], isLast: boolean, isLoose: boolean): boolean {
    const [first = ''] = parts;
    if (parts.length === 1) return this.hasInflected(first, isLast) || (isLast && ENDINGS_OF_MODULES.has(first));
    if (isLoose) return parts.every((part) => this.hasInflected(part, true));
    return parts.slice(1).every((part, i) => {
      const before = parts[i] ?? '';
      if (ONLY_DIGITS.test(before) && ONLY_DIGITS.test(part)) return this.hasWord(before) && this.hasWord(part);
      return this.hasInflected(before + part, isLast && i === parts.length - 2);
    });
  }

  /** A type is often told by its initials: PDB for PodDisruptionBudget. */
  private hasInitials([parts = [], ...others]: readonly (readonly string[])[]): boolean {
    if (others.length > 0 || parts.length < 3) return false;
    return this.words.has(hashOf(parts.map((part) => part.charAt(0)).join('')));
  }

  /** A name in the plural, or in the genitive of German, is the same name. */
  private hasInflected(word: string, mayBend: boolean): boolean {
    if (this.words.has(hashOf(word))) return true;
    // "A100s" of an A100, and the other way round.
    const other = /\ds$/.test(word) ? word.slice(0, -1) : /\p{L}\d+$/u.test(word) ? `${word}s` : undefined;
    if (other !== undefined && this.words.has(hashOf(other))) return true;
    if (!mayBend || word.length < 4) return false;
    return ENDINGS.some((ending) => word.endsWith(ending) && this.words.has(hashOf(word.slice(0, -ending.length))));
  }
}

/** What makes a name an attribute: "an R8-stripped class". */
const ATTRIBUTE = /-(?:\p{Ll}{3,}ed|based|like|free|only|specific|style|side|related|aware)$/u;

const ONLY_DIGITS = /^\d+$/;

/** What stands in a text more often is no name of it. */
const MOST_PLACES = 10_000;

/** What stands before a number. */
const WORD_BEFORE = /(?<![\p{L}\d])(\p{L})\p{L}+[^\p{L}\d\n]{1,3}$/u;
const LONGEST_WORD = 24;

const ENDINGS: readonly string[] = ['s', 'es', 'n', 'en'];

function* allInOneForm(texts: Iterable<string>): Generator<string> {
  for (const text of texts) yield inOneForm(text);
}

/** The numbers that a text tells in words or in Han characters stand before it: what is measured is compared with what is told near it. */
function* withSpelled(texts: Iterable<string>, spelled: readonly (readonly string[])[]): Generator<string> {
  let i = 0;
  for (const text of texts) {
    yield* spelled[i++] ?? [];
    yield* numbersInHan(text);
    yield text;
  }
}
