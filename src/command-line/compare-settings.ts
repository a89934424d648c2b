import { FORMAT_SETTINGS } from '../settings/rules.js';
import { SETTING_NAMES, SETTINGS, type SettingName } from '../settings/table.js';

/** Settings of the judge that have no sense where several variants are judged: alerts on a mean, and what is made up. */
const NOT_OF_VARIANTS: readonly SettingName[] = ['simulate', 'alerts'];

/** The settings that bear on a comparison: what is read, how it is scored, by what a single session fails, and the judge. */
export const COMPARE_SETTINGS: readonly SettingName[] = SETTING_NAMES.filter(
  (name) =>
    (
      [
        'config',
        'working-directory',
        'corpus',
        'report-dir',
        'report-formats',
        'rubric',
        'weights',
        'fail-on',
        'min-session',
        'min-samples-pass',
        'min-judge-session',
        'limit',
        'allow-unreviewed',
        'dry-run',
        'anthropic-api-key',
      ] satisfies readonly SettingName[] as readonly SettingName[]
    ).includes(name) ||
    FORMAT_SETTINGS.some((one) => one === name) ||
    (SETTINGS[name].group === 'judge' && !NOT_OF_VARIANTS.includes(name)),
);
