import { join, relative } from 'node:path';
import { reasonOf } from '../../adapters/disk/files.js';
import { type BaseBranch, baseBranch, isIgnored } from '../../adapters/git.js';
import { EXIT, type ExitCode, type Problem, refuse, UserError } from '../../core/errors.js';
import { jsonText } from '../../core/json/text.js';
import type { Files } from '../../core/ports.js';
import { describeKind, listed, quoteForShell, terminalLine } from '../../core/text.js';
import type { LintIssue } from '../../inputs/lint/issue.js';
import { gatedFolders, lintWorkflows } from '../../inputs/lint/lint-workflows.js';
import { hang, type Screen } from '../../render/terminal/layout.js';
import { lintLines } from '../../render/terminal/lint.js';
import { DEFAULT_CONFIG, SETTING_NAMES, SETTINGS } from '../../settings/table.js';
import { calledAs, shortPath } from '../called-as.js';
import type { CommandContext } from '../command.js';
import { EXAMPLE_FILES, INIT_FILES } from '../first-files/example.js';
import { furtherSteps, WORKFLOW_PATH, workflowFor } from '../first-files/workflow.js';

/** Writes the first files of a repository that wants a gate. What exists stays as it is. */
export function init({ run, env, cwd, program, json, screen, print }: CommandContext): ExitCode {
  const refused = SETTING_NAMES.filter(
    (name) => run.settings.origins[name] === 'input' && name !== 'working-directory',
  );
  refuse([
    ...run.settings.problems,
    ...refused.map((name) => ({ message: `init takes no --${name}; write it into the config file afterwards` })),
  ]);
  const { files } = run.ports;
  const branch = baseBranch(env['GITHUB_WORKSPACE'] || cwd, env);
  const wanted = wantedFiles(files, branch);
  // Nothing is written unless everything can be: half a set-up is harder to mend than none.
  refuse([...wanted.keys()].flatMap((path) => obstacle(path, files)));
  const written: string[] = [];
  const kept: string[] = [];
  for (const [path, text] of wanted) {
    if (files.kind(path) === 'file') {
      kept.push(path);
      continue;
    }
    try {
      files.write(path, text);
      written.push(path);
    } catch (error) {
      refuse([{ message: `cannot write: ${reasonOf(error)}`, place: { file: path } }]);
    }
  }
  const isToldWhere = run.settings.origins['working-directory'] === 'input';
  const gate = gateCommand(program, cwd, isToldWhere ? join(files.root, pathOf('.', files)) : cwd);
  // A workflow that was there before may say what the first config file says, too.
  const shadowing = lintWorkflows({ config: pathOf(DEFAULT_CONFIG, files) }, files);
  const folder = pathOf('.', files);
  const reports = join(files.root, pathOf(REPORTS, files));
  const gated = kept.includes(WORKFLOW_PATH) ? gatedFolders(WORKFLOW_PATH, files) : undefined;
  const elsewhere = gated === undefined || gated.includes(folder) ? undefined : { folder, gated };
  print(
    json
      ? jsonText({ written, kept, branch: branch ?? null, ...(elsewhere !== undefined && { gated }) })
      : describe({ written, kept, shadowing, elsewhere, isIgnored: isIgnored(reports, env) }, branch, gate, screen),
  );
  return EXIT.pass;
}

/** What most repositories call it: for those of which nobody can tell, both, since a branch that is not there does no harm. */
const USUAL_BRANCHES = ['main', 'master'];

/** Texts by path in the workspace. */
function wantedFiles(files: Files, branch: BaseBranch | undefined): ReadonlyMap<string, string> {
  const folder = pathOf('.', files);
  const up = folder === '.' ? '' : '../'.repeat(folder.split('/').length);
  const branches = branch === undefined ? USUAL_BRANCHES : [branch.name];
  const wanted = new Map([[pathOf(`${up}${WORKFLOW_PATH}`, files), workflowFor({ folder, branches })]]);
  for (const [name, text] of Object.entries(INIT_FILES)) wanted.set(pathOf(name, files), text);
  // The example is for an empty corpus: beside real sessions it would only weigh in the means.
  const started =
    files.kind(pathOf('golden-corpus', files)) === 'folder' &&
    files.kind(pathOf('golden-corpus/fix-login-redirect', files)) === 'missing';
  if (started) for (const name of EXAMPLE_FILES) wanted.delete(pathOf(name, files));
  return wanted;
}

function pathOf(name: string, files: Files): string {
  const located = files.locate(name);
  if ('problem' in located) throw new UserError([{ message: located.problem }]);
  return located.path;
}

/** What stands where a file, or a folder on the way to it, should be. */
function obstacle(path: string, files: Files): readonly Problem[] {
  const steps = path.split('/');
  for (let i = 1; i < steps.length; i++) {
    const folder = steps.slice(0, i).join('/');
    const kind = files.kind(folder);
    if (kind === 'missing') break;
    if (kind !== 'folder') {
      return [{ message: `${describeKind(kind)}, but ${path} needs a folder here`, place: { file: folder } }];
    }
  }
  const kind = files.kind(path);
  if (kind === 'missing' || kind === 'file') return [];
  return [{ message: `${describeKind(kind)}, but a file belongs here`, place: { file: path } }];
}

const BRANCH_TOLD: Readonly<Record<BaseBranch['from'], string>> = {
  remote: 'the default branch of the remote',
  config: 'init.defaultBranch of git',
  checkout: 'the branch that is checked out',
  only: 'the only branch of the repository',
};

/** Which pushes leave a report to compare with, and how anybody knows. */
function branchLine(branch: BaseBranch | undefined): string {
  return branch === undefined
    ? `The base: git names no branch, so the workflow waits for pushes to ${USUAL_BRANCHES.join(' and ')}. If yours is another one, write it under push: branches:.`
    : `The base: pushes to ${terminalLine(branch.name)} (${BRANCH_TOLD[branch.from]}) leave the report that pull requests are compared with. If yours is another one, write it under push: branches:.`;
}

interface Started {
  readonly written: readonly string[];
  readonly kept: readonly string[];
  /** Inputs of workflows that win over the config file. */
  readonly shadowing: readonly LintIssue[];
  /** Where the workflow that was there gates other folders than this one: these. */
  readonly elsewhere: { readonly folder: string; readonly gated: readonly string[] } | undefined;
  /** Whether git leaves reports out already. */
  readonly isIgnored: boolean;
}

/** Where reports go in a repository that has just got its first config file. */
const REPORTS = SETTINGS['report-dir'].default;

/** What is left to do, and nothing that is done. */
function nextSteps({ written, kept, elsewhere, isIgnored }: Started): readonly string[] {
  const hasExample = [...written, ...kept].some((path) => EXAMPLE_FILES.some((example) => path.endsWith(example)));
  return [
    ...(hasExample ? ['Replace the example session by sessions of your own; 20 make a steady mean.'] : []),
    ...(isIgnored ? [] : [`Add ${REPORTS}/ to .gitignore.`]),
    elsewhere === undefined ? PIPELINE : STEPS_ABOVE,
  ];
}

/** What the workflow that was kept does, and what to add to it; where an expression says what it gates, only a person can tell. */
function elsewhereLines({ elsewhere }: Started, screen: Screen): readonly string[] {
  if (elsewhere === undefined) return [];
  const { folder, gated } = elsewhere;
  const own = folder === '.' ? 'the top of the repository' : terminalLine(folder);
  const named = gated.map((one) => (one === '.' ? 'the top of the repository' : terminalLine(one)));
  const does = named.length === 0 ? 'has no step of this gate' : `gates ${listed(named)}`;
  if (gated.some((one) => one.includes('${{')))
    return [...hang('', `${WORKFLOW_PATH} ${does}: see that ${own} is among them.`, screen), ''];
  const about = `${WORKFLOW_PATH} ${does}, and not ${own}. Add these steps to its job, with your pipeline in the first one:`;
  return [...hang('', about, screen), '', furtherSteps(folder)];
}

function describe(started: Started, branch: BaseBranch | undefined, gate: string, screen: Screen): string {
  const { written, kept, shadowing } = started;
  const wroteWorkflow = written.some((path) => path === WORKFLOW_PATH);
  return [
    ...written.map((path) => `wrote  ${terminalLine(path)}`),
    ...kept.map((path) => `kept   ${terminalLine(path)} (it exists)`),
    '',
    ...(wroteWorkflow ? [...hang('', branchLine(branch), screen), ''] : []),
    ...elsewhereLines(started, screen),
    ...(shadowing.length === 0 ? [] : [...lintLines(shadowing, screen), '']),
    'Next:',
    ...[`Run the gate here: ${gate}`, ...nextSteps(started)].flatMap((step, i) => hang(`  ${i + 1}. `, step, screen)),
    '',
  ].join('\n');
}

/** The command that was called, as it can be pasted, for the gate of that folder. */
function gateCommand(program: string | undefined, cwd: string, folder: string): string {
  const where = relative(cwd, folder) === '' ? [] : ['--working-directory', quoteForShell(shortPath(cwd, folder))];
  return terminalLine([calledAs(program, cwd), ...where].join(' '));
}

const PIPELINE =
  'In the workflow, replace the step "Summarise the golden sessions" by your pipeline: until then it fails.';
const STEPS_ABOVE = 'In the workflow that is there, see that this folder is gated: until then nothing does.';
