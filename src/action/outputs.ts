import type { Environment } from '../core/environment.js';
import { reasonOf, UserError } from '../core/errors.js';
import { showNumber } from '../core/numbers.js';
import { isShellSafe } from '../core/text.js';
import type { ScoreResult } from '../run/run.js';
import type { ShardResult } from '../run/shard/run-shard.js';
import { OUTPUTS, type OutputName } from '../settings/outputs.js';
import { setOutput } from './runner-log.js';

/** What a step says of a report; where it was published stands in it when that has been done. */
export function outputsOf({ report, reportPath }: ScoreResult): Readonly<Record<OutputName, string>> {
  return {
    verdict: report.verdict,
    passed: String(report.verdict === 'pass'),
    'overall-mean': report.overall_mean === null ? '' : showNumber(report.overall_mean),
    'gates-failed': String(report.gates.filter(({ status }) => status === 'fail').length),
    sessions: String(report.corpus_size),
    unmeasured: String(report.judge?.unmeasured ?? 0),
    'cost-usd': report.judge === undefined || report.judge.cost_usd === null ? '' : report.judge.cost_usd.toFixed(6),
    title: report.title,
    'report-path': safePath(reportPath),
    'comment-url': '',
  };
}

/** What depends on a verdict is empty, neither true nor false: a shard has none. */
export function outputsOfShard({
  title,
  sessions,
  unmeasured,
  costUsd,
  path,
}: ShardResult): Readonly<Record<OutputName, string>> {
  return {
    verdict: '',
    passed: '',
    'overall-mean': '',
    'gates-failed': '',
    sessions: String(sessions),
    unmeasured: String(unmeasured),
    'cost-usd': costUsd === null ? '' : costUsd.toFixed(6),
    title,
    'report-path': safePath(path),
    'comment-url': '',
  };
}

/** The name of a working directory may have what a shell would read as a command. */
function safePath(path: string | undefined): string {
  return path !== undefined && isShellSafe(path) ? path : '';
}

/** Why there is no path of a file that was written: a later step that asks for it would be skipped without a word. */
export function unsafePath(path: string | undefined): string | undefined {
  if (path === undefined || isShellSafe(path)) return undefined;
  return `The output report-path is empty: ${JSON.stringify(path)} has characters that are not safe in a shell. Set report-dir to a folder without them, from working-directory on, such as ../summary-gate-report, or name the file in the workflow`;
}

const ERROR_OUTPUTS: Readonly<Record<OutputName, string>> = {
  verdict: 'error',
  passed: 'false',
  'overall-mean': '',
  'gates-failed': '0',
  sessions: '0',
  unmeasured: '0',
  'cost-usd': '',
  title: 'Error - the gate could not run',
  'report-path': '',
  'comment-url': '',
};

/** Writes all of them. Throws where the runner's file cannot be written. */
export function setOutputs(values: Readonly<Record<OutputName, string>>, env: Environment['env']): void {
  try {
    for (const name of Object.keys(OUTPUTS) as OutputName[]) setOutput(name, values[name], env);
  } catch (error) {
    // Later steps would read an empty verdict. It is a matter of the runner, and no defect of ours.
    const message = `the outputs of the step cannot be written: ${reasonOf(error)}`;
    throw new UserError([{ message, hint: 'GITHUB_OUTPUT names the file, which the runner makes' }]);
  }
}

/** Says that the gate could not run, as far as anything can be said. */
export function setErrorOutputs(commentUrl: string, env: Environment['env']): void {
  try {
    setOutputs({ ...ERROR_OUTPUTS, 'comment-url': commentUrl }, env);
  } catch {
    // The runner's own file is gone; the message behind this matters more than the outputs.
  }
}
