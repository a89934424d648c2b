import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { strToU8, zipSync } from 'fflate';
import { unpackReport } from '../../../src/adapters/github/artifacts.js';
import { findAutoBaseline } from '../../../src/adapters/github/auto-baseline.js';
import { TimeBudget } from '../../../src/adapters/github/time-budget.js';
import type { BaselineFacts } from '../../../src/inputs/baseline/read-baseline.js';
import type { Settings } from '../../../src/settings/table.js';
import { baselineOf } from '../../builders/baselines.js';
import { LeapingTime } from '../../builders/leaping-time.js';
import { settingsOf } from '../../builders/runs.js';
import { ratedSession } from '../../builders/sessions.js';
import { makeWorkspace } from '../../builders/workspace.js';
import { forkPullRequestEvent, mergeGroupEvent, pullRequestEvent, type Trigger } from '../../servers/events.js';
import type { WorkflowRun } from '../../servers/github/state.js';
import { type FakeGitHub, startGitHub } from '../../servers/github.js';
import { commitSha, MAIN_SHA, pullRequest, WIDGETS_FORK } from '../../servers/world.js';

const [OLD, MIDDLE] = [commitSha('old'), commitSha('middle')];
const HEAD = pullRequest().head.sha;

const folder = mkdtempSync(join(tmpdir(), 'auto-baseline-'));
let github: FakeGitHub;
let keys = 0;

beforeAll(async () => {
  // One server serves all tests, each with a key of its own.
  github = await startGitHub();
  github.addHistory(HEAD, MAIN_SHA, MIDDLE, OLD);
});
afterEach(() => {
  expect(github.takeViolations()).toEqual([]);
  github.allow({});
});
afterAll(async () => {
  await github.stop();
  rmSync(folder, { recursive: true, force: true });
});

const report = (overall: number): string => JSON.stringify(baselineOf([ratedSession('a', { overall })]));
const archive = (text: string, path = 'report.json', others: Readonly<Record<string, string>> = {}): Uint8Array =>
  zipSync({
    [path]: strToU8(text),
    'report.md': strToU8('#'),
    ...Object.fromEntries(Object.entries(others).map(([name, other]) => [name, strToU8(other)])),
  });

interface Left {
  readonly run?: Partial<WorkflowRun>;
  readonly artifact?: { readonly expired?: boolean; readonly archive?: Uint8Array; readonly name?: string };
  readonly overall?: number;
}

/** A completed run on the base branch. */
const ON_MAIN = () =>
  ({ event: 'push', headSha: MAIN_SHA, headBranch: 'main', headRepository: github.repository }) as const;

function leaveArtifact(key: string, runId: number, { artifact = {}, overall = 0.5 }: Omit<Left, 'run'>): void {
  github.addArtifact({ name: `summary-gate-report-${key}`, runId, archive: archive(report(overall)), ...artifact });
}

/** Lets a run on the base branch leave an artifact. */
function leave(key: string, { run = {}, ...left }: Left = {}): void {
  leaveArtifact(key, github.addWorkflowRun({ ...ON_MAIN(), ...run }).id, left);
}

/** What a run that an event has started finds. */
async function find(
  prepare: (key: string) => void,
  trigger: Trigger = pullRequestEvent(),
  overrides: {
    readonly env?: Readonly<Record<string, string>>;
    readonly settings?: Partial<Settings>;
    readonly timeBudget?: number;
  } = {},
): Promise<BaselineFacts | undefined> {
  const key = `key-${keys++}`;
  prepare(key);
  const { id } = github.addWorkflowRun({ status: 'in_progress', conclusion: null });
  const eventPath = join(folder, `${key}.json`);
  writeFileSync(eventPath, JSON.stringify(trigger.event));
  const env = {
    GITHUB_API_URL: github.apiUrl,
    GITHUB_REPOSITORY: 'acme/widgets',
    GITHUB_RUN_ID: String(id),
    GITHUB_EVENT_NAME: trigger.eventName,
    GITHUB_EVENT_PATH: eventPath,
    GITHUB_SHA: trigger.sha,
    GITHUB_SERVER_URL: 'https://github.com',
    ...overrides.env,
  };
  const { values } = settingsOf(makeWorkspace(), { baseline: 'auto', 'comment-key': key });
  return findAutoBaseline(
    { ...values, 'github-token': github.token, ...overrides.settings },
    env,
    new TimeBudget(overrides.timeBudget ?? 10, new LeapingTime()),
  );
}

const found = (overall: number, commit: string, fallback: boolean) => ({
  kind: 'found',
  origin: { kind: 'artifact', commit, fallback, runUrl: expect.stringContaining('/actions/runs/') },
  report: expect.objectContaining({ overall_mean: overall }),
  candidates: { kind: 'none', reason: expect.stringContaining('its artifact has no') },
});

describe('baseline auto', () => {
  it('takes the report of the merge base', async () => {
    expect(await find((key) => leave(key))).toEqual(found(0.5, MAIN_SHA, false));
  });

  it('takes the newest of several', async () => {
    const facts = await find((key) => {
      leave(key, { overall: 0.1 });
      leave(key, { overall: 0.9 });
      leave(key, { overall: 0.2, run: { headSha: OLD } });
    });
    expect(facts).toEqual(found(0.9, MAIN_SHA, false));
  });

  it.each<[string, readonly Omit<Left, 'run'>[], number | null]>([
    ['the newest of several attempts', [{ overall: 0.1 }, { overall: 0.9 }, { overall: 0.4 }], 0.4],
    [
      'an older one where the newest has expired',
      [{ overall: 0.7 }, { overall: 0.2, artifact: { expired: true } }],
      0.7,
    ],
    [
      'an older one where the newest has no report',
      [{ overall: 0.7 }, { artifact: { archive: archive('{}', 'x') } }],
      0.7,
    ],
    ['none where all have expired', [{ artifact: { expired: true } }, { artifact: { expired: true } }], null],
  ])('takes %s, where one run has left artifacts of one name', async (_, attempts, overall) => {
    const facts = await find((key) => {
      const run = github.addWorkflowRun(ON_MAIN());
      for (const attempt of attempts) leaveArtifact(key, run.id, attempt);
    });
    expect(facts).toMatchObject(overall === null ? { kind: 'none' } : found(overall, MAIN_SHA, false));
  });

  it.each<[string, Partial<WorkflowRun>]>([
    ['of a fork', { headRepository: WIDGETS_FORK }],
    ['of a pull request', { event: 'pull_request' }],
    ['of another workflow', { workflowId: 999 }],
    ['of a run that goes on', { status: 'in_progress', conclusion: null }],
  ])('takes the older one of two of one name on one commit where the newer is %s', async (_, run) => {
    const facts = await find((key) => {
      leave(key, { overall: 0.3 });
      leave(key, { overall: 0.9, run });
    });
    expect(facts).toEqual(found(0.3, MAIN_SHA, false));
  });

  it('falls back to the nearest ancestor that has one, and says so', async () => {
    const facts = await find((key) => {
      leave(key, { overall: 0.3, run: { headSha: MIDDLE } });
      leave(key, { overall: 0.1, run: { headSha: OLD } });
    });
    expect(facts).toEqual(found(0.3, MIDDLE, true));
  });

  it.each<[string, Left]>([
    ['of a fork', { run: { headRepository: WIDGETS_FORK } }],
    ['of a pull request', { run: { event: 'pull_request' } }],
    ['of a pull request of a fork with secrets', { run: { event: 'pull_request_target' } }],
    ['of a run after the fact', { run: { event: 'workflow_run' } }],
    ['of another workflow', { run: { workflowId: 999 } }],
    ['of a run that goes on', { run: { status: 'in_progress', conclusion: null } }],
    ['of a commit that is no ancestor', { run: { headSha: commitSha('elsewhere') } }],
    ['of the pull request itself', { run: { headSha: HEAD } }],
    ['that has expired', { artifact: { expired: true } }],
    ['of another gate', { artifact: { name: 'summary-gate-report-other' } }],
    ['without a report', { artifact: { archive: archive('{}', 'other.json') } }],
    ['that is no archive', { artifact: { archive: strToU8('PK nonsense') } }],
  ])('never takes one %s', async (_, left) => {
    if (left.run?.headSha !== undefined) github.addCommit(left.run.headSha);
    const facts = await find((key) => leave(key, left));
    expect(facts).toEqual({ kind: 'none', reason: expect.stringContaining('has left an artifact') });
    const older = await find((key) => {
      leave(key, { overall: 0.3, run: { headSha: OLD } });
      leave(key, left);
    });
    expect(older).toEqual(found(0.3, OLD, true));
  });

  it('takes the candidates beside the report where a page is wanted, and from nowhere else', async () => {
    const kept = 'scored-candidates.jsonl';
    const candidatesOf = async (others: Readonly<Record<string, string>>, formats: readonly 'html'[] = ['html']) => {
      const facts = await find(
        (key) => leave(key, { artifact: { archive: archive(report(0.5), 'a/report.json', others) } }),
        pullRequestEvent(),
        { settings: { 'report-formats': formats } },
      );
      return facts?.kind === 'found' ? facts.candidates : undefined;
    };
    const lines = { kind: 'lines', lines: ['{"name":"a"}', '{"name":"b"}'] };
    const text = '{"name":"a"}\n{"name":"b"}\n';
    expect(await candidatesOf({ [kept]: '{"name":"z"}', [`a/${kept}`]: text })).toEqual(lines);
    const none = { kind: 'none', reason: expect.stringContaining(`its artifact has no ${kept}`) };
    expect(await candidatesOf({ [kept]: text, [`a/my-${kept}`]: text, [`a/b/${kept}`]: text })).toEqual(none);
    expect(await candidatesOf({ [`a/${kept}`]: text }, [])).toBeUndefined();
  });

  it.each(['push', 'schedule', 'workflow_dispatch', 'merge_group'])('takes one of a run on %s', async (event) => {
    expect(await find((key) => leave(key, { run: { event } }))).toEqual(found(0.5, MAIN_SHA, false));
  });

  it('takes one of a run that has failed: a report is a report', async () => {
    expect(await find((key) => leave(key, { run: { conclusion: 'failure' } }))).toMatchObject({ kind: 'found' });
  });

  it('takes one of a later form for what it is', async () => {
    const facts = await find((key) => leave(key, { artifact: { archive: archive('{"schema_version": 2}') } }));
    expect(facts).toMatchObject({ kind: 'incomparable', reason: expect.stringContaining('schema_version is 2') });
  });

  const push = (before: string): Trigger => ({ ...pullRequestEvent(), eventName: 'push', event: { before } });
  it.each<[string, () => Trigger, string, boolean]>([
    ['a pull request of a fork', forkPullRequestEvent, MAIN_SHA, false],
    ['a merge queue', mergeGroupEvent, MAIN_SHA, false],
    ['a push', () => push(MIDDLE), MIDDLE, false],
    ['a schedule', () => ({ ...pullRequestEvent(), eventName: 'schedule', event: {}, sha: MAIN_SHA }), MAIN_SHA, false],
    [
      'a run after the fact',
      () => ({
        ...pullRequestEvent(),
        eventName: 'workflow_run',
        event: { workflow_run: { head_sha: HEAD }, repository: { default_branch: 'main' } },
      }),
      MAIN_SHA,
      false,
    ],
  ])('knows the base of %s', async (_, trigger, commit, fallback) => {
    const facts = await find((key) => leave(key, { run: { headSha: commit } }), trigger());
    expect(facts).toEqual(found(0.5, commit, fallback));
  });

  it.each<[string, Trigger, Parameters<typeof find>[2], RegExp]>([
    ['a new branch', push('0'.repeat(40)), {}, /no commit to compare with/],
    ['an event of an unknown shape', { ...pullRequestEvent(), event: {} }, {}, /no commit to compare with/],
    [
      'no token',
      pullRequestEvent(),
      { settings: { 'github-token': null } },
      /no token.*actions: read and contents: read/,
    ],
    ['a wrong token', pullRequestEvent(), { settings: { 'github-token': 'x' } }, /does not know this token/],
    [
      'an enterprise server',
      pullRequestEvent(),
      { env: { GITHUB_SERVER_URL: 'https://git.example' } },
      /Enterprise Server.*file/,
    ],
    ['no run', pullRequestEvent(), { env: { GITHUB_RUN_ID: '' } }, /no run of a workflow/],
  ])('finds none with %s, and says why', async (_, trigger, overrides, reason) => {
    const facts = await find((key) => leave(key), trigger, overrides);
    expect(facts).toEqual({ kind: 'none', reason: expect.stringMatching(reason) });
  });

  it.each([{ actions: false }, { contents: false }])('names the missing permission of %j', async (permissions) => {
    github.allow(permissions);
    const facts = await find((key) => leave(key));
    expect(facts).toEqual({ kind: 'none', reason: expect.stringContaining('actions: read and contents: read') });
  });

  it('finds none when GitHub is in trouble', async () => {
    const trouble = github.fail({ path: /artifacts/, status: 500, body: 'nothing' });
    // Too little for a second try.
    const facts = await find((key) => leave(key), pullRequestEvent(), { timeBudget: 0.9 });
    trouble.remove();
    expect(facts).toEqual({ kind: 'none', reason: expect.stringContaining('could not be reached in time') });
  });

  it('is not looked for where it is not wanted', async () => {
    const before = github.requests.length;
    expect(await find(() => undefined, pullRequestEvent(), { settings: { baseline: 'base.json' } })).toBeUndefined();
    expect(github.requests).toHaveLength(before);
  });

  it('is looked for with few requests, one after the other', async () => {
    const before = github.requests.length;
    await find((key) => leave(key));
    expect(github.requests.length - before).toBeLessThanOrEqual(6);
    expect(github.mostConcurrent).toBe(1);
  });
});

/** A report at the top, and another one whose packed bytes are none. */
function withBroken(path: string): Uint8Array {
  const files = { [path]: strToU8('broken '.repeat(100)), 'report.json': strToU8('x') };
  const bytes = zipSync(files, { level: 9 });
  // What is packed stands behind a header of 30 bytes and the name.
  return bytes.fill(0xff, 30 + path.length, 40 + path.length);
}

describe('unpacking a report', () => {
  it.each<[string, Uint8Array, string | undefined]>([
    ['at the top', archive('x'), 'x'],
    ['in a folder', archive('x', 'summary-gate-report/report.json'), 'x'],
    ['nearest to the top', zipSync({ 'a/b/report.json': strToU8('deep'), 'a/report.json': strToU8('near') }), 'near'],
    ['beside another one that is broken', withBroken('a/report.json'), 'x'],
    ['of another name', archive('x', 'my-report.json'), undefined],
    ['of nothing', new Uint8Array(), undefined],
    ['of a cut archive', archive('x').slice(0, 40), undefined],
  ])('%s', (_, bytes, wanted) => expect(unpackReport(bytes, 'report')?.report).toBe(wanted));
});
