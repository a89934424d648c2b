import { showNumber } from '../gates/shown.js';
import type { ReportGate } from '../report/schema.js';
import { markdownCode } from './escape.js';
import { gateBar } from './gate-bar.js';
import { WAIVED } from './waived.js';
import { inWords } from './wording.js';

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
  const isMost = MOSTS.has(kind);
  const cells = [
    gate.waived === true ? WAIVED : ICONS[status],
    gateName(gate, strong, longest),
    strong(showNumber(value)),
    targetOf(gate),
    isMost ? distance(threshold, value) : distance(value, threshold),
    flipCell(gate),
    // A drop has no scale from 0 to 1.
    kind === 'max-regression' ? '' : `<code>${gateBar(value, threshold)}</code>`,
  ];
  return `| ${cells.join(' | ')} |`;
}

/** Gates whose value must not be too large. */
const MOSTS: ReadonlySet<ReportGate['kind']> = new Set<ReportGate['kind']>(['max-hallucination', 'max-regression']);

function flipCell({ flip_risk: risk }: ReportGate): string {
  if (risk === undefined) return '';
  return risk.assumed === true ? `${risk.word} (assumed)` : risk.word;
}

/** What a gate wants: a least value, which goes without saying, or a largest one. */
export function targetOf({ kind, threshold }: ReportGate): string {
  return `${MOSTS.has(kind) ? '≤ ' : ''}${showNumber(threshold)}`;
}

/** The floors of a single session, as `session.NAME.min_overall` or `session.NAME.min_dimensions.DIMENSION`. */
const FLOOR = /^session\.(.*)\.min_(?:dimensions\.)?([a-z_]+)$/s;

function gateName({ kind, id, advisory }: ReportGate, strong: (text: string) => string, longest: number): string {
  const advice = advisory === true ? ' (advisory)' : '';
  switch (kind) {
    case 'min-overall':
      return strong('overall');
    case 'min-dimensions':
      return strong(inWords(id.replace('min-dimensions.', '')));
    case 'min-session':
      return strong('worst session');
    case 'max-regression':
      return strong(dropName(id));
    case 'min-judge-overall':
      return `${strong('judge: overall')}${advice}`;
    case 'min-judge-dimensions':
      return `${strong(`judge: ${inWords(id.replace('min-judge-dimensions.', ''))}`)}${advice}`;
    case 'min-relevance':
    case 'min-coherence':
    case 'min-faithfulness':
    case 'max-hallucination':
    case 'min-completion':
      return `${strong(`judge: ${kind.replace(/^m(?:in|ax)-/, '')}`)}${advice}`;
    case 'session': {
      const [, name = id, subject = ''] = FLOOR.exec(id) ?? [];
      return `${markdownCode(name, longest)} ${strong(inWords(subject))}`.trimEnd();
    }
  }
}

/** What a regression gate holds, `max-regression` or `max-regression.DIMENSION`. */
export function dropName(id: string): string {
  const dimension = id.replace(/^max-regression\.?/, '');
  return dimension === '' ? 'drop against the base' : `${inWords(dimension)} drop against the base`;
}

/** How far the first lies above the second. With a real minus sign, as wide as a plus. */
function distance(value: number | null, threshold: number | null): string {
  if (value === null || threshold === null) return 'n/a';
  const difference = value - threshold;
  return `${difference < 0 ? '−' : '+'}${showNumber(Math.abs(difference))}`;
}
