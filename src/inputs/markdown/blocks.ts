import type { Token } from 'markdown-it';
import type { Position } from '../../core/json/document.js';
import type { MarkdownParser } from './parse-markdown.js';

/** A text without the marks of Markdown, and where it stands. */
export interface PlacedText {
  readonly text: string;
  readonly position: Position;
}

/** What stands in a Markdown text, one below the other. */
export type Block =
  | (PlacedText & { readonly kind: 'heading'; readonly level: number })
  | (PlacedText & { readonly kind: 'paragraph' })
  /** A fence, a table or HTML, as it is written: no field is made of such. */
  | (PlacedText & { readonly kind: 'raw' })
  | { readonly kind: 'list'; readonly position: Position; readonly items: readonly PlacedText[] };

/** Takes lines such as `Outcome: success` out of the text that they stand in. */
interface LineTaker {
  /** Whether a bullet may be such a line. */
  readonly ofBullets: boolean;
  /** True where it has taken the line. */
  readonly take: (line: string, position: Position) => boolean;
}

/** Turns the tokens of the parser into blocks of plain text. */
export class BlockReader {
  private hasTaken = false;

  /** @param firstLine number of the first of these lines in the file */
  constructor(
    private readonly parser: Pick<MarkdownParser, 'inline'>,
    private readonly lines: readonly string[],
    private readonly firstLine: number,
    private readonly taker: LineTaker,
  ) {}

  read(tokens: readonly Token[]): readonly Block[] {
    const blocks: Block[] = [];
    for (let at = 0; at < tokens.length; ) {
      const end = endOf(tokens, at);
      const block = this.block(tokens.slice(at, end));
      if (block !== undefined) blocks.push(block);
      at = end;
    }
    return blocks;
  }

  private block(tokens: readonly Token[]): Block | undefined {
    const [first, second] = tokens;
    if (first === undefined) return undefined;
    const position = this.startOf(first);
    switch (first.type) {
      case 'heading_open': {
        const found = second === undefined ? undefined : this.inline(second);
        if (found !== undefined && isRuledOff(first, found.text)) return { kind: 'paragraph', ...found };
        return {
          kind: 'heading',
          level: levelOf(first),
          text: found?.text ?? '',
          position: found?.position ?? position,
        };
      }
      case 'bullet_list_open':
      case 'ordered_list_open': {
        const items = this.items(tokens.slice(1, -1));
        return items.length === 0 ? undefined : { kind: 'list', position, items };
      }
      case 'paragraph_open':
      case 'blockquote_open': {
        const found = this.flat(tokens);
        return found.text === '' ? undefined : { kind: 'paragraph', ...found };
      }
      default: {
        const text = this.raw(first);
        return text === '' ? undefined : { kind: 'raw', text, position };
      }
    }
  }

  private items(tokens: readonly Token[]): readonly PlacedText[] {
    const items: PlacedText[] = [];
    for (let at = 0; at < tokens.length; ) {
      const end = endOf(tokens, at);
      const [first, ...inside] = tokens.slice(at, end);
      this.hasTaken = false;
      const item = this.flat(inside);
      // What is left of a bullet that was taken is no entry.
      const isTaken = this.hasTaken && item.text === '';
      if (first !== undefined && !isTaken)
        items.push(item.text === '' ? { ...item, position: this.startOf(first) } : item);
      at = end;
    }
    return items;
  }

  /** All texts within some tokens, one a line: the marks of lists and quotations in there are no part of a text. */
  private flat(tokens: readonly Token[]): PlacedText {
    const found: PlacedText[] = [];
    for (let at = 0; at < tokens.length; at++) {
      const token = tokens[at];
      if (token === undefined) continue;
      if (token.type === 'inline') {
        const opening = tokens[at - 1];
        const { text, position } = this.inline(token);
        // A heading in there belongs into no field, so the reader of the field is to see it.
        const mark = opening?.type === 'heading_open' ? `${'#'.repeat(levelOf(opening))} ` : '';
        found.push({ text: text === '' ? '' : `${mark}${text}`, position });
      } else if (token.type === 'table_open') {
        found.push({ text: this.raw(token), position: this.startOf(token) });
        at = endOf(tokens, at) - 1;
      } else if (token.nesting === 0) found.push({ text: this.raw(token), position: this.startOf(token) });
    }
    const texts = found.filter(({ text }) => text !== '');
    const position = (texts[0] ?? found[0])?.position ?? { line: this.firstLine, column: 1 };
    return { text: texts.map(({ text }) => text).join('\n'), position };
  }

  /** The text of a paragraph or a heading. Lines that somebody takes are left out. */
  private inline({ content, map, children }: Token): PlacedText {
    const start = map?.[0] ?? 0;
    const kept: string[] = [];
    let position: Position | undefined;
    const lines = content.split('\n');
    for (const [i, line] of lines.entries()) {
      const source = this.lines[start + i] ?? '';
      const column = columnOf(source, line);
      const at = { line: this.firstLine + start + i, column };
      const before = this.taker.ofBullets ? OWN_LINE_OR_BULLET : OWN_LINE;
      if (before.test(source.slice(0, column - 1)) && this.taker.take(line, at)) {
        this.hasTaken = true;
        continue;
      }
      position ??= at;
      kept.push(line);
    }
    const tokens = kept.length === lines.length ? (children ?? []) : this.parser.inline(kept.join('\n').trim());
    return { text: plainText(tokens), position: position ?? { line: this.firstLine + start, column: 1 } };
  }

  /** As it is written. Comments are nobody's text, and a rule only divides. */
  private raw({ type, map }: Token): string {
    if (type === 'hr' || map === null) return '';
    const text = this.lines.slice(...map).join('\n');
    return (type === 'html_block' ? text.replace(/<!--[\s\S]*?(?:-->|$)/g, '') : text).trim();
  }

  private startOf({ map }: Token): Position {
    const line = map?.[0] ?? 0;
    const source = this.lines[line] ?? '';
    return { line: this.firstLine + line, column: source.length - source.trimStart().length + 1 };
  }
}

/** What may stand before a text that has a line of the file to itself: within a list or a quotation it is a part of that. */
const OWN_LINE = /^ {0,3}(?:#{2,6}[ \t]+)?$/;
const OWN_LINE_OR_BULLET = /^ {0,3}(?:#{2,6}[ \t]+|[-*+][ \t]+)?$/;

/** The position behind the token that closes the one at `at`. */
function endOf(tokens: readonly Token[], at: number): number {
  let depth = 0;
  for (let end = at; end < tokens.length; end++) {
    depth += tokens[end]?.nesting ?? 0;
    if (depth <= 0) return end + 1;
  }
  return tokens.length;
}

/** A sentence right above a line `---` is a paragraph and a rule to whoever has written it, and a heading to Markdown. */
function isRuledOff({ markup }: Token, text: string): boolean {
  return markup === '-' && /[.!?…:]$/.test(text);
}

function levelOf({ tag }: Token): number {
  return Number(tag.slice(1));
}

/** Column of a text that ends a line of the file, but for the marks behind a heading. */
function columnOf(source: string, text: string): number {
  const line = source.trimEnd();
  const end = text.trimEnd();
  const at = line.endsWith(end) ? line.length - end.length : line.lastIndexOf(end);
  return (at === -1 ? line.length - line.trimStart().length : at) + 1;
}

/**
 * What a reader of the page reads: marks of emphasis and addresses of links are left out, line breaks of the file are
 * blanks. Code keeps its marks, as plain text writes names.
 */
function plainText(tokens: readonly Token[]): string {
  const parts = tokens.map(({ type, content, markup }) => {
    switch (type) {
      case 'softbreak':
        return ' ';
      case 'hardbreak':
        return '\n';
      case 'code_inline':
        return `${markup}${content}${markup}`;
      case 'html_inline':
        return content.startsWith('<!--') ? '' : content;
      default:
        return content;
    }
  });
  return parts.join('').trim();
}
