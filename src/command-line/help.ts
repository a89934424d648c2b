import { VERSION } from '../core/version.js';
import { hang, type Screen } from '../render/terminal/layout.js';
import { GROUP_TITLES } from '../settings/setting.js';
import { SETTINGS, type SettingName } from '../settings/table.js';
import { COMMANDS } from './catalogue.js';
import type { Command } from './command.js';

/**
 * The help of one command, or of the program when none was named.
 * @param program how it is called
 */
export function helpText(chosen: Command | undefined, program: string, screen: Screen): string {
  return [...(chosen === undefined ? overview(program, screen) : helpOf(chosen, program, screen)), ''].join('\n');
}

/** What there is, on about one screen: nobody looks for a command among the words of a hundred flags. */
function overview(program: string, screen: Screen): readonly string[] {
  return [
    `summary-gate ${VERSION}: keeps LLM-written session summaries from getting worse`,
    '',
    `Usage: ${program} [command] [flags]`,
    '',
    ...COMMANDS.flatMap(({ name, summary }) => hang(`  ${name.padEnd(10)} `, summary, screen)),
    '',
    'Flags of score:',
    ...groupsOf(COMMANDS[0]?.settings ?? []).flatMap(({ title, names }) => [
      `  ${title}:`,
      ...hang('    ', names.map((name) => `--${name}`).join(' '), screen),
    ]),
    '',
    ...hang('', `${program} score --help describes them, COMMAND --help those of another command.`, screen),
    '',
    'Flags of every command:',
    ...FLAGS_OF_ALL,
  ];
}

function helpOf(command: Command, program: string, screen: Screen): readonly string[] {
  return [
    `Usage: ${program} ${command.usage}`,
    '',
    ...hang('', command.summary, screen),
    '',
    ...hang('', command.details, screen),
    '',
    ...groupsOf(command.settings).flatMap(({ title, names }) => [
      `${title}:`,
      ...names.flatMap((name) => flagLines(name, screen)),
      '',
    ]),
    'Other:',
    ...(command.flags ?? []).flatMap(({ name, description, allowed }) => [
      `  --${name}`,
      ...hang('      ', allowed === '' ? description : `${description} (allowed: ${allowed})`, screen),
    ]),
    ...FLAGS_OF_ALL,
  ];
}

const FLAGS_OF_ALL = [
  '  --json      print the result as JSON on stdout; messages go to stderr',
  '  --quiet     say nothing but what is wrong: no progress, no notes, no result of a run that passes',
  '  --help      show this, or the help of a command',
  '  --version   show the version',
];

function groupsOf(
  settings: readonly SettingName[],
): readonly { readonly title: string; readonly names: readonly SettingName[] }[] {
  return Object.entries(GROUP_TITLES).flatMap(([group, title]) => {
    const names = settings.filter((name) => SETTINGS[name].group === group);
    return names.length === 0 ? [] : [{ title, names }];
  });
}

function flagLines(name: SettingName, screen: Screen): readonly string[] {
  const { description, kind } = SETTINGS[name];
  // In brackets: a full stop behind the default `.` would read as `..`.
  const body = `${description} (default: ${defaultText(name)}; allowed: ${kind.allowed})`;
  return [`  --${name}`, ...hang('      ', body, screen)];
}

/** A default as people write it in an input. */
export function defaultText(name: SettingName): string {
  const { default: value, defaultText: text } = SETTINGS[name];
  return text ?? (value === null ? 'none' : String(value));
}
