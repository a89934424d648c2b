import { reasonOf } from '../adapters/files.js';
import { type Problem, UserError } from '../errors.js';
import { EXIT, type ExitCode } from '../exit-code.js';
import type { CommandContext } from '../main.js';
import type { Files } from '../ports.js';
import { jsonText, terminalLine } from '../render/escape.js';
import { describeKind } from '../settings/resolve.js';
import { SETTING_NAMES } from '../settings/table.js';
import { EXAMPLE_FILES, INIT_FILES, WORKFLOW_PATH, workflowFor } from './init-files.js';

/** Writes the first files of a repository that wants a gate. What exists stays as it is. */
export function init({ run, json, print }: CommandContext): ExitCode {
  const strangers = SETTING_NAMES.filter(
    (name) => run.settings.origins[name] === 'input' && name !== 'working-directory',
  );
  refuse([
    ...run.settings.problems,
    ...strangers.map((name) => ({ message: `init takes no --${name}; write it into the config file afterwards` })),
  ]);
  const { files } = run.ports;
  const wanted = wantedFiles(files);
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
  print(json ? jsonText({ written, kept }) : describe(written, kept));
  return EXIT.pass;
}

/** Texts by path in the workspace. */
function wantedFiles(files: Files): ReadonlyMap<string, string> {
  const folder = pathOf('.', files);
  const up = folder === '.' ? '' : '../'.repeat(folder.split('/').length);
  const wanted = new Map([[pathOf(`${up}${WORKFLOW_PATH}`, files), workflowFor(folder)]]);
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

function refuse(problems: readonly Problem[]): void {
  if (problems.length > 0) throw new UserError(problems);
}

function describe(written: readonly string[], kept: readonly string[]): string {
  return [
    ...written.map((path) => `wrote  ${terminalLine(path)}`),
    ...kept.map((path) => `kept   ${terminalLine(path)} (it exists)`),
    '',
    'Next:',
    '  1. Run the gate here: node PATH/TO/summary-gate/dist/cli.js',
    '  2. Replace the example session by sessions of your own; 20 make a steady mean.',
    '  3. Add summary-gate-report/ to .gitignore.',
    '  4. In the workflow, replace the step that lists candidates by your pipeline.',
    '',
  ].join('\n');
}
