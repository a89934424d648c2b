import { reasonOf } from '../../adapters/disk/files.js';
import { type Problem, UserError } from '../../core/errors.js';
import { EXIT, type ExitCode } from '../../core/exit-code.js';
import { jsonText } from '../../core/json/text.js';
import { readCorpus } from '../../inputs/corpus/read-corpus.js';
import { formatOf } from '../../inputs/format/format-of.js';
import { corpusTranscripts, findTranscripts } from '../../inputs/turns/find-transcripts.js';
import { readTurns } from '../../inputs/turns/read-turns.js';
import { batchFileOf } from '../../judge/batches/batch-record.js';
import { renderTurns } from '../../render/terminal/turns.js';
import { buildTurnsReport, type FoundTurns } from '../../report/build-turns-report.js';
import type { TurnsReport } from '../../report/turns-schema.js';
import { exitCodeOf } from '../../run/exit-code.js';
import { appendEvaluations, JUDGE_LOG, pathIn, refuseUnwritable, TURNS_FILE } from '../../run/report-files.js';
import { type Run, sendTelemetryTo } from '../../run/run.js';
import { turnMetrics } from '../../settings/rules.js';
import { turnTelemetry } from '../../telemetry/turn-telemetry.js';
import type { CommandContext } from '../command.js';

/** Lets the judge rate the turns of transcripts. Exit codes are those of `score`. */
export async function turns(context: CommandContext): Promise<ExitCode> {
  const { run, env, json, screen, print, tell, onProgress } = context;
  const { values } = run.settings;
  const found = await findTurns(context);
  // Most commands have no judge, and start sooner without its code.
  const { openJudge, openTurnsEstimate } = await import('../../run/open-judge.js');
  if (values['dry-run']) {
    print(await openTurnsEstimate(found.turns, turnMetrics(values), values, run.ports));
    return EXIT.pass;
  }
  const judge = openJudge(values, env, run.ports);
  let report: TurnsReport;
  try {
    forgetTurns(run);
    refuseUnwritable(values['report-dir'], [TURNS_FILE], run.ports.files);
    const facts = await judge.judgeTurns(found.turns, turnMetrics(values), onProgress);
    report = buildTurnsReport(found, facts, { settings: run.settings, scoredAt: run.ports.clock() });
  } finally {
    for (const warning of await judge.close()) tell(warning);
  }
  const written = writeTurns(report, context);
  print(json ? jsonText(report) : renderTurns(report, screen));
  tell(`Report: ${[...written, judge.logPath()].filter((path) => path !== undefined).join(', ')}`);
  // Last, so that a slow collector keeps nobody from the verdict.
  for (const warning of await sendTelemetryTo(turnTelemetry(report), env)) tell(warning);
  return exitCodeOf(report.verdict, values);
}

/** The turns to judge. Throws a UserError with all that is wrong with settings, paths and transcripts. */
async function findTurns({ run, operands }: CommandContext): Promise<FoundTurns> {
  const { values, problems: ofSettings } = run.settings;
  const { files } = run.ports;
  const { paths, others, problems } = operands.length > 0 ? ofOperands(operands, run) : await ofCorpus(run);
  const read = readTurns(paths, files);
  const all = [...ofSettings, ...problems, ...read.problems];
  if (all.length > 0) throw new UserError(all);
  const chosen = read.turns.slice(0, values.limit ?? read.turns.length);
  if (chosen.length === 0 && !values['allow-empty']) {
    const message = 'turns: there is no transcript with a turn of an assistant to judge';
    const hint = 'name .jsonl files, or set allow-empty to true if nothing to judge should pass';
    throw new UserError([{ message, ...(operands.length === 0 && { place: { file: values.corpus } }), hint }]);
  }
  return { turns: chosen, found: read.turns.length, files: paths.length, others };
}

interface Source {
  readonly paths: readonly string[];
  readonly others: readonly string[];
  readonly problems: readonly Problem[];
}

function ofOperands(operands: readonly string[], { settings: { values }, ports }: Run): Source {
  const cassette = values['judge-cassette'];
  const kept = cassette === null ? [] : [cassette, batchFileOf(cassette)];
  const ours = [values['report-dir'], ...kept, values['budget-ledger'] ?? ''];
  return { ...findTranscripts(operands, ports.files, ours), others: [] };
}

async function ofCorpus({ settings: { values, wrong }, ports: { files, digest } }: Run): Promise<Source> {
  if (wrong.has('corpus')) return { paths: [], others: [], problems: [] };
  const { sessions, problems } = await readCorpus(values.corpus, files, digest, formatOf(values));
  return { ...corpusTranscripts(sessions, files), problems };
}

/** Before anybody is asked: beside the log of a run that was killed there must be no result of an earlier one. */
function forgetTurns({ settings: { values }, ports: { files } }: Run): void {
  for (const name of [TURNS_FILE, JUDGE_LOG]) files.remove(pathIn(values['report-dir'], name));
}

/** Writes turns.json, adds the events to those of the day, and returns the paths. */
function writeTurns(report: TurnsReport, { run, tell }: CommandContext): readonly (string | undefined)[] {
  const { values } = run.settings;
  const { files } = run.ports;
  const path = pathIn(values['report-dir'], TURNS_FILE);
  try {
    files.write(path, jsonText(report));
  } catch (error) {
    throw new UserError([{ message: `report-dir: cannot write: ${reasonOf(error)}`, place: { file: path } }]);
  }
  const evaluations = appendEvaluations(turnTelemetry(report), report, values, files);
  for (const warning of evaluations.warnings) tell(warning);
  return [path, evaluations.path];
}
