/**
 * The value that would stand at a position if the list were in ascending order, counted from 0. Moves the values around:
 * quicksort that goes on with one side only (C. A. R. Hoare, "Algorithm 65: Find", CACM 4, 1961).
 */
export function orderStatistic(values: Float64Array, position: number): number {
  let [low, high] = [0, values.length - 1];
  while (low < high) {
    const pivot = values[(low + high) >>> 1] ?? 0;
    let [left, right] = [low, high];
    while (left <= right) {
      while ((values[left] ?? 0) < pivot) left++;
      while ((values[right] ?? 0) > pivot) right--;
      if (left > right) break;
      const moved = values[left] ?? 0;
      values[left++] = values[right] ?? 0;
      values[right--] = moved;
    }
    if (position <= right) high = right;
    else if (position >= left) low = left;
    else break;
  }
  return values[position] ?? Number.NaN;
}
