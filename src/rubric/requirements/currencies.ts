/** The dollars of other countries than the United States, each with what may stand right before its sign. */
export const OTHER_DOLLARS: ReadonlyMap<string, string> = new Map([
  ['c', 'cad'],
  ['ca', 'cad'],
  ['a', 'aud'],
  ['au', 'aud'],
  ['nz', 'nzd'],
  ['hk', 'hkd'],
  ['s', 'sgd'],
  ['mx', 'mxn'],
  ['nt', 'twd'],
  ['r', 'brl'],
]);

const WRITTEN: readonly (readonly [codes: string, written: string])[] = [
  ['eur', '€ eur euro euros euroa евро'],
  ['usd', '$ usd dollar dollars dólar dólares dollari dollaro'],
  ['gbp', '£ gbp pound pounds'],
  ['jpy cny', '¥'],
  ['jpy', 'jpy yen 円'],
  ['cny', 'cny rmb yuan 元'],
  ['chf', 'chf sfr franken franc francs'],
  ...Array.from(new Set(OTHER_DOLLARS.values()), (code) => [code, code] as const),
];

/** The codes of what a sign, a code or a word may mean: `¥` are yen or yuan. */
export const CURRENCIES: ReadonlyMap<string, readonly string[]> = new Map(
  WRITTEN.flatMap(([codes, written]) => written.split(' ').map((word) => [word, codes.split(' ')] as const)),
);
