import { resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { AnswerForm, AttemptOutcome, Completer, CompletionRequest } from '../../judge/asking/completer.js';
import { type Argv, programName } from '../../settings/program-kinds.js';
import { wellFormed } from '../model-api/concessions.js';
import { failureOf } from '../model-api/failure.js';
import { maskKey, withoutKey } from '../model-api/key.js';
import { schemaInWords } from '../model-api/schema-in-words.js';
import { type About, failureOfEnd, failureOfExit, failureOfSilence } from './failure.js';
import { Programs } from './programs.js';

/** A program that answers has no schema held before it, and may be a script of a few lines. */
export const COMMAND_ANSWERS: AnswerForm = 'schema or two lines';

interface CommandOptions {
  readonly argv: Argv;
  /** The folder that words of the call which begin with `./` or `../` start from. */
  readonly base: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Names of the variables that it gets beside the fixed list. */
  readonly named: readonly string[];
}

/** A way to ask a program. */
interface CommandCompleter extends Completer {
  /** Kills the programs that still run. */
  readonly close: () => void;
}

/**
 * A program that gets each question on stdin and answers on stdout, in an empty folder of its own. How many tokens that takes,
 * nobody says.
 */
export function openCommand(
  { argv: [program, ...args], base, env, named }: CommandOptions,
  programs = new Programs(),
): CommandCompleter {
  const name = programName([program, ...args]);
  const placed = (word: string): string => (/^\.{1,2}[/\\]/.test(word) ? resolve(base, word) : word);
  const argv: Argv = [placed(program), ...args.map(placed)];
  const secrets = named.flatMap((one) => env[one] ?? []).filter((value) => value.length >= SHORTEST_SECRET);
  const about: About = { name, mask: (text) => secrets.reduce(maskKey, maskKey(text, '')) };
  return {
    provider: 'command',
    endpoint: name,
    close: () => programs.stop(),
    complete: async (request, timeoutMs) => {
      const call = {
        argv,
        cwd: programs.emptyFolder(),
        env: environmentFor(env, named),
        input: questionText(request),
        timeoutMs,
      };
      const ended = await programs.run(call);
      const outcome = ended.kind === 'exited' ? outcomeOf(ended, request, about) : failureOfEnd(ended, about);
      return secrets.reduce(withoutKey, outcome);
    },
  };
}

/** Shorter values, such as `1` or `true`, are words that a message may contain. */
const SHORTEST_SECRET = 8;

/** All that the program is told: the system prompt, the question, and what the answer must look like. */
export function questionText({ system, user, schema }: CompletionRequest): string {
  const parts = [system, user, `## The form of your answer\n\n${schemaInWords(schema)}`];
  return `${parts.map((part) => wellFormed(part).trim()).join('\n\n')}\n`;
}

function outcomeOf(
  ended: Parameters<typeof failureOfExit>[0],
  { model }: CompletionRequest,
  about: About,
): AttemptOutcome {
  if (ended.code !== 0) return failureOfExit(ended, about);
  const text = decode(ended.stdout);
  if (text === undefined) {
    const message = `the program ${about.name} printed something that is not UTF-8`;
    return failureOf('server_error', message, { canRetry: false });
  }
  if (text.trim() === '') return failureOfSilence(ended, about);
  return { kind: 'answer', text, isCut: false, stopReason: null, model, usage: null, requestId: null };
}

/** Colours are for a terminal; neither JSON nor the two lines have room for them. */
function decode(bytes: Buffer): string | undefined {
  try {
    return stripVTControlCharacters(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

/** What a program needs to be found, to find its own settings, and to speak the user's language. None of it is a secret. */
const HANDED_ON = [
  ...['PATH', 'HOME', 'USER', 'LOGNAME', 'SHELL', 'LANG', 'LANGUAGE', 'TZ', 'TMPDIR', 'TEMP', 'TMP'],
  ...['XDG_CONFIG_HOME', 'XDG_DATA_HOME', 'XDG_CACHE_HOME', 'XDG_STATE_HOME', 'XDG_RUNTIME_DIR'],
  ...['SYSTEMROOT', 'WINDIR', 'COMSPEC', 'PATHEXT', 'USERNAME', 'USERPROFILE', 'HOMEDRIVE', 'HOMEPATH'],
  ...['APPDATA', 'LOCALAPPDATA', 'PROGRAMDATA', 'PROGRAMFILES'],
];

/**
 * The environment of a program: a short fixed list and the variables that somebody has named, nothing else. The inputs of
 * the action, the token of the job and what earlier steps have left stay out of it.
 */
export function environmentFor(
  env: Readonly<Record<string, string | undefined>>,
  named: readonly string[],
): Readonly<Record<string, string>> {
  const isWanted = (name: string): boolean =>
    named.includes(name) || HANDED_ON.includes(name.toUpperCase()) || /^LC_[A-Z]+$/.test(name);
  return Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => (value !== undefined && isWanted(name) ? [[name, value]] : [])),
  );
}
