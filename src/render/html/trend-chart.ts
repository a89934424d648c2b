import { showNumber } from '../../gates/shown.js';
import type { Report } from '../../report/schema.js';
import { plainLine } from '../escape.js';
import { intervalClause, isPoint } from '../interval.js';
import { html, type Markup } from './markup.js';

const WIDTH = 800;
const HEIGHT = 190;
/** Room for the numbers at the left, and for the dates below. */
const LEFT = 48;
const BOTTOM = 160;
const TOP = 12;

interface Point {
  readonly at: string | null;
  readonly mean: number;
  /** The mean alone where there is none. */
  readonly interval: readonly [number, number];
}

/**
 * The overall means of earlier runs and of this one, each with its interval; nothing without two earlier ones: one is the baseline, which has a
 * section of its own.
 */
export function trendChart({ trend, overall_mean: now, scored_at: at, statistics }: Report): Markup | null {
  if (trend === undefined || trend.length < 2 || now === null) return null;
  const points = [
    ...trend.map(
      (run): Point => ({ at: run.scored_at, mean: run.overall_mean, interval: spanOf(run.overall_mean, run.ci95) }),
    ),
    { at, mean: now, interval: spanOf(now, statistics.overall.ci95) },
  ];
  // Twentieths that hold all of it, so that small changes can be seen; the numbers at the left say which.
  const low = Math.max(0, Math.floor(20 * Math.min(...points.map(({ interval }) => interval[0]))) / 20);
  const high = Math.min(1, Math.ceil(20 * Math.max(...points.map(({ interval }) => interval[1]))) / 20);
  const x = (i: number): string => (LEFT + ((WIDTH - LEFT - 12) * i) / (points.length - 1)).toFixed(1);
  const y = (value: number): string =>
    (BOTTOM - ((value - low) / Math.max(0.05, high - low)) * (BOTTOM - TOP)).toFixed(1);
  const upper = points.map(({ interval }, i) => `${x(i)},${y(interval[1])}`);
  const lower = points.map(({ interval }, i) => `${x(i)},${y(interval[0])}`).reverse();
  const [first, last] = [points[0], points[points.length - 1]];
  return html`<section class="card wide" aria-labelledby="trend"><h2 id="trend">Trend of the overall mean</h2>
<svg class="trend" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${points.length} runs, from ${showNumber(first?.mean ?? null)} to ${showNumber(last?.mean ?? null)}">
<polygon class="band" points="${[...upper, ...lower].join(' ')}"/>
<polyline class="line" points="${points.map(({ mean }, i) => `${x(i)},${y(mean)}`).join(' ')}"/>
${points.map(({ at, mean, interval }, i) => html`<circle class="point" cx="${x(i)}" cy="${y(mean)}" r="3.5"><title>${dayOf(at)}: ${showNumber(mean)}${isPoint(interval) ? '' : intervalClause(interval)}</title></circle>`)}
<text class="end" x="${LEFT - 8}" y="${y(high)}">${high.toFixed(2)}</text><text class="end" x="${LEFT - 8}" y="${y(low)}">${low.toFixed(2)}</text>
<text class="start" x="${LEFT}" y="${HEIGHT - 6}">${dayOf(first?.at ?? null)}</text><text class="end" x="${WIDTH - 4}" y="${HEIGHT - 6}">this run</text>
</svg>
<p class="aside">${points.length} runs, the band is the 95 % interval of each</p></section>`;
}

function spanOf(mean: number, interval: readonly [number, number] | null): readonly [number, number] {
  return interval ?? [mean, mean];
}

function dayOf(at: string | null): string {
  return at === null ? 'unknown time' : plainLine(at.slice(0, 10));
}
