import { GATES, gateName, gateSubject, isCeiling, type ReportGate } from '../gates/catalogue.js';
import { showNumber } from '../gates/shown.js';
import { markdownCode } from './escape.js';
import { gateBar } from './gate-bar.js';
import { WAIVED } from './waived.js';

/** What a phone shows without scrolling stands first: mark, name, value, target. */
export const GATE_TABLE_HEAD: readonly string[] = [
  '| | Gate | Value | Target | Distance | Flip risk | |',
  '|---|:---|---:|---:|---:|:---|:---|',
];

const ICONS: Readonly<Record<ReportGate['status'], string>> = { pass: '✅', fail: '❌', not_evaluated: '⚪' };

/** A gate as a row below GATE_TABLE_HEAD; what failed is bold, so that it is found among what passed. */
export function gateRow(gate: ReportGate, longest: number): string {
  const { status, value, threshold, kind } = gate;
  const strong = (text: string): string => (status === 'fail' ? `**${text}**` : text);
  const isMost = isCeiling(gate);
  const cells = [
    gate.waived === true ? WAIVED : ICONS[status],
    nameOf(gate, strong, longest),
    strong(showNumber(value)),
    targetOf(gate),
    isMost ? distance(threshold, value) : distance(value, threshold),
    flipCell(gate),
    GATES[kind].scale === 'score' ? `<code>${gateBar(value, threshold)}</code>` : '',
  ];
  return `| ${cells.join(' | ')} |`;
}

function flipCell({ flip_risk: risk }: ReportGate): string {
  if (risk === undefined) return '';
  return risk.assumed === true ? `${risk.word} (assumed)` : risk.word;
}

/** What a gate wants: a least value, which goes without saying, or a largest one. */
export function targetOf(gate: ReportGate): string {
  return `${isCeiling(gate) ? '≤ ' : ''}${showNumber(gate.threshold)}`;
}

function nameOf(gate: ReportGate, strong: (text: string) => string, longest: number): string {
  const { session } = gateSubject(gate);
  const name = strong(gateName(gate, 'inTable'));
  const advice = gate.advisory === true ? ' (advisory)' : '';
  return `${session === null ? name : `${markdownCode(session, longest)} ${name}`.trimEnd()}${advice}`;
}

/** How far the first lies above the second. With a real minus sign, as wide as a plus. */
function distance(value: number | null, threshold: number | null): string {
  if (value === null || threshold === null) return 'n/a';
  const difference = value - threshold;
  return `${difference < 0 ? '−' : '+'}${showNumber(Math.abs(difference))}`;
}
