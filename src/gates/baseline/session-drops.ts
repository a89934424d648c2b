/** How one session has changed against itself on the base. */
export interface SessionChange {
  /** `now` minus `before`. */
  readonly delta: number;
}

/** A session that has fallen, and the drop that it is allowed. */
interface AllowedDrop<Session extends SessionChange> {
  readonly session: Session;
  /** 0..1 */
  readonly allowed: number;
}

/** What any session may lose: faithful renderings of one session differ by as much. */
export const LEAST_ALLOWED = 0.25;

/**
 * So many standard deviations are no chance, even with heavy tails. Among very many sessions one falls farther by chance:
 * from 200 on the factor grows by 1 with every tenfold.
 */
const DEVIATIONS = 4.5;
const MANY = 200;

/** Fewer values have no standard deviation. */
const FEWEST_FOR_SPREAD = 2;

/**
 * What each session that fell by more than 0.25 is allowed: 0.25, or more where the other sessions' changes say so, by 4.5
 * of their standard deviations and what they have lost in common. The others are those that fell less, where these are half
 * of the sessions or more, so that of several that collapse together none hides another; else all others. Whoever fell at
 * least as far as one that fell too far, fell too far.
 * @param changes of sessions that may have changed at all, in any order
 * @returns those that fell by more than 0.25, from the least drop to the largest
 */
export function sessionDropLimits<Session extends SessionChange>(
  changes: readonly Session[],
): readonly AllowedDrop<Session>[] {
  const [all, others] = [new Spread(), new Spread()];
  const fallen: Session[] = [];
  for (const change of changes) {
    all.add(change.delta);
    if (-change.delta > LEAST_ALLOWED) fallen.push(change);
    else others.add(change.delta);
  }
  const factor = DEVIATIONS + Math.max(0, Math.log10(changes.length / MANY));
  fallen.sort((a, b) => b.delta - a.delta);
  let [least, added] = [1, 0];
  return fallen.map((session) => {
    for (let next = fallen[added]; next !== undefined && next.delta > session.delta; next = fallen[++added]) {
      others.add(next.delta);
    }
    const own = allowedBeside(2 * others.count >= changes.length ? others : all.without(session.delta), factor);
    if (-session.delta > own) least = Math.min(least, own);
    return { session, allowed: Math.min(own, least) };
  });
}

function allowedBeside({ mean, deviation }: Spread, factor: number): number {
  // Another style may cost every session something. What costs all of them more than that is no style.
  const common = Math.min(LEAST_ALLOWED, Math.max(0, -mean));
  return Math.min(1, Math.max(LEAST_ALLOWED, factor * deviation + common));
}

/** Mean and sample standard deviation of values that come one by one, from centred sums (Welford). */
class Spread {
  count = 0;
  mean = 0;
  #squares = 0;

  add(value: number): void {
    this.count++;
    const off = value - this.mean;
    this.mean += off / this.count;
    this.#squares += off * (value - this.mean);
  }

  /** The same without one of its values. */
  without(value: number): Spread {
    const rest = new Spread();
    rest.count = this.count - 1;
    if (rest.count === 0) return rest;
    const off = value - this.mean;
    rest.mean = this.mean - off / rest.count;
    // Rounding must not leave less than nothing.
    rest.#squares = Math.max(0, this.#squares - off * (value - rest.mean));
    return rest;
  }

  /** 0 of one value. */
  get deviation(): number {
    return this.count < FEWEST_FOR_SPREAD ? 0 : Math.sqrt(this.#squares / (this.count - 1));
  }
}
