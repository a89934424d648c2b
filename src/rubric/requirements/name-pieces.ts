import { UNITS } from '../grounding/numbers/units.js';
import { classAt, DIGIT, LETTER, UNSPACED } from '../v2/characters.js';
import { NUMBER_WORDS } from '../v2/split-word.js';
import { unify } from '../v2/text.js';
import { CURRENCIES } from './currencies.js';

/** A word, a number or a sign of a text, as names are compared. */
export interface Piece {
  readonly kind: 'word' | 'number' | 'sign' | 'character';
  /** What it may be read as: `1,742` and `1.742` are both 1742 to somebody. Two pieces are the same if they share a form. */
  readonly forms: readonly string[];
  /** What stands between it and the piece before it. */
  readonly gap: string;
  /** What holds the two together: nothing, a space or the like, or a sign that belongs to the name. */
  readonly joint: string;
  /** Where it stands in the text that was read. */
  readonly start: number;
}

const NUMBER = /\p{Nd}+(?:[.,]\p{Nd}+)*/uy;
const SIGN = /[%‰€$£¥°]/u;

/** Spaces that do not break, and apostrophes, group digits in some languages. */
const DIGIT_GROUPS = /(\d)[\u00a0\u202f\u2009'’](?=\d{3}(?!\d))/g;

/** A text with a comma between groups of digits, which nothing after takes for two numbers. */
export function withGroupedDigits(text: string): string {
  return text.replace(DIGIT_GROUPS, '$1,');
}

/** The pieces of a text: case and the way a letter is encoded make no difference, as in the rubric. */
export function piecesOf(source: string): readonly Piece[] {
  const text = unify(withGroupedDigits(source)).toLowerCase();
  const pieces: Piece[] = [];
  let end = 0;
  let at = 0;
  while (at < text.length) {
    const piece = pieceAt(text, at);
    if (piece === undefined) {
      at++;
      continue;
    }
    const { kind, length } = piece;
    const written = text.slice(at, at + length);
    const gap = text.slice(end, at);
    push(pieces, { kind, forms: formsOf(kind, written), gap, joint: jointOf(gap), start: at });
    at += length;
    end = at;
  }
  return pieces;
}

/** What may stand between the words of a name without making it another one. */
const SOFT = /[\s\-‐-―_#"'`´‘’“”«»()[\]{}*]+/g;

function jointOf(gap: string): string {
  if (gap === '') return '';
  if (/^:\s/.test(gap)) return ' ';
  if (/^[.!?]\s/.test(gap)) return 'stop';
  const hard = gap.replaceAll('→', '>').replace(SOFT, '');
  return hard === '' ? ' ' : hard;
}

function pieceAt(text: string, at: number): (Pick<Piece, 'kind'> & { readonly length: number }) | undefined {
  switch (classAt(text, at)) {
    case DIGIT: {
      NUMBER.lastIndex = at;
      return { kind: 'number', length: NUMBER.exec(text)?.[0].length ?? 1 };
    }
    case LETTER:
      return { kind: 'word', length: wordLength(text, at) };
    case UNSPACED:
      // Where words end cannot be told, so each character is a piece.
      return { kind: 'character', length: (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1 };
    default:
      return isSign(text, at) ? { kind: 'sign', length: 1 } : undefined;
  }
}

function wordLength(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && (classAt(text, at) === LETTER || isInnerApostrophe(text, at))) at++;
  return at - start;
}

function isInnerApostrophe(text: string, at: number): boolean {
  return /['’]/.test(text.charAt(at)) && at + 1 < text.length && classAt(text, at + 1) === LETTER;
}

/** `%` and currencies; the signs of `C#` and `C++`, but not that of `#317` or of a list. */
function isSign(text: string, at: number): boolean {
  const character = text.charAt(at);
  if (SIGN.test(character)) return true;
  if ((character !== '#' && character !== '+') || at === 0) return false;
  const isAfterName = classAt(text, at - 1) === LETTER || text.charAt(at - 1) === character;
  const isBeforeName = at + 1 < text.length && [LETTER, DIGIT].includes(classAt(text, at + 1));
  return isAfterName && !isBeforeName;
}

/** Two words that mean one: a pull request is a PR to whoever writes about it. */
const PAIRS: ReadonlyMap<string, string> = new Map([
  ['pull request', 'pr'],
  ['pull requests', 'prs'],
  ['merge request', 'mr'],
  ['merge requests', 'mrs'],
]);

function push(pieces: Piece[], piece: Piece): void {
  const last = pieces.at(-1);
  if (last?.kind === 'number' && isUnit(piece)) {
    pieces.splice(-1, 1, withoutZeros(last), piece);
    return;
  }
  const pair = last?.kind === 'word' && piece.kind === 'word' && /^[\s-]+$/.test(piece.gap);
  const joined = pair ? PAIRS.get(`${last.forms[0]} ${piece.forms[0]}`) : undefined;
  if (last === undefined || joined === undefined) {
    pieces.push(piece);
    return;
  }
  pieces.pop();
  pieces.push({ ...last, forms: [joined] });
}

/** Right behind a number, or behind a space. */
function isUnit({ forms, gap }: Piece): boolean {
  const [word = ''] = forms;
  return (gap === '' || gap === ' ') && (forms.includes('%') || UNITS.has(word));
}

/** `3.40 %` is 3.4 %, too; `1.20` alone may be a version, which is not 1.2. */
function withoutZeros(number: Piece): Piece {
  const shorter = number.forms.flatMap((form) => (/^\d+\.\d*0$/.test(form) ? [String(Number(form))] : []));
  return shorter.length === 0 ? number : { ...number, forms: [...number.forms, ...shorter] };
}

const PERCENT: ReadonlySet<string> = new Set(['percent', 'prozent', 'pct', 'procent', 'procenta', 'prosenttia']);

function formsOf(kind: Piece['kind'], written: string): readonly string[] {
  if (kind === 'number') return numberForms(written);
  if (kind !== 'word') return [written, ...(CURRENCIES.get(written) ?? [])];
  const word = written.replaceAll('’', "'").replace(/'s$/, '');
  if (PERCENT.has(word)) return [word, '%'];
  const other = NUMBER_WORDS.get(word) ?? CURRENCIES.get(word) ?? [];
  return [word, ...(typeof other === 'string' ? [other] : other.filter((code) => code !== word))];
}

const COMMA_GROUPS = /^[1-9]\p{Nd}{0,2}(?:,\p{Nd}{3})+(?:\.\p{Nd}+)?$/u;
const POINT_GROUPS = /^[1-9]\p{Nd}{0,2}(?:\.\p{Nd}{3})+(?:,\p{Nd}+)?$/u;
const DECIMAL_COMMA = /^\p{Nd}+,\p{Nd}+$/u;

/** Of a version such as 1.2.00 the end is no cents. */
const AMOUNT = /^\p{Nd}+\.00$/u;
const NO_CENTS = '.00';

/** `1,742` is 1742 in English and 1.742 in German, `1.742` the other way round; `588.00` is 588, and `1.2.3` what it is. */
function numberForms(written: string): readonly string[] {
  const others = [
    ...(COMMA_GROUPS.test(written) ? [written.replaceAll(',', '')] : []),
    ...(POINT_GROUPS.test(written) ? [written.replaceAll('.', '').replace(',', '.')] : []),
    ...(DECIMAL_COMMA.test(written) ? [written.replace(',', '.')] : []),
  ];
  const forms = written.includes(',') && others.length > 0 ? others : [written, ...others];
  const wholes = forms.filter((form) => AMOUNT.test(form)).map((form) => form.replace(NO_CENTS, ''));
  return wholes.length === 0 ? forms : [...forms, ...wholes];
}

/** Whether two pieces say the same. */
export function isSamePiece(a: Piece, b: Piece): boolean {
  // Nearly all have one.
  if (a.forms.length === 1 && b.forms.length === 1) return a.forms[0] === b.forms[0];
  return a.forms.some((form) => b.forms.includes(form));
}
