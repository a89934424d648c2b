import { showNumber, shown } from '../gates/shown.js';
import { alertComparison } from '../judge/alerts.js';
import type { Report, ReportJudge } from '../report/schema.js';
import { inWords } from './wording.js';

/** What must be known before the judge is believed: its agreement with people, and its alerts. Our own words and numbers. */
export function trustNotes(judge: ReportJudge, settings: Report['settings']): readonly string[] {
  return [...agreementNote(judge, settings), ...judge.alerts.map(alertNote)];
}

function agreementNote({ agreement }: ReportJudge, settings: Report['settings']): readonly string[] {
  if (agreement === undefined) return [];
  const minimum = settings['min-judge-agreement']?.value;
  if (typeof minimum !== 'number') return [];
  const { level, obstacle, n, labels } = agreement;
  if (level === null) {
    return [`Its agreement with the labels was not measured (${obstacle ?? 'unknown'}): its gates are not evaluated`];
  }
  const found = `Its agreement with ${n} of ${labels} labels is ${showNumber(level)}`;
  return shown(level) < shown(minimum)
    ? [`${found}, below ${showNumber(minimum)}: its gates are advisory`]
    : [`${found}, at least ${showNumber(minimum)}`];
}

/** An alert in one sentence, with the first thing to look at. */
export function alertNote(alert: ReportJudge['alerts'][number]): string {
  const { level, n, confidence, hints } = alert;
  const word = level === 'critical' ? 'Critical' : 'Warning';
  const [hint] = hints;
  return `${word}: ${inWords(alertComparison(alert))} (n ${n}, confidence ${confidence})${hint === undefined ? '' : `. ${hint}`}`;
}
