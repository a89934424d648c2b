import { parseArgs } from 'node:util';
import type { Problem } from '../core/errors.js';
import { listed, nearestName } from '../core/text.js';
import type { Input } from '../settings/resolved.js';
import { SETTING_NAMES, SETTINGS, type SettingName } from '../settings/table.js';
import { COMMANDS, DEFAULT_COMMAND } from './catalogue.js';
import type { Command, CommandFlag } from './command.js';
import { FORMAT } from './flags.js';

export interface CommandLine {
  readonly command: Command;
  /** What follows the command without being a flag, such as a session name. */
  readonly operands: readonly string[];
  readonly inputs: ReadonlyMap<SettingName, Input>;
  /** The flags that only the command has. */
  readonly flags: ReadonlyMap<string, string>;
  readonly json: boolean;
  readonly quiet: boolean;
  readonly help: boolean;
  readonly version: boolean;
  readonly problems: readonly Problem[];
  /** Those of the problems that are flags and commands that nobody knows: what else is wrong may follow from them. */
  readonly unknown: readonly Problem[];
  /** That there is no command of the name that was given, which is one of the problems; null where there is. */
  readonly unknownCommand: Problem | null;
}

const OWN_FLAGS = ['json', 'quiet', 'help', 'version'] as const;
type OwnFlag = (typeof OWN_FLAGS)[number];

const OWN_OPTIONS = {
  json: { type: 'boolean' },
  quiet: { type: 'boolean', short: 'q' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean', short: 'V' },
} as const satisfies Readonly<Record<OwnFlag, object>>;

/** The flags that belong to one command, which another does not take. */
const COMMAND_FLAGS: readonly CommandFlag[] = COMMANDS.flatMap(({ flags = [] }) => flags);

/** Reads the arguments after `node cli.js`. Collects every mistake instead of stopping at the first. */
export function parseCommandLine(argv: readonly string[]): CommandLine {
  const inputs = new Map<SettingName, Input>();
  const own = new Set<OwnFlag>();
  const flags = new Map<string, string>();
  const words: string[] = [];
  /** The switches of which a word behind them may have been meant as the value. */
  const switches = new Map<string, SettingName>();
  const problems: Problem[] = [];
  const unknownFlags: Problem[] = [];
  const args = joinValues(argv);
  // Not strict: the strict parser stops at the first mistake, and knows no nearest name.
  const { tokens } = parseArgs({
    ...{ args: [...args], strict: false, allowPositionals: true, tokens: true },
    options: OWN_OPTIONS,
  });
  let lastUnknown: UnknownFlag | undefined;
  let lastSwitch: { readonly index: number; readonly name: SettingName } | undefined;
  for (const token of tokens) {
    if (token.kind === 'positional' && !isValueOf(lastUnknown, token)) {
      words.push(token.value);
      if (lastSwitch?.index === token.index - 1) switches.set(token.value, lastSwitch.name);
    }
    if (token.kind !== 'option') continue;
    const ownFlag = OWN_FLAGS.find((flag) => flag === token.name);
    const name = SETTING_NAMES.find((setting) => setting === token.name);
    const flag = COMMAND_FLAGS.find((one) => one.name === token.name);
    if (flag !== undefined) {
      if (flags.has(flag.name)) problems.push({ message: `--${flag.name} is given twice` });
      const fault = faultOfFlag(flag, token.value);
      if (fault !== undefined) problems.push({ message: `--${flag.name} ${fault}` });
      flags.set(flag.name, token.value ?? '');
    } else if (ownFlag !== undefined && token.value === undefined) own.add(ownFlag);
    else if (ownFlag !== undefined) problems.push({ message: `--${ownFlag} takes no value` });
    else if (name === undefined) {
      // A word behind one dash, such as -corpus, arrives as six short flags.
      if (lastUnknown?.index === token.index) continue;
      lastUnknown = { index: token.index, flag: asTyped(token.rawName, args[token.index]), inline: token.value };
      unknownFlags.push({ message: unknownFlag(lastUnknown.flag) });
    } else if (inputs.has(name)) problems.push({ message: `--${name} is given twice` });
    else if (token.value === undefined && isSwitch(name)) {
      inputs.set(name, { text: 'true', label: `--${name}` });
      lastSwitch = { index: token.index, name };
    } else if (token.value === undefined || token.value === '')
      problems.push({ message: `--${name} needs a value; allowed: ${SETTINGS[name].kind.allowed}` });
    else inputs.set(name, { text: token.value, label: `--${name}` });
  }
  const [first, ...rest] = words;
  const named = COMMANDS.find(({ name }) => name === first);
  const unknown =
    named === undefined && first !== undefined
      ? { message: unknownCommand(first, valueHint(switches.get(first))) }
      : null;
  const allUnknown = [...unknownFlags, ...(unknown === null ? [] : [unknown])];
  const command = named ?? DEFAULT_COMMAND;
  problems.push(...flagsOfOthers(command, [...flags.keys()]));
  if (own.has('json') && flags.get(FORMAT.name) === 'line')
    problems.push({ message: `--json and --${FORMAT.name} line exclude each other` });
  for (const extra of rest.slice(command.operands))
    problems.push({ message: `unexpected argument ${JSON.stringify(extra)}${valueHint(switches.get(extra)) ?? ''}` });
  return {
    command,
    operands: rest.slice(0, command.operands),
    inputs,
    flags,
    json: own.has('json'),
    quiet: own.has('quiet'),
    help: own.has('help'),
    version: own.has('version'),
    problems: [...allUnknown, ...problems],
    unknown: allUnknown,
    unknownCommand: unknown,
  };
}

/** What is wrong with the value of a flag of a command, as the end of a sentence. */
function faultOfFlag(
  { isSwitch: takesNone, allowed, values }: CommandFlag,
  value: string | undefined,
): string | undefined {
  if (takesNone === true) return value === undefined ? undefined : 'takes no value';
  if (value === undefined || value === '') return `needs a value; allowed: ${allowed}`;
  return values?.includes(value) === false ? `is ${JSON.stringify(value)}; allowed: ${allowed}` : undefined;
}

/** Flags that belong to other commands than the one that is called. */
function flagsOfOthers(command: CommandLine['command'], flags: readonly string[]): readonly Problem[] {
  const takes = (one: Pick<CommandLine['command'], 'flags'>, flag: string): boolean =>
    one.flags?.some(({ name }) => name === flag) === true;
  return flags
    .filter((flag) => !takes(command, flag))
    .map((flag) => {
      const takers = COMMANDS.filter((one) => takes(one, flag)).map(({ name }) => name);
      return { message: `${command.name} takes no --${flag}; it belongs to ${listed(takers)}` };
    });
}

function isSwitch(name: SettingName): boolean {
  return typeof SETTINGS[name].default === 'boolean';
}

/**
 * Writes every setting and its value as one argument. The parser would take `--candidates` for the value in
 * `--corpus --candidates x`, and would not take `false` for it in `--warn-only false`.
 */
function joinValues(argv: readonly string[]): readonly string[] {
  const end = argv.includes('--') ? argv.indexOf('--') : argv.length;
  const args: string[] = [];
  for (let i = 0; i < end; i++) {
    const word = argv[i] ?? '';
    const name = SETTING_NAMES.find((setting) => word === `--${setting}`);
    const next = i + 1 < end ? (argv[i + 1] ?? '') : '';
    const takesOne =
      COMMAND_FLAGS.some((flag) => word === `--${flag.name}` && flag.isSwitch !== true) ||
      (name !== undefined && !isSwitch(name));
    const isSwitchValue = name !== undefined && isSwitch(name) && /^(true|false)$/i.test(next);
    const isValue = takesOne ? !/^(--|-[hVq]$)/.test(next) : isSwitchValue;
    if (isValue) i++;
    args.push(isValue ? `${word}=${next}` : takesOne ? `${word}=` : word);
  }
  return [...args, ...argv.slice(end)];
}

/** An unknown flag. The word after it is likely its value, and then no mistake of its own. */
interface UnknownFlag {
  readonly index: number;
  readonly flag: string;
  readonly inline: string | undefined;
}

function isValueOf(
  lastUnknown: UnknownFlag | undefined,
  word: { readonly index: number; readonly value: string },
): boolean {
  if (lastUnknown === undefined || lastUnknown.inline !== undefined || word.index !== lastUnknown.index + 1)
    return false;
  const meant = nearestFlag(lastUnknown.flag);
  const takesNone = OWN_FLAGS.some((flag) => flag === meant) || SETTING_NAMES.some((n) => n === meant && isSwitch(n));
  return !takesNone && !COMMANDS.some(({ name }) => name === word.value);
}

function asTyped(rawName: string, arg: string | undefined): string {
  return rawName.startsWith('--') ? rawName : (arg?.split('=', 1)[0] ?? rawName);
}

function nearestFlag(raw: string): string | undefined {
  return nearestName(raw.replace(/^-+/, ''), [
    ...SETTING_NAMES,
    ...OWN_FLAGS,
    ...COMMAND_FLAGS.map(({ name }) => name),
  ]);
}

function unknownFlag(raw: string): string {
  const nearest = nearestFlag(raw);
  return `unknown flag ${JSON.stringify(raw)}${nearest === undefined ? '; --help lists them' : `, did you mean --${nearest}?`}`;
}

/** What to write in place of a word that may be meant as the value of the switch before it. */
function valueHint(name: SettingName | undefined): string | undefined {
  return name && `; --${name} takes its value behind "=": --${name}=true or --${name}=false`;
}

function unknownCommand(word: string, hint = `; allowed: ${COMMANDS.map(({ name }) => name).join(', ')}`): string {
  const flag = OWN_FLAGS.find((name) => name === word);
  if (flag !== undefined) return `unknown command ${JSON.stringify(word)}, did you mean --${flag}?`;
  const nearest = nearestName(
    word,
    COMMANDS.map(({ name }) => name),
  );
  return `unknown command ${JSON.stringify(word)}${nearest === undefined ? hint : `, did you mean ${nearest}?`}`;
}
