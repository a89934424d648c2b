import { counted } from '../../core/text.js';
import {
  GATES,
  gateName,
  gateSubject,
  isCeiling,
  isWithinChance,
  type ReportGate,
  showGateNumber,
} from '../../gates/catalogue.js';
import { NOT_CERTAIN_ENOUGH, riskWord, standingOf } from '../certainty.js';
import { markdownCode } from '../escape.js';
import { type GateRow, targetOf, uncounted } from '../gate-rows.js';
import { WAIVED } from '../wording.js';

/** What a phone shows without scrolling stands first: mark, name, value, target. */
export const GATE_TABLE_HEAD: readonly string[] = [
  '| | Gate | Value | Target | Distance | Flip risk | |',
  '|---|:---|---:|---:|---:|:---|:---|',
];

const ICONS: Readonly<Record<ReturnType<typeof standingOf>, string>> = {
  pass: '✅',
  fail: '❌',
  not_evaluated: '⚪',
  'not certain': '🟡',
};

/** A row below GATE_TABLE_HEAD; what failed is bold, so that it is found among what passed. */
export function gateTableRow({ gate, lookedFor }: GateRow, longest: number): string {
  const { status, value, threshold, kind } = gate;
  const strong = (text: string): string => (status === 'fail' ? `**${text}**` : text);
  const isMost = isCeiling(gate);
  const cells = [
    gate.waived === true ? WAIVED : ICONS[standingOf(gate)],
    lookedFor === undefined ? nameOf(gate, strong, longest) : `findings: ${inShort(lookedFor)}`,
    strong(showGateNumber(gate, value)),
    // Never broken into two lines, whatever the names beside it take.
    targetOf(gate).replace(' ', '\u00a0'),
    isMost ? distance(gate, threshold, value) : distance(gate, value, threshold),
    flipCell(gate),
    GATES[kind].scale === 'score' ? `<code>${gateBar(value, threshold)}</code>` : '',
  ];
  return `| ${cells.join(' | ')} |`;
}

/** Classes of findings by name, and how many single codes: these are long, and the settings of a report have them. */
function inShort(lookedFor: readonly string[]): string {
  const classes = lookedFor.filter((name) => name === name.toLowerCase());
  const codes = lookedFor.length - classes.length;
  if (classes.length === 0 || codes === 0) return lookedFor.join(', ');
  return `${classes.join(', ')} and ${counted(codes, 'code')}`;
}

function flipCell(gate: ReportGate): string {
  const word = riskWord(gate) ?? '';
  return gate.flip_risk?.assumed === true ? `${word} (a guess)` : word;
}

function nameOf(gate: ReportGate, strong: (text: string) => string, longest: number): string {
  const { session } = gateSubject(gate);
  const name = strong(gateName(gate, 'inTable'));
  const asides = [
    ...(gate.advisory === true ? ['advisory'] : []),
    ...(isWithinChance(gate) ? [NOT_CERTAIN_ENOUGH] : []),
    ...uncounted(gate),
  ];
  const aside = asides.length === 0 ? '' : ` (${asides.join(', ')})`;
  return `${session === null ? name : `${markdownCode(session, longest)} ${name}`.trimEnd()}${aside}`;
}

/** How far the first lies above the second. With a real minus sign, as wide as a plus. */
function distance(gate: ReportGate, value: number | null, threshold: number | null): string {
  if (value === null || threshold === null) return 'n/a';
  const difference = value - threshold;
  return `${difference < 0 ? '−' : '+'}${showGateNumber(gate, Math.abs(difference))}`;
}
const CELLS = 20;

/**
 * A value in 0..1 as a bar with a tick where it has to reach. Both are rounded down to whole cells, so that the bar
 * never passes the tick of a gate that failed and always reaches that of one that passed.
 */
function gateBar(value: number | null, threshold: number): string {
  const filled = value === null ? 0 : cellsIn(value);
  const tick = Math.min(CELLS - 1, cellsIn(threshold));
  return Array.from({ length: CELLS }, (_, i) => (i === tick ? '┃' : i < filled ? '█' : '░')).join('');
}

/** Counted in thousandths, since 0.15 times 20 is a hair off 3. */
function cellsIn(share: number): number {
  return Math.floor((Math.round(share * 1000) * CELLS) / 1000);
}
