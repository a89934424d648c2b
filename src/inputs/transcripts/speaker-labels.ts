import type { Role } from './message.js';
import type { PlainLine } from './plain-lines.js';
import { roleNamed, SPEAKERS_IN_TEXTS } from './speakers.js';

const NAMES = SPEAKERS_IN_TEXTS.join('|');

/** What a speaker's word may be followed by: what it is of, as "Tool output" and "User question". */
const OF_SPEAKER =
  '(?: (?:messages?|prompts?|repl(?:y|ies)|responses?|answers?|questions?|turns?|calls?|results?|outputs?|inputs?|use))?';
/** Then in brackets the name of who it is, and behind a mark a name, a number, a day or a time. */
const BRACKETS = '(?:\\s{0,3}(?:\\([^()]{0,60}\\)|\\[[^[\\]]{0,60}\\]))?';
const BESIDE = '(?:(?:\\s{1,3}[·|–—@-]|,)\\s{1,3}(?:[^:]|:(?=\\d)){1,60}|\\s{1,3}#?\\d(?:[^:]|:(?=\\d)){0,40})?';

/** "## 3 · tool (bash)", "### Assistant", "## User message 2 – 09:30", and no "## User stories": that is a title of what is said. */
const HEADING = new RegExp(
  `^#{1,6}\\s+(?:\\d{1,6}(?:\\s*[.:)·–-])?\\s*)?(${NAMES})${OF_SPEAKER}(${BRACKETS}${BESIDE}):?\\s*$`,
  'i',
);

/** What ends a name: a colon, in Chinese and Japanese a wide one. */
const END = '(?:[:：]\\*\\*|\\*\\*[:：]|[:：])';

/** "User: please …", "**Assistant:** …", "[tool] …" */
const LABEL = new RegExp(`^(?:\\*\\*)?\\[?(${NAMES})\\]?((?:\\s*\\([^()]{0,60}\\))?)(?:${END}|(?<=\\]))\\s*`, 'i');

/** A time or a day beside a name: a fact of the session, as one before the name is. */
const MOMENT = /\d:\d\d|\d[-/.]\d{1,2}[-/.]\d/;

/** What stands beside a name and belongs to what is said; '' where no moment is told there. */
function momentIn(aside: string): string {
  return MOMENT.test(aside) ? aside.replace(/^(?:[\s·|–—@,-]|#\d+)+/, '').trim() : '';
}

const WORD = "[\\p{L}\\p{M}\\p{N}._'’-]{0,30}";

/** A name of one or two words before a colon, and no address such as https://… */
const NAME = new RegExp(
  `^(?:\\*\\*)?\\[?(\\p{L}${WORD}(?: [\\p{L}\\p{N}]${WORD})?)\\]?(?:\\s*\\([^()]{0,60}\\))?${END}(?!//)`,
  'u',
);

const DATE = '\\d{1,4}[-/.]\\d{1,2}[-/.]\\d{1,4}(?:T|,?\\s)';
const CLOCK = '\\d{1,3}:\\d{2}(?::\\d{2}(?:[.,]\\d{1,6})?)?(?:\\s?[ap]m|Z|\\s?[+-]\\d{2}:?\\d{2})?';

/** What stands before the name in "[00:07] Customer: …", "00:01:12 Agent: …", "[2026-11-29 09:00] Agent: …" */
const STAMP = new RegExp(`^[[(]?(?:${DATE})?${CLOCK}[\\])]?(?:\\s[-–])?\\s+`, 'i');

/** Words before a colon that name what follows, and nobody who says it; in lower case. */
const NO_NAMES: ReadonlySet<string> = new Set(
  (
    'note notes ps hint tip important warning caution error info debug todo fixme summary status state result results output ' +
    'input example subject date time when where to from cc bcc re fwd url link title name id ticket order email phone address ' +
    'system host port file path line step total price amount priority version reason cause fix next options channel topic ' +
    'hinweis achtung wichtig datum uhrzeit betreff fehler ergebnis notiz beispiel remarque date objet nota fecha asunto'
  ).split(' '),
);

/** The beginning of what somebody says. */
export interface Label {
  readonly role: Role;
  /** What else stands in the line. */
  readonly rest: string;
}

/** A name before a colon that nobody knows for a speaker. */
export interface StrangeName {
  readonly name: string;
  /** The line of the file that it stands in first, from 1. */
  readonly line: number;
  /** In how many lines it stands. */
  readonly times: number;
}

/** Who begins to speak in which lines. */
export interface Labels {
  /** By the position of the line. */
  readonly byLine: ReadonlyMap<number, Label>;
  /** The names before a colon in a text in which only one side is known, of which nobody can tell whether they are the other. */
  readonly unplaced: readonly StrangeName[];
}

/**
 * Finds where somebody begins to speak: at Markdown headings, else at names before a colon. Where the first speaker has a stamp
 * before the name, stamps tell speakers apart further on, too; elsewhere they may be those of a log in a message. What a stamp
 * says stays in the text. Where headings tell the speakers, a name before a colon is a word of theirs.
 */
export function labelsIn(lines: readonly PlainLine[], form: 'markdown' | 'text'): Labels {
  const headings = form === 'markdown' ? headingsIn(lines) : NOBODY;
  const byHeadings = new Set([...headings.values()].map(({ role }) => role)).size >= 2;
  if (byHeadings) return { byLine: headings, unplaced: [] };
  let isStamped: boolean | undefined;
  const byLine = new Map<number, Label>();
  for (const [i, { text, isCode, voice }] of lines.entries()) {
    const heading = headings.get(i);
    const label = isCode || voice !== undefined ? undefined : (heading ?? labelOf(text, isStamped ?? true));
    if (label === undefined) continue;
    byLine.set(i, label);
    isStamped ??= 'isStamped' in label && label.isStamped === true;
  }
  return withOthers(lines, withVoices(lines, byLine), isStamped ?? false);
}

const NOBODY: ReadonlyMap<number, Label> = new Map();

function headingsIn(lines: readonly PlainLine[]): ReadonlyMap<number, Label> {
  return new Map(
    lines.flatMap(({ text, isCode }, i): readonly (readonly [number, Label])[] => {
      const [, name, aside = ''] = isCode ? [] : (HEADING.exec(text) ?? []);
      return name === undefined ? [] : [[i, { role: roleOf(name), rest: momentIn(aside) }]];
    }),
  );
}

function labelOf(line: string, mayBeStamped: boolean): (Label & { readonly isStamped: boolean }) | undefined {
  const [stamp = ''] = mayBeStamped ? (STAMP.exec(line) ?? []) : [];
  const said = line.slice(stamp.length);
  const [label, name, aside = ''] = LABEL.exec(said) ?? [];
  if (label === undefined || name === undefined) return undefined;
  const isStamped = stamp !== '';
  // "09:30 [agent] up" is a line of a log.
  if (isStamped && !/[:：]/.test(label)) return undefined;
  const moment = momentIn(aside);
  return { role: roleOf(name), rest: stamp + (moment && `${moment} `) + said.slice(label.length), isStamped };
}

function roleOf(name: string): Role {
  return roleNamed(name) ?? 'unknown';
}

/** The voices of subtitles, of which each is somebody's. One that goes on in the next cue does not begin anew. */
function withVoices(lines: readonly PlainLine[], labels: ReadonlyMap<number, Label>): ReadonlyMap<number, Label> {
  const all = new Map(labels);
  let last: string | undefined;
  for (const [i, { text, voice }] of lines.entries()) {
    if (labels.has(i)) last = undefined;
    if (voice === undefined || voice === last) continue;
    last = voice;
    const role = roleOf(voice);
    all.set(i, { role, rest: role === 'unknown' ? text : text.slice(text.indexOf(':') + 1).trimStart() });
  }
  return all;
}

/** A name before a colon, and where it stands. */
interface Named {
  readonly name: string;
  readonly positions: number[];
  /** How many who are known have spoken before it, for each place. */
  readonly slots: Set<number>;
}

/**
 * With those who speak under a name of their own, where one side of the conversation is known: a name that comes again after
 * the other side has spoken. The only one of them is the other side; of several nobody knows who is whom. A name stays in what
 * is said.
 */
function withOthers(lines: readonly PlainLine[], known: ReadonlyMap<number, Label>, isStamped: boolean): Labels {
  const sides = new Set(
    [...known.values()].map(({ role }) => role).filter((role) => role === 'user' || role === 'assistant'),
  );
  const [side, otherSide] = sides;
  if (side === undefined || otherSide !== undefined) return { byLine: known, unplaced: [] };
  const names = strangeNames(lines, known, isStamped);
  const voices = [...names.values()].filter(({ positions }) => positions.some((at) => lines[at]?.voice !== undefined));
  const turns = [...known.values()].filter(({ role }) => role === side).length;
  const recurring = [...names.values()].filter(({ slots }) => slots.size >= 2 && slots.size * 4 >= turns);
  const others = new Set([...voices, ...recurring]);
  const role = others.size > 1 ? 'unknown' : side === 'user' ? 'assistant' : 'user';
  const byLine = new Map(known);
  for (const at of [...others].flatMap(({ positions }) => positions)) {
    const isCue = lines[at]?.voice !== undefined;
    // A voice that goes on has begun before.
    if (!isCue || known.has(at)) byLine.set(at, { role, rest: lines[at]?.text ?? '' });
  }
  const unplaced =
    others.size === 1 ? [] : [...names.values()].map(({ name, positions }) => strangeName(name, positions, lines));
  return { byLine, unplaced };
}

function strangeName(name: string, positions: readonly number[], lines: readonly PlainLine[]): StrangeName {
  const [first = 0] = positions;
  return { name, line: lines[first]?.line ?? 1, times: positions.length };
}

/** More names than these are settings or a log. */
const MOST_NAMES = 200;

function strangeNames(
  lines: readonly PlainLine[],
  known: ReadonlyMap<number, Label>,
  isStamped: boolean,
): ReadonlyMap<string, Named> {
  const names = new Map<string, Named>();
  let slot = 0;
  for (const [i, { text, isCode }] of lines.entries()) {
    const label = known.get(i);
    if (label !== undefined && label.role !== 'unknown') slot++;
    if (isCode || (label !== undefined && label.role !== 'unknown')) continue;
    const [stamp = ''] = isStamped ? (STAMP.exec(text) ?? []) : [];
    const [, name] = isStamped === (stamp !== '') ? (NAME.exec(text.slice(stamp.length)) ?? []) : [];
    const id = name?.toLowerCase() ?? '';
    if (name === undefined || NO_NAMES.has(id)) continue;
    const named = names.get(id) ?? { name, positions: [], slots: new Set() };
    if (names.size >= MOST_NAMES && !names.has(id)) continue;
    named.positions.push(i);
    named.slots.add(slot);
    names.set(id, named);
  }
  return names;
}
