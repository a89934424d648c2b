import { toEscape } from '../core/json/text.js';
import { plainLine, quoteForShell } from '../core/text.js';

/**
 * Everything in a line that the Markdown of GitHub or GitLab gives a meaning to, in the order of trying: epics, HTML and code,
 * emphasis and links, mentions, references to issues, merge requests and milestones, math, addresses, emoji names, commit hashes.
 */
const MEANINGFUL =
  /(?<epic>&(?=\d))|(?<html>[&<>`|\\])|(?<punctuation>[*_~[\]])|(?<mention>@)|(?<issue>#(?=\d)|(?<![a-z0-9])(?:gh|ghsa)(?=-))|(?<gitlab>!(?=\d)|%(?=[\w"]))|(?<math>\$)|(?<address>(?=:\/\/)|www(?=\.)|(?:mailto|xmpp)(?=:))|(?<emoji>:(?=[\w+-]+:))|(?<commit>(?<!\w|(?<!\w)[0-9a-f]+-)(?:[0-9a-f]+-)*[0-9a-f]{7,40}(?:-[0-9a-f]+)*(?!\w))/gi;

const HTML: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '`': '&#96;',
  '|': '&#124;',
  '\\': '&#92;',
};

/**
 * GitHub looks for mentions, references and addresses in the finished page, where an entity for `@` or `#` is that
 * character again. Only something between the characters helps; a zero-width space is what others use, too.
 */
const BREAK = '&#8203;';

/** What would start a list, a heading or a rule at the start of a line. */
const BLOCK_START = /^(\d{0,9})([-+=:#.)])/;

function escapeMarkdown(line: string, place: 'text' | 'code'): string {
  return escapeFor(line, place).replace(BLOCK_START, '$1\\$2');
}

/** In a block of HTML GitHub reads no Markdown, so that a backslash would show; it still finds mentions there. */
function escapeFor(line: string, place: 'text' | 'code' | 'html code'): string {
  return line.replace(MEANINGFUL, (match: string, ...rest: unknown[]) => {
    switch (kindOfMatch(rest.at(-1))) {
      case 'epic':
        return `${HTML[match]}${place === 'text' ? BREAK : ''}`;
      case 'html':
        return HTML[match] ?? '';
      case 'punctuation':
        return place === 'html code' ? match : `\\${match}`;
      case 'mention':
      case 'issue':
      case 'address':
        return `${match}${BREAK}`;
      // What GitHub's own documentation gives for a dollar sign that is none of mathematics.
      case 'math':
        return '<span>&#36;</span>';
      // In code neither of them looks for these.
      case 'gitlab':
      case 'emoji':
        return place === 'text' ? `${match}${BREAK}` : match;
      case 'commit':
        return place === 'text' ? `<code>${match}</code>` : match;
      default:
        return match;
    }
  });
}

/** The name of the group that matched. */
function kindOfMatch(groups: unknown): string | undefined {
  if (typeof groups !== 'object' || groups === null) return undefined;
  return Object.entries(groups).find(([, found]) => found !== undefined)?.[0];
}

/** Foreign text inside a line of Markdown, in a table too: shows as it is, means nothing. Not for HTML attributes. */
export function markdownInline(text: string, longest = 500): string {
  return escapeMarkdown(plainLine(text, longest), 'text');
}

/** Foreign text inside a line of Markdown, behind other text: a number, a dot and a dash begin nothing there. */
export function markdownBehind(text: string, longest = 500): string {
  return escapeFor(plainLine(text, longest), 'text');
}

/** Foreign text as code inside a line: an HTML element, since a fence of backticks could be closed by its content. */
export function markdownCode(text: string, longest = 300): string {
  return `<code>${escapeMarkdown(plainLine(text, longest), 'code')}</code>`;
}

/** Foreign text as code inside a line that starts with an HTML tag, such as a summary. Not for HTML attributes. */
export function htmlCode(text: string, longest = 300): string {
  return `<code>${escapeFor(plainLine(text, longest), 'html code')}</code>`;
}

/** Foreign text as a word of a shell that mentions nobody: a mark behind which a quoted string ends and begins again is the same to it. */
export function shellWord(text: string): string {
  return quoteForShell(text).replaceAll('@', "@''");
}

/** What could end a script element or a line of a script, and what shows in another order than it is stored. */
const UNSAFE_IN_SCRIPT = /[<>&\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;

/** Data as JSON for a script element of a page: the same value for every parser, and no markup. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replace(UNSAFE_IN_SCRIPT, toEscape);
}

/**
 * Text as a block of code in Markdown, with a blank line behind it: it ends where we end it, whatever backticks it has. Nobody is
 * mentioned from within a block; GitHub and GitLab read no Markdown there.
 * @param language by which it is coloured
 */
export function codeBlock(text: string, language: 'sh' | 'text'): readonly string[] {
  const runs = text.match(/`+/g) ?? [];
  const fence = '`'.repeat(Math.max(3, ...runs.map(({ length }) => length + 1)));
  return [`${fence}${language}`, text, fence, ''];
}
