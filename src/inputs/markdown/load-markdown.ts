import type { MarkdownReader } from './markdown-reader.js';

/** Loads the reader of Markdown and the parsers that it needs: a run without Markdown has no use for 600 kB. */
export async function loadMarkdown(): Promise<MarkdownReader> {
  const { openMarkdown } = await import('./markdown-summary.js');
  return openMarkdown();
}
