import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { afterAll } from '@jest/globals';
import { Description } from './github/description.js';
import { type Failure, type FailureHandle, Failures } from './github/failures.js';
import { moveHead } from './github/git-data.js';
import { answerGraphql } from './github/graphql.js';
import { type Answer, type Operation, operationsOn } from './github/operations.js';
import { cutPage } from './github/pages.js';
import { allows, NEEDS, type Permissions } from './github/permissions.js';
import { notFound, Refusal } from './github/refusal.js';
import { Representations } from './github/representations.js';
import {
  type Artifact,
  addComment,
  addPullRequest,
  type CheckRun,
  type Comment,
  emptyState,
  type NewComment,
  type State,
  type WorkflowRun,
} from './github/state.js';
import {
  type Account,
  fullName,
  GITHUB_ACTIONS,
  MONA,
  type PullRequest,
  pullRequest,
  type Repository,
  WIDGETS,
  WORKFLOW,
} from './world.js';

export { broken, denied, graphqlError, missing, primaryRateLimit, secondaryRateLimit } from './github/failures.js';
export { FORK_PERMISSIONS } from './github/permissions.js';

export interface GitHubOptions {
  readonly repository?: Repository;
  /** Pull request 7 of the repository itself when left out. */
  readonly pulls?: readonly PullRequest[];
  readonly token?: string;
  /** Who the token belongs to: the author of what it writes. A Bot is an app, and may not ask `GET /user`. */
  readonly viewer?: Account;
  /** What GraphQL's `viewer` says, the login of `viewer` when left out; or the error that it gives. */
  readonly graphqlViewer?: { readonly login: string } | { readonly error: string };
  readonly permissions?: Permissions;
  /** Serves below /api/v3 and /api/graphql, and its pages are on the same host. */
  readonly enterprise?: boolean;
  readonly now?: () => Date;
}

export interface LoggedRequest {
  readonly method: string;
  /** Without the base of an enterprise server, `/repositories/ID` written as `/repos/OWNER/NAME`. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
  /** The token is replaced by `***`. */
  readonly headers: Readonly<Record<string, string>>;
  /** Milliseconds since 1970. */
  readonly time: number;
  /** 0 when the connection was cut, undefined as long as there is no answer. */
  status?: number;
}

export interface FakeGitHub {
  /** For GITHUB_API_URL, GITHUB_GRAPHQL_URL and GITHUB_SERVER_URL. */
  readonly apiUrl: string;
  readonly graphqlUrl: string;
  readonly serverUrl: string;
  readonly token: string;
  readonly repository: Repository;
  readonly requests: readonly LoggedRequest[];
  /** Misuse by the client, and mistakes of this server itself: to be empty at the end of each test. */
  readonly violations: readonly string[];
  /** The most requests that were under way at once; GitHub asks for one. */
  readonly mostConcurrent: number;
  readonly comments: readonly Comment[];
  readonly checkRuns: readonly CheckRun[];
  /** For tests that misuse on purpose: gives the violations so far, and forgets them. */
  takeViolations(): readonly string[];
  requestsTo(method: string, path: RegExp): readonly LoggedRequest[];
  fail(failure: Failure): FailureHandle;
  allow(permissions: Permissions): void;
  addComment(comment: NewComment): Comment;
  deleteComment(id: number): void;
  addPullRequest(pull: PullRequest): void;
  addIssue(number: number): void;
  /** Makes a commit known, and tells which pull requests it belongs to. */
  addCommit(sha: string, pulls?: readonly number[]): void;
  /** Makes commits known, each the parent of the one before. */
  addHistory(...newestFirst: readonly string[]): void;
  /** Makes a commit known with a file in it; a commit has all files that were added to it, and no others. */
  addFile(sha: string, path: string, text: string): void;
  /** What somebody may do in the repository. */
  addCollaborator(login: string, permission: 'admin' | 'write' | 'read' | 'none'): void;
  /** A push to the branch of a pull request. */
  push(pull: number, sha: string): void;
  /** The newest commit of a pull request. */
  headOf(pull: number): string;
  /** The text of a file at a commit. */
  fileAt(sha: string, path: string): string | undefined;
  /** The message of a commit that was made here. */
  messageOf(sha: string): string | undefined;
  addWorkflowRun(run?: Partial<WorkflowRun>): WorkflowRun;
  addArtifact(artifact: Partial<Artifact> & Pick<Artifact, 'name' | 'runId' | 'archive'>): Artifact;
  stop(): Promise<void>;
}

const RATE_LIMIT = 1_000;

const running = new Set<FakeGitHub>();

// A test that fails before it stops its server must not keep jest from ending.
afterAll(async () => {
  for (const server of running) await server.stop();
});

/** A GitHub on loopback that holds requests, and its own replies, against GitHub's own description. */
export async function startGitHub(options: GitHubOptions = {}): Promise<FakeGitHub> {
  const server = new LoopbackGitHub(await Description.load(), options);
  await server.start();
  running.add(server);
  return server;
}

interface Received {
  readonly method: string;
  readonly path: string;
  /** Whether the request came to this API at all, and not somewhere else on its host. */
  readonly below: boolean;
  readonly query: URLSearchParams;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

interface Reply {
  readonly status: number;
  /** Of a body that is text; a page where it is left out. */
  readonly contentType?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

class LoopbackGitHub implements FakeGitHub {
  readonly repository: Repository;
  readonly token: string;
  readonly requests: LoggedRequest[] = [];
  mostConcurrent = 0;

  readonly #description: Description;
  readonly #options: GitHubOptions;
  readonly #state: State;
  readonly #failures = new Failures();
  readonly #server: Server;
  readonly #storage: Server;
  readonly #timers = new Set<NodeJS.Timeout>();
  #permissions: Permissions;
  #operations: Readonly<Record<string, Operation>> = {};
  #violations: string[] = [];
  #origin = '';
  #storageUrl = '';
  #underWay = 0;

  constructor(known: Description, options: GitHubOptions) {
    this.#description = known;
    this.#options = options;
    this.#permissions = options.permissions ?? {};
    this.repository = options.repository ?? WIDGETS;
    this.token = options.token ?? 'ghs_loopbackloopbackloopbackloopback0000';
    this.#state = emptyState(this.repository, options.viewer ?? GITHUB_ACTIONS, options.now ?? (() => new Date()));
    for (const pull of options.pulls ?? [pullRequest()]) this.addPullRequest(pull);
    this.#server = createServer((request, response) => void this.#serve(request, response));
    this.#storage = createServer((request, response) => this.#serveStorage(request, response));
  }

  async start(): Promise<void> {
    this.#origin = await listen(this.#server);
    this.#storageUrl = await listen(this.#storage);
    const show = new Representations(
      this.#state,
      { server: this.serverUrl, api: this.apiUrl },
      this.#options.enterprise === true,
    );
    this.#operations = operationsOn(this.#state, show, () => this.#storageUrl);
    const missingOperations = this.#description.operationIds.filter((id) => this.#operations[id] === undefined);
    if (missingOperations.length > 0) throw new Error(`not made: ${missingOperations.join(', ')}`);
  }

  async stop(): Promise<void> {
    running.delete(this);
    for (const timer of this.#timers) clearTimeout(timer);
    await Promise.all(
      [this.#server, this.#storage].map((server) => {
        const closed = new Promise<void>((resolve) => void server.close(() => resolve()));
        server.closeAllConnections();
        return closed;
      }),
    );
  }

  get apiUrl(): string {
    return `${this.#origin}${this.#base}`;
  }

  get graphqlUrl(): string {
    return `${this.#origin}${this.#options.enterprise === true ? '/api' : ''}/graphql`;
  }

  get serverUrl(): string {
    return this.#options.enterprise === true ? this.#origin : 'https://github.com';
  }

  get violations(): readonly string[] {
    return this.#violations;
  }

  get comments(): readonly Comment[] {
    return this.#state.comments;
  }

  get checkRuns(): readonly CheckRun[] {
    return this.#state.checkRuns;
  }

  takeViolations(): readonly string[] {
    return this.#violations.splice(0);
  }

  requestsTo(method: string, path: RegExp): readonly LoggedRequest[] {
    return this.requests.filter((request) => request.method === method && path.test(request.path));
  }

  fail(failure: Failure): FailureHandle {
    return this.#failures.add(failure);
  }

  allow(permissions: Permissions): void {
    this.#permissions = permissions;
  }

  addComment(comment: NewComment): Comment {
    return addComment(this.#state, comment);
  }

  deleteComment(id: number): void {
    const at = this.#state.comments.findIndex((comment) => comment.id === id);
    if (at >= 0) this.#state.comments.splice(at, 1);
  }

  addPullRequest(pull: PullRequest): void {
    addPullRequest(this.#state, pull);
  }

  addIssue(number: number): void {
    this.#state.issues.add(number);
  }

  addCommit(sha: string, pulls: readonly number[] = []): void {
    this.#state.commits.set(sha, new Set([...(this.#state.commits.get(sha) ?? []), ...pulls]));
  }

  addHistory(...newestFirst: readonly string[]): void {
    for (const [i, sha] of newestFirst.entries()) {
      this.addCommit(sha);
      const parent = newestFirst[i + 1];
      if (parent !== undefined) this.#state.parents.set(sha, parent);
    }
  }

  addFile(sha: string, path: string, text: string): void {
    this.addCommit(sha);
    this.#state.files.set(`${sha}:${path}`, text);
  }

  addCollaborator(login: string, permission: 'admin' | 'write' | 'read' | 'none'): void {
    this.#state.collaborators.set(login.toLowerCase(), { permission });
  }

  push(pull: number, sha: string): void {
    const moved = this.#state.pulls.find(({ number }) => number === pull);
    if (moved !== undefined) moveHead(this.#state, moved, sha);
  }

  headOf(pull: number): string {
    return this.#state.pulls.find(({ number }) => number === pull)?.head.sha ?? '';
  }

  fileAt(sha: string, path: string): string | undefined {
    return this.#state.files.get(`${sha}:${path}`);
  }

  messageOf(sha: string): string | undefined {
    return this.#state.messages.get(sha);
  }

  addWorkflowRun(given: Partial<WorkflowRun> = {}): WorkflowRun {
    const [pull = pullRequest()] = this.#state.pulls;
    const run: WorkflowRun = {
      id: this.#state.nextId(),
      name: WORKFLOW.name,
      workflowId: WORKFLOW.id,
      path: WORKFLOW.path,
      runNumber: this.#state.runs.length + 1,
      event: 'pull_request',
      status: 'completed',
      conclusion: 'success',
      headBranch: pull.head.ref,
      headSha: pull.head.sha,
      headRepository: pull.head.repository ?? this.repository,
      pullRequests: [],
      actor: MONA,
      createdAt: this.#state.now(),
      ...given,
    };
    this.#state.runs.push(run);
    return run;
  }

  addArtifact(given: Partial<Artifact> & Pick<Artifact, 'name' | 'runId' | 'archive'>): Artifact {
    const artifact = { id: this.#state.nextId(), expired: false, createdAt: this.#state.now(), ...given };
    this.#state.artifacts.push(artifact);
    return artifact;
  }

  get #base(): string {
    return this.#options.enterprise === true ? '/api/v3' : '';
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    this.#underWay++;
    this.mostConcurrent = Math.max(this.mostConcurrent, this.#underWay);
    response.on('close', () => this.#underWay--);
    const text = await readText(request);
    const url = new URL(request.url ?? '/', this.#origin);
    const received: Received = {
      method: request.method ?? 'GET',
      ...this.#locate(url.pathname),
      query: url.searchParams,
      headers: Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)])),
      body: parse(text),
    };
    const entry = logged(received);
    this.requests.push(entry);
    const failure = this.#failures.meet(received.method, received.path);
    const replaced = failure !== undefined && (failure.status !== undefined || failure.close === true);
    const own = replaced && failure.applied !== true ? undefined : this.#answer(received);
    const finish = (): void => {
      if (failure?.close === true) {
        entry.status = 0;
        request.socket.destroy();
        return;
      }
      const reply = replaced ? { ...failure, status: failure.status ?? 500 } : (own ?? { status: 500 });
      entry.status = reply.status;
      this.#send(response, reply);
    };
    if (failure?.until !== undefined) failure.until.then(finish);
    else if (failure?.delayMs === undefined) finish();
    else if (Number.isFinite(failure.delayMs)) {
      const timer = setTimeout(() => {
        this.#timers.delete(timer);
        finish();
      }, failure.delayMs);
      this.#timers.add(timer);
    }
  }

  #send(response: ServerResponse, { status, contentType = 'text/html', body, headers }: Reply): void {
    const remaining = Math.max(0, RATE_LIMIT - this.requests.length);
    const isPage = typeof body === 'string';
    response.writeHead(status, {
      ...(body !== undefined && { 'content-type': isPage ? contentType : 'application/json; charset=utf-8' }),
      'x-github-request-id': `0000:${this.requests.length}`,
      'x-ratelimit-limit': String(RATE_LIMIT),
      'x-ratelimit-remaining': String(remaining),
      'x-ratelimit-used': String(RATE_LIMIT - remaining),
      'x-ratelimit-reset': String(Math.ceil(Date.now() / 1000) + 3_600),
      'x-ratelimit-resource': 'core',
      ...headers,
    });
    response.end(body === undefined ? undefined : isPage ? body : JSON.stringify(body));
  }

  /** Paths as the description has them; GitHub's own links to further pages go by the repository's number. */
  #locate(path: string): { readonly path: string; readonly below: boolean } {
    if (path === new URL(this.graphqlUrl).pathname) return { path: '/graphql', below: true };
    if (!path.startsWith(`${this.#base}/`)) return { path, below: false };
    const byNumber = new RegExp(`^/repositories/${this.repository.id}/`);
    return {
      path: path.slice(this.#base.length).replace(byNumber, `/repos/${fullName(this.repository)}/`),
      below: true,
    };
  }

  #answer(received: Received): Reply {
    const operation = received.below ? this.#description.match(received.method, received.path) : undefined;
    try {
      this.#requireIdentity(received);
      if (received.path === '/graphql') return this.#answerGraphql(received);
      if (operation === undefined) {
        throw new Refusal(404, 'Not Found', { misuse: true });
      }
      return this.#carryOut(received, operation);
    } catch (error) {
      if (!(error instanceof Refusal)) {
        this.#violations.push(`this server: ${error instanceof Error ? error.stack : error}`);
        return { status: 500, body: { message: 'Server Error' } };
      }
      const { misuse, errors = [], headers } = error.details;
      if (misuse === true) this.#violate(received, `${error.status} ${error.message} ${JSON.stringify(errors)}`);
      const body = error.body(operation?.documentationUrl ?? 'https://docs.github.com/rest');
      if (operation !== undefined) this.#checkReply(operation.operationId, error.status, body);
      return { status: error.status, body, ...(headers !== undefined && { headers }) };
    }
  }

  #carryOut(
    received: Received,
    { operationId, params }: { readonly operationId: string; readonly params: Readonly<Record<string, string>> },
  ): Reply {
    const { owner = '', repo = '' } = params;
    if (received.path.startsWith('/repos/') && !sameName(`${owner}/${repo}`, fullName(this.repository))) {
      throw new Refusal(404, 'Not Found', { misuse: true });
    }
    this.#requirePermission(operationId);
    if (received.body instanceof SyntaxError) throw new Refusal(400, 'Problems parsing JSON', { misuse: true });
    const misfits = this.#description.checkRequest({ ...received, query: received.query.toString() });
    if (misfits.length > 0) {
      throw new Refusal(422, `Invalid request.\n\n${misfits.join('\n')}`, { misuse: true, errors: [] });
    }
    for (const field of this.#description.unknownFields(operationId, received.body)) {
      this.#violate(received, `unknown field ${field}`);
    }
    const operation = this.#operations[operationId];
    if (operation === undefined) throw notFound();
    return this.#finish(received, operationId, operation({ params, query: received.query, body: received.body }));
  }

  #finish(received: Received, operationId: string, { status, body, headers = {}, list, raw }: Answer): Reply {
    const page = list && cutPage(list.items, received.query, (query) => this.#pageUrl(received.path, query));
    const given =
      page === undefined
        ? body
        : list?.under === undefined
          ? page.items
          : { total_count: list.items.length, [list.under]: page.items };
    const complete = this.#description.complete(operationId, status, given);
    this.#checkReply(operationId, status, status === 204 ? null : complete);
    if (raw !== undefined && /application\/vnd\.github\.(v3\.)?raw\b/.test(received.headers['accept'] ?? '')) {
      return { status, body: raw, contentType: 'application/vnd.github.v3.raw; charset=utf-8', headers };
    }
    return {
      status,
      ...(complete !== undefined && { body: complete }),
      headers: { ...headers, ...(page?.link !== undefined && { link: page.link }) },
    };
  }

  #pageUrl(path: string, query: URLSearchParams): string {
    const below = path.replace(`/repos/${fullName(this.repository)}`, `/repositories/${this.repository.id}`);
    return `${this.apiUrl}${below}?${query}`;
  }

  #answerGraphql({ body, ...received }: Received): Reply {
    if (received.method !== 'POST') throw new Refusal(404, 'Not Found', { misuse: true });
    if (body instanceof SyntaxError) throw new Refusal(400, 'Problems parsing JSON', { misuse: true });
    const answer = answerGraphql(
      this.#state,
      {
        viewer: this.#options.graphqlViewer ?? { login: this.#state.viewer.login },
        mayRead: allows(this.#permissions, 'comments', 'read'),
        mayWrite: allows(this.#permissions, 'comments', 'write'),
        serverUrl: this.serverUrl,
      },
      body,
    );
    for (const mistake of answer.misuse) this.#violate({ ...received, body }, mistake);
    return { status: 200, body: answer.body };
  }

  #requireIdentity({ headers }: Received): void {
    const [, token] = /^(?:token|bearer) (\S+)$/i.exec(headers['authorization'] ?? '') ?? [];
    if (token === undefined) throw new Refusal(401, 'Requires authentication');
    if (token !== this.token) throw new Refusal(401, 'Bad credentials');
    if ((headers['user-agent'] ?? '') === '') {
      throw new Refusal(
        403,
        'Request forbidden by administrative rules. Please make sure your request has a User-Agent header.',
        {
          misuse: true,
        },
      );
    }
  }

  #requirePermission(operationId: string): void {
    const need = NEEDS[operationId];
    if (need === undefined) return;
    const headers = { 'x-accepted-github-permissions': need.accepted };
    if (!allows(this.#permissions, need.of, need.access)) {
      throw new Refusal(403, 'Resource not accessible by integration', { headers });
    }
    if (need.of === 'checks' && need.access === 'write' && this.#state.viewer.type !== 'Bot') {
      throw new Refusal(403, 'You must authenticate via a GitHub App.', { headers });
    }
  }

  #checkReply(operationId: string, status: number, body: unknown): void {
    for (const misfit of this.#description.checkReply(operationId, status, body)) {
      this.#violations.push(`this server: ${misfit}`);
    }
  }

  #violate({ method, path }: Received, what: string): void {
    this.#violations.push(`${method} ${path}: ${what}`);
  }

  /** Archives are on another host, which refuses a token that was not meant for it. */
  #serveStorage(request: IncomingMessage, response: ServerResponse): void {
    const [, id] = /^\/artifacts\/(\d+)\.zip\?sig=once$/.exec(request.url ?? '') ?? [];
    const artifact = this.#state.artifacts.find((candidate) => String(candidate.id) === id);
    if (request.headers.authorization !== undefined) {
      this.#violations.push('the token was sent to the storage of artifacts');
      response.writeHead(403).end();
    } else if (artifact === undefined) response.writeHead(404).end();
    else response.writeHead(200, { 'content-type': 'application/zip' }).end(artifact.archive);
  }
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return `http://127.0.0.1:${address.port}`;
}

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString('utf8');
}

function parse(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch (error) {
    return error;
  }
}

function logged({ method, path, query, headers, body }: Received): LoggedRequest {
  return {
    method,
    path,
    query: Object.fromEntries(query),
    body,
    headers: { ...headers, ...(headers['authorization'] !== undefined && { authorization: '***' }) },
    time: Date.now(),
  };
}

function sameName(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}
