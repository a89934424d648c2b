import { showNumber } from '../gates/shown.js';
import type { ReportGate } from '../report/schema.js';
import { markdownCode } from './escape.js';
import { gateBar } from './gate-bar.js';
import { inWords } from './wording.js';

/** What a phone shows without scrolling stands first: mark, name, value, target. */
export const GATE_TABLE_HEAD: readonly string[] = [
  '| | Gate | Value | Target | Distance | |',
  '|---|:---|---:|---:|---:|:---|',
];

const ICONS: Readonly<Record<ReportGate['status'], string>> = { pass: '✅', fail: '❌', not_evaluated: '⚪' };

/** A gate as a row below GATE_TABLE_HEAD; what failed is bold, so that it is found among what passed. */
export function gateRow(gate: ReportGate, longest: number): string {
  const { status, value, threshold } = gate;
  const strong = (text: string): string => (status === 'fail' ? `**${text}**` : text);
  const numbers = [strong(showNumber(value)), targetOf(gate), distance(value, threshold)].join(' | ');
  return `| ${ICONS[status]} | ${gateName(gate, strong, longest)} | ${numbers} | <code>${gateBar(value, threshold)}</code> |`;
}

/** What a gate wants: a least value, which goes without saying, or a largest one. */
export function targetOf({ kind, threshold }: ReportGate): string {
  return `${kind === 'max-hallucination' ? '≤ ' : ''}${showNumber(threshold)}`;
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

/** With a real minus sign, as wide as a plus. */
function distance(value: number | null, threshold: number): string {
  if (value === null) return 'n/a';
  const difference = value - threshold;
  return `${difference < 0 ? '−' : '+'}${showNumber(Math.abs(difference))}`;
}
