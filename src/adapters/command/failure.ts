import { stripVTControlCharacters } from 'node:util';
import type { Failure } from '../../judge/asking/completer.js';
import { failureOf, lineOf, type Meaning, NOT_SENT } from '../model-api/failure.js';
import { type Ended, FOLDER_PREFIX, LONGEST_ANSWER } from './programs.js';

/** What a message is made of. */
export interface About {
  /** The name of the program. */
  readonly name: string;
  /** Takes secrets out of a text. */
  readonly mask: (text: string) => string;
}

/** What keeps a program from being started each time; anything else, such as too many open files, may pass. */
const NEVER_STARTS: Readonly<Record<string, string>> = {
  ENOENT:
    'there is no such program, or none that the first line of the script names; one of the workspace begins with ./',
  EACCES: 'it may not be executed',
  EPERM: 'it may not be executed',
  ENOEXEC: 'it is no program for this system; the first line of a script must name one, as in #!/bin/sh',
  ENOTDIR: 'a part of its path is no folder',
  ELOOP: 'its path is a circle of links',
  E2BIG: 'its arguments are too long',
  EINVAL: 'this system cannot start it; a .cmd or .bat needs cmd /c before it',
};

/** The failure of a program that was not started, or that we have ended. */
export function failureOfEnd(ended: Exclude<Ended, { kind: 'exited' }>, { name, mask }: About): Failure {
  switch (ended.kind) {
    case 'not started': {
      const why = NEVER_STARTS[ended.code];
      const message = `the program ${name} could not be started (${ended.code})${why === undefined ? '' : `: ${why}`}`;
      return why === undefined
        ? failureOf('server_error', message, { mayBeBilled: false })
        : failureOf('invalid_request', message, NOT_SENT);
    }
    case 'timeout':
      return failureOf(
        'timeout',
        `the program ${name} did not end within the time for one attempt${said(ended, mask)}`,
      );
    case 'too long':
      // Asked again, it would print as much.
      return failureOf('server_error', `the program ${name} printed more than ${LONGEST_ANSWER} bytes`, {
        canRetry: false,
      });
    case 'stopped':
      return failureOf('server_error', `the program ${name} was stopped, since the run ends`, { canRetry: false });
  }
}

/** Exit codes that say more than "no", by sysexits.h and as shells set them. */
const CODES: Readonly<Record<number, Meaning>> = {
  69: { reason: 'overloaded', canRetry: true },
  75: { reason: 'overloaded', canRetry: true },
  77: { reason: 'auth', canRetry: false },
  124: { reason: 'timeout', canRetry: true },
};

/** What programs say when asking later, another key or money would help. The first that fits counts. */
const WORDS: readonly (readonly [RegExp, Meaning])[] = [
  [/credit balance|billing|spend limit|usage limit|insufficient_quota/i, { reason: 'billing', canRetry: false }],
  [/\b429\b|rate.?limit|too many requests|quota/i, { reason: 'rate_limited', canRetry: true }],
  [/\b529\b|overloaded/i, { reason: 'overloaded', canRetry: true }],
  [
    /\b401\b|\b403\b|unauthori[sz]ed|not logged in|auth method|authenticat|(?:invalid|incorrect|missing|no) api key/i,
    { reason: 'auth', canRetry: false },
  ],
  [/\b50[0234]\b|timed? ?out|temporar|unavailable|try again/i, { reason: 'server_error', canRetry: true }],
  [/ECONN|ENOTFOUND|EAI_AGAIN|connection|network/i, { reason: 'connection', canRetry: true }],
];

/** A program that calls the question wrong, or does not say what is wrong, does so each time. */
const OTHERWISE: Meaning = { reason: 'invalid_request', canRetry: false };

/** The failure of a program that has ended by itself, and not well. */
export function failureOfExit(ended: Extract<Ended, { kind: 'exited' }>, { name, mask }: About): Failure {
  const { code, signal, stdout } = ended;
  // Some programs print what went wrong where the answer belongs.
  const onStderr = complaintIn(ended.stderr, mask);
  const complaint = onStderr.words === '' ? complaintIn(stdout.toString('utf8'), mask) : onStderr;
  if (code === null) {
    return failureOf(
      'server_error',
      `the program ${name} was ended by ${signal ?? 'somebody else'}${behind(complaint)}`,
    );
  }
  const meaning = CODES[code] ?? WORDS.find(([pattern]) => pattern.test(complaint.words))?.[1] ?? OTHERWISE;
  return failureOf(meaning.reason, `the program ${name} ended with exit code ${code}${behind(complaint)}`, meaning);
}

/** What a program that printed nothing may have said instead. */
export function failureOfSilence({ stderr }: { readonly stderr: string }, { name, mask }: About): Failure {
  return failureOf('server_error', `the program ${name} printed nothing on stdout${said({ stderr }, mask)}`);
}

function said({ stderr }: { readonly stderr: string }, mask: About['mask']): string {
  return behind(complaintIn(stderr, mask));
}

/** Words of the program, in quotes: they may be those of a candidate, and must not read as ours. */
function behind({ words, hint }: Complaint): string {
  return words === '' ? '' : `: "${words.replaceAll('"', "'")}"${hint}`;
}

/** What a program complains of, in its own words and with a hint of ours; empty where it says nothing. */
interface Complaint {
  readonly words: string;
  readonly hint: string;
}

/** A line that names an error, as most languages write it: `Error: …`, `ModuleNotFoundError: …`, `error[E0425]: …`. */
const ERROR_LINE = /\b(?:\w*(?:error|exception)|fatal)\b(?:\[\w+\])?:\s/i;

/** Where a program begins to say how it is to be called, and what it says behind what is wrong. */
const USAGE = /^\s*usage\b/i;
const ASIDE = /^\s*(?:(?:try|see|run|use|type)\b.*(?:help|usage|manual)|for (?:more )?(?:help|information|usage)\b)/i;

/**
 * What a program complains of in one line, masked before it is cut: the last line that names an error, else the last before
 * it says how it is to be called, else the last with something in it. Behind an error of their own some runtimes print a
 * trace or their version, and many programs their usage.
 */
function complaintIn(text: string, mask: About['mask']): Complaint {
  const lines = mask(stripVTControlCharacters(text))
    .split(/[\r\n]+/)
    .filter((line) => line.trim() !== '');
  const usage = lines.findIndex((line) => USAGE.test(line));
  const before = (usage > 0 ? lines.slice(0, usage) : lines).filter((line) => !ASIDE.test(line));
  const telling = lines.findLast((line) => ERROR_LINE.test(line)) ?? before.at(-1) ?? lines.at(-1) ?? '';
  const hint = NAMES_FOLDER.test(telling)
    ? ' (it runs in an empty folder; a path of the workspace begins with ./)'
    : '';
  return { words: lineOf(telling), hint };
}

/** Such a path was meant to be one of the workspace. */
const NAMES_FOLDER = new RegExp(FOLDER_PREFIX);
