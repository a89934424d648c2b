import { canonicalJson } from '../../core/json/canonical.js';
import { isPlainObject } from '../../core/json/values.js';
import { FIELDS, type Field } from '../../core/summary.js';
import type { SummaryFormat } from '../format/summary-format.js';
import type { MarkdownReader } from './markdown-reader.js';
import { headingOf } from './missing-field.js';

/**
 * A reference as a page of Markdown, with the team's headings; undefined where such a page would say something else, as
 * with texts that nobody would write on one.
 * @param draft the content of a reference.json, under our keys and in the team's words
 */
export function referencePage(draft: unknown, format: SummaryFormat, reader: MarkdownReader): string | undefined {
  if (!isPlainObject(draft) || !isPlainObject(draft['reference'])) return undefined;
  const { reference, ...metadata } = draft;
  const page = `---\n${frontMatter(metadata)}---\n${body(draft['reference'], format)}`;
  const read = reader.readReference(page, format);
  if ('error' in read || !isPlainObject(reference)) return undefined;
  const wanted = { ...metadata, reference };
  return canonicalJson(asPlain(wanted)) === canonicalJson(asPlain(read.document.value)) ? page : undefined;
}

type Json = Parameters<typeof canonicalJson>[0];

function asPlain(value: unknown): Json {
  return JSON.parse(JSON.stringify(value));
}

/** JSON is YAML, and leaves nothing to be guessed. */
function frontMatter(metadata: Readonly<Record<string, unknown>>): string {
  return Object.entries(metadata)
    .map(([key, value]) => `${key}: ${JSON.stringify(value)}\n`)
    .join('');
}

function body(reference: Readonly<Record<string, unknown>>, format: SummaryFormat): string {
  const parts = FIELDS.flatMap((field) => {
    const value = reference[field];
    const hasHeading = field === 'summary' && format.fields.has(field);
    return value === undefined || field === 'outcome' ? [] : [part(field, value, headingOf(field, format), hasHeading)];
  });
  const { outcome } = reference;
  const last = typeof outcome === 'string' ? [`${headingOf('outcome', format)}: ${outcome}`] : [];
  return `${[...parts, ...last].join('\n\n')}\n`;
}

/** @param hasHeading whether the team has named where its text stands, and does not let it stand below the title */
function part(field: Field, value: unknown, heading: string, hasHeading: boolean): string {
  if (Array.isArray(value)) return [`## ${heading}`, '', ...value.map((item) => `- ${bullet(item)}`)].join('\n').trim();
  const text = escapeMarkdown(String(value));
  if (field === 'title') return `# ${text}`;
  if (text === '') return `## ${heading}`;
  return hasHeading ? `## ${heading}\n\n${text}` : text;
}

function bullet(item: unknown): string {
  if (!isPlainObject(item)) return escapeMarkdown(String(item)).replaceAll('\n', '\n  ');
  const { seq, type, highlight } = item;
  const head = `${seq} ${type}`;
  return `${highlight === '' ? head : `${head}: ${escapeMarkdown(String(highlight))}`}`.replaceAll('\n', '\n  ');
}

const CODE = /(`[^`\n]+`)/;

/** Text that a reader of Markdown reads as it is. Code stays code, and a line break one. */
function escapeMarkdown(text: string): string {
  return text
    .split(CODE)
    .map((piece, i) => (i % 2 === 1 ? piece : piece.replace(/[\\`*_[\]<&|]/g, '\\$&')))
    .join('')
    .replace(/^([ \t]*)([#>+=~-])/gm, '$1\\$2')
    .replace(/^([ \t]*\d+)([.)])/gm, '$1\\$2')
    .replace(/([^\n])\n(?=[^\n])/g, '$1\\\n');
}
