import { type Problem, refuse, UserError } from '../core/errors.js';
import { nearestName } from '../core/text.js';
import { formatProblems } from '../settings/format-rules.js';
import type { RawValue } from '../settings/raw-values.js';
import { withDefaults } from '../settings/resolve.js';
import type { Input, Inputs } from '../settings/resolved.js';
import { SETTING_NAMES, SETTINGS, type SettingName, type Settings } from '../settings/table.js';
import type * as Api from './declarations.js';

/** The settings of a function that reads no files: those that were given, and defaults. Throws a UserError where one is wrong. */
export function pureSettings(given: Api.Settings = {}): Settings {
  const problems: Problem[] = [];
  const values = new Map<SettingName, Settings[SettingName]>();
  for (const [name, raw] of named(given, problems)) {
    const { kind } = SETTINGS[name];
    const parsed = kind.parse(plain(raw), 'config');
    if ('value' in parsed) values.set(name, parsed.value);
    else problems.push({ message: `${name}: ${parsed.problem}; allowed: ${kind.allowed}` });
  }
  const settings = withDefaults(values);
  problems.push(...formatProblems(settings).map(({ name, message }) => ({ message: `${name}: ${message}` })));
  refuse(problems);
  return settings;
}

/** The settings of a caller as the inputs of a run, which adds what the config file says. */
export function inputsOf(given: Api.Settings = {}): Inputs {
  const problems: Problem[] = [];
  const inputs = new Map(
    named(given, problems).map(([name, raw]): [SettingName, Input] => [name, { text: textOf(raw), label: name }]),
  );
  refuse(problems);
  return inputs;
}

const DATA: ReadonlySet<string> = new Set(['string', 'number', 'boolean', 'object']);

function isNoData(value: unknown): boolean {
  return value !== undefined && !DATA.has(typeof value);
}

/** Throws a UserError where what should be an object with options is anything else. */
export function refuseNonObject(given: unknown, what: string): void {
  if (typeof given === 'object' && given !== null) return;
  throw new UserError([
    { message: `${what}: ${typeof given === 'string' ? JSON.stringify(given) : String(given)}; allowed: an object` },
  ]);
}

/** Throws a UserError where an object with options has one that nothing reads. */
export function refuseUnknownOptions(given: object, what: string, known: readonly string[]): void {
  const unknown = Object.keys(given).filter((name) => !known.includes(name));
  refuse(
    unknown.map((name) => {
      const nearest = nearestName(name, known);
      const message = `${what}: there is no option ${JSON.stringify(name)}; allowed: ${known.join(', ')}`;
      return { message, ...(nearest !== undefined && { hint: `did you mean ${nearest}?` }) };
    }),
  );
}

type Raw = NonNullable<Api.Settings[string]>;

/** Whoever calls from JavaScript may give anything. */
function named(given: Api.Settings, problems: Problem[]): readonly (readonly [SettingName, Raw])[] {
  if (typeof given === 'string' || Array.isArray(given)) {
    const what = typeof given === 'string' ? JSON.stringify(given) : 'a list';
    problems.push({ message: `settings: ${what} is no object; allowed: such as { corpus: 'golden-corpus' }` });
    return [];
  }
  return Object.entries(given ?? {}).flatMap(([name, raw]): readonly (readonly [SettingName, Raw])[] => {
    if (raw === undefined || raw === null) return [];
    const known = SETTING_NAMES.find((one) => one === name);
    const odd = typeof raw === 'object' ? Object.values(raw).find(isNoData) : raw;
    if (known !== undefined && !isNoData(odd)) return [[known, raw]];
    if (known !== undefined) {
      problems.push({ message: `${known}: a ${typeof odd} is no value; allowed: ${SETTINGS[known].kind.allowed}` });
      return [];
    }
    const nearest = nearestName(name, SETTING_NAMES);
    const hint = nearest === undefined ? 'docs/settings.md of summary-gate lists them' : `did you mean ${nearest}?`;
    problems.push({ message: `there is no setting ${JSON.stringify(name)}`, hint });
    return [];
  });
}

/** A value as a config file has it. */
function plain(raw: Raw): RawValue {
  return typeof raw !== 'object' || isList(raw) ? raw : new Map(Object.entries(raw));
}

/** A value as people write it in an input. */
function textOf(raw: Raw): string {
  if (typeof raw !== 'object') return String(raw);
  if (isList(raw)) return raw.join(',');
  return Object.entries(raw)
    .map(([key, value]) => `${key}=${value}`)
    .join(',');
}

function isList(raw: object): raw is readonly string[] {
  return Array.isArray(raw);
}
