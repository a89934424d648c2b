import type { Environment } from '../core/environment.js';
import { formatProblem, type Problem, UserError } from '../core/errors.js';
import { terminalLine } from '../core/text.js';
import { countOf } from '../render/page/problems.js';
import { isOn } from './screen.js';

/** The most problems that are printed; a corpus of thousands may have as many. */
const SHOWN_PROBLEMS = 50;

/** Why a command could not do its work: what is wrong with its input, or that it has a defect of its own. */
export function describeFailure(error: unknown, env: Environment['env']): string {
  if (error instanceof UserError) return listProblems(error.problems);
  const debug = isOn(env['SUMMARY_GATE_DEBUG']) || isOn(env['RUNNER_DEBUG']);
  const message = error instanceof Error ? error.message : String(error);
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  return [
    `summary-gate: internal error: ${terminalLine(message)}${debug ? '' : ' (SUMMARY_GATE_DEBUG=1 shows where)'}`,
    ...(debug ? stack.split('\n').map((line) => `    ${terminalLine(line)}`) : []),
    'This is a defect of summary-gate. Please report it.',
    '',
  ].join('\n');
}

/** Every problem on its own line, which is never wrapped: editors and terminals follow `file:line:column`. */
export function listProblems(problems: readonly Problem[]): string {
  const shown = problems.slice(0, SHOWN_PROBLEMS).map((problem) => `  ${terminalLine(formatProblem(problem), 1500)}`);
  const hidden = problems.length - shown.length;
  const head = `summary-gate could not run: ${countOf(problems)}`;
  return `${[head, ...shown, ...(hidden > 0 ? [`  … and ${hidden} more`] : [])].join('\n')}\n`;
}
