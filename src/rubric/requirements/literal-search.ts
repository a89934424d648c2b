import type { Stance } from './stance.js';

/** Where a literal begins: in which sentence of a candidate, and where in that. */
export interface LiteralPlace {
  readonly unit: number;
  readonly start: number;
}

/** The places of a literal, one after the other. */
interface Places {
  pass(): LiteralPlace | undefined;
  /** Whether it was not looked for everywhere. */
  readonly isCut: boolean;
}

/**
 * Which sentences speak of a literal in which way. Its places are looked at one after the other, each once, whoever asks, and
 * none before somebody has to know: requirements share literals, and each asks for several stances.
 */
export class LiteralSearch {
  /** The first sentence that has it, whatever is said of it. */
  readonly firstUnit: number | undefined;
  private readonly found: Readonly<Record<Stance, Set<number>>> = {
    plain: new Set(),
    negated: new Set(),
    doubtful: new Set(),
  };
  private next: LiteralPlace | undefined;
  private looked = 0;

  /**
   * @param places in order
   * @param most at how many of them its stance is read
   */
  constructor(
    private readonly places: Places,
    private readonly stanceAt: (place: LiteralPlace) => Stance,
    private readonly most: number,
  ) {
    this.next = places.pass();
    this.firstUnit = this.next?.unit;
  }

  /** The first sentence before another one that speaks of it in one of some ways. */
  first(stances: readonly Stance[], before: number): number | undefined {
    for (;;) {
      // Whatever is still to be looked at does not come earlier.
      const known = Math.min(...stances.map((stance) => firstOf(this.found[stance])));
      if (known < before) return known;
      if (!this.goOn(before)) return undefined;
    }
  }

  /** Whether a sentence speaks of it in one way. */
  isSpoken(unit: number, stance: Stance): boolean {
    while (this.goOn(unit + 1));
    return this.found[stance].has(unit);
  }

  /** Whether it may stand at more places than were looked at. */
  get isCut(): boolean {
    return this.places.isCut || (this.next !== undefined && this.looked >= this.most);
  }

  /** Looks at the next place, if it stands in a sentence before some other one. */
  private goOn(before: number): boolean {
    const { next } = this;
    if (next === undefined || next.unit >= before || this.looked >= this.most) return false;
    this.looked++;
    this.found[this.stanceAt(next)].add(next.unit);
    this.next = this.places.pass();
    return true;
  }
}

function firstOf(units: ReadonlySet<number>): number {
  for (const unit of units) return unit;
  return Number.POSITIVE_INFINITY;
}
