import { isKnownName, Shortened } from './known-names.js';
import type { Name } from './names/names.js';
import type { CalendarDay, ClockTime } from './numbers/calendar.js';
import { type Amount, amountsIn } from './numbers/currencies.js';
import { daysAround } from './numbers/days-in-digits.js';
import { LIST_WORD } from './numbers/digits.js';
import { precisionOf } from './numbers/exactness.js';
import { measuresIn, type Quantity } from './numbers/quantities.js';
import { asPoints, withUnitOf, withUnitsBehind } from './numbers/shared-units.js';
import { type Beside, isGrounded, isSupported } from './reckoned/borne-out.js';
import { Neighbourhood } from './reckoned/neighbourhood.js';
import type { Statement } from './statements.js';
import type { Grounds } from './told/grounds.js';
import { fileNameOf } from './told/told-files.js';

/** A number or a name of a text that stands nowhere in what it should rest on. */
export interface Ungrounded {
  readonly kind: 'number' | 'name';
  /** As the text writes it. */
  readonly written: string;
  readonly statement: Statement;
}

/** The most numbers and names that are told of one summary. */
const MOST_TOLD = 30;

/**
 * The numbers and names of statements that none of some sources bears out, each once for what it counts. A number may be rounded, in another
 * unit, or reckoned from numbers beside it.
 * @param context statements whose numbers may be reckoned with, too; read where something stands in no source as it is
 * @param isExcused whether a number that nothing bears out is not told all the same
 */
export function ungroundedIn(
  statements: readonly Statement[],
  sources: readonly Grounds[],
  context: () => readonly Statement[],
  isExcused: (quantity: Quantity, statement: Statement) => boolean = () => false,
): readonly Ungrounded[] {
  const witnesses = new Witnesses(statements, sources, context);
  const found = new Map<string, Ungrounded>();
  const known: string[] = [];
  for (const [index, statement] of statements.entries()) {
    if (found.size >= MOST_TOLD) break;
    const tell = (kind: Ungrounded['kind'], written: string, key = `${kind} ${written}`): void => {
      if (!found.has(key)) found.set(key, { kind, written, statement });
    };
    const { quantities, times, days } = statement.measures;
    const inUnits = withUnitsBehind(statement.text, quantities);
    const amounts = amountsIn(statement.text);
    let next = 0;
    for (const [i, quantity] of quantities.entries()) {
      const counted = `${quantity.written} ${quantity.noun}`;
      const meant = new Set([
        quantity,
        withUnitOf(quantities[i - 1], quantity),
        inUnits[i] ?? quantity,
        asPoints(quantity, inUnits),
      ]);
      // Both stand in the order of the text, which may have thousands of them.
      while ((amounts[next]?.end ?? Number.POSITIVE_INFINITY) <= quantity.start) next++;
      const amount = (amounts[next]?.start ?? Number.POSITIVE_INFINITY) <= quantity.start ? amounts[next] : undefined;
      if (witnesses.haveQuantity(quantity, meant, statement.text, index)) {
        known.push(counted);
        if (amount !== undefined && !witnesses.haveCurrency(amount)) tell('number', amount.written);
      } else if (!isExcused(quantity, statement)) tell('number', quantity.written, counted);
    }
    for (const time of times) if (!witnesses.haveTime(time, statement.text)) tell('number', time.written);
    for (const day of days) if (!witnesses.haveDay(day)) tell('number', day.written);
    for (const name of statement.names) if (!witnesses.haveName(name, statement.text)) tell('name', name.written);
  }
  // What is reckoned in one place may be told in another.
  for (const counted of known) found.delete(counted);
  return [...found.values()];
}

/** What may bear out the numbers and names of some statements. */
class Witnesses {
  private readonly shortened: Shortened;
  private read: Neighbourhood | undefined;

  constructor(
    private readonly statements: readonly Statement[],
    private readonly sources: readonly Grounds[],
    private readonly context: () => readonly Statement[],
  ) {
    this.shortened = new Shortened(sources);
  }

  private get around(): Neighbourhood {
    this.read ??= new Neighbourhood(this.statements, this.context());
    return this.read;
  }

  /** @param meant the number in the units that it may have */
  haveQuantity(quantity: Quantity, meant: Iterable<Quantity>, text: string, index: number): boolean {
    const { sources } = this;
    const beside = (): Beside => this.around.besides(quantity, index);
    const isKnown = (one: Quantity): boolean => isGrounded(one, text, sources, beside);
    if ([...meant].some(isKnown) || (quantity.measured.length === 0 && this.tellDay(text, quantity))) return true;
    const isTold = (one: Quantity): boolean => sources.some((source) => isSupported(source, one, 'exact'));
    if (quantity.listed !== undefined) return quantity.listed.every(isTold);
    const listed = listedIn(quantity, text);
    return listed.length > 0 && listed.every(isKnown);
  }

  /** Money is in another currency where sources tell amounts, and none of this one. */
  haveCurrency({ currency }: Amount): boolean {
    return (
      this.sources.some(({ money }) => money.names(currency)) || !this.sources.some(({ money }) => money.hasAmounts)
    );
  }

  haveTime(time: ClockTime, text: string): boolean {
    const { seconds, step, written } = time;
    if (seconds % NOON === 0) return true;
    const isRough = precisionOf(text, time) !== 'exact';
    return this.sources.some(
      (source) =>
        source.hasTime(seconds, step) ||
        isDuration(source, seconds, written) ||
        (isRough && source.hasTimeNear(seconds, ROUGHLY)),
    );
  }

  /** Whether sources tell a file of this name, and none with its ending: `session.py` of who tells `session.ts`. */
  private tellOtherEnding({ kind, written }: Name): boolean {
    const file = kind === 'code' ? fileNameOf(written) : undefined;
    if (file === undefined) return false;
    const told = this.sources.map((source) => source.hasFile(file));
    return told.includes(false) && !told.includes(true);
  }

  /** A day of which no source tells any refutes none, nor does one that may be reckoned. */
  haveDay({ month, day, written }: CalendarDay): boolean {
    const dated = this.around.tellsDays ? [] : this.sources.filter((source) => source.hasDays);
    if (dated.length === 0 || dated.some((source) => source.hasDay(month, day))) return true;
    if (dated.some((source) => source.hasWord(ordinalOf(day)) && tellsMonth(source, month))) return true;
    // What looks like a day may be a number, or a version, at the end of a sentence.
    return this.sources.some((source) => source.hasRelease(written.replace(/\.$/, '')));
  }

  /** Whether digits tell a day that a source tells otherwise: `06.11.` for 2026-11-06. */
  private tellDay(text: string, place: Pick<Quantity, 'start' | 'end'>): boolean {
    return daysAround(text, place).some(({ month, day }) => this.sources.some((source) => source.tellsDay(month, day)));
  }

  haveName(name: Name, text: string): boolean {
    if (this.tellOtherEnding(name)) return false;
    if (name.kind === 'version' && this.tellDay(text, name)) return true;
    if (isKnownName(name, this.sources) || this.around.isInRange(name) || this.shortened.has(name)) return true;
    return CUT_SHORT.test(text.slice(name.end, name.end + 4)) && this.shortened.begins(name);
  }
}

/** "The 26th", as people say of a month that all know. */
function ordinalOf(day: number): string {
  const ending = Math.floor(day / 10) === 1 ? undefined : { 1: 'st', 2: 'nd', 3: 'rd' }[day % 10];
  return `${day}${ending ?? 'th'}`;
}

function tellsMonth(source: Grounds, month: number): boolean {
  return Array.from({ length: 31 }, (_, i) => i + 1).some((day) => source.hasDay(month, day));
}

/** `3:12` for three minutes and twelve seconds, or for as many hours and minutes. */
function isDuration(source: Grounds, seconds: number, written: string): boolean {
  const values = [seconds, ...(/^\d+:\d+$/.test(written) ? [seconds / 60] : [])];
  return values.some((value) => source.hasValue('time', { from: value - 0.5, to: value + 0.999 }));
}

/** "Run 2 497 of 500": what looks like thousands with a space may be two numbers. */
function listedIn(quantity: Quantity, text: string): readonly Quantity[] {
  const { written, start, end } = quantity;
  const isList =
    SPACED.test(written) || (WITH_COMMA.test(written) && GOES_ON.test(text.slice(end, end + LONGEST_GOING_ON)));
  const all = isList ? measuresIn(written.replace(/[ ,](?=\d)/g, '; ')).quantities : [];
  return all.length > 1 ? all.map((one) => ({ ...one, start, end })) : [];
}

/** "Tests 3,4 und 5". */
const WITH_COMMA = /^\d{1,3},\d{1,3}$/;
const GOES_ON = new RegExp(`^ ${LIST_WORD} \\d`);
const LONGEST_GOING_ON = ' oder 1'.length;

/** "crash-336cb771...", in code or not. */
const CUT_SHORT = /^`?(?:\.{3}|…)/;

const SPACED = /^\d{1,3}(?: \d{3})+(?!\d)/;

/** Minutes by which "around 11:05" may be off. */
const ROUGHLY = 10;

/** Noon and midnight have names of their own. */
const NOON = 43_200;
