/** A number as people see it. Gates compare this, so that 0.6996 passes a gate of 0.7 exactly when it reads 0.700. */
export function shown(value: number): number {
  return Number(value.toFixed(3));
}

/** The same as text, always with three decimals. */
export function showNumber(value: number | null): string {
  return value === null ? 'n/a' : value.toFixed(3);
}
