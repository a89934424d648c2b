import type { Collector } from './collector.js';
import type { Block, Messages, Role } from './message.js';
import { type PlainLine, plainLines } from './plain-lines.js';
import { type Label, labelsIn } from './speaker-labels.js';
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

/** What Cursor writes below the title of a chat that it exports. */
const CURSOR_EXPORT = /^_Exported on [^\n]{1,100} from Cursor\b/m;

/** Far behind the head of a page. */
const HEAD_CHARS = 1000;

/** A speaker there, on a line alone, with a rule above. */
const CURSOR_SPEAKER = /^\*\*(User|Cursor)\*\*\s*$/;

/** Splits a text into utterances by who speaks. Text before the first of them has the role `unknown`. */
export function splitByRole(text: string, form: 'markdown' | 'text'): readonly Utterance[] {
  const utterances: Utterance[] = [];
  const isCursor = form === 'markdown' && CURSOR_EXPORT.test(text.slice(0, HEAD_CHARS));
  const all = plainLines(text, form);
  const labels = isCursor ? cursorLabels(all) : labelsIn(all, form).byLine;
  let role: Role = 'unknown';
  let lines: TranscriptLine[] = [];
  const finish = (): void => {
    if (isCursor) lines = withoutRule(lines);
    if (lines.some((line) => line.text.trim() !== '')) utterances.push({ role, lines });
    lines = [];
  };
  for (const [i, found] of all.entries()) {
    const label = labels.get(i);
    if (label === undefined) {
      // As it is: a text of 4 MB may have as many lines.
      lines.push(found);
      continue;
    }
    finish();
    role = label.role;
    if (label.rest !== '') lines.push({ line: found.line, text: label.rest });
  }
  finish();
  return utterances;
}

function cursorLabels(lines: readonly PlainLine[]): ReadonlyMap<number, Label> {
  return new Map(
    lines.flatMap(({ text, isCode }, i): readonly (readonly [number, Label])[] => {
      const [, name] = isCode ? [] : (CURSOR_SPEAKER.exec(text) ?? []);
      return name === undefined ? [] : [[i, { role: name === 'User' ? 'user' : 'assistant', rest: '' }]];
    }),
  );
}

/** The rule between two speakers is nobody's word. */
function withoutRule(lines: readonly TranscriptLine[]): TranscriptLine[] {
  const last = lines.findLastIndex(({ text }) => text.trim() !== '');
  return lines[last]?.text.trim() === '---' ? lines.slice(0, last) : [...lines];
}
