import type { Position } from '../../core/json/document.js';
import { inUnicodeForm } from '../../core/unicode-form.js';
import { FIELDS, type Field, type SummaryFormat } from '../format/summary-format.js';
import type { Block, PlacedText } from './blocks.js';
import { type Placed, placedList, placedText } from './markdown-document.js';
import type { MarkdownError } from './markdown-reader.js';

/** What stands in one place of a Markdown text. */
export interface FoundField {
  /** One of our fields, or the words of a heading that no field is named after. */
  readonly key: string;
  readonly placed: Placed;
  /** The place as messages name it. */
  readonly where: string;
}

interface Sections {
  /** In the order of the text. */
  readonly found: readonly FoundField[];
  /** The text before the first subheading; undefined where there is none. */
  readonly intro: FoundField | undefined;
  /** Whether all of that text is labelled lines such as `Date: 12 November`. */
  readonly isHead: boolean;
}

interface Section {
  readonly heading: Extract<Block, { kind: 'heading' }>;
  readonly field: Field | undefined;
  readonly blocks: Block[];
}

/** Divides a text at its headings: `# title`, and below that a section a field. */
export function readSections(
  blocks: readonly Block[],
  names: FieldNames,
): { readonly sections: Sections } | { readonly error: MarkdownError } {
  const intro: Block[] = [];
  const sections: Section[] = [];
  let title: Section['heading'] | undefined;
  for (const block of blocks) {
    const current = sections.at(-1);
    if (block.kind !== 'heading') {
      (current?.blocks ?? intro).push(block);
    } else if (block.level === 1) {
      if (title !== undefined) return { error: twoTitles(title, block, names) };
      title = block;
    } else {
      const field = names.fieldOf(block.text);
      if (field === undefined && current !== undefined && block.text !== '' && block.level > current.heading.level) {
        current.blocks.push(block);
      } else sections.push({ heading: block, field, blocks: [] });
    }
  }
  // A heading without a word is what is left of `## Outcome: success`.
  const found = sections.filter(({ heading, blocks }) => heading.text !== '' || blocks.length > 0).map(toFound);
  if (title !== undefined)
    found.unshift({ key: 'title', placed: placedText(title.text, title.position), where: '# heading' });
  return { sections: { found, intro: toIntro(intro), isHead: intro.every(isLabelled) } };
}

function twoTitles(first: PlacedText, second: PlacedText, names: FieldNames): MarkdownError {
  const field = names.fieldOf(second.text) ?? names.fieldOf(first.text);
  return {
    message: `two # headings, at line ${first.position.line} and at line ${second.position.line}, and there is one title`,
    position: second.position,
    hint: field === undefined ? 'Write ## for all headings but the title' : `Write ## for the heading of ${field}`,
  };
}

function toFound({ heading, field, blocks }: Section): FoundField {
  const where = `## ${heading.text}`;
  // What no field is named after is known by its shape alone.
  const isList =
    field === undefined
      ? isMostlyBullets(blocks)
      : field === 'key_actions' || field === 'aha_moments' || field === 'topics_found';
  const placed = isList ? listOf(blocks, heading.position) : textOf(blocks, heading.position);
  return { key: field ?? heading.text, placed, where };
}

/** Whether bullets are more of a section than the sentences around them. */
function isMostlyBullets(blocks: readonly Block[]): boolean {
  const [inBullets, beside] = blocks.reduce(
    ([bullets, others], block) =>
      block.kind === 'list'
        ? [bullets + block.items.reduce((sum, { text }) => sum + text.length, 0), others]
        : [bullets, others + block.text.length],
    [0, 0],
  );
  return inBullets > beside;
}

function toIntro(blocks: readonly Block[]): FoundField | undefined {
  const [first] = blocks;
  if (first === undefined) return undefined;
  return { key: 'summary', placed: textOf(blocks, first.position), where: 'the text before the first subheading' };
}

/** Paragraphs with an empty line between them; the entries of a list are lines, whose bullets belong to the page. */
function textOf(blocks: readonly Block[], position: Position): Placed {
  const texts = blocks.map((block) =>
    block.kind === 'list'
      ? block.items
          .map(({ text }) => text)
          .filter((text) => text !== '')
          .join('\n')
      : block.kind === 'heading'
        ? asWritten(block)
        : block.text,
  );
  const [first] = blocks;
  const start = first?.kind === 'list' ? first.items[0]?.position : first?.position;
  return placedText(texts.join('\n\n'), start ?? position);
}

/** A heading inside a field is markup in its text, and is to be seen. */
function asWritten({ level, text }: Extract<Block, { kind: 'heading' }>): string {
  return `${'#'.repeat(level)} ${text}`;
}

/** How people write in Markdown that a list is empty. */
const NONE = /^\(?(?:none|n\/a|nothing|-|–|—)\)?\.?$/i;

/** The bullets; what stands beside them is an entry too, since a person would miss it. */
function listOf(blocks: readonly Block[], position: Position): Placed {
  const entries = blocks.flatMap((block): readonly PlacedText[] => {
    if (block.kind === 'list') return block.items;
    return [block.kind === 'heading' ? { text: asWritten(block), position: block.position } : block];
  });
  const [only] = entries;
  if (only !== undefined && entries.length === 1 && NONE.test(only.text)) return placedList([], position);
  return placedList(
    entries.map((entry) => placedText(entry.text, entry.position)),
    position,
  );
}

const LABEL = /^[\p{L}][^:\n.]{0,40}:\s/u;

function isLabelled(block: Block): boolean {
  if (block.kind === 'list') return block.items.every(({ text }) => LABEL.test(text));
  return block.kind === 'paragraph' && LABEL.test(block.text);
}

/** Finds the field that a heading or a label means: by our name or the team's, whatever case and however words are divided. */
export class FieldNames {
  private readonly fields = new Map<string, Field>();

  constructor({ fields }: Pick<SummaryFormat, 'fields'>) {
    for (const field of FIELDS) {
      const path = fields.get(field) ?? [];
      for (const name of [field, path.at(-1) ?? field, path.join('.') || field]) this.fields.set(wordsOf(name), field);
    }
  }

  fieldOf(heading: string): Field | undefined {
    return this.fields.get(wordsOf(heading));
  }
}

/** `keyActions`, `key_actions`, `Key actions:` are the same name. */
function wordsOf(name: string): string {
  const words = name
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/[\s_-]+/g, ' ')
    .replace(/^[\s*]+|(?<![\s:*])[\s:*]+$/g, '');
  return inUnicodeForm(words, 'NFC').toLowerCase();
}
