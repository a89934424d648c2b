/**
 * The value that would stand at `rank` if all were sorted, from 0; undefined where there are not so many. Partitions around a
 * median of three until that place is settled (C. A. R. Hoare, "Algorithm 65: Find", 1961): of ten thousand means of resamples
 * two are wanted, and to sort them all takes three times as long. The values are left in another order.
 */
export function orderStatistic(values: Float64Array, rank: number): number | undefined {
  let left = 0;
  let right = values.length - 1;
  while (left < right) {
    const pivot = medianOf(values[left] ?? 0, values[(left + right) >> 1] ?? 0, values[right] ?? 0);
    let i = left;
    let j = right;
    while (i <= j) {
      while ((values[i] ?? 0) < pivot) i++;
      while ((values[j] ?? 0) > pivot) j--;
      if (i > j) break;
      const value = values[i] ?? 0;
      values[i] = values[j] ?? 0;
      values[j] = value;
      i++;
      j--;
    }
    if (rank <= j) right = j;
    else if (rank >= i) left = i;
    // What stands between the two parts is the pivot.
    else break;
  }
  return values[rank];
}

function medianOf(a: number, b: number, c: number): number {
  return Math.max(Math.min(a, b), Math.min(Math.max(a, b), c));
}
