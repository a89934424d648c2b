import { canonicalJson, type Plain, toPlain } from '../core/json/canonical.js';
import type { Digest } from '../core/ports.js';
import { formatOf } from '../inputs/format/format-of.js';
import { isOwnFormat } from '../inputs/format/summary-format.js';
import { EVAL_PROMPT_VERSION, PROMPT_VERSIONS } from '../judge/prompts/versions.js';
import { modelOfProgram, programName } from '../settings/program-kinds.js';
import type { ResolvedSettings } from '../settings/resolved.js';
import { FORMAT_SETTINGS } from '../settings/rules.js';
import { SETTING_NAMES, SETTINGS, type SettingName, type Settings } from '../settings/table.js';
import { perEach } from './per-dimension.js';
import type { Report } from './schema.js';

/** Settings as a report has them: the value and where it comes from, secrets left out. */
export function reportedSettings(
  { values, origins }: Pick<ResolvedSettings, 'values' | 'origins'>,
  names: readonly SettingName[],
): Report['settings'] {
  return Object.fromEntries(
    names
      .filter((name) => SETTINGS[name].secret === undefined)
      .map((name) => [name, { value: toPlain(shownValue(values, name)), from: origins[name] }]),
  );
}

/** A weight of what the summaries have not is no weight. */
function shownValue({ dimensions, ...values }: Settings, name: SettingName): unknown {
  if (name === 'dimensions') return dimensions;
  // Arguments may hold what is nobody's business.
  if (name === 'judge-command') return values[name] && programName(values[name]);
  return name === 'weights' ? perEach(dimensions, (dimension) => values.weights[dimension]) : values[name];
}

/**
 * What bears on scores and gates: two runs with equal ones may be compared. Two judges that were asked otherwise may not;
 * one that is off is none.
 */
export function bearingSettings(
  { values }: ResolvedSettings,
  promptVersion: string = EVAL_PROMPT_VERSION,
): Readonly<Record<string, Plain>> {
  // Our own format is none of them: what was compared before there were others can be compared still.
  const isOurs = isOwnFormat(formatOf(values));
  const names = SETTING_NAMES.filter(
    (name) => ['scoring', 'gates'].includes(SETTINGS[name].group) && !(isOurs && isFormatSetting(name)),
  );
  const isJudged = values.judge !== 'off';
  return {
    ...Object.fromEntries([...names, ...(isJudged ? JUDGE_BEARING : [])].map((name) => [name, toPlain(values[name])])),
    ...(isJudged && values['judge-command'] !== null && { 'judge-command': modelOfProgram(values['judge-command']) }),
    ...(isJudged && { prompt_version: promptVersion, prompt_versions: { ...PROMPT_VERSIONS } }),
  };
}

function isFormatSetting(name: SettingName): boolean {
  return FORMAT_SETTINGS.some((one) => one === name);
}

export function settingsDigest(settings: ResolvedSettings, digest: Digest, promptVersion?: string): string {
  return digest(canonicalJson(bearingSettings(settings, promptVersion)));
}

/** Settings of the judge that change what is asked, of whom, or how answers become a score. */
const JUDGE_BEARING = [
  'judge-provider',
  'judge-model',
  'judge-mode',
  'judge-metrics',
  'judge-suggestions',
  'judge-rationale-chars',
  'judge-rewrite',
  'judge-samples',
  'judge-max-samples',
  'simulate',
] as const satisfies readonly (keyof Settings)[];
