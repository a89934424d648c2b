import { GATES, type GateKind, gateName, gateSubject, isCeiling, type ReportGate } from '../../gates/catalogue.js';
import { showNumber, shown } from '../../gates/shown.js';
import type { Report } from '../../report/schema.js';
import { DIMENSIONS } from '../../summary.js';
import { plainLine } from '../escape.js';
import { intervalClause, isPoint } from '../interval.js';
import { failedFirst } from '../order.js';
import { detectableSentence } from '../trust.js';
import { interval as intervalMark } from './interval.js';
import { html, type Markup } from './markup.js';
import { capitalised } from './score-mark.js';

/** More gates than this are counted; report.json has them. */
const MOST_GATES = 60;

/** Every gate as a bullet chart: value as a bar, target as a tick, interval as a whisker. Failed ones first. Below them what they cannot see. */
export function gateCharts(report: Report): Markup {
  const { gates } = report;
  const drawn = failedFirst(gates).slice(0, MOST_GATES);
  return html`<section aria-labelledby="gates"><h2 id="gates">Gates</h2>${
    gates.length === 0
      ? html`<p class="aside">No gate is set.</p>`
      : html`<table class="charts"><thead class="unseen"><tr><th>Gate</th><th>Chart</th><th>Value</th><th>Target</th></tr></thead><tbody>${drawn.map(
          (gate) => gateRow(gate, report),
        )}</tbody></table>`
  }${gates.length > drawn.length ? html`<p class="aside">and ${gates.length - drawn.length} more gates in report.json</p>` : null}${detectableSentence(report).map((text) => html`<p class="aside">${text}.</p>`)}</section>`;
}

const MARKS = { pass: '✓', fail: '✕', not_evaluated: '○' } as const;
const STATES = { pass: 'passed', fail: 'failed', not_evaluated: 'not evaluated' } as const;

function gateRow(gate: ReportGate, report: Report): Markup {
  const { status, value, threshold, waived, advisory, flip_risk: risk } = gate;
  const { subject, measure } = gateLabel(gate);
  const margin = marginOf(gate);
  const remarks = [
    ...(waived === true ? ['waived'] : []),
    ...(advisory === true ? ['advisory only'] : []),
    ...(risk === undefined || risk.word === 'clear' ? [] : [`${risk.word}: could flip with ${risk.about}`]),
    ...(risk?.assumed === true ? ['error assumed'] : []),
    ...(status === 'pass' && margin !== null && margin < 0 ? ['may be chance, so that it does not fail'] : []),
  ];
  return html`<tr class="gate ${status}"><th scope="row"><div class="marked"><span class="state" aria-hidden="true">${MARKS[status]}</span><span><span class="unseen">${STATES[status]}: </span>${
    subject === '' ? null : html`<bdi>${subject}</bdi> `
  }${subject === '' ? capitalised(measure) : measure}${remarks.length === 0 ? null : html`<small>${remarks.join(', ')}</small>`}${
    status === 'not_evaluated' ? html`<small><bdi>${plainLine(gate.message, 300)}</bdi></small>` : null
  }</span></div></th>
<td class="chart">${bulletChart(gate, intervalOf(gate, report))}</td>
<td class="value">${showNumber(value)}</td>
<td class="target">${isCeiling(gate) ? 'at most' : 'at least'} ${showNumber(threshold)}${margin === null ? null : html`<small>${inWordsOfMargin(gate, margin)}</small>`}</td></tr>`;
}

/** How far a value is on the good side of its target, by the numbers that are shown, since gates compare those. */
function marginOf(gate: ReportGate): number | null {
  if (gate.value === null) return null;
  const above = shown(gate.value) - shown(gate.threshold);
  return isCeiling(gate) ? -above : above;
}

function inWordsOfMargin(gate: ReportGate, margin: number): string {
  if (margin >= 0) return `${showNumber(margin)} to spare`;
  return `${isCeiling(gate) ? 'over' : 'short'} by ${showNumber(-margin)}`;
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
      return (dimension === undefined ? statistics.overall : statistics.dimensions[dimension]).ci95;
    case 'of the metric':
      return Object.entries(judge?.metrics ?? {}).find(([name]) => name === of)?.[1]?.ci95 ?? null;
    case 'of the change': {
      const change = dimension === undefined ? baseline?.overall : baseline?.dimensions?.[dimension];
      const drop = change?.ci95 ?? null;
      return drop === null ? null : [-drop[1], -drop[0]];
    }
    case null:
      return null;
  }
}

const WIDTH = 300;

/** What a chart spans: of a drop, which is small, from below nothing to a few times what is allowed. */
const SPANS: Readonly<Record<(typeof GATES)[GateKind]['scale'], (gate: ReportGate) => readonly [number, number]>> = {
  score: () => [0, 1],
  drop: ({ threshold, value }) => {
    const most = Math.max(0.05, threshold * 2.5, (value ?? 0) * 1.25);
    return [Math.min(0, value ?? 0) * 1.25, Math.min(1, most)];
  },
};

function bulletChart(gate: ReportGate, interval: readonly [number, number] | null): Markup {
  const { value, threshold } = gate;
  const [from, to] = SPANS[GATES[gate.kind].scale](gate);
  const x = (at: number): number => Math.min(WIDTH, Math.max(0, ((at - from) / (to - from)) * WIDTH));
  const zero = x(0);
  const end = value === null ? zero : x(value);
  const words =
    [value === null ? 'not evaluated' : `value ${showNumber(value)}`, `target ${showNumber(threshold)}`].join(', ') +
    intervalClause(interval);
  const wanted = isCeiling(gate) ? { start: 0, end: x(threshold) } : { start: x(threshold), end: WIDTH };
  return html`<svg class="bullet" viewBox="0 0 ${WIDTH} 26" preserveAspectRatio="none" role="img" aria-label="${words}">
<rect class="track" width="${WIDTH}" height="14" y="6"/>
<rect class="wanted" x="${wanted.start.toFixed(1)}" width="${Math.max(0, wanted.end - wanted.start).toFixed(1)}" height="14" y="6"/>
<rect class="fill" x="${Math.min(zero, end).toFixed(1)}" width="${Math.abs(end - zero).toFixed(1)}" height="8" y="9"/>
${interval === null || isPoint(interval) ? null : intervalMark(x(interval[0]), x(interval[1]))}<path class="tick" d="M${x(threshold).toFixed(1)} 2v22"/>
</svg>`;
}
