import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { gitHub, MARKER, SUMMARY, writesTo } from '../action/pull-request.js';
import type { Content, Tree } from '../builders/workspace.js';
import { pullRequestEvent, workflowRunEvent } from '../servers/events.js';
import type { FakeGitHub } from '../servers/github.js';
import {
  commitSha,
  dependabotPullRequest,
  forkPullRequest,
  MONA,
  type PullRequest,
  pullRequest,
  WIDGETS_FORK,
} from '../servers/world.js';
import { Artifacts, readWorkflow, runWorkflow, type Workflow, type WorkflowResult } from './run-workflow.js';

/** The two workflows that docs/recipes.md gives for pull requests from forks, run one after the other as GitHub would. */

const [first, second] = recipe();

function recipe(): readonly [Workflow, Workflow] {
  const [, section = ''] = readFileSync('docs/recipes.md', 'utf8').split('## Pull requests from forks');
  const [recipes = ''] = section.split('\n## ');
  const [one, two, ...others] = [...recipes.matchAll(/```yaml\n([\s\S]*?)```/g)].map(([, yaml = '']) => yaml);
  if (one === undefined || two === undefined || others.length > 0) throw new Error('the recipe is of two workflows');
  return [readWorkflow(one), readWorkflow(two)];
}

/** The default branch. It also has candidates, as a repository may that once committed them. */
const MAIN: Tree = {
  'golden-corpus/login/reference.json': { reference: SUMMARY },
  'golden-corpus/export/reference.json': { reference: SUMMARY },
  'candidates/login.json': SUMMARY,
  'candidates/export.json': SUMMARY,
  'summarise-golden-sessions.sh': '#!/bin/bash\nrm -rf candidates && cp -a produced candidates\n',
};

type Produced = Readonly<Record<string, Content>>;

/** What the pipeline of a pull request makes of the sessions. */
const BETTER: Produced = { 'login.json': SUMMARY, 'export.json': SUMMARY };
const WORSE: Produced = { 'login.json': { ...SUMMARY, outcome: 'failed' }, 'export.json': SUMMARY };

/** The head of a pull request, merged. */
function headWith(produced: Produced, changes: Tree = {}): Tree {
  const files = Object.entries(produced).map(([name, content]) => [`produced/${name}`, content]);
  return { ...MAIN, ...Object.fromEntries(files), ...changes };
}

interface Both {
  readonly one: WorkflowResult;
  readonly two: WorkflowResult;
  /** What each of them tried to write, and the comments of the first. */
  readonly writes: Readonly<Record<'one' | 'two', readonly string[]>>;
  readonly commentsOfOne: number;
}

const RUN = 4_711;

async function runBoth(github: FakeGitHub, pull: PullRequest, head: Tree, main: Tree = MAIN): Promise<Both> {
  const artifacts = new Artifacts();
  const token = pull.head.repository?.id === pull.base.repository.id ? 'as asked for' : 'read-only';
  const common = { github, artifacts };
  const one = await runWorkflow(first, {
    ...common,
    trigger: pullRequestEvent(pull),
    runId: RUN,
    checkout: head,
    token,
  });
  const writesOfOne = writesTo(github);
  const commentsOfOne = github.comments.filter(({ issue }) => issue === pull.number).length;
  const trigger = workflowRunEvent(pull, RUN);
  const two = await runWorkflow(second, { ...common, trigger, runId: RUN + 1, checkout: main, token: 'as asked for' });
  const writes = { one: writesOfOne, two: writesTo(github).slice(writesOfOne.length) };
  return { one, two, writes, commentsOfOne };
}

const verdictsOf = ({ gates }: WorkflowResult): readonly (string | undefined)[] =>
  gates.map(({ outputs }) => outputs['verdict']);

/** Everything that anybody can see, without the command that asks the runner to mask the token. */
function visibleTo(everybody: FakeGitHub, { one, two }: Both): string {
  const { token, comments } = everybody;
  const summaries = [...one.gates, ...two.gates].map(({ summary }) => summary);
  return [one.log, two.log, ...summaries, ...comments.map(({ body }) => body)]
    .join('\n')
    .replaceAll(`::add-mask::${token}`, '');
}

describe('the recipe for pull requests from forks', () => {
  it('starts the second workflow when the first one is completed, and names the same gates', () => {
    expect(second.on).toEqual({ workflow_run: { workflows: [first.name], types: ['completed'] } });
    const gatesOf = ({ jobs }: Workflow) =>
      Object.values(jobs)
        .flatMap(({ steps }) => steps)
        .filter(({ uses }) => uses?.startsWith('summary-gate/'))
        .map(({ with: inputs }) =>
          Object.entries(inputs).filter(([name]) => name === 'fail-on' || name.startsWith('min-')),
        );
    expect(gatesOf(second)).toEqual(gatesOf(first));
    expect(gatesOf(first)).toEqual([[expect.anything(), expect.anything()]]);
  });

  it('leaves no token where what a fork wrote could read it', () => {
    const steps = [first, second].flatMap(({ jobs }) => Object.values(jobs)).flatMap((job) => job.steps);
    const checkouts = steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'));
    expect(checkouts.map(({ with: inputs }) => inputs)).toEqual([
      { 'persist-credentials': 'false' },
      { 'persist-credentials': 'false' },
    ]);
    // The second workflow has a token that writes, and runs nothing of a pull request.
    for (const { steps } of Object.values(second.jobs))
      expect(steps.filter(({ run }) => run !== undefined)).toEqual([]);
    for (const { permissions } of [first, second]) expect(Object.values(permissions)).not.toContain('write');
  });

  it.each([
    ['passes', BETTER, 'pass', '✅ Merging keeps session summaries within every gate: overall 1.000, needs 0.550'],
    // A candidate that the default branch has must not stand in for one that the fork lacks.
    ['lacks a candidate', { 'login.json': SUMMARY }, 'fail', '❌ Merging would break 3 gates: '],
    ['fails', WORSE, 'fail', '❌ Merging would let wrong session summaries through: 1 session with a wrong outcome'],
  ])('comments on one that %s, with the verdict of the check', async (_, produced, verdict, consequence) => {
    const pull = forkPullRequest();
    const github = await gitHub({ pulls: [pull, pullRequest({ number: 8 })] });
    const both = await runBoth(github, pull, headWith(produced));
    expect(verdictsOf(both.one)).toEqual([verdict]);
    expect(both.one.conclusion).toBe(verdict === 'pass' ? 'success' : 'failure');
    expect(both.commentsOfOne).toBe(0);
    expect(both.one.log).toMatch(/^::notice .*::Comment not published; the verdict stands\./m);
    expect(both.writes.two).toEqual(['POST /issues/7/comments']);
    expect(verdictsOf(both.two)).toEqual([verdict]);
    expect(both.two.conclusion).toBe('success');
    expect(github.comments).toHaveLength(1);
    expect(github.comments[0]).toMatchObject({
      issue: 7,
      body: expect.stringContaining(`${MARKER}\n## ${consequence}`),
    });
    expect(github.comments[0]?.body).toContain(pull.head.sha.slice(0, 7));
    expect(visibleTo(github, both)).not.toContain(github.token);
  });

  it.each([
    ['the repository itself', pullRequest()],
    ['Dependabot', dependabotPullRequest()],
  ])('makes one comment on a pull request of %s, by its own corpus', async (_, pull) => {
    const github = await gitHub({ pulls: [pull] });
    const failed = { ...SUMMARY, outcome: 'failed' };
    const corpus: Tree = { 'golden-corpus/login/reference.json': { reference: failed } };
    const { one, two, writes } = await runBoth(github, pull, headWith(WORSE, corpus));
    expect(verdictsOf(one)).toEqual(['pass']);
    expect(two.conclusion).toBe('skipped');
    expect(writes).toEqual({ one: [`POST /issues/${pull.number}/comments`], two: [] });
  });

  it('leaves other runs of the first workflow alone', async () => {
    const github = await gitHub();
    const { event, ...trigger } = workflowRunEvent();
    const merged = { workflow_run: { event: 'merge_group' } };
    const run = { trigger: { ...trigger, event: merged }, runId: 2, checkout: MAIN, github } as const;
    const { conclusion } = await runWorkflow(second, { ...run, artifacts: new Artifacts(), token: 'as asked for' });
    expect(conclusion).toBe('skipped');
    expect(github.requests).toEqual([]);
  });
});

/** Written to say that all is well, or to lead the comment elsewhere. */
const FORGED = JSON.stringify({ verdict: 'pass', number: 8, pull_request: { number: 8 }, workflow_run: { id: 1 } });
const CONFIG = 'min-overall: 0\nweights: {outcome: 0, title: 1}\nlimit: 1\ncomment-key: other\ncorpus: candidates\n';

const TAMPERED: readonly (readonly [string, Produced, Tree])[] = [
  ['its config', WORSE, { '.github/summary-gate.yml': CONFIG }],
  ['its config, to name another pull request', WORSE, { '.github/summary-gate.yml': 'pull-request: 8\n' }],
  ['its corpus', WORSE, { 'golden-corpus/login/reference.json': { reference: { ...SUMMARY, outcome: 'failed' } } }],
  ['the artifact, with a config', { ...WORSE, '.github/summary-gate.yml': CONFIG }, {}],
  [
    'the artifact, with files that other recipes trust',
    { ...WORSE, 'pr_number.txt': '8', 'event.json': FORGED, 'report.json': FORGED, 'pull-request': '8\n' },
    {},
  ],
  [
    'the artifact, with links',
    {
      'login.json': { link: '../.git/config' },
      'export.json': { link: '/proc/self/environ' },
      'more.json': { link: '/etc/passwd' },
    },
    {},
  ],
  [
    'the artifact, with a forged marker, commands and mentions',
    {
      ...WORSE,
      'export.json': {
        ...SUMMARY,
        outcome: 'failed',
        title: `${MARKER}\n::set-output name=verdict::pass\n@octocat closes #8`,
        key_actions: [
          '::add-mask::x',
          ['$GITHUB_TOKEN $', '{{ github.token }}'].join(''),
          '<!-- run:999999.1 --><!-- /run -->',
        ],
      },
    },
    {},
  ],
];

describe('a fork that tampers with', () => {
  it.each(TAMPERED)(
    '%s gets the verdict of the default branch, on its own pull request, and no token',
    async (...row) => {
      const [, produced, changes] = row;
      const pull = forkPullRequest();
      const victim = pullRequest({ number: 8 });
      const github = await gitHub({ pulls: [victim, pull] });
      const theirs = github.addComment({ issue: 8, body: `${MARKER}\nof the victim` });
      const both = await runBoth(github, pull, headWith(produced, changes));
      expect(both.commentsOfOne).toBe(0);
      expect(verdictsOf(both.two)).toEqual(['fail']);
      expect(both.writes.two).toEqual(['POST /issues/7/comments']);
      const comment = github.comments.find(({ issue }) => issue === 7);
      expect(comment?.body.startsWith(`${MARKER}\n## ❌ Merging would `)).toBe(true);
      expect(comment?.body).toMatch(/ (let wrong session summaries through|break \d gates): \d sessions? with /);
      expect(theirs.body).toBe(`${MARKER}\nof the victim`);
      expect(visibleTo(github, both)).not.toContain(github.token);
      expect(visibleTo(github, both)).not.toMatch(/runtime-token|root:x:0/);
    },
  );

  it.each([
    ['the name of the branch of another pull request', { ref: 'shorter-summaries', sha: commitSha('mine') }],
    ['the name of the default branch', { ref: 'main', sha: commitSha('mine') }],
    ['the very commit of another pull request', { sha: pullRequest({ number: 8 }).head.sha }],
  ])('its head, with %s, reaches no other pull request', async (_, head) => {
    const mine = forkPullRequest({ head });
    const victims = [
      pullRequest({ number: 8, head: { ref: 'shorter-summaries' } }),
      pullRequest({
        number: 9,
        author: MONA,
        head: { ref: mine.head.ref, sha: mine.head.sha, repository: { ...WIDGETS_FORK, id: 99, owner: MONA } },
      }),
    ];
    const github = await gitHub({ pulls: [...victims, mine] });
    const { commentsOfOne, writes } = await runBoth(github, mine, headWith(WORSE));
    expect(commentsOfOne).toBe(0);
    expect(writes.two).toEqual(['POST /issues/7/comments']);
    expect(github.comments.map(({ issue }) => issue)).toEqual([7]);
  });

  it('its head, moved on before the comment, gets none', async () => {
    const github = await gitHub({ pulls: [forkPullRequest({ head: { sha: commitSha('newer') } })] });
    const { two, writes } = await runBoth(github, forkPullRequest(), headWith(BETTER));
    expect(two.conclusion).toBe('success');
    expect(writes.two).toEqual([]);
    expect(github.comments).toEqual([]);
  });

  it('the first workflow, so that it uploads nothing, gets no comment and no token', async () => {
    const github = await gitHub({ pulls: [forkPullRequest()] });
    const head = headWith(BETTER, { 'summarise-golden-sessions.sh': '#!/bin/bash\nenv; cat .git/config; exit 1\n' });
    const both = await runBoth(github, forkPullRequest(), head);
    expect([both.one.conclusion, both.two.conclusion]).toEqual(['failure', 'failure']);
    expect(github.requests).toEqual([]);
    expect(visibleTo(github, both)).not.toContain(github.token);
  });
});
