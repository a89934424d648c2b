import { canonicalJson, toPlain } from '../core/json/canonical.js';
import { isPlainObject } from '../core/json/values.js';
import { formatProblems } from '../settings/format-rules.js';
import { type GateSetting, JUDGE_GATE_NAMES, SCORE_GATE_NAMES } from '../settings/gate-settings.js';
import type { ChangedSetting, ResolvedSettings } from '../settings/resolved.js';
import { judgeProblems } from '../settings/rules.js';
import { ALL_SAMPLES, sampleShare } from '../settings/sample-share.js';
import type { SettingName, Settings } from '../settings/table.js';
import { GATES } from './catalogue.js';

type Value = Settings[SettingName];

/** Of what a pull request wants and what its base has, the one that lets less pass; the base's where neither does. */
type Stricter = (wanted: Value, base: Value) => Value;

const ofBase: Stricter = (_wanted, base) => base;

/** The settings of a config file that decide what is scored, what passes and where it is told, with which of two values holds. */
const POLICY: ReadonlyMap<SettingName, Stricter> = new Map<SettingName, Stricter>([
  ...[...SCORE_GATE_NAMES, ...JUDGE_GATE_NAMES].map((name) => [name, strictestOf(name)] as const),
  ['multiplicity', (wanted, base) => wanted ?? base],
  ['min-samples-pass', largest((value) => fractionOf(String(value)))],
  ['min-measured', largest(Number)],
  ['judge', largest((value) => ['off', 'auto', 'required'].indexOf(String(value)))],
  ['annotations', largest(Number)],
  ['report-formats', both],
  ['limit', largest((value) => (value === null ? Number.POSITIVE_INFINITY : Number(value)))],
  // Both say whether less is demanded.
  ['allow-empty', largest((value) => -Number(value))],
  ['allow-unreviewed', largest((value) => -Number(value))],
  ...(
    [
      ...(['rubric', 'weights', 'fields', 'outcomes', 'dimensions'] as const),
      ...(['corpus', 'candidates', 'baseline', 'waivers'] as const),
      ...(['min-judge-agreement', 'comment', 'comment-key', 'report-dir'] as const),
    ] satisfies readonly SettingName[]
  ).map((name) => [name, ofBase] as const),
]);

/** How a judge asks; a pull request that brings the judge says that, too. */
const OF_JUDGE: ReadonlyMap<SettingName, Stricter> = new Map<SettingName, Stricter>([
  ['judge-metrics', both],
  ...(['judge-mode', 'judge-transport', 'meta-judge-model', 'alerts'] as const).map((name) => [name, ofBase] as const),
  ...(
    [
      ...(['judge-max-samples', 'judge-max-attempts', 'meta-evaluation-rate'] as const),
      ...(['judge-timeout-seconds', 'judge-deadline-seconds'] as const),
    ] satisfies readonly SettingName[]
  ).map((name) => [name, largest(Number)] as const),
]);

/** Whether a setting of the config file is held to what the base has. */
export function isPolicy(name: SettingName): boolean {
  return POLICY.has(name) || OF_JUDGE.has(name);
}

/** The settings that hold for a pull request, and what it would have changed for the worse. */
interface UnderPolicy {
  readonly settings: ResolvedSettings;
  readonly changed: readonly ChangedSetting[];
}

/**
 * Holds the config file of a pull request to that of its base: what is stricter holds at once, what is looser, or neither, only
 * after the merge. What an input says holds in any case, since the workflow is trusted.
 * A gate is held to that of the newest base, whatever it was before: what the base has raised since holds, and what it has lowered
 * since nobody is held to. All else has to be as any of them has it, since the rest of the checkout is of that time, too.
 * @param bases what the settings would be with the config file that the base has, first where the pull request has left it, last
 * as it is now
 * @param isThere whether a path of the base is there in the checkout: one that was moved cannot be read where it was
 */
export function underPolicyOf(
  own: ResolvedSettings,
  bases: readonly ResolvedSettings[],
  isThere: (path: string) => boolean,
): UnderPolicy {
  const [parted] = bases;
  const newest = bases.at(-1);
  if (parted === undefined || newest === undefined) return { settings: own, changed: [] };
  const baseOf = (name: SettingName): ResolvedSettings => (isGate(name) ? newest : parted);
  const held = new Map<SettingName, Value>();
  const derived = new Set<SettingName>();
  const origins = { ...own.origins };
  for (const [name, stricter] of [...POLICY, ...(parted.values.judge === 'off' ? [] : OF_JUDGE)]) {
    const wanted = own.values[name];
    const base = baseOf(name);
    // Who drops what is the default anyway has not taken back that somebody asked for it.
    if (origins[name] === 'default' && isSame(base.values[name], wanted)) origins[name] = base.origins[name];
    const known = isGate(name) ? [newest] : bases;
    if (origins[name] === 'input' || known.some(({ values }) => isSame(values[name], wanted))) continue;
    // Nobody has said either: another setting has, and that is named.
    if (origins[name] === 'default' && base.origins[name] === 'default') derived.add(name);
    const isMoved = !namesNoBase(name, wanted) && isMissing(name, base.values, isThere);
    const ofTheirs = valueOfBase(name, wanted, base.values);
    held.set(name, derived.has(name) ? base.values[name] : isMoved ? wanted : stricter(wanted, ofTheirs));
  }
  for (const name of ofAnotherTime(withValues(own.values, held)))
    if (parted !== newest) held.set(name, strictestOf(name)(own.values[name], parted.values[name]));
  // What was tightened for a format that does not hold yet would be an error of nobody.
  for (const { name } of formatProblems(withValues(own.values, held))) held.set(name, parted.values[name]);
  for (const [name, value] of held) {
    const { values, origins: theirs } = baseOf(name);
    if (isSame(value, values[name])) origins[name] = theirs[name];
  }
  const changed = [...held].flatMap(([name, value]) => {
    if (derived.has(name)) return [];
    const wanted = own.values[name];
    const counts = isSame(value, wanted) ? 'pull_request' : 'base';
    // Stricter is what everybody may be.
    if (counts === 'pull_request' && !PATHS.has(name)) return [];
    const isBehind = isGate(name) && bases.some(({ values }) => isSame(values[name], wanted));
    const told = { name, wanted: inWords(wanted), base: inWords(baseOf(name).values[name]), counts } as const;
    return [isBehind ? { ...told, isBehind } : told];
  });
  return { settings: { ...own, values: withValues(own.values, held), origins }, changed };
}

/**
 * What the base has: with `multiplicity` every dimension may lose as much as the overall there, so that one which a pull
 * request names may lose no more.
 */
function valueOfBase(name: SettingName, wanted: Value, base: Settings): Value {
  const most = base['max-regression'];
  if (name !== 'max-regression' || base.multiplicity === null || most === null || !isMap(wanted)) return base[name];
  const named = mapOf(most);
  const overall = named['overall'] ?? 0;
  const others = Object.keys(wanted).map((key) => [key, named[key] ?? overall]);
  return { ...named, ...Object.fromEntries(others) };
}

/**
 * Of a checkout whose config file is as old as the pull request: the gates that the base has raised since hold already, and are
 * named. All else stays as it is, since the rest of the checkout is of that time, too.
 */
export function underNewerGates(own: ResolvedSettings, newest: ResolvedSettings): UnderPolicy {
  const held = new Map<SettingName, Value>();
  for (const name of [...SCORE_GATE_NAMES, ...JUDGE_GATE_NAMES]) {
    const { [name]: value } = own.values;
    const stricter = strictestOf(name)(value, valueOfBase(name, value, newest.values));
    if (own.origins[name] !== 'input' && !isSame(stricter, value)) held.set(name, stricter);
  }
  const together = withValues(own.values, held);
  for (const { name } of [...formatProblems(together), ...judgeProblems(together)]) held.delete(name);
  const changed = [...held].map(([name, value]) => ({
    name,
    wanted: inWords(own.values[name]),
    base: inWords(value),
    counts: 'base' as const,
    isBehind: true as const,
  }));
  const origins = { ...own.origins };
  // What is stricter than either alone, as with weights of a map, is nobody's.
  for (const [name, value] of held) if (isSame(value, newest.values[name])) origins[name] = newest.origins[name];
  return { settings: { ...own, values: withValues(own.values, held), origins }, changed };
}

/** Gates of the newest base on what this checkout does not have: a dimension, or a judge, that came with them. */
function ofAnotherTime(values: Settings): readonly GateSetting[] {
  return [...formatProblems(values), ...judgeProblems(values)].map(({ name }) => name).filter(isGate);
}

function isGate(name: SettingName): name is GateSetting {
  return Object.hasOwn(GATES, name);
}

/** Settings that name what is read. */
const PATHS: ReadonlySet<SettingName> = new Set(['corpus', 'candidates', 'baseline', 'waivers'] as const);

/** To compare with no file is no other place for it: the gates of regressions would be off. */
function namesNoBase(name: SettingName, wanted: Value): boolean {
  return name === 'baseline' && (wanted === null || wanted === 'auto');
}

function isMissing(name: SettingName, base: Settings, isThere: (path: string) => boolean): boolean {
  const value = base[name];
  if (!PATHS.has(name) || value === null || value === 'auto') return false;
  return ![value].flat().every((path) => isThere(String(path)));
}

function withValues(values: Settings, held: ReadonlyMap<SettingName, Value>): Settings {
  return { ...values, ...Object.fromEntries(held) };
}

function isSame(a: Value, b: Value): boolean {
  return a === b || canonicalJson(toPlain(a)) === canonicalJson(toPlain(b));
}

/** All that either names. */
function both(wanted: Value, base: Value): Value {
  return [...new Set([base, wanted].flat())] as Value;
}

/** The value of which a number is larger. */
function largest(numberOf: (value: Value) => number): Stricter {
  return (wanted, base) => (numberOf(wanted) >= numberOf(base) ? wanted : base);
}

function fractionOf(text: string): number {
  const share = sampleShare(text) ?? ALL_SAMPLES;
  return share.of / share.in;
}

/** Of a gate: no threshold lets everything pass, and in a map each entry is a gate of its own. */
function strictestOf(name: GateSetting): Stricter {
  const isFloor = GATES[name].direction === 'at least';
  const ofNumbers = (a: number, b: number): number => (isFloor ? Math.max(a, b) : Math.min(a, b));
  return (wanted, base) => {
    if (wanted === null) return base;
    if (base === null) return wanted;
    if (typeof wanted === 'number' && typeof base === 'number') return ofNumbers(wanted, base);
    if (typeof wanted === 'string' || typeof base === 'string') return base;
    const all: Record<string, number> = { ...mapOf(base) };
    for (const [key, value] of Object.entries(mapOf(wanted))) {
      const other = all[key];
      all[key] = other === undefined ? value : ofNumbers(value, other);
    }
    return all as Value;
  };
}

/** A map of names to numbers, as those of dimensions and of findings are. */
function isMap(value: unknown): value is Readonly<Record<string, number>> {
  return isPlainObject(value);
}

/** The entries of a map; a number alone is that of the overall. */
function mapOf(value: Value): Readonly<Record<string, number>> {
  if (typeof value === 'number') return { overall: value };
  return isMap(value) ? value : {};
}

/** A value as it could stand in an input. */
function inWords(value: Value): string {
  if (value === null) return 'none';
  if (Array.isArray(value)) return value.join(', ');
  if (!isMap(value)) return String(value);
  if (Object.values<unknown>(value).some((entry) => typeof entry === 'object')) return canonicalJson(toPlain(value));
  return Object.entries(value)
    .map(([key, entry]) => (entry === 0 && 'unusable' in value ? key : `${key}=${entry}`))
    .join(', ');
}
