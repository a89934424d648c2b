import pc from 'picocolors';
import { showNumber } from '../../core/numbers.js';
import { terminalLine } from '../../core/text.js';
import { SIMULATION_LABEL } from '../../judge/asking/simulation.js';
import type { ReportTurn, TurnsReport } from '../../report/turns-schema.js';
import { TURN_METRICS } from '../../settings/judge-metrics.js';
import { mean } from '../../statistics/descriptive.js';
import { alertNote, askedOf, badTail, judgeEffort, judgeGaps } from '../judge-sentences.js';
import { riskSentences } from '../trust.js';
import { inWords } from '../wording.js';
import { hang, type Paint, type Screen } from './layout.js';
import { caveatLines, gateLines, headline, numberCell } from './terminal.js';
import { toolLines, transcriptLines } from './transcripts.js';

/** How much a screenful may show; turns.json has the rest. */
const SHOWN_TURNS = 5;
const SHOWN_CLAIMS = 3;

/** What the judge says of turns, for a person at a terminal: the worst turns, then gates, and the verdict last. */
export function renderTurns(report: TurnsReport, screen: Screen): string {
  const paint = pc.createColors(screen.colour);
  return [
    ...caveatLines(report, paint, screen),
    ...transcriptLines(report, paint, screen),
    ...toolLines(report, paint, screen),
    ...meanLines(report, paint),
    ...judgeLines(report, paint, screen),
    ...worstTurns(report, paint, screen),
    ...gateLines(report.gates, paint, screen),
    ...headline(report, paint, screen),
    '',
  ].join('\n');
}

const NAME = 13;

function meanLines({ judge }: TurnsReport, paint: Paint): readonly string[] {
  if (judge === undefined) return [];
  const totals = Object.entries(judge.metrics).flatMap(([name, one]) => (one === undefined ? [] : [{ name, ...one }]));
  if (totals.every(({ wanted, skipped }) => wanted + skipped === 0)) return [];
  const row = (name: string, cells: readonly string[]): string =>
    `    ${name.padEnd(NAME)}${cells.map(numberCell).join('')}`;
  return [
    paint.dim(row('', ['Mean', 'Median', 'Worst 5%', 'StdDev', 'n', 'Wanted', 'No basis'])),
    ...totals.map(({ name, mean: average, p5, p50, p95, stddev, measured, wanted, skipped }) =>
      row(name, [
        ...[average, p50, badTail(name, { p5, p95 }), stddev].map(showNumber),
        ...[measured, wanted, skipped].map(String),
      ]),
    ),
    '',
  ];
}

function judgeLines({ judge, gates, settings }: TurnsReport, paint: Paint, screen: Screen): readonly string[] {
  if (judge === undefined) return [];
  const gaps = judgeGaps(judge);
  const about = [
    judge.simulated === true ? `The judge was ${SIMULATION_LABEL}` : sentence(judge),
    judgeEffort(judge, settings),
    ...(gaps === undefined ? [] : [gaps]),
    ...judge.alerts.map(alertNote),
    ...riskSentences(gates),
    ...askedOf(judge),
  ];
  return [...about.flatMap((text) => hang('  ', terminalLine(text), screen).map(paint.cyan)), ''];
}

function sentence({ absence, model, measured, wanted }: NonNullable<TurnsReport['judge']>): string {
  return absence === null
    ? `The judge (${model}) measured ${measured} of ${wanted}`
    : `The judge could not be asked (${inWords(absence)}): nothing is known`;
}

/** The lowest score first, then the lowest mean; equals keep their order. */
export function worstTurnsFirst(turns: readonly ReportTurn[]): readonly ReportTurn[] {
  return turns
    .map((turn) => ({ turn, scores: scoresOf(turn).map(({ score }) => score) }))
    .filter(({ scores }) => scores.length > 0)
    .map(({ turn, scores }) => ({ turn, least: Math.min(...scores), middle: mean(scores) ?? 0 }))
    .sort((a, b) => a.least - b.least || a.middle - b.middle)
    .map(({ turn }) => turn);
}

/** What was measured of a turn, in the order of the metrics. */
function scoresOf({ metrics }: ReportTurn) {
  return TURN_METRICS.flatMap((name) => {
    const result = metrics[name];
    return result === undefined || result.score === null
      ? []
      : [{ name, score: result.score, said: result.explanation }];
  });
}

function worstTurns({ turns }: TurnsReport, paint: Paint, screen: Screen): readonly string[] {
  const worst = worstTurnsFirst(turns);
  if (worst.length === 0) return [];
  const hidden = worst.length - SHOWN_TURNS;
  return [
    paint.bold(worst.length === 1 ? 'The turn' : 'Lowest turns'),
    '',
    ...worst.slice(0, SHOWN_TURNS).flatMap((turn) => [...turnLines(turn, paint, screen), '']),
    ...(hidden > 0 ? [paint.dim(`  … and ${hidden} more: turns.json has them`), ''] : []),
  ];
}

function turnLines(turn: ReportTurn, paint: Paint, screen: Screen): readonly string[] {
  const scores = scoresOf(turn);
  const [lowest] = [...scores].sort((a, b) => a.score - b.score);
  const missing = turn.unmeasured.map(({ measurement, reason }) => `${measurement} ${inWords(reason)}`);
  const numbers = [...scores.map(({ name, score }) => `${name} ${showNumber(score)}`), ...missing].join(', ');

  return [
    // Never broken: terminals and people click and copy it.
    `  ${paint.bold(terminalLine(`${turn.file}:${turn.line}`, 1000))}`,
    ...hang('      ', terminalLine(numbers), screen).map(paint.cyan),
    ...(lowest?.said == null ? [] : hang('      ', terminalLine(`${lowest.name}: ${lowest.said}`), screen)),
    ...claimLines(turn, screen),
  ];
}

/** What the tools contradict first, then what they do not show. */
function claimLines({ metrics }: ReportTurn, screen: Screen): readonly string[] {
  const claims = metrics.faithfulness?.claims ?? [];
  const wrong = (['contradicted', 'unsupported'] as const).flatMap((status) =>
    claims.filter((claim) => claim.status === status),
  );
  return wrong.slice(0, SHOWN_CLAIMS).flatMap(({ status, statement, evidence }) => {
    const place = evidence === null ? '' : ` (${evidence.file}:${evidence.line ?? 1})`;
    return hang('      → ', terminalLine(`${status}: ${statement}${place}`, 600), screen);
  });
}
