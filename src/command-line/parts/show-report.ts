import { inChunks } from '../../adapters/disk/write-pieces.js';
import type { ExitCode } from '../../core/errors.js';
import { renderTerminal } from '../../render/terminal/terminal.js';
import { unsetWaived } from '../../report/waiver-caveats.js';
import { keepCandidates } from '../../run/candidates-file.js';
import { exitCodeOf } from '../../run/exit-code.js';
import { renderJson } from '../../run/report-files.js';
import { exportTelemetry, type ScoreResult } from '../../run/run.js';
import { calledAs } from '../called-as.js';
import type { CommandContext } from '../command.js';
import { isWorthPrinting, wantsLines } from '../flags.js';

/** Shows the report of a run, sends its telemetry, and lets go of it. Returns the exit code of its verdict. */
export async function showReport(result: ScoreResult, context: CommandContext): Promise<ExitCode> {
  const { run, env, json, screen, print, tell } = context;
  const { report, written, warnings } = result;
  const kept = keepCandidates(result, run.settings.values, run.ports.files);
  const keptWarnings = kept.kind === 'none' && kept.warning !== undefined ? [kept.warning] : [];
  for (const warning of [...warnings, ...keptWarnings]) tell(warning);
  const unset = unsetWaived(report);
  if (unset.length > 0) tell(`note: waivers of gates that this run does not have silence nothing: ${unset.join(', ')}`);
  // Above the report, whose verdict is the last line that a person sees.
  if (written.length > 0) tell(`Report: ${written.join(', ')}`);
  const exitCode = exitCodeOf(report.verdict, run.settings.values);
  if (json) for (const piece of inChunks(renderJson(report))) print(piece);
  else if (wantsLines(context)) {
    const { printReportLines } = await import('../print-lines.js');
    printReportLines(report, context);
  } else if (isWorthPrinting(context, report.verdict)) {
    print(renderTerminal(report, screen, { program: calledAs(context.program, run.ports.files.root) }));
  }
  // Last, so that a slow collector keeps nobody from the verdict.
  for (const warning of await exportTelemetry(run, result, env)) tell(warning);
  result.close();
  return exitCode;
}
