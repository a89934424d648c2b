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
  const head =
    chosen === undefined
      ? [
          `summary-gate ${VERSION}: keeps LLM-written session summaries from getting worse`,
          '',
          `Usage: ${program} [command] [flags]`,
          '',
          ...COMMANDS.flatMap(({ name, summary }) => hang(`  ${name.padEnd(10)} `, summary, screen)),
          '',
          'Flags of score:',
        ]
      : [
          `Usage: ${program} ${chosen.usage}`,
          '',
          ...hang('', chosen.summary, screen),
          '',
          ...hang('', chosen.details, screen),
        ];
  const settings = (chosen ?? COMMANDS[0])?.settings ?? [];
  const groups = Object.entries(GROUP_TITLES).filter(([group]) =>
    settings.some((name) => SETTINGS[name].group === group),
  );
  return [
    ...head,
    '',
    ...groups.flatMap(([group, title]) => [
      `${title}:`,
      ...settings.filter((name) => SETTINGS[name].group === group).flatMap((name) => flagLines(name, screen)),
      '',
    ]),
    'Other:',
    ...(chosen?.flags ?? []).flatMap(({ name, description, allowed }) => [
      `  --${name}`,
      ...hang('      ', allowed === '' ? description : `${description} (allowed: ${allowed})`, screen),
    ]),
    '  --json      print the result as JSON on stdout; messages go to stderr',
    '  --quiet     say nothing but what is wrong: no progress, no notes, no result of a run that passes',
    '  --help      show this, or the help of a command',
    '  --version   show the version',
    '',
  ].join('\n');
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
