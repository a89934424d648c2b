import { describe, expect, it } from '@jest/globals';
import { underNewerGates, underPolicyOf } from '../../src/gates/policy-of-base.js';
import { resolveSettings } from '../../src/settings/resolve.js';
import type { ChangedSetting, Input, ResolvedSettings } from '../../src/settings/resolved.js';
import { SETTINGS, type SettingName } from '../../src/settings/table.js';
import { makeWorkspace } from '../builders/workspace.js';

const CONFIG = '.github/summary-gate.yml';
const { files } = makeWorkspace({ 'golden-corpus/.keep': '', 'candidates/.keep': '', 'copies/.keep': '' });

/** Settings with this config file. */
function withConfig(config: object | null, inputs: readonly (readonly [SettingName, string])[] = []): ResolvedSettings {
  const own = {
    ...files,
    kind: (path: string) => (path === CONFIG && config !== null ? 'file' : files.kind(path)),
    read: (path: string) =>
      path === CONFIG
        ? ({ kind: 'text', text: JSON.stringify(config), invalidLines: new Set<number>() } as const)
        : files.read(path),
  } as typeof files;
  return resolveSettings(
    new Map(inputs.map(([name, text]): [SettingName, Input] => [name, { text, label: name }])),
    own,
  );
}

const there = (): boolean => true;
const held = (own: object | null, base: object | null, isThere: (path: string) => boolean = there) =>
  underPolicyOf(withConfig(own), [withConfig(base)], isThere);

describe('one setting of a pull request', () => {
  it.each<[SettingName, unknown, unknown, unknown, ChangedSetting['counts'] | null]>([
    ['min-overall', 0.6, 0.6, 0.6, null],
    ['min-overall', 0.7, 0.6, 0.7, null],
    ['min-overall', 0.5, 0.6, 0.6, 'base'],
    ['min-session', 'none', 0.6, 0.6, 'base'],
    ['min-session', 0.1, 'none', 0.1, null],
    ['max-drift', 0.2, 0.1, 0.1, 'base'],
    ['max-drift', 0.05, 0.1, 0.05, null],
    ['max-drift', 0.05, 'none', 0.05, null],
    ['max-session-regression', 'auto', 0.3, 0.3, 'base'],
    ['max-session-regression', 0.2, 0.3, 0.2, null],
    ['max-session-regression', 'none', 'auto', 'auto', 'base'],
    ['max-new-failures', 2, 1, 1, 'base'],
    [
      'max-regression',
      { overall: 0.1, title: 0.1 },
      { overall: 0.2, outcome: 0.3 },
      { overall: 0.1, outcome: 0.3, title: 0.1 },
      'base',
    ],
    ['max-regression', { overall: 0.3, title: 0.1 }, 0.2, { overall: 0.2, title: 0.1 }, 'base'],
    ['max-regression', 0.3, { overall: 0.2, title: 0.5 }, { overall: 0.2, title: 0.5 }, 'base'],
    ['min-samples-pass', '2/3', '1/2', '2/3', null],
    ['min-samples-pass', '0.4', '1/2', '1/2', 'base'],
    ['min-samples-pass', '0.5', '1/2', '0.5', null],
    ['min-measured', 0.5, 0.8, 0.8, 'base'],
    ['min-measured', 0.9, 0.8, 0.9, null],
    ['judge', 'off', 'auto', 'auto', 'base'],
    ['judge', 'auto', 'required', 'required', 'base'],
    ['judge', 'required', 'auto', 'required', null],
    ['judge', 'auto', 'off', 'auto', null],
    ['annotations', false, true, true, 'base'],
    ['annotations', true, false, true, null],
    ['limit', 5, 9, 9, 'base'],
    ['limit', 9, 5, 9, null],
    ['limit', 'none', 5, null, null],
    ['limit', 5, 'none', null, 'base'],
    ['allow-empty', true, false, false, 'base'],
    ['allow-empty', false, true, false, null],
    ['allow-unreviewed', true, false, false, 'base'],
    ['allow-unreviewed', false, true, false, null],
    ['multiplicity', 'none', 'max-t', 'max-t', 'base'],
    ['multiplicity', 'max-t', 'none', 'max-t', null],
    ['report-formats', 'json', 'json,junit', ['json', 'junit'], 'base'],
    ['comment', 'never', 'always', 'always', 'base'],
    ['comment', 'always', 'never', 'never', 'base'],
    ['min-judge-agreement', 0.9, 0.5, 0.5, 'base'],
  ])('%s: %j where the base has %j is %j', (name, own, base, wanted, counts) => {
    const { settings, changed } = held({ [name]: own }, { [name]: base });
    expect(settings.values[name] ?? null).toEqual(wanted === 'none' ? null : wanted);
    const ofIt = changed.filter((one) => one.name === name);
    expect(ofIt.map((one) => one.counts)).toEqual(counts === null ? [] : [counts]);
  });

  it('is told as JSON where a map has maps', () => {
    const { changed } = held({ judge: 'auto', alerts: 'none' }, { judge: 'auto' });
    expect(changed).toMatchObject([
      { name: 'alerts', wanted: 'none', base: expect.stringMatching(/^\{"coherence":\{"/) },
    ]);
  });

  it('is as it is where there is no base', () => {
    const own = withConfig({ 'min-overall': 0.1 });
    expect(underPolicyOf(own, [], there)).toEqual({ settings: own, changed: [] });
  });

  it('is told with its words and those of the base', () => {
    const told = (name: SettingName, own: unknown, base: unknown) => {
      const [change] = held({ [name]: own }, { [name]: base }).changed.filter((one) => one.name === name);
      return [change?.wanted, change?.base];
    };
    expect(told('min-overall', 'none', 0.75)).toEqual(['none', '0.75']);
    expect(told('annotations', false, true)).toEqual(['false', 'true']);
    expect(told('report-formats', ['json'], ['json', 'junit'])).toEqual(['json', 'json, junit']);
    expect(told('fail-on', 'none', 'form')).toEqual(['none', 'form=0']);
    expect(told('fail-on', 'none', 'unusable, form, outcome=2')).toEqual(['none', 'unusable, form, outcome=2']);
    expect(told('weights', { title: 1 }, { title: 0.25, summary: 0.75 })[1]).toMatch(/^title=0\.25, summary=0\.75/);
    expect(told('dimensions', ['title'], ['title', 'summary'])).toEqual(['title', 'title, summary']);
    expect(told('outcomes', { meh: 'success' }, { fine: 'success' })).toEqual(['meh=success', 'fine=success']);
  });
});

describe('where a setting comes from', () => {
  const origin = (name: SettingName, own: object | null, base: object | null) => held(own, base).settings.origins[name];
  it.each<[string, SettingName, object | null, object | null, string]>([
    ['stricter, and from its file', 'min-overall', { 'min-overall': 0.6 }, null, 'config'],
    ['looser than the default', 'min-overall', { 'min-overall': 0.5 }, null, 'default'],
    ['looser than the file of the base', 'min-overall', { 'min-overall': 0.5 }, { 'min-overall': 0.6 }, 'config'],
    ['a default, looser than the file of the base', 'min-overall', null, { 'min-overall': 0.6 }, 'config'],
    ['a default, stricter than the file of the base', 'min-overall', null, { 'min-overall': 0.5 }, 'default'],
    ['one that neither has', 'min-session', {}, {}, 'default'],
  ])('%s', (_, name, own, base, wanted) => expect(origin(name, own, base)).toBe(wanted));
});

describe('what follows from another setting', () => {
  it.each([
    [{ rubric: 'v1' }, null],
    [null, { rubric: 'v1' }],
  ])('is that of the base, and only the other is named: %j on %j', (own, base) => {
    const { settings, changed } = held(own, base);
    expect(settings.values).toEqual({ ...withConfig(base).values, config: withConfig(own).values.config });
    expect(changed.map(({ name }) => name)).toEqual(['rubric']);
  });

  it('is named where somebody has said it', () => {
    const { changed } = held({ rubric: 'v1', 'min-overall': 0.01 }, null);
    expect(changed.map(({ name }) => name).toSorted()).toEqual(['min-overall', 'rubric']);
  });
});

describe('a path of the base that is not there', () => {
  const gone =
    (...paths: readonly string[]) =>
    (path: string) =>
      !paths.includes(path);
  it.each<[string, object, object, readonly string[], unknown, readonly ChangedSetting['counts'][]]>([
    [
      'is that of the pull request',
      { baseline: 'b.json' },
      { baseline: 'a.json' },
      ['a.json'],
      'b.json',
      ['pull_request'],
    ],
    ['is that of the base where it is there', { baseline: 'b.json' }, { baseline: 'a.json' }, [], 'a.json', ['base']],
    ['cannot be left out', { baseline: 'none' }, { baseline: 'a.json' }, ['a.json'], 'a.json', ['base']],
    ['cannot be looked for elsewhere', { baseline: 'auto' }, { baseline: 'a.json' }, ['a.json'], 'a.json', ['base']],
    ['is none where the base looks for it', { baseline: 'b.json' }, { baseline: 'auto' }, ['auto'], 'auto', ['base']],
    ['is none where the base has none', { baseline: 'b.json' }, { baseline: 'none' }, ['none', 'null'], null, ['base']],
  ])('%s', (_, own, base, paths, wanted, counts) => {
    const { settings, changed } = held(own, base, gone(...paths));
    expect(settings.values.baseline).toBe(wanted);
    expect(changed.map((one) => one.counts)).toEqual(counts);
  });

  it('may be one of several', () => {
    const base = { candidates: ['candidates', 'copies'] };
    const moved = held({ candidates: 'copies' }, base, gone('candidates'));
    expect(moved.settings.values.candidates).toBe('copies');
    expect(moved.changed).toEqual([
      { name: 'candidates', wanted: 'copies', base: 'candidates, copies', counts: 'pull_request' },
    ]);
    expect(held({ candidates: 'copies' }, base).changed).toMatchObject([{ counts: 'base' }]);
  });

  it('moves paths alone', () => {
    const { settings } = held({ 'report-dir': 'copies', weights: { title: 1 } }, null, () => false);
    expect(settings.values['report-dir']).toBe(SETTINGS['report-dir'].default);
    expect(settings.values.weights).toEqual(SETTINGS.weights.default);
  });
});

describe('drops of dimensions where the base lets none lose more than the overall', () => {
  const drops = (own: unknown, base: unknown, multiplicity = 'max-t') =>
    held({ 'max-regression': own, multiplicity }, { 'max-regression': base, multiplicity }).settings.values[
      'max-regression'
    ];
  it.each([
    [{ overall: 0.5, outcome: 0.5 }, 0.03, 'max-t', { overall: 0.03, outcome: 0.03 }],
    [{ overall: 0.5, outcome: 0.5 }, 0.03, 'none', { overall: 0.03, outcome: 0.5 }],
    [{ overall: 0.01, outcome: 0.02 }, 0.03, 'max-t', { overall: 0.01, outcome: 0.02 }],
    [
      { overall: 0.5, title: 0.5 },
      { overall: 0.03, title: 0.1, outcome: 0.2 },
      'max-t',
      { overall: 0.03, title: 0.1, outcome: 0.2 },
    ],
    [0.5, { overall: 0.03, title: 0.1 }, 'max-t', { overall: 0.03, title: 0.1 }],
    [{ overall: 0.5, title: 0.5 }, 'none', 'max-t', { overall: 0.5, title: 0.5 }],
  ])('%j on %j with %s: %j', (own, base, multiplicity, wanted) =>
    expect(drops(own, base, multiplicity)).toEqual(wanted),
  );
});

describe('a changed config file of an old checkout', () => {
  const since = (own: object, then: object, now: object) =>
    underPolicyOf(withConfig(own), [withConfig(then), withConfig(now)], there);

  it.each<[string, object, object, object, unknown]>([
    ['held to a gate that was raised', { 'min-overall': 0.4 }, { 'min-overall': 0.4 }, { 'min-overall': 0.9 }, 0.9],
    ['not held to one that was lowered', { 'min-overall': 0.5 }, { 'min-overall': 0.9 }, { 'min-overall': 0.4 }, 0.5],
    [
      'held to one that was lowered less far',
      { 'min-overall': 0.3 },
      { 'min-overall': 0.9 },
      { 'min-overall': 0.4 },
      0.4,
    ],
  ])('is %s since', (_, own, then, now, wanted) => {
    expect(since({ ...own, annotations: false }, then, now).settings.values['min-overall']).toBe(wanted);
  });

  it('is held to no gate on a dimension that was not there then, but to those of its time', () => {
    const then = { dimensions: 'title, summary', 'min-dimensions': { title: 0.6 } };
    const now = { 'min-dimensions': { key_actions: 0.5, title: 0.9 } };
    const { settings } = since({ ...then, 'min-dimensions': { title: 0.3 } }, then, now);
    expect(settings.values['min-dimensions']).toEqual({ title: 0.6 });
  });

  it('is held to no gate on a judge that was not there then', () => {
    const { settings } = since({ annotations: false }, {}, { judge: 'auto', 'min-judge-overall': 0.5 });
    expect(settings.values).toMatchObject({ judge: 'off', 'min-judge-overall': null });
  });
});

describe('an old checkout under gates that were raised since', () => {
  const newer = (own: object | null, newest: object | null) => underNewerGates(withConfig(own), withConfig(newest));

  it('holds what is stricter, says so, and where it comes from', () => {
    const { settings, changed } = newer(null, { 'min-overall': 0.9, 'max-drift': 0.1, 'min-session': 0.01 });
    expect(settings.values).toMatchObject({
      'min-overall': 0.9,
      'max-drift': 0.1,
      'min-session': SETTINGS['min-session'].default,
    });
    expect(settings.origins).toMatchObject({
      'min-overall': 'config',
      'max-drift': 'config',
      'min-session': 'default',
    });
    expect(changed).toEqual(
      [
        { name: 'min-overall', wanted: String(SETTINGS['min-overall'].default), base: '0.9' },
        { name: 'max-drift', wanted: 'none', base: '0.1' },
      ].map((one) => ({ ...one, counts: 'base', isBehind: true })),
    );
  });

  it('holds a map that is stricter than either as that of nobody', () => {
    const { settings, changed } = newer(
      { 'min-dimensions': { title: 0.5 } },
      { 'min-dimensions': { title: 0.2, summary: 0.4 } },
    );
    expect(settings.values['min-dimensions']).toEqual({ title: 0.5, summary: 0.4 });
    expect(settings.origins['min-dimensions']).toBe('config');
    expect(changed).toMatchObject([{ wanted: 'title=0.5', base: 'title=0.5, summary=0.4' }]);
  });

  it('holds dimensions to what the overall may lose now', () => {
    const own = { 'max-regression': { overall: 0.02, outcome: 0.5 } };
    const { settings } = newer(own, { 'max-regression': 0.02, multiplicity: 'max-t' });
    expect(settings.values['max-regression']).toEqual({ overall: 0.02, outcome: 0.02 });
  });

  it('leaves what an input says', () => {
    const own = withConfig(null, [['min-overall', '0.1']]);
    const { settings, changed } = underNewerGates(own, withConfig({ 'min-overall': 0.9 }));
    expect([settings.values['min-overall'], settings.origins['min-overall'], changed]).toEqual([0.1, 'input', []]);
  });

  it('leaves what no gate is', () => {
    const { settings, changed } = newer(null, { judge: 'required', weights: { title: 1 }, limit: 5 });
    expect([settings.values, changed]).toEqual([withConfig(null).values, []]);
  });
});
