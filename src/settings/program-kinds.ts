import { hashOf } from '../core/seeded-random.js';
import { type Parsed, type RawValue, show, splitAtCommas } from './raw-values.js';
import type { ValueKind } from './value-kinds.js';

/** A program and its arguments, as they are started: there is no shell in between. */
export type Argv = readonly [program: string, ...args: string[]];

/**
 * A program with its arguments: one line in which spaces separate, or a JSON list of texts. Quotes of both sorts keep
 * spaces together. A backslash takes the meaning from a space, a quote or a backslash behind it, and is itself before
 * anything else, so that a path of Windows needs no second one.
 */
export const programCall: ValueKind<Argv> = {
  allowed:
    'a program and its arguments, as in claude -p --model haiku, quotes around what has spaces; or a JSON list of them',
  parse: (raw) => {
    const words = typeof raw === 'string' && /^\s*\[/.test(raw) ? readList(raw) : splitWords(raw);
    if ('problem' in words) return words;
    const [program, ...args] = words.value;
    if (program === undefined || program.trim() === '') return { problem: `${show(raw)} names no program` };
    if (words.value.some((word) => word.includes('\0'))) return { problem: 'a word of it has a NUL character' };
    return { value: [program, ...args] };
  },
  jsonSchema: { type: 'string', minLength: 1 },
};

function readList(text: string): Parsed<readonly string[]> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { problem: 'it begins like a JSON list and is none' };
  }
  const isWords = (list: unknown): list is string[] =>
    Array.isArray(list) && list.every((word) => typeof word === 'string');
  return isWords(value) ? { value } : { problem: 'a JSON list of it must have texts alone' };
}

/** Words that a shell would understand and a program does not, where they stand alone and without quotes. */
const OF_A_SHELL = /^(?:\|\|?|&&?|;|[0-9]?(?:>>?|<)|[0-9]?>&[0-9])$/;

/** What a shell would put something else in place of. */
const EXPANDED = /\$[A-Za-z_({]|`/;

/** One piece of a word: in single or double quotes, escaped, or plain. */
const PIECE = /'([^']*)'|"((?:[^"\\]|\\[\s\S])*)"|\\([\s'"\\])|([^\s'"\\]+|\\)/y;

function splitWords(raw: RawValue): Parsed<readonly string[]> {
  if (typeof raw !== 'string') return { problem: `${show(raw)} is not a line` };
  const words: string[] = [];
  let word: string | undefined;
  let isPlain = true;
  const end = (): string | undefined => {
    const [done, plain] = [word, isPlain];
    [word, isPlain] = [undefined, true];
    if (done === undefined) return undefined;
    words.push(done);
    return plain && OF_A_SHELL.test(done) ? done : undefined;
  };
  for (let at = 0; at < raw.length; ) {
    if (/\s/.test(raw.charAt(at))) {
      const operator = end();
      if (operator !== undefined) return { problem: withoutShell(operator) };
      at++;
      continue;
    }
    PIECE.lastIndex = at;
    const [piece, single, double, escaped, plain] = PIECE.exec(raw) ?? [];
    if (piece === undefined) return { problem: `the quote ${raw.charAt(at)} is not closed` };
    const [expanded] = EXPANDED.exec(single === undefined ? (double ?? plain ?? '') : '') ?? [];
    if (expanded !== undefined) {
      return {
        problem: `nothing is put in place of ${show(expanded)}: there is no shell (single quotes keep it as it is)`,
      };
    }
    if (word === undefined && plain?.startsWith('~/')) {
      return { problem: 'nothing is put in place of "~": there is no shell; write the whole path' };
    }
    isPlain &&= plain !== undefined;
    word = (word ?? '') + (single ?? double?.replace(/\\(["\\])/g, '$1') ?? escaped ?? plain ?? '');
    at += piece.length;
  }
  const operator = end();
  return operator === undefined ? { value: words } : { problem: withoutShell(operator) };
}

function withoutShell(word: string): string {
  return `there is no shell for ${show(word)}: put the commands into a script and name that, or quote it`;
}

/** The name of a program without its folder and without the ending of Windows: what may be shown of a call. */
export function programName([program]: Argv): string {
  const name = program.split(/[/\\]/).at(-1) ?? '';
  return name.replace(/\.(?:exe|cmd|bat)$/i, '') || 'program';
}

/**
 * What answers where nobody has named it: the program, and eight digits that tell calls with other arguments apart, since
 * these may choose the model. Another folder of the same program does not matter.
 */
export function modelOfProgram(call: Argv): string {
  const [, ...args] = call;
  const digits = hashOf(programName(call), ...args)
    .toString(16)
    .padStart(8, '0');
  return `${programName(call)
    .replace(/[^A-Za-z0-9._-]/g, '-')
    .slice(0, 60)}-${digits}`;
}

/** What a program must never get: the inputs of the action, keys among them, and what acts in the name of the job. */
const WITHHELD = /^(?:INPUT_.*|ACTIONS_.*|GITHUB_TOKEN|GITHUB_(?:ENV|PATH|OUTPUT|STATE|STEP_SUMMARY))$/i;

/** Names of environment variables. */
export const variableNames: ValueKind<readonly string[]> = {
  allowed: 'names of environment variables, separated by commas; not INPUT_*, ACTIONS_* and GITHUB_TOKEN',
  parse: (raw) => {
    if (typeof raw !== 'string') return { problem: `${show(raw)} is not a list of names` };
    const names = splitAtCommas(raw);
    const wrong = names.find((name) => !/^[A-Za-z_][A-Za-z0-9_]{0,99}$/.test(name));
    // Not quoted: whoever writes a key here must not find it in the log.
    if (wrong !== undefined || names.length === 0) return { problem: 'that is no list of names' };
    const withheld = names.find((name) => WITHHELD.test(name));
    if (withheld !== undefined) return { problem: `${withheld} is never handed on` };
    return { value: [...new Set(names)] };
  },
  jsonSchema: { type: 'string', pattern: '^[A-Za-z_][A-Za-z0-9_]*( *, *[A-Za-z_][A-Za-z0-9_]*)*$' },
};
