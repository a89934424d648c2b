import { quoteForShell, terminalLine } from '../core/text.js';
import type { Report } from '../report/schema.js';
import { SETTING_NAMES, SETTINGS, type SettingName } from '../settings/table.js';

/** A longer command is nothing to paste, and would push what it belongs to off the page. */
export const LONGEST_COMMAND = 3_000;

/** Paths that may not be the usual ones: in a report they are relative to the top of the repository, wherever they were given. */
const USUAL = {
  config: '.github/summary-gate.yml',
  corpus: 'golden-corpus',
  waivers: '.github/summary-gate-waivers.yml',
  candidates: 'candidates',
  'report-dir': 'summary-gate-report',
} as const satisfies Partial<Record<SettingName, string>>;

/** The program as a project has it, where nobody knows how it was called. */
export const INSTALLED = 'npx summary-gate';

/** The flags that name paths which would not be found from the top of the repository. */
export function pathFlags(report: Report, names: readonly (keyof typeof USUAL)[]): readonly string[] {
  return names.flatMap((name) => {
    const value = settingOf(report, name);
    const from = report.settings[name]?.from;
    const isKnown =
      value === USUAL[name] || (value === null && from !== 'input') || (from === 'config' && isAtTop(report));
    const isPath = typeof value === 'string' || value === null || (name === 'candidates' && Array.isArray(value));
    return isKnown || !isPath ? [] : [flag(name, textOf(value))];
  });
}

/** Says where a command with such paths is run, where the run itself was not there. */
export function fromTop(report: Report): string {
  return isAtTop(report) ? '' : ', from the top of the repository';
}

function isAtTop(report: Report): boolean {
  return settingOf(report, 'working-directory') === '.';
}

/** What somebody has said by inputs or flags about what is scored, and how. */
export function givenFlags(report: Report, isWanted: (name: SettingName) => boolean): readonly string[] {
  return SETTING_NAMES.filter(
    (name) =>
      ['scoring', 'gates', 'policy'].includes(SETTINGS[name].group) &&
      isWanted(name) &&
      report.settings[name]?.from === 'input',
  ).map((name) => flag(name, textOf(settingOf(report, name))));
}

/** Whether a setting says how texts are read and scored, whichever of them. */
export function isAboutScoring(name: SettingName): boolean {
  return SETTINGS[name].group === 'scoring' && name !== 'limit';
}

export function flag(name: SettingName, value: string): string {
  return `--${name} ${quoteForShell(terminalLine(value, LONGEST_COMMAND))}`;
}

export function settingOf({ settings }: Pick<Report, 'settings'>, name: SettingName): unknown {
  return settings[name]?.value ?? null;
}

/** A value as it is written in an input: lists and maps with commas, `none` for what is switched off. */
function textOf(value: unknown): string {
  if (value === null) return 'none';
  if (Array.isArray(value)) return value.map(String).join(', ');
  if (typeof value !== 'object') return String(value);
  return Object.entries(value)
    .map(([key, one]) => `${key}=${textOf(one)}`)
    .join(', ');
}
