import type { Name } from '../names/names.js';
import { type ClockTime, DAY } from '../numbers/calendar.js';
import type { Quantity } from '../numbers/quantities.js';
import { withUnitOf, withUnitsBehind } from '../numbers/shared-units.js';
import type { Statement } from '../statements.js';
import type { Beside } from './borne-out.js';

/** The numbers of a statement, each in its own unit or that of the one beside it. */
function inUnits({ text, measures: { quantities } }: Statement): readonly Quantity[] {
  const meant = withUnitsBehind(text, quantities);
  return meant.map((one, i) => withUnitOf(meant[i - 1], one));
}

/** The numbers of all statements, by what they count. */
export class Neighbourhood {
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

  /** Numbers of the same sentence and the one before it, or behind the title; where it is told what is counted, others of that anywhere. */
  besides(quantity: Quantity, index: number): Beside {
    const same = this.readAt(index);
    const isTitle = this.statements[index]?.dimension === 'title';
    const near = [...this.readAt(isTitle ? index + 1 : index - 1), ...same];
    const alike = this.byNoun.get(quantity.noun) ?? [];
    const others = (all: readonly Quantity[]): readonly Quantity[] =>
      all.filter((other) => other.written !== quantity.written);
    return {
      same: others(same),
      near: others(near),
      alike: others(alike),
      times: this.times,
      context: this.context,
      told: this.told,
    };
  }
}

/** A name that ends in a number: its series and the number. */
const NUMBERED = /^([\p{L}#-]{1,12}[-#]?)(\d{1,6})$/u;

/** Names of one series from the first to the last. */
const ROW =
  /(?<![\p{L}\d])([\p{L}#-]{1,12}[-#]?)(\d{1,6}) ?(?:to|through|until|bis|hasta|\.\.\.?|–|—|-) ?\1(\d{1,6})(?![\p{L}\d])/giu;

const MOST_ALIKE = 30;
