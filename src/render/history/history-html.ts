import { showNumber, signed } from '../../core/numbers.js';
import { DIMENSIONS, type Dimension } from '../../core/summary.js';
import { capitalised, counted, plainLine } from '../../core/text.js';
import { flippingSessions, type HistoryRun } from '../../report/history.js';
import { type Incident, incidentSentence } from '../../report/incident.js';
import { VERDICT_WORDS } from '../../report/title.js';
import { HISTORY_STYLE, HISTORY_STYLE_HASH } from '../html/history-assets.js';
import { html, type Markup } from '../html/markup.js';
import { STYLE, STYLE_HASH } from '../html/page-assets.js';
import { pageHead } from '../html/page-head.js';
import type { HistoryPoint, Skipped } from '../terminal/history.js';
import { dayOf } from '../times.js';
import { inWords } from '../wording.js';
import { type ChartPoint, lineChart, rangeOf } from './charts.js';
import { flipSection, runSection } from './tables.js';

/** What the page of a history shows. */
export interface HistoryFacts {
  /** In the order of their times. */
  readonly runs: readonly HistoryRun[];
  /** The overall means of these runs, and those that only other reports remember. */
  readonly points: readonly HistoryPoint[];
  readonly skipped: Skipped;
  /** What people rejected, by day; none where there is no corpus. */
  readonly incidents: readonly Incident[];
  /** Of several gates the name of this one. */
  readonly key: string;
}

/** Charts hold so many runs, the newest: more would be no line but a surface. */
const MOST_DRAWN = 240;

/** Many runs as one page that needs nothing else and has no program: how the scores went, and which sessions go back and forth. */
export function historyHtml(facts: HistoryFacts): string {
  const { runs, points } = facts;
  const flips = flippingSessions(runs.slice(-MOST_DRAWN));
  const head = pageHead(titleOf(facts), [STYLE_HASH, HISTORY_STYLE_HASH]);
  const body = html`</head>
<body class="history">
<a class="skip" href="#runs">To the runs</a>
${headline(facts, flips.length)}
<main class="wrap">
${trend(points)}${dimensionCards(runs)}
<div class="cards">${flipSection(flips, runs.slice(-MOST_DRAWN))}${incidentSection(facts.incidents)}${runSection(runs)}</div>
</main>
</body>
</html>
`;
  // Styles are not foreign; escaping would change them.
  return `${head}<style>${STYLE}</style>\n<style>${HISTORY_STYLE}</style>\n${body}`;
}

function titleOf({ key }: HistoryFacts): string {
  return key === 'default' ? 'Session summaries over time' : `Session summaries over time: ${plainLine(key, 40)}`;
}

function headline(facts: HistoryFacts, flipping: number): Markup {
  const { runs } = facts;
  const last = runs.at(-1);
  if (last === undefined) {
    return html`<header class="verdict"><div class="wrap"><p class="brand"><span>summary-gate</span></p><h1>No report found</h1><p class="lead">${skippedNote(facts)} The page fills as runs leave reports.</p></div></header>`;
  }
  return html`<header class="verdict ${last.verdict}"><div class="wrap">
<p class="brand"><span>summary-gate</span> <span class="when">newest run <time datetime="${last.scored_at}">${dayOf(last.scored_at)} UTC</time></span></p>
<h1><span class="badge">${VERDICT_WORDS[last.verdict]}</span> <span>${sentence(runs)}</span></h1>
<p class="lead">${countsOf(runs)} ${flipping === 0 ? 'No session went back and forth between passing and failing.' : `${counted(flipping, 'session')} changed between passing and failing.`}${rubricNote(runs)} ${skippedNote(facts)}</p>
</div></header>`;
}

function sentence(runs: readonly HistoryRun[]): string {
  const [last, before] = [runs.at(-1), runs.at(-2)];
  const [now, then] = [last?.overall_mean ?? null, before?.overall_mean ?? null];
  if (now === null) return 'the newest run has no score';
  const change =
    then === null || last?.rubric !== before?.rubric ? '' : `, ${signed(now - then)} against the run before`;
  return `Overall ${showNumber(now)}${change}`;
}

function countsOf(runs: readonly HistoryRun[]): string {
  const of = (wanted: HistoryRun['verdict']): number => runs.filter(({ verdict }) => verdict === wanted).length;
  const words = (['pass', 'fail', 'inconclusive'] as const).flatMap((verdict) => {
    const n = of(verdict);
    return n === 0 ? [] : [`${n} ${{ pass: 'passed', fail: 'failed', inconclusive: 'inconclusive' }[verdict]}`];
  });
  return `${counted(runs.length, 'run')} since ${dayOf(runs[0]?.scored_at ?? '').slice(0, 10)}: ${words.join(', ')}.`;
}

function rubricNote(runs: readonly HistoryRun[]): string {
  const rubrics = [...new Set(runs.map(({ rubric }) => rubric))];
  if (rubrics.length < 2) return '';
  return ` Scored with several rubrics (${rubrics.map((one) => plainLine(one, 40)).join(', ')}), whose numbers cannot be compared: the lines break there.`;
}

function skippedNote({ skipped }: HistoryFacts): string {
  return skipped.count === 0 ? '' : `${counted(skipped.count, skipped.noun)} skipped.`;
}

function trend(all: readonly HistoryPoint[]): Markup | null {
  const points = all.slice(-MOST_DRAWN).map(
    ({ scored_at: at, overall_mean: value, ci95: interval, verdict, rubric }): ChartPoint => ({
      at,
      value,
      interval,
      verdict,
      rubric,
    }),
  );
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) return null;
  const range = rangeOf(points);
  const label = `${counted(points.length, 'run')}, overall from ${showNumber(first.value)} to ${showNumber(last.value)}`;
  const older = all.length - points.length;
  return html`<div class="cards"><section class="card wide" aria-labelledby="trend"><h2 id="trend">Overall mean</h2>
<div class="trend"><p class="scale" aria-hidden="true"><span>${range[1].toFixed(2)}</span><span>${range[0].toFixed(2)}</span></p>
${lineChart(points, { label, height: 180, range })}
<p class="trend-ends"><span>${dayOf(first.at)}: <b>${showNumber(first.value)}</b></span><span>${dayOf(last.at)}: <b>${showNumber(last.value)}</b></span></p></div>
<p class="aside key"><span><i class="dot pass" aria-hidden="true"></i>passed</span><span><i class="dot fail" aria-hidden="true"></i>failed</span><span><i class="dot inconclusive" aria-hidden="true"></i>inconclusive</span><span>The band is the 95 % interval of each run.</span>${older > 0 ? html`<span>${older} older ones are not drawn.</span>` : null}</p></section></div>`;
}

function dimensionCards(all: readonly HistoryRun[]): Markup | null {
  const runs = all.slice(-MOST_DRAWN);
  const series = DIMENSIONS.flatMap((dimension) => {
    const points = pointsOf(dimension, runs);
    return points.length === 0 ? [] : [{ dimension, points }];
  });
  if (series.length === 0) return null;
  // One range for all: they are compared with each other.
  const range = rangeOf(series.flatMap(({ points }) => points));
  return html`<section aria-labelledby="dimensions"><h2 id="dimensions" class="between">By dimension</h2><div class="dims">${series.map(({ dimension, points }) => dimensionCard(dimension, points, range))}</div>
<p class="aside">All reach from ${range[0].toFixed(2)} to ${range[1].toFixed(2)}; the small number is the change since the first run that is drawn and has the rubric of the newest.</p></section>`;
}

function pointsOf(dimension: Dimension, runs: readonly HistoryRun[]): readonly ChartPoint[] {
  return runs.flatMap(({ scored_at: at, dimensions, verdict, rubric }) => {
    const value = dimensions[dimension];
    return value === undefined ? [] : [{ at, value, interval: null, verdict, rubric }];
  });
}

function dimensionCard(dimension: Dimension, points: readonly ChartPoint[], range: readonly [number, number]): Markup {
  const last = points.at(-1);
  const first = points.find(({ rubric }) => rubric === last?.rubric);
  const change = first === undefined || last === undefined || first === last ? null : last.value - first.value;
  const look = change === null || Math.abs(change) < 0.0005 ? 'same' : change < 0 ? 'worse' : 'better';
  const name = inWords(dimension);
  return html`<div class="card dim"><h3>${capitalised(name)}</h3><p class="big">${showNumber(last?.value ?? null)}${change === null ? null : html` <small class="${look}">${signed(change)}</small>`}</p>
<div class="trend small">${lineChart(points, { label: `${name}: ${counted(points.length, 'run')}, from ${showNumber(points[0]?.value ?? null)} to ${showNumber(last?.value ?? null)}`, height: 90, range })}</div></div>`;
}

/** Rows that a reader still looks through. */
const MOST_ROWS = 200;

/** What people rejected, the newest first, and which of it the gates of today would have caught. Why is not told: a page may be public. */
export function incidentSection(incidents: readonly Incident[]): Markup | null {
  if (incidents.length === 0) return null;
  const shown = incidents.slice(-MOST_ROWS).reverse();
  const older = incidents.length - shown.length;
  return html`<section class="card wide" aria-labelledby="incidents"><h2 id="incidents">Incidents</h2>
<p class="aside">${capitalised(incidentSentence(incidents))}.</p>
<table class="charts runs"><thead><tr><th>Rejected</th><th>Session</th><th>The gates of today</th></tr></thead><tbody>${shown.map(row)}</tbody></table>${
    older === 0 ? null : html`<p class="aside">and ${counted(older, 'older one')}</p>`
  }</section>`;
}

const STATES = { caught: ['pass', '✓'], missed: ['fail', '✕'], draft: ['inconclusive', '?'] } as const;

function row({ at, session, id, caught, gates }: Incident): Markup {
  const word = caught === null ? 'draft' : caught ? 'caught' : 'missed';
  const [look, mark] = STATES[word];
  const gate = caught === null ? 'its session is not reviewed yet' : gates.join(', ');
  return html`<tr class="gate ${look}"><th scope="row"><span class="marked"><span class="state" aria-hidden="true">${mark}</span><span><time datetime="${at}">${at}</time></span></span></th>
<td><bdi>${plainLine(session, 120)}</bdi> <small><code>${plainLine(id, 80)}</code></small></td><td>${word}${gate === '' ? null : html` <small><bdi>${plainLine(gate, 200)}</bdi></small>`}</td></tr>`;
}
