/** What a piece of text between blanks is. `code` is a span in backticks, `word` has letters only. */
type TokenKind = 'word' | 'number' | 'code' | 'other';

export interface Token {
  readonly kind: TokenKind;
  /** The piece without the punctuation around it. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Scripts without blanks between words end where another script begins: `src/a.jsを` is a file name and a particle. */
const UNSPACED =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}';
const PIECE = new RegExp(
  `\`[^\`\\n]{1,200}\`|[${UNSPACED}]+|[^\\s\`—–…、。，；：！？（）「」『』・〓${UNSPACED}]+`,
  'gu',
);
const OPENING = /^["'“‘”’([{<«»„¿¡*]+/u;
const CLOSING = /["'“‘”’\]}>«»,.;:!?*]/u;
const WORD = /^\p{L}[\p{L}\p{M}]*(?:['’-]\p{L}[\p{L}\p{M}]*)*$/u;

/** Units that may stand right behind a number. */
const UNIT = '(?:%|ms|µs|us|ns|s|min|m|h|d|x|k|K|M|G|B|kB|KB|MB|GB|TB|KiB|MiB|GiB|Ki|Mi|Gi|px|fps|pt)';
const NUMBER = new RegExp(`^[+-]?(?:\\d{1,3}(?:,\\d{3})+|\\d+)(?:\\.\\d+)*${UNIT}?$`, 'u');

/** No word or name is longer; what is, is looked at as one piece, since looking closer would take quadratic time. */
export const LONGEST_PIECE = 200;

/** The pieces of a text in order, without blanks and without the punctuation around them. */
export function tokensOf(text: string): readonly Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(PIECE)) {
    const [piece] = match;
    if (piece.startsWith('`') && piece.length > 2) {
      tokens.push({ kind: 'code', text: piece, start: match.index, end: match.index + piece.length });
      continue;
    }
    const core = piece.length > LONGEST_PIECE ? { text: piece, offset: 0 } : withoutPunctuation(piece);
    if (core.text === '') continue;
    const start = match.index + core.offset;
    tokens.push({ kind: kindOf(core.text), text: core.text, start, end: start + core.text.length });
  }
  return tokens;
}

function kindOf(text: string): TokenKind {
  if (text.length > LONGEST_PIECE) return 'other';
  if (WORD.test(text)) return 'word';
  return NUMBER.test(text) ? 'number' : 'other';
}

/** Takes away what encloses or ends a piece. A closing parenthesis stays when its partner is inside, as in `put()`. */
function withoutPunctuation(piece: string): { readonly text: string; readonly offset: number } {
  const offset = OPENING.exec(piece)?.[0].length ?? 0;
  let end = piece.length;
  for (; end > offset; end--) {
    const last = piece.charAt(end - 1);
    if (last === ')' ? isBalanced(piece.slice(offset, end)) : !CLOSING.test(last)) break;
  }
  return { text: piece.slice(offset, end), offset };
}

function isBalanced(text: string): boolean {
  return text.split('(').length === text.split(')').length;
}
