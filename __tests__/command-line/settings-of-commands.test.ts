import { describe, expect, it } from '@jest/globals';
import { COMMANDS } from '../../src/command-line/catalogue.js';
import { COMPARE_SETTINGS } from '../../src/command-line/compare-settings.js';
import { SETTING_NAMES, SETTINGS, type SettingName } from '../../src/settings/table.js';

describe('the settings that help names', () => {
  it.each(COMMANDS)('of $name are settings, each once', ({ settings }) => {
    expect(settings.filter((name) => !SETTING_NAMES.includes(name))).toEqual([]);
    expect([...new Set(settings)]).toEqual(settings);
  });

  it('are all of them for the command that nobody names', () => {
    expect([...(COMMANDS[0]?.settings ?? [])].sort()).toEqual([...SETTING_NAMES].sort());
  });

  it.each(COMMANDS.filter(({ name }) => name !== 'init'))('of $name say where it works', ({ settings }) => {
    expect(settings).toContain('working-directory');
  });
});

describe('a comparison of variants', () => {
  it.each<SettingName>([
    'corpus',
    'rubric',
    'weights',
    'fail-on',
    'min-session',
    'limit',
    'dry-run',
    'fields',
    'judge',
    'judge-model',
    'judge-cassette',
    'judge-samples',
    'min-judge-session',
    'max-cost-usd',
    'anthropic-api-key',
  ])('heeds %s', (name) => {
    expect(COMPARE_SETTINGS).toContain(name);
  });

  it.each<SettingName>([
    'candidates',
    'baseline',
    'min-overall',
    'min-dimensions',
    'max-regression',
    'simulate',
    'alerts',
    'min-measured',
    'min-judge-agreement',
    'min-judge-overall',
    'waivers',
    'comment',
    'shard',
    'merge-from',
  ])('does not heed %s', (name) => {
    expect(COMPARE_SETTINGS).not.toContain(name);
  });

  it('heeds all that is set of the judge, but for alerts and what is made up; its gates are no settings of the judge', () => {
    const ofJudge = SETTING_NAMES.filter((name) => SETTINGS[name].group === 'judge');
    expect(ofJudge.filter((name) => !COMPARE_SETTINGS.includes(name)).sort()).toEqual(['alerts', 'simulate']);
  });
});
