/** Tags that stand on lines of their own. */
const BLOCKS: ReadonlySet<string> = new Set(
  'address article blockquote br dd div dl dt figure footer h1 h2 h3 h4 h5 h6 header hr li ol p pre section table tr ul'.split(
    ' ',
  ),
);

/** Columns of a table. */
const CELLS: ReadonlySet<string> = new Set(['td', 'th']);

/** Elements whose content nobody is shown. */
const SILENT: ReadonlySet<string> = new Set(['head', 'noscript', 'script', 'style', 'template', 'title']);

/** Elements that have no content, and no closing tag. */
const VOID: ReadonlySet<string> = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));

/** Elements that end where the next of their kind begins. */
const UNNESTED: ReadonlySet<string> = new Set(['li', 'p', 'td', 'th', 'tr']);

const ENTITIES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', euro: '€', pound: '£', yen: '¥', cent: '¢' },
    ...{ hellip: '…', ndash: '–', mdash: '—', lsquo: '‘', rsquo: '’', ldquo: '“', rdquo: '”', laquo: '«', raquo: '»' },
    ...{ copy: '©', reg: '®', trade: '™', deg: '°', times: '×', middot: '·', bull: '•' },
  }),
);

const ENTITY = /&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([a-zA-Z]{2,6}));/g;

interface Tag {
  /** In lower case; empty for a comment or a declaration. */
  readonly name: string;
  readonly isClosing: boolean;
  readonly isHidden: boolean;
  /** Behind its last character. */
  readonly end: number;
}

/**
 * The text that a page of HTML shows: without tags, comments, scripts and hidden elements, a line for each block. A text without
 * any tag stays as it is but for its entities. What is no HTML after all, such as an open tag at the end, is text. Takes time in
 * proportion to its length.
 */
export function textOfHtml(html: string): string {
  const pieces = [...piecesOf(html)];
  if (pieces.every((piece) => typeof piece === 'string')) return decoded(html);
  const shown: string[] = [];
  let isPre = false;
  for (const piece of shownOf(pieces)) {
    if (typeof piece === 'string') shown.push(isPre ? piece : piece.replace(/\s+/g, ' '));
    else {
      const { name, isClosing } = piece;
      if (name === 'pre') isPre = !isClosing;
      if (BLOCKS.has(name)) shown.push('\n');
      else if (CELLS.has(name) && !isClosing) shown.push(' ');
    }
  }
  return withoutGaps(decoded(shown.join('')));
}

/** Tags, and the texts between them. */
function* piecesOf(html: string): Generator<string | Tag> {
  let start = 0;
  for (let open = html.indexOf('<'); open !== -1; ) {
    const tag = tagAt(html, open);
    if (tag === undefined) break;
    if (tag === 'none') {
      // A sign for less.
      open = html.indexOf('<', open + 1);
      continue;
    }
    if (open > start) yield html.slice(start, open);
    yield tag;
    start = tag.end;
    open = html.indexOf('<', start);
  }
  if (start < html.length) yield html.slice(start);
}

/** The pieces without those that stand in an element that nobody is shown. */
function* shownOf(pieces: Iterable<string | Tag>): Generator<string | Tag> {
  let hidden = '';
  let depth = 0;
  for (const piece of pieces) {
    if (typeof piece === 'string') {
      if (hidden === '') yield piece;
      continue;
    }
    const { name, isClosing, isHidden } = piece;
    if (hidden !== '' && name !== hidden) continue;
    if (hidden !== '' && !(UNNESTED.has(name) && !isClosing)) {
      depth += isClosing ? -1 : 1;
      if (depth === 0) hidden = '';
      continue;
    }
    hidden = (SILENT.has(name) || isHidden) && !isClosing && !VOID.has(name) ? name : '';
    depth = 1;
    yield piece;
  }
}

/** The tag that begins at a `<`; `none` where that begins no tag, undefined where it has no end. */
function tagAt(html: string, open: number): Tag | 'none' | undefined {
  if (html.startsWith('<!--', open)) {
    const end = html.indexOf('-->', open + 4);
    return { name: '', isClosing: false, isHidden: false, end: end === -1 ? html.length : end + 3 };
  }
  const [start, slash = '', name = ''] = TAG.exec(html.slice(open, open + LONGEST_START)) ?? [];
  if (start === undefined) return 'none';
  const end = endOfTag(html, open + start.length);
  if (end === undefined) return undefined;
  const isHidden = slash === '' && hides(html.slice(open + start.length, end - 1));
  return { name: name.toLowerCase(), isClosing: slash !== '', isHidden, end };
}

const TAG = /^<(?:(\/?)([a-zA-Z][a-zA-Z0-9]{0,15})(?=[\s/>])|[!?][a-zA-Z])/;
const LONGEST_START = 20;

/** Behind the `>` that ends a tag, which may stand in the value of an attribute as well. */
function endOfTag(html: string, from: number): number | undefined {
  let quote = '';
  for (let i = from; i < html.length; i++) {
    const char = html[i] ?? '';
    if (quote !== '') {
      if (char === quote) quote = '';
    } else if (char === '"' || char === "'") quote = char;
    else if (char === '>') return i + 1;
  }
  return undefined;
}

/** Whether the attributes of a tag say that nobody is shown its content. */
function hides(attributes: string): boolean {
  if (!/hidden|none/i.test(attributes)) return false;
  const bare = attributes.replace(/"[^"]*"|'[^']*'/g, '=');
  const styles = /\sstyle\s?=\s?["']([^"']*)/i.exec(attributes)?.[1] ?? '';
  return /(?:^|\s)hidden(?=[\s=/]|$)/i.test(bare) || /display\s?:\s?none|visibility\s?:\s?hidden/i.test(styles);
}

function decoded(text: string): string {
  return text.replace(ENTITY, (all, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return ENTITIES.get(name) ?? all;
    const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : all;
  });
}

/** Lines without spaces around them, and without those that are blank. */
function withoutGaps(text: string): string {
  const lines = text.split('\n').map((line) => line.trim());
  return lines.filter((line) => line !== '').join('\n');
}
