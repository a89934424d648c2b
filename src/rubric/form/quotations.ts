/** What somebody or something else said, between marks of the same kind. */
const CLOSED =
  /"[^"]{0,200}"|“[^”]{0,200}”|„[^“”]{0,200}[“”]|«[^»]{0,200}»|`[^`]{0,200}`|(?<![\p{L}\d])['‘][^'’]{0,200}['’](?!\p{L})/gu;

/** The same of one sentence: a quotation of more sentences is open at the end of its first. */
const OF_A_SENTENCE =
  /"[^"]{0,200}(?:"|$)|“[^”]{0,200}(?:”|$)|`[^`]{0,200}`|«[^»]{0,200}(?:»|$)|‘[^’]{0,200}(?:’|$)|(?<!\w)'[^']{0,200}(?:'(?!\w)|$)/g;

const LETTER = /\p{L}/u;

/** A text without its quotations, for each of which an ellipsis stands. */
export function withoutQuotations(text: string): string {
  return text.replace(CLOSED, '…');
}

/** A text without its quotations; one that is nothing but quotations stays as it is: somebody put marks around all of it. */
export function ownWords(text: string): string {
  const said = withoutQuotations(text);
  return LETTER.test(said) ? said : text;
}

/** One sentence of a text without quotations, the last of which may go on in the next sentence. */
export function ownWordsOfSentence(sentence: string): string {
  return sentence.replace(OF_A_SENTENCE, '');
}
