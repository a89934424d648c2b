import type { Position } from '../../core/json/document.js';
import { jsonOrNothing } from '../../core/json/values.js';
import { OUTCOMES } from '../../core/summary.js';
import { LONGEST_SUMMARY } from '../../core/summary-size.js';
import { shortened } from '../../core/text.js';
import { isNamedLike } from '../format/field-guess.js';
import { hasField } from '../format/in-our-keys.js';
import { FIELDS, type Field, type SummaryFormat } from '../format/summary-format.js';
import { type Block, BlockReader, type PlacedText } from './blocks.js';
import { describeFenced, openingFence, UNFENCE } from './fence.js';
import { readFrontMatter } from './front-matter.js';
import { MarkdownDocument, type Placed, placedList, placedObject, placedText } from './markdown-document.js';
import type { MarkdownError, MarkdownReader, MarkdownReading } from './markdown-reader.js';
import { howToWrite } from './missing-field.js';
import { MOMENT_LINE, readMoment } from './moment-line.js';
import { type MarkdownParser, openParser } from './parse-markdown.js';
import { FieldNames, type FoundField, readSections } from './sections.js';

/** What a Markdown text says. */
interface MarkdownParts {
  /** The keys of the front matter that are no fields of a summary. */
  readonly metadata: ReadonlyMap<string, Placed>;
  /** By our names. What no field is named after stands under the words of its heading. */
  readonly fields: ReadonlyMap<string, Placed>;
}

export function openMarkdown(): MarkdownReader {
  const parser = openParser();
  return {
    readSummary: (text, format) => readSummary(text, format, parser),
    readReference: (text, format) => readReference(text, format, parser),
    readMetadata,
  };
}

function readSummary(text: string, format: SummaryFormat, parser: MarkdownParser): MarkdownReading {
  const read = readMarkdownParts(text, format, parser);
  if ('error' in read) return read;
  const { metadata, fields } = read.parts;
  const members = new Map([...metadata, ...fields]);
  // In JSON it would hold the summary.
  members.delete('candidate');
  return { document: new MarkdownDocument(placedObject(members, START)) };
}

function readReference(text: string, format: SummaryFormat, parser: MarkdownParser): MarkdownReading {
  const read = readMarkdownParts(text, format, parser);
  if ('error' in read) return read;
  const { metadata, fields } = read.parts;
  const nested = metadata.get('reference');
  if (nested !== undefined) {
    const message = 'a reference.md has no key "reference": its summary is the text itself';
    return {
      error: { message, position: nested.position, hint: 'Write its fields into the front matter, or under headings' },
    };
  }
  const reference = placedObject(fields, START);
  return { document: new MarkdownDocument(placedObject(new Map([...metadata, ['reference', reference]]), START)) };
}

function readMetadata(text: string): unknown {
  const read = readFrontMatter(linesOf(text));
  return 'error' in read ? undefined : placedObject(read.frontMatter.members, START).value;
}

function linesOf(text: string): readonly string[] {
  return text.replace(/^\ufeff/, '').split(/\r\n?|\n/);
}

const START: Position = { line: 1, column: 1 };

type Read<T> = T | { readonly error: MarkdownError };

function readMarkdownParts(
  text: string,
  format: SummaryFormat,
  parser: MarkdownParser,
): Read<{ readonly parts: MarkdownParts }> {
  const obstacle = obstacleIn(text, format);
  if (obstacle !== undefined) return { error: obstacle };
  const lines = linesOf(text);
  const front = readFrontMatter(lines);
  if ('error' in front) return front;
  const names = new FieldNames(format);
  const { members, bodyLine } = front.frontMatter;
  const page: Page = { lines: lines.slice(bodyLine - 1), firstLine: bodyLine, members, names, parser };
  const read = readPage(page, format, NO_BULLETS);
  if ('error' in read || read.parts.fields.has('outcome') || !hasField(format, 'outcome')) return read;
  // A bullet is an entry of its list, unless nothing else on the page says how the session ended.
  const again = readPage(page, format, outcomeWords(format));
  return 'parts' in again && again.parts.fields.has('outcome') ? again : read;
}

/** A page behind its front matter. */
interface Page {
  readonly lines: readonly string[];
  readonly firstLine: number;
  readonly members: ReadonlyMap<string, Placed>;
  readonly names: FieldNames;
  readonly parser: MarkdownParser;
}

const NO_BULLETS: ReadonlySet<string> = new Set();

/** In small letters. */
function outcomeWords({ outcomes }: SummaryFormat): ReadonlySet<string> {
  return new Set([...OUTCOMES, ...outcomes.keys()]);
}

/** @param bulletWords the outcomes of which a bullet may tell, as in `- Outcome: success` */
function readPage(
  { lines, firstLine, members, names, parser }: Page,
  format: SummaryFormat,
  bulletWords: ReadonlySet<string>,
): Read<{ readonly parts: MarkdownParts }> {
  const body = readBody(lines, firstLine, names, parser, bulletWords);
  if ('error' in body) return body;
  const { blocks, outcomes, strange } = body;
  if (members.size + outcomes.length === 0 && !blocks.some(({ kind }) => kind === 'heading')) {
    return { error: { message: NOTHING, position: START, hint: howToWrite(format) } };
  }
  const divided = readSections(blocks, names);
  if ('error' in divided) return divided;
  const { found, intro, isHead } = divided.sections;
  const own = takeFields(members, format);
  const fields = new FieldMap();
  for (const one of own.found) fields.add(one);
  for (const one of found) fields.add(one);
  if (intro !== undefined && !(isHead && fields.has('summary'))) fields.add(intro);
  for (const { text: word, position, line } of outcomes)
    fields.add({ key: 'outcome', placed: placedText(word, position), where: `the line ${shown(line)}` });
  // Nothing reads such a line, and whoever looks for the outcome is told of it.
  if (!fields.has('outcome') && hasField(format, 'outcome')) for (const one of strange) fields.add(one);
  return fields.finish(own.metadata, format);
}

const NOTHING = 'there is neither a heading nor front matter, so nothing tells which text is which field';

/** What can be seen without a parser. */
function obstacleIn(text: string, format: SummaryFormat): MarkdownError | undefined {
  if (text.trim() === '') return { message: 'the text is empty', position: START, hint: howToWrite(format) };
  if (text.length > LONGEST_SUMMARY) {
    const message = `the text is longer than ${LONGEST_SUMMARY} characters`;
    return { message, position: START, hint: 'Keep a summary to a page' };
  }
  if (isJson(text)) {
    const message = 'the page is JSON, as a whole';
    return { message, position: START, hint: 'Let the name of the file end in .json' };
  }
  const fence = openingFence(text);
  const fenced = fence && describeFenced(fence);
  if (fence === undefined || fenced === undefined) return undefined;
  return {
    message: `${fenced} stands inside a Markdown fence`,
    position: { line: fence.line, column: 1 },
    hint: UNFENCE,
  };
}

function isJson(text: string): boolean {
  return /^\s*\{/.test(text) && jsonOrNothing(text) !== undefined;
}

/** `Outcome: success`; its label may be in bold type. */
const LABELLED = /^(?:\*\*|__)?(\p{L}[^:*\n]{0,60}?)(?:(?:\*\*|__)[ \t]*:|:(?:\*\*|__)?)[ \t]*(?![ \t])(.*)$/u;

/** A longer text behind a label is a sentence. */
const LONGEST_WORD = 30;

/** A line that says how the session ended: the word, and the line as it is written. */
interface OutcomeLine extends PlacedText {
  readonly line: string;
}

const SHOWN = 60;

function shown(line: string): string {
  return JSON.stringify(shortened(line, SHOWN));
}

function readBody(
  lines: readonly string[],
  firstLine: number,
  names: FieldNames,
  parser: MarkdownParser,
  bulletWords: ReadonlySet<string>,
): Read<{
  readonly blocks: readonly Block[];
  readonly outcomes: readonly OutcomeLine[];
  readonly strange: readonly FoundField[];
}> {
  const { tokens, isTooDeep } = parser.blocks(lines.join('\n'));
  if (isTooDeep) {
    const message = 'lists or quotations are nested so deep that no reader follows';
    return { error: { message, position: { line: firstLine, column: 1 }, hint: 'Write them side by side' } };
  }
  const outcomes: OutcomeLine[] = [];
  const strange: FoundField[] = [];
  const ofBullets = bulletWords.size > 0;
  const take = (line: string, position: Position): boolean => {
    const [, label, value = ''] = LABELLED.exec(line) ?? [];
    if (label === undefined) return false;
    const text = value.replace(/(?<![*_`])[*_`]+$|^[*_`]+/g, '').trim();
    const field = names.fieldOf(label);
    if (field === undefined && text !== '' && text.length <= LONGEST_WORD && isNamedLike('outcome', label))
      strange.push({ key: label, placed: placedText(text, position), where: `the line ${shown(line)}` });
    if (field !== 'outcome') return false;
    if (ofBullets && !bulletWords.has(text.replace(/\.$/, '').trim().toLowerCase())) return false;
    outcomes.push({ text, position, line });
    return true;
  };
  return { blocks: new BlockReader(parser, lines, firstLine, { ofBullets, take }).read(tokens), outcomes, strange };
}

/** Divides front matter into fields of the summary, by our keys and the team's, and all else. */
function takeFields(members: ReadonlyMap<string, Placed>, { fields }: SummaryFormat) {
  const metadata = new Map(members);
  const found: FoundField[] = [];
  for (const field of FIELDS) {
    const path = fields.get(field);
    const [key = ''] = path ?? [];
    const theirs = path?.reduce<Placed | undefined>((at, step) => at?.inside?.get(step), {
      value: null,
      position: START,
      inside: members,
    });
    if (theirs !== undefined) {
      metadata.delete(key);
      found.push({ key: field, placed: theirs, where: `"${path?.join('.')}" of the front matter` });
    }
    const own = members.get(field);
    if (own === undefined || (theirs !== undefined && key === field)) continue;
    metadata.delete(field);
    found.push({ key: field, placed: own, where: `"${field}" of the front matter` });
  }
  return { metadata, found };
}

/** The fields that were found, each of which may stand in one place. */
class FieldMap {
  private readonly fields = new Map<string, FoundField>();
  private error: MarkdownError | undefined;

  has(key: Field): boolean {
    return this.fields.has(key);
  }

  add(found: FoundField): void {
    const first = this.fields.get(found.key);
    if (first === undefined) this.fields.set(found.key, found);
    else if (isField(found.key)) this.error ??= twice(found.key, first, found);
  }

  finish(metadata: ReadonlyMap<string, Placed>, format: SummaryFormat): Read<{ readonly parts: MarkdownParts }> {
    const fields = new Map<string, Placed>();
    for (const [key, { placed }] of this.fields) {
      const read = this.read(key, placed, format);
      if ('error' in read) this.error ??= read.error;
      else fields.set(key, read.placed);
    }
    return this.error === undefined ? { parts: { metadata, fields } } : { error: this.error };
  }

  private read(key: string, placed: Placed, format: SummaryFormat): Read<{ readonly placed: Placed }> {
    if (key === 'outcome') return { placed: readOutcome(placed, format) };
    if (isField(key) && key !== 'aha_moments') return { placed };
    // Bullets below a heading that no field is named after may be moments.
    const moments = readMoments(placed);
    return 'error' in moments && !isField(key) ? { placed } : moments;
  }
}

function isField(key: string): boolean {
  return FIELDS.some((field) => field === key);
}

function twice(key: string, a: FoundField, b: FoundField): MarkdownError {
  const [first, second] = a.placed.position.line <= b.placed.position.line ? [a, b] : [b, a];
  const place = ({ where, placed }: FoundField): string => `${where} at line ${placed.position.line}`;
  return {
    message: `${key} stands twice: ${place(first)}, and ${place(second)}`,
    position: second.placed.position,
    hint: 'Keep one of the two',
  };
}

/** Texts among the moments are lines such as `12 decision: what it was`. */
function readMoments(placed: Placed): Read<{ readonly placed: Placed }> {
  if (!Array.isArray(placed.value)) return { placed };
  const moments: Placed[] = [];
  for (const item of placed.inside?.values() ?? []) {
    const moment = typeof item.value === 'string' ? readMoment(item.value, item.position) : item;
    if (moment === undefined) return { error: noMoment(item) };
    moments.push(moment);
  }
  return { placed: placedList(moments, placed.position) };
}

function noMoment({ value, position }: Placed): MarkdownError {
  const message = `aha_moments has ${shown(String(value))}, which does not begin with the number of a message and a type`;
  return { message, position, hint: `Write each moment as "- ${MOMENT_LINE}"` };
}

/**
 * A full stop behind a known word belongs to the page. Words of ours are taken whatever their case; those of the team are
 * for whoever knows them.
 */
function readOutcome(placed: Placed, { outcomes }: SummaryFormat): Placed {
  if (typeof placed.value !== 'string') return placed;
  const word = placed.value.trim().replace(/\.$/, '').trim();
  const plain = word.toLowerCase();
  if (outcomes.has(plain)) return placedText(word, placed.position);
  return placedText(OUTCOMES.find((outcome) => outcome === plain) ?? placed.value, placed.position);
}
