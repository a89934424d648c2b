import { firstIndex } from '../../core/first-index.js';

/** What was said, to find it again: each request repeats what was said before it. */
export class ToldMessages {
  /** Where each message was said, by what it is compared by: in rising order among all that were read. */
  private readonly places = new Map<string, number[]>();
  private said = 0;

  get count(): number {
    return this.said;
  }

  /** Adds a message behind all others. */
  add(key: string): void {
    const places = this.places.get(key) ?? [];
    places.push(this.said++);
    this.places.set(key, places);
  }

  /** Where a message was said first behind a place and before another; undefined where it was not. */
  placeOf(key: string, behind: number, before: number): number | undefined {
    const places = this.places.get(key) ?? [];
    const place = places[firstIndex(places.length, (at) => (places[at] ?? 0) > behind)];
    return place !== undefined && place < before ? place : undefined;
  }

  /**
   * Tells the messages of a request and its answer that were not told before. What was said before comes in its order, whatever is
   * new between.
   * @param input undefined where there is an answer alone
   */
  exchange<T>(
    input: readonly T[] | undefined,
    output: readonly T[],
    keyOf: (message: T) => string,
    tell: { readonly anew: (message: T) => void; readonly again: () => void },
  ): void {
    const end = this.said;
    let last = input === undefined ? end : -1;
    let isAnswered = true;
    for (const [messages, isInput] of [[input ?? [], true] as const, [output, false] as const]) {
      for (const message of messages) {
        // Nobody has answered yet what is new.
        const place: number | undefined = isInput || isAnswered ? this.placeOf(keyOf(message), last, end) : undefined;
        if (isInput) isAnswered = place !== undefined;
        last = place ?? last;
        if (place === undefined) tell.anew(message);
        else tell.again();
      }
    }
  }
}
