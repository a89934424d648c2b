import { posix } from 'node:path';
import { gitRootOf, isGitRoot, trackedFiles } from '../adapters/git.js';
import type { TimeBudget } from '../adapters/github/time-budget.js';
import type { Environment } from '../core/environment.js';
import { formatPlace } from '../core/errors.js';
import type { Files } from '../core/ports.js';
import { startFolder } from '../core/workspace-path.js';
import { underNewerGates, underPolicyOf } from '../gates/policy-of-base.js';
import { resolveSettings, type SettingRules } from '../settings/resolve.js';
import type { Inputs, PolicyOfBase, ResolvedSettings } from '../settings/resolved.js';
import { DEFAULT_CONFIG } from '../settings/table.js';
import { type FileOfBase, findBase, openBase } from './base-of-pull-request.js';
import { goldenOnBase } from './golden-on-base.js';
import type { Run } from './run.js';

/**
 * Holds the config file of a pull request to that of its base, so that none weakens the gate that it has to pass: see
 * `underPolicyOf`. A run that is about no pull request, whose config file is as the base has it, or whose settings are wrong
 * stays as it is. Trouble with git and GitHub is a reason that the report tells, never an error.
 * @param rules what settings must be together for what is done with them
 */
export async function withPolicyOfBase(
  run: Run,
  env: Environment['env'],
  timeBudget: TimeBudget | null,
  rules?: SettingRules,
): Promise<Run> {
  const { settings, ports } = run;
  if (settings.problems.length > 0) return run;
  const base = await findBase(settings.values, { env, timeBudget });
  if (base === undefined) return run;
  const { files } = ports;
  const open = openBase(base, settings.values, { files, env, timeBudget });
  const onBase = (file: string): Promise<OnBase> => compareWithBase(open(asNamed(file, run)), textOf(files, file));
  const isOnBase = async (file: string): Promise<boolean> => (await onBase(file)) === 'the same';
  const isOfCheckout = (file: string): boolean => isCommitted(asNamed(file, run), files, env);
  // Who deletes a committed file and writes it again has it in no commit.
  const isOfPullRequest = async (file: string): Promise<boolean> => {
    const there = await onBase(file);
    return there === 'another' || (there === 'none' && isOfCheckout(file));
  };
  const golden = (corpus: string) => goldenOnBase(corpus, (path) => open(asNamed(path, run)), files, isOfCheckout);
  return heldToBase({ ...run, ports: { ...ports, isOnBase, isOfPullRequest, goldenOnBase: golden } }, env, open, rules);
}

/** What the base has at the path of a file, as far as that is known: what was merged others have seen. */
type OnBase = 'the same' | 'another' | 'none';

async function compareWithBase({ tips, at }: FileOfBase, text: string | null): Promise<OnBase> {
  let onBase: OnBase = 'none';
  for (const tip of text === null ? [] : tips) {
    const found = await at(tip);
    if (found.kind !== 'text') continue;
    if (found.text.replace(/^\ufeff/, '') === text) return 'the same';
    onBase = 'another';
  }
  return onBase;
}

async function heldToBase(
  run: Run,
  env: Environment['env'],
  open: (path: string) => FileOfBase,
  rules: SettingRules | undefined,
): Promise<Run> {
  const { inputs, settings, ports } = run;
  const { files } = ports;
  const path = configPath(inputs, files);
  if (path === undefined) return run;
  const found = await configsOfBase(textOf(files, path), open(asNamed(path, run)));
  if (found === 'unchanged') return run;
  if ('unread' in found) return withPolicy(run, { ...NOTHING_KNOWN, unread: found.unread });
  if (found.texts[0] === null && (await bringsWorkflow(env, open))) {
    return withPolicy(run, { ...NOTHING_KNOWN, isNew: true });
  }
  const read = found.texts.map((text) => resolveSettings(inputs, withText(files, path, text), rules));
  const bases = read.filter(({ problems }) => problems.length === 0);
  if (found.isBehind) {
    // The commit that GitHub has merged with is looked at first.
    const newest = bases.at(-1);
    const under = newest === undefined ? { settings, changed: [] } : underNewerGates(settings, newest);
    if (under.changed.length === 0) return run;
    return withPolicy({ ...run, settings: under.settings }, { ...NOTHING_KNOWN, changed: under.changed });
  }
  if (bases.length === 0) return withPolicy(run, { ...NOTHING_KNOWN, unread: wrongConfig(read[0]) });
  const held = underPolicyOf(settings, bases, (one) => ['file', 'folder'].includes(files.kind(one)));
  const under = { ...run, settings: held.settings };
  return withPolicy(under, { ...NOTHING_KNOWN, changed: held.changed });
}

const NOTHING_KNOWN: PolicyOfBase = { changed: [], unread: null, isNew: false };

/**
 * A path of a run as it was named: where `working-directory` is a link of the workspace, the base may have a folder of that name,
 * and what the link leads to says nothing about that.
 */
function asNamed(path: string, { folder, ports: { files } }: Run): string {
  const here = files.locate('.');
  if (!('path' in here) || here.path === folder) return path;
  const within = posix.relative(here.path, path);
  return within.startsWith('../') ? path : posix.join(folder, within);
}

function withPolicy(run: Run, policy: PolicyOfBase): Run {
  return { ...run, settings: { ...run.settings, policy } };
}

/** Where the config file is, or would be; nothing where none is wanted. */
function configPath(inputs: Inputs, files: Files): string | undefined {
  const named = inputs.get('config')?.text ?? DEFAULT_CONFIG;
  const located = named === 'none' ? undefined : files.locate(named);
  return located !== undefined && 'path' in located ? located.path : undefined;
}

/** A text, or null where there is no such file. */
function textOf(files: Files, path: string): string | null {
  const read = files.kind(path) === 'file' ? files.read(path) : undefined;
  return read?.kind === 'text' ? read.text : null;
}

/** The config file as the base has it, null where it has none: first where the pull request has left it. */
type ConfigsOfBase =
  | 'unchanged'
  | {
      readonly texts: readonly (string | null)[];
      /** Whether the pull request has it as it was where it left the base: then the texts are those that the base has now. */
      readonly isBehind: boolean;
    }
  | { readonly unread: string };

/** A checkout may be of what GitHub has merged or of the pull request's own commit: either state of the base is the base's. */
async function configsOfBase(own: string | null, file: FileOfBase): Promise<ConfigsOfBase> {
  const texts: (string | null)[] = [];
  let unread = file.unknown;
  const look = async (commit: string): Promise<void> => {
    const found = await file.at(commit);
    if (found.kind === 'unreadable') unread = found.reason;
    else texts.unshift(found.kind === 'text' ? found.text.replace(/^\ufeff/, '') : null);
  };
  for (const tip of file.tips) {
    await look(tip);
    if (texts[0] === own && texts.length > 0) return 'unchanged';
  }
  // Only who has changed it has to know where both have parted.
  const parted = await file.mergeBase();
  const newest = [...texts];
  if ('commit' in parted && !file.tips.includes(parted.commit)) await look(parted.commit);
  if (texts.length === 0) return { unread };
  if (texts[0] !== own) return { texts, isBehind: false };
  return newest.length === 0 ? 'unchanged' : { texts: newest, isBehind: true };
}

/** Whether the workflow that runs this gate is not there on the base, so that there was no gate. */
async function bringsWorkflow(env: Environment['env'], open: (path: string) => FileOfBase): Promise<boolean> {
  const [, repository, path] = /^([^/]+\/[^/]+)\/([^@]+)@/.exec(env['GITHUB_WORKFLOW_REF'] ?? '') ?? [];
  // One that an organisation requires is in another repository, where no pull request brings it.
  if (path === undefined || repository !== env['GITHUB_REPOSITORY']) return false;
  const file = open(path);
  for (const tip of file.tips) if ((await file.at(tip)).kind !== 'missing') return false;
  return file.tips.length > 0;
}

/**
 * The same files with another text at one path, or none. Nothing that a pull request puts beside it, be it a link that leads
 * away or a file in place of a folder, makes a config file of the base wrong.
 */
function withText(files: Files, path: string, text: string | null): Files {
  const here = startFolder(files);
  return {
    ...files,
    locate: (one) => {
      const located = files.locate(one);
      return 'path' in located ? located : { path: posix.join(here, one) };
    },
    real: () => undefined,
    kind: (one) => {
      if (one === path) return text === null ? 'missing' : 'file';
      return files.kind(one) === 'missing' ? 'missing' : 'folder';
    },
    read: (one) => (one !== path || text === null ? files.read(one) : { kind: 'text', text, invalidLines: new Set() }),
  };
}

function wrongConfig(base: ResolvedSettings | undefined): string {
  const [problem] = base?.problems ?? [];
  const where = problem?.place === undefined ? '' : `${formatPlace(problem.place)}: `;
  return `its config file is wrong there: ${where}${problem?.message ?? 'it cannot be read'}`;
}

/**
 * Whether a file is part of what is checked out, so that a pull request may have brought it; what no commit has an earlier step
 * has made. A path that leads over a committed link or into a submodule counts, whatever is behind that, and so does one that
 * leads to a committed file over a link that nobody has committed. Without a repository nobody can tell.
 */
function isCommitted(path: string, files: Files, env: Environment['env']): boolean {
  if (gitRootOf(files.root) === undefined) return true;
  const names = path.split('/');
  const onTheWay = names.map((_, at) => names.slice(0, at + 1).join('/'));
  const [link] = onTheWay.filter((one) => files.real(one) !== one);
  const behind = link === undefined ? undefined : files.real(path);
  const roots = onTheWay.filter((one) => isGitRoot(posix.join(files.root, one)));
  const asked = [path, ...roots, ...[link, behind].flatMap((one) => one ?? [])];
  const tracked = trackedFiles(files.root, asked, env);
  if (asked.some((one) => tracked.has(one))) return true;
  return roots.some((root) => isTracked(posix.join(files.root, root), posix.relative(root, path), env));
}

function isTracked(repository: string, path: string, env: Environment['env']): boolean {
  return trackedFiles(repository, [path], env).has(path);
}
