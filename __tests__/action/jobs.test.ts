import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { pullRequestEvent } from '../servers/events.js';
import { runAction } from '../servers/runner.js';
import { BROKEN, GREEN, gitHub } from './pull-request.js';

const REPORT = 'summary-gate-report/report.json';
const PART = 'summary-gate-report/shard-1-of-2.jsonl';

describe('a dry run of the action', () => {
  const inputs = { 'dry-run': 'true', baseline: 'auto', 'check-run': 'Summaries' };

  it('only counts: no output, no file, nothing asked of GitHub', async () => {
    const github = await gitHub();
    const files = { ...GREEN, [REPORT]: 'of an earlier run' };
    const run = await runAction({ ...pullRequestEvent(), github, inputs, files });
    expect(run).toMatchObject({ exitCode: 0, outputs: {}, summary: '' });
    expect(run.log).toContain('Dry run');
    expect(readFileSync(join(run.workspace, REPORT), 'utf8')).toBe('of an earlier run');
    expect(github.requests).toEqual([]);
  });

  it('publishes nothing either where its input is wrong', async () => {
    const github = await gitHub();
    const run = await runAction({ ...pullRequestEvent(), github, inputs, files: BROKEN });
    expect(run).toMatchObject({ exitCode: 2, outputs: { verdict: 'error', 'comment-url': '' } });
    expect(github.requests).toEqual([]);
  });
});

describe('the action with settings that exclude each other', () => {
  it('says so in place of doing one of them: no part is removed that a merge was to take', async () => {
    const github = await gitHub();
    const inputs = { 'merge-from': 'summary-gate-report', shard: '1/2' };
    const run = await runAction({ ...pullRequestEvent(), github, inputs, files: { ...GREEN, [PART]: '{}' } });
    expect(run).toMatchObject({ exitCode: 2, outputs: { verdict: 'error' } });
    expect(run.log).toContain('a job scores a shard or puts shards together, not both');
    expect(existsSync(join(run.workspace, PART))).toBe(true);
  });
});
