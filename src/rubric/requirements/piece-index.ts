import { addTo } from '../../core/groups.js';
import type { LiteralPlace } from './literal-search.js';
import type { Literal, NeededPiece } from './literals.js';
import type { Piece } from './name-pieces.js';

/** Where a piece stands: in which sentence, and as which of its pieces. */
interface PiecePlace {
  readonly unit: number;
  readonly at: number;
}

/** Where the words and numbers of all sentences stand: thousands of literals are looked for in thousands of sentences. */
export class PieceIndex {
  private readonly placesByForm = new Map<string, PiecePlace[]>();

  constructor(private readonly units: readonly (readonly Piece[])[]) {
    for (const [unit, pieces] of units.entries()) {
      for (const [at, { forms }] of pieces.entries()) {
        const place = { unit, at };
        for (const form of forms) addTo(this.placesByForm, form, place);
      }
    }
  }

  /**
   * Where a literal begins: it is looked for around the rarest piece that it needs.
   * @param most around how many of them
   */
  placesOf(literal: Literal, most: number): LiteralPlaces {
    const [first, ...others] = literal.needed.map((needed) => new PieceRows(needed, this.placesByForm));
    const rarest = others.reduce((best, one) => (best !== undefined && best.count <= one.count ? best : one), first);
    return new LiteralPlaces(literal, this.units, rarest, most);
  }
}

/** The places of all forms of a piece, in order. */
class PieceRows {
  readonly count: number;
  private readonly rows: readonly (readonly PiecePlace[])[];
  private readonly next: number[];

  constructor(
    readonly needed: NeededPiece,
    placesByForm: ReadonlyMap<string, readonly PiecePlace[]>,
  ) {
    this.rows = needed.forms.flatMap((form) => [placesByForm.get(form) ?? []]);
    this.next = this.rows.map(() => 0);
    this.count = this.rows.reduce((sum, { length }) => sum + length, 0);
  }

  /** The next place, of a piece that has several of the forms once. */
  pass(): PiecePlace | undefined {
    let first: PiecePlace | undefined;
    for (let i = 0; i < this.rows.length; i++) {
      const place = this.rows[i]?.[this.next[i] ?? 0];
      if (place !== undefined && (first === undefined || isBefore(place, first))) first = place;
    }
    for (let i = 0; i < this.rows.length; i++) {
      const at = this.next[i] ?? 0;
      if (first !== undefined && this.rows[i]?.[at] === first) this.next[i] = at + 1;
    }
    return first;
  }
}

function isBefore(a: PiecePlace, b: PiecePlace): boolean {
  return a.unit < b.unit || (a.unit === b.unit && a.at < b.at);
}

/** The places where a literal begins, in order. */
export class LiteralPlaces {
  private listed: LiteralPlace | undefined;

  constructor(
    private readonly literal: Literal,
    private readonly units: readonly (readonly Piece[])[],
    private readonly pieces: PieceRows | undefined,
    private left: number,
  ) {}

  /** Whether it was looked for nowhere but around as many pieces as were allowed. */
  get isCut(): boolean {
    return this.left < 0;
  }

  pass(): LiteralPlace | undefined {
    const { listed, literal, pieces } = this;
    if (listed !== undefined || pieces === undefined) {
      this.listed = undefined;
      return listed;
    }
    for (let place = pieces.pass(); place !== undefined && --this.left >= 0; place = pieces.pass()) {
      const { unit, at } = place;
      const text = this.units[unit] ?? [];
      const first = at - pieces.needed.index;
      const head = literal.standsAt(text, first) ? text[first] : undefined;
      const last = literal.isListedAt(text, at) ? text[at] : undefined;
      if (last !== undefined) this.listed = { unit, start: last.start };
      if (head !== undefined) return { unit, start: head.start };
      if (last !== undefined) return this.pass();
    }
    return undefined;
  }
}
