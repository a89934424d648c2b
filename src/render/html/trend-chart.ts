import { showNumber } from '../../core/numbers.js';
import { plainLine } from '../../core/text.js';
import type { Report } from '../../report/schema.js';
import { FEWEST_EARLIER_RUNS } from '../trust.js';
import { intervalClause, isPoint } from '../wording.js';
import { html, type Markup } from './markup.js';

const TREND_WIDTH = 800;
/** The chart is stretched to its place, whatever that is; its labels are no part of it, so that they keep their size. */
const TREND_HEIGHT = 150;
/** Room for half a point on every side. */
const PAD = 6;

interface Point {
  readonly at: string | null;
  readonly mean: number;
  /** The mean alone where there is none. */
  readonly interval: readonly [number, number];
}

/**
 * The overall means of earlier runs and of this one, each with its interval; nothing without two earlier ones: one is the
 * baseline, which has a section of its own.
 */
export function trendChart({ trend, overall_mean: now, scored_at: at, statistics }: Report): Markup | null {
  if (trend === undefined || trend.length < FEWEST_EARLIER_RUNS || now === null) return null;
  const points = [
    ...trend.map(
      (run): Point => ({ at: run.scored_at, mean: run.overall_mean, interval: spanOf(run.overall_mean, run.ci95) }),
    ),
    { at, mean: now, interval: spanOf(now, statistics.overall.ci95) },
  ];
  // Twentieths that hold all of it, one at least, so that small changes can be seen; the numbers at the left say which.
  const least = Math.floor(20 * Math.min(...points.map(({ interval }) => interval[0])));
  const low = Math.min(19, Math.max(0, least)) / 20;
  const most = Math.ceil(20 * Math.max(...points.map(({ interval }) => interval[1])));
  const high = Math.min(20, Math.max(20 * low + 1, most)) / 20;
  const x = (i: number): string => (PAD + ((TREND_WIDTH - 2 * PAD) * i) / (points.length - 1)).toFixed(1);
  const y = (value: number): string =>
    (TREND_HEIGHT - PAD - ((value - low) / (high - low)) * (TREND_HEIGHT - 2 * PAD)).toFixed(1);
  const upper = points.map(({ interval }, i) => `${x(i)},${y(interval[1])}`);
  const lower = points.map(({ interval }, i) => `${x(i)},${y(interval[0])}`).reverse();
  const [first, last] = [points[0], points[points.length - 1]];
  const ends = `from ${showNumber(first?.mean ?? null)} to ${showNumber(last?.mean ?? null)}`;
  return html`<section class="card wide" aria-labelledby="trend"><h2 id="trend">Trend of the overall mean</h2>
<div class="trend"><p class="scale" aria-hidden="true"><span>${high.toFixed(2)}</span><span>${low.toFixed(2)}</span></p>
<svg viewBox="0 0 ${TREND_WIDTH} ${TREND_HEIGHT}" preserveAspectRatio="none" role="img" aria-label="${points.length} runs, ${ends}">
<polygon class="band" points="${[...upper, ...lower].join(' ')}"/>
<polyline class="line" points="${points.map(({ mean }, i) => `${x(i)},${y(mean)}`).join(' ')}"/>
${points.map(({ at, mean, interval }, i) => html`<path class="point" d="M${x(i)} ${y(mean)}h0"><title>${minuteOf(at)}: ${showNumber(mean)}${isPoint(interval) ? '' : intervalClause(interval)}</title></path>`)}
</svg>
<p class="trend-ends">${endOf(first, 'First')}${endOf(last, 'This run')}</p></div>
<p class="aside">${points.length} runs, the band is the 95 % interval of each</p></section>`;
}

function endOf(point: Point | undefined, label: string): Markup | null {
  return point === undefined
    ? null
    : html`<span>${label}, ${minuteOf(point.at)}: <b>${showNumber(point.mean)}</b></span>`;
}

function spanOf(mean: number, interval: readonly [number, number] | null): readonly [number, number] {
  return interval ?? [mean, mean];
}

function minuteOf(at: string | null): string {
  return at === null ? 'unknown time' : plainLine(at.slice(0, 16).replace('T', ' '));
}
