import { Differences } from './differences.js';
import { HashedWords, hashOf } from './hashed-words.js';
import { type Name, partsOf, segmentsOf } from './names.js';
import { readOn } from './number-words.js';
import type { Reading } from './quantities.js';
import { type NumberSink, readNumbers } from './read-numbers.js';
import { readWords } from './read-words.js';
import type { Family } from './units.js';
import { type Range, ValueList } from './value-list.js';

const ASCII = /^[\0-\x7f]*$/;

/** The longest word for a unit behind a number in words, with its space. */
const LONGEST_UNIT = 15;

/**
 * The numbers and names of some texts, such as a transcript, to look claims up in. Takes time and memory in proportion to
 * the texts, and holds none of them.
 */
export class Grounds implements NumberSink {
  /** Parts of names, and two that stand beside one another as if they were one word. */
  private readonly words = new HashedWords();
  private readonly hashes = new Set<string>();
  private readonly versions = new Set<string>();
  private readonly values: Readonly<Record<Family, ValueList>> = {
    count: new ValueList(),
    time: new ValueList(),
    size: new ValueList(),
    ratio: new ValueList(),
  };
  private sortedHashes: readonly string[] | undefined;
  private versionPrefixes: ReadonlySet<string> | undefined;
  private readonly minutes = new Set<number>();
  private readonly seconds = new Set<number>();
  private readonly days = new Set<number>();
  private readonly differences = new Differences();

  constructor(texts: Iterable<string>) {
    for (const text of texts) this.add(text);
  }

  private add(given: string): void {
    const text = ASCII.test(given) ? given : given.normalize('NFKC');
    const { words } = this;
    readWords(text, {
      word: (hash) => words.add(hash),
      hex: (start, end) => this.hashes.add(text.slice(start, end).toLowerCase()),
      numberWord: (start, end, value) => {
        const { value: whole, end: last } = readOn(text, start, end, value);
        readNumbers(`${whole}${text.slice(last, last + LONGEST_UNIT)}`, this);
      },
    });
    readNumbers(text, this);
  }

  value(family: Family, value: number): void {
    this.values[family].add(value);
  }

  measure(family: Family, value: number): void {
    this.differences.add(family, value);
  }

  version(written: string): void {
    this.versions.add(written);
  }

  time(seconds: number, mayBeDuration: boolean): void {
    this.seconds.add(seconds);
    this.minutes.add(Math.floor(seconds / 60));
    if (mayBeDuration) this.values.time.add(seconds);
  }

  day(month: number, day: number): void {
    this.days.add(dayOfYear(month, day));
  }

  hasValue(family: Family, { from, to }: Range): boolean {
    const margin = 1e-9 * Math.max(Math.abs(from), Math.abs(to));
    return this.values[family].hasBetween(from - margin, to + margin);
  }

  /** Whether two measures that are told near one another differ by so much. */
  hasDifference(family: Family, range: Range): boolean {
    return this.differences.has(family, range);
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

  get hasDays(): boolean {
    return this.days.size > 0;
  }

  /** Whether a day is told, or lies within a week of one: "on Monday" names its date. */
  hasDay(month: number, day: number): boolean {
    const wanted = dayOfYear(month, day);
    for (let off = -7; off <= 7; off++) if (this.days.has((wanted + off + 372) % 372)) return true;
    return false;
  }

  hasName({ kind, written }: Pick<Name, 'kind' | 'written'>): boolean {
    switch (kind) {
      case 'hash':
        return this.hasHash(written.toLowerCase());
      case 'version':
        return this.hasVersion(written.replace(/^v/i, '')) || (!written.includes('.') && this.hasWord(written));
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
    return this.hasHashed(hashOf(word.toLowerCase()));
  }

  /** Whether a word is told, by its hash in small letters. */
  hasHashed(hash: number): boolean {
    return this.words.has(hash);
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
    const shorter = wanted.replace(/(?<!\.0)(?:\.0)+$/, '');
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

/** Months of 31 days each: only neighbours matter. */
function dayOfYear(month: number, day: number): number {
  return (month - 1) * 31 + day - 1;
}
