import type { ClockTime } from './calendar.js';
import { EMPTY_HASH, HashedWords, hashOf, hashWith } from './hashed-words.js';
import { type Name, partsOf, segmentsOf } from './names.js';
import { measuresIn, type Quantity, type Reading } from './quantities.js';
import type { Family } from './units.js';

/** How far a reading of a claim may be from what bears it out. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/**
 * The numbers and names of some texts, such as a transcript, to look claims up in. Takes time and memory in proportion to
 * the texts, and holds none of them.
 */
export class Grounds {
  /** Parts of names, and two that stand beside one another as if they were one word. */
  private readonly words = new HashedWords();
  private readonly hashes = new Set<string>();
  private readonly versions = new Set<string>();
  private readonly values: Readonly<Record<Family, Set<number>>> = newFamilies();
  private sorted: Readonly<Record<Family, Float64Array>> | undefined;
  private sortedHashes: readonly string[] | undefined;
  private versionPrefixes: ReadonlySet<string> | undefined;
  private readonly minutes = new Set<number>();
  private readonly seconds = new Set<number>();
  private readonly days = new Set<number>();

  constructor(texts: Iterable<string>) {
    for (const text of texts) this.add(text);
  }

  private add(text: string): void {
    this.addWords(text);
    for (const [written] of text.matchAll(HEX)) this.hashes.add(written.toLowerCase());
    for (const [written] of text.matchAll(VERSION)) this.versions.add(written);
    const { quantities, times, days } = measuresIn(text, 'grounds');
    for (const quantity of quantities) this.addQuantity(quantity);
    for (const time of times) this.addTime(time);
    for (const { month, day } of days) {
      this.days.add(dayOfYear(month, day));
      this.values.count.add(day);
    }
  }

  private addTime({ seconds, written }: ClockTime): void {
    this.seconds.add(seconds);
    this.minutes.add(Math.floor(seconds / 60));
    this.values.count.add(Math.floor(seconds / 3600));
    // 0:47 and 3:12 may be durations, of hours and minutes or of minutes and seconds; 12:47 in a log is none.
    if (!/^(?:\d|00):/.test(written)) return;
    this.values.time.add(seconds);
    if (/^\d+:\d+$/.test(written)) this.values.time.add(seconds / 60);
  }

  private addQuantity({ plain, measured }: Quantity): void {
    for (const { value } of plain) this.values.count.add(value);
    for (const { family, value } of measured) this.values[family].add(value);
    for (const { value } of plain) if (value <= 1) this.values.ratio.add(value);
  }

  /** Words apart at marks and at humps, by one look at each character. */
  private addWords(text: string): void {
    const { words } = this;
    let previous = EMPTY_HASH;
    let own = EMPTY_HASH;
    let joined = EMPTY_HASH;
    let whole = EMPTY_HASH;
    let gap = NEVER;
    let wasLower = false;
    let inWord = false;
    let isNumber = false;
    let wasNumber = false;
    const finish = (): void => {
      words.add(own);
      // Numbers side by side are two numbers: 12:31 is no 1231.
      if (gap <= NEAR && !(isNumber && wasNumber)) words.add(joined);
      previous = own;
      wasNumber = isNumber;
      gap = 0;
    };
    for (let at = 0; at <= text.length; at++) {
      const code = at < text.length ? text.charCodeAt(at) : SPACE;
      const kind = kindOfCode(code);
      if (kind === MARK) {
        if (inWord) {
          finish();
          words.add(whole);
        }
        inWord = false;
        gap++;
        continue;
      }
      if (inWord && wasLower && kind === UPPER) {
        finish();
        own = EMPTY_HASH;
        joined = previous;
        isNumber = true;
      } else if (!inWord) {
        own = EMPTY_HASH;
        joined = previous;
        whole = EMPTY_HASH;
        inWord = true;
        isNumber = true;
      }
      const folded = kind === UPPER ? lowerOf(code) : code;
      own = hashWith(own, folded);
      joined = hashWith(joined, folded);
      whole = hashWith(whole, folded);
      wasLower = kind === LOWER;
      if (kind !== DIGIT) isNumber = false;
    }
  }

  hasValue(family: Family, { from, to }: Range): boolean {
    const margin = 1e-9 * Math.max(Math.abs(from), Math.abs(to));
    this.sorted ??= sortAll(this.values);
    const values = this.sorted[family];
    return (values[firstFrom(values, from - margin)] ?? Number.POSITIVE_INFINITY) <= to + margin;
  }

  hasExactly({ family, value }: Reading): boolean {
    return this.hasValue(family, { from: value, to: value });
  }

  /** A time of day to the minute may be rounded. */
  hasTime(seconds: number, step: 1 | 60): boolean {
    if (step === 1 && seconds % 60 !== 0) return this.seconds.has(seconds);
    const minute = Math.floor(seconds / 60);
    return [minute - 1, minute, minute + 1, minute + 720, minute - 720].some((one) => this.minutes.has(one));
  }

  /** Whether a day is told, or lies within a week of one: "on Monday" names its date. */
  hasDay(month: number, day: number): boolean {
    if (this.days.size === 0) return true;
    const wanted = dayOfYear(month, day);
    for (let off = -7; off <= 7; off++) if (this.days.has((wanted + off + 372) % 372)) return true;
    return false;
  }

  hasName({ kind, written }: Pick<Name, 'kind' | 'written'>): boolean {
    switch (kind) {
      case 'hash':
        return this.hasHash(written.toLowerCase());
      case 'version':
        return this.hasVersion(written.replace(/^v/i, ''));
      case 'reference':
        return this.hasExactly({ family: 'count', value: Number(written.slice(1)), step: 1 });
      case 'code':
        return this.hasCode(written);
    }
  }

  /** `22` of a text that tells `22.21.1`, which is no number. */
  hasRelease(written: string): boolean {
    return /^\d+(?:\.\d+)*$/.test(written) && this.hasVersion(written);
  }

  hasWord(word: string): boolean {
    return this.words.has(hashOf(word.toLowerCase()));
  }

  /** The first digits of a hash stand for all of it. */
  private hasHash(wanted: string): boolean {
    for (let length = FEWEST_HEX; length < wanted.length; length++) {
      if (this.hashes.has(wanted.slice(0, length))) return true;
    }
    this.sortedHashes ??= [...this.hashes].sort();
    return firstFromText(this.sortedHashes, wanted)?.startsWith(wanted) === true || this.words.has(hashOf(wanted));
  }

  /** `1.2`, where `1.2.7` is told, and the other way round; `1.2` and `1.2.0` are the same. */
  private hasVersion(written: string): boolean {
    const [numbers = ''] = /^[\d.]+/.exec(written) ?? [];
    const wanted = numbers.replace(/\.$/, '');
    const shorter = wanted.replace(/(?:\.0)+$/, '');
    if (this.versions.has(wanted) || this.versions.has(shorter)) return true;
    this.versionPrefixes ??= versionPrefixesOf(this.versions);
    return this.versionPrefixes.has(wanted) || (!wanted.includes('.') && this.words.has(hashOf(wanted)));
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
    if (parts.length === 1) return this.hasInflected(first, isLast) || (isLast && EXTENSIONS.has(first));
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
    if (!mayBend || word.length < 4) return false;
    return ENDINGS.some((ending) => word.endsWith(ending) && this.words.has(hashOf(word.slice(0, -ending.length))));
  }
}

const ONLY_DIGITS = /^\d+$/;

const ENDINGS: readonly string[] = ['s', 'es', 'n', 'en'];

/** A file may be told without its ending, as modules are. */
const EXTENSIONS: ReadonlySet<string> = new Set(
  'ts tsx js jsx mjs cjs py go rs java kt rb md json yaml yml toml sql sh cs php html css'.split(' '),
);

/** Fewer digits of a hash would fit too many. */
const FEWEST_HEX = 6;
const HEX = /(?<![\p{L}\d])[0-9a-fA-F]{6,64}(?![\p{L}\d])/gu;
const VERSION = /(?<![\d.])\d{1,9}(?:\.\d{1,9}){1,5}(?![\d])/g;

/** The first text of a sorted list that is not before another one. */
function firstFromText(texts: readonly string[], wanted: string): string | undefined {
  let low = 0;
  let high = texts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((texts[middle] ?? '') < wanted) low = middle + 1;
    else high = middle;
  }
  return texts[low];
}

function versionPrefixesOf(versions: ReadonlySet<string>): ReadonlySet<string> {
  const prefixes = new Set<string>();
  for (const version of versions) {
    for (let at = version.indexOf('.'); at > 0; at = version.indexOf('.', at + 1)) prefixes.add(version.slice(0, at));
  }
  return prefixes;
}

function newFamilies(): Readonly<Record<Family, Set<number>>> {
  return { count: new Set(), time: new Set(), size: new Set(), ratio: new Set() };
}

function sortAll(values: Readonly<Record<Family, ReadonlySet<number>>>): Readonly<Record<Family, Float64Array>> {
  const sort = (family: Family): Float64Array => Float64Array.from(values[family]).sort();
  return { count: sort('count'), time: sort('time'), size: sort('size'), ratio: sort('ratio') };
}

/** The index of the first value that is not below a limit. */
function firstFrom(values: Float64Array, limit: number): number {
  let low = 0;
  let high = values.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((values[middle] ?? 0) < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Months of 31 days each: only neighbours matter. */
function dayOfYear(month: number, day: number): number {
  return (month - 1) * 31 + day - 1;
}

const SPACE = 32;
/** Parts that are further apart than this do not stand beside one another. */
const NEAR = 3;
const NEVER = 1000;

const MARK = 0;
const LOWER = 1;
const UPPER = 2;
const DIGIT = 3;

/** Where the scripts without spaces begin: for names they are marks. */
const UNSPACED_FROM = 0x2e80;

function kindOfCode(code: number): typeof MARK | typeof LOWER | typeof UPPER | typeof DIGIT {
  if (code >= 97 && code <= 122) return LOWER;
  if (code >= 65 && code <= 90) return UPPER;
  if (code >= 48 && code <= 57) return DIGIT;
  if (code < 0xaa || code >= UNSPACED_FROM) return MARK;
  const character = String.fromCharCode(code);
  if (!/[\p{L}\p{Nd}]/u.test(character)) return MARK;
  return /\p{Lu}/u.test(character) ? UPPER : LOWER;
}

function lowerOf(code: number): number {
  return code < 128 ? code + 32 : String.fromCharCode(code).toLowerCase().charCodeAt(0);
}
