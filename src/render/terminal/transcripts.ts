import { showNumber } from '../../core/numbers.js';
import { counted, terminalLine } from '../../core/text.js';
import type { ReportTranscript, TurnsReport } from '../../report/turns-schema.js';
import { hang, type Paint, type Screen } from './layout.js';
import { numberCell } from './terminal.js';

/** How much a screenful may show; turns.json has the rest. */
const SHOWN_TOOLS = 12;
const SHOWN_TRANSCRIPTS = 20;
const NAME = 30;

/** How the tools have ended: the share of their results that are no errors, and counts for each tool. */
export function toolLines({ tools }: TurnsReport, paint: Paint, screen: Screen): readonly string[] {
  const { correctness, results, errors, unknown, by_tool: byTool } = tools;
  if (results === 0) return [paint.dim('  No tool has given back anything.'), ''];
  const known = results - unknown;
  const missing =
    unknown === 0
      ? ''
      : `; of ${counted(unknown, 'result')} the ${unknown === 1 ? 'transcript does' : 'transcripts do'} not say`;
  const said =
    correctness === null
      ? `not measured: of ${counted(results, 'result')} nothing says whether ${results === 1 ? 'it is an error' : 'they are errors'}`
      : `${showNumber(correctness)} (${counted(errors, 'error')} in ${counted(known, 'result')}${missing})`;
  const row = (name: string, cells: readonly string[]): string =>
    `    ${terminalLine(name, NAME - 2).padEnd(NAME)}${cells.map(numberCell).join('')}`;
  const most = [...byTool].sort((a, b) => b.errors - a.errors || b.results - a.results);
  const hidden = most.length - SHOWN_TOOLS;
  return [
    ...hang('  Tool correctness ', said, screen),
    paint.dim(row('', ['Results', 'Errors', 'Unknown'])),
    ...most
      .slice(0, SHOWN_TOOLS)
      .map((one) => row(one.tool ?? '(not told)', [one.results, one.errors, one.unknown].map(String))),
    ...(hidden > 0 ? [paint.dim(`    … and ${counted(hidden, 'more tool', 'more tools')}: turns.json has them`)] : []),
    '',
  ];
}

/** A line for each transcript: as what it was recognised, what is in it, and what its turns have on average. */
export function transcriptLines({ transcripts }: TurnsReport, paint: Paint, screen: Screen): readonly string[] {
  const hidden = transcripts.length - SHOWN_TRANSCRIPTS;
  return [
    ...transcripts
      .slice(0, SHOWN_TRANSCRIPTS)
      .flatMap((one) => [
        `  ${paint.bold(terminalLine(one.file, 1000))}`,
        ...hang('      ', terminalLine(aboutTranscript(one)), screen),
      ]),
    ...(hidden > 0
      ? [paint.dim(`  … and ${counted(hidden, 'more transcript', 'more transcripts')}: turns.json has them`)]
      : []),
    ...(transcripts.length > 0 ? [''] : []),
  ];
}

function aboutTranscript({
  format,
  messages,
  turns,
  skipped,
  unknown_count: unknown,
  tools,
  metrics,
}: ReportTranscript) {
  return [
    format,
    counted(messages, 'message'),
    counted(turns, 'turn'),
    ...(skipped > 0 ? [`${skipped} skipped`] : []),
    ...(unknown > 0 ? [`${unknown} not understood`] : []),
    ...Object.entries(metrics).map(([name, mean]) => `${name} ${showNumber(mean ?? null)}`),
    ...(tools.results > 0 ? [`tools ${showNumber(tools.correctness)}`] : []),
  ].join(', ');
}
