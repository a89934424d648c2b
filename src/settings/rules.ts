import { FINDING_CLASSES, JUDGED_CODES } from '../core/finding.js';
import { allowancesOf, codesOf, isJudgedAlone } from './fail-on.js';
import { gatesOn, JUDGE_GATE_NAMES, JUDGE_GATES, type JudgeGate, metricsOf } from './gate-settings.js';
import { type JudgeMetric, TURN_METRICS, type TurnMetric } from './judge-metrics.js';
import { isPanel } from './panel-members.js';
import { providerProblems } from './provider-rules.js';
import type { Origin, ResolvedSettings, SettingProblem } from './resolved.js';
import { SETTING_NAMES, SETTINGS, type SettingName, type Settings } from './table.js';

/** Whether any gate rests on what the judge says. */
export function hasJudgeGate(values: Settings): boolean {
  return JUDGE_GATE_NAMES.some((name) => values[name] !== null);
}

/** Whether somebody has named findings in `fail-on` of which the judge is asked for some. */
export function namesJudgedFindings({ values, origins }: Pick<ResolvedSettings, 'values' | 'origins'>): boolean {
  if (origins['fail-on'] === 'default') return false;
  const requirements: ReadonlySet<string> = new Set(FINDING_CLASSES.requirement);
  return allowancesOf(values['fail-on']).some(({ of }) =>
    codesOf(of).some(
      (code) =>
        (JUDGED_CODES.has(code) && values['judge-metrics'].includes('faithfulness')) ||
        (requirements.has(code) && values['judge-metrics'].includes('completion')),
    ),
  );
}

/** What is wrong with the judge's settings together, each with the setting to blame. */
export function judgeProblems(values: Settings): readonly SettingProblem[] {
  return [...gateProblems(values), ...guidelineProblems(values), ...askingProblems(values)];
}

/** What is wrong with how the judge is asked, whatever it is asked about. */
function askingProblems(values: Settings): readonly SettingProblem[] {
  return [
    ...(values.simulate && values.judge === 'off'
      ? [
          {
            name: 'simulate' as const,
            message: 'there is no judge to simulate; set judge to auto or required',
          },
        ]
      : []),
    ...(values['max-cost-usd-per-day'] !== null && values['budget-ledger'] === null
      ? [
          {
            name: 'max-cost-usd-per-day' as const,
            message: 'a cap on the day needs the file that remembers it; set budget-ledger',
          },
        ]
      : []),
    ...(values['judge-max-samples'] < values['judge-samples']
      ? [{ name: 'judge-max-samples' as const, message: `less than judge-samples (${values['judge-samples']})` }]
      : []),
    ...(values['judge-replay'] !== 'auto' && values['judge-replay'] !== 'live' && values['judge-cassette'] === null
      ? [{ name: 'judge-replay' as const, message: `${values['judge-replay']} needs a file; set judge-cassette` }]
      : []),
    ...batchProblems(values),
  ];
}

/** Guidelines are part of one prompt alone. */
function guidelineProblems(values: Settings): readonly SettingProblem[] {
  if (values['judge-guidelines'] === null || values.judge === 'off') return [];
  if (values['judge-metrics'].includes('rubric')) return [];
  return [
    {
      name: 'judge-guidelines',
      message: 'they are for the metric rubric, which is not asked for; add it to judge-metrics, or leave them out',
    },
  ];
}

/** A run by batches may end before they do: without a file its answers would be paid for and lost. */
function batchProblems(values: Settings): readonly SettingProblem[] {
  if (values['judge-transport'] !== 'batch' || values.judge === 'off' || values.simulate) return [];
  const message =
    values['judge-replay'] === 'live'
      ? 'batch keeps answers in judge-cassette, which judge-replay: live ignores; set judge-replay to auto or record'
      : values['judge-cassette'] === null
        ? 'batch needs a file that keeps answers, and the ids of batches beside it; set judge-cassette'
        : undefined;
  return message === undefined ? [] : [{ name: 'judge-transport', message }];
}

/** A gate on what nobody measures would never be evaluated. */
function gateProblems(values: Settings): readonly SettingProblem[] {
  return [...judgedFindingProblems(values), ...metricGateProblems(values)];
}

/** Findings that the judge alone raises, where nobody asks it for them. */
function judgedFindingProblems(values: Settings): readonly SettingProblem[] {
  const judged = allowancesOf(values['fail-on']).filter(({ of }) => isJudgedAlone(of));
  if (judged.length === 0) return [];
  const names = judged.map(({ of }) => of).join(' and ');
  if (values.judge === 'off') {
    return [{ name: 'fail-on', message: `${names} needs the judge, which is off; set judge to auto or required` }];
  }
  const isAsked = values['judge-metrics'].includes('faithfulness');
  return isAsked
    ? []
    : [{ name: 'fail-on', message: `${names} needs the metric faithfulness; add it to judge-metrics` }];
}

function metricGateProblems(values: Settings): readonly SettingProblem[] {
  return JUDGE_GATE_NAMES.filter((name) => values[name] !== null).flatMap((name): readonly SettingProblem[] => {
    const metrics = metricsOf(name);
    if (values.judge === 'off') {
      // Literals and words alone decide about some requirements.
      if (name === 'min-completion') return [];
      return [{ name, message: 'this gate needs the judge, which is off; set judge to auto or required' }];
    }
    const isMeasured = metrics.some((metric) => values['judge-metrics'].includes(metric));
    return isMeasured ? [] : [{ name, message: unmeasured(metrics) }];
  });
}

/** What to do about a gate none of whose metrics is asked for. */
export function unmeasured(metrics: readonly JudgeMetric[]): string {
  return metrics.length === 1
    ? `this gate needs the metric ${metrics.join()}; add it to judge-metrics`
    : `this gate needs one of the metrics ${metrics.join(', ')}; add one to judge-metrics`;
}

/** What is wrong with the settings of a run on many machines together, each with the setting to blame. */
export function scaleProblems(values: Settings): readonly SettingProblem[] {
  const merges = values['merge-from'] !== null;
  return [
    ...(merges && values.shard !== null
      ? [
          {
            name: 'merge-from' as const,
            message: 'a job scores a shard or puts shards together, not both; leave one out',
          },
        ]
      : []),
    ...(merges && values['dry-run']
      ? [{ name: 'dry-run' as const, message: 'merging asks no judge, so there is nothing to estimate; leave one out' }]
      : []),
  ];
}

/**
 * The settings by which a shard works: its part of the money, and no further samples, since only all shards together know
 * whether a gate is open. Without a shard they are as they were.
 */
export function settingsOfJob(settings: ResolvedSettings): ResolvedSettings {
  const { values } = settings;
  const { shard, 'max-cost-usd': cap } = values;
  if (shard === null) return settings;
  return {
    ...settings,
    values: {
      ...values,
      'max-cost-usd': cap === null ? null : cap / shard.of,
      'judge-max-samples': values['judge-samples'],
    },
  };
}

type Origins = Readonly<Record<SettingName, Origin>>;

/** The gates that speak of turns, which have no baseline. */
export const TURN_GATES: readonly JudgeGate[] = JUDGE_GATE_NAMES.filter(
  (name) => JUDGE_GATES[name].holds === 'mean' && TURN_METRICS.some((metric) => gatesOn(metric).includes(name)),
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
  'judge-guidelines',
  'judge-suggestions',
  'judge-rationale-chars',
  'judge-rewrite',
  'meta-evaluation-rate',
];

/** How a team writes its summaries: whoever reads a corpus needs them. */
export const FORMAT_SETTINGS = ['fields', 'outcomes', 'dimensions'] as const satisfies readonly SettingName[];

/** The settings that bear on turns. */
export const TURN_SETTINGS: readonly SettingName[] = SETTING_NAMES.filter(
  (name) =>
    ['config', 'working-directory', 'corpus', 'report-dir', 'min-measured', 'limit', 'allow-empty'].includes(name) ||
    FORMAT_SETTINGS.some((one) => one === name) ||
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
export function turnProblems(
  values: Settings,
  origins: Origins,
  wrong: ReadonlySet<SettingName>,
): readonly SettingProblem[] {
  const ofTurns =
    values.judge === 'off'
      ? [...summaryGateProblems(values, origins), ...turnGatesWithoutJudge(values)]
      : [...metricProblems(values, origins), ...turnGateProblems(values, origins)];
  const ofPanel: readonly SettingProblem[] =
    values.judge !== 'off' && isPanel(values)
      ? [{ name: 'judge-model', message: 'turns are judged by one model, and this names several; name one' }]
      : [];
  return [...ofTurns, ...askingProblems(values), ...providerProblems(values, origins, wrong), ...ofPanel];
}

/** Without a judge there is what can be counted, and no gate is about that. */
function turnGatesWithoutJudge(values: Settings): readonly SettingProblem[] {
  const message = 'this gate needs the judge, which is off; set judge to auto or required';
  return TURN_GATES.filter((name) => values[name] !== null).map((name) => ({ name, message }));
}

/** What is asked for by a flag of this very command is meant; a config file speaks to `score` as well. */
function metricProblems(values: Settings, origins: Origins): readonly SettingProblem[] {
  const others = values['judge-metrics'].filter((metric) => !TURN_METRICS.some((one) => one === metric));
  if (origins['judge-metrics'] !== 'input' || others.length === 0) return [];
  const message = `${others.join(' and ')}: that is about summaries, not about turns; allowed here: ${TURN_METRICS.join(', ')}`;
  return [{ name: 'judge-metrics', message }];
}

function summaryGateProblems(values: Settings, origins: Origins): readonly SettingProblem[] {
  const message = 'this gate is about summaries, not about turns; leave it out here';
  return SUMMARY_GATES.filter((name) => values[name] !== null && origins[name] === 'input').map((name) => ({
    name,
    message,
  }));
}

function turnGateProblems(values: Settings, origins: Origins): readonly SettingProblem[] {
  const metrics = turnMetrics(values);
  return [
    ...summaryGateProblems(values, origins),
    ...TURN_METRICS.filter((metric) => !metrics.includes(metric)).flatMap((metric) =>
      TURN_GATES.filter((name) => gatesOn(metric).includes(name))
        .filter((name) => values[name] !== null)
        .map((name) => ({ name, message: unmeasured([metric]) })),
    ),
  ];
}
