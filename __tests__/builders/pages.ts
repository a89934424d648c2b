import { readdirSync, readFileSync } from 'node:fs';
import MarkdownIt from 'markdown-it';

/** A block of code with the word behind its fence. */
export interface CodeBlock {
  readonly language: string;
  readonly text: string;
}

/** A page of the documentation, taken apart as GitHub does. */
export interface Page {
  readonly path: string;
  readonly text: string;
  /** Where its links and pictures lead, as written. */
  readonly links: readonly string[];
  /** The addresses of its headings, without `#`. */
  readonly anchors: readonly string[];
  /** What stands in backticks within its lines. */
  readonly inlineCode: readonly string[];
  readonly blocks: readonly CodeBlock[];
}

const FOLDERS = ['docs', 'golden-corpus', 'examples', 'examples/regressed', 'bench/material'];

/** Every page that people read. */
export const PAGE_PATHS: readonly string[] = [
  ...['README.md', 'SECURITY.md', 'CONTRIBUTING.md'],
  ...FOLDERS.flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => file.endsWith('.md'))
      .map((file) => `${folder}/${file}`),
  ),
];

export function readPage(path: string): Page {
  return parsePage(path, readFileSync(path, 'utf8'));
}

export function parsePage(path: string, text: string): Page {
  const tokens = new MarkdownIt({ html: true }).parse(text, {});
  const inline = tokens.flatMap(({ children }) => children ?? []);
  const headings = tokens.flatMap((token, i) =>
    token.type === 'heading_open' ? [(tokens[i + 1]?.children ?? []).map(({ content }) => content).join('')] : [],
  );
  return {
    path,
    text,
    links: inline.flatMap((token) => token.attrGet('href') ?? token.attrGet('src') ?? []).map(String),
    anchors: anchorsOf(headings),
    inlineCode: inline.filter(({ type }) => type === 'code_inline').map(({ content }) => content),
    blocks: tokens
      .filter(({ type }) => type === 'fence' || type === 'code_block')
      .map(({ info, content }) => ({ language: info.trim(), text: content })),
  };
}

/** As GitHub makes anchors of headings: the second of a name gets a number. */
function anchorsOf(headings: readonly string[]): readonly string[] {
  const seen = new Map<string, number>();
  return headings.map((heading) => {
    const anchor = heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-');
    const before = seen.get(anchor) ?? 0;
    seen.set(anchor, before + 1);
    return before === 0 ? anchor : `${anchor}-${before}`;
  });
}
