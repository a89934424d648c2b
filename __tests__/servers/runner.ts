import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll } from '@jest/globals';
import { parse } from 'yaml';
import { z } from 'zod';
import type { TimeBudget } from '../../src/adapters/github/time-budget.js';
import { type Tree, writeTree } from '../builders/workspace.js';
import type { FakeGitHub } from './github.js';
import { readFileCommands } from './runner/file-commands.js';
import { type Ended, runHere } from './runner/in-this-process.js';
import { type Annotation, type Command, readLog } from './runner/workflow-commands.js';
import { type Account, fullName, MAIN_SHA, MONA, WIDGETS, WORKFLOW } from './world.js';

export interface RunOptions {
  /** Only those that action.yml declares; see `undeclaredInputs`. */
  readonly inputs?: Readonly<Record<string, string>>;
  /** A trigger of events.ts gives these seven: `runAction({ ...pullRequestEvent(), files })`. */
  readonly event?: unknown;
  readonly eventName?: string;
  readonly sha?: string;
  readonly ref?: string;
  readonly headRef?: string;
  readonly baseRef?: string;
  readonly actor?: Account;
  /** What the checkout left in the workspace. */
  readonly files?: Tree;
  /** Without one, the API is at an address where nobody listens. */
  readonly github?: FakeGitHub;
  readonly env?: Readonly<Record<string, string>>;
  /**
   * `own` runs what is built as the runner does. The sources run in this process when it is left out, which takes a tenth of
   * the time.
   */
  readonly process?: 'own' | 'this';
  /** Of a run in this process with GitHub. */
  readonly timeBudget?: TimeBudget;
  /** The Node.js to run with, this one when left out. */
  readonly node?: string;
  readonly runId?: number;
  readonly runNumber?: number;
  readonly runAttempt?: number;
  readonly job?: string;
  /** A workspace that an earlier run left. */
  readonly workspace?: string;
  /** A folder with action.yml and what it names, for a process of its own; the project's own when left out. */
  readonly action?: string;
  /** The runner warns of an input that action.yml lacks and passes it on; here that has to be asked for. */
  readonly undeclaredInputs?: 'refused' | 'passed on';
  readonly timeoutMs?: number;
}

export interface ActionResult {
  readonly exitCode: number | null;
  /** Everything printed, as it came: commands, secrets and all. */
  readonly log: string;
  /** The log without the lines that were commands. */
  readonly printed: string;
  readonly outputs: Readonly<Record<string, string>>;
  /** What was exported to later steps. */
  readonly exported: Readonly<Record<string, string>>;
  /** The step summary as it is shown: empty when it is larger than the runner takes. */
  readonly summary: string;
  readonly annotations: readonly Annotation[];
  readonly commands: readonly Command[];
  /** Exists until the test file is done. */
  readonly workspace: string;
}

const LARGEST_SUMMARY = 1024 * 1024;
const NOBODY = 'http://127.0.0.1:9';

const actionSchema = z.object({
  inputs: z.record(z.string(), z.object({ default: z.coerce.string().optional() })).default({}),
  runs: z.object({ using: z.string().regex(/^node\d+$/), main: z.string() }),
});

const made: string[] = [];

afterAll(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** Read once: of the project's own, which hundreds of runs start from, it takes as long as a run. */
const actions = new Map<string, z.infer<typeof actionSchema>>();

function actionIn(folder: string): z.infer<typeof actionSchema> {
  const text = readFileSync(join(folder, 'action.yml'), 'utf8');
  const action = actions.get(text) ?? actionSchema.parse(parse(text));
  actions.set(text, action);
  return action;
}

/** Runs the action as a step on a GitHub-hosted Linux runner, without the runner. */
export async function runAction(options: RunOptions): Promise<ActionResult> {
  const folder = resolve(options.action ?? '.');
  const action = actionIn(folder);
  const home = mkdtempSync(join(tmpdir(), 'runner-'));
  made.push(home);
  const workspace = options.workspace ?? join(home, 'work', WIDGETS.name, WIDGETS.name);
  mkdirSync(workspace, { recursive: true });
  writeTree(workspace, options.files ?? {});
  const temp = join(home, 'work', '_temp');
  const paths = {
    event: join(temp, '_github_workflow', 'event.json'),
    output: join(temp, '_runner_file_commands', 'set_output'),
    environment: join(temp, '_runner_file_commands', 'set_env'),
    path: join(temp, '_runner_file_commands', 'add_path'),
    state: join(temp, '_runner_file_commands', 'save_state'),
    summary: join(temp, '_runner_file_commands', 'step_summary'),
  };
  for (const path of Object.values(paths)) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, path === paths.event ? JSON.stringify(options.event ?? {}) : '');
  }
  const github = githubContext(options, workspace, paths);
  const { inputs, warnings } = inputsOf(action.inputs, options, github);
  const env = {
    PATH: `${dirname(options.node ?? process.execPath)}:/usr/local/bin:/usr/bin:/bin`,
    HOME: home,
    LANG: 'C.UTF-8',
    CI: 'true',
    ...Object.fromEntries(Object.entries(github).map(([name, value]) => [`GITHUB_${name.toUpperCase()}`, value])),
    GITHUB_ACTIONS: 'true',
    RUNNER_OS: 'Linux',
    RUNNER_ARCH: 'X64',
    RUNNER_NAME: 'GitHub Actions 1',
    RUNNER_ENVIRONMENT: 'github-hosted',
    RUNNER_TEMP: temp,
    RUNNER_TOOL_CACHE: join(home, 'toolcache'),
    RUNNER_WORKSPACE: dirname(workspace),
    ACTIONS_RUNTIME_URL: `${NOBODY}/`,
    ACTIONS_RUNTIME_TOKEN: 'runtime-token',
    ACTIONS_RESULTS_URL: `${NOBODY}/`,
    ImageOS: 'ubuntu24',
    ...inputs,
    ...options.env,
  };
  const isOurs = options.process !== 'own' && options.action === undefined && options.node === undefined;
  const ended = isOurs
    ? await runHere(env, workspace, options.timeBudget)
    : await execute(options, join(folder, action.runs.main), workspace, env);
  const log = warnings.map((warning) => `##[warning]${warning}\n`).join('') + ended.log;
  const summary = readFileSync(paths.summary, 'utf8');
  const tooLarge = Buffer.byteLength(summary) > LARGEST_SUMMARY;
  const read = readLog(log, workspace);
  return {
    exitCode: ended.exitCode,
    log,
    printed: read.printed,
    outputs: readFileCommands(readFileSync(paths.output, 'utf8')),
    exported: readFileCommands(readFileSync(paths.environment, 'utf8')),
    summary: tooLarge ? '' : summary,
    annotations: tooLarge ? [...read.annotations, summaryTooLarge(summary)] : read.annotations,
    commands: read.commands,
    workspace,
  };
}

type Context = Readonly<Record<string, string>>;

/** The `github` context, as far as the runner hands it to an action: each member as GITHUB_ and its name. */
function githubContext(options: RunOptions, workspace: string, paths: Readonly<Record<string, string>>): Context {
  const { github, ref = 'refs/heads/main', actor = MONA, headRef = '', baseRef = '' } = options;
  const repository = github?.repository ?? WIDGETS;
  const refName = ref.replace(/^refs\/(heads|tags|pull)\//, '');
  return {
    action: '__acme_summary-gate',
    action_ref: 'v1',
    action_repository: 'acme/summary-gate',
    actor: actor.login,
    actor_id: String(actor.id),
    api_url: github?.apiUrl ?? NOBODY,
    base_ref: baseRef,
    env: paths['environment'] ?? '',
    event_name: options.eventName ?? 'push',
    event_path: paths['event'] ?? '',
    graphql_url: github?.graphqlUrl ?? `${NOBODY}/graphql`,
    head_ref: headRef,
    job: options.job ?? 'gate',
    output: paths['output'] ?? '',
    path: paths['path'] ?? '',
    ref,
    ref_name: refName,
    ref_protected: String(refName === repository.defaultBranch),
    ref_type: ref.startsWith('refs/tags/') ? 'tag' : 'branch',
    repository: fullName(repository),
    repository_id: String(repository.id),
    repository_owner: repository.owner.login,
    repository_owner_id: String(repository.owner.id),
    retention_days: '90',
    run_attempt: String(options.runAttempt ?? 1),
    // Later runs have higher ids, over all workflows of a repository.
    run_id: String(options.runId ?? 1_658_821_451 + (options.runNumber ?? 42)),
    run_number: String(options.runNumber ?? 42),
    server_url: github?.serverUrl ?? 'https://github.com',
    sha: options.sha ?? MAIN_SHA,
    state: paths['state'] ?? '',
    step_summary: paths['summary'] ?? '',
    triggering_actor: actor.login,
    workflow: WORKFLOW.name,
    workflow_ref: `${fullName(repository)}/${WORKFLOW.path}@${ref}`,
    workflow_sha: options.sha ?? MAIN_SHA,
    workspace,
  };
}

/** Every declared input is set: to what was given, to its default, or to nothing. */
function inputsOf(
  declared: Readonly<Record<string, { readonly default?: string | undefined }>>,
  { inputs = {}, undeclaredInputs = 'refused', github }: RunOptions,
  context: Context,
): { readonly inputs: Readonly<Record<string, string>>; readonly warnings: readonly string[] } {
  const unknown = Object.keys(inputs).filter((name) => declared[name] === undefined);
  if (unknown.length > 0 && undeclaredInputs === 'refused') {
    throw new Error(`action.yml has no input ${unknown.join(', ')}`);
  }
  const all: Record<string, string> = {};
  for (const [name, { default: byDefault = '' }] of Object.entries(declared)) {
    all[name] = evaluate(byDefault, { ...context, token: github?.token ?? '' });
  }
  Object.assign(all, inputs);
  const variable = (name: string): string => `INPUT_${name.replaceAll(' ', '_').toUpperCase()}`;
  const valid = Object.keys(declared).map((name) => `'${name}'`);
  return {
    inputs: Object.fromEntries(Object.entries(all).map(([name, value]) => [variable(name), value])),
    warnings:
      unknown.length === 0
        ? []
        : [`Unexpected input(s) '${unknown.join("', '")}', valid inputs are [${valid.join(', ')}]`],
  };
}

/** The expressions that a default may have: members of the `github` context, its token included. */
function evaluate(text: string, context: Context): string {
  return text.replace(/\$\{\{\s*(.*?)\s*\}\}/g, (_, expression: string) => {
    const [, member = ''] = /^github\.(\w+)$/.exec(expression) ?? [];
    const value = context[member];
    if (value === undefined) throw new Error(`a default with \${{ ${expression} }} is not supported here`);
    return value;
  });
}

/** Not `spawnSync`: the loopback servers live in this process and must be able to answer. */
function execute(
  { node = process.execPath, timeoutMs = 240_000 }: RunOptions,
  main: string,
  workspace: string,
  env: Readonly<Record<string, string>>,
): Promise<Ended> {
  return new Promise((settle, reject) => {
    const child = spawn(node, [main], { cwd: workspace, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let log = '';
    // By lines, as the runner reads: what comes on one stream does not break into a line of the other.
    for (const stream of [child.stdout, child.stderr]) {
      let rest = '';
      stream.setEncoding('utf8').on('data', (text: string) => {
        const end = (rest + text).lastIndexOf('\n') + 1;
        log += (rest + text).slice(0, end);
        rest = (rest + text).slice(end);
      });
      stream.on('end', () => {
        if (rest !== '') log += `${rest}\n`;
      });
    }
    const timer = setTimeout(() => child.kill('SIGKILL'), timeoutMs);
    child.on('error', reject);
    child.on('close', (exitCode, signal) => {
      clearTimeout(timer);
      if (signal === 'SIGKILL') reject(new Error(`the action did not end within ${timeoutMs} ms:\n${log}`));
      else settle({ exitCode, log });
    });
  });
}

function summaryTooLarge(summary: string): Annotation {
  const kilobytes = Math.floor(Buffer.byteLength(summary) / 1024);
  return {
    level: 'error',
    message: `$GITHUB_STEP_SUMMARY upload aborted, supports content up to a size of 1024k, got ${kilobytes}k.`,
    dropped: false,
    form: '::',
  };
}
