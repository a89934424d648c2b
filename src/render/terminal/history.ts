import pc from 'picocolors';
import { showNumber } from '../../core/numbers.js';
import { capitalised, counted, terminalLine } from '../../core/text.js';
import type { Verdict } from '../../gates/catalogue.js';
import type { RememberedRun } from '../../report/history.js';
import { type Incident, incidentSentence } from '../../report/incident.js';
import { sparkline } from '../sparkline.js';
import { dayOf, digitsOfTime } from '../times.js';
import { hang, type Screen, widest } from './layout.js';

/** One earlier result. */
export interface HistoryPoint extends RememberedRun {
  /** Null where only another report remembers it, as are the others. */
  readonly sessions: number | null;
  readonly verdict: Verdict | null;
  readonly rubric: string | null;
}

/** The most results that a screen shows, the newest; the line above them has as many. */
const SHOWN = 40;

/** Columns of the drawing, and the fewest that still show anything. */
const CELLS = 40;
const FEWEST_CELLS = 10;

/** What was no report. */
export interface Skipped {
  readonly count: number;
  readonly noun: 'other .json file' | 'artifact without a report';
}

/** The trend of the overall mean: a line of bars, then a line for each result with its interval. */
export function renderHistory(points: readonly HistoryPoint[], skipped: Skipped, screen: Screen): string {
  const paint = pc.createColors(screen.colour);
  const shown = points.slice(-SHOWN);
  const others = skipped.count === 0 ? [] : hang('', `${counted(skipped.count, skipped.noun)} skipped.`, screen);
  const [first] = shown;
  const last = shown.at(-1);
  if (first === undefined || last === undefined) return `${['No report with scores found.', ...others].join('\n')}\n`;
  const line = sparkline(shown.map(({ overall_mean }) => overall_mean));
  const head = `${line}  overall ${showNumber(first.overall_mean)} to ${showNumber(last.overall_mean)}, ${points.length > shown.length ? `the last ${shown.length} of ` : ''}${counted(points.length, 'result')}`;
  const scale = scaleOf(shown);
  const ofTime = digitsOfTime(shown);
  const gap = ofTime + GAP;
  const cells = Math.min(CELLS, Math.max(FEWEST_CELLS, screen.width - gap - widest(shown.map(behind))));
  return [
    paint.bold(head),
    '',
    ...shown.map((point) => row(point, ofTime, scale, cells)),
    paint.dim(`${' '.repeat(gap)}${scale.from.toFixed(2).padEnd(cells - 4)}${scale.to.toFixed(2)}`),
    ...(points.length > shown.length ? [paint.dim(`… and ${points.length - shown.length} older ones`)] : []),
    ...rubricNote(shown, screen),
    ...others,
    '',
  ].join('\n');
}

interface Scale {
  readonly from: number;
  readonly to: number;
}

/** From the least to the largest end of an interval, in tenths, so that a small change does not look like a large one. */
function scaleOf(points: readonly HistoryPoint[]): Scale {
  const ends = points.flatMap(({ overall_mean, ci95 }) => [overall_mean, ...(ci95 ?? [])]);
  return { from: Math.floor(Math.min(...ends) * 10) / 10, to: Math.ceil(Math.max(...ends) * 10) / 10 || 0.1 };
}

/** Columns between a time and the drawing: a mean and a verdict. */
const GAP = 22;

function row(point: HistoryPoint, ofTime: number, { from, to }: Scale, cells: number): string {
  const { scored_at: at, overall_mean: mean, ci95, verdict } = point;
  const cell = (value: number): number =>
    Math.min(cells - 1, Math.max(0, Math.floor(((value - from) / (to - from || 1)) * cells)));
  const [low, high] = ci95 ?? [mean, mean];
  const drawn = Array.from({ length: cells }, (_, i) =>
    i === cell(mean) ? '●' : i >= cell(low) && i <= cell(high) ? '─' : ' ',
  );
  const about = `${terminalLine(dayOf(at, ofTime))}  ${showNumber(mean)}  ${(verdict ?? '').padEnd(GAP - 9)}`;
  return `${about}${drawn.join('')}${behind(point)}`;
}

function behind({ sessions }: HistoryPoint): string {
  return sessions === null ? '' : `  n=${sessions}`;
}

function rubricNote(points: readonly HistoryPoint[], screen: Screen): readonly string[] {
  const rubrics = new Set(points.flatMap(({ rubric }) => (rubric === null ? [] : [rubric])));
  if (rubrics.size < 2) return [];
  const named = [...rubrics].map((rubric) => terminalLine(rubric)).join(', ');
  return hang('', `Scored with several rubrics (${named}): their numbers cannot be compared.`, screen);
}

/** The newest are shown; more are counted. */
const MOST_SHOWN = 40;

/** What people rejected, by day, and which of it the gates of today would have caught. Names and reasons are foreign text. */
export function renderIncidents(incidents: readonly Incident[], screen: Screen): string {
  if (incidents.length === 0) return '';
  const paint = pc.createColors(screen.colour);
  const shown = incidents.slice(-MOST_SHOWN);
  const older = incidents.length - shown.length;
  return [
    ...hang('', `${capitalised(incidentSentence(incidents))}.`, screen).map(paint.bold),
    ...shown.flatMap((one) => hang(`  ${one.at}  ${wordOf(one)}  `, terminalLine(about(one), 500), screen)),
    ...(older === 0 ? [] : [paint.dim(`… and ${older} older ones`)]),
    '',
    '',
  ].join('\n');
}

function wordOf({ caught }: Incident): string {
  return caught === null ? '? draft ' : caught ? '✔ caught' : '✖ missed';
}

function about({ session, id, because, caught, gates }: Incident): string {
  return `${session}, ${id}: ${caught === true ? `${gates.join(', ')}; ` : ''}${because}`;
}
