import { showNumber } from '../../gates/shown.js';
import { alertComparison } from '../../judge/alerts.js';
import type { Report } from '../../report/schema.js';
import { DIMENSIONS } from '../../summary.js';
import { plainLine } from '../escape.js';
import { judgeEffort, judgeGaps, judgeSentence } from '../judge.js';
import { judgeNotes } from '../judge-metrics.js';
import { trustNotes } from '../judge-trust.js';
import { inWords } from '../wording.js';
import { html, type Markup } from './markup.js';
import { capitalised } from './score-mark.js';

/** The judge's means beside those of the rubric, what it took, and what it could not measure. */
export function judgeSection({ judge, statistics, settings, corpus_size: size }: Report): Markup | null {
  if (judge === undefined) return null;
  const gaps = judgeGaps(judge);
  const about = [
    ...judgeNotes(judge),
    ...trustNotes({ ...judge, alerts: [] }, settings),
    judgeEffort(judge),
    ...(gaps === undefined ? [] : [gaps]),
  ];
  const metrics = Object.entries(judge.metrics).flatMap(([name, totals]) =>
    totals === undefined ? [] : [{ name, mean: totals.mean }],
  );
  return html`<section class="card wide" aria-labelledby="judge"><h2 id="judge">Judge</h2>
<p><bdi>${plainLine(judgeSentence(judge, size), 600)}</bdi>.</p>
${about.map((text) => html`<p class="aside"><bdi>${plainLine(text, 1000)}</bdi>.</p>`)}
${judge.base_url === null ? null : html`<p class="aside">Asked at <bdi>${plainLine(judge.base_url, 300)}</bdi></p>`}
${
  judge.absence !== null
    ? null
    : html`<table class="charts"><thead><tr><th>Mean</th><th><span class="unseen">Chart</span></th><th>Judge${judge.simulated === true ? ' (simulated)' : ''}</th><th>Rubric</th></tr></thead><tbody>${meanRow('overall', judge.overall_mean, statistics.overall.mean)}${DIMENSIONS.map(
        (name) => meanRow(inWords(name), judge.dimension_means[name], statistics.dimensions[name].mean),
      )}${metrics.map(({ name, mean }) => meanRow(inWords(name), mean, null))}</tbody></table><p class="aside"><span class="key judge-key"></span> judge <span class="key rubric-key"></span> rubric</p>`
}</section>`;
}

function meanRow(label: string, judge: number | null, rubric: number | null): Markup {
  const x = (value: number): string => (6 + value * 288).toFixed(1);
  return html`<tr><th scope="row">${capitalised(label)}</th><td class="chart"><svg class="bullet dots" viewBox="0 0 300 26" aria-hidden="true"><rect class="track" width="300" height="2" y="12"/>${
    judge === null || rubric === null ? null : html`<path class="whisker" d="M${x(judge)} 13H${x(rubric)}"/>`
  }${rubric === null ? null : html`<circle class="rubric" cx="${x(rubric)}" cy="13" r="5"/>`}${judge === null ? null : html`<circle class="judge" cx="${x(judge)}" cy="13" r="5"/>`}</svg></td><td class="value">${showNumber(judge)}</td><td class="value">${showNumber(rubric)}</td></tr>`;
}

/** What somebody should look at although no gate says so. */
export function alertSection({ judge }: Report): Markup | null {
  const alerts = judge?.alerts ?? [];
  if (alerts.length === 0) return null;
  return html`<section class="card wide" aria-labelledby="alerts"><h2 id="alerts">Alerts</h2>${alerts.map(alertView)}</section>`;
}

type Alert = NonNullable<Report['judge']>['alerts'][number];

function alertView(alert: Alert): Markup {
  const { level, n, confidence, hints } = alert;
  return html`<div class="alert ${level}"><p><b>${capitalised(inWords(level))}: ${inWords(alertComparison(alert))}</b> (${n} measured, ${confidence} confidence)</p>${
    hints.length === 0
      ? null
      : html`<ul class="plain">${hints.map((hint) => html`<li>${plainLine(hint, 500)}</li>`)}</ul>`
  }</div>`;
}
