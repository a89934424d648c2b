import { quotesHint, readNumber, show } from './raw-value.js';
import type { ValueKind } from './value-kinds.js';

/** US dollars. */
export const amountOfMoney: ValueKind<number> = {
  allowed: 'an amount in US dollars, 0 or more',
  parse: (raw) => {
    const number = readNumber(raw);
    return number !== undefined && number >= 0 && number <= 1e6
      ? { value: number }
      : { problem: `${show(raw)} is not an amount in US dollars` };
  },
  jsonSchema: { type: 'number', minimum: 0, maximum: 1e6 },
};

/** An identifier that goes into a request, a report and a comment. */
export const modelName: ValueKind<string> = {
  allowed: 'the name of a model: letters, digits and . _ : / - @',
  parse: (raw) =>
    typeof raw === 'string' && /^[A-Za-z0-9._:/@-]{1,100}$/.test(raw)
      ? { value: raw }
      : { problem: `${show(raw)} is not such a name${quotesHint(raw)}` },
  jsonSchema: { type: 'string', pattern: '^[A-Za-z0-9._:/@-]{1,100}$' },
};

/** The address of an API. Plain http is for this machine only: a key would go out in the clear. */
export const webAddress: ValueKind<string> = {
  allowed: 'an https address, or http on this machine, without a user name, query or fragment',
  parse: (raw) => {
    // Not quoted: where a password was meant to be hidden, it must not be told.
    if (typeof raw !== 'string' || !URL.canParse(raw)) return { problem: 'that is not an address' };
    const { protocol, hostname, username, password, search, hash } = new URL(raw);
    if (username !== '' || password !== '' || search !== '' || hash !== '') {
      return { problem: 'the address has a user name, a query or a fragment' };
    }
    const isHere = ['127.0.0.1', 'localhost', '[::1]'].includes(hostname);
    if (protocol !== 'https:' && !(protocol === 'http:' && isHere)) {
      return { problem: `${show(raw)} is not an https address` };
    }
    return { value: raw };
  },
  jsonSchema: { type: 'string', format: 'uri' },
};

/** US dollars per million tokens. */
export interface PriceSetting {
  readonly input: number;
  readonly output: number;
}
export type PriceMap = Readonly<Record<string, PriceSetting>>;

/** Prices by model, as a mapping of the config file. */
export const prices: ValueKind<PriceMap> = {
  allowed: 'a mapping of model names to {input, output}, each in US dollars per million tokens',
  parse: (raw) => {
    if (!(raw instanceof Map)) return { problem: `${show(raw)} is not a mapping` };
    const read = new Map<string, PriceSetting>();
    for (const [model, price] of raw) {
      const strangers =
        price instanceof Map ? [...price.keys()].filter((key) => key !== 'input' && key !== 'output') : [];
      if (strangers.length > 0) return { problem: `${show(model)} has ${strangers.map(show).join(', ')}` };
      const [input, output] = price instanceof Map ? [price.get('input'), price.get('output')] : [];
      const [inputUsd, outputUsd] = [readNumber(input ?? null), readNumber(output ?? null)];
      if (inputUsd === undefined || outputUsd === undefined || inputUsd < 0 || outputUsd < 0) {
        return { problem: `${show(model)} needs input and output, each 0 or more` };
      }
      read.set(model, { input: inputUsd, output: outputUsd });
    }
    return { value: Object.fromEntries(read) };
  },
  jsonSchema: {
    type: 'object',
    additionalProperties: {
      type: 'object',
      properties: { input: { type: 'number', minimum: 0 }, output: { type: 'number', minimum: 0 } },
      required: ['input', 'output'],
      additionalProperties: false,
    },
  },
};
