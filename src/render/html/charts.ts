import { showNumber, shown } from '../../core/numbers.js';
import { DIMENSIONS, type Dimension } from '../../core/summary.js';
import { capitalised, counted, plainLine } from '../../core/text.js';
import {
  GATES,
  type GateKind,
  gateName,
  gateSubject,
  isCeiling,
  isWithinChance,
  type ReportGate,
  showGateNumber,
} from '../../gates/catalogue.js';
import { codesOfGate } from '../../gates/fail-on.js';
import { eachDimension } from '../../report/per-dimension.js';
import type { Distribution, Report } from '../../report/schema.js';
import { NOT_CERTAIN_ENOUGH, riskWord, standingOf } from '../certainty.js';
import { failedFirst } from '../page/chosen-sessions.js';
import { detectableSentence } from '../trust.js';
import { intervalClause, inWords, isCompared, isPoint } from '../wording.js';
import { findingLabel } from './finding-labels.js';
import { html, type Markup } from './markup.js';
import { heatOf } from './session-row.js';

/** More gates than this are counted; report.json has them. */
const MOST_GATES = 60;

/** Every gate as a bullet chart: value as a bar, target as a tick, interval as a whisker. Failed ones first. Below them what they cannot see. */
export function gateCharts(report: Report): Markup {
  const { gates } = report;
  const clean = cleanOf(report);
  const drawn = failedFirst(gates.filter((gate) => !clean.includes(gate))).slice(0, MOST_GATES);
  const rest = gates.length - clean.length - drawn.length;
  const most = mostCounted(report);
  return html`<section aria-labelledby="gates"><h2 id="gates">Gates</h2>${
    gates.length === 0
      ? html`<p class="aside">No gate is set.</p>`
      : html`<table class="charts gates"><thead class="unseen"><tr><th>Gate</th><th>Chart</th><th>Value</th><th>Target</th></tr></thead>${groupsOf(drawn).map((group) => groupView(group, report, most))}${cleanRow(clean, report)}</table>`
  }${rest > 0 ? html`<p class="aside">and ${rest} more gates in report.json</p>` : null}${detectableSentence(report).map((text) => html`<p class="aside">${text}.</p>`)}</section>`;
}

/**
 * The gates on findings of which no session has any and none may: together, since beside none of them is anything to see. What is
 * waived, or was there on the base already, does not count and is there all the same.
 */
function cleanOf({ gates, sessions }: Pick<Report, 'gates' | 'sessions'>): readonly ReportGate[] {
  const found = new Set(sessions.filter(isCompared).flatMap(({ findings }) => findings.map(({ code }) => code)));
  const clean = gates.filter(
    ({ id, kind, status, value, threshold, advisory }) =>
      GATES[kind].check === 'findings' &&
      status === 'pass' &&
      value === 0 &&
      threshold === 0 &&
      advisory === undefined &&
      !codesOfGate(id).some((code) => found.has(code)),
  );
  return clean.length > 1 ? clean : [];
}

/** One row for kinds of findings that no session has, which names each that was looked for. */
function cleanRow(gates: readonly ReportGate[], { corpus_size: size }: Report): Markup | null {
  if (gates.length === 0) return null;
  const names = gates.map((gate) => foundLabel(gate).measure.toLowerCase()).join(', ');
  return html`<tbody><tr class="gate pass clean"><th scope="row" colspan="2"><div class="marked"><span class="state" aria-hidden="true">${MARKS.pass}</span><span><span class="unseen">${STATES.pass}: </span>${gates.length} kinds of findings: none in ${counted(size, 'session')} <code class="setting">fail-on</code><small>${names}</small></span></div></th>
<td class="value">0</td>
<td class="target">at most 0<small>of each</small></td></tr></tbody>`;
}

/** Gates on findings that stand side by side are headed by what they count, once. */
interface GateGroup {
  readonly isOfFindings: boolean;
  readonly gates: readonly ReportGate[];
}

function groupsOf(gates: readonly ReportGate[]): readonly GateGroup[] {
  const groups: { isOfFindings: boolean; gates: ReportGate[] }[] = [];
  for (const gate of gates) {
    const isOfFindings = GATES[gate.kind].check === 'findings';
    const last = groups.at(-1);
    if (last?.isOfFindings === isOfFindings) last.gates.push(gate);
    else groups.push({ isOfFindings, gates: [gate] });
  }
  return groups;
}

function groupView({ isOfFindings, gates }: GateGroup, report: Report, most: number): Markup {
  const heading = isOfFindings
    ? html`<tr class="group"><th scope="rowgroup" colspan="4">Sessions with findings</th></tr>\n`
    : null;
  return html`<tbody>${heading}${gates.map((gate) => gateRow(gate, report, most))}</tbody>`;
}

const MARKS = { pass: '✓', fail: '✕', not_evaluated: '○', waived: '◉', 'not certain': '~' } as const;
const STATES = {
  pass: 'passed',
  fail: 'failed',
  not_evaluated: 'not evaluated',
  waived: 'waived',
  'not certain': 'passed',
} as const;

function gateRow(gate: ReportGate, report: Report, most: number): Markup {
  const { id, status, value, threshold, waived, advisory, flip_risk: risk, kind } = gate;
  const { subject, measure } = GATES[kind].check === 'findings' ? foundLabel(gate) : gateLabel(gate);
  // Floors of a reference are no setting. Of fail-on and of dimensions the id has the key as well, as on a terminal.
  const setting = kind === 'session' ? null : html` <code class="setting">${id}</code>`;
  const margin = marginOf(gate);
  const state = waived === true ? 'waived' : standingOf(gate);
  const remarks = [
    ...(advisory === true ? ['advisory only'] : []),
    ...(risk === undefined || risk.word === 'clear' ? [] : [`${riskWord(risk)}: ${risk.about} might turn it over`]),
    ...(risk?.assumed === true ? ['how much the judge wavers is a guess'] : []),
    ...(isWithinChance(gate) ? [NOT_CERTAIN_ENOUGH] : []),
    ...uncounted(gate),
  ];
  return html`<tr class="gate ${status}${isWithinChance(gate) ? ' unsure' : ''}"><th scope="row"><div class="marked"><span class="state" aria-hidden="true">${MARKS[state]}</span><span><span class="unseen">${STATES[state]}: </span>${
    subject === '' ? null : html`<bdi>${subject}</bdi> `
  }${subject === '' ? capitalised(measure) : measure}${setting}${remarks.length === 0 ? null : html`<small>${remarks.join(', ')}</small>`}${
    status === 'not_evaluated' ? html`<small><bdi>${plainLine(gate.message, 300)}</bdi></small>` : null
  }</span></div></th>
<td class="chart">${bulletChart(gate, intervalOf(gate, report), most)}</td>
<td class="value">${showGateNumber(gate, value)}</td>
<td class="target">${isCeiling(gate) ? 'at most' : 'at least'} ${showGateNumber(gate, threshold)}${margin === null ? null : html`<small>${inWordsOfMargin(gate, margin)}</small>`}</td></tr>`;
}

/** How many sessions have findings that do not count, where none counts: messages name them behind their numbers. */
function uncounted({ kind, value, message }: ReportGate): readonly string[] {
  if (GATES[kind].check !== 'findings' || value !== 0) return [];
  const [, ...asides] = plainLine(message, 300).split(', ');
  return asides;
}

/** How far a value is on the good side of its target, by the numbers that are shown, since gates compare those. */
function marginOf(gate: ReportGate): number | null {
  if (gate.value === null) return null;
  const above = shown(gate.value) - shown(gate.threshold);
  return isCeiling(gate) ? -above : above;
}

function inWordsOfMargin(gate: ReportGate, margin: number): string {
  if (margin >= 0) return `${showGateNumber(gate, margin)} to spare`;
  return `${isCeiling(gate) ? 'over' : 'short'} by ${showGateNumber(gate, -margin)}`;
}

/** The same of a gate on findings, below a heading that says what it counts. */
function foundLabel(gate: ReportGate): ReturnType<typeof gateLabel> {
  return { subject: '', measure: findingLabel(gateSubject(gate).of) };
}

/** What a gate is about: the session, when it is about one, in its own words, and what is measured, in ours. */
export function gateLabel(gate: Pick<ReportGate, 'kind' | 'id'>): {
  readonly subject: string;
  readonly measure: string;
} {
  const { session } = gateSubject(gate);
  return { subject: session === null ? '' : plainLine(session, 200), measure: gateName(gate, 'inChart') };
}

function intervalOf(gate: ReportGate, { statistics, baseline, judge }: Report): readonly [number, number] | null {
  const { of } = gateSubject(gate);
  const dimension = DIMENSIONS.find((name) => name === of);
  switch (GATES[gate.kind].interval) {
    case 'of the mean':
      return (dimension === undefined ? statistics.overall : statistics.dimensions[dimension])?.ci95 ?? null;
    case 'of the metric':
      return Object.entries(judge?.metrics ?? {}).find(([name]) => name === of)?.[1]?.ci95 ?? null;
    case 'of the change': {
      const change = dimension === undefined ? baseline?.overall : baseline?.dimensions?.[dimension];
      const drop = change?.ci95 ?? null;
      return drop === null ? null : [-drop[1], -drop[0]];
    }
    case 'of the judged change': {
      const drop = baseline?.judge?.find((change) => change.of === of)?.ci95 ?? null;
      return drop === null ? null : [-drop[1], -drop[0]];
    }
    case null:
      return null;
  }
}

const WIDTH = 300;
const LEAST_WIDTH = 2;

/** What the chart of a count reaches to: all sessions, so that the bars of a report compare; a count beyond them is none of ours. */
function mostCounted({ gates, corpus_size: size }: Pick<Report, 'gates' | 'corpus_size'>): number {
  return Math.max(1, size, ...gates.map((gate) => (GATES[gate.kind].scale === 'count' ? (gate.value ?? 0) : 0)));
}

type Span = (gate: ReportGate, most: number) => readonly [number, number];

/** What a chart spans: of a drop, which is small, from below nothing to a few times what is allowed. */
const SPANS: Readonly<Record<(typeof GATES)[GateKind]['scale'], Span>> = {
  score: () => [0, 1],
  drop: ({ threshold, value }) => {
    const most = Math.max(0.05, threshold * 2.5, (value ?? 0) * 1.25);
    return [Math.min(0, value ?? 0) * 1.25, Math.min(1, most)];
  },
  count: (_, most) => [0, most],
};

function bulletChart(gate: ReportGate, interval: readonly [number, number] | null, most: number): Markup {
  const { value, threshold } = gate;
  const [from, to] = SPANS[GATES[gate.kind].scale](gate, most);
  const x = (at: number): number => Math.min(WIDTH, Math.max(0, ((at - from) / (to - from)) * WIDTH));
  const zero = x(0);
  const end = value === null ? zero : x(value);
  const words =
    [
      value === null ? 'not evaluated' : `value ${showGateNumber(gate, value)}`,
      `target ${showGateNumber(gate, threshold)}`,
    ].join(', ') + intervalClause(interval);
  const wanted = isCeiling(gate) ? { start: 0, end: x(threshold) } : { start: x(threshold), end: WIDTH };
  return html`<svg class="bullet" viewBox="0 0 ${WIDTH} 26" preserveAspectRatio="none" role="img" aria-label="${words}">
<rect class="track" width="${WIDTH}" height="14" y="6"/>
${wanted.end > wanted.start ? html`<rect class="wanted" x="${wanted.start.toFixed(1)}" width="${(wanted.end - wanted.start).toFixed(1)}" height="14" y="6"/>\n` : null}<rect class="fill" x="${Math.min(zero, end).toFixed(1)}" width="${widthOf(Math.abs(end - zero), gate)}" height="8" y="9"/>
${interval === null || isPoint(interval) ? null : intervalMark(x(interval[0]), x(interval[1]))}<path class="tick" d="M${x(threshold).toFixed(1)} 2v22"/>
</svg>`;
}

/** One session among thousands must still be seen. */
function widthOf(width: number, { kind, value }: ReportGate): string {
  const isCounted = GATES[kind].scale === 'count' && value !== null && value > 0;
  return Math.max(isCounted ? LEAST_WIDTH : 0, width).toFixed(1);
}

/** What the charts of gates and means show, each part drawn as it looks there; nothing where there is no chart. */
export function chartKey(
  { gates, statistics, corpus_size: size }: Report,
  means: 'in the same card' | 'elsewhere' = 'in the same card',
): Markup | null {
  if (gates.length === 0 && size === 0) return null;
  const drops = gates.some(({ kind }) => GATES[kind].scale === 'drop');
  const counts = gates.some(({ kind }) => GATES[kind].scale === 'count');
  const stand = new Set(gates.flatMap(({ status, value }) => (value === null ? [] : [status])));
  const bar = (look: 'pass' | 'fail' | 'mean', meaning: string): Markup =>
    sample(
      meaning,
      html`<rect class="track" width="40" height="14" y="6"/><rect class="fill ${look}" width="26" height="8" y="9"/>`,
    );
  return html`<p class="aside key">${stand.has('pass') ? bar('pass', 'passes') : null}${stand.has('fail') ? bar('fail', 'fails') : null}${
    means === 'in the same card' && size > 0 ? bar('mean', 'mean') : null
  }${
    gates.length === 0
      ? null
      : html`${sample('target', html`<path class="tick" d="M20 2v22"/>`, 'narrow')}${sample('where it passes', html`<rect class="wanted" width="39" height="14" x="0.5" y="6"/>`)}`
  }${
    statistics.overall.ci95 === null || isPoint(statistics.overall.ci95) ? null : intervalKey('value')
  }<span>Scores, targets and changes count from 0 to 1${drops ? '; the chart of a drop is enlarged' : ''}${counts ? `; findings and new failures count sessions${size === 0 ? '' : `, out of ${size}`}` : ''}.${size === 0 ? '' : ` ${ABOUT_OVERALL}`}</span></p>`;
}

const ABOUT_OVERALL =
  'Overall is closeness to the reference: wording moves it as much as truth does, so that findings say what is wrong.';

/** What a whisker means. */
export function intervalKey(of: 'value' | 'change'): Markup {
  return sample(`95 % interval: where the ${of} may lie with other sessions`, intervalMark(2, 38));
}

function sample(meaning: string, drawn: Markup, look: 'wide' | 'narrow' = 'wide'): Markup {
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
