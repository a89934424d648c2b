import { parseArgs } from 'node:util';
import { COMMANDS, type CommandName } from './commands/catalogue.js';
import type { Problem } from './errors.js';
import { nearestName } from './settings/nearest-name.js';
import type { Input } from './settings/resolve.js';
import { SETTING_NAMES, SETTINGS, type SettingName } from './settings/table.js';

export interface CommandLine {
  readonly command: CommandName;
  /** What follows the command without being a flag, such as a session name. */
  readonly operands: readonly string[];
  readonly inputs: ReadonlyMap<SettingName, Input>;
  readonly json: boolean;
  readonly help: boolean;
  readonly version: boolean;
  readonly problems: readonly Problem[];
}

const OWN_FLAGS = ['json', 'help', 'version'] as const;
type OwnFlag = (typeof OWN_FLAGS)[number];

/** Reads the arguments after `node cli.js`. Collects every mistake instead of stopping at the first. */
export function parseCommandLine(argv: readonly string[]): CommandLine {
  const inputs = new Map<SettingName, Input>();
  const own = new Set<OwnFlag>();
  const words: string[] = [];
  const problems: Problem[] = [];
  // Not strict: the strict parser stops at the first mistake, and knows no nearest name.
  const { tokens } = parseArgs({
    args: [...argv],
    strict: false,
    allowPositionals: true,
    tokens: true,
    options: {
      ...Object.fromEntries(SETTING_NAMES.map((name) => [name, { type: isSwitch(name) ? 'boolean' : 'string' }])),
      json: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
      version: { type: 'boolean', short: 'V' },
    },
  });
  for (const token of tokens) {
    if (token.kind === 'positional') words.push(token.value);
    if (token.kind !== 'option') continue;
    const ownFlag = OWN_FLAGS.find((flag) => flag === token.name);
    const name = SETTING_NAMES.find((setting) => setting === token.name);
    if (ownFlag !== undefined) own.add(ownFlag);
    else if (name === undefined) problems.push({ message: unknownFlag(token.rawName) });
    else if (inputs.has(name)) problems.push({ message: `--${name} is given twice` });
    else if (token.value === undefined && isSwitch(name)) inputs.set(name, { text: 'true', label: `--${name}` });
    else if (isMissingValue(token.value, token.inlineValue))
      problems.push({ message: `--${name} needs a value; allowed: ${SETTINGS[name].kind.allowed}` });
    else inputs.set(name, { text: token.value ?? '', label: `--${name}` });
  }
  const [first, ...rest] = words;
  const command = first === undefined ? 'score' : COMMANDS.find(({ name }) => name === first)?.name;
  if (command === undefined && first !== undefined) problems.push({ message: unknownCommand(first) });
  const operands = COMMANDS.find(({ name }) => name === command)?.operands ?? 0;
  for (const extra of rest.slice(operands)) problems.push({ message: `unexpected argument ${JSON.stringify(extra)}` });
  return {
    command: command ?? 'score',
    operands: rest.slice(0, operands),
    inputs,
    json: own.has('json'),
    help: own.has('help'),
    version: own.has('version'),
    problems,
  };
}

function isSwitch(name: SettingName): boolean {
  return typeof SETTINGS[name].default === 'boolean';
}

/** `--corpus --candidates x`: what follows is the next flag, not the value. */
function isMissingValue(value: string | undefined, inline: boolean | undefined): boolean {
  return value === undefined || value === '' || (inline !== true && value.startsWith('--'));
}

function unknownFlag(raw: string): string {
  const nearest = nearestName(raw.replace(/^-+/, ''), [...SETTING_NAMES, ...OWN_FLAGS]);
  return `unknown flag ${JSON.stringify(raw)}${nearest === undefined ? '; --help lists them' : `, did you mean --${nearest}?`}`;
}

function unknownCommand(word: string): string {
  const names = COMMANDS.map(({ name }) => name);
  const nearest = nearestName(word, names);
  return `unknown command ${JSON.stringify(word)}${nearest === undefined ? `; allowed: ${names.join(', ')}` : `, did you mean ${nearest}?`}`;
}
