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

/** What Cursor writes below the title of a chat that it exports. */
const CURSOR_EXPORT = /^_Exported on [^\n]{1,100} from Cursor\b/m;

/** Far behind the head of a page. */
const HEAD_CHARS = 1000;

/** A speaker there, on a line alone, with a rule above. */
const CURSOR_SPEAKER = /^\*\*(User|Cursor)\*\*\s*$/;

const FENCE = /^ {0,3}(`{3,}|~{3,})/;

/**
 * Splits a text into utterances by who speaks: at Markdown headings (not inside fenced code, where a tool may print
 * anything) and at names before a colon. Text before the first of them has the role `unknown`.
 */
export function splitByRole(text: string, form: 'markdown' | 'text'): readonly Utterance[] {
  const utterances: Utterance[] = [];
  const isCursor = form === 'markdown' && CURSOR_EXPORT.test(text.slice(0, HEAD_CHARS));
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
    const label = fence !== undefined ? undefined : isCursor ? speakerOf(content) : labelOf(content, form);
    if (form === 'markdown' && mark !== undefined) {
      if (fence === undefined) fence = mark;
      else if (mark.startsWith(fence) && content.trim() === mark) fence = undefined;
    }
    if (label !== undefined) {
      finish();
      role = label.role;
    }
    const said = label?.rest ?? content;
    if (label === undefined || said !== '') lines.push({ line: i + 1, text: said });
  }
  finish();
  return utterances;
}

function labelOf(line: string, form: 'markdown' | 'text'): { readonly role: Role; readonly rest: string } | undefined {
  const [, heading] = form === 'markdown' ? (HEADING.exec(line) ?? []) : [];
  if (heading !== undefined) return { role: roleOf(heading), rest: '' };
  const [label, name] = LABEL.exec(line) ?? [];
  return label === undefined || name === undefined ? undefined : { role: roleOf(name), rest: line.slice(label.length) };
}

function speakerOf(line: string): { readonly role: Role; readonly rest: string } | undefined {
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
