import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { strToU8, zipSync } from 'fflate';
import { pullRequestEvent } from '../servers/events.js';
import { type FakeGitHub, startGitHub } from '../servers/github.js';
import { runAction } from '../servers/runner.js';
import { MAIN_SHA, pullRequest } from '../servers/world.js';
import { GREEN, RED } from './pull-request.js';

/** A base whose run has left its report, unless there is none. */
async function withBase(report: string | undefined): Promise<FakeGitHub> {
  const github = await startGitHub();
  github.addHistory(pullRequest().head.sha, MAIN_SHA);
  if (report === undefined) return github;
  const { id: runId } = github.addWorkflowRun({ event: 'push', headSha: MAIN_SHA, headRepository: github.repository });
  const archive = zipSync({ 'report.json': strToU8(report) });
  github.addArtifact({ name: 'summary-gate-report-default', runId, archive });
  return github;
}

/** The pull request's run, against what the base has left. */
async function run(report: string | undefined, files: Parameters<typeof runAction>[0]['files']) {
  const github = await withBase(report);
  const { id: runId } = github.addWorkflowRun({ status: 'in_progress', conclusion: null });
  const inputs = { baseline: 'auto', 'min-overall': 'none' };
  const result = await runAction({
    ...pullRequestEvent(),
    github,
    runId,
    inputs,
    ...(files !== undefined && { files }),
  });
  await github.stop();
  expect(github.violations).toEqual([]);
  return { result, comment: github.comments.at(-1)?.body ?? '' };
}

async function reportOf(files: Parameters<typeof runAction>[0]['files']): Promise<string> {
  const { workspace } = await runAction({ ...pullRequestEvent(), ...(files !== undefined && { files }) });
  return readFileSync(join(workspace, 'summary-gate-report/report.json'), 'utf8');
}

describe('the action with baseline auto', () => {
  it('compares with the report of the merge base, and says so in the comment', async () => {
    const { result, comment } = await run(await reportOf(GREEN), GREEN);
    expect(result.outputs).toMatchObject({ verdict: 'pass' });
    expect(comment).toContain('scored as on the base');
    expect(comment).toContain('Compared with the report of the merge base');
  });

  it('finds new failures', async () => {
    const { result, comment } = await run(await reportOf(GREEN), RED);
    expect(comment).toMatch(/The mean fell by \d\.\d{3}/);
    expect(result.exitCode).toBeLessThanOrEqual(3);
  });

  it('passes where the base has left nothing, and says why', async () => {
    const { result, comment } = await run(undefined, GREEN);
    expect(result.outputs).toMatchObject({ verdict: 'pass' });
    expect(comment).toContain('Not compared with the base: no finished run of this workflow');
  });
});
