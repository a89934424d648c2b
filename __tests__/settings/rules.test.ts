import { describe, expect, it } from '@jest/globals';
import { formatProblems } from '../../src/settings/format-rules.js';
import { metricsOf } from '../../src/settings/gate-settings.js';
import { isPanel, memberNames, membersOf } from '../../src/settings/panel-members.js';
import { settingsOfInputs } from '../../src/settings/resolve.js';
import type { Origin, SettingProblem } from '../../src/settings/resolved.js';
import {
  hasJudgeGate,
  judgeProblems,
  scaleProblems,
  settingsOfJob,
  TURN_GATES,
  TURN_SETTINGS,
  turnMetrics,
  turnProblems,
  unmeasured,
} from '../../src/settings/rules.js';
import { SETTING_NAMES, type SettingName, type Settings } from '../../src/settings/table.js';

type Given = Readonly<Partial<Record<SettingName, string>>>;

const entries = (given: Given) =>
  SETTING_NAMES.flatMap((name) => (given[name] === undefined ? [] : [[name, given[name]] as const]));
const valuesOf = (given: Given): Settings =>
  settingsOfInputs(new Map(entries(given).map(([name, text]) => [name, { text, label: name }])));

/** What is not named here comes from the config file where it is given, and else is a default. */
const originsOf = (given: Given, inputs: readonly SettingName[]): Readonly<Record<SettingName, Origin>> => {
  const named = new Map(entries(given).map(([name]) => [name, inputs.includes(name) ? 'input' : 'config'] as const));
  return Object.fromEntries(SETTING_NAMES.map((name) => [name, named.get(name) ?? 'default'])) as Record<
    SettingName,
    Origin
  >;
};

const told = (problems: readonly SettingProblem[]) => problems.map(({ name, message }) => `${name}: ${message}`);
const ON = { judge: 'auto' } as const;
const OFF = 'needs the judge, which is off; set judge to auto or required';

describe('settings of the judge together', () => {
  it.each<[Given, readonly string[]]>([
    [{}, []],
    [ON, []],
    [{ simulate: 'true' }, ['simulate: there is no judge to simulate; set judge to auto or required']],
    [{ ...ON, simulate: 'true' }, []],
    [
      { ...ON, 'max-cost-usd-per-day': '1' },
      ['max-cost-usd-per-day: a cap on the day needs the file that remembers it; set budget-ledger'],
    ],
    [{ ...ON, 'max-cost-usd-per-day': '1', 'budget-ledger': 'l' }, []],
    [{ ...ON, 'budget-ledger': 'l' }, []],
    [{ ...ON, 'judge-samples': '3', 'judge-max-samples': '2' }, ['judge-max-samples: less than judge-samples (3)']],
    [{ ...ON, 'judge-samples': '3', 'judge-max-samples': '3' }, []],
    [{ ...ON, 'judge-replay': 'replay' }, ['judge-replay: replay needs a file; set judge-cassette']],
    [{ ...ON, 'judge-replay': 'record' }, ['judge-replay: record needs a file; set judge-cassette']],
    [{ ...ON, 'judge-replay': 'live' }, []],
    [{ ...ON, 'judge-replay': 'replay', 'judge-cassette': 'c' }, []],
    [{ ...ON, 'judge-guidelines': 'g' }, []],
    [
      { ...ON, 'judge-guidelines': 'g', 'judge-metrics': 'coherence' },
      [
        'judge-guidelines: they are for the metric rubric, which is not asked for; add it to judge-metrics, or leave them out',
      ],
    ],
    [{ 'judge-guidelines': 'g', 'judge-metrics': 'coherence' }, []],
    [
      { ...ON, 'judge-transport': 'batch' },
      ['judge-transport: batch needs a file that keeps answers, and the ids of batches beside it; set judge-cassette'],
    ],
    [
      { ...ON, 'judge-transport': 'batch', 'judge-replay': 'live' },
      [
        'judge-transport: batch keeps answers in judge-cassette, which judge-replay: live ignores; set judge-replay to auto or record',
      ],
    ],
    [{ ...ON, 'judge-transport': 'batch', 'judge-cassette': 'c' }, []],
    [{ ...ON, 'judge-transport': 'batch', simulate: 'true' }, []],
    [{ 'judge-transport': 'batch' }, []],
    [
      { 'min-judge-overall': '0.5', 'min-coherence': '0.5' },
      [`min-judge-overall: this gate ${OFF}`, `min-coherence: this gate ${OFF}`],
    ],
    // Literals and words alone decide about some requirements.
    [{ 'min-completion': '0.5' }, []],
    [
      { ...ON, 'min-completion': '0.5' },
      ['min-completion: this gate needs the metric completion; add it to judge-metrics'],
    ],
    [{ ...ON, 'min-completion': '0.5', 'judge-metrics': 'completion' }, []],
    [{ ...ON, 'max-hallucination': '0.5', 'judge-metrics': 'faithfulness' }, []],
    [
      { ...ON, 'max-metric-regression': '0.5' },
      [
        'max-metric-regression: this gate needs one of the metrics relevance, coherence, faithfulness, completion; add one to judge-metrics',
      ],
    ],
    [{ ...ON, 'max-metric-regression': '0.5', 'judge-metrics': 'rubric, completion' }, []],
    [
      { 'fail-on': 'judge, UNSUPPORTED_CLAIM, outcome' },
      ['fail-on: judge and UNSUPPORTED_CLAIM needs the judge, which is off; set judge to auto or required'],
    ],
    [{ ...ON, 'fail-on': 'judge' }, ['fail-on: judge needs the metric faithfulness; add it to judge-metrics']],
    [{ ...ON, 'fail-on': 'judge', 'judge-metrics': 'faithfulness' }, []],
    [{ 'fail-on': 'addition, outcome' }, []],
  ])('%j: %j', (given, wanted) => expect(told(judgeProblems(valuesOf(given)))).toEqual(wanted));

  it('know whether any gate rests on the judge, and on which of its metrics', () => {
    expect(hasJudgeGate(valuesOf({}))).toBe(false);
    expect(hasJudgeGate(valuesOf({ 'min-overall': '0.5' }))).toBe(false);
    expect(hasJudgeGate(valuesOf({ 'min-relevance': '0.5' }))).toBe(true);
    expect(metricsOf('min-judge-session')).toEqual(['rubric']);
    expect(metricsOf('max-hallucination')).toEqual(['faithfulness']);
    expect(unmeasured(['rubric'])).toBe('this gate needs the metric rubric; add it to judge-metrics');
  });
});

describe('settings of a run on many machines together', () => {
  it.each<[Given, readonly string[]]>([
    [{ shard: '1/2' }, []],
    [{ 'merge-from': 'parts' }, []],
    [{ 'dry-run': 'true' }, []],
    [
      { 'merge-from': 'parts', shard: '1/2' },
      ['merge-from: a job scores a shard or puts shards together, not both; leave one out'],
    ],
    [
      { 'merge-from': 'parts', 'dry-run': 'true' },
      ['dry-run: merging asks no judge, so there is nothing to estimate; leave one out'],
    ],
  ])('%j: %j', (given, wanted) => expect(told(scaleProblems(valuesOf(given)))).toEqual(wanted));

  it('give a shard its part of the money, and no further samples', () => {
    const of = (given: Given) =>
      settingsOfJob({ values: valuesOf(given) } as Parameters<typeof settingsOfJob>[0]).values;
    const sampled = { 'judge-samples': '2', 'judge-max-samples': '5', 'max-cost-usd': '2' };
    expect(of(sampled)).toMatchObject({ 'judge-max-samples': 5, 'max-cost-usd': 2 });
    expect(of({ ...sampled, shard: '3/4' })).toMatchObject({ 'judge-max-samples': 2, 'max-cost-usd': 0.5 });
    expect(of({ shard: '3/4', 'max-cost-usd': 'none' })['max-cost-usd']).toBeNull();
  });
});

describe('settings about turns', () => {
  it('are those that turns have', () => {
    expect([...TURN_GATES].sort()).toEqual(['max-hallucination', 'min-coherence', 'min-faithfulness', 'min-relevance']);
    const has = (name: SettingName) => TURN_SETTINGS.includes(name);
    const some = [
      'limit',
      'allow-empty',
      'fields',
      'warn-only',
      'min-coherence',
      'judge-model',
      'judge-samples',
    ] as const;
    expect(some.filter((name) => !has(name))).toEqual([]);
    const none = [
      'candidates',
      'weights',
      'min-overall',
      'min-completion',
      'judge-mode',
      'judge-guidelines',
      'shard',
    ] as const;
    expect(none.filter(has)).toEqual([]);
  });

  it('measure what is named of it, and all where that names nothing that turns have', () => {
    const of = (text: string) => turnMetrics(valuesOf({ 'judge-metrics': text }));
    expect(of('rubric')).toEqual(['relevance', 'coherence', 'faithfulness']);
    expect(of('completion')).toEqual(['relevance', 'coherence', 'faithfulness']);
    expect(of('rubric, faithfulness, relevance')).toEqual(['relevance', 'faithfulness']);
  });

  it.each<[Given, readonly SettingName[], readonly string[]]>([
    [ON, [], []],
    [
      { ...ON, 'judge-metrics': 'rubric, completion' },
      ['judge-metrics'],
      [
        'judge-metrics: rubric and completion: that is about summaries, not about turns; allowed here: relevance, coherence, faithfulness',
      ],
    ],
    [{ ...ON, 'judge-metrics': 'rubric' }, [], []],
    [{ ...ON, 'judge-metrics': 'coherence' }, ['judge-metrics'], []],
    [
      { ...ON, 'min-judge-overall': '0.5' },
      ['min-judge-overall'],
      ['min-judge-overall: this gate is about summaries, not about turns; leave it out here'],
    ],
    [{ ...ON, 'min-judge-overall': '0.5' }, [], []],
    [
      { 'min-judge-agreement': '0.5' },
      ['min-judge-agreement'],
      ['min-judge-agreement: this gate is about summaries, not about turns; leave it out here'],
    ],
    [{ 'min-coherence': '0.5' }, [], [`min-coherence: this gate ${OFF}`]],
    [{ ...ON, 'min-coherence': '0.5' }, [], []],
    [
      { ...ON, 'min-coherence': '0.5', 'judge-metrics': 'relevance' },
      [],
      ['min-coherence: this gate needs the metric coherence; add it to judge-metrics'],
    ],
    [
      { ...ON, 'max-hallucination': '0.5', 'judge-metrics': 'relevance' },
      [],
      ['max-hallucination: this gate needs the metric faithfulness; add it to judge-metrics'],
    ],
    [
      { ...ON, 'judge-model': 'a, b' },
      [],
      ['judge-model: turns are judged by one model, and this names several; name one'],
    ],
    [{ 'judge-model': 'a, b' }, [], []],
    [{ simulate: 'true' }, [], ['simulate: there is no judge to simulate; set judge to auto or required']],
    [
      { ...ON, 'judge-base-url': 'https://x.example' },
      [],
      [
        'judge-base-url: it is for judge-provider openai-compatible, and that is anthropic; set judge-provider, or leave it out; the address of a gateway is anthropic-base-url',
      ],
    ],
  ])('%j, of which %j are inputs: %j', (given, inputs, wanted) => {
    expect(told(turnProblems(valuesOf(given), originsOf(given, inputs), new Set()))).toEqual(wanted);
  });
});

describe('settings of a format of their own together', () => {
  const ABSENT = (names: string, list: string) =>
    `${names}: your summaries have no such dimension, since dimensions is ${list}; leave it out here, or name it there`;
  const TWO = { dimensions: 'title, summary' } as const;

  it.each<[Given, readonly string[]]>([
    [{}, []],
    [TWO, []],
    [{ ...TWO, weights: 'title=0.5, summary=0.5' }, []],
    [{ ...TWO, weights: 'title=0.5, summary=0.5, outcome=0' }, []],
    [
      { ...TWO, weights: 'title=0.5, outcome=0.25, aha_moments=0.25' },
      [`weights: ${ABSENT('outcome and aha_moments', 'title, summary')}`],
    ],
    [{ ...TWO, 'min-dimensions': 'title=0.5, outcome=0' }, [`min-dimensions: ${ABSENT('outcome', 'title, summary')}`]],
    [
      { ...TWO, 'max-regression': 'overall=0.1, outcome=0.2' },
      [`max-regression: ${ABSENT('outcome', 'title, summary')}`],
    ],
    [{ ...TWO, 'max-regression': '0.1' }, []],
    [
      { ...TWO, 'min-judge-dimensions': 'key_actions=0.5' },
      [`min-judge-dimensions: ${ABSENT('key_actions', 'title, summary')}`],
    ],
    [
      { ...TWO, 'fail-on': 'outcome, MISSING_ACTION, TITLE_EMPTY, form' },
      [`fail-on: ${ABSENT('outcome and MISSING_ACTION', 'title, summary')}`],
    ],
    [{ dimensions: 'title, outcome', 'fail-on': 'outcome' }, []],
    [
      { fields: 'summary=title.text' },
      ['fields: summary: its path begins with title, where title is read; name another key, or say where title is'],
    ],
    [{ fields: 'summary=title.text, title=headline' }, []],
    [{ fields: 'summary=summary.text' }, []],
    [
      { fields: 'name=title' },
      ['fields: name: its path begins with title, where title is read; name another key, or say where title is'],
    ],
    [{ fields: 'summary=outcome.text', ...TWO }, []],
    [{ fields: 'summary=topics_found.text' }, []],
  ])('%j: %j', (given, wanted) => expect(told(formatProblems(valuesOf(given)))).toEqual(wanted));

  it('name the field to blame', () => {
    expect(formatProblems(valuesOf({ fields: 'summary=title.text' }))[0]).toMatchObject({ key: 'summary' });
  });
});

describe('those who judge', () => {
  const of = (models: string, provider = 'anthropic') =>
    membersOf({ 'judge-model': models, 'judge-provider': provider }).map((one) => `${one.provider} ${one.model}`);

  it('are the models that are named, each of its provider', () => {
    expect(of('a')).toEqual(['anthropic a']);
    expect(of('a, openai-compatible:llama3:8b, other:b', 'command')).toEqual([
      ...['command a', 'openai-compatible llama3:8b', 'command other:b'],
    ]);
    expect([isPanel(valuesOf({ 'judge-model': 'a' })), isPanel(valuesOf({ 'judge-model': 'a, b' }))]).toEqual([
      false,
      true,
    ]);
  });

  it('are called by their models, and by their providers where two have the same', () => {
    const members = [
      { provider: 'anthropic', model: 'a' },
      { provider: 'command', model: 'a' },
      { provider: 'command', model: 'b' },
    ];
    expect(memberNames(members)).toEqual(['anthropic:a', 'command:a', 'b']);
  });
});
