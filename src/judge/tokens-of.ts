/** English and JSON take about so many characters a token, with the tokenizers of today. */
const CHARACTERS_A_TOKEN = 3.3;

/** Tokens that a text takes, estimated. */
export function tokensOf(text: string): number {
  return Math.ceil(text.length / CHARACTERS_A_TOKEN);
}
