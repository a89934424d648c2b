import { showNumber } from '../../core/numbers.js';
import { capitalised } from '../../core/text.js';
import { GATES, gateSubject, type ReportGate } from '../../gates/catalogue.js';
import type { Report } from '../../report/schema.js';
import { gatesInWords } from '../consequence.js';
import { declineOf, judgedFalls, lowMeans, placeAlone } from '../evidence.js';
import {
  causeInWords,
  costInWords,
  fallInWords,
  fellInWords,
  fromTo,
  inWords,
  judgedFallInWords,
  wideDropInWords,
  worseInWords,
} from '../wording.js';
import { findingLines } from './test-case.js';

/** Sessions that are told of a gate, and new findings of each; the report files have the rest. */
const MOST_SESSIONS = 5;
const MOST_FINDINGS = 3;
const MOST_CAUSES = 10;

/** What a gate on a mean rests on that fails, in lines of plain text; nothing for gates whose sessions fail by themselves. */
export function evidenceOf(gate: ReportGate, report: Report): readonly string[] {
  switch (GATES[gate.kind].check) {
    case 'drop':
      return fallLines(report);
    case 'mean':
      return lowLines(gate, report);
    case 'judged drop':
      return judgedLines(gate, report);
    default:
      return [];
  }
}

/**
 * What a gate that fails says first, in words, since readers of test reports may see no more than that: of a drop what fell, of
 * counted sessions which they are. A gate on single sessions names them by itself.
 */
export function headOf(gate: ReportGate, report: Report): string {
  const { check, scale } = GATES[gate.kind];
  if (scale === 'count') {
    const named = gate.message.indexOf(' (');
    const names = named !== -1 && gate.message.endsWith(')') ? gate.message.slice(named) : '';
    const allowed = gate.threshold === 0 ? ', none allowed' : '';
    return `${capitalised(gatesInWords([gate], report))}${allowed}${names}`;
  }
  return check === 'drop' || check === 'mean' ? capitalised(gatesInWords([gate], report)) : gate.message;
}

function fallLines(report: Report): readonly string[] {
  const decline = declineOf(report, MOST_SESSIONS);
  if (decline === null) return [];
  const hidden = decline.fell - decline.sessions.length;
  return [
    `What got worse: ${worseInWords(decline)}`,
    ...decline.dimensions.map((one) => `  ${wideDropInWords(one)}`),
    ...decline.causes.slice(0, MOST_CAUSES).map((cause) => `  new in ${causeInWords(cause)}`),
    ...decline.sessions.flatMap((fallen) => [
      `↓ ${fallen.session.name} ${fromTo(fallen.before, fallen.now)}: ${fallInWords(fallen)}`,
      ...fallen.findings.slice(0, MOST_FINDINGS).map(placeAlone).flatMap(findingLines).map(setIn),
    ]),
    ...(hidden > 0 ? [`and ${hidden} more that fell`] : []),
  ];
}

function judgedLines(gate: ReportGate, report: Report): readonly string[] {
  const fall = judgedFalls(report, MOST_SESSIONS).find((one) => one.gate.id === gate.id);
  if (fall === undefined) return [];
  const hidden = fall.fell - fall.sessions.length;
  return [
    `What got worse: ${judgedFallInWords(fall)}, ${fellInWords(fall.fell, fall.of)}`,
    ...fall.sessions.map(({ session, before, now }) => `↓ ${session.name} ${fromTo(before, now)}`),
    ...(hidden > 0 ? [`and ${hidden} more that fell`] : []),
  ];
}

function lowLines(gate: ReportGate, report: Report): readonly string[] {
  const low = lowMeans(report, MOST_SESSIONS).find((one) => one.gate.id === gate.id);
  if (low === undefined) return [];
  const { of } = gateSubject(gate);
  return [
    ...(low.costs.length === 0 ? [] : [`What it loses: ${low.costs.map(costInWords).join(', ')}`]),
    ...low.sessions.flatMap(({ session, score }) => [
      `↓ ${session.name} ${inWords(of)} ${showNumber(score)}`,
      ...session.findings
        .filter(({ dimension }) => of === 'overall' || dimension === of)
        .slice(0, MOST_FINDINGS)
        .flatMap(findingLines)
        .map(setIn),
    ]),
  ];
}

function setIn(line: string): string {
  return `  ${line}`;
}
