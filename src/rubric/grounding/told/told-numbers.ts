import { DAY } from '../numbers/calendar.js';
import { MOST_COMPARED, NEAREST, NearNumbers } from '../numbers/near-numbers.js';
import { type NumberSink, readNumbers } from '../numbers/read-numbers.js';
import type { Family } from '../numbers/units.js';
import { type Range, ValueList } from '../numbers/value-list.js';
import { productsIn, unwrittenNumbersIn } from './unwritten-numbers.js';

/** Days of a year. */
const YEAR = 365;

/** All that the numbers of some texts may mean. */
export class ToldNumbers implements NumberSink {
  private readonly versions = new Set<string>();
  private versionPrefixes: ReadonlySet<string> | undefined;
  /** In the unit of their family; of counts, those that no unit stands behind. */
  private readonly values = new Map<Family, ValueList>();
  /** As they are written, by the family of the unit behind them. */
  private readonly asWritten = new Map<Family, ValueList>();
  private readonly minutes = new Set<number>();
  private readonly seconds = new Set<number>();
  /** `15/04` may be a part of a whole: such a day refutes no other. */
  private readonly likelyDays = new Set<number>();
  private readonly days = new Set<number>();
  /** The times of day. */
  private readonly clock = new ClockSpans(DAY);
  private readonly daySpans = new ClockSpans(YEAR);
  /** Of measures, in the unit of their family. */
  private readonly measured = new Map<Family, NearNumbers>();
  /** Of numbers as they are written, whatever they count. */
  private readonly counted = new NearNumbers();
  /** The how manyth number is read. */
  private place = 0;
  /** Whether what is read stands where it is read, beside others. */
  private isInPlace = true;

  constructor(texts: Iterable<string>) {
    for (const text of texts) {
      readNumbers(text, this);
      for (const product of productsIn(text)) readNumbers(product, this);
      this.isInPlace = false;
      for (const unwritten of unwrittenNumbersIn(text)) readNumbers(unwritten, this);
      this.isInPlace = true;
    }
  }

  begin(): void {
    this.place++;
  }

  value(family: Family, value: number): void {
    listIn(this.values, family).add(value);
    if (family === 'count') this.count(family, value);
  }

  written(family: Family, value: number): void {
    listIn(this.asWritten, family).add(value);
    this.count(family, value);
  }

  part(value: number, isReadHere: boolean): void {
    listIn(this.values, 'count').add(value);
    if (isReadHere && this.isInPlace) this.counted.addPart(value);
  }

  private count(family: Family, value: number): void {
    if (this.isInPlace) this.counted.add(family, value, this.place);
  }

  measure(family: Family, value: number): void {
    if (!this.isInPlace) return;
    const near = this.measured.get(family) ?? new NearNumbers();
    this.measured.set(family, near);
    near.add(family, value);
  }

  version(written: string): void {
    this.versions.add(written);
  }

  time(seconds: number, mayBeDuration: boolean, step: 1 | 60): void {
    this.seconds.add(seconds);
    this.minutes.add(Math.floor(seconds / 60));
    this.clock.add(seconds, step - 1);
    if (mayBeDuration) this.value('time', seconds);
  }

  day(month: number, day: number): void {
    this.daySpans.add(daysBefore(month) + day, 0);
    this.days.add(dayOfYear(month, day));
  }

  likelyDay(month: number, day: number): void {
    this.likelyDays.add(dayOfYear(month, day));
  }

  hasValue(family: Family, range: Range): boolean {
    if (has(this.values.get(family), range)) return true;
    return family === 'count' && [...this.asWritten.values()].some((list) => has(list, range));
  }

  /** So many different numbers of a family, the first that are told, in its unit; of counts those without one. */
  first(family: Family, most: number): readonly number[] {
    const told = family === 'count' ? this.counted : this.measured.get(family);
    return told?.first(family, most) ?? [];
  }

  /** Whether a number is told without any unit. */
  hasBare(range: Range): boolean {
    return has(this.values.get('count'), range);
  }

  /** Whether a number is written, and nowhere but before units of one family. */
  isWrittenOnlyAs(family: Family, value: number): boolean {
    const range = { from: value, to: value };
    if (!has(this.asWritten.get(family), range) || has(this.values.get('count'), range)) return false;
    return ![...this.asWritten].some(([other, list]) => other !== family && has(list, range));
  }

  hasDifference(family: Family, range: Range): boolean {
    return this.measured.get(family)?.hasDifference(range) === true;
  }

  /** Whether two numbers that are told near one another are so far apart as they are written, in units of a family or none. */
  hasWrittenDifference(family: Family, range: Range): boolean {
    return this.counted.hasDifference(range, family);
  }

  /** Whether numbers that are told near one another, whatever they count, make a sum. */
  hasSum(range: Range): boolean {
    return this.counted.hasSum(range);
  }

  /** Whether of two numbers that are told near one another one is such a part of the other, or so much more. */
  hasShare(range: Range): boolean {
    return this.counted.hasShare(range);
  }

  /** Whether of two numbers that are told near one another one is so many times the other. */
  hasFactor(range: Range): boolean {
    return this.counted.hasFactor(range);
  }

  hasTime(seconds: number, step: 1 | 60): boolean {
    if (step === 1 && seconds % 60 !== 0) return this.seconds.has(seconds);
    const minute = Math.floor(seconds / 60);
    return [minute - 1, minute, minute + 1, minute + 720, minute - 720].some((one) => this.minutes.has(one));
  }

  /** Whether a time of day is told within so many minutes. */
  hasTimeNear(seconds: number, minutes: number): boolean {
    const minute = Math.floor(seconds / 60);
    for (let off = -minutes; off <= minutes; off++) if (this.minutes.has((minute + off + 1440) % 1440)) return true;
    return false;
  }

  /** Of times of day, or of days: both ends of a span may count. */
  hasSpan({ from, to }: Range): boolean {
    return this.clock.has({ from, to }) || (to >= DAY && this.daySpans.has({ from: from / DAY - 1, to: to / DAY + 1 }));
  }

  get hasDays(): boolean {
    return this.days.size > 0;
  }

  tellsDay(month: number, day: number): boolean {
    const wanted = dayOfYear(month, day);
    return this.days.has(wanted) || this.likelyDays.has(wanted);
  }

  hasDay(month: number, day: number): boolean {
    if (this.tellsDay(month, day)) return true;
    const wanted = dayOfYear(month, day);
    for (let off = -7; off <= 7; off++) if (this.days.has((wanted + off + 372) % 372)) return true;
    return false;
  }

  /** `1.2`, where `1.2.7` is told, and the other way round; `1.2` and `1.2.0` are the same. */
  hasVersion(wanted: string): boolean {
    const shorter = wanted.replace(/(?<!\.0)(?:\.0)+$/, '');
    if (this.versions.has(wanted) || this.versions.has(shorter)) return true;
    this.versionPrefixes ??= versionPrefixesOf(this.versions);
    return this.versionPrefixes.has(wanted);
  }
}

function listIn<Key>(lists: Map<Key, ValueList>, key: Key): ValueList {
  const list = lists.get(key);
  if (list !== undefined) return list;
  const made = new ValueList();
  lists.set(key, made);
  return made;
}

function has(list: ValueList | undefined, range: Range): boolean {
  return list?.hasWithin(range) ?? false;
}

function versionPrefixesOf(versions: ReadonlySet<string>): ReadonlySet<string> {
  const prefixes = new Set<string>();
  for (const version of versions) {
    for (let at = version.indexOf('.'); at > 0; at = version.indexOf('.', at + 1)) prefixes.add(version.slice(0, at));
  }
  return prefixes;
}

const MONTH_LENGTHS: readonly number[] = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

function daysBefore(month: number): number {
  return MONTH_LENGTHS.slice(0, month - 1).reduce((sum, days) => sum + days, 0);
}

/** Months of 31 days each: only neighbours matter. */
function dayOfYear(month: number, day: number): number {
  return (month - 1) * 31 + day - 1;
}

/**
 * Times of day, or days of a year, in the order in which texts tell them, to ask how far two are apart that stand near one another:
 * "for 20 minutes" of 13:05 and 13:25.
 */
class ClockSpans {
  private readonly told: { readonly at: number; readonly margin: number }[] = [];
  /** How far any two are apart, by how much that may be off; listed when first asked. */
  private spans: ReadonlyMap<number, ValueList> | undefined;

  /** @param round after how much it begins anew */
  constructor(private readonly round: number) {}

  /** @param margin how much later it may have been */
  add(at: number, margin: number): void {
    if (this.told.length >= MOST_COMPARED || this.told.at(-1)?.at === at) return;
    this.told.push({ at, margin });
    this.spans = undefined;
  }

  has({ from, to }: Range): boolean {
    this.spans ??= this.listSpans();
    return [...this.spans].some(([margin, spans]) => spans.hasBetween(from - margin, to + margin));
  }

  private listSpans(): ReadonlyMap<number, ValueList> {
    const spans = new Map<number, ValueList>();
    for (const [i, later] of this.told.entries()) {
      for (const earlier of this.told.slice(Math.max(0, i - NEAREST), i)) {
        listIn(spans, Math.max(later.margin, earlier.margin)).add((later.at - earlier.at + this.round) % this.round);
      }
    }
    return spans;
  }
}
