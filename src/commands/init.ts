import { reasonOf } from '../adapters/files.js';
import { type Problem, UserError } from '../errors.js';
import { EXIT, type ExitCode } from '../exit-code.js';
import type { CommandContext } from '../main.js';
import { INIT_FILES } from './init-files.js';

/** Writes the first files of a repository that wants a gate. What exists stays as it is. */
export function init({ run, json, print }: CommandContext): ExitCode {
  if (run.settings.problems.length > 0) throw new UserError(run.settings.problems);
  const { files } = run.ports;
  const written: string[] = [];
  const kept: string[] = [];
  const problems: Problem[] = [];
  for (const [name, text] of Object.entries(INIT_FILES)) {
    const located = files.locate(name);
    if ('problem' in located) {
      problems.push({ message: located.problem });
      continue;
    }
    if (files.kind(located.path) !== 'missing') {
      kept.push(located.path);
      continue;
    }
    try {
      files.write(located.path, text);
      written.push(located.path);
    } catch (error) {
      problems.push({ message: `cannot write: ${reasonOf(error)}`, place: { file: located.path } });
    }
  }
  if (problems.length > 0) throw new UserError(problems);
  if (json) {
    print(`${JSON.stringify({ written, kept }, null, 2)}\n`);
    return EXIT.pass;
  }
  print(
    [
      ...written.map((path) => `wrote  ${path}`),
      ...kept.map((path) => `kept   ${path} (it exists)`),
      '',
      'Next:',
      '  1. Run the gate: node dist/cli.js, from wherever summary-gate is checked out.',
      '  2. Replace the example session by sessions of your own; 20 make a steady mean.',
      '  3. In the workflow, replace the step that lists candidates by your pipeline.',
      '',
    ].join('\n'),
  );
  return EXIT.pass;
}
