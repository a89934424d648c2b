import wrapAnsi from 'wrap-ansi';
import { type Group, SETTING_NAMES, SETTINGS, type SettingName } from '../settings/table.js';
import { VERSION } from '../version.js';
import { COMMANDS, type CommandName } from './catalogue.js';

const GROUP_TITLES: Readonly<Record<Group, string>> = {
  files: 'Files',
  scoring: 'Scoring',
  gates: 'Gates',
  policy: 'Policy',
};

/** The help of one command, or of the program when none was named. */
export function helpText(command: CommandName | undefined, width: number): string {
  const chosen = COMMANDS.find(({ name }) => name === command);
  const head =
    chosen === undefined
      ? [
          `summary-gate ${VERSION}: keeps LLM-written session summaries from getting worse`,
          '',
          'Usage: node dist/cli.js [command] [flags]',
          '',
          ...COMMANDS.map(({ name, summary }) => `  ${name.padEnd(9)} ${summary}`),
          '',
          'Flags of score:',
        ]
      : [`Usage: node dist/cli.js ${chosen.usage}`, '', chosen.summary, '', chosen.details];
  const groups = (chosen ?? COMMANDS[0])?.groups ?? [];
  return [
    ...head,
    '',
    ...groups.flatMap((group) => [
      `${GROUP_TITLES[group]}:`,
      ...SETTING_NAMES.filter((name) => SETTINGS[name].group === group).flatMap((name) => flagLines(name, width)),
      '',
    ]),
    'Other:',
    ...(command === 'init' ? [] : ['  --json      print the result as JSON on stdout; messages go to stderr']),
    '  --help      show this, or the help of a command',
    '  --version   show the version',
    '',
  ].join('\n');
}

function flagLines(name: SettingName, width: number): readonly string[] {
  const { description, kind } = SETTINGS[name];
  const body = `${description} Default: ${defaultText(name)}. Allowed: ${kind.allowed}.`;
  const wrapped = wrapAnsi(body, Math.max(40, Math.min(width, 100) - 6)).split('\n');
  return [`  --${name}`, ...wrapped.map((line) => `      ${line}`)];
}

/** A default as people write it in an input. */
export function defaultText(name: SettingName): string {
  const { default: value, defaultText: text } = SETTINGS[name];
  return text ?? (value === null ? 'none' : String(value));
}
