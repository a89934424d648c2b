/** Money of one kind; dollars of all countries are one, and so are crowns. */
export type Currency = 'dollar' | 'euro' | 'pound' | 'franc' | 'yen' | 'crown' | 'zloty' | 'rupee';

/** An amount of money in a text. */
export interface Amount {
  readonly currency: Currency;
  /** With its currency, as it is written. */
  readonly written: string;
  readonly start: number;
  readonly end: number;
}

/** What stands before a number, what stands behind one, and what else may speak of the currency in some language. */
interface Signs {
  readonly before: string;
  readonly behind: string;
  readonly besides: string;
}

const SIGNS: Readonly<Record<Currency, Signs>> = {
  dollar: {
    before: String.raw`US\$|\$|USD`,
    behind: 'USD|(?:US )?[Dd]ollars?|dólares|dollari',
    besides: 'AUD|CAD|NZD|SGD|HKD|MXN|ARS|dólar|dolar|bucks|pesos?',
  },
  euro: {
    before: '€|EUR',
    behind: '€|EUR|[Ee]uros?',
    besides: "euro's|centimes?|céntimos?|cêntimos?|centesimi|cts?",
  },
  pound: { before: '£|GBP', behind: '£|GBP', besides: 'pounds?|quid|pence|sterling|pfund|livres?' },
  franc: { before: 'CHF', behind: 'CHF|Franken', besides: 'fr|sfr|francs?|franchi|franc|rappen|stutz' },
  yen: { before: '[¥￥]|JPY|CNY', behind: 'JPY|CNY|yen|yuan|円|元', besides: 'rmb|renminbi|kuai' },
  crown: {
    before: 'SEK|NOK|DKK|CZK',
    behind: 'SEK|NOK|DKK|CZK|kroner|kronor|Kč',
    besides: 'kr|kronen?|crowns?|korun\\p{L}*',
  },
  zloty: { before: 'PLN', behind: 'PLN|zł', besides: 'zloty|złot\\p{L}*' },
  rupee: { before: '₹|INR', behind: 'INR|rupees?', besides: 'rs|lakhs?|crores?' },
};

const CURRENCIES = Object.keys(SIGNS) as readonly Currency[];

const NUMBER = String.raw`\d(?:[\d.,'’]{0,18}\d)?`;
/** "2,3 Millionen Euro", "3 million dollars", `40k €`. */
const SCALE = String.raw`(?: ?k| (?:thousand|[Mm]illi\p{L}{2,5}|mill?on\p{L}{0,2}|[Bb]illions?|Mio\.?|Mrd\.?|Tsd\.?)(?: d[e'’])?)?`;

const AMOUNTS = new Map(
  CURRENCIES.map((currency) => {
    const { before, behind } = SIGNS[currency];
    return [
      currency,
      new RegExp(
        // LaTeX has signs on both sides.
        String.raw`(?<![\p{L}\p{N}$\\])(?:${before})[ \u00a0\u202f]?${NUMBER}(?![\d.,]*\$)|(?<![\p{L}\p{N}.,_$-])${NUMBER}${SCALE}[ \u00a0\u202f-]?(?:${behind})(?![\p{L}\p{N}])`,
        'gu',
      ),
    ] as const;
  }),
);

const MENTIONS = new Map(
  CURRENCIES.map((currency) => {
    const { before, behind, besides } = SIGNS[currency];
    return [
      currency,
      new RegExp(
        String.raw`(?:${before}) ?\d|\d ?(?:${before}|${behind})|(?<!\p{L})(?:${before}|${behind}|${besides})(?!\p{L})`,
        'iu',
      ),
    ] as const;
  }),
);

/** What money is written with: a quick look, which most texts end with. */
const MONEY =
  /[$€£¥￥₹円元]|USD|EUR|GBP|CHF|JPY|CNY|SEK|NOK|DKK|CZK|PLN|INR|[Dd]ollar|dólar|[Ee]uro|Franken|yen|yuan|kron|zł|Kč|rupee/u;

/** `$1` names what a command is given. */
const ARGUMENT = /^\$\d$/;

/** The amounts of money of a text in their order, as far as their currency is plain. */
export function amountsIn(text: string): readonly Amount[] {
  if (!MONEY.test(text)) return [];
  return [...AMOUNTS]
    .flatMap(([currency, pattern]) =>
      Array.from(text.matchAll(pattern))
        .filter(([written]) => !ARGUMENT.test(written))
        .map(({ 0: written, index }) => ({ currency, written, start: index, end: index + written.length })),
    )
    .sort((a, b) => a.start - b.start);
}

/** The currencies that a text may speak of, by whatever sign or word. */
export function currenciesNamedIn(text: string): readonly Currency[] {
  return [...MENTIONS].flatMap(([currency, pattern]) => (pattern.test(text) ? [currency] : []));
}
