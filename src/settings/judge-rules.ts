import type { Settings } from './table.js';

/** What is wrong with the judge's settings together, each with the setting to blame. */
export function judgeProblems(
  values: Settings,
): readonly { readonly name: keyof Settings; readonly message: string }[] {
  const gates = (['min-judge-overall', 'min-judge-dimensions'] as const).filter((name) => values[name] !== null);
  return [
    ...(values.judge === 'off'
      ? gates.map((name) => ({
          name,
          message: 'this gate needs the judge, which is off; set judge to auto or required',
        }))
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
  ];
}
