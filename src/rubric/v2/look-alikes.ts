import { addTo } from '../../core/groups.js';
import type { Fact } from './facts.js';
import { haveLikeUnits } from './quantity.js';

/** Longer names are data. */
const LONGEST = 80;

/** Fewer digits than this are too often alike by chance, unless the same word stands beside them. */
const MANY_DIGITS = 3;

/**
 * Facts of a reference by what a slip of the pen makes of them: two neighbouring characters exchanged (`5be0a17` and
 * `5eb0a17`, 37 and 73), or one digit for another (403 and 401). Where the rest of a text is in other words, such a pair is
 * no chance.
 */
export class LookAlikes {
  private readonly bySlip = new Map<string, Fact[]>();

  constructor(facts: readonly Fact[]) {
    for (const fact of facts) {
      if (fact.written.length > LONGEST) continue;
      for (const slip of typosOf(fact)) {
        addTo(this.bySlip, slip, fact);
      }
    }
  }

  /** The fact that another one was most likely meant to be. */
  find(given: Fact): Fact | undefined {
    if (given.written.length > LONGEST) return undefined;
    for (const slip of typosOf(given)) {
      const found = this.bySlip.get(slip)?.find((fact) => isSlip(fact, given));
      if (found !== undefined) return found;
    }
    return undefined;
  }
}

/** Keys that a fact shares with what it may be mistaken for. */
function typosOf({ kind, value }: Fact): readonly string[] {
  const masked = Array.from(
    value.matchAll(/\d/g),
    ({ index }) => `${kind} ${value.slice(0, index)}?${value.slice(index + 1)}`,
  );
  return [`${kind} ${Array.from(value).sort().join('')}`, ...masked];
}

function isSlip(a: Fact, b: Fact): boolean {
  if (a.shape !== b.shape || !haveLikeUnits(a, b)) return false;
  const places = placesThatDiffer(a.value, b.value);
  const digits = a.value.match(/\d/g)?.length ?? 0;
  const [first = 0, second] = places;
  if (places.length === 1)
    return a.shape !== 'version' && digits >= MANY_DIGITS && (a.shape === 'hash' || haveCommonNeighbour(a, b));
  const isExchange = places.length === 2 && second === first + 1 && a.value.charAt(first) === b.value.charAt(second);
  return isExchange && (digits >= MANY_DIGITS || haveCommonNeighbour(a, b));
}

function placesThatDiffer(a: string, b: string): readonly number[] {
  if (a.length !== b.length) return [];
  return Array.from(a).flatMap((character, i) => (character === b.charAt(i) ? [] : [i]));
}

function haveCommonNeighbour(a: Fact, b: Fact): boolean {
  return (a.leftTells && a.left === b.left && a.left !== 0) || (a.rightTells && a.right === b.right && a.right !== 0);
}
