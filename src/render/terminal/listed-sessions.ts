import pc from 'picocolors';
import { showNumber } from '../../core/numbers.js';
import { counted, terminalLine } from '../../core/text.js';
import type { ReportSession } from '../../report/schema.js';
import { inWords } from '../wording.js';
import { hang, type Screen } from './layout.js';

/** A session in a list of those that can be asked about. */
export interface ListedSession extends Pick<ReportSession, 'name' | 'status' | 'overall'> {
  /** How many there are; of several samples those of the worst. */
  readonly findings: number;
}

/** The lowest score first, of equals the one with most findings. */
export function listedOf(sessions: readonly ListedSession[]): readonly ListedSession[] {
  return [...sessions].sort((a, b) => (a.overall ?? 2) - (b.overall ?? 2) || b.findings - a.findings);
}

/** The names of sessions with score and number of findings, a line each, for a person who does not know them by heart. */
export function renderList(sessions: readonly ListedSession[], screen: Screen): string {
  const paint = pc.createColors(screen.colour);
  if (sessions.length === 0) return 'The corpus has no session.\n';
  return [
    paint.dim('  Score  Findings  Session'),
    ...sessions.flatMap(({ name, status, overall, findings }) => {
      const score = (overall === null ? '–' : showNumber(overall)).padStart(7);
      const count = (overall === null ? '–' : String(findings)).padStart(8);
      const about = status === 'scored' ? '' : `  ${inWords(status)}`;
      return hang(`${score}  ${count}  `, `${terminalLine(name)}${about}`, screen);
    }),
    '',
    ...hang('', `${counted(sessions.length, 'session')}. \`explain <session>\` shows every number behind one.`, screen),
    '',
  ].join('\n');
}
