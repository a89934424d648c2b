import { describe, expect, it } from '@jest/globals';
import { NO_GATE } from '../builders/gates.js';
import type { Tree } from '../builders/workspace.js';
import { forkPullRequestEvent, mergeGroupEvent, pullRequestEvent, pushEvent } from '../servers/events.js';
import { denied } from '../servers/github.js';
import { runAction } from '../servers/runner.js';
import { commitSha, MAIN_SHA, pullRequest } from '../servers/world.js';
import { BROKEN, GREEN, gitHub, SUMMARY, writesTo } from './pull-request.js';

const inputs = { 'check-run': 'Session summaries', comment: 'never' };

/** Sessions with three findings each. */
function sessions(count: number): Tree {
  return Object.fromEntries(
    Array.from({ length: count }, (_, i) => [
      [`golden-corpus/s${i}/reference.json`, { reference: SUMMARY }],
      [`candidates/s${i}.json`, { ...SUMMARY, title: '', summary: '', outcome: 'failed' }],
    ]).flat() as [string, object][],
  );
}

const MANY = sessions(40);

describe('the check run', () => {
  it('is made on the head commit with the numbers in its title, and its annotations in batches', async () => {
    const github = await gitHub();
    const { annotations, exitCode } = await runAction({
      ...pullRequestEvent(),
      github,
      inputs: { ...inputs, ...NO_GATE, 'min-overall': '0.9', 'min-session': '0.9' },
      files: MANY,
    });
    expect(exitCode).toBe(1);
    const [check] = github.checkRuns;
    expect(check).toMatchObject({
      name: 'Session summaries',
      headSha: pullRequest().head.sha,
      conclusion: 'failure',
      title: expect.stringMatching(
        /^Fail - overall 0\.\d{3} \(gate 0\.900\), 2 of 2 gates failed, 40 of 40 sessions fail$/,
      ),
    });
    expect(check?.annotations).toHaveLength(120);
    expect(writesTo(github)).toEqual(['POST /check-runs', 'PATCH /check-runs/ID', 'PATCH /check-runs/ID']);
    // The log of the step has as many as GitHub keeps, and tells of the others.
    expect(annotations.filter(({ dropped }) => dropped)).toEqual([]);
    expect(annotations.map(({ message }) => message)).toContainEqual(
      expect.stringMatching(/^and 112 more (error|warning|notice)s: /),
    );
  });

  it('has two hundred annotations at most, and says how many more there are', async () => {
    const github = await gitHub();
    await runAction({ ...pullRequestEvent(), github, inputs, files: sessions(80) });
    expect(github.checkRuns.map(({ annotations }) => annotations.length)).toEqual([200]);
    expect(github.checkRuns[0]?.summary).toContain('… and 40 more annotations than are shown');
  });

  it.each([
    ['push', pushEvent(), MAIN_SHA],
    ['merge_group', mergeGroupEvent(), commitSha('merge group of 7')],
  ] as const)('is made on %s, too', async (_, trigger, sha) => {
    const github = await gitHub();
    github.addCommit(sha);
    await runAction({ ...trigger, github, inputs, files: GREEN });
    expect(github.checkRuns).toMatchObject([{ headSha: sha, conclusion: 'success' }]);
  });

  it('is neutral with warn-only and fails when the gate could not run', async () => {
    const github = await gitHub();
    const trigger = pullRequestEvent();
    await runAction({
      ...trigger,
      github,
      inputs: { ...inputs, ...NO_GATE, 'min-overall': '1', 'warn-only': 'true' },
      files: MANY,
    });
    const broken = await runAction({ ...trigger, github, inputs, files: BROKEN });
    expect(broken.exitCode).toBe(2);
    expect(github.checkRuns.map(({ conclusion, title }) => [conclusion, title?.slice(0, 22)])).toEqual([
      ['neutral', 'Fail - overall 0.400 ('],
      ['failure', 'The gate could not run'],
    ]);
  });

  it.each([
    ['pass', 0, 'neutral'],
    ['fail', 3, 'failure'],
  ])(
    'says of an inconclusive run with on-inconclusive: %s what the step says',
    async (policy, exitCode, conclusion) => {
      const github = await gitHub();
      // Nobody listens at this address, so that the gate cannot be evaluated.
      const judge = { judge: 'auto', 'judge-metrics': 'coherence', 'min-coherence': '0.5', 'judge-max-attempts': '1' };
      const asked = { 'anthropic-api-key': 'sk-ant-nobody', 'anthropic-base-url': 'http://127.0.0.1:9' };
      const run = await runAction({
        ...pullRequestEvent(),
        github,
        inputs: { ...inputs, ...judge, ...asked, 'on-inconclusive': policy },
        files: GREEN,
      });
      expect(run).toMatchObject({ exitCode, outputs: { verdict: 'inconclusive' } });
      expect(github.checkRuns.map((check) => check.conclusion)).toEqual([conclusion]);
    },
  );

  it('that may not be made is a notice that names its permission', async () => {
    const github = await gitHub();
    github.fail({ path: /check-runs/, ...denied('checks=write') });
    const refused = await runAction({ ...pullRequestEvent(), github, inputs, files: GREEN });
    const fork = await runAction({ ...forkPullRequestEvent(), github, inputs, files: GREEN });
    for (const { exitCode, annotations } of [refused, fork]) {
      expect(exitCode).toBe(0);
      expect(annotations.map(({ message }) => message)).toEqual([expect.stringContaining('checks: write')]);
    }
  });
});
