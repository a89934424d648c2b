import { showNumber } from '../../core/numbers.js';
import type { Dimension } from '../../core/summary.js';
import { capitalised } from '../../core/text.js';
import { eachDimension } from '../../report/per-dimension.js';
import type { Distribution, Report } from '../../report/schema.js';
import { intervalClause, inWords, isPoint } from '../wording.js';
import { html, type Markup } from './markup.js';
import { heatOf } from './session-row.js';

/** What a whisker means. */
export function intervalKey(of: 'value' | 'change'): Markup {
  return sample(`95 % interval: where the ${of} may lie with other sessions`, intervalMark(2, 38));
}

/** A part of a chart as the key shows it, with what it means. */
export function sample(meaning: string, drawn: Markup, look: 'wide' | 'narrow' = 'wide'): Markup {
  return html`<span><svg class="bullet ${look}" viewBox="0 0 40 26" preserveAspectRatio="none" aria-hidden="true">${drawn}</svg>${meaning}</span>`;
}

const DISTRIBUTION_WIDTH = 400;
const BASE = 200;
const TOP = 26;
const STEP = DISTRIBUTION_WIDTH / 10;

/** Short names of the dimensions, the same as the column heads of the table of sessions. */
const BRIEF: Readonly<Record<Dimension, string>> = {
  title: 'Title',
  summary: 'Summary',
  key_actions: 'Actions',
  outcome: 'Outcome',
  aha_moments: 'Moments',
};

/** How many sessions lie in each tenth, with the target of the overall mean. */
export function histogram({ statistics, gates, corpus_size: size }: Report): Markup | null {
  if (size === 0) return null;
  const bins = statistics.overall.histogram;
  const most = Math.max(1, ...bins.map(({ count }) => count));
  const heightOf = (count: number): number => (count === 0 ? 0 : Math.max(2, (count / most) * (BASE - TOP - 14)));
  const target = gates.find(({ id }) => id === 'min-overall')?.threshold;
  const { mean, p50, stddev } = statistics.overall;
  const words = bins.map(({ from, to, count }) => `${from.toFixed(1)} to ${to.toFixed(1)}: ${count}`).join(', ');
  return html`<section class="card" aria-labelledby="spread"><h2 id="spread">Sessions by overall score</h2>
<svg class="histogram" viewBox="0 0 ${DISTRIBUTION_WIDTH} 222" role="img" aria-label="Sessions by overall score. ${words}">
${bins.map(({ from, count }, i) => {
  const height = heightOf(count);
  return html`<rect class="bin ${heatOf(from)}" x="${(i * STEP + 2).toFixed(1)}" width="${(STEP - 4).toFixed(1)}" y="${(BASE - height).toFixed(1)}" height="${height.toFixed(1)}" rx="2"/>`;
})}
<line class="base" x1="0" x2="${DISTRIBUTION_WIDTH}" y1="${BASE}" y2="${BASE}"/>
${[0, 0.2, 0.4, 0.6, 0.8, 1].map((at) => html`<text class="${at === 0 ? 'start' : at === 1 ? 'end' : 'middle'}" x="${(at * DISTRIBUTION_WIDTH).toFixed(0)}" y="218">${at.toFixed(1)}</text>`)}
${
  target === undefined
    ? null
    : html`<line class="tick" x1="${(target * DISTRIBUTION_WIDTH).toFixed(1)}" x2="${(target * DISTRIBUTION_WIDTH).toFixed(1)}" y1="18" y2="${BASE}"/>
<text class="${target > 0.85 ? 'end' : target < 0.15 ? 'start' : 'middle'} target" x="${(target * DISTRIBUTION_WIDTH).toFixed(1)}" y="12">target ${showNumber(target)}</text>`
}
${bins.map(({ count }, i) =>
  // Above the line of the target, which may cross its bar: a text has a light edge.
  count === 0
    ? null
    : html`<text class="count" x="${((i + 0.5) * STEP).toFixed(1)}" y="${(BASE - heightOf(count) - 5).toFixed(1)}">${count}</text>`,
)}
</svg>
<p class="aside">Mean ${showNumber(mean)}, median ${showNumber(p50)}, deviation ${showNumber(stddev)}</p>
<ul class="spreads">${eachDimension(statistics.dimensions).map(([dimension, { histogram }]) => {
    return html`<li>${spread(capitalised(inWords(dimension)), histogram)}<span aria-hidden="true">${BRIEF[dimension]}</span></li>`;
  })}</ul></section>`;
}

/** The means of the dimensions with their intervals, and what each weighs. */
export function dimensionMeans({ statistics, rubric, corpus_size: size }: Report): Markup | null {
  if (size === 0) return null;
  return html`<section aria-labelledby="means"><h2 id="means">Means by dimension</h2>
<table class="charts means"><thead class="unseen"><tr><th>Dimension</th><th>Chart</th><th>Mean</th><th>Weight</th></tr></thead><tbody>${eachDimension(
    statistics.dimensions,
  ).map(([dimension, { mean, ci95 }]) => {
    return html`<tr><th scope="row">${capitalised(inWords(dimension))}</th><td class="chart">${meanChart(mean, ci95)}</td><td class="value">${showNumber(mean)}</td><td class="target">weight ${(rubric.weights[dimension] ?? 0).toFixed(2)}</td></tr>`;
  })}</tbody></table></section>`;
}

/** An interval as a line with ends, in the middle of a chart that is 26 high. Its light edge keeps it visible on a bar. */
export function intervalMark(from: number, to: number): Markup {
  const line = `M${from.toFixed(1)} 13H${to.toFixed(1)}M${from.toFixed(1)} 9v8M${to.toFixed(1)} 9v8`;
  return html`<path class="edge" d="${line}"/><path class="whisker" d="${line}"/>`;
}

/** A mean in 0..1 as a bar, its interval as a whisker; an empty track where it was not measured. */
export function meanChart(mean: number | null, ci95: readonly [number, number] | null): Markup {
  return html`<svg class="bullet" viewBox="0 0 300 26" preserveAspectRatio="none" role="img" aria-label="mean ${showNumber(mean)}${intervalClause(ci95)}"><rect class="track" width="300" height="14" y="6"/>${
    mean === null ? null : html`<rect class="fill" width="${(mean * 300).toFixed(1)}" height="8" y="9"/>`
  }${ci95 === null || isPoint(ci95) ? null : intervalMark(ci95[0] * 300, ci95[1] * 300)}</svg>`;
}

const CHANGE_WIDTH = 300;

/** A change as a bar from the middle of a chart that reaches as far to both sides, its interval as a whisker. */
export function deltaChart(
  delta: number,
  ci95: readonly [number, number] | null,
  reach: number,
  label: string,
): Markup {
  const x = (value: number): number => (Math.min(reach, Math.max(-reach, value)) / reach / 2 + 0.5) * CHANGE_WIDTH;
  return html`<svg class="bullet" viewBox="0 0 ${CHANGE_WIDTH} 26" preserveAspectRatio="none" role="img" aria-label="${label}"><rect class="track" width="${CHANGE_WIDTH}" height="14" y="6"/><rect class="fill" x="${Math.min(x(0), x(delta)).toFixed(1)}" width="${Math.abs(x(delta) - x(0)).toFixed(1)}" height="8" y="9"/>${
    ci95 === null || isPoint(ci95) ? null : intervalMark(x(ci95[0]), x(ci95[1]))
  }<path class="tick" d="M${CHANGE_WIDTH / 2} 2v22"/></svg>`;
}

const SPREAD_WIDTH = 120;
const SPREAD_HEIGHT = 32;

/**
 * How many sessions lie in each tenth, small enough for many of them beside each other. The colours run the other way for
 * a metric of which less is better.
 */
export function spread(label: string, bins: Distribution['histogram'], better: 'more' | 'less' = 'more'): Markup {
  const most = Math.max(1, ...bins.map(({ count }) => count));
  const filled = bins.filter(({ count }) => count > 0);
  const tell = ({ from, to, count }: (typeof bins)[number]): string =>
    `${from.toFixed(1)} to ${to.toFixed(1)}: ${count}`;
  return html`<svg class="spread" viewBox="0 0 ${SPREAD_WIDTH} ${SPREAD_HEIGHT}" role="img" aria-label="${label}, sessions by score. ${filled.map(tell).join(', ') || 'None'}">${filled.map(
    (bin) => {
      // One session among thousands must still be seen.
      const height = Math.max(2, (bin.count / most) * (SPREAD_HEIGHT - 2));
      return html`<rect class="bin ${heatOf(better === 'more' ? bin.from : 1 - bin.to)}" x="${(bin.from * SPREAD_WIDTH + 1).toFixed(1)}" width="${(SPREAD_WIDTH / 10 - 2).toFixed(1)}" y="${(SPREAD_HEIGHT - 1 - height).toFixed(1)}" height="${height.toFixed(1)}"><title>${tell(bin)}</title></rect>`;
    },
  )}<path class="base" d="M0 ${SPREAD_HEIGHT - 0.5}H${SPREAD_WIDTH}"/></svg>`;
}
