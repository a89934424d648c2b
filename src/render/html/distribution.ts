import { showNumber } from '../../gates/shown.js';
import type { Report } from '../../report/schema.js';
import { DIMENSIONS, type Dimension } from '../../summary.js';
import { inWords } from '../wording.js';
import { html, type Markup } from './markup.js';
import { meanChart } from './mean-chart.js';
import { capitalised, heatOf } from './score-mark.js';
import { spread } from './spread.js';

const WIDTH = 400;
const BASE = 200;
const TOP = 26;
const STEP = WIDTH / 10;

/** As the columns of the table of sessions are called. */
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
  const target = gates.find(({ id }) => id === 'min-overall')?.threshold;
  const { mean, p50, stddev } = statistics.overall;
  const words = bins.map(({ from, to, count }) => `${from.toFixed(1)} to ${to.toFixed(1)}: ${count}`).join(', ');
  return html`<section class="card" aria-labelledby="spread"><h2 id="spread">Sessions by overall score</h2>
<svg class="histogram" viewBox="0 0 ${WIDTH} 222" role="img" aria-label="Sessions by overall score. ${words}">
${bins.map(({ from, count }, i) => {
  const height = count === 0 ? 0 : Math.max(2, (count / most) * (BASE - TOP - 14));
  const left = i * STEP;
  return html`<rect class="bin ${heatOf(from)}" x="${(left + 2).toFixed(1)}" width="${(STEP - 4).toFixed(1)}" y="${(BASE - height).toFixed(1)}" height="${height.toFixed(1)}" rx="2"/>${
    count === 0
      ? null
      : html`<text x="${(left + STEP / 2).toFixed(1)}" y="${(BASE - height - 5).toFixed(1)}">${count}</text>`
  }`;
})}
<line class="base" x1="0" x2="${WIDTH}" y1="${BASE}" y2="${BASE}"/>
${[0, 0.2, 0.4, 0.6, 0.8, 1].map((at) => html`<text class="${at === 0 ? 'start' : at === 1 ? 'end' : 'middle'}" x="${(at * WIDTH).toFixed(0)}" y="218">${at.toFixed(1)}</text>`)}
${
  target === undefined
    ? null
    : html`<line class="tick" x1="${(target * WIDTH).toFixed(1)}" x2="${(target * WIDTH).toFixed(1)}" y1="18" y2="${BASE}"/><text class="${target > 0.85 ? 'end' : target < 0.15 ? 'start' : 'middle'} target" x="${(target * WIDTH).toFixed(1)}" y="12">target ${showNumber(target)}</text>`
}
</svg>
<p class="aside">Mean ${showNumber(mean)}, median ${showNumber(p50)}, deviation ${showNumber(stddev)}</p>
<ul class="spreads">${DIMENSIONS.map((dimension) => {
    const { histogram } = statistics.dimensions[dimension];
    return html`<li>${spread(capitalised(inWords(dimension)), histogram)}<span aria-hidden="true">${BRIEF[dimension]}</span></li>`;
  })}</ul></section>`;
}

/** The means of the dimensions with their intervals, and what each weighs. */
export function dimensionMeans({ statistics, rubric, corpus_size: size }: Report): Markup | null {
  if (size === 0) return null;
  return html`<section aria-labelledby="means"><h2 id="means">Means by dimension</h2>
<table class="charts means"><thead class="unseen"><tr><th>Dimension</th><th>Chart</th><th>Mean</th><th>Weight</th></tr></thead><tbody>${DIMENSIONS.map(
    (dimension) => {
      const { mean, ci95 } = statistics.dimensions[dimension];
      return html`<tr><th scope="row">${capitalised(inWords(dimension))}</th><td class="chart">${meanChart(mean, ci95)}</td><td class="value">${showNumber(mean)}</td><td class="target">weight ${rubric.weights[dimension].toFixed(2)}</td></tr>`;
    },
  )}</tbody></table></section>`;
}
