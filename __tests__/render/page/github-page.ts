import MarkdownIt from 'markdown-it';

/** A piece of text of a page, with the elements that it stands in. */
export interface PageText {
  readonly text: string;
  readonly inside: readonly string[];
}

export interface Page {
  /** Start tags as they stand in the HTML, in order. */
  readonly tags: readonly string[];
  readonly texts: readonly PageText[];
  /** All text, with line breaks between blocks, without the zero-width spaces that the renderer puts in. */
  readonly content: string;
}

/** GitHub links addresses with a scheme or `www.` and e-mail addresses, but no bare domain such as README.md. */
const renderer = new MarkdownIt({ html: true, linkify: true });
renderer.linkify.set({ fuzzyLink: false });
// It needs a scheme there.
renderer.linkify.add('//', null);
renderer.linkify.add('www.', {
  validate: (text, position) => /^[a-z0-9-]+\.?[^\s<]*/i.exec(text.slice(position))?.[0].length ?? 0,
  normalize: () => undefined,
});

const VOID = new Set(['br', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr']);

/** Renders Markdown with raw HTML allowed, as GitHub does, and takes the page apart as a browser would. */
export function renderPage(markdown: string): Page {
  const html = renderer.render(markdown);
  const tags: string[] = [];
  const texts: PageText[] = [];
  const open: string[] = [];
  let end = 0;
  // What a browser takes for a tag, a comment or a declaration.
  for (const match of html.matchAll(/<!--[\s\S]*?(?:-->|$)|<[!?/a-z][^>]*(?:>|$)/gi)) {
    addText(html.slice(end, match.index), open, texts);
    end = match.index + match[0].length;
    const name = /^<\/?([a-z0-9]+)/i.exec(match[0])?.[1];
    if (match[0].startsWith('</')) {
      if (open.pop() !== name) throw new Error(`${match[0]} closes nothing`);
      continue;
    }
    tags.push(match[0]);
    if (name !== undefined && !VOID.has(name) && !match[0].startsWith('<!')) open.push(name);
  }
  addText(html.slice(end), open, texts);
  if (open.length > 0) throw new Error(`not closed: ${open.join(', ')}`);
  return { tags, texts, content: texts.map(({ text }) => text).join('') };
}

function addText(html: string, open: readonly string[], texts: PageText[]): void {
  if (html !== '') texts.push({ text: decode(html), inside: [...open] });
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', ge: '≥' };

function decode(html: string): string {
  return html.replace(/&(?:#(\d+)|(\w+));/g, (entity, code?: string, name = '') =>
    code === undefined ? (ENTITIES[name] ?? entity) : String.fromCodePoint(Number(code)),
  );
}

/** The text as its reader copies it, but for our own zero-width spaces. */
export function withoutBreaks(text: string): string {
  return text.replaceAll('\u200b', '');
}

/** What GitHub makes of finished text, by name, with a pattern that finds it. */
const GITHUB_ACTS: readonly { readonly what: string; readonly pattern: RegExp; readonly inCode: boolean }[] = [
  { what: 'mention', pattern: /@[a-z0-9]/i, inCode: true },
  { what: 'issue', pattern: /#\d|(?<![a-z0-9])gh-\d/i, inCode: true },
  { what: 'address', pattern: /[a-z]:\/\/|www\.|(?:mailto|xmpp):/i, inCode: true },
  { what: 'math', pattern: /\$./, inCode: true },
  { what: 'emoji', pattern: /:[\w+-]+:/, inCode: false },
  { what: 'commit', pattern: /(?<!\w)[0-9a-f]{7,40}(?!\w)/i, inCode: false },
];

/** Where GitHub would notify, link or replace. Our own footer is left out: it has digests and a time. */
export function githubActions({ texts }: Page): readonly string[] {
  return texts
    .filter(({ inside }) => !inside.includes('sub'))
    .flatMap(({ text, inside }) =>
      GITHUB_ACTS.filter(({ pattern, inCode }) => (inCode || !inside.includes('code')) && pattern.test(text)).map(
        ({ what }) => `${what}: ${text}`,
      ),
    );
}
