import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { type Publisher, publishProblems, publishReport } from '../../src/action/publishing.js';
import { TimeBudget } from '../../src/adapters/github/time-budget.js';
import type { Report } from '../../src/report/schema.js';
import { LeapingTime } from '../builders/leaping-time.js';
import { type Flags, reportOf, settingsOf } from '../builders/runs.js';
import { referenceJson, summaryJson } from '../builders/summaries.js';
import { makeWorkspace } from '../builders/workspace.js';
import { pullRequestEvent } from '../servers/events.js';
import type { FakeGitHub } from '../servers/github.js';
import { gitHub, MARKER } from './pull-request.js';

let said: string[] = [];

beforeEach(() => {
  said = [];
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => said.push(String(text)) > 0);
});

afterEach(() => {
  jest.restoreAllMocks();
});

const tree = (candidate: object) =>
  makeWorkspace({ 'golden-corpus/s/reference.json': referenceJson(), 'candidates/s.json': candidate });

const passing = (): Promise<Report> => reportOf(tree(summaryJson()));
const failing = (): Promise<Report> => reportOf(tree(summaryJson({ title: '', summary: '', outcome: 'failed' })));

/** A run about a pull request. */
function publisherFor(github: FakeGitHub, flags: Flags = {}, env: Readonly<Record<string, string>> = {}): Publisher {
  const trigger = pullRequestEvent();
  const workspace = makeWorkspace({ 'event.json': trigger.event });
  return {
    settings: settingsOf(workspace, { 'github-token': github.token, ...flags }).values,
    env: {
      ...{ GITHUB_REPOSITORY: 'acme/widgets', GITHUB_RUN_ID: '99', GITHUB_API_URL: github.apiUrl },
      ...{ GITHUB_EVENT_NAME: trigger.eventName, GITHUB_EVENT_PATH: `${workspace.root}/event.json` },
      ...env,
    },
    workspace: workspace.root,
    timeBudget: new TimeBudget(20, new LeapingTime()),
  };
}

describe('a check run', () => {
  const CHECK = { 'check-run': 'Summaries', comment: 'never' };

  it.each<[Report['verdict'], Flags, string]>([
    ['pass', {}, 'success'],
    ['fail', {}, 'failure'],
    ['fail', { 'warn-only': 'true' }, 'neutral'],
    ['inconclusive', {}, 'failure'],
    ['inconclusive', { 'on-inconclusive': 'pass' }, 'neutral'],
  ])('of a run that ends with %s, by %j, is a %s', async (verdict, flags, conclusion) => {
    const github = await gitHub();
    await publishReport({ ...(await passing()), verdict }, publisherFor(github, { ...CHECK, ...flags }));
    expect(github.checkRuns).toMatchObject([{ name: 'Summaries', conclusion }]);
    expect(said).toEqual(['Comment left alone: not wanted\n', 'Check run published\n']);
  });

  it('shows what stands in a file, at its line or at the first', async () => {
    const github = await gitHub();
    const report = await failing();
    const [session] = report.sessions;
    const [first, second, third] = session?.findings ?? [];
    if (session === undefined || first === undefined || second === undefined || third === undefined)
      throw new Error('three findings are wanted');
    const findings = [
      { ...first, file: 'a.json', line: 7, column: 3 },
      { ...second, file: 'b.json', line: null, column: null },
      { ...third, file: null, line: null, column: null },
    ];
    await publishReport(
      { ...report, verdict: 'pass', sessions: [{ ...session, findings }] } as Report,
      publisherFor(github, CHECK),
    );
    const at = github.checkRuns[0]?.annotations.map((one) => {
      const { path, start_line, end_line, start_column, end_column } = one as unknown as Record<string, unknown>;
      return [path, start_line, end_line, start_column, end_column];
    });
    expect(at).toEqual([
      ['a.json', 7, 7, 3, 3],
      ['b.json', 1, 1, undefined, undefined],
    ]);
  });

  it('of what could not run is a failure', async () => {
    const github = await gitHub();
    await publishProblems([{ message: 'broken' }], publisherFor(github, CHECK));
    expect(github.checkRuns).toMatchObject([
      { conclusion: 'failure', title: 'The gate could not run', annotations: [] },
    ]);
  });
});

describe('a comment', () => {
  it('is made, and its address told', async () => {
    const github = await gitHub();
    const url = await publishReport(await passing(), publisherFor(github), ['do this']);
    expect(url).toMatch(/^https:\/\/github\.com\/acme\/widgets\/pull\/7#issuecomment-\d+$/);
    expect(github.comments[0]?.body).toContain('do this');
    expect(github.checkRuns).toEqual([]);
    expect(said).toEqual([`Comment published: ${url}\n`]);
  });

  it('is made of what fails alone where that is wanted', async () => {
    const github = await gitHub();
    const publisher = publisherFor(github, { comment: 'on-failure' });
    expect(await publishReport(await passing(), publisher)).toBe('');
    expect(github.comments).toEqual([]);
    expect(await publishReport(await failing(), publisher)).not.toBe('');
    expect(github.comments).toHaveLength(1);
  });

  it('of what could not run takes the place of one, keeps what that remembers, and is never the first', async () => {
    const github = await gitHub();
    const publisher = publisherFor(github);
    expect(await publishProblems([{ message: 'broken' }], publisher)).toBe('');
    expect(github.comments).toEqual([]);
    expect(said).toEqual(['Comment left alone: there is none yet, and a run that could not start makes none\n']);
    await publishReport(await failing(), publisher);
    const before = github.comments[0]?.body.trimEnd().split('\n').at(-1);
    expect(before).toMatch(/^<!-- push /);
    await publishProblems([{ message: 'broken' }], publisher);
    expect(github.comments).toHaveLength(1);
    expect(github.comments[0]?.body).toContain('broken');
    expect(github.comments[0]?.body.trimEnd().split('\n').at(-1)).toBe(before);
  });

  it('is left alone where none is ever wanted', async () => {
    const github = await gitHub();
    github.addComment({ issue: 7, body: `${MARKER}\nof an earlier run` });
    expect(await publishProblems([{ message: 'broken' }], publisherFor(github, { comment: 'never' }))).toBe('');
    expect(said).toEqual(['Comment left alone: not wanted\n']);
    expect(github.requests).toEqual([]);
  });

  it.each<[string, Flags, Readonly<Record<string, string>>, readonly RegExp[]]>([
    ['outside of GitHub', {}, { GITHUB_REPOSITORY: '' }, []],
    ['without a token', { 'github-token': '' }, {}, [/^::notice .*Comment not published; the verdict stands\./]],
    [
      'at an address that is none',
      {},
      { GITHUB_API_URL: 'http://[' },
      [/Comment not published; .*listing the comments: no answer: /],
    ],
  ])('is not made %s', async (_, flags, env, lines) => {
    const github = await gitHub();
    expect(await publishReport(await passing(), publisherFor(github, flags, env))).toBe('');
    expect(said).toEqual(lines.map((line) => expect.stringMatching(line)));
    expect(github.requests).toEqual([]);
  });
});
