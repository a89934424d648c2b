import { describe, expect, it } from '@jest/globals';
import { hasVerdict, type Job, jobOf } from '../../src/run/job.js';
import { settingsOfInputs } from '../../src/settings/resolve.js';
import { scaleProblems } from '../../src/settings/rules.js';
import type { SettingName } from '../../src/settings/table.js';

const FLAGS = { 'merge-from': 'parts', 'dry-run': 'true', shard: '2/3' } as const;
type Flag = keyof typeof FLAGS;

function settingsWith(...flags: readonly Flag[]) {
  return settingsOfInputs(
    new Map(
      flags.map((flag): [SettingName, { text: string; label: string }] => [flag, { text: FLAGS[flag], label: flag }]),
    ),
  );
}

const SHARD: Job = { kind: 'shard', shard: { index: 2, of: 3 } };
const MERGE: Job = { kind: 'merge', folders: ['parts'] };

describe('the job of a run', () => {
  it.each<readonly [readonly Flag[], Job, 'verdict' | 'none']>([
    [[], { kind: 'score' }, 'verdict'],
    [['shard'], SHARD, 'none'],
    [['dry-run'], { kind: 'dry run' }, 'none'],
    [['shard', 'dry-run'], { kind: 'dry run' }, 'none'],
    [['merge-from'], MERGE, 'verdict'],
  ])('with %j is found, and whether it has a verdict', (flags, job, verdict) => {
    const settings = settingsWith(...flags);
    expect(jobOf(settings)).toEqual(job);
    expect(hasVerdict(job)).toBe(verdict === 'verdict');
    expect(scaleProblems(settings)).toEqual([]);
  });

  it.each<readonly [readonly Flag[]]>([
    [['merge-from', 'shard']],
    [['merge-from', 'dry-run']],
    [['merge-from', 'shard', 'dry-run']],
  ])('with %j is a merge, which the rules between settings refuse', (flags) => {
    const settings = settingsWith(...flags);
    expect(jobOf(settings)).toEqual(MERGE);
    expect(scaleProblems(settings)).not.toEqual([]);
  });
});
