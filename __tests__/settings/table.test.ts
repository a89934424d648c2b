import { describe, expect, it } from '@jest/globals';
import { defaultText } from '../../src/command-line/help.js';
import { DIMENSIONS } from '../../src/core/summary.js';
import { RUBRICS } from '../../src/rubric/score.js';
import { JUDGE_TRANSPORTS } from '../../src/settings/judge-settings.js';
import { SETTING_NAMES, SETTINGS } from '../../src/settings/table.js';

const OTHERS = {
  rubric: 'v2',
  'judge-provider': 'anthropic',
  'judge-model': 'a-model',
  'judge-command': null,
  'judge-transport': 'direct',
  dimensions: DIMENSIONS,
} as const;

describe('the table of settings', () => {
  it('keeps the names and defaults that other people rely on', () => {
    expect(Object.fromEntries(SETTING_NAMES.map((name) => [name, SETTINGS[name].default]))).toMatchObject({
      config: null,
      'working-directory': '.',
      corpus: 'golden-corpus',
      candidates: 'candidates',
      'report-dir': 'summary-gate-report',
      rubric: 'v2',
      weights: { title: 0.2, summary: 0.3, key_actions: 0.3, outcome: 0.1, aha_moments: 0.1 },
      'fail-on': { unusable: 0, form: 0, outcome: 0, requirement: 0, ungrounded: 0 },
      'min-overall': 0.55,
      'min-dimensions': null,
      'min-session': 0.25,
      limit: null,
      'allow-empty': false,
      'warn-only': false,
      comment: 'always',
      'comment-key': 'default',
      'answer-comments': false,
      'pull-request': null,
      annotations: true,
      'check-run': null,
    });
  });

  it('trusts the config file with nothing that could switch off the gate or lead it elsewhere', () => {
    for (const name of ['config', 'working-directory', 'warn-only', 'github-token'] as const)
      expect(SETTINGS[name].trusted).toBe(true);
  });

  // Levels of alerts are a mapping, which only a config file can say.
  it('accepts the default of alerts as a mapping', () => {
    const { kind, default: value } = SETTINGS.alerts;
    const mapping = new Map(
      Object.entries(value ?? {}).map(([metric, levels]) => [metric, new Map<string, number>(Object.entries(levels))]),
    );
    expect(kind.parse(mapping)).toEqual({ value });
  });

  it.each(SETTING_NAMES.filter((name) => !['config', 'waivers', 'alerts'].includes(name)))(
    'accepts the default of %s as people would write it',
    (name) => {
      // What the default is beside another setting stands in brackets.
      const text = defaultText(name).replace(/ \(.*\)$/, '');
      const parsed = SETTINGS[name].kind.parse(text);
      expect(parsed).toEqual({ value: SETTINGS[name].default });
    },
  );

  it.each([
    ['min-overall', 0.55, 0.5],
    ['min-session', 0.25, null],
  ] as const)('says what %s is with each rubric', (name, withV2, withV1) => {
    const [, usual, old] = /^(\S+) \((\S+) with rubric v1\)$/.exec(defaultText(name)) ?? [];
    const { kind, default: value, defaultWith } = SETTINGS[name];
    expect([usual, old].map((text) => kind.parse(text ?? ''))).toEqual([{ value: withV2 }, { value: withV1 }]);
    expect([value, ...RUBRICS.map((rubric) => defaultWith?.({ ...OTHERS, rubric }))]).toEqual([withV2, withV1, withV2]);
  });

  it('says what judge-deadline-seconds is with each transport', () => {
    const [, usual, patient] =
      /^(\S+) \((\S+) with judge-transport batch\)$/.exec(defaultText('judge-deadline-seconds')) ?? [];
    const { default: value, defaultWith } = SETTINGS['judge-deadline-seconds'];
    expect([usual, patient].map(Number)).toEqual([600, 3600]);
    const wanted = JUDGE_TRANSPORTS.map((transport) => defaultWith?.({ ...OTHERS, 'judge-transport': transport }));
    expect([value, ...wanted]).toEqual([600, 600, 3600]);
  });

  it('has no other default that depends on a setting', () => {
    expect(SETTING_NAMES.filter((name) => SETTINGS[name].defaultWith !== undefined)).toEqual([
      'weights',
      'fail-on',
      'min-overall',
      'min-session',
      'judge-provider',
      'judge-model',
      'judge-timeout-seconds',
      'judge-deadline-seconds',
      'max-cost-usd',
    ]);
  });

  it.each(SETTING_NAMES)('describes %s in one sentence, and says what is allowed', (name) => {
    const { description, kind } = SETTINGS[name];
    expect(description).toMatch(/^[A-Z][^\n]+\.$/);
    expect(kind.allowed).toMatch(/^\S[^\n]*[^\s.]$/);
  });

  it.each(SETTING_NAMES)('names %s so that it is an input, a flag and a YAML key as it stands', (name) => {
    expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });
});
