/**
 * How many thousandths a number in 0..1 is when it is rounded half up, from the bits of the number by integer
 * arithmetic: an oracle that shares nothing with toFixed.
 */
export function exactThousandths(value: number): number {
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, value);
  const bits = view.getBigUint64(0);
  const exponent = Number((bits >> 52n) & 0x7ffn);
  const fraction = bits & 0xfffffffffffffn;
  // value = mantissa / 2 ** shift
  const mantissa = exponent === 0 ? fraction : fraction | 0x10000000000000n;
  const shift = BigInt(1075 - Math.max(exponent, 1));
  return Number((2000n * mantissa + (1n << shift)) >> (shift + 1n));
}
