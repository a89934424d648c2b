import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from '@jest/globals';
import { parse } from 'yaml';
import { z } from 'zod';
import { type Tree, writeTree } from '../builders/workspace.js';
import type { Trigger } from '../servers/events.js';
import type { Permissions } from '../servers/github/permissions.js';
import { type FakeGitHub, FORK_PERMISSIONS } from '../servers/github.js';
import { type ActionResult, runAction } from '../servers/runner.js';

/**
 * Runs a workflow step by step, as far as that for forks in docs/recipes.md and that of `init` go, and refuses everything
 * else.
 */

const scalar = z.union([z.string(), z.number(), z.boolean()]).transform(String);
const permissions = z.record(z.string(), z.enum(['read', 'write', 'none']));
const step = z.strictObject({
  id: z.string().optional(),
  name: z.string().optional(),
  if: z.string().optional(),
  'working-directory': z.string().default('.'),
  uses: z.string().optional(),
  run: z.string().optional(),
  with: z.record(z.string(), scalar).default({}),
  'continue-on-error': z.boolean().default(false),
});
const workflowSchema = z.strictObject({
  name: z.string(),
  on: z.union([z.array(z.string()), z.record(z.string(), z.record(z.string(), z.array(z.string())).nullable())]),
  permissions,
  concurrency: z.record(z.string(), z.string()).optional(),
  jobs: z.record(
    z.string(),
    z.strictObject({
      if: z.string().optional(),
      'runs-on': z.literal('ubuntu-latest'),
      permissions: permissions.optional(),
      steps: z.array(step),
    }),
  ),
});

export type Workflow = z.output<typeof workflowSchema>;
type Step = z.output<typeof step>;

export function readWorkflow(yaml: string): Workflow {
  return workflowSchema.parse(parse(yaml));
}

export interface WorkflowRun {
  readonly trigger: Trigger;
  /** Of this run, by which others find its artifacts. */
  readonly runId: number;
  /** What actions/checkout gives. `*.sh` can be executed. */
  readonly checkout: Tree;
  readonly github: FakeGitHub;
  readonly artifacts: Artifacts;
  /** GitHub gives a fork's pull request a token that reads, whatever the workflow asks for. */
  readonly token: 'as asked for' | 'read-only';
}

export interface WorkflowResult {
  /** As GitHub shows it; a job whose condition is false is skipped, and nothing is a failure then. */
  readonly conclusion: 'success' | 'failure' | 'skipped';
  /** The steps that ran this action. */
  readonly gates: readonly ActionResult[];
  readonly log: string;
}

const made: string[] = [];

afterAll(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'workflow-'));
  made.push(folder);
  return folder;
}

/** What runs have uploaded, by run and name, as folders: symbolic links stay what they are. */
export class Artifacts {
  readonly #folders = new Map<string, string>();

  upload(runId: number, name: string, folder: string): void {
    const copy = makeFolder();
    cpSync(folder, copy, { recursive: true, verbatimSymlinks: true });
    this.#folders.set(`${runId} ${name}`, copy);
  }

  /** The folder of an artifact, where there is one. */
  folderOf(runId: number, name: string): string | undefined {
    return this.#folders.get(`${runId} ${name}`);
  }

  /** Whether there was such an artifact. */
  download(runId: string, name: string, folder: string): boolean {
    const from = this.#folders.get(`${runId} ${name}`);
    if (from === undefined) return false;
    cpSync(from, folder, { recursive: true, verbatimSymlinks: true });
    return true;
  }
}

export async function runWorkflow(workflow: Workflow, run: WorkflowRun): Promise<WorkflowResult> {
  if (!listensTo(workflow, run.trigger)) throw new Error(`${workflow.name} does not run on ${run.trigger.eventName}`);
  const [job, ...others] = Object.values(workflow.jobs);
  if (job === undefined || others.length > 0) throw new Error('one job is supported');
  const gates: ActionResult[] = [];
  if (job.if !== undefined && !holds(job.if, run)) return { conclusion: 'skipped', gates, log: '' };
  run.github.allow(run.token === 'read-only' ? FORK_PERMISSIONS : granted(job.permissions ?? workflow.permissions));
  const workspace = makeFolder();
  let log = '';
  let conclusion: WorkflowResult['conclusion'] = 'success';
  const outputs: Record<string, Outputs> = {};
  for (const one of job.steps) {
    if (!isDue(one.if, conclusion === 'success', outputs)) continue;
    const ended = await runStep(one, run, workspace);
    log += ended.log;
    if (ended.gate !== undefined) gates.push(ended.gate);
    if (one.id !== undefined) outputs[one.id] = ended.gate?.outputs ?? {};
    if (!ended.passed && !one['continue-on-error']) conclusion = 'failure';
  }
  return { conclusion, gates, log };
}

/** Whether an event starts a workflow; a branch that is filtered for has to be the very one. */
export function listensTo({ on }: Workflow, { eventName, ref }: Trigger): boolean {
  if (Array.isArray(on)) return on.includes(eventName);
  const branches = on[eventName]?.['branches'];
  return eventName in on && (branches === undefined || branches.includes(ref.replace('refs/heads/', '')));
}

type Outputs = Readonly<Record<string, string>>;

/** Unless its condition asks for more, a step behind one that failed is left out. */
function isDue(condition: string | undefined, passed: boolean, outputs: Readonly<Record<string, Outputs>>): boolean {
  if (condition === undefined) return passed;
  const [, id = '', output = ''] =
    /^\$\{\{ !cancelled\(\) && steps\.([\w-]+)\.outputs\.([\w-]+) != '' \}\}$/.exec(condition) ?? [];
  if (id === '') throw new Error(`${condition} is not supported`);
  return (outputs[id]?.[output] ?? '') !== '';
}

/** A scope that is not named is not granted, once one is. */
function granted(asked: z.output<typeof permissions>): Permissions {
  const access = (scope: string) => (({ write: true, read: 'read', none: false }) as const)[asked[scope] ?? 'none'];
  const pullRequests = access('pull-requests');
  return { comments: pullRequests, pullRequests, checks: access('checks'), actions: access('actions') };
}

interface EndedStep {
  readonly passed: boolean;
  readonly log: string;
  readonly gate?: ActionResult;
}

async function runStep(one: Step, run: WorkflowRun, workspace: string): Promise<EndedStep> {
  if (one.run !== undefined) return runScript(one.run, join(workspace, one['working-directory']));
  const inputs = Object.fromEntries(Object.entries(one.with).map(([name, value]) => [name, evaluate(value, run)]));
  const folder = join(workspace, inputs['path'] ?? '.');
  switch (one.uses?.replace(/@.*/, '')) {
    case 'actions/checkout':
      checkOut(run, workspace, inputs['persist-credentials'] !== 'false');
      return { passed: true, log: '' };
    case 'actions/upload-artifact':
      if (existsSync(folder)) run.artifacts.upload(run.runId, inputs['name'] ?? '', folder);
      return { passed: true, log: '' };
    case 'actions/download-artifact': {
      if (inputs['github-token'] !== run.github.token) throw new Error('artifacts of another run need the token');
      mkdirSync(folder, { recursive: true });
      const found = run.artifacts.download(inputs['run-id'] ?? '', inputs['name'] ?? '', folder);
      return { passed: found, log: found ? '' : 'Artifact not found\n' };
    }
    case 'summary-gate/summary-gate': {
      const { trigger, runId, github } = run;
      const gate = await runAction({ ...trigger, runId, github, workspace, inputs });
      return { passed: gate.exitCode === 0, log: gate.log, gate };
    }
    default:
      throw new Error(`${one.uses} is not supported`);
  }
}

function runScript(command: string, folder: string): EndedStep {
  const { status, stdout, stderr } = spawnSync('bash', ['-e', '-c', command], {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'] },
  });
  return { passed: status === 0, log: stdout + stderr };
}

/** Unless told otherwise, actions/checkout leaves the token in the configuration of the repository. */
function checkOut({ checkout, github }: WorkflowRun, workspace: string, persistCredentials: boolean): void {
  const credentials = persistCredentials ? `extraheader = AUTHORIZATION: basic ${github.token}` : '';
  writeTree(workspace, { ...checkout, '.git/config': `[http "${github.serverUrl}/"]\n${credentials}\n` });
  for (const file of Object.keys(checkout)) if (file.endsWith('.sh')) chmodSync(join(workspace, file), 0o755);
}

/** Whether all comparisons of a condition hold; as on GitHub, those after the first that does not are not looked at. */
function holds(condition: string, run: WorkflowRun): boolean {
  return condition.split('&&').every((comparison) => {
    const [, left = '', operator, right = ''] = /^\s*(\S+) (==|!=) (\S+)\s*$/.exec(comparison) ?? [];
    return (operand(left, run) === operand(right, run)) === (operator === '==');
  });
}

function evaluate(text: string, run: WorkflowRun): string {
  return text.replace(/\$\{\{\s*(.*?)\s*\}\}/g, (_, expression: string) => String(operand(expression, run)));
}

/** A text, the token, or a member of the event. */
function operand(expression: string, { trigger, github }: WorkflowRun): string | number {
  const text = /^'([^']*)'$/.exec(expression)?.[1];
  if (text !== undefined) return text;
  if (expression === 'github.token') return github.token;
  const path = /^github\.event\.([\w.]+)$/.exec(expression)?.[1];
  if (path === undefined) throw new Error(`${expression} is not supported`);
  const value = path.split('.').reduce<unknown>(memberOf, trigger.event);
  if (typeof value !== 'string' && typeof value !== 'number') throw new Error(`the event has no ${path}`);
  return value;
}

function memberOf(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}
