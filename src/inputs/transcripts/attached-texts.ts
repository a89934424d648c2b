import type { Block } from './message.js';
import { asList, asObject, asText, type JsonObject, objectsIn } from './values.js';

const ATTACHED: ReadonlySet<unknown> = new Set([
  'document',
  'file',
  'file-data',
  'input_file',
  'media',
  'search_result',
  'source',
  'source-url',
  'source-document',
]);

/** In Bedrock's blocks, which have no type. */
const ATTACHED_KEYS = ['document', 'searchResult'];

/** Whether a block is a file that somebody attached, or what a search has found. */
export function isAttached(block: JsonObject): boolean {
  if (block['type'] !== undefined) return ATTACHED.has(block['type']);
  const [key = '', ...more] = Object.keys(block);
  return more.length === 0 && ATTACHED_KEYS.includes(key);
}

/** Keys that such blocks have. */
const KEYS: ReadonlySet<string> = new Set(
  (
    'type title context filename file_name name url source sourceId source_type file file_data file_id file_url detail data ' +
    'content text mediaType media_type mimeType mime_type format citations cache_control providerMetadata providerOptions'
  ).split(' '),
);

/** Whether it is only called as such a block is, as the files are that a tool lists: it has more than they have. */
export function isOtherValue(block: JsonObject): boolean {
  return block['type'] !== undefined && Object.keys(block).some((key) => !KEYS.has(key));
}

/** What an attached file says is a fact of the session, and nobody's word. */
export function attachedBlocks(file: JsonObject): readonly Block[] {
  const texts = attachedTexts(file);
  return texts.length === 0 ? [] : [{ kind: 'text', role: 'system', text: texts.join('\n') }];
}

/** Keys of a citation whose values are words of what is cited; digits of an address would bear out any count. */
const CITED = ['cited_text', 'document_title', 'title'];

/**
 * What a text of Anthropic's API quotes from documents and searches, and what these are called: the API has copied it from
 * there, so that it is a fact of the session and nobody's word.
 */
export function citedBlocks({ citations }: JsonObject): readonly Block[] {
  const texts = objectsIn(citations).flatMap((one) => CITED.flatMap((key) => asText(one[key]) ?? []));
  // Many citations are of one document.
  const different = [...new Set(texts)].filter((text) => text.trim() !== '');
  return different.length === 0 ? [] : [{ kind: 'text', role: 'system', text: different.join('\n') }];
}

/** The blocks of a message, what was attached before what is said: what somebody says is said in one go. */
export function attachedFirst(blocks: readonly Block[]): readonly Block[] {
  const isAttachment = ({ kind, role }: Block): boolean => kind === 'text' && role === 'system';
  return [...blocks.filter(isAttachment), ...blocks.filter((block) => !isAttachment(block))];
}

/** What is no text is in base64. */
const TYPE_OF_TEXT = /^text\//;

const NAMES = ['title', 'context', 'filename', 'file_name', 'name', 'url', 'file_url', 'path'];

/** The names of an attached file or of what a search has found, and what it says where that is text. */
export function attachedTexts(block: JsonObject): readonly string[] {
  const file = ['file', ...ATTACHED_KEYS].map((key) => asObject(block[key])).find((one) => one !== undefined) ?? block;
  const source = asObject(file['source']) ?? {};
  const names = [file, source].flatMap((one) => NAMES.map((key) => one[key]));
  const isText = source['type'] === 'text' || TYPE_OF_TEXT.test(asText(file['mediaType'] ?? file['mimeType']) ?? '');
  const data = isText ? (source['data'] ?? file['data']) : undefined;
  // Claude.ai exports what it has made of a file.
  const extracted = file['extracted_content'];
  const said = [
    file['text'],
    source['text'],
    data,
    extracted,
    ...textsOf(source['content']),
    ...textsOf(file['content']),
  ];
  // A file may stand in its own address.
  return [file['source'], ...names, ...said].flatMap((one) => {
    const text = asText(one) ?? '';
    return text.trim() === '' || text.startsWith('data:') ? [] : [text];
  });
}

function textsOf(content: unknown): readonly unknown[] {
  return asList(content) === undefined ? [content] : objectsIn(content).map(({ text }) => text);
}
