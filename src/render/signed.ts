import { showNumber } from '../gates/shown.js';

/** A change with its sign; a real minus, as wide as a plus. */
export function signed(value: number): string {
  const text = showNumber(Math.abs(value));
  if (Number(text) === 0) return `±${text}`;
  return `${value < 0 ? '−' : '+'}${text}`;
}
