import { UNITS } from '../grounding/numbers/units.js';
import { ENDINGS_OF_MODULES } from '../grounding/told/told-files.js';
import { withMoney } from './money.js';
import { isSamePiece, type Piece, piecesOf } from './name-pieces.js';

/** Where a literal stands in a text, as that was read: from its first letter on. */
interface LiteralFound {
  readonly start: number;
}

/** A piece of a literal: what it may be read as, and how many pieces stand before it. */
export interface NeededPiece {
  readonly forms: readonly string[];
  readonly index: number;
}

/**
 * A name or a number that a text has or has not, as a whole: `PR 371` has no `PR #317`, `sessions.ts` no `session.ts`,
 * `1.2.3` no `1.2`. Case, hyphens for spaces, a `#` before a number, a space before a unit, and of words that are no name one
 * or more ("digit", "digits") make no difference. Nor does it to a sum of money which sign, code or word its currency has, on which
 * side, and whether it has cents that are none. `useSearch.ts` names `useSearch`, and `Next.js` no `next`.
 */
export class Literal {
  private readonly pieces: readonly Piece[];
  private readonly isCode: boolean;
  private readonly isNumbered: boolean;
  private readonly isNameInCode: boolean;
  /** Whether it has a sum of money, which stands in a text whose sums are joined. */
  readonly hasMoney: boolean;
  /**
   * Those of its pieces that have to stand in a text which names it. In a list of numbers that is the number alone:
   * `PRs #812 and #813` names `PR #813`.
   */
  readonly needed: readonly NeededPiece[];

  constructor(readonly written: string) {
    const pieces = withNumber(piecesOf(written).map(withCents), written);
    const sums = withMoney(pieces);
    this.hasMoney = sums !== undefined;
    this.pieces = sums ?? pieces;
    const inner = this.pieces.slice(1);
    this.isCode = inner.some(
      ({ gap, kind }, i) => /[._/\\:@~-]/.test(gap) || (gap === '' && kind !== this.pieces[i]?.kind),
    );
    this.isNumbered = /^\s*#\d/.test(written);
    this.isNameInCode = NAME_IN_CODE.test(written.trim());
    const all = this.pieces.map(({ forms }, index) => ({ forms, index }));
    this.needed = this.pieces.at(-1)?.kind === 'number' ? all.slice(-1) : all;
  }

  /** Whether it has a letter or a digit to look for. */
  get isReadable(): boolean {
    return this.pieces.length > 0;
  }

  /** Whether somebody who reads the one reads the other. */
  isSame(other: Literal): boolean {
    const [written, otherWritten] = [this.read(piecesOf(this.written)), other.read(piecesOf(other.written))];
    return this.standsIn(otherWritten) && other.standsIn(written) && haveSameEnd(written, otherWritten);
  }

  standsIn(text: readonly Piece[]): boolean {
    return this.findIn(text) !== undefined;
  }

  /** The first place where it stands, from a piece on. */
  findIn(text: readonly Piece[], from = 0): LiteralFound | undefined {
    return this.places(text, from).next().value ?? undefined;
  }

  /** A text as it is compared with this one. */
  private read(text: readonly Piece[]): readonly Piece[] {
    return this.hasMoney ? (withMoney(text) ?? text) : text;
  }

  /** All places where it stands. */
  *places(source: readonly Piece[], from = 0): Generator<LiteralFound, undefined> {
    const text = this.read(source);
    for (let at = from; at < text.length; at++) {
      const first = text[at];
      if (first !== undefined && (this.standsAt(text, at) || this.isListedAt(text, at))) yield { start: first.start };
    }
  }

  /** Whether it begins with a piece of a text. */
  standsAt(text: readonly Piece[], at: number): boolean {
    const { pieces } = this;
    const [head] = pieces;
    const first = text[at];
    if (head === undefined || first === undefined || !isSamePiece(head, first)) return false;
    for (const [i, piece] of pieces.entries()) {
      const other = text[at + i];
      if (other === undefined || !isSamePiece(piece, other)) return false;
      const [before, otherBefore] = [pieces[i - 1], text[at + i - 1]];
      if (before !== undefined && otherBefore !== undefined && !isSameJoint(before, piece, other)) return false;
    }
    return !this.goesOnBefore(text, at) && !this.goesOnAfter(text, at + pieces.length - 1);
  }

  /** Whether the name in the text begins earlier than this one. */
  private goesOnBefore(text: readonly Piece[], at: number): boolean {
    const [before, first] = [text[at - 1], text[at]];
    if (before === undefined || first === undefined) return false;
    const { gap } = first;
    if (gap === '') {
      if (isLoose(before) || isLoose(first) || isVersionSign(text, at)) return false;
      return !(this.isNumbered && before.kind === 'word' && first.kind === 'number');
    }
    if (gap === '.' || isUnderscored(gap)) return true;
    if (gap === ':') return before.kind === 'number' && first.kind === 'number';
    if (!HYPHEN.test(gap)) return false;
    if (first.kind !== 'number') return this.isCode && before.kind !== 'sign';
    if (before.kind === 'word') return !this.isNumbered;
    return isDate(text, at);
  }

  private goesOnAfter(text: readonly Piece[], at: number): boolean {
    const [last, after] = [text[at], text[at + 1]];
    if (last === undefined || after === undefined) return false;
    const { gap } = after;
    if (gap === '') {
      if (after.kind === 'sign') return last.kind === 'word';
      if (isLoose(last) || isLoose(after)) return false;
      return !(last.kind === 'number' && after.forms.some(isMeasure));
    }
    if (gap === '.') return !(this.isNameInCode && endsFile(after, text[at + 2]));
    if (isUnderscored(gap)) return true;
    if (gap === ':') return last.kind === 'number' && after.kind === 'number';
    if (!HYPHEN.test(gap)) return false;
    if (last.kind === 'number' && after.kind === 'number') return isDate(text, at);
    return this.isCode && last.kind !== 'number';
  }

  /** Whether it is the last of a list of such names: `PRs #812 and #813` names `PR #813`. */
  isListedAt(text: readonly Piece[], at: number): boolean {
    const { pieces } = this;
    const number = pieces.at(-1);
    const noun = pieces.at(-2);
    if (number?.kind !== 'number' || noun?.kind !== 'word' || this.isCode) return false;
    const found = text[at];
    if (found?.kind !== 'number' || !isSamePiece(number, found) || this.goesOnAfter(text, at)) return false;
    const head = headOfList(text, at);
    const given = text[head];
    if (given?.kind !== 'word' || !isNounOfMany(noun, given)) return false;
    return pieces.slice(0, -2).every((piece, i) => {
      const other = text[head - (pieces.length - 2) + i];
      return other !== undefined && isSamePiece(piece, other);
    });
  }
}

/** What a file of its name is for: `useSearch`, `rate_limit`; a plain word may begin the name of a product. */
const NAME_IN_CODE = /^(?=\p{L})(?=.*(?:\p{Ll}\p{Lu}|_))[\p{L}\d_]+$/u;

/** Whether a name of a file ends with a piece: `useSearch.ts`, and neither `useSearch.test.ts` nor `useSearch.ts.bak`. */
function endsFile({ forms }: Piece, next: Piece | undefined): boolean {
  return forms.some((form) => ENDINGS_OF_MODULES.has(form)) && !/^(?:[._-]+|)$/.test(next?.gap ?? ' ');
}

/** A literal with cents is met by none without: `129.00` not by 129 of something. */
function withCents(piece: Piece): Piece {
  const forms = piece.forms.filter((form) => form.endsWith('.00'));
  return forms.length === 0 ? piece : { ...piece, forms };
}

/** Words of English that are no name and no code: their last one may be told of one thing or of several. */
const PLAIN_WORDS = /^(?:[a-z]+[ -])*[a-z]{3,}$/;

/** Whoever lists one of a thing and several means both. */
function haveSameEnd(a: readonly Piece[], b: readonly Piece[]): boolean {
  const [last, otherLast] = [a.at(-1), b.at(-1)];
  return a.length === b.length && last !== undefined && otherLast !== undefined && isSamePiece(last, otherLast);
}

function withNumber(pieces: readonly Piece[], written: string): readonly Piece[] {
  const last = pieces.at(-1);
  const [word] = last?.forms ?? [];
  if (last === undefined || word === undefined || !PLAIN_WORDS.test(written.trim())) return pieces;
  return [...pieces.slice(0, -1), { ...last, forms: [...last.forms, ...otherNumbers(word)] }];
}

/** What a noun may be in the other number: "batches" for "batch", and for it "batche" too, which no text has. */
function otherNumbers(word: string): readonly string[] {
  if (/(?:[^aeiou])ies$/.test(word)) return [`${word.slice(0, -3)}y`];
  if (/[^aeiou]y$/.test(word)) return [`${word.slice(0, -1)}ies`];
  if (/(?:ss|[sc]h|[xz])$/.test(word)) return [`${word}es`];
  if (/(?:ss|[sc]h|[xz])es$/.test(word)) return [word.slice(0, -2), word.slice(0, -1)];
  return /[^su]s$/.test(word) ? [word.slice(0, -1)] : [`${word}s`];
}

/** `v0.9` is version 0.9. */
function isVersionSign(text: readonly Piece[], at: number): boolean {
  const [sign, number] = [text[at - 1], text[at]];
  return (
    sign?.forms[0] === 'v' && /\S/.test(sign.gap) === false && number?.forms.some((form) => form.includes('.')) === true
  );
}

const HYPHEN = /^[-‐‑]$/;

function isSameJoint(before: Piece, { joint, kind }: Piece, { joint: given }: Piece): boolean {
  if (joint === given) return true;
  // `10ms` is `10 ms`, `PR317` is `PR 317`.
  return before.kind !== kind && joint.trim() === '' && given.trim() === '';
}

/** Signs and the characters of scripts without spaces touch their neighbours. */
function isLoose({ kind }: Piece): boolean {
  return kind === 'sign' || kind === 'character';
}

function isUnderscored(gap: string): boolean {
  return /^_+$/.test(gap);
}

/** A unit right behind a number: the number is whole. After `k` it is another one. */
function isMeasure(word: string): boolean {
  const unit = UNITS.get(word);
  return unit !== undefined && unit.family !== 'count';
}

/** Whether a number stands among three that hyphens join: a day, and no range. No further is looked. */
function isDate(text: readonly Piece[], at: number): boolean {
  let [first, last] = [at, at];
  while (at - first < 2 && isHyphenated(text[first - 1], text[first])) first--;
  while (last - at < 2 && isHyphenated(text[last], text[last + 1])) last++;
  return last - first >= 2;
}

function isHyphenated(a: Piece | undefined, b: Piece | undefined): boolean {
  return a?.kind === 'number' && b?.kind === 'number' && HYPHEN.test(b.gap);
}

const LIST_WORDS: ReadonlySet<string> = new Set(
  'and or und oder y o et ou e og eller och en of i oraz a nebo ja и'.split(' '),
);

/** A longer list is not walked through, so that no text takes quadratic time. */
const LONGEST_LIST = 40;

/** The index of the word before a list of numbers that ends here; that of the piece before where there is no list. */
function headOfList(text: readonly Piece[], at: number): number {
  let head = at;
  for (let steps = 0; steps < LONGEST_LIST; steps++) {
    const [piece, before] = [text[head], text[head - 1]];
    if (piece === undefined || before === undefined || !/^[\s,#&/+-]*$/.test(piece.gap)) return head;
    head--;
    if (before.kind !== 'number' && !before.forms.some((form) => LIST_WORDS.has(form))) return head;
  }
  return head;
}

/** `PR` and `PRs`, `Ticket` and `Tickets`, `Ausgabe` and `Ausgaben`. */
function isNounOfMany(one: Piece, many: Piece): boolean {
  const [single = ''] = one.forms;
  return many.forms.some((form) => form.startsWith(single) && form.length - single.length <= 2);
}
