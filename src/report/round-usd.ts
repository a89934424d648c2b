/** To a billionth: prices are in dollars per million tokens. */
export function roundUsd(usd: number | null): number | null {
  return usd === null ? null : Math.round(usd * 1e9) / 1e9;
}
