import { namedSample } from '../../command-line/parts/session-operand.js';
import { FINDING_CODES } from '../../core/finding.js';
import { plainLine } from '../../core/text.js';
import { inUnicodeForm } from '../../core/unicode-form.js';

/** What a comment asks for. All of it is foreign text, but of the form that is said here. */
export interface CommentCommand {
  readonly verb: 'accept' | 'reject';
  /** Names of sessions, with `/2` behind them where a sample is meant. Each could be the name of one folder. */
  readonly sessions: readonly string[];
  readonly because?: string;
  readonly code?: string;
  /** How the commit begins that its author has looked at. */
  readonly commit?: string;
}

type ReadComment =
  /** A comment like any other. */
  | { readonly kind: 'none' }
  /** One for us that cannot be understood. */
  | { readonly kind: 'wrong'; readonly problem: string }
  | { readonly kind: 'command'; readonly command: CommentCommand };

const CALL = '/summary-gate';

/** More in one comment nobody has read before they accept it. */
const MOST_SESSIONS = 10;
const LONGEST_NAME = 200;
const LONGEST_LINE = 2_000;
const LONGEST_REASON = 500;

export const USAGE =
  '/summary-gate accept <session>… [--because "why"] or /summary-gate reject <session>… --because "why" [--code FINDING], with --commit <sha> where no comment of the gate shows the newest commit';

/**
 * Reads the command in a comment. It is the first line, from its first character: what is quoted, indented or behind a fence is
 * talk about a command. What stands below it is prose, unless it is another command: then nobody knows what was meant.
 */
export function readComment(body: string): ReadComment {
  const [first = '', ...rest] = body.split(/\r\n|\r|\n/);
  if (first !== CALL && !/^\/summary-gate[ \t]/.test(first)) return { kind: 'none' };
  const wrong = (problem: string): ReadComment => ({ kind: 'wrong', problem });
  if (rest.some((line) => line.trimStart().startsWith(CALL)))
    return wrong('the comment has several commands; allowed: one');
  if (first.length > LONGEST_LINE) return wrong(`the command has ${first.length} characters; allowed: ${LONGEST_LINE}`);
  const words = wordsOf(first.slice(CALL.length));
  return words === undefined ? wrong('a quote is not closed') : readWords(words);
}

interface Word {
  readonly text: string;
  /** Whether some of it is quoted: it is no flag then. */
  readonly isQuoted: boolean;
}

/** A blank, a quoted piece, or a piece without blanks; quotes as phones make them count, too. */
const PIECE = /(\s+)|'([^']*)'|"((?:[^"\\]|\\.)*)"|“([^”]*)”|‘([^’]*)’|\\(.)|([^\s'"“‘\\]+)/gsuy;

/** Words as a shell would part them, without anything else that a shell does; undefined where a quote is open. */
function wordsOf(text: string): readonly Word[] | undefined {
  const words: Word[] = [];
  let word: Word | undefined;
  let end = 0;
  for (const match of text.matchAll(PIECE)) {
    const [whole, blank, single, double, curly, curlySingle, escaped, plain] = match;
    end += whole.length;
    if (blank !== undefined) {
      if (word !== undefined) words.push(word);
      word = undefined;
      continue;
    }
    const piece = single ?? double?.replace(/\\(.)/gsu, '$1') ?? curly ?? curlySingle ?? escaped ?? plain ?? '';
    word = { text: (word?.text ?? '') + piece, isQuoted: (word?.isQuoted ?? false) || plain === undefined };
  }
  if (end < text.length) return undefined;
  return word === undefined ? words : [...words, word];
}

/** A flag with what its value must be; the message says what is allowed. */
const FLAGS: ReadonlyMap<string, { readonly allowed: string; readonly fits: (value: string) => boolean }> = new Map([
  [
    'because',
    {
      allowed: `a sentence of up to ${LONGEST_REASON} characters`,
      fits: (value) => /\S/.test(value) && value.length <= LONGEST_REASON,
    },
  ],
  [
    'code',
    {
      allowed: 'a finding code, as docs/findings.md of summary-gate lists them',
      fits: (value) => FINDING_CODES.some((code) => code === value),
    },
  ],
  ['commit', { allowed: 'the first 7 or more digits of a commit', fits: (value) => /^[0-9a-f]{7,64}$/.test(value) }],
]);

function readWords(words: readonly Word[]): ReadComment {
  const wrong = (problem: string): ReadComment => ({ kind: 'wrong', problem });
  const [verb, ...rest] = words;
  if (verb?.text !== 'accept' && verb?.text !== 'reject')
    return wrong(verb === undefined ? 'there is no command' : `${shown(verb.text)} is no command`);
  const flags = new Map<string, string>();
  const sessions: string[] = [];
  let areFlagsOver = false;
  for (let i = 0; i < rest.length; i++) {
    const { text, isQuoted } = rest[i] ?? { text: '', isQuoted: false };
    if (isQuoted || areFlagsOver || !/^[-\u2013\u2014]/.test(text)) {
      sessions.push(inUnicodeForm(text, 'NFC'));
      continue;
    }
    if (text === '--') {
      areFlagsOver = true;
      continue;
    }
    // Phones make one long dash of two.
    const [, name = '', inline] = /^(?:--|[\u2013\u2014])([a-z]+)(?:=(.*))?$/s.exec(text) ?? [];
    const flag = FLAGS.get(name);
    if (flag === undefined) return wrong(`${shown(text)} is no flag of a comment`);
    if (flags.has(name)) return wrong(`--${name} is given twice`);
    const value = inline ?? rest[++i]?.text ?? '';
    if (!flag.fits(value)) return wrong(`--${name} is ${shown(value)}; allowed: ${flag.allowed}`);
    flags.set(name, value);
  }
  return checked(verb.text, sessions, flags);
}

function checked(
  verb: CommentCommand['verb'],
  named: readonly string[],
  flags: ReadonlyMap<string, string>,
): ReadComment {
  const wrong = (problem: string): ReadComment => ({ kind: 'wrong', problem });
  const sessions = [...new Set(named)];
  if (sessions.length === 0) return wrong(`${verb} needs the name of a session`);
  if (sessions.length > MOST_SESSIONS)
    return wrong(`it names ${sessions.length} sessions; allowed: up to ${MOST_SESSIONS}`);
  const odd = sessions.find((name) => !isFolderName(namedSample(name).name));
  if (odd !== undefined) return wrong(`${shown(odd)} can be no name of a session`);
  const [because, code, commit] = ['because', 'code', 'commit'].map((name) => flags.get(name));
  if (verb === 'reject' && because === undefined) return wrong('reject needs --because: what is wrong with it');
  if (verb === 'accept' && code !== undefined) return wrong('accept takes no --code; it belongs to reject');
  return {
    kind: 'command',
    command: {
      ...{ verb, sessions },
      ...(because !== undefined && { because: plainLine(because) }),
      ...(code !== undefined && { code }),
      ...(commit !== undefined && { commit }),
    },
  };
}

/** Whether a name stays one folder wherever it is pasted into a path, and is no hidden one such as `.git`. */
function isFolderName(name: string): boolean {
  return name !== '' && name.length <= LONGEST_NAME && !name.startsWith('.') && !/[/\\\p{C}\u2028\u2029]/u.test(name);
}

function shown(text: string): string {
  return JSON.stringify(plainLine(text, 80));
}
