import { shown } from '../../core/numbers.js';
import { DIMENSIONS } from '../../core/summary.js';
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
import type { Report } from '../../report/schema.js';
import { NOT_CERTAIN_ENOUGH, riskWord, standingOf } from '../certainty.js';
import { type GateRow, gateRows, uncounted } from '../gate-rows.js';
import { detectableSentence } from '../trust.js';
import { intervalClause, isPoint } from '../wording.js';
import { intervalKey, intervalMark, sample } from './charts.js';
import { findingLabel } from './finding-labels.js';
import { html, type Markup } from './markup.js';

/** More gates than this are counted; report.json has them. */
const MOST_GATES = 60;

/** Every gate as a bullet chart: value as a bar, target as a tick, interval as a whisker. Failed ones first. Below them what they cannot see. */
export function gateCharts(report: Report): Markup {
  const { gates } = report;
  const rows = gateRows(gates);
  const alone = rows.flatMap(({ gate, lookedFor }) => (lookedFor === undefined ? [gate] : []));
  const drawn = alone.slice(0, MOST_GATES);
  const rest = alone.length - drawn.length;
  const most = mostCounted(report);
  return html`<section aria-labelledby="gates"><h2 id="gates">Gates</h2>${
    gates.length === 0
      ? html`<p class="aside">No gate is set.</p>`
      : html`<table class="charts gates"><thead class="unseen"><tr><th>Gate</th><th>Chart</th><th>Value</th><th>Target</th></tr></thead>${groupsOf(drawn).map((group) => groupView(group, report, most))}${rows.map((row) => quietRow(row, report))}</table>`
  }${rest > 0 ? html`<p class="aside">and ${rest} more gates in report.json</p>` : null}${detectableSentence(report).map((text) => html`<p class="aside">${text}.</p>`)}</section>`;
}

/** One row for kinds of findings that no session has, which names each that was looked for; nothing for a gate alone. */
function quietRow({ lookedFor }: GateRow, { corpus_size: size }: Report): Markup | null {
  if (lookedFor === undefined) return null;
  const names = lookedFor.map((of) => findingLabel(of).toLowerCase()).join(', ');
  return html`<tbody><tr class="gate pass clean"><th scope="row" colspan="2"><div class="marked"><span class="state" aria-hidden="true">${MARKS.pass}</span><span><span class="unseen">${STATES.pass}: </span>${lookedFor.length} kinds of findings: none in ${counted(size, 'session')} <code class="setting">fail-on</code><small>${names}</small></span></div></th>
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
    ...(risk === undefined || risk.word === 'clear' ? [] : [`${riskWord(gate)}: ${risk.about} might turn it over`]),
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
