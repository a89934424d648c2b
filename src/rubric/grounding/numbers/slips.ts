/** Of fewer digits most numbers are a slip away from one of any longer text. */
export const FEWEST_DIGITS = 3;

const DIGIT = /\d/g;

/**
 * What a slip of the pen makes of digits: one is changed, added or left out, or two beside one another are exchanged; some of them more
 * than once. None begins with a zero or has fewer than three digits.
 */
export function typosOf(digits: string): readonly string[] {
  const slips = [...exchangesOf(digits)];
  for (let at = 0; at <= digits.length; at++) {
    const [before, own, behind] = [digits.slice(0, at), digits.charAt(at), digits.slice(at + 1)];
    for (let digit = 0; digit < 10; digit++) {
      slips.push(`${before}${digit}${own}${behind}`);
      if (own !== '') slips.push(`${before}${digit}${behind}`);
    }
    if (own !== '') slips.push(before + behind);
  }
  // No number begins with none, and of two digits any is one of a longer text.
  return slips.filter((slip) => slip !== digits && !slip.startsWith('0') && slip.length >= FEWEST_DIGITS);
}

/** A number as it is written, each time with another two of its digits exchanged that follow one another: 1,376.60 of 1,367.60. */
export function exchangesOf(written: string): readonly string[] {
  const digits = [...written.matchAll(DIGIT)];
  return digits.slice(1).flatMap(({ 0: second, index }, i) => {
    const before = digits[i];
    if (before === undefined || before[0] === second) return [];
    const between = written.slice(before.index + 1, index);
    return [written.slice(0, before.index) + second + between + before[0] + written.slice(index + 1)];
  });
}
