import { JUDGE_METRICS, type JudgeMetric } from '../judge/judge-metrics.js';
import { gatesOn, JUDGE_GATE_NAMES } from './gate-settings.js';
import type { Settings } from './table.js';

/** Whether any gate rests on what the judge says. */
export function hasJudgeGate(values: Settings): boolean {
  return JUDGE_GATE_NAMES.some((name) => values[name] !== null);
}

export interface SettingProblem {
  readonly name: keyof Settings;
  readonly message: string;
}

/** What is wrong with the judge's settings together, each with the setting to blame. */
export function judgeProblems(values: Settings): readonly SettingProblem[] {
  return [...gateProblems(values), ...askingProblems(values)];
}

/** What is wrong with how the judge is asked, whatever it is asked about. */
export function askingProblems(values: Settings): readonly SettingProblem[] {
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
  return JUDGE_METRICS.flatMap((metric) => {
    const given = gatesOn(metric).filter((name) => values[name] !== null);
    if (values.judge === 'off') {
      const message = 'this gate needs the judge, which is off; set judge to auto or required';
      return given.map((name) => ({ name, message }));
    }
    return values['judge-metrics'].includes(metric) ? [] : given.map((name) => ({ name, message: unmeasured(metric) }));
  });
}

/** What to do about a gate whose metric is not asked for. */
export function unmeasured(metric: JudgeMetric): string {
  return `this gate needs the metric ${metric}; add it to judge-metrics`;
}
