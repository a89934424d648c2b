import { valueOfDigits } from './quantities.js';
import { type Range, ValueList } from './value-list.js';

/** The most columns of lines that are summed up: among the sums of more is any number by chance. */
const MOST_COLUMNS = 12;

/** The most sums that are kept, the first that are made: among more than these is any number. */
const MOST_TALLIES = 20_000;

/** None of a name, a time of day, a date or a path. */
const NUMBER = /(?<![\p{L}\d_.,:/#-])\d(?:[\d.,]{0,14}\d)?(?![\d:/-])/gu;
/** What a run of tests counts: "87 passed, 1 failed". */
const OUTCOME = /(?<![\d.,])(\d[\d,]{0,9}) (?:tests? )?(?:pass|fail|skip|ignor|error|pending|todo|flaky)/gi;
const HAS_DIGIT = /\d/;
const DIGITS = /\d+(?:[.,]\d+)*/g;
const SAYS_SOMETHING = /\p{L}{3}/u;

/**
 * Sums of the columns of lines that differ in their numbers alone, as a tool prints one for each part of its work, and of a table's
 * rows but for the names in their first column: people say that "all 99 tests pass" of four lines that count those of four crates.
 * Of all such lines in a row, never of some of them, so that there is one sum of a column. And how many tests ran, of a line that
 * counts those that passed and those that failed.
 */
export class ColumnSums {
  private readonly sums = new ValueList();
  private left = MOST_TALLIES;

  constructor(texts: Iterable<string>) {
    for (const text of texts) this.addLines(linesOf(text));
  }

  has(range: Range): boolean {
    return this.sums.hasWithin(range);
  }

  private addLines(lines: Iterable<string>): void {
    let shape = '';
    let alike: string[] = [];
    for (const line of lines) {
      this.addRun(line);
      const next = shapeOf(line);
      if (next !== shape) {
        if (alike.length > 1) this.addColumns(alike.map(numbersIn));
        alike = [];
        shape = next;
      }
      if (shape !== '') alike.push(line.replace(FIELD, ''));
    }
  }

  private addRun(line: string): void {
    if (!HAS_DIGIT.test(line)) return;
    const counts = Array.from(line.matchAll(OUTCOME), ([, digits = '']) => valueOfDigits(digits));
    if (counts.length > 1 && this.left-- > 0) this.sums.add(counts.reduce((sum, count) => sum + count, 0));
  }

  private addColumns(rows: readonly (readonly number[])[]): void {
    const columns = rows[0]?.length ?? 0;
    if (columns > MOST_COLUMNS) return;
    for (let column = 0; column < columns && this.left-- > 0; column++) {
      this.sums.add(rows.reduce((sum, row) => sum + (row[column] ?? 0), 0));
    }
  }
}

/** The lines of a text one after the other, and an empty one, which ends the last rows. */
function* linesOf(text: string): Generator<string> {
  for (let start = 0; start <= text.length; ) {
    const feed = text.indexOf('\n', start);
    const end = feed < 0 ? text.length : feed;
    yield text.slice(start, end);
    start = end + 1;
  }
  yield '';
}

/** The first column of a table, which names what the others count: `api-7d9f8   93m   612Mi`. */
const FIELD = /^ *(?=\S*\p{L})\S+(?= {2,}\S)/u;

/** A line without its numbers, and without what a row of a table begins with; nothing where it counts nothing. */
function shapeOf(line: string): string {
  if (!HAS_DIGIT.test(line) || !SAYS_SOMETHING.test(line)) return '';
  return line.replace(FIELD, '').replace(DIGITS, '0').replace(/ +/g, ' ').trim();
}

function numbersIn(line: string): readonly number[] {
  return Array.from(line.matchAll(NUMBER), ([digits]) => valueOfDigits(digits));
}
