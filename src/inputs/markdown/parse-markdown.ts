import MarkdownIt, { type Token } from 'markdown-it';

/** The parts of a Markdown text that matter for a summary, in their order. */
interface ParsedMarkdown {
  /** Tokens of the parser, flat: `level` tells how deep each stands. */
  readonly tokens: readonly Token[];
  /** Whether something is nested so deep that the parser has left it out. */
  readonly isTooDeep: boolean;
}

/** A parser of Markdown, and of text that stands within one line of it. */
export interface MarkdownParser {
  blocks(text: string): ParsedMarkdown;
  inline(text: string): readonly Token[];
}

/** The parser leaves out what is nested deeper, which keeps hostile texts cheap: eight lists, one in the other. */
const DEEPEST = 20;

export function openParser(): MarkdownParser {
  // Tables are recognised so that one is not taken for a paragraph. `[a]: b` is what somebody has written, and no address.
  const parser = new MarkdownIt('commonmark', { maxNesting: DEEPEST }).enable('table').disable('reference');
  return {
    blocks: (text) => {
      const tokens = parser.parse(text, {});
      return { tokens, isTooDeep: tokens.some(({ level }) => level >= DEEPEST - 1) };
    },
    inline: (text) => parser.parseInline(text, {})[0]?.children ?? [],
  };
}
