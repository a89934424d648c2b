import { openNamedFiles } from '../../adapters/disk/named-files.js';
import { EXIT, type ExitCode, type Problem, refuse, UserError } from '../../core/errors.js';
import { jsonText } from '../../core/json/text.js';
import type { NamedFiles } from '../../core/ports.js';
import { counted } from '../../core/text.js';
import { pathIn } from '../../core/workspace-path.js';
import { transcriptPaths } from '../../inputs/corpus/find-transcript.js';
import { readCorpus } from '../../inputs/corpus/read-corpus.js';
import { nameProblem } from '../../inputs/corpus/session-name.js';
import { formatOf } from '../../inputs/format/format-of.js';
import { changedSince, corpusTranscripts, findTranscripts, WHAT_TO_NAME } from '../../inputs/turns/find-transcripts.js';
import { readTurns } from '../../inputs/turns/read-turns.js';
import { batchFileOf } from '../../judge/batches/batch-record.js';
import { renderTurns } from '../../render/terminal/turns.js';
import { buildTurnsReport, type FoundTurns } from '../../report/build-turns-report.js';
import { policyCaveats } from '../../report/policy-caveats.js';
import type { TurnsReport } from '../../report/turns-schema.js';
import { ownTimeBudget } from '../../run/doubted-recordings.js';
import { exitCodeOf } from '../../run/exit-code.js';
import { withPolicyOfBase } from '../../run/policy-of-base.js';
import { appendEvaluations, refuseUnwritable } from '../../run/report-files.js';
import { type Run, sendTelemetryTo } from '../../run/run.js';
import { writeReportFile } from '../../run/write-report-file.js';
import { JUDGE_LOG, TURNS_FILE } from '../../settings/files-of-runs.js';
import { turnMetrics, turnProblems } from '../../settings/rules.js';
import { turnTelemetry } from '../../telemetry/turn-telemetry.js';
import type { CommandContext } from '../command.js';
import { isWorthPrinting, readSince } from '../flags.js';

/** Counts how tools have ended in transcripts, and lets the judge rate their turns. Exit codes are those of `score`. */
export async function turns(own: CommandContext): Promise<ExitCode> {
  const { env, json, screen, print, tell } = own;
  const budget = own.run.settings.values['dry-run'] ? null : ownTimeBudget();
  const run = await withPolicyOfBase(own.run, env, budget, turnProblems);
  const context: CommandContext = { ...own, run };
  const { values, policy } = run.settings;
  for (const caveat of policyCaveats(policy, false)) tell(caveat);
  const found = await findTurns(context);
  if (values['dry-run']) {
    const { openTurnsEstimate } = await import('../../run/open-estimate.js');
    print(await openTurnsEstimate(found.turns, turnMetrics(values), values, run.ports, env));
    return EXIT.pass;
  }
  const { report, logPath } = values.judge === 'off' ? countTurns(found, run) : await judgeTurns(found, context);
  const written = writeTurns(report, context);
  if (json) print(jsonText(report));
  else if (isWorthPrinting(context, report.verdict)) print(renderTurns(report, screen));
  tell(`Report: ${[...written, logPath].filter((path) => path !== undefined).join(', ')}`);
  // Last, so that a slow collector keeps nobody from the verdict.
  for (const warning of await sendTelemetryTo(turnTelemetry(report), env)) tell(warning);
  return exitCodeOf(report.verdict, values);
}

interface Made {
  readonly report: TurnsReport;
  readonly logPath?: string | undefined;
}

function countTurns(found: FoundTurns, run: Run): Made {
  forgetTurns(run);
  return { report: buildTurnsReport(found, null, { settings: run.settings, scoredAt: run.ports.clock() }) };
}

async function judgeTurns(found: FoundTurns, { run, env, tell, onProgress }: CommandContext): Promise<Made> {
  const { values } = run.settings;
  // Most commands have no judge, and start sooner without its code.
  const { openJudge } = await import('../../run/open-judge.js');
  const judge = await openJudge(values, env, run.ports);
  let report: TurnsReport;
  try {
    forgetTurns(run);
    refuseUnwritable(values['report-dir'], [TURNS_FILE], run.ports.files);
    const facts = await judge.judgeTurns(found.turns, turnMetrics(values), onProgress);
    report = buildTurnsReport(found, facts, { settings: run.settings, scoredAt: run.ports.clock() });
  } finally {
    for (const warning of await judge.close()) tell(warning);
  }
  return { report, logPath: judge.logPath() };
}

/** The turns to judge. Throws a UserError with all that is wrong with settings, flags, paths and transcripts. */
async function findTurns({ run, operands, flags }: CommandContext): Promise<FoundTurns> {
  const { values, problems: ofSettings } = run.settings;
  const files = openNamedFiles(run.ports.files);
  const { since, problems: ofFlags } = readSince(flags.get('since'));
  const source = operands.length > 0 ? ofOperands(operands, files, run) : await ofCorpus(run);
  const paths = since === undefined ? source.paths : changedSince(source.paths, since, files);
  const read = readTurns(paths, files.read);
  const all = [...ofSettings, ...ofFlags, ...source.problems, ...read.problems];
  refuse(all);
  const found = read.transcripts.flatMap((one) => one.turns);
  const chosen = found.slice(0, values.limit ?? found.length);
  const isEnough = values.judge === 'off' ? read.transcripts.some(({ messages }) => messages > 0) : chosen.length > 0;
  if (!isEnough && !values['allow-empty']) {
    const place = operands.length === 0 ? { place: { file: values.corpus } } : {};
    const isOld = source.paths.length > 0 && paths.length === 0;
    throw new UserError([isOld ? { ...place, ...nothingSince(source.paths, flags) } : { ...NOTHING, ...place }]);
  }
  return {
    turns: chosen,
    found: found.length,
    transcripts: read.transcripts,
    others: source.others,
    asides: source.asides,
  };
}

const NOTHING: Problem = {
  message: 'turns: there is no transcript with a turn of an assistant to judge',
  hint: 'name transcripts, or set allow-empty to true if nothing to judge should pass',
};

function nothingSince(paths: readonly string[], flags: CommandContext['flags']): Problem {
  const all = counted(paths.length, 'transcript');
  return {
    message: `--since: of ${all} none was changed on ${flags.get('since')} or later`,
    hint: 'a copy or a checkout is as new as itself; name an earlier day, or set allow-empty to true',
  };
}

interface Source {
  readonly paths: readonly string[];
  readonly others: readonly string[];
  readonly asides: readonly string[];
  readonly problems: readonly Problem[];
}

function ofOperands(operands: readonly string[], files: NamedFiles, run: Run): Source {
  const { values } = run.settings;
  const cassette = values['judge-cassette'];
  const kept = cassette === null ? [] : [cassette, batchFileOf(cassette)];
  const ours = [values['report-dir'], ...kept, values['budget-ledger'] ?? ''];
  return { ...findTranscripts(operands, files, ours, (operand) => adviceOn(operand, run)), others: [] };
}

/** Who names a session is told where its transcript stands; a session is no operand, since a file may have its name. */
function adviceOn(operand: string, { settings: { values }, ports: { files } }: Run): string {
  const folder = `${values.corpus}/${operand}`;
  if (nameProblem(operand) !== undefined || files.kind(folder) !== 'folder') return WHAT_TO_NAME;
  const [transcript] = transcriptPaths({ place: { file: `${folder}/reference.json` } }, files);
  const found = transcript === undefined ? 'it has no transcript yet' : `its transcript is ${transcript}`;
  return `${operand} is a session, and ${found}; ${WHAT_TO_NAME}`;
}

async function ofCorpus({ settings: { values, wrong }, ports: { files, digest } }: Run): Promise<Source> {
  if (wrong.has('corpus')) return { paths: [], others: [], asides: [], problems: [] };
  const { sessions, problems } = await readCorpus(values.corpus, files, digest, formatOf(values));
  return { ...corpusTranscripts(sessions, files), asides: [], problems };
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
  writeReportFile(path, jsonText(report), files);
  const evaluations = appendEvaluations(turnTelemetry(report), report, values, files);
  for (const warning of evaluations.warnings) tell(warning);
  return [path, evaluations.path];
}
