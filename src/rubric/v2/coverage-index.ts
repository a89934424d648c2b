import { addTo } from '../../core/groups.js';
import type { Term } from './term.js';
import type { Text } from './text.js';

/** One of the texts, by its index, and the share of another one that it has: that of `coverageOf`. */
interface Cover {
  readonly index: number;
  readonly share: number;
}

/** Many texts by their words, to tell which of them have most of another one. Those that have nothing of it are not looked at. */
export class CoverageIndex {
  private readonly withId = new Map<number, number[]>();
  private readonly withGroup = new Map<number, number[]>();
  private readonly withFamily = new Map<number, number[]>();
  private readonly tenths: Float64Array;
  /** The last question that each text has answered: a term counts once, by what is most like it. */
  private readonly answered: Uint32Array;
  private question = 0;

  constructor(private readonly texts: readonly Text[]) {
    this.tenths = new Float64Array(texts.length);
    this.answered = new Uint32Array(texts.length);
    for (const [index, { list }] of texts.entries()) {
      for (const { id, group, family } of list) {
        addTo(this.withId, id, index);
        if (group !== 0) addTo(this.withGroup, group, index);
        if (family !== 0) addTo(this.withFamily, family, index);
      }
    }
  }

  /** The texts that have anything of another one, with most of it first, of equals the first; so many at most. */
  best(wanted: Text, most: number): readonly Cover[] {
    for (const term of wanted.list) {
      this.eachLike(term, (index, likeness) => {
        this.tenths[index] = (this.tenths[index] ?? 0) + term.weight * likeness;
      });
    }
    const best: Cover[] = [];
    for (const [index, tenths] of this.tenths.entries()) {
      if (tenths === 0) continue;
      const share = tenths / (10 * wanted.weight);
      if (best.length === most && share <= (best.at(-1)?.share ?? 0)) continue;
      best.splice(placeIn(best, share), 0, { index, share });
      if (best.length > most) best.pop();
    }
    this.tenths.fill(0);
    return best;
  }

  /** What share of the weight of a text stands in at least one of them. */
  shareOfAll(wanted: Text): number {
    let tenths = 0;
    for (const term of wanted.list) {
      let most = 0;
      this.eachLike(term, (_, likeness) => {
        most = Math.max(most, likeness);
      });
      tenths += term.weight * most;
    }
    return wanted.weight === 0 ? 1 : tenths / (10 * wanted.weight);
  }

  /** Each text that has a term or a similar one, with how alike they are, in tenths. */
  private eachLike(term: Term, tell: (index: number, tenths: number) => void): void {
    const { answered, texts } = this;
    const question = ++this.question;
    for (const index of this.withId.get(term.id) ?? []) {
      answered[index] = question;
      tell(index, 10);
    }
    for (const indices of [this.withGroup.get(term.group), this.withFamily.get(term.family)]) {
      for (const index of indices ?? []) {
        if (answered[index] === question) continue;
        answered[index] = question;
        tell(index, texts[index]?.relatives.bestLikeness(term) ?? 0);
      }
    }
  }
}

/** Behind all that have as much. */
function placeIn(best: readonly Cover[], share: number): number {
  let place = best.length;
  while (place > 0 && (best[place - 1]?.share ?? 0) < share) place--;
  return place;
}
