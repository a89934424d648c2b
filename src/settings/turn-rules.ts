import { TURN_METRICS, type TurnMetric } from '../judge/judge-metrics.js';
import { gatesOn, JUDGE_GATE_NAMES, type JudgeGate } from './gate-settings.js';
import { askingProblems, type SettingProblem, unmeasured } from './judge-rules.js';
import type { Origin } from './resolve.js';
import { SETTING_NAMES, SETTINGS, type SettingName, type Settings } from './table.js';

type Origins = Readonly<Record<SettingName, Origin>>;

/** The gates that speak of turns. */
export const TURN_GATES: readonly JudgeGate[] = JUDGE_GATE_NAMES.filter((name) =>
  TURN_METRICS.some((metric) => gatesOn(metric).includes(name)),
);

/** Gates of the judge, and what they rest on, that speak of summaries alone. */
const SUMMARY_GATES: readonly SettingName[] = [
  ...JUDGE_GATE_NAMES.filter((name) => !TURN_GATES.includes(name)),
  'min-judge-agreement',
];

/** Settings of the judge that mean nothing where there is no summary, no reference and no explanation to judge. */
const OF_SUMMARIES: readonly SettingName[] = [
  'meta-judge-model',
  'judge-mode',
  'judge-suggestions',
  'judge-rationale-chars',
  'judge-rewrite',
  'meta-evaluation-rate',
];

/** The settings that bear on turns. */
export const TURN_SETTINGS: readonly SettingName[] = SETTING_NAMES.filter(
  (name) =>
    ['config', 'working-directory', 'corpus', 'report-dir', 'min-measured', 'limit', 'allow-empty'].includes(name) ||
    ['on-inconclusive', 'warn-only'].includes(name) ||
    TURN_GATES.some((gate) => gate === name) ||
    (SETTINGS[name].group === 'judge' && !OF_SUMMARIES.includes(name)),
);

/**
 * What is measured about turns: what `judge-metrics` names of it, and all of it where that names nothing that turns
 * have. So the default `rubric`, which is about summaries, means all, and one config file serves `score` and `turns`.
 */
export function turnMetrics(values: Pick<Settings, 'judge-metrics'>): readonly TurnMetric[] {
  const named = TURN_METRICS.filter((metric) => values['judge-metrics'].includes(metric));
  return named.length > 0 ? named : TURN_METRICS;
}

/** What is wrong with the judge's settings together where turns are judged, each with the setting to blame. */
export function turnProblems(values: Settings, origins: Origins): readonly SettingProblem[] {
  if (values.judge === 'off') {
    return [
      { name: 'judge', message: 'it is off, and nobody else can judge turns; set judge to auto or required' },
      ...askingProblems(values),
    ];
  }
  return [...metricProblems(values, origins), ...gateProblems(values, origins), ...askingProblems(values)];
}

/** What is asked for by a flag of this very command is meant; a config file speaks to `score` as well. */
function metricProblems(values: Settings, origins: Origins): readonly SettingProblem[] {
  const others = values['judge-metrics'].filter((metric) => !TURN_METRICS.some((one) => one === metric));
  if (origins['judge-metrics'] !== 'input' || others.length === 0) return [];
  const message = `${others.join(' and ')}: that is about summaries, not about turns; allowed here: ${TURN_METRICS.join(', ')}`;
  return [{ name: 'judge-metrics', message }];
}

function gateProblems(values: Settings, origins: Origins): readonly SettingProblem[] {
  const metrics = turnMetrics(values);
  return [
    ...SUMMARY_GATES.filter((name) => values[name] !== null && origins[name] === 'input').map((name) => ({
      name,
      message: 'this gate is about summaries, not about turns; leave it out here',
    })),
    ...TURN_METRICS.filter((metric) => !metrics.includes(metric)).flatMap((metric) =>
      gatesOn(metric)
        .filter((name) => values[name] !== null)
        .map((name) => ({ name, message: unmeasured(metric) })),
    ),
  ];
}
