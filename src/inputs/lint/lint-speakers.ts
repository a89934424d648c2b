import { counted } from '../../core/text.js';
import type { Messages } from '../transcripts/message.js';
import { type PlainLine, plainLines } from '../transcripts/plain-lines.js';
import { labelsIn } from '../transcripts/speaker-labels.js';
import { SPEAKERS_IN_TEXTS } from '../transcripts/speakers.js';
import type { LintIssue } from './issue.js';

const KNOWN = `known are ${SPEAKERS_IN_TEXTS.join(', ')}`;

/** Names of so many who speak; a list of settings or a log has more words before colons. */
const MOST_SPEAKERS = 6;

/** Remarks about a text of which it is not told who speaks. */
export function lintSpeakers(
  { messages }: Messages,
  form: 'markdown' | 'text',
  text: string,
  file: string,
): readonly LintIssue[] {
  const lines = plainLines(text, form);
  const found = messages.every(({ role }) => role === 'unknown')
    ? nobodyIn(lines, form, text, messages.length)
    : oneSideOf(lines, form);
  if (found === undefined) return [];
  const { line, message } = found;
  return [{ rule: 'transcript', severity: 'warning', message, place: { file, line } }];
}

/** A remark about messages, such as those of a channel of Slack, of which nobody can tell whether user or assistant says them. */
export function lintRoles({ messages }: Messages, file: string): readonly LintIssue[] {
  const unknown = messages.filter(({ role }) => role === 'unknown');
  const [first] = unknown;
  if (first === undefined) return [];
  const message = `nobody can tell whether user or assistant says ${unknown.length} of ${counted(messages.length, 'message')}: they bear out what a summary says, and are no turns; where it matters, write "role": "user" or "assistant"`;
  return [{ rule: 'transcript', severity: 'warning', message, place: { file, line: first.line } }];
}

interface Remark {
  readonly line: number;
  readonly message: string;
}

/**
 * The headings of a page, or what looks like names of those who speak, are there for a reason; where none of them is a name that
 * is known, they tell no messages apart.
 */
function nobodyIn(
  lines: readonly PlainLine[],
  form: 'markdown' | 'text',
  text: string,
  messages: number,
): Remark | undefined {
  const headings = form === 'markdown' ? linesLike(/^#{1,6}\s+\S/, lines) : [];
  if (headings.length >= 2) {
    const none = `none of ${headings.length} headings names a speaker, so that the page is one message of nobody`;
    return { line: headings[0] ?? 1, message: `${none}; ${KNOWN}, as in "## user (Anna)"` };
  }
  const labels = labelledLines(lines);
  if (labels.length >= 2) {
    const none = `none of the names before a colon in ${labels.length} lines is that of a speaker, so that ${messages > 1 ? 'nobody is known to say anything' : 'the text is one message of nobody'}`;
    return { line: labels[0] ?? 1, message: `${none}; ${KNOWN}, as in "user (Anna): …"` };
  }
  const stamped = STAMPED.map((form) => linesLike(form, lines)).find((found) => found.length >= 2);
  if (stamped !== undefined) {
    const none = `${stamped.length} lines look like a name beside a time, as meetings are written down, and are not read, so that the text is one message of nobody`;
    return {
      line: stamped[0] ?? 1,
      message: `${none}; write the name before a colon; ${KNOWN}, as in "user (Anna): …"`,
    };
  }
  const times = text.split('\n').findIndex((line) => /-->/.test(line));
  if (times === -1 || lines.length === text.split('\n').length) return undefined;
  const message = `these subtitles do not say who speaks, so that they are one message of nobody; ${KNOWN}, as in "user (Anna): …"`;
  return { line: lines.find((one) => one.text.trim() !== '')?.line ?? 1, message };
}

/** "09:00:12 From Ana Ruiz to Everyone:" and "[Ana Ruiz] 09:00:12" of Zoom, "Ana Ruiz 0:03" of Teams */
const STAMPED = [
  /^\d{1,2}:\d{2}(?::\d{2})?\s+From\s+\S.{0,80}:\s*$/i,
  /^\[[^\]]{1,60}\]\s+\d{1,2}:\d{2}(?::\d{2})?\s*$/,
  /^\p{L}[\p{L}\p{M}.'-]{0,30}(?: [\p{L}\p{M}.'-]{1,30}){0,3}\s+\d{1,2}:\d{2}(?::\d{2})?\s*$/u,
];

/** Where one side is known, and what else stands before colons may be the other. */
function oneSideOf(lines: readonly PlainLine[], form: 'markdown' | 'text'): Remark | undefined {
  const { byLine, unplaced } = labelsIn(lines, form);
  const [first] = unplaced;
  const spoken = unplaced.reduce((sum, { times }) => sum + times, byLine.size);
  if (first === undefined || unplaced.length > MOST_SPEAKERS || spoken * 3 < written(lines)) return undefined;
  const names = unplaced.map(({ name }) => JSON.stringify(name)).join(', ');
  const side = [...byLine.values()].some(({ role }) => role === 'assistant') ? 'assistant' : 'user';
  const message = `only the ${side} is known to speak, and who stands before a colon (${names}) may be somebody else; ${KNOWN}, as in "user (Anna): …"`;
  return { line: first.line, message };
}

/** Up to three words before a colon; in Chinese and Japanese it is a wide one, without a space. */
const LABEL = /^(?:\[[^\]]{1,30}\]\s*)?(\p{L}[\p{L}\p{M}.'-]{0,30}(?: [\p{L}\p{M}.'-]{1,30}){0,2})(?::\s+|：\s*)\S/u;

/** The lines of a text in which somebody seems to begin to speak; none where such lines are few, or all begin alike. */
function labelledLines(all: readonly PlainLine[]): readonly number[] {
  const names = new Set<string>();
  const lines = linesLike(LABEL, all, ([, name = '']) => names.add(name));
  return names.size >= 2 && names.size <= MOST_SPEAKERS && lines.length * 3 >= written(all) ? lines : [];
}

/** How many lines have something in them. */
function written(lines: readonly PlainLine[]): number {
  return lines.filter(({ text }) => /\S/.test(text)).length;
}

/** The numbers of the lines that have this form. */
function linesLike(
  form: RegExp,
  lines: readonly PlainLine[],
  take?: (found: RegExpExecArray) => void,
): readonly number[] {
  return lines.flatMap(({ line, text }) => {
    const found = form.exec(text);
    if (found !== null) take?.(found);
    return found === null ? [] : [line];
  });
}
