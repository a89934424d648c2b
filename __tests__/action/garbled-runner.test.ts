import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { ARE_RUNS_LONG } from '../builders/long-runs.js';
import { issueCommentEvent, mergeGroupEvent } from '../servers/events.js';
import type { FakeGitHub } from '../servers/github.js';
import { type ActionResult, runAction } from '../servers/runner.js';
import { MONA } from '../servers/world.js';
import { ACCEPT, AFTER, commits, world } from './commenting.js';
import { RED, writesTo } from './pull-request.js';

/** Runs that answer a comment, and runs of a merge queue, where one variable of the runner is missing or says what it never does. */

const folder = mkdtempSync(join(tmpdir(), 'garbled-'));
afterAll(() => rmSync(folder, { recursive: true }));

const COMMAND = '\n::error::injected';
const PASSWORD = 'hunter2hunter2';

function file(name: string, text: unknown): string {
  const path = join(folder, name);
  writeFileSync(path, typeof text === 'string' || Buffer.isBuffer(text) ? text : JSON.stringify(text));
  return path;
}

function hugeFile(): string {
  const path = file('huge.json', '{');
  truncateSync(path, 50 * 2 ** 20);
  return path;
}

const FOLDER = join(folder, 'a-folder');
mkdirSync(FOLDER);
/** Where nothing can be written, nor an event be read. */
const NO_FILES = [' ', '.', FOLDER, join(folder, 'absent'), join(folder, 'no/such/folder'), 'a'.repeat(300)];
const DEVICES = process.platform === 'linux' ? ['/dev/full'] : [];

const PAYLOADS = [
  ...['', '{"action":', 'null', '[]', '"x"', '1e999', '\ufeff{}', '['.repeat(200_000)].map((text, i) =>
    file(`${i}`, text),
  ),
  file('binary', Buffer.from([0xff, 0xfe, 0, 1])),
  hugeFile(),
  file('types', { action: 1, issue: [], comment: 'x', sender: null, repository: 7, merge_group: 'x' }),
  file('numbers', { merge_group: { head_sha: 7, head_ref: null, base_sha: [] } }),
  file('commands', { merge_group: { head_sha: COMMAND, head_ref: COMMAND, base_sha: '../..', base_ref: COMMAND } }),
  file('keys', '{"__proto__": {"action": "created"}, "comment": {"id": -1}}'),
];
const NO_REPOSITORIES = [
  ...['', ' ', 'acme', 'acme/', '/widgets', '/', 'acme/widgets/more', `acme/widgets${COMMAND}`, '../..', 'acme/..'],
  ...['acme/../..', 'acme/wid?gets', 'acme/widgets#x', 'a'.repeat(100_000), '😀/😀', 'acme%2Fwidgets'],
];
const NO_EVENTS = ['', ' ', 'x', 'push', 'pull_request', 'issues', 'workflow_run', 'schedule', COMMAND, '__proto__'];
const REFS = ['', ' ', `refs/heads/a${COMMAND}`, '../..', 'refs/heads/', 'a'.repeat(100_000), '\u0001', '😀', '%0A'];
const NUMBERS = ['', 'x', '-1', '0', '1e999', 'NaN', '1.5', '9'.repeat(400), COMMAND];
const ADDRESSES = [
  ...[' ', 'x', 'http://[', 'file:///etc/passwd', 'javascript:x', `http://a${COMMAND}`, 'http://127.0.0.1:9'],
  `https://u:${PASSWORD}@127.0.0.1:9/`,
];

/** In the middle what is shown of the value. */
type Rows = readonly (readonly [name: string, shown: string, value: string])[];

const row = (name: string, value: string) =>
  [name, JSON.stringify(value.replace(folder, '')).slice(0, 40), value] as const;

/** Each variable with each value; by day every fifth of them. */
function rows(names: readonly string[], values: readonly string[]): Rows {
  const all = names.flatMap((name) => values.map((value) => row(name, value)));
  return ARE_RUNS_LONG ? all : all.filter((_, i) => i % 5 === 0);
}

/** What changes nothing of a result. */
const HARMLESS = [
  ...rows(
    ['GITHUB_REF', 'GITHUB_HEAD_REF', 'GITHUB_BASE_REF', 'GITHUB_SHA', 'GITHUB_WORKFLOW_REF', 'GITHUB_ACTOR'],
    REFS,
  ),
  ...rows(['GITHUB_RUN_ID', 'GITHUB_RUN_NUMBER', 'GITHUB_RUN_ATTEMPT', 'GITHUB_RETENTION_DAYS'], NUMBERS),
  ...rows(['GITHUB_SERVER_URL', 'GITHUB_GRAPHQL_URL'], ADDRESSES),
  ...rows(['RUNNER_TEMP', 'GITHUB_STEP_SUMMARY'], ['', ...NO_FILES, ...DEVICES]),
];
const NO_EVENT = [
  ...rows(['GITHUB_EVENT_PATH'], ['', ...NO_FILES, ...DEVICES]),
  ...PAYLOADS.map((path) => row('GITHUB_EVENT_PATH', path)),
];
const NO_WORKSPACE = rows(
  ['GITHUB_WORKSPACE'],
  NO_FILES.filter((path) => path !== '.' && path !== FOLDER),
);
const NO_OUTPUT = rows(['GITHUB_OUTPUT'], [...NO_FILES, ...DEVICES]);
const NO_API = rows(['GITHUB_API_URL'], ADDRESSES);

/** The errors and notices of a run, of which the log has nothing that somebody else has put there. */
function saidBy({ log, annotations }: ActionResult): readonly string[] {
  expect(log).not.toMatch(/\n\s+at .+:\d+:\d+|internal error|defect/);
  expect(log).not.toContain(PASSWORD);
  expect(annotations.map(({ message }) => message)).not.toContain('injected');
  return annotations.map(({ message }) => message);
}

async function answered(name: string, value: string) {
  const github = await world();
  const { id } = github.addComment({ issue: 7, body: ACCEPT, author: MONA, createdAt: new Date(AFTER) });
  const trigger = issueCommentEvent({ comment: { id, body: ACCEPT, author: MONA, createdAt: AFTER } });
  const inputs = { 'answer-comments': 'true' };
  return { github, run: await runAction({ ...trigger, github, inputs, env: { [name]: value } }) };
}

async function queued(name: string, value: string) {
  const github = await world();
  return { github, run: await runAction({ ...mergeGroupEvent(), github, files: RED, env: { [name]: value } }) };
}

function nothingAsked(github: FakeGitHub): void {
  expect(github.requests).toEqual([]);
}

describe('an answer to a comment', () => {
  it.each([...HARMLESS, ...NO_OUTPUT])('is given with %s as %s', async (name, _, value) => {
    const { github, run } = await answered(name, value);
    expect({ said: saidBy(run), exitCode: run.exitCode }).toEqual({ said: [], exitCode: 0 });
    expect(commits(github)).toHaveLength(3);
  });

  it.each<[why: string, rows: Rows]>([
    ['answer-comments is for workflows that run on issue_comment', rows(['GITHUB_EVENT_NAME'], NO_EVENTS)],
    ['GITHUB_EVENT_PATH names no file with an event of a comment', NO_EVENT],
    [
      'GITHUB_REPOSITORY does not say which repository',
      NO_REPOSITORIES.map((value) => row('GITHUB_REPOSITORY', value)),
    ],
    ['(GITHUB_WORKSPACE names it)', NO_WORKSPACE],
  ])('is refused before anybody is asked: %s', async (why, all) => {
    for (const [name, shown, value] of all) {
      const { github, run } = await answered(name, value);
      expect([name, shown, saidBy(run)[0]]).toEqual([name, shown, expect.stringContaining(why)]);
      expect(run.exitCode).toBe(2);
      nothingAsked(github);
    }
  });

  it.each(NO_API)('fails by the reason with %s as %s', async (name, _, value) => {
    const { github, run } = await answered(name, value);
    expect(saidBy(run)[0]).toContain('the comment could not be answered');
    expect(run.exitCode).toBe(2);
    nothingAsked(github);
  });
});

describe('a run of a merge queue', () => {
  it.each([...HARMLESS, ...NO_EVENT, ...NO_API, ...rows(['GITHUB_EVENT_NAME'], NO_EVENTS)])(
    'has its verdict with %s as %s',
    async (name, _, value) => {
      const { github, run } = await queued(name, value);
      saidBy(run);
      expect({ exitCode: run.exitCode, verdict: run.outputs['verdict'] }).toEqual({ exitCode: 1, verdict: 'fail' });
      expect(writesTo(github)).toEqual([]);
    },
  );

  it.each(NO_REPOSITORIES.map((value) => row('GITHUB_REPOSITORY', value)))(
    'asks about no other repository with %s as %s',
    async (name, _, value) => {
      const { github, run } = await queued(name, value);
      saidBy(run);
      expect(run.exitCode).toBe(1);
      nothingAsked(github);
    },
  );

  it.each([...NO_OUTPUT, ...NO_WORKSPACE])('ends with 2 and a reason with %s as %s', async (name, _, value) => {
    const { run } = await queued(name, value);
    expect(saidBy(run).join('\n')).toContain(name);
    expect(run.exitCode).toBe(2);
  });
});
