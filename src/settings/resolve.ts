import type { Problem } from '../errors.js';
import type { Files } from '../ports.js';
import { type ConfigEntry, readConfigFile } from './config-file.js';
import { DEFAULT_CONFIG, SETTING_NAMES, SETTINGS, type SettingName, type Settings } from './table.js';

/** How a setting was named where it was given, for messages: `--corpus` or `input corpus`. */
export interface Input {
  readonly text: string;
  readonly label: string;
}

export type Inputs = ReadonlyMap<SettingName, Input>;

/** Where a value comes from. Inputs and flags share a word, so that a report is the same bytes here and in CI. */
export type Origin = 'input' | 'config' | 'default';

export interface ResolvedSettings {
  readonly values: Settings;
  readonly origins: Readonly<Record<SettingName, Origin>>;
  readonly problems: readonly Problem[];
}

/**
 * One value for each setting: input or flag, then config file, then default. An invalid value is a problem and
 * leaves the default, so that the caller can go on and find more problems.
 */
export function resolveSettings(inputs: Inputs, files: Files): ResolvedSettings {
  const problems: Problem[] = [];
  const config = readConfig(inputs, files, problems);
  const values: Partial<Record<SettingName, Settings[SettingName]>> = {};
  const origins = {} as Record<SettingName, Origin>;
  const blame: Blame = (name, message) => {
    const input = inputs.get(name);
    const place = input === undefined ? config.entries.get(name)?.place : undefined;
    problems.push({ message: `${input?.label ?? name}: ${message}`, ...(place !== undefined && { place }) });
  };

  for (const name of SETTING_NAMES) {
    const input = inputs.get(name);
    const entry = config.entries.get(name);
    origins[name] = input !== undefined ? 'input' : entry !== undefined ? 'config' : 'default';
    values[name] = SETTINGS[name].default;
    if (input === undefined && entry === undefined) continue;

    const { kind } = SETTINGS[name];
    const parsed = kind.parse(input !== undefined ? input.text : (entry?.raw ?? null));
    if ('value' in parsed) values[name] = parsed.value;
    else blame(name, `${parsed.problem}; allowed: ${kind.allowed}`);
  }
  if (config.path !== null) values.config = config.path;
  const located = locatePaths(values as Settings, files, blame);
  return { values: located, origins, problems };
}

/** What the inputs alone say, where no file can be read: a value that cannot be read is the default. */
export function settingsOfInputs(inputs: Inputs): Settings {
  const values: Partial<Record<SettingName, Settings[SettingName]>> = {};
  for (const name of SETTING_NAMES) {
    const parsed = SETTINGS[name].kind.parse(inputs.get(name)?.text ?? null);
    values[name] = inputs.has(name) && 'value' in parsed ? parsed.value : SETTINGS[name].default;
  }
  return values as Settings;
}

/** Adds a problem with a value, named as it was given: by its input or flag, or by its place in the config file. */
type Blame = (name: SettingName, message: string) => void;

interface Config {
  readonly path: string | null;
  readonly entries: ReadonlyMap<SettingName, ConfigEntry>;
}

const NO_CONFIG: Config = { path: null, entries: new Map() };

function readConfig(inputs: Inputs, files: Files, problems: Problem[]): Config {
  const input = inputs.get('config');
  if (input?.text === 'none') return NO_CONFIG;
  const label = input?.label ?? 'config';
  const located = files.locate(input?.text ?? DEFAULT_CONFIG);
  if ('problem' in located) {
    problems.push({ message: `${label}: ${located.problem}` });
    return NO_CONFIG;
  }
  const kind = files.kind(located.path);
  if (kind === 'missing' && input === undefined) return NO_CONFIG;
  if (kind !== 'file') {
    problems.push({ message: `${label}: ${describeKind(kind)}`, place: { file: located.path } });
    return NO_CONFIG;
  }
  const read = files.read(located.path);
  if (read.kind === 'unreadable' || read.invalidLines.size > 0) {
    const reason = read.kind === 'unreadable' ? read.reason : 'the file is not UTF-8';
    const line = read.kind === 'unreadable' ? undefined : [...read.invalidLines][0];
    problems.push({
      message: `${label}: ${reason}`,
      place: { file: located.path, ...(line !== undefined && { line }) },
    });
    return NO_CONFIG;
  }
  const config = readConfigFile(read.text, located.path);
  problems.push(...config.problems);
  return { path: located.path, entries: config.entries };
}

/** What stands at a path where something else was wanted. */
export function describeKind(kind: ReturnType<Files['kind']>): string {
  switch (kind) {
    case 'missing':
      return 'there is no such file or folder';
    case 'outside':
      return 'the path leads outside the workspace';
    case 'file':
      return 'this is a file';
    case 'folder':
      return 'this is a folder';
    case 'other':
      return 'this is neither a file nor a folder';
  }
}

/** The report folder becomes an output of the action, which a workflow may paste into a shell. */
const SHELL_SAFE_PATH = /^[A-Za-z0-9._/@+-]+$/;

/** Makes the path settings relative to the workspace and checks that none leaves it. */
function locatePaths(values: Settings, files: Files, blame: Blame): Settings {
  const locate = (name: 'corpus' | 'candidates' | 'report-dir'): string => {
    const located = files.locate(values[name]);
    if ('path' in located) return located.path;
    blame(name, located.problem);
    return values[name];
  };
  const corpus = locate('corpus');
  const candidates = locate('candidates');
  const reportDir = locate('report-dir');
  if (!SHELL_SAFE_PATH.test(reportDir) || reportDir.startsWith('-')) {
    blame(
      'report-dir',
      `${JSON.stringify(reportDir)} has characters that are not safe in a shell; allowed: letters, digits and . _ / @ + -`,
    );
  }
  for (const [name, folder] of [
    ['corpus', corpus],
    ['candidates', candidates],
  ] as const) {
    if (!isInside(reportDir, folder)) continue;
    blame(
      'report-dir',
      `${JSON.stringify(reportDir)} lies in ${name} (${JSON.stringify(folder)}), whose next reading would find the report`,
    );
  }
  const here = files.locate('.');
  return {
    ...values,
    'working-directory': 'path' in here ? here.path : values['working-directory'],
    corpus,
    candidates,
    'report-dir': reportDir,
  };
}

function isInside(path: string, folder: string): boolean {
  return path === folder || (folder !== '.' && path.startsWith(`${folder}/`));
}
