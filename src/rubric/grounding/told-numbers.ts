import { Differences } from './differences.js';
import { type NumberSink, readNumbers } from './read-numbers.js';
import type { Family } from './units.js';
import { type Range, ValueList } from './value-list.js';

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
  private readonly days = new Set<number>();
  private readonly differences = new Differences();
  /** Of whole counts, which are more often told than measured. */
  private readonly counted = new Differences();
  /** Of times of day. */
  private readonly passed = new Differences(86_400);

  constructor(texts: Iterable<string>) {
    for (const text of texts) readNumbers(text, this);
  }

  value(family: Family, value: number): void {
    listIn(this.values, family).add(value);
    if (family === 'count' && Number.isInteger(value)) this.counted.add(family, value);
  }

  written(family: Family, value: number): void {
    listIn(this.asWritten, family).add(value);
  }

  measure(family: Family, value: number): void {
    this.differences.add(family, value);
  }

  version(written: string): void {
    this.versions.add(written);
  }

  time(seconds: number, mayBeDuration: boolean): void {
    this.seconds.add(seconds);
    this.passed.add('time', seconds);
    this.minutes.add(Math.floor(seconds / 60));
    if (mayBeDuration) this.value('time', seconds);
  }

  day(month: number, day: number): void {
    this.days.add(dayOfYear(month, day));
  }

  hasValue(family: Family, range: Range): boolean {
    if (has(this.values.get(family), range)) return true;
    return family === 'count' && [...this.asWritten.values()].some((list) => has(list, range));
  }

  /** Whether a number is written, and nowhere but before units of one family. */
  isWrittenOnlyAs(family: Family, value: number): boolean {
    const range = { from: value, to: value };
    if (!has(this.asWritten.get(family), range) || has(this.values.get('count'), range)) return false;
    return ![...this.asWritten].some(([other, list]) => other !== family && has(list, range));
  }

  hasDifference(family: Family, range: Range): boolean {
    return this.differences.has(family, range) || this.counted.has(family, range);
  }

  /** Whether so much time is between two times of day that are told near one another. */
  hasSpan(range: Range): boolean {
    return this.passed.has('time', range);
  }

  hasTime(seconds: number, step: 1 | 60): boolean {
    if (step === 1 && seconds % 60 !== 0) return this.seconds.has(seconds);
    const minute = Math.floor(seconds / 60);
    return [minute - 1, minute, minute + 1, minute + 720, minute - 720].some((one) => this.minutes.has(one));
  }

  get hasDays(): boolean {
    return this.days.size > 0;
  }

  hasDay(month: number, day: number): boolean {
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

function listIn(lists: Map<Family, ValueList>, family: Family): ValueList {
  const list = lists.get(family);
  if (list !== undefined) return list;
  const made = new ValueList();
  lists.set(family, made);
  return made;
}

function has(list: ValueList | undefined, { from, to }: Range): boolean {
  const margin = 1e-9 * Math.max(Math.abs(from), Math.abs(to));
  return list?.hasBetween(from - margin, to + margin) ?? false;
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
