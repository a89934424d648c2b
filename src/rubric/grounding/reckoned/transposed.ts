import { measuresIn, type Quantity } from '../numbers/quantities.js';
import { exchangesOf } from '../numbers/slips.js';
import type { Grounds } from '../told/grounds.js';

/** Of fewer digits, zeros at both ends left out, some two numbers of a longer text are so by chance. */
const FEWEST_DIGITS = 4;

const SIGNIFICANT = /[1-9](?:\d*[1-9])?/;
/** Of "30 min 46 s" neither number has more than sixty values. */
const COMPOUND = /\d[^\d.,]+\d/;

/**
 * Whether a number that no source tells is one that a source tells, with two digits exchanged: 1,376.60 for 1,367.60. Nobody has
 * reckoned such a number.
 */
export function isTransposed({ written, measured, plain }: Quantity, sources: readonly Grounds[]): boolean {
  const [significant = ''] = SIGNIFICANT.exec(written.replace(/\D/g, '')) ?? [];
  if (significant.length < FEWEST_DIGITS || COMPOUND.test(written)) return false;
  const isTold = (quantity: Pick<Quantity, 'measured' | 'plain'>): boolean => {
    const readings = quantity.measured.length > 0 ? quantity.measured : quantity.plain;
    return sources.some((source) => readings.some((reading) => source.hasExactly(reading)));
  };
  if (isTold({ measured, plain })) return false;
  return exchangesOf(written).some((exchanged) => {
    const [other] = measuresIn(exchanged).quantities;
    return other !== undefined && other.measured.length === measured.length && isTold(other);
  });
}
