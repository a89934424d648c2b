/**
 * The only door through which foreign text (candidates, file names, session names) reaches a page or a screen.
 * What such text may try is listed in docs of GitHub's and of terminals: mentions, references, hidden comments,
 * broken tables, forged markers, escape sequences, text that reads in another order than it is stored.
 */

/** C0 but tab and line feed, DEL and C1. */
const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;

/** Invisible or reordering: zero width, bidirectional controls, line separators, byte order mark, tags, variation selectors of the supplement. */
const INVISIBLE = /[\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e0fff}]/gu;

/** Lone surrogates cannot be written as UTF-8. */
const LONE_SURROGATES = /\p{Cs}/gu;

/** One line of visible characters in their stored order. */
export function plainLine(text: string, longest = Number.POSITIVE_INFINITY): string {
  const clean = text
    .replace(/\s+/g, ' ')
    .replace(CONTROLS, '')
    .replace(INVISIBLE, '')
    .replace(LONE_SURROGATES, '\ufffd')
    .trim();
  return cut(clean, longest);
}

/** At most so many code points, with a visible mark where it was cut. */
export function cut(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const characters = [...text];
  return characters.length <= longest ? text : `${characters.slice(0, Math.max(0, longest - 1)).join('')}…`;
}

const HTML: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Punctuation that means something in GitHub's Markdown, in a table cell or not, and `@` and `#`, which notify and link. */
const MARKDOWN = /[\\`*_~[\](){}!|#@$^=:+-]/g;

/** Foreign text inside a line of Markdown: shows as it is, means nothing. */
export function markdownInline(text: string, longest = 500): string {
  return plainLine(text, longest)
    .replace(/[&<>"']/g, (character) => HTML[character] ?? '')
    .replace(MARKDOWN, (character) => `&#${character.charCodeAt(0)};`)
    .replace(/\b(https?|ftp|www|mailto)(?=&#58;|\.)/gi, '$1\u2060')
    .replace(/\bGH(?=&#45;\d)/g, 'GH\u2060');
}

/** Foreign text as code inside a line: an HTML element, since a fence of backticks could be closed by its content. */
export function markdownCode(text: string, longest = 200): string {
  return `<code>${markdownInline(text, longest)}</code>`;
}

/** Foreign text for a terminal: no escape sequence, no carriage return, one line. */
export function terminalLine(text: string, longest = 500): string {
  return plainLine(text, longest);
}

/**
 * Breaks the two forms of workflow commands in a line that goes to a workflow log: `::name::` at the start of a
 * line, which the runner trims, and `##[name]` anywhere.
 */
export function defuseCommands(line: string): string {
  return line.replace(/^(\s*):(?=:)/, '$1:\u200b').replaceAll('##[', '##\u200b[');
}

/** Foreign text for a workflow log: one line that shows and means nothing. */
export function logLine(text: string, longest = 1000): string {
  return defuseCommands(plainLine(text, longest));
}
