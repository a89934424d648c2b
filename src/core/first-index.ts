/**
 * The first index of a sorted list at which something holds, by halves; its length where that is nowhere.
 * @param holds at an index; where it holds once it holds at all indices behind that
 */
export function firstIndex(length: number, holds: (index: number) => boolean): number {
  let [low, high] = [0, length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
