import type { Collector } from './collector.js';
import type { Block, Messages, Role } from './message.js';
import { roleNamed, SPEAKERS_IN_TEXTS } from './speakers.js';
import type { TranscriptLine, Utterance } from './utterance.js';

/** A text as messages: what stands before the first name is one of its own. A text does not say how a tool has ended. */
export function readPlainText(text: string, form: 'markdown' | 'text', into: Collector): Messages {
  for (const { role, lines } of splitByRole(text, form)) {
    const said = lines.map((line) => line.text).join('\n');
    const blocks: readonly Block[] =
      role === 'tool' ? into.result({ isError: null, texts: [said] }) : [{ kind: 'text', role, text: said }];
    into.message({ role, line: lines[0]?.line ?? 1 }, blocks);
  }
  return into.finish(form);
}

const NAMES = SPEAKERS_IN_TEXTS.join('|');

/** "## 3 · tool (bash)", "### Assistant" */
const HEADING = new RegExp(`^#{1,6}\\s+(?:\\d{1,6}\\s*[.:)·–-]?\\s*)?(${NAMES})\\b[^:]{0,60}:?\\s*$`, 'i');

/** "User: please …", "**Assistant:** …", "[tool] …" */
const LABEL = new RegExp(
  `^(?:\\*\\*)?\\[?(${NAMES})\\]?(?:\\s*\\([^()]{0,60}\\))?(?::\\*\\*|\\*\\*:|:|(?<=\\]))\\s*`,
  'i',
);

const DATE = '\\d{1,4}[-/.]\\d{1,2}[-/.]\\d{1,4}(?:T|,?\\s)';
const CLOCK = '\\d{1,3}:\\d{2}(?::\\d{2}(?:[.,]\\d{1,6})?)?(?:\\s?[ap]m|Z|\\s?[+-]\\d{2}:?\\d{2})?';

/** What stands before the name in "[00:07] Customer: …", "00:01:12 Agent: …", "[2026-11-29 09:00] Agent: …" */
const STAMP = new RegExp(`^[[(]?(?:${DATE})?${CLOCK}[\\])]?(?:\\s[-–])?\\s+`, 'i');

/** What Cursor writes below the title of a chat that it exports. */
const CURSOR_EXPORT = /^_Exported on [^\n]{1,100} from Cursor\b/m;

/** Far behind the head of a page. */
const HEAD_CHARS = 1000;

/** A speaker there, on a line alone, with a rule above. */
const CURSOR_SPEAKER = /^\*\*(User|Cursor)\*\*\s*$/;

const FENCE = /^ {0,3}(`{3,}|~{3,})/;

/**
 * Splits a text into utterances by who speaks: at Markdown headings (not inside fenced code, where a tool may print
 * anything) and at names before a colon. Text before the first of them has the role `unknown`. Where the first speaker has a
 * stamp before the name, stamps tell speakers apart further on, too; elsewhere they may be those of a log in a message. What a
 * stamp says stays in the text.
 */
export function splitByRole(text: string, form: 'markdown' | 'text'): readonly Utterance[] {
  const utterances: Utterance[] = [];
  const isCursor = form === 'markdown' && CURSOR_EXPORT.test(text.slice(0, HEAD_CHARS));
  let isStamped: boolean | undefined;
  let role: Role = 'unknown';
  let lines: TranscriptLine[] = [];
  let fence: string | undefined;
  const finish = (): void => {
    if (isCursor) lines = withoutRule(lines);
    if (lines.some((line) => line.text.trim() !== '')) utterances.push({ role, lines });
    lines = [];
  };
  for (const [i, written] of text.split('\n').entries()) {
    const content = written.endsWith('\r') ? written.slice(0, -1) : written;
    const [, mark] = FENCE.exec(content) ?? [];
    const label =
      fence !== undefined ? undefined : isCursor ? speakerOf(content) : labelOf(content, form, isStamped ?? true);
    if (form === 'markdown' && mark !== undefined) {
      if (fence === undefined) fence = mark;
      else if (mark.startsWith(fence) && content.trim() === mark) fence = undefined;
    }
    if (label !== undefined) {
      finish();
      role = label.role;
      isStamped ??= label.isStamped ?? false;
    }
    const said = label?.rest ?? content;
    if (label === undefined || said !== '') lines.push({ line: i + 1, text: said });
  }
  finish();
  return utterances;
}

/** The beginning of what somebody says. */
interface Label {
  readonly role: Role;
  /** What else stands in the line. */
  readonly rest: string;
  /** Whether a stamp stands before the name. */
  readonly isStamped?: boolean;
}

function labelOf(line: string, form: 'markdown' | 'text', mayBeStamped: boolean): Label | undefined {
  const [, heading] = form === 'markdown' ? (HEADING.exec(line) ?? []) : [];
  if (heading !== undefined) return { role: roleOf(heading), rest: '' };
  const [stamp = ''] = mayBeStamped ? (STAMP.exec(line) ?? []) : [];
  const said = line.slice(stamp.length);
  const [label, name] = LABEL.exec(said) ?? [];
  if (label === undefined || name === undefined) return undefined;
  const isStamped = stamp !== '';
  // "09:30 [agent] up" is a line of a log.
  if (isStamped && !label.includes(':')) return undefined;
  return { role: roleOf(name), rest: stamp + said.slice(label.length), isStamped };
}

function speakerOf(line: string): Label | undefined {
  const [, name] = CURSOR_SPEAKER.exec(line) ?? [];
  return name === undefined ? undefined : { role: name === 'User' ? 'user' : 'assistant', rest: '' };
}

/** The rule between two speakers is nobody's word. */
function withoutRule(lines: readonly TranscriptLine[]): TranscriptLine[] {
  const last = lines.findLastIndex(({ text }) => text.trim() !== '');
  return lines[last]?.text.trim() === '---' ? lines.slice(0, last) : [...lines];
}

function roleOf(name: string): Role {
  return roleNamed(name) ?? 'unknown';
}
