/** Full precision, but no more digits than needed to tell two scores apart by eye. */
export function precise(value: number): string {
  return String(Number(value.toPrecision(6)));
}
