import { showNumber } from '../../core/numbers.js';
import type { Verdict } from '../../gates/catalogue.js';
import type { Mark } from '../../report/history.js';
import { html, type Markup } from '../html/markup.js';
import { dayOf } from '../times.js';

/** One value in a chart of many runs. */
export interface ChartPoint {
  readonly at: string;
  readonly value: number;
  readonly interval: readonly [number, number] | null;
  /** Null where nobody knows. */
  readonly verdict: Verdict | null;
  /** Lines join values of one rubric alone: those of two cannot be compared. */
  readonly rubric: string | null;
}

const WIDTH = 800;
/** Room for half a point on every side. */
const PAD = 6;

/** Twentieths that hold all of it, two at least, so that a small change is seen and does not look like a large one. */
export function rangeOf(points: readonly ChartPoint[]): readonly [number, number] {
  const ends = points.flatMap(({ value, interval }) => [value, ...(interval ?? [])]);
  const least = ends.reduce((a, b) => Math.min(a, b), 1);
  const most = ends.reduce((a, b) => Math.max(a, b), 0);
  const low = Math.min(18, Math.max(0, Math.floor(20 * least)));
  return [low / 20, Math.min(20, Math.max(low + 2, Math.ceil(20 * most))) / 20];
}

/** A line of values with their intervals as a band, stretched to its place; a point for each, in the colour of its verdict. */
export function lineChart(
  points: readonly ChartPoint[],
  {
    label,
    height,
    range: [low, high],
  }: { readonly label: string; readonly height: number; readonly range: readonly [number, number] },
): Markup {
  const x = (i: number): string =>
    (points.length === 1 ? WIDTH / 2 : PAD + ((WIDTH - 2 * PAD) * i) / (points.length - 1)).toFixed(1);
  const y = (value: number): string => (height - PAD - ((value - low) / (high - low)) * (height - 2 * PAD)).toFixed(1);
  const pieces = piecesOf(points);
  const upper = (i: number): number => points[i]?.interval?.[1] ?? points[i]?.value ?? 0;
  const lower = (i: number): number => points[i]?.interval?.[0] ?? points[i]?.value ?? 0;
  const corners = (piece: readonly number[]): string =>
    [...piece.map((i) => `${x(i)},${y(upper(i))}`), ...[...piece].reverse().map((i) => `${x(i)},${y(lower(i))}`)].join(
      ' ',
    );
  // Many points would hide their own line.
  const dense = points.length > 60 ? ' dense' : '';
  return html`<svg viewBox="0 0 ${WIDTH} ${height}" preserveAspectRatio="none" role="img" aria-label="${label}">
${pieces.map((piece) => html`<polygon class="band" points="${corners(piece)}"/>`)}
${pieces.map((piece) => html`<polyline class="line" points="${piece.map((i) => `${x(i)},${y(points[i]?.value ?? 0)}`).join(' ')}"/>`)}
${points.map(({ at, value, interval, verdict }, i) => html`<path class="point ${verdict ?? 'unknown'}${dense}" d="M${x(i)} ${y(value)}h0"><title>${dayOf(at)}: ${showNumber(value)}${interval === null ? '' : `, 95 % ${showNumber(interval[0])} to ${showNumber(interval[1])}`}${verdict === null ? '' : `, ${verdict}`}</title></path>`)}
</svg>`;
}

/** The positions of the points, broken where the rubric is another one. */
function piecesOf(points: readonly ChartPoint[]): readonly (readonly number[])[] {
  const pieces: number[][] = [];
  let rubric: string | null = null;
  for (const [i, point] of points.entries()) {
    const isOther = point.rubric !== null && rubric !== null && point.rubric !== rubric;
    if (pieces.length === 0 || isOther) pieces.push([i]);
    else pieces.at(-1)?.push(i);
    rubric = point.rubric ?? rubric;
  }
  return pieces;
}

/** Of fewer runs each mark is as narrow as of these, and the newest stands at the right all the same. */
const FEWEST_PLACES = 30;

/** What a session was in each run: a low mark where it passed, a full one where it failed, a gap where it was not there. */
export function markStrip(marks: readonly Mark[], label: string): Markup {
  const places = Math.max(FEWEST_PLACES, marks.length);
  const before = places - marks.length;
  const bars = (wanted: Mark, y: number, height: number): string =>
    marks
      .map((mark, i) => (mark === wanted ? `M${(i + before + 0.1).toFixed(1)} ${y}h0.8v${height}h-0.8z` : ''))
      .join('');
  return html`<svg class="strip" viewBox="0 0 ${places} 10" preserveAspectRatio="none" role="img" aria-label="${label}"><path class="pass" d="${bars('pass', 6, 4)}"/><path class="fail" d="${bars('fail', 0, 10)}"/></svg>`;
}
