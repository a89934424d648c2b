import { amountsIn, type Currency, currenciesNamedIn } from '../numbers/currencies.js';

/** The money that some texts speak of. */
export class ToldMoney {
  private readonly named = new Set<Currency>();
  /** Whether they tell an amount whose currency is plain. */
  readonly hasAmounts: boolean;

  constructor(texts: Iterable<string>) {
    let hasAmounts = false;
    for (const text of texts) {
      for (const currency of currenciesNamedIn(text)) this.named.add(currency);
      hasAmounts ||= amountsIn(text).length > 0;
    }
    this.hasAmounts = hasAmounts;
  }

  /** Whether a currency may be spoken of. */
  names(currency: Currency): boolean {
    return this.named.has(currency);
  }
}
