import pc from 'picocolors';
import { showNumber, shown } from '../../core/numbers.js';
import { DIMENSIONS } from '../../core/summary.js';
import { counted, terminalLine } from '../../core/text.js';
import { labelKey } from '../../inputs/labels/label.js';
import { type Agreement, type Estimate, FEWEST_LABELS } from '../../judge/calibration/agreement.js';
import type { Calibration, LabelledScores } from '../../judge/calibration/calibration.js';
import { inDollars } from '../../report/round-usd.js';
import { inWords } from '../wording.js';
import { hang, type Paint, type Screen } from './layout.js';

/** Below this many labels the intervals are so wide that they are the message. */
const FEW_LABELS = 30;

/** How far rubric and judge agree with people, for a terminal. */
export function renderCalibration(
  calibration: Calibration,
  { minimum, rubric }: { readonly minimum: number | null; readonly rubric: string },
  screen: Screen,
): string {
  const paint = pc.createColors(screen.colour);
  const { candidates, gate, judge } = calibration;
  const sessions = new Set(candidates.map(({ label }) => label.session.name)).size;
  const scorers = [
    ...(judge === null ? [] : [{ name: 'Judge', ...judge }]),
    { name: `Rubric ${rubric}`, ...calibration.rubric },
  ];
  return [
    paint.bold(
      `${counted(candidates.length, 'labelled candidate')} of ${counted(sessions, 'session')}${verdictsIn(candidates)}`,
    ),
    ...(judge === null ? [] : hang('', judgeLine(judge), screen).map(paint.cyan)),
    '',
    ...scorers.flatMap(({ name, overall }) => [paint.bold(name), ...agreementLines(overall, gate, paint, screen)]),
    ...dimensionTable(scorers, paint),
    ...candidateTable(candidates, judge !== null, paint),
    ...verdictLines(calibration, minimum, paint, screen),
    ...(candidates.length < FEW_LABELS
      ? hang(
          '  ! ',
          `With ${counted(candidates.length, 'label')} ${
            scorers.some(({ overall: { spearman, kappa, bias } }) =>
              [spearman, kappa, bias].some(({ ci95 }) => ci95 !== null),
            )
              ? 'the intervals are wide: read them, not the values'
              : 'there are no intervals: the values say little'
          }.`,
          screen,
        )
          .map(paint.dim)
          .concat('')
      : []),
  ].join('\n');
}

function verdictsIn(candidates: readonly LabelledScores[]): string {
  const of = (wanted: string): number => candidates.filter(({ label }) => label.verdict === wanted).length;
  const [accepted, rejected] = [of('accepted'), of('rejected')];
  return accepted + rejected === 0 ? '' : `; ${accepted} accepted and ${rejected} rejected, which kappa alone counts`;
}

function judgeLine({ facts, measured, effort, reasons }: NonNullable<Calibration['judge']>): string {
  const missing = Object.entries(reasons).map(([reason, count]) => `${inWords(reason)} ${count}`);
  const cost = effort.costUsd === null ? 'unknown' : inDollars(effort.costUsd);
  return [
    terminalLine(`${facts.model}, ${facts.mode}, prompt ${facts.promptVersion}, ${counted(facts.samples, 'sample')}`),
    `${measured.measured} of ${counted(measured.labels, 'label')} judged`,
    `${counted(effort.attempts, 'request')}, ${counted(effort.cacheHits, 'recorded answer')}, cost ${cost}`,
    ...(missing.length === 0 ? [] : [`missing: ${missing.join(', ')}`]),
  ].join('; ');
}

function agreementLines(
  { n, spearman, kappa, bias }: Agreement,
  gate: number | null,
  paint: Paint,
  screen: Screen,
): readonly string[] {
  const at = gate === null ? '' : ` at ${showNumber(gate)}`;
  const row = (name: string, estimate: Estimate, signed: boolean): readonly string[] =>
    hang(`  ${name.padEnd(NAME)}`, inNumbers(estimate, signed), screen);
  return [
    ...row('Spearman', spearman, false),
    ...row(`Kappa${at}`, kappa, false),
    ...row('Bias', bias, true),
    paint.dim(`  ${'n'.padEnd(NAME)}${String(n).padStart(7)}`),
    '',
  ];
}

const NAME = 18;

function inNumbers({ value, ci95, reason }: Estimate, signed: boolean): string {
  if (value === null) return `    n/a  ${reason ?? ''}`.trimEnd();
  // Adding 0 makes a plain one of what rounds to -0.
  const number = (x: number): string => `${signed && shown(x) >= 0 ? '+' : ''}${showNumber(shown(x) + 0)}`;
  const interval = ci95 === null ? '' : `   95 % ${number(ci95[0])} to ${number(ci95[1])}`;
  return `${number(value).padStart(7)}${interval}`;
}

function dimensionTable(
  scorers: readonly { readonly name: string; readonly dimensions: Calibration['rubric']['dimensions'] }[],
  paint: Paint,
): readonly string[] {
  const named = DIMENSIONS.filter((dimension) => scorers.some(({ dimensions }) => dimensions[dimension].n > 0));
  if (named.length === 0) return [];
  const cells = (texts: readonly string[]): string => texts.map((text) => text.padStart(10)).join('');
  const head = scorers.flatMap(({ name }) => [`${name.split(' ')[0]} n`, 'Spearman', 'Bias']);
  return [
    paint.dim(`  ${''.padEnd(NAME)}${cells(head)}`),
    ...named.map((dimension) => {
      const numbers = scorers.flatMap(({ dimensions }) => {
        const { n, spearman, bias } = dimensions[dimension];
        return [String(n), showNumber(spearman.value), showNumber(bias.value)];
      });
      return `  ${inWords(dimension).padEnd(NAME)}${cells(numbers)}`;
    }),
    '',
  ];
}

/** The most candidates of the table; `--json` has all of them. */
const SHOWN = 50;

/** Where scorer and label are farthest apart first: these are worth reading. */
function candidateTable(candidates: readonly LabelledScores[], judged: boolean, paint: Paint): readonly string[] {
  const scoreOf = ({ rubric, judged: judgement }: LabelledScores): number | null =>
    judged ? (judgement?.overall.score ?? null) : rubric.overall;
  const distance = (candidate: LabelledScores): number => {
    const score = scoreOf(candidate);
    return score === null ? -1 : Math.abs(score - candidate.label.overall);
  };
  const shown = [...candidates].sort((a, b) => distance(b) - distance(a)).slice(0, SHOWN);
  const names = shown.map(({ label }) => terminalLine(labelKey(label), 60));
  const width = Math.max(9, ...names.map((name) => name.length));
  const cells = (texts: readonly string[]): string => texts.map((text) => text.padStart(9)).join('');
  const hidden = candidates.length - shown.length;
  return [
    paint.dim(`  ${'Candidate'.padEnd(width)}${cells(['Label', ...(judged ? ['Judge'] : []), 'Rubric'])}`),
    ...shown.map(({ label, rubric, judged: judgement }, i) => {
      const numbers = [label.overall, ...(judged ? [judgement?.overall.score ?? null] : []), rubric.overall];
      return `  ${(names[i] ?? '').padEnd(width)}${cells(numbers.map(showNumber))}`;
    }),
    ...(hidden > 0 ? [paint.dim(`  … and ${hidden} more: --json has all`)] : []),
    '',
  ];
}

function verdictLines({ judge }: Calibration, minimum: number | null, paint: Paint, screen: Screen): readonly string[] {
  if (judge === null) {
    const words = 'The judge is off; min-judge-agreement speaks of the judge alone and was not checked.';
    return minimum === null ? [] : [...hang('  ', words, screen), ''];
  }
  const { level, obstacle } = judge.measured;
  if (level === null) {
    const words = `Agreement not measured: ${obstacle ?? `fewer than ${FEWEST_LABELS} labels`}`;
    return [...hang('? ', words, screen).map((line) => paint.yellow(line)), ''];
  }
  const text = `Agreement ${showNumber(level)}, the lower of Spearman and kappa`;
  if (minimum === null) return [...hang('  ', text, screen), ''];
  const reached = shown(level) >= shown(minimum);
  return [
    ...hang(
      reached ? '✔ ' : '✖ ',
      `${text} ${reached ? '>=' : '<'} min-judge-agreement ${showNumber(minimum)}`,
      screen,
    ).map((line) => paint.bold(reached ? paint.green(line) : paint.red(line))),
    '',
  ];
}
