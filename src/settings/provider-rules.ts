import { isProgram, membersOf, type PanelMember } from './panel-members.js';
import type { ProviderName } from './provider-settings.js';
import type { Origin, SettingProblem } from './resolved.js';
import type { SettingName, Settings } from './table.js';

type Origins = Readonly<Record<SettingName, Origin>>;

/**
 * What is wrong with how the provider is named, each with the setting to blame. A judge that is off has none. What cannot be
 * read itself (`wrong`) has its own problem, and is not missed besides.
 */
export function providerProblems(
  values: Settings,
  origins: Origins,
  wrong: ReadonlySet<SettingName>,
): readonly SettingProblem[] {
  if (values.judge === 'off' || values.simulate) return [];
  // Who is meant is not known then.
  if (wrong.has('judge-provider') || wrong.has('judge-model')) return [];
  const members = membersOf(values);
  const asks = (one: ProviderName): boolean => members.some(({ provider }) => provider === one);
  const provider = members[0]?.provider ?? values['judge-provider'];
  return [
    ...(provider !== 'anthropic' && values['judge-transport'] === 'batch'
      ? [
          {
            name: 'judge-transport' as const,
            message: `batch is for judge-provider anthropic alone, and that is ${provider}; set judge-transport to direct`,
          },
        ]
      : []),
    ...(asks('command') ? ofCommand(values, wrong) : notOfCommand(values, wrong)),
    ...(asks('openai-compatible') ? ofOpenAi(values, origins, wrong) : notOfOpenAi(values)),
    ...panelProblems(values, origins),
  ];
}

/** What several judges cannot do. */
function panelProblems(values: Settings, origins: Origins): readonly SettingProblem[] {
  const members = membersOf(values);
  if (members.length < 2) return [];
  const twice = members.find((one, i) => members.findIndex((other) => isSame(one, other)) < i);
  const blame = (name: SettingName, message: string): SettingProblem => ({ name, message });
  // The same program under two names would be two voices of one judge.
  const programs = members.filter(isProgram);
  return [
    ...(programs.length > 1
      ? [
          blame(
            'judge-model',
            `${programs.map(({ model }) => JSON.stringify(model)).join(' and ')} are one program, judge-command, and one judge has one voice${origins['judge-provider'] === 'default' ? '; with judge-command a model without a provider is one of the program: write anthropic: before it, or set judge-provider' : ''}`,
          ),
        ]
      : []),
    ...(twice === undefined
      ? []
      : [
          blame(
            'judge-model',
            `${JSON.stringify(twice.model)} of ${twice.provider} is named twice, and one judge has one voice; for several answers of one set judge-samples`,
          ),
        ]),
    ...(values['judge-transport'] === 'batch'
      ? [blame('judge-transport', 'batch is for one model, and judge-model names several; set it to direct')]
      : []),
    ...(values.shard !== null || values['merge-from'] !== null
      ? [
          blame(
            'judge-model',
            'several models judge in one run alone, since who counts is known over all sessions; name one, or do without shards',
          ),
        ]
      : []),
  ];
}

function isSame(a: PanelMember, b: PanelMember): boolean {
  return a.provider === b.provider && a.model === b.model;
}

function ofCommand(values: Settings, wrong: ReadonlySet<SettingName>): readonly SettingProblem[] {
  const problems: SettingProblem[] = [];
  const blame = (name: SettingName, message: string): void => void problems.push({ name, message });
  if (values['judge-command'] === null && !wrong.has('judge-command')) {
    blame('judge-provider', 'command needs a program to ask; set judge-command, as in claude -p');
  }
  if (values['meta-judge-model'] !== null && values['judge-provider'] === 'command') {
    blame('meta-judge-model', 'the program of judge-command answers whatever model is named; leave it out');
  }
  // Nothing is spent where nobody is asked; beside a program others are within the cap.
  if (values['judge-replay'] === 'replay' || !membersOf(values).every(isProgram)) return problems;
  for (const name of ['max-cost-usd', 'max-cost-usd-per-day'] as const) {
    if (values[name] !== null) {
      blame(name, 'what a program costs is not known, so no cap can be kept; leave it out, or set it to none');
    }
  }
  return problems;
}

function notOfCommand(values: Settings, wrong: ReadonlySet<SettingName>): readonly SettingProblem[] {
  // The call is what would have made it the provider.
  if (wrong.has('judge-command')) return [];
  const { 'judge-provider': provider } = values;
  const names = ['judge-command', 'judge-command-env'] as const;
  return names
    .filter((name) => values[name] !== null)
    .map((name) => ({
      name,
      message: `it is for judge-provider command, and that is ${provider}; leave one of them out`,
    }));
}

function ofOpenAi(values: Settings, origins: Origins, wrong: ReadonlySet<SettingName>): readonly SettingProblem[] {
  const problems: SettingProblem[] = [];
  const blame = (name: SettingName, message: string): void => void problems.push({ name, message });
  if (values['judge-base-url'] === null && !wrong.has('judge-base-url')) {
    blame(
      'judge-provider',
      'openai-compatible needs an address; set judge-base-url, as in https://api.openai.com/v1 or http://127.0.0.1:11434/v1',
    );
  }
  if (origins['judge-model'] === 'default') {
    blame(
      'judge-provider',
      'openai-compatible has no model of its own; set judge-model to one that the address serves',
    );
  }
  return problems;
}

/** An address that nobody asks would look as if it were asked. */
function notOfOpenAi(values: Settings): readonly SettingProblem[] {
  if (values['judge-base-url'] === null) return [];
  const { 'judge-provider': provider } = values;
  const other = provider === 'anthropic' ? '; the address of a gateway is anthropic-base-url' : '';
  return [
    {
      name: 'judge-base-url',
      message: `it is for judge-provider openai-compatible, and that is ${provider}; set judge-provider, or leave it out${other}`,
    },
  ];
}
