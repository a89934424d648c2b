/** To a billionth: prices are in dollars per million tokens. */
export function roundUsd(usd: number | null): number | null {
  return usd === null ? null : Math.round(usd * 1e9) / 1e9;
}

/** An amount in US dollars as text: `$0.0312`; a smaller one with two digits, since no answer that costs anything reads as free. */
export function inDollars(usd: number): string {
  if (usd > 0 && usd < 0.000001) return 'less than $0.000001';
  return usd === 0 || usd >= 0.0001 ? `$${usd.toFixed(4)}` : `$${usd.toPrecision(2)}`;
}
