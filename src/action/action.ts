import { findAutoBaseline } from '../adapters/github/auto-baseline.js';
import { TimeBudget } from '../adapters/github/time-budget.js';
import { currentFolder, handleStreamErrors } from '../adapters/process.js';
import type { Environment } from '../core/environment.js';
import { EXIT, type ExitCode, formatPlace, type Problem, UserError } from '../core/errors.js';
import { logLine } from '../core/text.js';
import { annotationsOf, withinLimits } from '../render/annotations.js';
import { renderMarkdown } from '../render/page/page.js';
import { countOf, renderProblems } from '../render/page/problems.js';
import { type ArtifactOfRun, reproductionLines, reproductionSection } from '../render/reproduction.js';
import { teachingSection } from '../render/teaching-commands.js';
import { renderTerminal } from '../render/terminal/terminal.js';
import { keepCandidates } from '../run/candidates-file.js';
import { exitCodeOf } from '../run/exit-code.js';
import { hasVerdict, type Job, jobOf, runJob } from '../run/job.js';
import { withPolicyOfBase } from '../run/policy-of-base.js';
import { watchProgress } from '../run/progress.js';
import { exportTelemetry, forgetReport, openRun, type Run, type ScoreResult } from '../run/run.js';
import type { ShardResult } from '../run/shard/run-shard.js';
import { settingsOfInputs } from '../settings/resolve.js';
import type { Shadowed } from '../settings/resolved.js';
import type { Settings } from '../settings/table.js';
import { artifactOf } from './artifact.js';
import { maskSecretInputs, readInputs } from './inputs.js';
import { outputsOf, outputsOfShard, setErrorOutputs, setOutputs, unsafePath } from './outputs.js';
import { type Publisher, publishProblems, publishReport } from './publishing.js';
import { annotate, annotateProblems, issueCommand, log, notice, setFailed, writeSummary } from './runner-log.js';

/** All waiting for GitHub together, in seconds. */
const TIME_BUDGET_SECONDS = 20;

/** The same for an answer to a comment, which reads some files of each session. */
const ANSWER_SECONDS = 90;

/** Width of the report in a workflow log, which wraps by itself. */
const LOG_COLUMNS = 140;

/** Runs a process as a step of a workflow. Returns the exit code. */
export async function runProcess(process: NodeJS.Process): Promise<ExitCode> {
  // Its results are its files and outputs; a log that cannot be written changes none.
  handleStreamErrors(process);
  // The runner starts a step in the workspace. Where that is gone, opening it says so.
  const cwd = currentFolder() ?? process.env['GITHUB_WORKSPACE'] ?? '/';
  return runAction({ env: process.env, cwd, program: process.argv[1] });
}

/**
 * Runs as a step of a workflow: inputs from the environment, the report into log, summary, annotations and comment,
 * outputs, and only then a failed step where the verdict asks for one. Returns the exit code.
 */
export async function runAction(environment: Environment, given?: TimeBudget): Promise<ExitCode> {
  const timeBudget = given ?? new TimeBudget(TIME_BUDGET_SECONDS);
  const { env } = environment;
  maskSecretInputs(env);
  const { inputs, problems } = readInputs(env);
  let settings = settingsOfInputs(inputs);
  try {
    const own = openRun(inputs, environment, problems);
    settings = own.settings.values;
    if (settings['answer-comments']) {
      const { answerComment } = await import('./answer/answer-comment.js');
      return await answerComment(own, environment, given ?? new TimeBudget(ANSWER_SECONDS));
    }
    const opened = await withPolicyOfBase(own, env, settings['dry-run'] ? null : timeBudget);
    settings = opened.settings.values;
    sayShadowed(opened.settings.shadowed);
    const job = jobOf(settings);
    const run = await withBaseline(inTime(opened, timeBudget), job, environment, timeBudget);
    await forgetResults(run, job);
    const done = await runJob(job, run, { env, onProgress: progressInLog() });
    switch (done.kind) {
      case 'estimate':
        log(done.text);
        return EXIT.pass;
      case 'part':
        showPart(done.part, env);
        return EXIT.pass;
      case 'report':
        return await showReport(done.result, run, publisherOf(settings, environment, timeBudget));
    }
  } catch (error) {
    await reportFailure(error, publisherOf(settings, environment, timeBudget));
    return EXIT.error;
  }
}

/** Who changes the config file and sees nothing change has to know that the workflow says it too. */
function sayShadowed(shadowed: readonly Shadowed[]): void {
  for (const { name, label, place } of shadowed) {
    log(`${label} wins over ${logLine(formatPlace(place))}, which sets ${name} too: keep one of them`);
  }
}

function progressInLog(): ReturnType<typeof watchProgress> {
  return watchProgress({ write: (text) => log(text.trimEnd()) });
}

/** All that asks GitHub shares one store of time. */
function inTime(run: Run, timeBudget: TimeBudget): Run {
  return { ...run, ports: { ...run.ports, timeBudget } };
}

/** Looks for the baseline first, where it is wanted: nothing of it changes what is wrong with other input. */
async function withBaseline(run: Run, job: Job, { env }: Environment, timeBudget: TimeBudget): Promise<Run> {
  const { settings, ports } = run;
  if (settings.problems.length > 0 || !hasVerdict(job)) return run;
  const autoBaseline = await findAutoBaseline(settings.values, env, timeBudget);
  return autoBaseline === undefined ? run : { ...run, ports: { ...ports, autoBaseline } };
}

/**
 * Forgets what earlier runs have left, or what a pull request has brought of it, whatever becomes of this run: a workflow may
 * upload the whole folder. A dry run changes no file.
 */
async function forgetResults(run: Run, job: Job): Promise<void> {
  if (job.kind === 'dry run') return;
  forgetReport(run);
  if (job.kind !== 'shard') return;
  const { forgetParts } = await import('../run/shard/run-shard.js');
  forgetParts(run);
}

function publisherOf(settings: Settings, { env, cwd }: Environment, timeBudget: TimeBudget): Publisher {
  return { settings, env, timeBudget, workspace: env['GITHUB_WORKSPACE'] || cwd };
}

async function showReport(result: ScoreResult, run: Run, publisher: Publisher): Promise<ExitCode> {
  for (const warning of result.warnings) notice(logLine(warning));
  sayUnsafePath(result.reportPath);
  await publish(result, publisher, keepArtifact(result, run, publisher));
  for (const warning of await exportTelemetry(run, result, publisher.env)) notice(logLine(warning));
  result.close();
  const { report } = result;
  const exitCode = exitCodeOf(report.verdict, run.settings.values);
  if (exitCode !== EXIT.pass) setFailed(report.title);
  return exitCode;
}

function sayUnsafePath(path: string | undefined): void {
  const reason = unsafePath(path);
  if (reason !== undefined) notice(reason);
}

/** A shard has no verdict to publish: it says what it has done, and the job that merges says the rest. */
function showPart(part: ShardResult, env: Environment['env']): void {
  for (const warning of part.warnings) notice(logLine(warning));
  sayUnsafePath(part.path);
  log(`${part.title}. Its part: ${part.path}`);
  writeSummary(`${part.title}. The job that merges the shards has the verdict.\n`, env);
  setOutputs(outputsOfShard(part), env);
}

/** Keeps the candidates for the artifact, and says which that is; nothing where none are kept. */
function keepArtifact(result: ScoreResult, { settings, ports }: Run, { env }: Publisher): ArtifactOfRun | undefined {
  const kept = keepCandidates(result, settings.values, ports.files);
  if (kept.kind !== 'none') return artifactOf(kept, settings.values, env);
  if (kept.warning !== undefined) notice(logLine(kept.warning));
  return undefined;
}

/** Every surface in turn. The outputs come last, since one of them is the address of the comment. */
async function publish(result: ScoreResult, publisher: Publisher, artifact: ArtifactOfRun | undefined): Promise<void> {
  const { report } = result;
  const commands = [
    ...teachingSection(report, artifact),
    ...(artifact === undefined ? [] : reproductionSection(report, artifact)),
  ];
  // Above the report, whose verdict is the last line.
  if (artifact !== undefined) log(reproductionLines(report, artifact).join('\n'));
  log(renderTerminal(report, { colour: false, width: LOG_COLUMNS }, { artifact }));
  writeSummary([renderMarkdown(report), ...commands].join('\n'), publisher.env);
  if (publisher.settings.annotations)
    for (const annotation of withinLimits(annotationsOf(report))) annotate(annotation);
  setOutputs(
    { ...outputsOf(result), 'comment-url': await withoutEffect(() => publishReport(report, publisher, commands)) },
    publisher.env,
  );
}

/** Publishing never changes a verdict, not even by a defect of ours. */
async function withoutEffect(publishing: () => Promise<string>): Promise<string> {
  try {
    return await publishing();
  } catch (error) {
    notice(`Nothing published, by a defect of summary-gate: ${messageOf(error)}`);
    return '';
  }
}

const OUR_DEFECT = 'summary-gate failed by a defect of its own; the log of the run has its message';

async function reportFailure(error: unknown, publisher: Publisher): Promise<void> {
  // A dry run publishes nothing, and of many shards each would write the same comment: the job that merges says which one is
  // missing.
  const tell = (problems: readonly Problem[]): Promise<string> =>
    hasVerdict(jobOf(publisher.settings))
      ? withoutEffect(() => publishProblems(problems, publisher))
      : Promise.resolve('');
  if (!(error instanceof UserError)) {
    setErrorOutputs(await tell([{ message: OUR_DEFECT }]), publisher.env);
    setFailed(`summary-gate: internal error: ${messageOf(error)}`);
    if (error instanceof Error && publisher.env['RUNNER_DEBUG'] === '1') issueCommand('debug', error.stack ?? '');
    return;
  }
  const { problems } = error;
  annotateProblems(problems);
  writeSummary(renderProblems(problems), publisher.env);
  setErrorOutputs(await tell(problems), publisher.env);
  setFailed(`The gate could not run: ${countOf(problems)} with its input`);
}

function messageOf(error: unknown): string {
  return logLine(error instanceof Error ? error.message : String(error));
}
