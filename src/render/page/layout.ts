import type { Budget } from './budget.js';

/** A page in the making: how much it may show, and what is another thing in each of its two places. */
export interface Page {
  readonly budget: Budget;
  /** A page of its own has headings; in a comment all but the failing sessions waits behind clicks. */
  readonly layout: 'page of its own' | 'comment';
  /** At the end of the line that counts the sessions. */
  readonly links: readonly string[];
  /** What has changed since the push before, as Markdown; nothing where that is not known. */
  readonly sinceLastPush?: string | undefined;
  /** Where what was left out can be read, as the end of a sentence that counts it. */
  readonly elsewhere: string;
  /** The page of a line at the head commit, when there is one. */
  readonly linkTo: (file: string, line: number | null) => string | undefined;
}

interface Title {
  readonly words: string;
  /** How many the section is about. */
  readonly count: number | null;
  /** Before the words where there is no heading. */
  readonly icon?: string;
}

/** A section for those who look for it. */
export function section(title: Title, content: readonly string[], page: Page): readonly string[] {
  const { icon, words, count } = title;
  const text = count === null ? words : `${words} (${count})`;
  if (page.layout === 'page of its own') return [...heading(text, page), ...content];
  return collapsed(icon === undefined ? text : `${icon} ${text}`, content);
}

/** A part of a page behind a click. Blank lines, since GitHub reads Markdown inside of HTML only behind one. */
export function collapsed(title: string, content: readonly string[]): readonly string[] {
  return ['<details>', `<summary>${title}</summary>`, '', ...content, '</details>', ''];
}

/** What begins a section that everybody is to see. */
export function heading(text: string, { layout }: Page): readonly string[] {
  return [`${layout === 'comment' ? '###' : '##'} ${text}`, ''];
}

/** How many were left out, and where they are; nothing where all are shown. */
export function more(
  hidden: number,
  noun: string,
  { elsewhere }: Pick<Page, 'elsewhere'>,
  what = '',
): readonly string[] {
  if (hidden <= 0) return [];
  return [`… and ${what}${hidden} more ${hidden === 1 ? noun : `${noun}s`}${elsewhere}.`, ''];
}

/** Lines of Markdown that stay lines of their own, wherever it is shown and however its blanks are trimmed. */
export function lines(texts: readonly string[]): string {
  return texts.join('<br>');
}
