import { getOctokit } from '@actions/github';
import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import {
  broken,
  denied,
  type FakeGitHub,
  FORK_PERMISSIONS,
  type GitHubOptions,
  graphqlError,
  missing,
  primaryRateLimit,
  secondaryRateLimit,
  startGitHub,
} from './github.js';
import { commitSha, deletedForkPullRequest, forkPullRequest, MAIN_SHA, MONA, pullRequest } from './world.js';

const PULL = pullRequest();
const IN_REPO = { owner: 'acme', repo: 'widgets' };
const ON_PULL = { ...IN_REPO, issue_number: PULL.number };
const CHECK = { ...IN_REPO, name: 'summary-gate', head_sha: PULL.head.sha };
const OUTPUT = { title: 'Pass', summary: 'All well' };
const NOTE = { path: 'a.json', start_line: 1, end_line: 1, annotation_level: 'warning', message: 'Look' } as const;
const silent = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

type Octokit = ReturnType<typeof getOctokit>;
const started: { readonly fake: FakeGitHub; readonly misused: boolean }[] = [];

async function start(options: GitHubOptions = {}, misused = false): Promise<{ fake: FakeGitHub; octokit: Octokit }> {
  const fake = await startGitHub(options);
  started.push({ fake, misused });
  return { fake, octokit: clientOf(fake) };
}

function clientOf(fake: FakeGitHub, token = fake.token): Octokit {
  return getOctokit(token, { baseUrl: fake.apiUrl, log: silent });
}

beforeAll(async () => {
  await (await startGitHub()).stop();
});

afterEach(async () => {
  for (const { fake, misused } of started.splice(0)) {
    await fake.stop();
    if (!misused) expect(fake.violations).toEqual([]);
  }
});

async function refusalOf(request: Promise<unknown>): Promise<{ status: unknown; message: string; headers: unknown }> {
  try {
    await request;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const response: unknown = Reflect.get(error, 'response');
    const headers = typeof response === 'object' && response !== null ? Reflect.get(response, 'headers') : {};
    return { status: Reflect.get(error, 'status'), message: error.message, headers };
  }
  throw new Error('the request was not refused');
}

/** `instanceof` would ask for the class of another realm. */
function isArrayBuffer(value: unknown): value is ArrayBuffer {
  return Object.prototype.toString.call(value) === '[object ArrayBuffer]';
}

/** Sends a body that the client's types would not let through. */
function send(fake: FakeGitHub, method: string, path: string, body: unknown): Promise<Response> {
  return fetch(`${fake.apiUrl}${path}`, {
    method,
    headers: { authorization: `token ${fake.token}`, 'content-type': 'application/json', 'user-agent': 'test' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

describe('comments', () => {
  it('are created, listed, read, updated and deleted', async () => {
    const times = [new Date('2026-11-21T10:00:00Z'), new Date('2026-11-21T11:00:00Z')];
    const { fake, octokit } = await start({ now: () => times.shift() ?? new Date('2026-11-21T12:00:00Z') });
    const { data: created } = await octokit.rest.issues.createComment({ ...ON_PULL, body: 'first' });
    expect(created).toMatchObject({
      user: { login: 'github-actions[bot]', id: 41898282, type: 'Bot' },
      html_url: `https://github.com/acme/widgets/pull/7#issuecomment-${created.id}`,
      created_at: '2026-11-21T10:00:00Z',
    });
    const one = { ...IN_REPO, comment_id: created.id };
    const { data: updated } = await octokit.rest.issues.updateComment({ ...one, body: 'second' });
    expect(updated).toMatchObject({ created_at: '2026-11-21T10:00:00Z', updated_at: '2026-11-21T11:00:00Z' });
    expect((await octokit.rest.issues.getComment(one)).data.body).toBe('second');
    const listed = await octokit.rest.issues.listComments({ ...ON_PULL, since: '2026-11-21T11:00:00Z' });
    expect(listed.data.map(({ body }) => body)).toEqual(['second']);
    const later = await octokit.rest.issues.listComments({ ...ON_PULL, since: '2026-11-21T11:00:01Z' });
    expect(later.data).toEqual([]);
    expect((await octokit.rest.issues.deleteComment(one)).status).toBe(204);
    expect((await refusalOf(octokit.rest.issues.updateComment({ ...one, body: 'third' }))).status).toBe(404);
    expect(fake.comments).toEqual([]);
  });

  it('come in pages that link to each other', async () => {
    const { fake, octokit } = await start();
    for (let i = 1; i <= 205; i++) fake.addComment({ issue: 7, body: `comment ${i}`, author: MONA });
    fake.addIssue(8);
    fake.addComment({ issue: 8, body: 'elsewhere' });
    const all = await octokit.paginate(octokit.rest.issues.listComments, { ...ON_PULL, per_page: 100 });
    expect(all.map(({ body }) => body)).toEqual(Array.from({ length: 205 }, (_, i) => `comment ${i + 1}`));
    expect(fake.requests.map(({ query }) => query['page'])).toEqual([undefined, '2', '3']);

    const middle = await octokit.rest.issues.listComments({ ...ON_PULL, per_page: 50, page: 2 });
    const page = (n: number): string => `${fake.apiUrl}/repositories/1296269/issues/7/comments?per_page=50&page=${n}`;
    expect(middle.headers.link).toBe(
      `<${page(1)}>; rel="prev", <${page(3)}>; rel="next", <${page(5)}>; rel="last", <${page(1)}>; rel="first"`,
    );
    expect((await octokit.rest.issues.listComments(ON_PULL)).data).toHaveLength(30);
    expect((await octokit.rest.issues.listComments({ ...ON_PULL, per_page: 500 })).data).toHaveLength(100);
    const beyond = await octokit.rest.issues.listComments({ ...ON_PULL, per_page: 100, page: 9 });
    expect(beyond.data).toEqual([]);
    expect((await octokit.rest.issues.listComments({ ...IN_REPO, issue_number: 8 })).headers.link).toBeUndefined();
  });

  it('may have 65,536 characters and not one more', async () => {
    const { fake, octokit } = await start({}, true);
    await octokit.rest.issues.createComment({ ...ON_PULL, body: 'x'.repeat(65_536) });
    expect(fake.takeViolations()).toEqual([]);
    const refusal = await refusalOf(octokit.rest.issues.createComment({ ...ON_PULL, body: 'x'.repeat(65_537) }));
    expect(refusal).toMatchObject({
      status: 422,
      message: expect.stringContaining('Body is too long (maximum is 65536 characters)'),
    });
    const [{ id } = { id: 0 }] = fake.comments;
    const update = octokit.rest.issues.updateComment({ ...IN_REPO, comment_id: id, body: 'x'.repeat(65_537) });
    expect((await refusalOf(update)).status).toBe(422);
    expect((await refusalOf(octokit.rest.issues.createComment({ ...ON_PULL, body: ' ' }))).status).toBe(422);
    expect(fake.takeViolations()).toHaveLength(3);
    expect(fake.comments).toHaveLength(1);
  });

  it('tell whether they are minimized, except on an enterprise server', async () => {
    for (const enterprise of [false, true]) {
      const { fake, octokit } = await start({ enterprise });
      fake.addComment({ issue: 7, body: 'old', minimized: true });
      const { data } = await octokit.rest.issues.listComments(ON_PULL);
      expect('minimized' in (data[0] ?? {})).toBe(!enterprise);
    }
  });
});

describe('check runs', () => {
  it('are created, get more annotations by updates, and are listed', async () => {
    const { fake, octokit } = await start();
    const { data } = await octokit.rest.checks.create({
      ...CHECK,
      conclusion: 'failure',
      output: { ...OUTPUT, annotations: Array.from({ length: 50 }, () => NOTE) },
    });
    expect(data).toMatchObject({ status: 'completed', conclusion: 'failure', output: { annotations_count: 50 } });
    const update = { ...IN_REPO, check_run_id: data.id };
    const { data: updated } = await octokit.rest.checks.update({
      ...update,
      output: { ...OUTPUT, annotations: [{ ...NOTE, start_column: 2, end_column: 4 }] },
    });
    expect(updated.output.annotations_count).toBe(51);
    expect(fake.checkRuns[0]?.annotations.at(-1)).toMatchObject({ start_column: 2 });
    await octokit.rest.checks.create({ ...CHECK, status: 'in_progress' });
    const latest = await octokit.rest.checks.listForRef({ ...IN_REPO, ref: PULL.head.sha });
    expect(latest.data.check_runs.map(({ status }) => status)).toEqual(['in_progress']);
    const all = await octokit.rest.checks.listForRef({ ...IN_REPO, ref: PULL.head.sha, filter: 'all' });
    expect(all.data.total_count).toBe(2);
  });

  const completed = { ...CHECK, status: 'completed', conclusion: 'success' } as const;
  const withNote = (note: object) => ({ ...completed, output: { ...OUTPUT, annotations: [{ ...NOTE, ...note }] } });
  it.each<[string, object, RegExp]>([
    ['completed without a conclusion', { ...CHECK, status: 'completed' }, /"conclusion" wasn't supplied/],
    ['a conclusion that there is not', { ...completed, conclusion: 'passed' }, /conclusion/],
    ['the conclusion of GitHub alone', { ...completed, conclusion: 'stale' }, /stale/],
    ['a status that there is not', { ...CHECK, status: 'done' }, /status/],
    ['no name', { ...completed, name: undefined }, /"name" wasn't supplied/],
    ['an unknown commit', { ...completed, head_sha: commitSha('elsewhere') }, /No commit found for SHA/],
    ['a long title', { ...completed, output: { title: 'x'.repeat(256), summary: '' } }, /Only 255 characters/],
    ['a long summary', { ...completed, output: { title: '', summary: 'x'.repeat(65_536) } }, /Only 65535 characters/],
    ['a long text', { ...completed, output: { ...OUTPUT, text: 'x'.repeat(65_536) } }, /Only 65535 characters/],
    ['no summary', { ...completed, output: { title: '' } }, /"summary" wasn't supplied/],
    [
      '51 annotations',
      { ...completed, output: { ...OUTPUT, annotations: Array.from({ length: 51 }, () => NOTE) } },
      /No more than 50 items/,
    ],
    ['an end before the start', withNote({ start_line: 3, end_line: 2 }), /end_line/],
    ['columns over several lines', withNote({ end_line: 2, start_column: 1 }), /start_column/],
    ['an end column before the start', withNote({ start_column: 3, end_column: 2 }), /end_column/],
    ['line 0', withNote({ start_line: 0 }), /start_line/],
    ['a path from the root', withNote({ path: '/a.json' }), /relative/],
    ['a level of workflow commands', withNote({ annotation_level: 'error' }), /annotation_level/],
    ['a message that is no text', withNote({ message: 5 }), /message/],
    ['a link that is none', { ...completed, details_url: 'runs/1' }, /details_url/],
  ])('are refused with %s', async (_, wanted, message) => {
    const { fake } = await start({}, true);
    const { owner, repo, ...body } = { ...IN_REPO, ...wanted };
    const response = await send(fake, 'POST', `/repos/${owner}/${repo}/check-runs`, body);
    expect({ status: response.status, text: await response.text() }).toEqual({
      status: 422,
      text: expect.stringMatching(new RegExp(message.source.replaceAll('"', '\\\\?"'))),
    });
    expect(fake.takeViolations()).toHaveLength(1);
    expect(fake.checkRuns).toEqual([]);
  });

  it('are refused when an update breaks a rule', async () => {
    const { fake, octokit } = await start({}, true);
    const { data } = await octokit.rest.checks.create({ ...CHECK, status: 'queued' });
    const path = `/repos/acme/widgets/check-runs/${data.id}`;
    expect((await send(fake, 'PATCH', path, { status: 'completed' })).status).toBe(422);
    const annotations = Array.from({ length: 51 }, () => NOTE);
    expect((await send(fake, 'PATCH', path, { output: { ...OUTPUT, annotations } })).status).toBe(422);
    expect((await send(fake, 'PATCH', '/repos/acme/widgets/check-runs/1', {})).status).toBe(404);
    expect(fake.takeViolations()).toHaveLength(2);
  });

  it('can be made by an app only', async () => {
    const { octokit } = await start({ viewer: MONA });
    expect(await refusalOf(octokit.rest.checks.create(completed))).toMatchObject({
      status: 403,
      message: expect.stringContaining('You must authenticate via a GitHub App'),
    });
  });
});

describe('pull requests', () => {
  it('are read, listed and found by head and by commit', async () => {
    const fork = forkPullRequest({ number: 8 });
    const closed = pullRequest({ number: 9, state: 'closed', merged: true });
    const { fake, octokit } = await start({ pulls: [PULL, fork, closed] });
    const { data } = await octokit.rest.pulls.get({ ...IN_REPO, pull_number: 8 });
    expect(data).toMatchObject({
      head: { sha: fork.head.sha, repo: { id: 2741963, fork: true } },
      base: { repo: { id: 1296269 } },
    });
    const numbersOf = async (query: object) =>
      (await octokit.rest.pulls.list({ ...IN_REPO, ...query })).data.map(({ number }) => number);
    expect(await numbersOf({})).toEqual([8, 7]);
    expect(await numbersOf({ state: 'all', per_page: 1, page: 2 })).toEqual([8]);
    expect(await numbersOf({ head: 'hubot:shorter-summaries' })).toEqual([8]);
    expect(await numbersOf({ base: 'release' })).toEqual([]);

    const pullsOf = async (commit_sha: string) =>
      (await octokit.rest.repos.listPullRequestsAssociatedWithCommit({ ...IN_REPO, commit_sha })).data.map(
        ({ number }) => number,
      );
    expect(await pullsOf(fork.head.sha)).toEqual([8]);
    expect(await pullsOf(closed.mergeCommitSha ?? '')).toEqual([9]);
    expect(await pullsOf(MAIN_SHA)).toEqual([]);
    fake.addCommit(commitSha('squashed'), [7]);
    expect(await pullsOf(commitSha('squashed'))).toEqual([7]);
    const { data: files } = await octokit.rest.pulls.listFiles({ ...IN_REPO, pull_number: 7 });
    expect(files.map(({ filename }) => filename)).toEqual(['candidates/login.json']);
  });

  it('may have lost their repository', async () => {
    const { octokit } = await start({ pulls: [deletedForkPullRequest()] });
    const { data } = await octokit.rest.pulls.get({ ...IN_REPO, pull_number: 7 });
    expect(data.head).toMatchObject({ repo: null, user: null, label: 'unknown repository:shorter-summaries' });
    expect((await octokit.rest.pulls.list(IN_REPO)).data[0]?.head.repo).toBeNull();
  });
});

describe('workflow runs and artifacts', () => {
  it('are listed by what they were about, newest first', async () => {
    const { fake, octokit } = await start();
    const old = fake.addWorkflowRun({ event: 'push', headBranch: 'main' });
    const failed = fake.addWorkflowRun({
      event: 'push',
      headBranch: 'main',
      conclusion: 'failure',
      pullRequests: [PULL],
    });
    fake.addWorkflowRun({ headBranch: 'topic' });
    const runsOf = async (query: object) =>
      (
        await octokit.rest.actions.listWorkflowRuns({ ...IN_REPO, workflow_id: 'summary-gate.yml', ...query })
      ).data.workflow_runs.map(({ id }) => id);
    expect(await runsOf({ branch: 'main' })).toEqual([failed.id, old.id]);
    expect(await runsOf({ branch: 'main', status: 'success' })).toEqual([old.id]);
    expect(await runsOf({ event: 'push', per_page: 1 })).toEqual([failed.id]);
    expect(await runsOf({ workflow_id: 161335 })).toHaveLength(3);
    expect(await runsOf({ workflow_id: 'other.yml' })).toEqual([]);
    const { data } = await octokit.rest.actions.getWorkflowRun({ ...IN_REPO, run_id: failed.id });
    expect(data.pull_requests?.[0]?.number).toBe(7);
    expect((await refusalOf(octokit.rest.actions.getWorkflowRun({ ...IN_REPO, run_id: 1 }))).status).toBe(404);
  });

  it('are downloaded from another host, without the token', async () => {
    const { fake, octokit } = await start();
    const run = fake.addWorkflowRun();
    const archive = Buffer.from('PK and so on');
    const { id } = fake.addArtifact({ name: 'baseline', runId: run.id, archive });
    const gone = fake.addArtifact({ name: 'baseline', runId: run.id, archive, expired: true });
    const ofRun = await octokit.rest.actions.listWorkflowRunArtifacts({ ...IN_REPO, run_id: run.id });
    expect(ofRun.data.artifacts.map((artifact) => artifact.id)).toEqual([gone.id, id]);
    const named = await octokit.rest.actions.listArtifactsForRepo({ ...IN_REPO, name: 'none' });
    expect(named.data.total_count).toBe(0);
    const zip = { ...IN_REPO, artifact_id: id, archive_format: 'zip' };
    const { data } = await octokit.rest.actions.downloadArtifact(zip);
    expect(isArrayBuffer(data) && Buffer.from(new Uint8Array(data)).equals(archive)).toBe(true);
    const location = await fetch(`${fake.apiUrl}/repos/acme/widgets/actions/artifacts/${id}/zip`, {
      redirect: 'manual',
      headers: { authorization: `token ${fake.token}` },
    });
    const withToken = { headers: { authorization: `token ${fake.token}` } };
    expect((await fetch(location.headers.get('location') ?? '', withToken)).status).toBe(403);
    expect(fake.takeViolations()).toEqual(['the token was sent to the storage of artifacts']);
    const expired = octokit.rest.actions.downloadArtifact({ ...zip, artifact_id: gone.id });
    expect(await refusalOf(expired)).toMatchObject({ status: 410 });
  });
});

describe('who may', () => {
  it('needs a token, and the right one', async () => {
    const { fake } = await start();
    expect(await refusalOf(clientOf(fake, 'ghs_other').rest.pulls.list(IN_REPO))).toMatchObject({
      status: 401,
      message: expect.stringContaining('Bad credentials'),
    });
    const bare = await fetch(`${fake.apiUrl}/repos/acme/widgets/pulls`);
    expect({ status: bare.status, body: await bare.json() }).toMatchObject({
      status: 401,
      body: { message: 'Requires authentication' },
    });
    expect(JSON.stringify(fake.requests)).not.toContain('ghs_other');
    expect(fake.requests.map(({ headers }) => headers['authorization'])).toEqual(['***', undefined]);
  });

  it('knows one repository', async () => {
    const { fake, octokit } = await start({}, true);
    const other = octokit.rest.issues.createComment({ ...ON_PULL, repo: 'gadgets', body: 'x' });
    expect((await refusalOf(other)).status).toBe(404);
    expect(fake.takeViolations()).toEqual([expect.stringContaining('/repos/acme/gadgets/issues/7/comments: 404')]);
    const nowhere = octokit.rest.issues.createComment({ ...IN_REPO, issue_number: 99, body: 'x' });
    expect((await refusalOf(nowhere)).status).toBe(404);
    expect(fake.violations).toEqual([]);
  });

  it('refuses with the permission that would do', async () => {
    const { fake, octokit } = await start({ permissions: FORK_PERMISSIONS });
    expect((await octokit.rest.issues.listComments(ON_PULL)).data).toEqual([]);
    expect(await refusalOf(octokit.rest.issues.createComment({ ...ON_PULL, body: 'x' }))).toMatchObject({
      status: 403,
      message: expect.stringContaining('Resource not accessible by integration'),
      headers: { 'x-accepted-github-permissions': 'issues=write; pull_requests=write' },
    });
    expect(await refusalOf(octokit.rest.checks.create({ ...CHECK, status: 'queued' }))).toMatchObject({
      status: 403,
      headers: { 'x-accepted-github-permissions': 'checks=write' },
    });
    fake.allow({ comments: false, actions: false });
    expect((await refusalOf(octokit.rest.issues.listComments(ON_PULL))).status).toBe(403);
    expect((await refusalOf(octokit.rest.actions.listArtifactsForRepo(IN_REPO))).status).toBe(403);
    await octokit.rest.checks.create({ ...CHECK, status: 'queued' });
  });

  it('tells users who they are, and apps not', async () => {
    const { octokit } = await start();
    expect((await refusalOf(octokit.rest.users.getAuthenticated())).status).toBe(403);
    const user = await start({ viewer: MONA });
    expect((await user.octokit.rest.users.getAuthenticated()).data.login).toBe('mona');
  });
});

describe('a bad request', () => {
  it.each<[string, string, string, unknown, number, RegExp]>([
    ['without a body', 'POST', '/repos/acme/widgets/issues/7/comments', {}, 422, /"body" wasn't supplied/],
    ['with a wrong type', 'POST', '/repos/acme/widgets/issues/7/comments', { body: 5 }, 422, /body/],
    ['with broken JSON', 'POST', '/repos/acme/widgets/issues/7/comments', '{"body"', 400, /Problems parsing JSON/],
    ['with a word for a number', 'POST', '/repos/acme/widgets/issues/seven/comments', { body: 'x' }, 422, /integer/],
    ['to nowhere', 'POST', '/repos/acme/widgets/pulls/7/reviews', { body: 'x' }, 404, /Not Found/],
    ['with another method', 'PUT', '/repos/acme/widgets/issues/comments/1', { body: 'x' }, 404, /Not Found/],
  ])('%s is refused and kept as a violation', async (_, method, path, body, status, message) => {
    const { fake } = await start({}, true);
    const response = await send(fake, method, path, body);
    expect(response.status).toBe(status);
    expect(fake.takeViolations().join('\n')).toMatch(message);
    expect(fake.comments).toEqual([]);
    expect(fake.requests[0]?.status).toBe(status);
  });

  it('with an unknown parameter is refused', async () => {
    const { fake, octokit } = await start({}, true);
    const request = octokit.request('GET /repos/{owner}/{repo}/issues/{issue_number}/comments', {
      ...ON_PULL,
      per_pages: 100,
    });
    expect((await refusalOf(request)).status).toBe(422);
    expect(fake.takeViolations()).toHaveLength(1);
  });

  it('with unknown fields is accepted, as GitHub does, and kept as a violation', async () => {
    const { fake } = await start({}, true);
    const comment = await send(fake, 'POST', '/repos/acme/widgets/issues/7/comments', { body: 'x', key: 1 });
    expect(comment.status).toBe(201);
    expect(fake.takeViolations()).toEqual(['POST /repos/acme/widgets/issues/7/comments: unknown field key']);
    const { name, head_sha } = CHECK;
    const output = { ...OUTPUT, annotations: [NOTE, { ...NOTE, endLine: 2 }] };
    await send(fake, 'POST', '/repos/acme/widgets/check-runs', { name, head_sha, output });
    expect(fake.takeViolations()).toEqual([
      'POST /repos/acme/widgets/check-runs: unknown field output.annotations[1].endLine',
    ]);
  });
});

describe('this server', () => {
  it('notices when its own replies are not as described', async () => {
    const { fake, octokit } = await start({ pulls: [pullRequest({ number: 7.5 })] }, true);
    await octokit.rest.pulls.list(IN_REPO);
    expect(fake.takeViolations()).toContain('this server: pulls/list 200: /0/number must be integer');
  });

  it('says how much of the budget is left, as GitHub does', async () => {
    const { octokit } = await start();
    const { headers } = await octokit.rest.issues.listComments(ON_PULL);
    expect(headers).toMatchObject({ 'x-ratelimit-limit': '1000', 'x-ratelimit-remaining': '999' });
  });
});

describe('GraphQL', () => {
  const viewerOf = (octokit: Octokit) => octokit.graphql<{ viewer: { login: string } }>('query { viewer { login } }');

  it('says who we are, or fails to', async () => {
    const { octokit } = await start();
    expect(await viewerOf(octokit)).toEqual({ viewer: { login: 'github-actions[bot]' } });
    const named = await start({ graphqlViewer: { login: 'my-gate' } });
    expect(await viewerOf(named.octokit)).toEqual({ viewer: { login: 'my-gate' } });
    const failing = await start({ graphqlViewer: { error: 'Resource not accessible by integration' } });
    expect((await refusalOf(viewerOf(failing.octokit))).message).toContain('Resource not accessible by integration');
    const other = clientOf(failing.fake, 'ghs_other');
    expect((await refusalOf(viewerOf(other))).status).toBe(401);
  });

  it('tells which comments are minimized, and minimizes them', async () => {
    const { fake, octokit } = await start();
    const shown = fake.addComment({ issue: 7, body: 'shown' });
    const hidden = fake.addComment({ issue: 7, body: 'hidden', minimized: true });
    const states = () =>
      octokit.graphql('query($ids: [ID!]!) { nodes(ids: $ids) { id ... on IssueComment { isMinimized } } }', {
        ids: [shown.nodeId, hidden.nodeId],
      });
    expect(await states()).toEqual({
      nodes: [
        { id: shown.nodeId, isMinimized: false },
        { id: hidden.nodeId, isMinimized: true },
      ],
    });
    const minimize = `mutation($id: ID!) {
      minimizeComment(input: { subjectId: $id, classifier: OUTDATED }) { minimizedComment { isMinimized } }
    }`;
    expect(await octokit.graphql(minimize, { id: shown.nodeId })).toEqual({
      minimizeComment: { minimizedComment: { isMinimized: true } },
    });
    expect(fake.comments[0]).toMatchObject({ minimized: true, minimizedReason: 'outdated' });
    fake.allow(FORK_PERMISSIONS);
    expect((await refusalOf(octokit.graphql(minimize, { id: hidden.nodeId }))).message).toContain('not accessible');
    expect((await refusalOf(octokit.graphql(minimize, { id: 'IC_none' }))).message).toContain('Could not resolve');
  });

  it('lists the comments of a pull request by cursors', async () => {
    const { fake, octokit } = await start();
    for (let i = 1; i <= 3; i++) fake.addComment({ issue: 7, body: `${i}`, ...(i === 2 && { author: MONA }) });
    const query = `query($owner: String!, $repo: String!, $number: Int!, $after: String) {
      repository(owner: $owner, name: $repo) {
        pullRequest(number: $number) {
          comments(first: 2, after: $after) {
            nodes { ...said }
            pageInfo { hasNextPage endCursor }
          }
        }
      }
    }
    fragment said on IssueComment { body author { login kind: __typename } }`;
    const variables = { ...IN_REPO, number: 7 };
    const first = await octokit.graphql<{
      repository: { pullRequest: { comments: { pageInfo: { endCursor: string } } } };
    }>(query, { ...variables, after: null });
    expect(first).toMatchObject({
      repository: {
        pullRequest: {
          comments: {
            nodes: [
              { body: '1', author: { login: 'github-actions', kind: 'Bot' } },
              { body: '2', author: { login: 'mona', kind: 'User' } },
            ],
            pageInfo: { hasNextPage: true },
          },
        },
      },
    });
    const after = first.repository.pullRequest.comments.pageInfo.endCursor;
    expect(await octokit.graphql(query, { ...variables, after })).toMatchObject({
      repository: { pullRequest: { comments: { nodes: [{ body: '3' }], pageInfo: { hasNextPage: false } } } },
    });
  });

  it.each<[string, string, Record<string, unknown>, RegExp]>([
    ['a field that there is not', '{ viewer { loginName } }', {}, /Field 'loginName' doesn't exist on type 'User'/],
    [
      'a field of another type',
      'query($i: ID!) { node(id: $i) { isMinimized } }',
      { i: 'x' },
      /doesn't exist on type 'Node'/,
    ],
    ['an object without fields', '{ viewer }', {}, /must have selections/],
    ['fields of a text', '{ viewer { login { a } } }', {}, /can't be made on scalars/],
    ['no argument', '{ node { id } }', {}, /missing required arguments: id/],
    ['a wrong argument', '{ node(ids: "x") { id } }', {}, /doesn't accept argument 'ids'/],
    ['a variable of another type', 'query($i: String!) { node(id: $i) { id } }', { i: 'x' }, /Type mismatch/],
    ['a variable without a value', 'query($i: ID!) { node(id: $i) { id } }', {}, /invalid value/],
    ['a value of another type', 'query($i: [ID!]!) { nodes(ids: $i) { id } }', { i: 'x' }, /invalid value/],
    ['an unused variable', 'query($i: ID) { viewer { login } }', { i: 'x' }, /declared but not used/],
    [
      'an unknown classifier',
      'mutation { minimizeComment(input: { subjectId: "x", classifier: OLD }) { clientMutationId } }',
      {},
      /classifier/,
    ],
    ['an open bracket', '{ viewer { login }', {}, /Parse error/],
    [
      'too many nodes',
      'query($i: [ID!]!) { nodes(ids: $i) { id } }',
      { i: Array.from({ length: 101 }, () => 'x') },
      /more than 100 node ids/,
    ],
    [
      'no size of a page',
      '{ repository(owner: "acme", name: "widgets") { pullRequest(number: 7) { comments { totalCount } } } }',
      {},
      /must provide a `first` or `last` value/,
    ],
  ])('refuses %s', async (_, query, variables, message) => {
    const { fake, octokit } = await start({}, true);
    expect((await refusalOf(octokit.graphql(query, variables))).message).toMatch(message);
    expect(fake.takeViolations().join('\n')).toMatch(message);
  });
});

describe('an enterprise server', () => {
  it('lives below /api/v3 and /api/graphql', async () => {
    const { fake, octokit } = await start({ enterprise: true }, true);
    expect(fake.apiUrl).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/api\/v3$/);
    expect(fake.serverUrl).toBe(new URL(fake.apiUrl).origin);
    const { data } = await octokit.rest.issues.createComment({ ...ON_PULL, body: 'x' });
    expect(data.html_url.startsWith(`${fake.serverUrl}/acme/widgets/pull/7#`)).toBe(true);
    expect(await octokit.graphql('{ viewer { login } }')).toEqual({ viewer: { login: 'github-actions[bot]' } });
    expect(fake.requests.map(({ path }) => path)).toEqual(['/repos/acme/widgets/issues/7/comments', '/graphql']);
    expect(fake.takeViolations()).toEqual([]);
    const elsewhere = getOctokit(fake.token, { baseUrl: fake.serverUrl, log: silent });
    expect((await refusalOf(elsewhere.rest.issues.listComments(ON_PULL))).status).toBe(404);
    expect(fake.takeViolations()).toHaveLength(1);
  });
});

describe('failures', () => {
  const comments = /\/issues\/\d+\/comments$/;

  it.each([
    ['denial', denied('issues=write'), 403, { 'x-accepted-github-permissions': 'issues=write' }],
    ['absence', missing(), 404, {}],
    ['the secondary limit', secondaryRateLimit(60), 403, { 'retry-after': '60' }],
    ['the secondary limit by 429', secondaryRateLimit(undefined, 429), 429, {}],
    ['the primary limit', primaryRateLimit(), 403, { 'x-ratelimit-remaining': '0' }],
    ['a defect', broken(500), 500, {}],
    ['a bad gateway', broken(502), 502, {}],
    ['a page of a proxy', broken(503), 503, { 'content-type': 'text/html' }],
  ] as const)('are %s', async (_, reply, status, headers) => {
    const { fake, octokit } = await start();
    const handle = fake.fail({ method: 'POST', path: comments, times: 1, ...reply });
    await octokit.rest.issues.listComments(ON_PULL);
    expect(await refusalOf(octokit.rest.issues.createComment({ ...ON_PULL, body: 'x' }))).toMatchObject({
      status,
      headers,
    });
    expect(fake.comments).toEqual([]);
    await octokit.rest.issues.createComment({ ...ON_PULL, body: 'x' });
    expect(fake.requests.map((request) => request.status)).toEqual([200, status, 201]);
    expect(handle.hits).toBe(1);
  });

  it('meet GraphQL, too', async () => {
    const { fake, octokit } = await start();
    fake.fail({ path: /^\/graphql$/, times: 1, ...graphqlError('Something went wrong', 'INTERNAL') });
    expect((await refusalOf(octokit.graphql('{ viewer { login } }'))).message).toContain('Something went wrong');
    await octokit.graphql('{ viewer { login } }');
  });

  it('may come after the effect, when only the answer is lost', async () => {
    const { fake, octokit } = await start();
    fake.fail({ path: comments, times: 1, applied: true, ...broken(502) });
    fake.fail({ path: comments, times: 1, applied: true, close: true });
    for (const body of ['first', 'second']) {
      await refusalOf(octokit.rest.issues.createComment({ ...ON_PULL, body }));
    }
    expect(fake.comments.map(({ body }) => body)).toEqual(['first', 'second']);
    expect(fake.requests.map(({ status }) => status)).toEqual([502, 0]);
  });

  it('cut the connection, and can be ended', async () => {
    const { fake, octokit } = await start();
    const handle = fake.fail({ path: comments, close: true });
    expect((await refusalOf(octokit.rest.issues.listComments(ON_PULL))).message).toMatch(
      /closed|terminated|fetch|socket/i,
    );
    handle.remove();
    await octokit.rest.issues.listComments(ON_PULL);
  });

  it('delay, or hang until the client gives up', async () => {
    const { fake, octokit } = await start();
    fake.fail({ path: comments, times: 1, delayMs: 60 });
    const before = Date.now();
    expect((await octokit.rest.issues.listComments(ON_PULL)).status).toBe(200);
    expect(Date.now() - before).toBeGreaterThanOrEqual(55);
    fake.fail({ path: comments, delayMs: Number.POSITIVE_INFINITY });
    const signal = AbortSignal.timeout(50);
    await refusalOf(octokit.rest.issues.listComments({ ...ON_PULL, request: { signal } }));
    expect(fake.requests.at(-1)?.status).toBeUndefined();
  });

  it('show how many requests were under way at once', async () => {
    const { fake, octokit } = await start();
    fake.fail({ path: comments, delayMs: 30 });
    await octokit.rest.issues.listComments(ON_PULL);
    expect(fake.mostConcurrent).toBe(1);
    await Promise.all([octokit.rest.issues.listComments(ON_PULL), octokit.rest.issues.listComments(ON_PULL)]);
    expect(fake.mostConcurrent).toBe(2);
  });
});

describe('files', () => {
  it('are given at a commit, as they are or in their description', async () => {
    const { fake, octokit } = await start();
    const sha = 'c'.repeat(40);
    fake.addFile(sha, 'golden corpus/ä.jsonl', '{"a": 1}\n');
    const file = { ...IN_REPO, path: 'golden corpus/ä.jsonl', ref: sha };
    const raw = await octokit.rest.repos.getContent({ ...file, mediaType: { format: 'raw' } });
    expect(raw.data).toBe('{"a": 1}\n');
    const described = await octokit.rest.repos.getContent(file);
    expect(described.data).toMatchObject({ type: 'file', content: Buffer.from('{"a": 1}\n').toString('base64') });
    expect((await refusalOf(octokit.rest.repos.getContent({ ...file, path: 'other' }))).status).toBe(404);
    expect(fake.violations).toEqual([]);
  });
});
