/** How a quotation ends that begins with a certain mark. */
interface Quotation {
  readonly closedBy: readonly string[];
  /** An apostrophe is none of its marks: what it must not stand behind, and what must not stand behind its end. */
  readonly notBehind?: RegExp;
  readonly notBefore?: RegExp;
  /** It may be open at the end of the text. */
  readonly mayGoOn?: true;
}

const IN_SINGLE_MARKS: Quotation = { closedBy: ["'", '’'], notBehind: /[\p{L}\d]$/u, notBefore: /^\p{L}/u };

/** What somebody or something else said, between marks of the same kind, by the mark that opens it. */
const CLOSED: ReadonlyMap<string, Quotation> = new Map([
  ['"', { closedBy: ['"'] }],
  ['“', { closedBy: ['”'] }],
  ['„', { closedBy: ['“', '”'] }],
  ['«', { closedBy: ['»'] }],
  ['`', { closedBy: ['`'] }],
  ["'", IN_SINGLE_MARKS],
  ['‘', IN_SINGLE_MARKS],
]);

/** The same of one sentence: a quotation of more sentences is open at the end of its first. */
const OF_A_SENTENCE: ReadonlyMap<string, Quotation> = new Map([
  ['"', { closedBy: ['"'], mayGoOn: true }],
  ['“', { closedBy: ['”'], mayGoOn: true }],
  ['`', { closedBy: ['`'] }],
  ['«', { closedBy: ['»'], mayGoOn: true }],
  ['‘', { closedBy: ['’'], mayGoOn: true }],
  ["'", { closedBy: ["'"], notBehind: /\w$/, notBefore: /^\w/, mayGoOn: true }],
]);

/** Marks that are further apart do not belong together. */
const LONGEST = 200;

const OPENING = /["“„«`'‘]/g;
const LETTER = /\p{L}/u;

/** A letter may take two UTF-16 units. */
const LONGEST_LETTER = 2;

/** A text without its quotations, for each of which an ellipsis stands. */
export function withoutQuotations(text: string): string {
  return replaced(text, CLOSED, '…');
}

/** A text without its quotations; one that is nothing but quotations stays as it is: somebody put marks around all of it. */
export function ownWords(text: string): string {
  const said = withoutQuotations(text);
  return LETTER.test(said) ? said : text;
}

/** One sentence of a text without quotations, the last of which may go on in the next sentence. */
export function ownWordsOfSentence(sentence: string): string {
  return replaced(sentence, OF_A_SENTENCE, '');
}

/** Looks for each mark once: a text may be nothing but marks, and a pattern would look from each of them as far as one may reach. */
function replaced(text: string, quotations: ReadonlyMap<string, Quotation>, standIn: string): string {
  const next = new Map<string, number>();
  const nextOf = (mark: string, from: number): number => {
    const known = next.get(mark);
    if (known !== undefined && known >= from) return known;
    const found = text.indexOf(mark, from);
    const at = found < 0 ? text.length : found;
    next.set(mark, at);
    return at;
  };
  let kept = '';
  let from = 0;
  for (const { 0: mark, index } of text.matchAll(OPENING)) {
    const quotation = quotations.get(mark);
    if (index < from || quotation === undefined) continue;
    const { closedBy, notBehind, notBefore, mayGoOn } = quotation;
    const end = Math.min(...closedBy.map((one) => nextOf(one, index + 1)));
    if (end - index - 1 > LONGEST || (end === text.length && mayGoOn !== true)) continue;
    if (notBehind?.test(text.slice(Math.max(0, index - LONGEST_LETTER), index)) === true) continue;
    if (notBefore?.test(text.slice(end + 1, end + 1 + LONGEST_LETTER)) === true) continue;
    kept += text.slice(from, index) + standIn;
    from = end + 1;
  }
  return kept + text.slice(from);
}
