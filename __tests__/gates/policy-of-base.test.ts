import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { DIMENSIONS } from '../../src/core/summary.js';
import { isPolicy, underNewerGates, underPolicyOf } from '../../src/gates/policy-of-base.js';
import { thresholdsOf } from '../../src/settings/gate-settings.js';
import { resolveSettings } from '../../src/settings/resolve.js';
import type { Input, ResolvedSettings } from '../../src/settings/resolved.js';
import { SETTING_NAMES, SETTINGS, type SettingName } from '../../src/settings/table.js';
import { runs } from '../builders/long-runs.js';
import { makeWorkspace } from '../builders/workspace.js';

const { files } = makeWorkspace({ 'golden-corpus/.keep': '', 'candidates/.keep': '', 'copies/.keep': '' });

/** Settings with this config file. */
function withConfig(config: object | null, inputs: readonly (readonly [SettingName, string])[] = []): ResolvedSettings {
  const own = {
    ...files,
    kind: (path: string) => (path === '.github/summary-gate.yml' && config !== null ? 'file' : files.kind(path)),
    read: (path: string) =>
      path === '.github/summary-gate.yml'
        ? ({ kind: 'text', text: JSON.stringify(config), invalidLines: new Set<number>() } as const)
        : files.read(path),
  } as typeof files;
  return resolveSettings(
    new Map(inputs.map(([name, text]): [SettingName, Input] => [name, { text, label: name }])),
    own,
  );
}

const everythingIsThere = (): boolean => true;

function held(own: object | null, base: object | null) {
  const under = underPolicyOf(withConfig(own), [withConfig(base)], everythingIsThere);
  return { values: under.settings.values, changed: under.changed.map(({ name }) => name) };
}

describe('the settings of a pull request', () => {
  it.each<[string, object | null, object | null, Readonly<Record<string, unknown>>, readonly string[]]>([
    ['as the base has them', { 'min-overall': 0.7 }, { 'min-overall': 0.7 }, { 'min-overall': 0.7 }, []],
    ['a higher floor', { 'min-overall': 0.8 }, { 'min-overall': 0.7 }, { 'min-overall': 0.8 }, []],
    ['a lower floor', { 'min-overall': 0.6 }, { 'min-overall': 0.7 }, { 'min-overall': 0.7 }, ['min-overall']],
    ['no floor', { 'min-overall': 'none' }, { 'min-overall': 0.7 }, { 'min-overall': 0.7 }, ['min-overall']],
    ['no floor in place of the default', { 'min-overall': 'none' }, null, { 'min-overall': 0.55 }, ['min-overall']],
    ['a floor where there was none', { 'min-session': 0.4 }, { 'min-session': 'none' }, { 'min-session': 0.4 }, []],
    ['no config file any more', null, { 'min-overall': 0.7 }, { 'min-overall': 0.7 }, ['min-overall']],
    ['a larger drop', { 'max-regression': 1 }, null, { 'max-regression': 0.02 }, ['max-regression']],
    ['a smaller drop', { 'max-regression': 0.01 }, null, { 'max-regression': 0.01 }, []],
    [
      'a map of drops in place of a number',
      { 'max-regression': { overall: 0.5, outcome: 0.1 } },
      { 'max-regression': 0.02 },
      { 'max-regression': { overall: 0.02, outcome: 0.1 } },
      ['max-regression'],
    ],
    [
      'a number in place of a map of drops',
      { 'max-regression': 0.01 },
      { 'max-regression': { overall: 0.02, outcome: 0.1 } },
      { 'max-regression': { overall: 0.01, outcome: 0.1 } },
      ['max-regression'],
    ],
    [
      'a dimension that may lose more than all may by max-t',
      { 'max-regression': { outcome: 0.5 }, multiplicity: 'max-t' },
      { 'max-regression': 0.03, multiplicity: 'holm' },
      { 'max-regression': { overall: 0.02, outcome: 0.03 } },
      ['max-regression'],
    ],
    ['all dimensions by max-t', { multiplicity: 'max-t' }, null, { multiplicity: 'max-t' }, []],
    [
      'dimensions no more',
      { multiplicity: 'none' },
      { multiplicity: 'max-t' },
      { multiplicity: 'max-t' },
      ['multiplicity'],
    ],
    [
      'a number in place of auto',
      { 'max-session-regression': 0.9 },
      null,
      { 'max-session-regression': 'auto' },
      ['max-session-regression'],
    ],
    [
      'one dimension up, one down, one away, one new',
      { 'min-dimensions': { title: 0.9, summary: 0.1, outcome: 0.3 } },
      { 'min-dimensions': { title: 0.5, summary: 0.5, key_actions: 0.5 } },
      { 'min-dimensions': { title: 0.9, summary: 0.5, key_actions: 0.5, outcome: 0.3 } },
      ['min-dimensions'],
    ],
    [
      'fewer findings',
      { 'fail-on': 'outcome, ungrounded=4, contradiction' },
      { 'fail-on': 'outcome=1, form, ungrounded=2' },
      { 'fail-on': { outcome: 0, form: 0, ungrounded: 2, contradiction: 0 } },
      ['fail-on'],
    ],
    [
      'more findings',
      { 'fail-on': 'form, outcome' },
      { 'fail-on': 'form' },
      { 'fail-on': { form: 0, outcome: 0 } },
      [],
    ],
    ['fewer sessions', { limit: 1 }, null, { limit: null }, ['limit']],
    ['more sessions', { limit: 9 }, { limit: 3 }, { limit: 9 }, []],
    ['nothing to score', { 'allow-empty': true }, null, { 'allow-empty': false }, ['allow-empty']],
    ['drafts no more', { 'allow-unreviewed': false }, { 'allow-unreviewed': true }, { 'allow-unreviewed': false }, []],
    ['no judge', { judge: 'off' }, { judge: 'required' }, { judge: 'required' }, ['judge']],
    ['a judge', { judge: 'auto' }, null, { judge: 'auto' }, []],
    [
      'fewer samples',
      { 'min-samples-pass': '1/3' },
      { 'min-samples-pass': '2/3' },
      { 'min-samples-pass': '2/3' },
      ['min-samples-pass'],
    ],
    ['other weights', { weights: { title: 1 } }, null, { weights: SETTINGS.weights.default }, ['weights']],
    [
      'another rubric, whose gates are lower',
      { rubric: 'v1' },
      null,
      { rubric: 'v2', 'min-overall': 0.55, 'min-session': 0.25 },
      ['rubric'],
    ],
    [
      'fewer dimensions, and nothing that follows from them',
      { dimensions: 'title, summary' },
      null,
      { weights: SETTINGS.weights.default, 'fail-on': SETTINGS['fail-on'].default, dimensions: [...DIMENSIONS] },
      ['dimensions'],
    ],
    [
      'another place for the report, with fewer files and no annotations',
      { 'report-dir': 'copies', 'report-formats': 'junit', annotations: false },
      null,
      {
        'report-dir': 'summary-gate-report',
        'report-formats': ['json', 'markdown', 'html', 'junit'],
        annotations: true,
      },
      ['annotations', 'report-dir', 'report-formats'],
    ],
    [
      'another way to ask the judge',
      { judge: 'auto', 'judge-mode': 'absolute', 'judge-metrics': 'relevance', 'judge-timeout-seconds': 0.1 },
      { judge: 'auto', 'judge-metrics': 'rubric', 'judge-deadline-seconds': 100 },
      {
        'judge-mode': 'paired',
        'judge-metrics': ['rubric', 'relevance'],
        'judge-timeout-seconds': 30,
        'judge-deadline-seconds': 600,
      },
      ['judge-metrics', 'judge-mode', 'judge-timeout-seconds'],
    ],
    [
      'other alerts',
      { judge: 'auto', alerts: 'none' },
      { judge: 'auto' },
      { alerts: SETTINGS.alerts.default },
      ['alerts'],
    ],
    [
      'a judge of its own, where the base has none',
      { judge: 'auto', 'judge-mode': 'absolute' },
      null,
      { judge: 'auto', 'judge-mode': 'absolute' },
      [],
    ],
    ['other candidates', { candidates: 'copies' }, null, { candidates: 'candidates' }, ['candidates']],
    [
      'no comment',
      { comment: 'never', 'comment-key': 'x' },
      null,
      { comment: 'always', 'comment-key': 'default' },
      ['comment', 'comment-key'],
    ],
    [
      'a stricter gate on a dimension that it brings',
      { dimensions: 'title, summary', 'min-dimensions': { summary: 0.9 } },
      { dimensions: 'title, key_actions', 'min-dimensions': { title: 0.5 } },
      { dimensions: ['title', 'key_actions'], 'min-dimensions': { title: 0.5 } },
      ['min-dimensions', 'dimensions'],
    ],
  ])('%s', (_, own, base, values, changed) => {
    const result = held(own, base);
    expect(result.values).toMatchObject(values);
    for (const [name, value] of Object.entries(values)) expect(result.values).toHaveProperty([name], value);
    expect([...result.changed].sort()).toEqual([...changed].sort());
  });

  it('hold where they have no order, each of them, and where the judge is asked otherwise', () => {
    const own = {
      ...{ fields: { title: 'headline' }, outcomes: { meh: 'success' }, waivers: 'mine.yml', baseline: 'mine.json' },
      ...{ 'min-judge-agreement': 0.1, 'judge-transport': 'batch', 'meta-judge-model': 'mine', 'report-dir': 'mine' },
    };
    const result = held({ ...own, judge: 'auto' }, { judge: 'auto' });
    expect(result.changed).toEqual(expect.arrayContaining(Object.keys(own)));
    for (const [name, value] of Object.entries(own)) expect(result.values).not.toHaveProperty([name], value);
  });

  it('count as inputs, whatever the base says: the workflow is trusted', () => {
    const own = withConfig({ weights: { title: 1 } }, [['min-overall', '0.1']]);
    const base = withConfig({ 'min-overall': 0.9 }, [['min-overall', '0.1']]);
    const { settings, changed } = underPolicyOf(own, [base], everythingIsThere);
    expect(settings.values['min-overall']).toBe(0.1);
    expect(settings.origins['min-overall']).toBe('input');
    expect(changed.map(({ name }) => name)).toEqual(['weights']);
  });

  it('are no change where any state of the base has them', () => {
    const own = withConfig({ 'min-overall': 0.4, weights: { title: 1 } });
    const bases = [withConfig({ 'min-overall': 0.6 }), withConfig({ 'min-overall': 0.4, weights: { title: 1 } })];
    const { settings, changed } = underPolicyOf(own, bases, everythingIsThere);
    expect(settings.values['min-overall']).toBe(0.4);
    expect(changed).toEqual([]);
  });

  it('move what is not where the base has it, and say so', () => {
    const under = underPolicyOf(
      withConfig({ candidates: 'copies' }),
      [withConfig(null)],
      (path) => path !== 'candidates',
    );
    expect(under.settings.values.candidates).toBe('copies');
    expect(under.changed).toEqual([
      { name: 'candidates', wanted: 'copies', base: 'candidates', counts: 'pull_request' },
    ]);
  });

  it.each<[string, object | null, object | null, Readonly<Record<string, unknown>>, readonly string[]]>([
    ['raised', { 'min-overall': 0.6 }, { 'min-overall': 0.9 }, { 'min-overall': 0.9 }, ['min-overall']],
    ['lowered', { 'min-overall': 0.6 }, { 'min-overall': 0.4 }, { 'min-overall': 0.6 }, []],
    [
      'of dimensions that were not there then',
      { dimensions: 'title, summary' },
      { 'min-dimensions': { key_actions: 0.5 }, 'min-session': 0.5 },
      { 'min-dimensions': null, 'min-session': 0.5 },
      ['min-session'],
    ],
    [
      'of a judge that was not there then',
      null,
      { judge: 'auto', 'min-judge-overall': 0.5 },
      { 'min-judge-overall': null },
      [],
    ],
    ['beside another corpus', { corpus: 'copies' }, null, { corpus: 'copies' }, []],
  ])(
    'of an old checkout are those of that time but for gates that the base has %s',
    (_, own, newest, values, names) => {
      const under = underNewerGates(withConfig(own), withConfig(newest));
      for (const [name, value] of Object.entries(values)) expect(under.settings.values).toHaveProperty([name], value);
      expect(under.changed.map(({ name }) => name)).toEqual(names);
    },
  );

  it('are told as they could stand in an input', () => {
    const { changed } = underPolicyOf(
      withConfig({ 'fail-on': 'none', 'min-dimensions': 'none', candidates: ['copies', 'candidates'] }),
      [withConfig({ 'fail-on': 'form=2, unusable', 'min-dimensions': { title: 0.5 } })],
      everythingIsThere,
    );
    expect(changed).toEqual([
      { name: 'fail-on', wanted: 'none', base: 'unusable, form=2', counts: 'base' },
      { name: 'min-dimensions', wanted: 'none', base: 'title=0.5', counts: 'base' },
      { name: 'candidates', wanted: 'copies, candidates', base: 'candidates', counts: 'base' },
    ]);
  });

  it('are never looser than those of the base', () => {
    const floor = fc.option(fc.constantFrom(0.1, 0.4, 0.55, 0.9), { nil: 'none' });
    const config = fc.option(
      fc.record(
        {
          'min-overall': floor,
          'min-session': floor,
          'max-regression': fc.oneof(floor, fc.constantFrom('outcome=0.4', 'overall=0.1, title=0.2')),
          'max-new-failures': fc.constantFrom(0, 3, 'none'),
          'min-dimensions': fc.dictionary(fc.constantFrom('title', 'summary'), fc.constantFrom(0.2, 0.8), {
            minKeys: 1,
          }),
          'fail-on': fc.constantFrom('none', 'form', 'form=3, outcome', 'unusable, ungrounded=1'),
        },
        { requiredKeys: [] },
      ),
    );
    fc.assert(
      fc.property(config, config, (own, base) => {
        const wanted = withConfig(own).values;
        const { settings } = underPolicyOf(withConfig(own), [withConfig(base)], everythingIsThere);
        const { values } = settings;
        const before = withConfig(base).values;
        for (const other of [wanted, before]) {
          for (const name of ['min-overall', 'min-session'] as const)
            expect(values[name] ?? 0).toBeGreaterThanOrEqual(other[name] ?? 0);
          expect(values['max-new-failures'] ?? Infinity).toBeLessThanOrEqual(other['max-new-failures'] ?? Infinity);
          for (const { of, threshold } of thresholdsOf(other['max-regression'])) {
            const held = thresholdsOf(values['max-regression']).find((one) => one.of === of);
            expect(held?.threshold ?? Infinity).toBeLessThanOrEqual(threshold);
          }
          for (const [of, count] of Object.entries(other['fail-on'] ?? {}))
            expect(new Map(Object.entries(values['fail-on'] ?? {})).get(of) ?? Infinity).toBeLessThanOrEqual(count);
          for (const [of, rate] of Object.entries(other['min-dimensions'] ?? {}))
            expect(new Map(Object.entries(values['min-dimensions'] ?? {})).get(of) ?? 0).toBeGreaterThanOrEqual(rate);
        }
        // What is held once stays as it is.
        const again = underPolicyOf(settings, [withConfig(base)], everythingIsThere);
        expect(again.settings.values).toEqual(values);
        expect(again.changed).toEqual([]);
      }),
      { numRuns: runs(500) },
    );
  });

  it('hold every setting of scoring and of gates, which a pull request could weaken otherwise', () => {
    const all = SETTING_NAMES.filter((name) => ['gates', 'scoring'].includes(SETTINGS[name].group));
    expect(all.filter((name) => !isPolicy(name))).toEqual([]);
  });

  it('decide about nothing but what a config file may hold', () => {
    expect(SETTING_NAMES.filter((name) => isPolicy(name) && SETTINGS[name].trusted)).toEqual([]);
  });
});

describe('a setting that is the default anyway', () => {
  it('is still asked for where the base names it and the pull request does not', () => {
    const named = { 'min-overall': 0.55 };
    const under = underPolicyOf(withConfig({}), [withConfig(named)], everythingIsThere);
    expect([under.settings.origins['min-overall'], under.changed]).toEqual(['config', []]);
    expect(underPolicyOf(withConfig({}), [withConfig({})], everythingIsThere).settings.origins['min-overall']).toBe(
      'default',
    );
  });
});
