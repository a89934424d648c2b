import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { strToU8, zipSync } from 'fflate';
import { baselineOf } from '../../builders/baselines.js';
import { ratedSession } from '../../builders/sessions.js';
import { makeWorkspace } from '../../builders/workspace.js';
import type { WorkflowRun } from '../../servers/github/state.js';
import { type FakeGitHub, startGitHub } from '../../servers/github.js';
import { commitSha, MAIN_SHA, pullRequest, WIDGETS_FORK } from '../../servers/world.js';
import { runProgram } from './program.js';

const [OLD, MIDDLE] = [commitSha('old'), commitSha('middle')];

let github: FakeGitHub;
let keys = 0;

beforeAll(async () => {
  // One server serves all tests, each with a key of its own.
  github = await startGitHub();
  github.addHistory(MAIN_SHA, MIDDLE, OLD);
});
afterEach(() => expect(github.takeViolations()).toEqual([]));
afterAll(async () => {
  await github.stop();
});

interface Left {
  readonly run?: Partial<WorkflowRun>;
  readonly overall?: number;
  readonly text?: string;
}

/** Lets runs leave reports, the oldest first, and draws the last of them. */
async function history(runs: readonly Left[], operand = '20', env: Readonly<Record<string, string>> = {}) {
  const key = `history-${keys++}`;
  for (const [i, { run = {}, overall = 0.5, text }] of runs.entries()) {
    const { id: runId } = github.addWorkflowRun({
      event: 'push',
      headSha: MAIN_SHA,
      headRepository: github.repository,
      ...run,
    });
    const at = `2026-11-${String(i + 1).padStart(2, '0')}T12:00:00Z`;
    const report = text ?? JSON.stringify(baselineOf([ratedSession('a', { overall })], { scored_at: at }));
    github.addArtifact({
      name: `summary-gate-report-${key}`,
      runId,
      archive: zipSync({ 'report.json': strToU8(report) }),
    });
  }
  const about = { GITHUB_API_URL: github.apiUrl, GITHUB_REPOSITORY: 'acme/widgets', GITHUB_TOKEN: github.token };
  const options = { env: { ...about, ...env } };
  const argv = ['history', operand, '--comment-key', key];
  const plain = await runProgram(argv, makeWorkspace().root, options);
  const json = await runProgram([...argv, '--json'], makeWorkspace().root, options);
  const points: readonly { readonly overall_mean: number }[] =
    json.exitCode === 0 ? JSON.parse(json.stdout).points : [];
  return { ...plain, means: points.map((point) => point.overall_mean) };
}

describe('history of runs', () => {
  it('draws the reports that runs on the default branch have left, oldest first', async () => {
    const { exitCode, stdout, stderr, means } = await history([
      { run: { headSha: OLD }, overall: 0.5 },
      { run: { headSha: MIDDLE, event: 'schedule' }, overall: 0.7 },
      { overall: 0.9 },
    ]);
    expect({ exitCode, stderr, means }).toEqual({ exitCode: 0, stderr: '', means: [0.5, 0.7, 0.9] });
    expect(stdout).toMatch(/^▁▄█ {2}overall 0\.500 to 0\.900, 3 results\n/);
  });

  it('takes the newest where there are more', async () => {
    expect((await history([{ overall: 0.1 }, { overall: 0.2 }, { overall: 0.3 }], '2')).means).toEqual([0.2, 0.3]);
  });

  it.each(['1', '100'])('looks for as many as %s', async (most) => {
    const { stderr } = await history([], most);
    expect(stderr).toContain('have left no report');
  });

  it.each<[string, Left]>([
    ['of a fork', { run: { headRepository: WIDGETS_FORK } }],
    ['of a pull request', { run: { event: 'pull_request' } }],
    ['of another workflow', { run: { workflowId: 999 } }],
    ['of a run that goes on', { run: { status: 'in_progress', conclusion: null } }],
    ['of a commit of another branch', { run: { headSha: pullRequest().head.sha } }],
  ])('never takes one %s', async (_, left) => {
    if (left.run?.headSha !== undefined) github.addCommit(left.run.headSha);
    expect((await history([left, { overall: 0.7 }])).means).toEqual([0.7]);
  });

  it('counts artifacts that hold no report, and refuses to draw nothing', async () => {
    const { stdout } = await history([{ text: '{"broken' }, { overall: 0.5 }]);
    expect(stdout).toContain('1 artifact without a report skipped.\n');
    const none = await history([{ text: '{"broken' }]);
    expect(none).toMatchObject({ exitCode: 2, stdout: '' });
    expect(none.stderr).toContain(
      'have left no report, only 1 artifact without a report (docs/recipes.md of summary-gate has the step',
    );
    expect((await history([])).stderr).toMatch(
      /as the artifact summary-gate-report-history-\d+; set allow-empty to true/,
    );
  });

  it.each<[string, string, Readonly<Record<string, string>>, RegExp]>([
    ['no runs', '0', {}, /0 is no number of runs; allowed: 1 to 100/],
    ['too many runs', '101', {}, /101 is no number of runs; allowed: 1 to 100/],
    ['no repository', '5', { GITHUB_REPOSITORY: '' }, /not known of which repository \(set GITHUB_REPOSITORY/],
    ['no token', '5', { GITHUB_TOKEN: '' }, /there is no token \(set GITHUB_TOKEN/],
    ['a token that GitHub does not know', '5', { GITHUB_TOKEN: 'other' }, /does not know this token/],
    ['a server without such artifacts', '5', { GITHUB_SERVER_URL: 'https://ghes.example' }, /in a folder and name it/],
  ])('refuses %s', async (_, operand, env, message) => {
    const { exitCode, stdout, stderr } = await history([], operand, env);
    expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: '' });
    expect(stderr).toMatch(message);
    expect(stderr).not.toContain(github.token);
  });
});
