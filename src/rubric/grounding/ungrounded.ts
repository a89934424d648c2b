import { type Beside, isGrounded } from './borne-out.js';
import type { ClockTime } from './calendar.js';
import type { Statement } from './claims.js';
import type { Grounds } from './grounds.js';
import { isKnownName, Shortened } from './known-names.js';
import type { Name } from './names.js';
import { measuresIn, precisionOf, type Quantity } from './quantities.js';
import { withUnitOf, withUnitsBehind } from './shared-units.js';

/** A number or a name of a text that stands nowhere in what it should rest on. */
export interface Ungrounded {
  readonly kind: 'number' | 'name';
  /** As the text writes it. */
  readonly written: string;
  readonly statement: Statement;
}

/** The most numbers and names that are told of one summary. */
const MOST_TOLD = 50;

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
  const found = new Map<string, Ungrounded>();
  const known: string[] = [];
  const shortened = new Shortened();
  let neighbourhood: Neighbourhood | undefined;
  const around = (): Neighbourhood => {
    neighbourhood ??= new Neighbourhood(statements, context());
    return neighbourhood;
  };
  for (const [index, statement] of statements.entries()) {
    if (found.size >= MOST_TOLD) break;
    const tell = (kind: Ungrounded['kind'], written: string, key = `${kind} ${written}`): void => {
      if (!found.has(key)) found.set(key, { kind, written, statement });
    };
    const { quantities, times, days } = statement.measures;
    const inUnits = withUnitsBehind(statement.text, quantities);
    for (const [i, quantity] of quantities.entries()) {
      const beside = (): Beside => around().besides(quantity, index);
      const { text } = statement;
      const meant = [quantity, withUnitOf(quantities[i - 1], quantity), inUnits[i] ?? quantity];
      const isKnown = [...new Set(meant)].some((one) => isGrounded(one, text, sources, beside));
      const listed = isKnown ? [] : listedIn(quantity);
      const isList = listed.length > 0 && listed.every((one) => isGrounded(one, text, sources, beside));
      const counted = `${quantity.written} ${quantity.noun}`;
      if (isKnown || isList) known.push(counted);
      else if (!isExcused(quantity, statement)) tell('number', quantity.written, counted);
    }
    for (const time of times) {
      const { seconds, step, written } = time;
      const isRough = precisionOf(statement.text, time) !== 'exact';
      const isKnown =
        seconds % NOON === 0 ||
        (isRough && sources.some((source) => source.hasTimeNear(seconds, ROUGHLY))) ||
        sources.some((source) => source.hasTime(seconds, step) || isDuration(source, seconds, written));
      if (!isKnown) tell('number', written);
    }
    for (const { month, day, written } of days) {
      const dated = around().tellsDays ? [] : sources.filter((source) => source.hasDays);
      if (dated.length > 0 && !dated.some((source) => source.hasDay(month, day))) {
        tell('number', written);
      }
    }
    for (const name of statement.names) {
      if (isKnownName(name, sources) || around().isInRange(name) || shortened.has(name, sources)) continue;
      if (CUT_SHORT.test(statement.text.slice(name.end, name.end + 4)) && shortened.begins(name, sources)) continue;
      tell('name', name.written);
    }
  }
  // What is reckoned in one place may be told in another.
  for (const counted of known) found.delete(counted);
  return [...found.values()];
}

/** `3:12` for three minutes and twelve seconds, or for as many hours and minutes. */
function isDuration(source: Grounds, seconds: number, written: string): boolean {
  const values = [seconds, ...(/^\d+:\d+$/.test(written) ? [seconds / 60] : [])];
  return values.some((value) => source.hasValue('time', { from: value - 0.5, to: value + 0.999 }));
}

/** "Run 2 497 of 500": what looks like thousands with a space may be two numbers. */
function listedIn(quantity: Quantity): readonly Quantity[] {
  const { written } = quantity;
  const all = SPACED.test(written) ? measuresIn(written.replace(/ (?=\d)/g, '; ')).quantities : [];
  return all.length > 1 ? all.map((one) => ({ ...one, start: quantity.start, end: quantity.end })) : [];
}

/** "crash-336cb771...", in code or not. */
const CUT_SHORT = /^`?(?:\.{3}|…)/;

const SPACED = /^\d{1,3}(?: \d{3})+(?!\d)/;

/** The numbers of a statement, each in its own unit or that of the one beside it. */
function inUnits({ text, measures: { quantities } }: Statement): readonly Quantity[] {
  const meant = withUnitsBehind(text, quantities);
  return meant.map((one, i) => withUnitOf(meant[i - 1], one));
}

/** The numbers of all statements, by what they count. */
class Neighbourhood {
  private readonly byNoun = new Map<string, Quantity[]>();
  private readonly times: readonly ClockTime[];

  private readonly statements: readonly Statement[];
  private readonly context: readonly Quantity[];
  private readonly told: readonly (readonly Quantity[])[];
  private readonly texts: readonly string[];
  /** The numbers of the statements that were asked for, as they are and in the units that others beside them have. */
  private readonly read: (readonly Quantity[])[] = [];
  private rows: readonly RegExpMatchArray[] | undefined;

  constructor(own: readonly Statement[], context: readonly Statement[]) {
    this.texts = context.map(({ text }) => text);
    this.told = context.map(inUnits);
    this.context = this.told.flat();
    this.statements = [...own, ...context];
    for (const { measures } of this.statements) {
      for (const quantity of measures.quantities) {
        if (quantity.noun === '') continue;
        const alike = this.byNoun.get(quantity.noun);
        if (alike === undefined) this.byNoun.set(quantity.noun, [quantity]);
        else if (alike.length < MOST_ALIKE) alike.push(quantity);
      }
    }
    this.times = this.statements.flatMap(({ measures }) => measures.times).slice(0, MOST_ALIKE);
  }

  /** Whether a name is numbered between two that the context tells as a row: `L-21` of "jobs L-20 to L-23". */
  isInRange({ written }: Name): boolean {
    const [, series = '', number = ''] = NUMBERED.exec(written.toLowerCase()) ?? [];
    if (number === '') return false;
    this.rows ??= this.texts.flatMap((text) => Array.from(text.matchAll(ROW)));
    return this.rows.some(([, row = '', first = '', last = '']) => {
      const isNear = Number(last) - Number(first) <= MOST_ALIKE;
      return row.toLowerCase() === series && isNear && +number >= +first && +number <= +last;
    });
  }

  /** Whether days or weeks are counted anywhere, so that a day may be reckoned: the twelfth, thirty days from today. */
  get tellsDays(): boolean {
    const isDays = ({ measured: [reading] }: Quantity): boolean => reading?.family === 'time' && reading.step >= DAY;
    return this.statements.some(({ measures }) => measures.quantities.some(isDays));
  }

  private readAt(index: number): readonly Quantity[] {
    const statement = this.statements[index];
    if (statement === undefined) return [];
    this.read[index] ??= [...new Set([...statement.measures.quantities, ...inUnits(statement)])];
    return this.read[index];
  }

  /** Numbers of the same sentence and the one before it; where it is told what is counted, others of that anywhere. */
  besides(quantity: Quantity, index: number): Beside {
    const same = this.readAt(index);
    const near = [...this.readAt(index - 1), ...same];
    const alike = this.byNoun.get(quantity.noun) ?? [];
    const others = (all: readonly Quantity[]): readonly Quantity[] =>
      all.filter((other) => other.written !== quantity.written);
    return {
      same: others(same),
      near: others(near),
      alike: others(alike),
      times: this.times,
      context: this.context,
      all: () => this.statements.flatMap(({ measures }) => measures.quantities),
      told: this.told,
    };
  }
}

/** A name that ends in a number: its series and the number. */
const NUMBERED = /^([\p{L}#-]{1,12}[-#]?)(\d{1,6})$/u;

/** Names of one series from the first to the last. */
const ROW =
  /(?<![\p{L}\d])([\p{L}#-]{1,12}[-#]?)(\d{1,6}) ?(?:to|through|until|bis|hasta|\.\.\.?|–|—|-) ?\1(\d{1,6})(?![\p{L}\d])/giu;

const DAY = 86_400;

/** Minutes by which "around 11:05" may be off. */
const ROUGHLY = 10;

/** Noon and midnight have names of their own. */
const NOON = 43_200;

const MOST_ALIKE = 30;
