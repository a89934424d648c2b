import { showNumber } from '../../core/numbers.js';
import { capitalised, counted, plainLine, plainText } from '../../core/text.js';
import { alertComparison } from '../../judge/alerts.js';
import { DISAGREE_FROM } from '../../judge/panel/panel-facts.js';
import { eachDimension } from '../../report/per-dimension.js';
import { inDollars } from '../../report/round-usd.js';
import type { Report, ReportJudge, ReportPanel } from '../../report/schema.js';
import { memberNames } from '../../settings/panel-members.js';
import { ANSWERED_BY, judgeChecks, judgeEffort, judgeGaps, judgeSentence, trustNotes } from '../judge-sentences.js';
import { canDisagree } from '../panel.js';
import { inWords } from '../wording.js';
import { meanChart, spread } from './charts.js';
import { html, type Markup } from './markup.js';

/** The judge's means beside those of the rubric, its other metrics, what it took, and what it could not measure. */
export function judgeSection(report: Report): Markup | null {
  const { judge, settings, corpus_size: size } = report;
  if (judge === undefined) return null;
  const gaps = judgeGaps(judge);
  const about = [
    ...judgeChecks(judge),
    ...trustNotes({ ...judge, alerts: [] }, settings),
    judgeEffort(judge, settings),
    ...(gaps === undefined ? [] : [gaps]),
  ];
  const own = judge.panel === undefined ? null : panelTable(judge.panel, judge);
  return html`<section class="card wide" aria-labelledby="judge"><h2 id="judge">Judge</h2>
<p><bdi>${plainLine(judgeSentence(judge, size), 600)}</bdi>.</p>
${about.map((text) => html`<p class="aside"><bdi>${capitalised(plainLine(text, 1000))}</bdi>.</p>`)}
${judge.program === undefined ? null : html`<p class="aside">${ANSWERED_BY} <bdi>${plainLine(judge.program, 300)}</bdi>, whose costs nobody knows.</p>`}${judge.base_url === null ? null : html`<p class="aside">Asked at <bdi>${plainLine(judge.base_url, 300)}</bdi></p>`}
${judge.guidelines === undefined ? null : guidelinesView(judge.guidelines)}${judge.absence === null ? html`<div class="judged">${besideRubric(judge, report)}${metricTable(judge)}${own}</div>` : own}</section>`;
}

/** A row for each member: its means, how much it measured, what it cost, and what it is left out of. */
function panelTable({ members, disagreements }: ReportPanel, judge: ReportJudge): Markup {
  const names = memberNames(members);
  const apart = canDisagree(members) ? html`<p class="aside"><bdi>${apartOf(disagreements)}</bdi></p>` : null;
  return html`<div><table class="charts panel"><thead><tr><th>Judge</th><th>Mean${simulated(judge)}</th><th>Measured</th><th>Cost</th><th>Counts</th></tr></thead><tbody>${members.map(
    (member, i) => {
      const { overall_mean: overall, metric_means: others, measured, wanted, cost_usd: cost, provider } = member;
      return html`<tr><th scope="row"><bdi>${plainLine(names[i] ?? '', 130)}</bdi><small>${provider}</small></th><td class="value">${showNumber(overall)}${Object.entries(
        others,
      ).map(
        ([name, mean]) => html`<small>${inWords(name)} ${showNumber(mean ?? null)}</small>`,
      )}</td><td class="target">${measured === wanted ? `${measured}` : `${measured} of ${wanted}`}</td><td class="target">${cost === null ? 'unknown' : inDollars(cost)}</td><td class="target">${countsIn(member, judge)}</td></tr>`;
    },
  )}</tbody></table>${apart}</div>`;
}

/** Of a void panel nobody counts. */
function countsIn({ voided, left_out: out }: ReportPanel['members'][number], judge: ReportJudge): string {
  if (voided !== null) return 'void';
  if (judge.voided !== null) return 'no';
  return out.length === 0 ? 'yes' : `not in ${out.map(({ metric }) => inWords(metric)).join(', ')}`;
}

function apartOf(disagreements: ReportPanel['disagreements']): string {
  if (disagreements.length === 0) return `Nowhere are they ${DISAGREE_FROM} or more apart`;
  const named = disagreements
    .slice(0, MOST_NAMED)
    .map(({ session, spread }) => `${plainLine(session, 100)} ${showNumber(spread)}`);
  const more = disagreements.length > MOST_NAMED ? ` and ${disagreements.length - MOST_NAMED} more` : '';
  return `${DISAGREE_FROM} or more apart in ${counted(disagreements.length, 'session')}: ${named.join(', ')}${more}`;
}

/** So many sessions with the widest spread are named. */
const MOST_NAMED = 10;

/** The whole text: whoever reads a score should see by what it was given. */
function guidelinesView({ text }: NonNullable<ReportJudge['guidelines']>): Markup {
  return html`<details><summary>What the team told the judge</summary><p class="text" dir="auto">${plainText(text, 8000)}</p></details>
`;
}

/** Nothing where the judge was asked for other metrics alone. */
function besideRubric(judge: ReportJudge, { statistics }: Report): Markup | null {
  const { overall_mean: overall, dimension_means: means } = judge;
  if (overall === null && eachDimension(means).every(([, mean]) => mean === null)) return null;
  return html`<div><table class="charts"><thead><tr><th>Mean</th><th><span class="unseen">Chart</span></th><th>Judge${simulated(judge)}</th><th>Rubric</th></tr></thead><tbody>${meanRow('overall', overall, statistics.overall.mean)}${eachDimension(
    means,
  ).map(([name, mean]) =>
    meanRow(inWords(name), mean, statistics.dimensions[name]?.mean ?? null),
  )}</tbody></table><p class="aside" aria-hidden="true"><span class="judge-key">●</span> judge <span class="rubric-key">■</span> rubric</p></div>`;
}

function simulated(judge: ReportJudge): string {
  return judge.simulated === true ? ' (simulated)' : '';
}

function meanRow(label: string, judge: number | null, rubric: number | null): Markup {
  const x = (value: number): string => (6 + value * 288).toFixed(1);
  return html`<tr><th scope="row">${capitalised(label)}</th><td class="chart"><svg class="bullet dots" viewBox="0 0 300 26" preserveAspectRatio="none" aria-hidden="true"><rect class="track" width="300" height="2" y="12"/>${
    judge === null || rubric === null ? null : html`<path class="whisker" d="M${x(judge)} 13H${x(rubric)}"/>`
  }${rubric === null ? null : html`<path class="rubric" d="M${x(rubric)} 13h0"/>`}${
    judge === null ? null : html`<path class="judge" d="M${x(judge)} 13h0"/>`
  }</svg></td><td class="value">${showNumber(judge)}</td><td class="value">${showNumber(rubric)}</td></tr>`;
}

/** What the judge measured beside the dimensions: how the sessions are spread, and the mean with its interval. */
function metricTable(judge: ReportJudge): Markup | null {
  const metrics = Object.entries(judge.metrics).flatMap(([name, totals]) =>
    totals === undefined ? [] : [{ name, totals }],
  );
  if (metrics.length === 0) return null;
  return html`<div><table class="charts metrics"><thead><tr><th>Metric</th><th class="ends"><span>0</span><span class="unseen"> to </span><span>1</span></th><th><span class="unseen">Interval</span></th><th>Mean${simulated(judge)}</th><th>Sessions</th></tr></thead><tbody>${metrics.map(
    ({ name, totals: { histogram, mean, ci95, measured, wanted } }) => {
      const label = capitalised(inWords(name));
      const better = name === 'hallucination' ? 'less' : 'more';
      return html`<tr><th scope="row">${label}${better === 'less' ? html`<small>less is better</small>` : null}</th><td class="chart">${spread(label, histogram, better)}</td><td class="chart">${meanChart(mean, ci95)}</td><td class="value">${showNumber(mean)}</td><td class="target">${measured === wanted ? `${measured}` : `${measured} of ${wanted}`}</td></tr>`;
    },
  )}</tbody></table><p class="aside">Bars: sessions by score, in tenths; beside them the mean with its 95 % interval</p></div>`;
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
