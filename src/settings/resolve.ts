import type { Problem } from '../core/errors.js';
import type { Files } from '../core/ports.js';
import { describeKind, isShellSafe } from '../core/text.js';
import { asSetting, pathsOf } from './candidate-paths.js';
import { type ConfigEntry, readConfigFile } from './config-file.js';
import { fileOfRuns } from './files-of-runs.js';
import { formatProblems } from './format-rules.js';
import { providerProblems } from './provider-rules.js';
import type { Inputs, Origin, ResolvedSettings, SettingProblem, Shadowed } from './resolved.js';
import { judgeProblems, scaleProblems } from './rules.js';
import { DEFAULT_CONFIG, DEFAULT_WAIVERS, SETTING_NAMES, SETTINGS, type SettingName, type Settings } from './table.js';

/** What settings must be together; it depends on what is done with them. */
export type SettingRules = (
  values: Settings,
  origins: Readonly<Record<SettingName, Origin>>,
  /** Those whose own value cannot be read, so that they are not missed, too. */
  wrong: ReadonlySet<SettingName>,
) => readonly SettingProblem[];

/** The rules of a run that scores. */
const runProblems: SettingRules = (values, origins, wrong) => [
  ...judgeProblems(values),
  ...providerProblems(values, origins, wrong),
  ...scaleProblems(values),
];

/**
 * One value for each setting: input or flag, then config file, then default. An invalid value is a problem and
 * leaves the default, so that the caller can go on and find more problems.
 */
export function resolveSettings(inputs: Inputs, files: Files, rules: SettingRules = runProblems): ResolvedSettings {
  const problems: Problem[] = [];
  const config = readConfig(inputs, files, problems);
  const given = new Map<SettingName, Settings[SettingName]>();
  const origins = {} as Record<SettingName, Origin>;
  const shadowed: Shadowed[] = [];
  // What an input says does not depend on the file.
  const wrong = new Set([...config.wrong].filter((name) => name === 'config' || !inputs.has(name)));
  const blame: Blame = (name, message, key) => {
    wrong.add(name);
    const input = inputs.get(name);
    const entry = input === undefined ? config.entries.get(name) : undefined;
    const place = (key === undefined ? undefined : entry?.entries?.get(key)) ?? entry?.place;
    problems.push({ message: `${input?.label ?? name}: ${message}`, ...(place !== undefined && { place }) });
  };

  for (const name of SETTING_NAMES) {
    const input = inputs.get(name);
    const entry = config.entries.get(name);
    origins[name] = input !== undefined ? 'input' : entry !== undefined ? 'config' : 'default';
    if (input === undefined && entry === undefined) continue;
    if (input !== undefined && entry !== undefined) shadowed.push({ name, label: input.label, place: entry.place });

    const { kind } = SETTINGS[name];
    const parsed = input !== undefined ? kind.parse(input.text, 'input') : kind.parse(entry?.raw ?? null, 'config');
    if ('value' in parsed) given.set(name, parsed.value);
    else {
      // In an input all of them stand in one line.
      const each = input === undefined ? parsed.entries : undefined;
      for (const { key, problem } of each ?? [{ key: undefined, problem: parsed.problem }]) {
        blame(name, `${problem}; allowed: ${kind.allowed}`, key);
      }
    }
  }
  if (config.path !== null) given.set('config', config.path);
  const values = withDefaults(given);
  const together = wrong.has('config') ? [] : [...formatProblems(values), ...rules(values, origins, wrong)];
  const known = new Set(wrong);
  for (const { name, message, key } of together) {
    // Of a setting as a whole one problem is enough; entries are wrong each for itself.
    if (!(key === undefined ? wrong : known).has(name)) blame(name, message, key);
  }
  const located = locatePaths({ ...values, waivers: findWaivers(values, origins, files) }, files, blame);
  if (MAPPING.some((name) => wrong.has(name))) for (const name of READ_BY_MAPPING) wrong.add(name);
  return { values: located, origins, shadowed, problems, wrong };
}

/** What must be known to read a team's summaries. */
const MAPPING = ['config', 'fields', 'outcomes', 'dimensions'] as const satisfies readonly SettingName[];

/** What would be read wrongly without it: each file would have a problem that is none. */
const READ_BY_MAPPING = ['corpus', 'candidates', 'waivers'] as const satisfies readonly SettingName[];

/** The file of waivers: the one that was named, else the usual one where it is there. */
function findWaivers({ waivers }: Settings, origins: ResolvedSettings['origins'], files: Files): string | null {
  if (origins.waivers !== 'default') return waivers;
  const located = files.locate(DEFAULT_WAIVERS);
  return 'path' in located && files.kind(located.path) !== 'missing' ? DEFAULT_WAIVERS : null;
}

/** What the inputs alone say, where no file can be read: a value that cannot be read is the default. */
export function settingsOfInputs(inputs: Inputs): Settings {
  const given = new Map<SettingName, Settings[SettingName]>();
  for (const [name, { text }] of inputs) {
    const parsed = SETTINGS[name].kind.parse(text, 'input');
    if ('value' in parsed) given.set(name, parsed.value);
  }
  return withDefaults(given);
}

/** What is given, and defaults for the rest: last those that depend on another setting. */
export function withDefaults(given: ReadonlyMap<SettingName, Settings[SettingName]>): Settings {
  const values: Partial<Record<SettingName, Settings[SettingName]>> = {};
  for (const name of SETTING_NAMES) {
    const value = given.get(name);
    // Not `??`: what is given may be null, which is "none".
    values[name] = value === undefined ? SETTINGS[name].default : value;
  }
  for (const name of SETTING_NAMES) {
    const { defaultWith } = SETTINGS[name];
    if (defaultWith !== undefined && !given.has(name)) values[name] = defaultWith(values as Settings);
  }
  return values as Settings;
}

/**
 * Adds a problem with a value, named as it was given: by its input or flag, or by its place in the config file; that of one
 * entry of a mapping at its key.
 */
type Blame = (name: SettingName, message: string, key?: string) => void;

interface Config {
  readonly path: string | null;
  readonly entries: ReadonlyMap<SettingName, ConfigEntry>;
  readonly wrong: ReadonlySet<SettingName>;
}

const NO_CONFIG: Config = { path: null, entries: new Map(), wrong: new Set() };
const WRONG_CONFIG: Config = { ...NO_CONFIG, wrong: new Set(['config']) };

function readConfig(inputs: Inputs, files: Files, problems: Problem[]): Config {
  const input = inputs.get('config');
  if (input?.text === 'none') return NO_CONFIG;
  const label = input?.label ?? 'config';
  const located = files.locate(input?.text ?? DEFAULT_CONFIG);
  if ('problem' in located) {
    problems.push({ message: `${label}: ${located.problem}` });
    return WRONG_CONFIG;
  }
  const kind = files.kind(located.path);
  const other = kind === 'missing' ? otherEnding(located.path, files) : undefined;
  if (kind === 'missing' && input === undefined && other === undefined) return NO_CONFIG;
  if (kind !== 'file') {
    const hint = other && `there is ${JSON.stringify(other)}: rename it, or set config to it`;
    problems.push({
      message: `${label}: ${describeKind(kind)}`,
      place: { file: located.path },
      ...(hint !== undefined && { hint }),
    });
    return WRONG_CONFIG;
  }
  const read = files.read(located.path);
  if (read.kind === 'unreadable' || read.invalidLines.size > 0) {
    const reason = read.kind === 'unreadable' ? read.reason : 'the file is not UTF-8';
    const line = read.kind === 'unreadable' ? undefined : [...read.invalidLines][0];
    problems.push({
      message: `${label}: ${reason}`,
      place: { file: located.path, ...(line !== undefined && { line }) },
    });
    return WRONG_CONFIG;
  }
  const config = readConfigFile(read.text, located.path);
  problems.push(...config.problems);
  return { path: located.path, entries: config.entries, wrong: config.wrong };
}

/** A file that is named like another one but for the ending of YAML. */
function otherEnding(path: string, files: Files): string | undefined {
  const other = path.endsWith('.yml') ? path.replace(/\.yml$/, '.yaml') : path.replace(/\.yaml$/, '.yml');
  return other !== path && files.kind(other) === 'file' ? other : undefined;
}

type Place = ReturnType<Files['locate']>;

/** Places of inputs that no report may be written into. */
type InputPlaces = Readonly<Record<'corpus' | 'candidates', Place | readonly Place[]>>;

/** Makes the path settings relative to the workspace and checks that none leaves it. */
function locatePaths(values: Settings, files: Files, blame: Blame): Settings {
  const corpus = files.locate(values.corpus);
  const candidates = pathsOf(values.candidates).map((path) => files.locate(path));
  const reportDir = files.locate(values['report-dir']);
  if ('problem' in corpus) blame('corpus', corpus.problem);
  for (const one of candidates) if ('problem' in one) blame('candidates', one.problem);
  // One folder twice would look like samples that never differ.
  const real = candidates.flatMap((one) => ('path' in one ? (files.real(one.path) ?? one.path) : []));
  const twice = real.find((path, i) => real.indexOf(path) < i);
  if (twice !== undefined)
    blame('candidates', `two of its paths lead to ${JSON.stringify(twice)}, and each is a sample of its own`);
  const cassette = locateIfSet(values['judge-cassette'], files);
  const ledger = locateIfSet(values['budget-ledger'], files);
  for (const [name, place] of [['judge-cassette', cassette] as const, ['budget-ledger', ledger] as const]) {
    const unsafe = keptProblem(place, reportDir, files);
    if (unsafe !== undefined) blame(name, unsafe);
  }
  if (cassette !== null && ledger !== null && isOneFile(cassette, ledger, files))
    blame(
      'budget-ledger',
      'this is the file of judge-cassette, and each would write over the other; name another file',
    );
  const guidelines = locateIfSet(values['judge-guidelines'], files);
  if (guidelines !== null && 'problem' in guidelines) blame('judge-guidelines', guidelines.problem);
  const waivers = locateIfSet(values.waivers, files);
  if (waivers !== null && 'problem' in waivers) blame('waivers', waivers.problem);
  const parts = locateIfSet(values['merge-from'], files);
  if (parts !== null && 'problem' in parts) blame('merge-from', parts.problem);
  const baseline = values.baseline === 'auto' ? null : locateIfSet(values.baseline, files);
  if (baseline !== null && 'problem' in baseline) blame('baseline', baseline.problem);
  const wrong = reportDirProblem(values['report-dir'], reportDir, { corpus, candidates }, files);
  if (wrong !== undefined) blame('report-dir', wrong);
  const here = files.locate('.');
  const pathOf = (place: Place, given: string): string => ('path' in place ? place.path : given);
  return {
    ...values,
    'working-directory': pathOf(here, values['working-directory']),
    corpus: pathOf(corpus, values.corpus),
    candidates: asSetting(pathsOf(values.candidates).map((path, i) => pathOf(candidates[i] ?? here, path))),
    'report-dir': pathOf(reportDir, values['report-dir']),
    'judge-cassette': cassette === null ? null : pathOf(cassette, values['judge-cassette'] ?? ''),
    'judge-guidelines': guidelines === null ? null : pathOf(guidelines, values['judge-guidelines'] ?? ''),
    waivers: waivers === null ? null : pathOf(waivers, values.waivers ?? ''),
    baseline: baseline === null ? values.baseline : fileNamed(pathOf(baseline, values.baseline ?? '')),
    'merge-from': parts === null ? null : pathOf(parts, values['merge-from'] ?? ''),
    'budget-ledger': ledger === null ? null : pathOf(ledger, values['budget-ledger'] ?? ''),
  };
}

/** Why nothing can be kept at a place from run to run. */
function keptProblem(place: Place | null, reportDir: Place, files: Files): string | undefined {
  if (place === null || 'problem' in place) return place?.problem;
  const name = 'path' in reportDir ? fileOfRuns(place.path, reportDir.path, files) : undefined;
  return name === undefined
    ? undefined
    : `this is ${name} of report-dir, which a run removes or writes, and what is kept in it would be lost; name another file`;
}

/** Whether two paths lead to one file, also by a link or where it is not there yet. */
function isOneFile(one: Place, other: Place, files: Files): boolean {
  if ('problem' in one || 'problem' in other) return false;
  return (files.real(one.path) ?? one.path) === (files.real(other.path) ?? other.path);
}

/** The path of a baseline, told apart from the word `auto`. */
function fileNamed(path: string): string {
  return path === 'auto' ? './auto' : path;
}

function locateIfSet(path: string | null, files: Files): Place | null {
  return path === null ? null : files.locate(path);
}

/** From the root of a system or a drive: what stands before the workspace is nobody's fault. */
function isWholePath(path: string): boolean {
  return /^(?:[A-Za-z]:)?[/\\]/.test(path);
}

/** A path that was written on Windows, where its backslashes have parted folders. */
function withSlashes(given: string, located: string): string {
  return located.includes('\\') ? given : given.replaceAll('\\', '/');
}

function reportDirProblem(given: string, place: Place, inputs: InputPlaces, files: Files): string | undefined {
  if ('problem' in place) return place.problem;
  // Only what the setting itself contributes: the name of the working directory is not its fault.
  if (/^(\.\/)*-/.test(given)) return `${JSON.stringify(given)} begins with a dash, which is not safe in a shell`;
  if (!isShellSafe(isWholePath(given) ? place.path : withSlashes(given, place.path))) {
    return `${JSON.stringify(given)} has characters that are not safe in a shell; allowed: letters, digits and . _ / @ + -`;
  }
  const kind = files.kind(place.path);
  if (kind !== 'missing' && kind !== 'folder')
    return `${JSON.stringify(given)}: ${describeKind(kind)}; allowed: a folder`;
  return strayReport(given, place.path, inputs, files);
}

/** Why a report must not be written to a path: it would be read as one of the inputs. */
export function strayReport(given: string, path: string, inputs: InputPlaces, files: Files): string | undefined {
  const real = files.real(path) ?? path;
  const places = Object.entries(inputs).flatMap(([name, all]) => [all].flat().map((input) => ({ name, input })));
  for (const { name, input } of places) {
    if ('problem' in input) continue;
    if (isInside(path, input.path) || isInside(real, files.real(input.path) ?? input.path)) {
      return `${JSON.stringify(given)} lies in ${name} (${JSON.stringify(input.path)}), whose next reading would find the report`;
    }
  }
  return undefined;
}

function isInside(path: string, folder: string): boolean {
  return path === folder || (folder !== '.' && path.startsWith(`${folder}/`));
}
