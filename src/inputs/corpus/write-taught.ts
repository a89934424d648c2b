import { applyEdits, findNodeAtLocation, modify, parseTree } from 'jsonc-parser';
import { jsonText } from '../../core/json/text.js';
import { isPlainObject } from '../../core/json/values.js';
import { maskTexts } from '../../core/redact.js';
import { FIELDS, OUTCOMES, type Summary } from '../../core/summary.js';
import { normalizeOutcome } from '../../rubric/v1.js';
import { hasField, memberAt, pathOfField } from '../format/in-our-keys.js';
import { inTheirKeys } from '../format/in-their-keys.js';
import type { SummaryFormat } from '../format/summary-format.js';
import { allowedOutcomes } from '../format/their-words.js';
import { LONGEST_TAUGHT } from './taught-summary.js';

/** What somebody says who accepts or rejects a summary. */
export interface Saying {
  readonly by: string;
  /** The day, YYYY-MM-DD. */
  readonly at: string;
  readonly because?: string;
  readonly code?: string;
}

/** A text to be committed. */
interface TaughtText {
  readonly text: string;
  /** Whether a credential was masked, so that it is not what the candidate says word for word. */
  readonly isMasked: boolean;
}

/** The content of a file of `accepted/` or `rejected/`, as the team writes summaries. */
export function taughtText(summary: Summary, saying: Saying, format: SummaryFormat): TaughtText {
  const whole = { ...inTheirKeys(summary, format), ...saying };
  const masked = maskTexts(whole);
  return { text: jsonText(masked), isMasked: jsonText(whole) !== jsonText(masked) };
}

/** Whether a summary is longer than those that are read, in a file of its own or, with an id, in the line of a session. */
export function isTooLong(summary: Summary, saying: Saying, format: SummaryFormat, id: string | undefined): boolean {
  const { text } = taughtText(summary, saying, format);
  const written = id === undefined ? text : JSON.stringify({ id, ...JSON.parse(text) });
  return written.length > LONGEST_TAUGHT;
}

/** What is to stand in the list of a line, and how it is called there. */
interface LineEntry {
  readonly id: string;
  readonly summary: Summary;
  readonly saying: Saying;
  /** Whether it does not stand there yet. */
  readonly isNew: boolean;
}

/**
 * The text of a `.jsonl` corpus with one more summary in the list of a line; nothing but that line is another one. Undefined
 * where the line is none that a reader would find it in, as with a list that stands there twice.
 * @param line from 1
 */
export function withTaught(
  text: string,
  line: number,
  list: 'accepted' | 'rejected',
  { id, summary, saying, isNew }: LineEntry,
  format: SummaryFormat,
): TaughtText | undefined {
  if (!isNew) return { text, isMasked: false };
  const lines = text.split('\n');
  const before = lines[line - 1];
  if (before === undefined) return undefined;
  const whole = { id, ...inTheirKeys(summary, format), ...saying };
  const entry = maskTexts(whole);
  try {
    const path = Array.isArray(membersOf(before)[list]) ? [list, -1] : [list];
    const value = path.length === 1 ? [entry] : entry;
    const after = applyEdits(before, modify(before, path, value, { isArrayInsertion: path.length > 1 }));
    const found = membersOf(after)[list];
    if (!Array.isArray(found) || JSON.stringify(found.at(-1)) !== JSON.stringify(entry)) return undefined;
    lines[line - 1] = after;
  } catch {
    return undefined;
  }
  return { text: lines.join('\n'), isMasked: JSON.stringify(whole) !== JSON.stringify(entry) };
}

function membersOf(line: string): Readonly<Record<string, unknown>> {
  const value: unknown = JSON.parse(line);
  return isPlainObject(value) ? value : {};
}

/** Why a summary cannot be a reference, and so cannot be accepted; undefined where it can. */
export function notStrict({ outcome, aha_moments }: Summary, format: SummaryFormat): string | undefined {
  if (hasField(format, 'outcome') && !OUTCOMES.some((one) => one === normalizeOutcome(outcome)))
    return `its outcome is ${JSON.stringify(outcome)}; allowed: ${allowedOutcomes(format).join(', ')}`;
  const wrong = aha_moments.find(({ seq }) => !Number.isSafeInteger(seq) || seq < 0);
  return wrong === undefined ? undefined : `a moment has the seq ${wrong.seq}, which is no message number`;
}

/** A summary as a reference has it: the outcome in our own spelling. */
export function asStrict(summary: Summary): Summary {
  const outcome = OUTCOMES.find((one) => one === normalizeOutcome(summary.outcome));
  return outcome === undefined ? summary : { ...summary, outcome };
}

/**
 * A reference.json with another summary in it: only what differs is written anew, and the marks of the review go, since nobody
 * has reviewed what stands there now.
 */
export function withReference(text: string, before: Summary, summary: Summary, format: SummaryFormat): TaughtText {
  const written = maskTexts(inTheirKeys(summary, format));
  const isMasked = jsonText(inTheirKeys(summary, format)) !== jsonText(written);
  const content: unknown = JSON.parse(text);
  const reference = isPlainObject(content) ? content['reference'] : undefined;
  const changed = FIELDS.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(summary[field]));
  let result = text;
  const set = (path: readonly string[], value: unknown): void => {
    result = withValue(result, [...path], value);
  };
  for (const field of changed.filter((one) => hasField(format, one))) {
    const path = pathOfField(field, reference, format);
    set(['reference', ...path], memberAt(written, format.fields.get(field) ?? [field]));
  }
  for (const mark of ['reviewed_by', 'reviewed_at']) {
    if (isPlainObject(content) && content[mark] !== undefined) set([mark], undefined);
  }
  return { text: result, isMasked };
}

/** A text of JSON with another value at a path, or without one; nothing else of it is touched. */
function withValue(text: string, path: string[], value: unknown): string {
  const tree = parseTree(text);
  const node = tree && findNodeAtLocation(tree, path);
  if (value === undefined) return applyEdits(text, modify(text, path, undefined, {}));
  const { blanks, eol } = indentOf(text);
  if (node === undefined) {
    const formattingOptions = { insertSpaces: !blanks.startsWith('\t'), tabSize: blanks.length, eol };
    return applyEdits(text, modify(text, path, value, { formattingOptions }));
  }
  const [before, behind] = [text.slice(0, node.offset), text.slice(node.offset + node.length)];
  const isOneLine = !text.slice(node.offset, node.offset + node.length).includes('\n');
  const [outer = ''] = /^[ \t]*/.exec(before.slice(before.lastIndexOf('\n') + 1)) ?? [];
  const written = isOneLine ? JSON.stringify(value) : JSON.stringify(value, null, blanks);
  return before + written.replaceAll('\n', eol + outer) + behind;
}

/** How the file is indented, and how its lines end. */
function indentOf(text: string): { readonly blanks: string; readonly eol: string } {
  const [, blanks = '  '] = /\n([ \t]+)"/.exec(text) ?? [];
  return { blanks, eol: text.includes('\r\n') ? '\r\n' : '\n' };
}
